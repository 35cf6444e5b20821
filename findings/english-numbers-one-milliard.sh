#!/usr/bin/env bash
# english-numbers 0.3.3 (Rust), number words: on the long scale a million is "one milliard", a milliard "one million", a
# billion, with twelve zeros, "one thousand million", and a billiard "one billion". Million and milliard have changed places,
# and what follows is a thousand times too much.
# Expected: "the long numbering format, used in the EU": a million has six zeros on both scales, a milliard nine, a billion
# twelve. (Its page has the last but one as an example, without seeing it.) num2words 0.5.14 (Python) writes German, which has
# this scale.
# Seen: powers of ten, on both scales, and in German.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py num2words==0.5.14
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "powers"
version = "0.1.0"
edition = "2021"
[dependencies]
english-numbers = "=0.3.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use english_numbers::{convert, convert_long, Formatting};

fn main() {
    let formatting = Formatting { spaces: true, ..Formatting::none() };
    for number in [1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000, 1_000_000_000_000_000] {
        println!("{number};{};{}", convert(number, formatting), convert_long(number, formatting));
    }
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo run --quiet > written
seen="$(PYTHONPATH=py python3 - <<'END'
from num2words import num2words
for line in open("written"):
    number, short, long = line.strip().split(";")
    print(f"{number}: short {short}, long {long}, German {num2words(int(number), lang='de')}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1000: short one thousand, long one thousand, German eintausend
1000000: short one million, long one milliard, German eine Million
1000000000: short one billion, long one million, German eine Milliarde
1000000000000: short one trillion, long one thousand million, German eine Billion
1000000000000000: short one quadrillion, long one billion, German eine Billiarde
END
)" ]
