#!/usr/bin/env bash
# cardinalize_numbers 0.1.0 (Rust) writes round tens before a larger word with two spaces, "twenty  thousand", zero as nothing
# at all, and a line "Number is: ..." for each step on the program's output, from a library that is to return a text.
# Expected: "Converts integers to English text", "one million three hundred ninety eight thousand". num2en 1.0.0 (Rust)
# writes "zero" and "twenty thousand" and prints nothing.
# Seen: numbers here and there; how many of those under 100,000 come with two spaces in a row; and what one call prints.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "words"
version = "0.1.0"
edition = "2024"
[dependencies]
cardinalize_numbers = "=0.1.0"
num2en = "=1.0.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use cardinalize_numbers::cardinalize_us_en;

fn main() {
    let text = cardinalize_us_en(1200);
    eprintln!("1200 returned as {text:?}");
    for number in [0, 20_000, 90_000, 30_000_000, 21_000] {
        eprintln!("{number}: {:?}, there {:?}", cardinalize_us_en(number), num2en::u64_to_words(number));
    }
    let double = (0..100_000).filter(|&number| cardinalize_us_en(number).contains("  ")).count();
    eprintln!("two spaces: {double} of 100000");
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo build --quiet
seen="$(target/debug/words 2>&1 >printed; echo "printed: $(head -4 printed | paste -sd '|')")"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '1200 returned as "one thousand two hundred"' '0: "", there "zero"' \
  '20000: "twenty  thousand", there "twenty thousand"' '90000: "ninety  thousand", there "ninety thousand"' \
  '30000000: "thirty  million", there "thirty million"' '21000: "twenty one thousand", there "twenty-one thousand"' \
  'two spaces: 8000 of 100000' 'printed: Number is: 1200|Number is: 1|Number is: 200|Number is: 2')" ]
