#!/usr/bin/env bash
# zetelverdeling 0.2.2 (Rust), seats by D'Hondt: a party with 4,294,968 votes or more gets fewer seats than one with a quarter
# of them, or none. It multiplies the votes with 1000 in 32 bits, before it divides them, and what doesn't fit is dropped; a
# debug build ends with an error instead. With a tenth of the votes all is right.
# Expected: the highest averages of votes of the type u32 that it takes, up to 4,294,967,295: "allocating seats according to
# recorded votes". Belgium, whose two systems it has, counts more than six million votes.
# Seen, for votes, and for a tenth of them: the seats of three parties, and those by the highest averages.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seats"
version = "0.1.0"
edition = "2024"
[dependencies]
zetelverdeling = "=0.2.2"
[profile.release]
opt-level = 0
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use zetelverdeling::ZetelVerdelerBuilder;

fn averages(votes: [u32; 3], seats: u32) -> [u32; 3] {
    let mut given = [0; 3];
    for _ in 0..seats {
        let average = |party: usize| f64::from(votes[party]) / f64::from(given[party] + 1);
        let best = (0..3).max_by(|&one, &other| average(one).total_cmp(&average(other))).unwrap();
        given[best] += 1;
    }
    given
}

fn main() {
    for votes in [[4_294_967, 1_100_000, 600_000], [4_294_968, 1_100_000, 600_000], [5_200_000, 1_100_000, 600_000],
        [520_000, 110_000, 60_000]] {
        let seats = ZetelVerdelerBuilder::new(&[("A", votes[0]), ("B", votes[1]), ("C", votes[2])]).zetels(20).finish().unwrap().dhondt();
        println!("{votes:?} votes: {:?} seats, by the highest averages {:?}", ["A", "B", "C"].map(|party| seats[party]),
            averages(votes, 20));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet --release)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '[4294967, 1100000, 600000] votes: [15, 3, 2] seats, by the highest averages [15, 3, 2]' \
  '[4294968, 1100000, 600000] votes: [0, 13, 7] seats, by the highest averages [15, 3, 2]' \
  '[5200000, 1100000, 600000] votes: [7, 9, 4] seats, by the highest averages [16, 3, 1]' \
  '[520000, 110000, 60000] votes: [16, 3, 1] seats, by the highest averages [16, 3, 1]')" ]
