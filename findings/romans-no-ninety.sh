#!/usr/bin/env bash
# romans 0.1.0 (Rust), Roman numerals: 90 is "LXL" and 900 "DCD", and 1990 is "MDCDLXL". It writes fifty and forty, having
# neither XC nor CM. It reads what it writes, and "XC" too, but "CM" is 1100, and "MCMXC", on many a building, 2190.
# Expected: "Utility to convert and represent Roman numerals", and Wikipedia's page on them, to which it links: XC and CM; roman
# 5.1 (Python) writes them.
# Seen: numbers, here and there, and what's read of each; how many from 1 to 3999 are the same, and how many can't be read back;
# then what's read of numerals as usual.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py roman==5.1
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "numerals"
version = "0.1.0"
edition = "2021"
[dependencies]
romans = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use romans::prelude::*;

fn main() {
    for number in 1..4000 {
        let text = Numeral::from(number).as_string();
        let read = |text: &str| Numeral::try_from(text).map_or("an error".to_string(), |numeral| numeral.value().to_string());
        println!("{number} {text} {}", read(&text));
    }
    for text in ["XC", "CM", "MCMXC"] {
        let read = Numeral::try_from(text).map_or("an error".to_string(), |numeral| numeral.value().to_string());
        println!("{text} {read}");
    }
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo run --quiet > written
seen="$(PYTHONPATH=py python3 - <<'END'
import roman
same = unread = 0
for line in open("written"):
    first, *rest = line.rstrip("\n").split(" ", 2)
    if not first.isdigit():
        print(f"{first}: read {' '.join(rest)}")
        continue
    there = roman.toRoman(int(first))
    same += rest[0] == there
    unread += rest[1] != first
    if first in ("4", "9", "40", "90", "400", "900", "1990"):
        print(f"{first}: {rest[0]}, there {there}, read {rest[1]}")
print(f"{same} of 3999 the same, {unread} not read back")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
4: IV, there IV, read 4
9: IX, there IX, read 9
40: XL, there XL, read 40
90: LXL, there XC, read 90
400: CD, there CD, read 400
900: DCD, there CM, read 900
1990: MDCDLXL, there MCMXC, read 1990
XC: read 90
CM: read 1100
MCMXC: read 2190
3239 of 3999 the same, 0 not read back
END
)" ]
