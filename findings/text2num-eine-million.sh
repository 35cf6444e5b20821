#!/usr/bin/env bash
# text2num 2.8.0 (Rust), number words: "eine Million" and "eine Milliarde", as it's right in German, are no numbers, while "ein
# Million", which nobody says, is one. In English "sixtieth" can't be read, nor "one hundred and sixtieth", but "sixteeth". In
# Italian the 16th, "sedicesimo", and the 71st, "settantunesimo", are missing: there each has a slip of one letter in its list.
# Expected: "recognizing, parsing and transcribing into digits (base 10) numbers expressed in natural language", cardinals and
# ordinals. "zwei Millionen", "seventieth", "quindicesimo" and "ottantunesimo" are read.
# Seen: texts, and what's read; of the ordinals up to 1000 that num2words 0.5.14 (Python) writes in English, those that can't be
# read.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py num2words==0.5.14
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "numbers"
version = "0.1.0"
edition = "2021"
[dependencies]
text2num = "=2.8.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use text2num::{text2digits, Language};

fn main() {
    let read = |text: &str, language: &Language| text2digits(text, language).unwrap_or_else(|error| format!("{error:?}"));
    let german = Language::german();
    for text in ["ein Million", "eine Million", "zwei Millionen", "eine Milliarde", "eine Million dreihundert"] {
        println!("{text}: {}", read(text, &german));
    }
    let english = Language::english();
    for text in ["sixtieth", "sixteeth", "seventieth"] {
        println!("{text}: {}", read(text, &english));
    }
    let italian = Language::italian();
    for text in [
        "quindicesimo", "sedicesimo", "diciassettesimo", "sessantunesimo", "settantunesimo", "ottantunesimo", "dedicesimo",
        "settanunesimo",
    ] {
        println!("{text}: {}", read(text, &italian));
    }
    for line in std::io::stdin().lines() {
        let text = line.unwrap();
        if text2digits(&text, &english).is_err() {
            println!("not read: {text}");
        }
    }
}
END_OF_RUST
seen="$(PYTHONPATH=py python3 -c '
from num2words import num2words
for number in range(1, 1001):
    print(num2words(number, ordinal=True))' | CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
ein Million: 1000000
eine Million: NaN
zwei Millionen: 2000000
eine Milliarde: NaN
eine Million dreihundert: NaN
sixtieth: NaN
sixteeth: 60th
seventieth: 70th
quindicesimo: 15º
sedicesimo: NaN
diciassettesimo: 17º
sessantunesimo: 61º
settantunesimo: NaN
ottantunesimo: 81º
dedicesimo: 16º
settanunesimo: 71º
not read: sixtieth
not read: one hundred and sixtieth
not read: two hundred and sixtieth
not read: three hundred and sixtieth
not read: four hundred and sixtieth
not read: five hundred and sixtieth
not read: six hundred and sixtieth
not read: seven hundred and sixtieth
not read: eight hundred and sixtieth
not read: nine hundred and sixtieth
END
)" ]
