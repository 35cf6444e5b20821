#!/usr/bin/env bash
# ndice 1.0.0 (Rust), dice: a die with ten sides has eleven results, from 0 to 10. Its smallest number is set to 0, but its
# largest one isn't set to 9. And a modifier stands at each die, though nothing is there to add: "(-0)".
# Expected: "There's no limit to sides": ten sides, ten results, 1 to 10 or 0 to 9, as all others have as many as they have
# sides. On its page a die without a modifier is "d6 => 1".
# Seen: the results in twenty thousand throws of each die, and the text of one that can only show 1.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dice"
version = "0.1.0"
edition = "2021"
[dependencies]
ndice = "=1.0.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use ndice::{parse_dices, roll_dices};
use std::collections::BTreeSet;

fn main() {
    for sides in [4, 6, 8, 10, 12, 20] {
        let hand = parse_dices(vec![format!("20000d{sides}")]).unwrap();
        let results: BTreeSet<i64> = roll_dices(hand).rolls.iter().map(|roll| roll.result).collect();
        let (first, last) = (results.first().unwrap(), results.last().unwrap());
        println!("d{sides}: {} results, {first} to {last}", results.len());
    }
    println!("{}", roll_dices(parse_dices(vec!["1d1".to_string(), "1d1+2".to_string()]).unwrap()));
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
d4: 4 results, 1 to 4
d6: 6 results, 1 to 6
d8: 8 results, 1 to 8
d10: 11 results, 0 to 10
d12: 12 results, 1 to 12
d20: 20 results, 1 to 20
Rolls: ["d1 => 1 (-0)", "d1 => 1 (+2)"]
Result: 4
END
)" ]
