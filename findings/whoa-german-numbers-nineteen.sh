#!/usr/bin/env bash
# whoa-german-numbers 0.0.2 (Rust): twenty-one thousand is "neunzehntausendzweitausend", nineteen thousand and two thousand:
# before "tausend" and "million" it has only the words up to nineteen, and adds up as many of them as it needs. And what it
# reads loses its end in silence: "zwei Millionen" is 2, "dreissig", as it's written in Switzerland or without ß, is 3.
# Expected: "parses and converts written german numbers like "dreitausend" back and forth into integers", and None "when no
# valid number is found". In German it's "einundzwanzigtausend"; num2words 0.5.14 (Python) writes it.
# Seen: numbers as they're written here and there, and what's read; then texts; and how many of the thousands below a million
# are the same in both.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py num2words==0.5.14
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "numbers"
version = "0.1.0"
edition = "2024"
[dependencies]
whoa-german-numbers = "=0.0.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use whoa_german_numbers::{number_to_text, text_to_number};

fn main() {
    for text in std::env::args().skip(1) {
        println!("{text}: {:?}", text_to_number(&text));
    }
    for number in (1..1000).map(|thousands| thousands * 1000) {
        println!("{number} {}", number_to_text(number));
    }
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo run --quiet -- einundzwanzigtausend 'zwei Millionen' dreißig dreissig siebte achte > written
seen="$(PYTHONPATH=py python3 - <<'END_OF_PYTHON'
from num2words import num2words
same = 0
for line in open("written", encoding="utf-8"):
    number, _, text = line.rstrip("\n").partition(" ")
    if not number.isdigit():
        print(line, end="")
        continue
    there = num2words(int(number), lang="de")
    same += text == there
    if number in ("19000", "20000", "21000", "99000", "121000"):
        print(f"{number}: {text}, there {there}")
print(f"{same} of 999 the same")
END_OF_PYTHON
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'einundzwanzigtausend: Some(21000)' 'zwei Millionen: Some(2)' 'dreißig: Some(30)' 'dreissig: Some(3)' \
  'siebte: None' 'achte: Some(8)' '19000: neunzehntausend, there neunzehntausend' \
  '20000: neunzehntausendeintausend, there zwanzigtausend' '21000: neunzehntausendzweitausend, there einundzwanzigtausend' \
  '99000: neunzehntausendachtzehntausendsiebzehntausendsechzehntausendfünfzehntausendvierzehntausend, there neunundneunzigtausend' \
  '121000: einhunderttausendneunzehntausendzweitausend, there einhunderteinundzwanzigtausend' '28 of 999 the same')" ]
