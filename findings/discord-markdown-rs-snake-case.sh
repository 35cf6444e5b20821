#!/usr/bin/env bash
# discord-markdown 0.1.2 (Rust), Discord's markdown, not the npm package of this name: "snake_case_name" has an italic "case". A
# backslash after an umlaut doesn't keep the character behind it, but a later one, and what's between is lost: "süß: \*wie
# Honig\*". Within italics "\*" ends them. A quote that goes on to the end of the message, ">>> ", is no quote.
# Expected: "Parse Discord MarkDown", with a rule that a backslash should "escape the following character". In Discord all of
# these are otherwise; discord-markdown 2.5.1 (npm) has them.
# Seen: texts, and HTML here and there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord-markdown@2.5.1
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "marks"
version = "0.1.0"
edition = "2021"
[dependencies]
discord-markdown = "=0.1.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use discord_markdown::{convertor::to_html, parser::parse};

fn main() {
    for text in std::env::args().skip(1) {
        println!("{text:?}: {}", to_html(parse(&text)));
    }
}
END_OF_RUST
texts=('_case_' 'snake_case_name' 'sweet: \*like honey\*, really' 'süß: \*wie Honig\*, wirklich'
  '*two\*three*' $'> one\ntwo' $'>>> one\ntwo')
CARGO_TARGET_DIR=target cargo run --quiet -- "${texts[@]}" 2>/dev/null > here
node -e 'const { toHTML } = require("discord-markdown");
  for (const text of process.argv.slice(1)) console.log("  there: " + toHTML(text));' -- "${texts[@]}" > there
seen="$(paste -d '\n' here there)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
"_case_": <em>case</em>
  there: <em>case</em>
"snake_case_name": snake<em>case</em>name
  there: snake_case_name
"sweet: \\*like honey\\*, really": sweet: *like honey*, really
  there: sweet: *like honey*, really
"süß: \\*wie Honig\\*, wirklich": süß: ie Honig*, wirklich
  there: süß: *wie Honig*, wirklich
"*two\\*three*": <em>two\</em>three*
  there: <em>two*three</em>
"> one\ntwo": <blockquote>one</blockquote>two
  there: <blockquote>one<br></blockquote>two
">>> one\ntwo": &gt;&gt;&gt; one<br>two
  there: <blockquote>one<br>two</blockquote>
END
)" ]
