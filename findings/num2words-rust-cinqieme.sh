#!/usr/bin/env bash
# num2words 1.2.0 (Rust), number words: French ordinals only lose an "e" and get "ième": "cinqième", "neufième",
# "quatre-vingtsième", "deux centsième". In English 1101 is "one thousand one hundred and one", but 101 is "one hundred one",
# and 100001 "one hundred thousand one". Minus one and a half dollars are "minus one dollars and minus fifty cents"; two yen,
# won or baht get an "s".
# Expected: in French it's cinquième, neuvième, quatre-vingtième, deux centième; "and" either everywhere or nowhere; an amount
# has one sign. num2words 0.5.14 (Python), another package, has the first two right, and the same fault in the other two.
# Seen: numbers here and there; in how many ordinals up to 1000 the two differ; amounts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py num2words==0.5.14
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "words"
version = "0.1.0"
edition = "2021"
[dependencies]
num2words = "=1.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use num2words::{Currency, Lang, Num2Words};

fn main() {
    for number in 1..=1000 {
        println!("{number};fr;{}", Num2Words::new(number).lang(Lang::French).ordinal().to_words().unwrap());
    }
    for number in [101, 1001, 1101, 100_001, 100_101, 1_100_101] {
        println!("{number};en;{}", Num2Words::new(number).to_words().unwrap());
    }
    for (number, currency, name) in [
        (1.5, Currency::DOLLAR, "dollar"), (-1.5, Currency::DOLLAR, "dollar"), (2.0, Currency::JPY, "yen"),
        (2.0, Currency::KRW, "won"), (2.0, Currency::THB, "baht"),
    ] {
        println!("{number} {name};;{}", Num2Words::new(number).currency(currency).to_words().unwrap());
    }
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo run --quiet > here
seen="$(PYTHONPATH=py python3 - <<'END'
from num2words import num2words
different = 0
for line in open("here", encoding="utf-8"):
    number, lang, words = line.strip().split(";")
    if not lang:
        print(f"{number}: {words}")
        continue
    there = num2words(int(number), lang=lang, ordinal=lang == "fr")
    if lang == "fr":
        different += there != words
        if int(number) not in (1, 2, 5, 9, 19, 21, 25, 80, 85, 100, 200, 1000):
            continue
    print(f"{number}: {words}; there {there}")
print(f"French: {different} of 1000 ordinals differ")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1: premier; there premier
2: deuxième; there deuxième
5: cinqième; there cinquième
9: neufième; there neuvième
19: dix-neufième; there dix-neuvième
21: vingt et unième; there vingt et unième
25: vingt-cinqième; there vingt-cinquième
80: quatre-vingtsième; there quatre-vingtsième
85: quatre-vingt-cinqième; there quatre-vingt-cinquième
100: centième; there centième
200: deux centsième; there deux centsième
1000: millième; there millième
101: one hundred one; there one hundred and one
1001: one thousand and one; there one thousand and one
1101: one thousand one hundred and one; there one thousand, one hundred and one
100001: one hundred thousand one; there one hundred thousand and one
100101: one hundred thousand one hundred one; there one hundred thousand, one hundred and one
1100101: one million one hundred thousand one hundred and one; there one million, one hundred thousand, one hundred and one
1.5 dollar: one dollar and fifty cents
-1.5 dollar: minus one dollars and minus fifty cents
2 yen: two yens
2 won: two wons
2 baht: two bahts
French: 170 of 1000 ordinals differ
END
)" ]
