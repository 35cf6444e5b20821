#!/usr/bin/env bash
# dicenotation 0.2.0 (Rust) takes the first thing in a text that looks like dice and leaves out the rest without a word: spaces
# before a plus lose what's added, a second kind of dice adds its number only, and of "3d6*2", "3d6/2" and "2x3d6" there's
# 3d6. A single die as "d6" can't be read at all.
# Expected: "Standard Dice Notation", with a link to Wikipedia's page, where the number of dice "can be omitted if 1" and dice
# are multiplied and added; "return Err" for what can't be parsed, as the function has it for "six".
# Seen: the highest roll of a text (each die on its last face).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dice"
version = "0.1.0"
edition = "2021"
[dependencies]
dicenotation = "=0.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use dicenotation::roll_dice_with_fn;

fn main() {
    for text in ["3d6", "3d6+10", "3d6-2", "3d6 + 10", "3d6 - 2", "3d6+1d4", "3d6+2+1", "3d6*2", "3d6/2", "2x3d6", "1d20+5 to hit", "d6", "six"] {
        println!("{text}: {:?}", roll_dice_with_fn::<i32, _>(text, |_, faces| faces - 1));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '3d6: Ok(18)' '3d6+10: Ok(28)' '3d6-2: Ok(16)' '3d6 + 10: Ok(18)' '3d6 - 2: Ok(18)' \
  '3d6+1d4: Ok(19)' '3d6+2+1: Ok(20)' '3d6*2: Ok(18)' '3d6/2: Ok(18)' '2x3d6: Ok(18)' '1d20+5 to hit: Ok(25)' \
  'd6: Err("cannot parse")' 'six: Err("cannot parse")')" ]
