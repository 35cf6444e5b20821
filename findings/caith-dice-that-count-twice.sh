#!/usr/bin/env bash
# caith 4.2.4 (Rust), dice of the Discord bot Dìsle: "4d6 ir2" is 0 if no die has to be thrown again. It adds up what it has
# noted of the throws, and then it has noted nothing. With two options it notes the same dice twice: "3d6 r1 e6" and "4d6 K3 t5"
# count each die, or each success, two times. And "3d6 e" can't be read.
# Expected: "4d6 ir2: Roll four six-sided dice and reroll any that are equal to or less than two"; "These commands can be
# combined"; "3d6 e is the same as 3d6 e6"; "drop", "keep" before a target: only what's kept can succeed.
# Seen: what's thrown, the text of the result, and the total.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "dice"
version = "0.1.0"
edition = "2021"
[dependencies]
caith = "=4.2.4"
rand = "=0.8.5"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use caith::Roller;
use rand::{Error, RngCore};

/// Throws dice with six sides that show these numbers.
struct Dice(Vec<u64>);

impl RngCore for Dice {
    fn next_u64(&mut self) -> u64 {
        (u64::MAX / 6) * (self.0.remove(0) - 1) + u64::MAX / 12
    }
    fn next_u32(&mut self) -> u32 {
        (self.next_u64() >> 32) as u32
    }
    fn fill_bytes(&mut self, _: &mut [u8]) {
        unimplemented!()
    }
    fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Error> {
        unimplemented!()
    }
}

fn main() {
    for (text, numbers) in [
        ("4d6", vec![3, 4, 5, 6]), ("4d6 ir2", vec![3, 4, 5, 6]), ("4d6 ir2", vec![1, 4, 5, 6, 3]), ("4d6 r2", vec![3, 4, 5, 6]),
        ("3d6 e6", vec![2, 3, 6, 4]), ("3d6 r1", vec![2, 3, 6]), ("3d6 r1 e6", vec![2, 3, 6, 4]), ("3d6 d1 e6", vec![2, 3, 5]),
        ("4d6 t5", vec![2, 3, 5, 6]), ("4d6 K3 t5", vec![2, 3, 5, 6]), ("4d6 k2 t5", vec![2, 3, 5, 6]),
        ("3d6 e", vec![2, 3, 6, 4]),
    ] {
        let result = Roller::new(text).unwrap().roll_with(&mut Dice(numbers.clone()));
        let result = result.map_or("an error".to_string(), |result| result.as_single().unwrap().to_string(false));
        println!("{text}, thrown {numbers:?}: {result}");
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
4d6, thrown [3, 4, 5, 6]: [6, 5, 4, 3] = 18
4d6 ir2, thrown [3, 4, 5, 6]: 0
4d6 ir2, thrown [1, 4, 5, 6, 3]: [6, 5, 4, 3] = 18
4d6 r2, thrown [3, 4, 5, 6]: [6, 5, 4, 3] = 18
3d6 e6, thrown [2, 3, 6, 4]: [6, 3, 2][4] = 15
3d6 r1, thrown [2, 3, 6]: [6, 3, 2] = 11
3d6 r1 e6, thrown [2, 3, 6, 4]: [6, 3, 2][6, 3, 2][4] = 26
3d6 d1 e6, thrown [2, 3, 5]: [5, 3, 2][5, 3] = 18
4d6 t5, thrown [2, 3, 5, 6]: [6, 5, 3, 2] = 2
4d6 K3 t5, thrown [2, 3, 5, 6]: [6, 5, 3, 2][6, 5, 3] = 4
4d6 k2 t5, thrown [2, 3, 5, 6]: [6, 5, 3, 2][3, 2] = 2
3d6 e, thrown [2, 3, 6, 4]: an error
END
)" ]
