#!/usr/bin/env bash
# discord-md 3.0.0 (Rust), Discord's markdown: "2 * 3 * 4" is "2 ", " 3 " in italics, and " 4", so the plain text has lost its
# stars. Code between two backticks, which may have one inside, isn't taken for one: of "``a`b``" only "a" is code.
# Expected: "tries to mimic the behavior of the official Discord client's markdown parser", with a list of known limits, and
# neither is in it. In Discord a star before a space opens nothing, and ``a`b`` is code; discord-markdown 2.5.1 (npm) has both.
# Seen: texts, the parts here, the plain text, and HTML there.
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
discord-md = "=3.0.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use discord_md::{ast::MarkdownElement, generate::{ToMarkdownString, ToMarkdownStringOption}, parse};

fn main() {
    for text in std::env::args().skip(1) {
        let document = parse(&text);
        let plain = document.to_markdown_string(&ToMarkdownStringOption::new().omit_format(true));
        let parts: Vec<_> = document.content().get().iter().map(|part| match part {
            MarkdownElement::Plain(plain) => format!("plain {:?}", plain.content()),
            MarkdownElement::OneLineCode(code) => format!("code {:?}", code.content()),
            part => format!("styled {:?}", part.to_string()),
        }).collect();
        println!("{text}: {}; {plain:?}", parts.join(", "));
    }
}
END_OF_RUST
texts=('*three*' '2 * 3 * 4' 'a*b' '`code`' '``a`b``' '`` ` ``' '**bold**')
CARGO_TARGET_DIR=target cargo run --quiet -- "${texts[@]}" > here
node -e 'const { toHTML } = require("discord-markdown");
  for (const text of process.argv.slice(1)) console.log("  there: " + toHTML(text));' -- "${texts[@]}" > there
seen="$(paste -d '\n' here there)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
*three*: styled "*three*"; "three"
  there: <em>three</em>
2 * 3 * 4: plain "2 ", styled "* 3 *", plain " 4"; "2  3  4"
  there: 2 * 3 * 4
a*b: plain "a*b"; "a*b"
  there: a*b
`code`: code "code"; "code"
  there: <code>code</code>
``a`b``: plain "`", code "a", plain "b``"; "`ab``"
  there: <code>a`b</code>
`` ` ``: plain "`", code " ", plain " ``"; "`  ``"
  there: <code>`</code>
**bold**: styled "**bold**"; "bold"
  there: <strong>bold</strong>
END
)" ]
