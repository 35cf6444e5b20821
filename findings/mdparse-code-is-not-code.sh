#!/usr/bin/env bash
# mdparse 0.1.0 (Rust), Discord's markdown: code isn't safe from markdown in it. Of "`a_b` and `c_d`" the code is " and ", and "b` and
# `c" is in italics; of "`**bold**` and **bold**" the bold is "` and ", and there's no code. "`__init__`" is nothing at all. A
# block of code in three backticks is two pieces that hold a backtick each, and what's in it is formatted. And underlined
# italics, "__*a*__", are an italic "_".
# Expected: "Parse a string as Discord markdown". In Discord nothing within backticks is formatted, and a block in three
# backticks is one block. "`abc`" and "**a *b* c**" are right.
# Seen: texts, and the pieces that are found.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
mdparse = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
fn main() {
    for text in [
        "`abc`", "`a*b*c`", "run `__init__` first", "`2 * 3 * 4`", "`a_b` and `c_d`", "**a *b* c**", "`**bold**` and **bold**",
        "```\na = b * c * d\n```", "__*a*__", "_**a**_", "*__a__*",
    ] {
        let spans = mdparse::parse_md(text).unwrap();
        let said: Vec<_> = spans.iter().map(|span| format!("{:?} {:?}", span.kind, span.s)).collect();
        println!("{text:?}: {}", if said.is_empty() { "nothing".to_owned() } else { said.join(", ") });
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
"`abc`": Code "abc"
"`a*b*c`": Italic "b", Code "a*b*c"
"run `__init__` first": nothing
"`2 * 3 * 4`": Italic " 3 ", Code "2 * 3 * 4"
"`a_b` and `c_d`": Code " and ", Italic "b` and `c", Code "a_b` and `c_d"
"**a *b* c**": Italic "b", Bold "a *b* c"
"`**bold**` and **bold**": Bold "` and "
"```\na = b * c * d\n```": Code "`", Italic " c ", Code "`"
"__*a*__": Italic "_"
"_**a**_": BoldItalic "a"
"*__a__*": Italic "_"
END
)" ]
