#!/usr/bin/env bash
# num-to-words-de 0.1.2 (Rust), German numbers in words: 16 is "sechszehn", so 116 and 16000 have it, too, while 17 is right. Nought
# is no word at all. A million isn't a word of its own: "einemillion", "zweimillionen", "einemillioneins"; 101 million are
# "einhunderteinemillionen".
# Expected: "sechzehn" and "null"; and, as "Million" is a noun in German: "eine Million", "zwei Millionen", "eine Million eins".
# num2words 0.5.14 (Python) has these.
# Seen: numbers, its words and those of num2words; then, how many of the numbers from 0 to 999 differ and the first ones.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
num-to-words-de = "=0.1.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
fn main() {
    for number in (0..1000).chain([16_000, 1_000_000, 1_000_001, 2_000_000, 101_000_000]) {
        println!("{number} {}", num_to_words_de::num_to_word_de(number));
    }
}
END_OF_RUST
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py num2words==0.5.14
cat > compare.py <<'END_OF_PYTHON'
import sys
from num2words import num2words
others = []
for line in sys.stdin:
    number, _, words = line.rstrip("\n").partition(" ")
    theirs = num2words(int(number), lang="de")
    if words != theirs and int(number) < 1000:
        others.append(number)
    if int(number) in (0, 15, 16, 17, 116) or int(number) >= 1000:
        print(f"{number}: {words!r}, num2words {theirs!r}")
print(f"other words: {len(others)}, {' '.join(others[:6])} ...")
END_OF_PYTHON
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null | PYTHONPATH=py python3 compare.py)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0: '', num2words 'null'
15: 'fünfzehn', num2words 'fünfzehn'
16: 'sechszehn', num2words 'sechzehn'
17: 'siebzehn', num2words 'siebzehn'
116: 'einhundertsechszehn', num2words 'einhundertsechzehn'
16000: 'sechszehntausend', num2words 'sechzehntausend'
1000000: 'einemillion', num2words 'eine Million'
1000001: 'einemillioneins', num2words 'eine Million eins'
2000000: 'zweimillionen', num2words 'zwei Millionen'
101000000: 'einhunderteinemillionen', num2words 'einhunderteins Millionen'
other words: 11, 0 16 116 216 316 416 ...
END
)" ]
