#!/usr/bin/env bash
# round_robin 1.0.1 (Rust): of the rounds of a tournament only the first two are different. It moves the players on by one
# seat once, before the loop, instead of in each round, so that the second round is played again and again: of six players
# nobody meets more than two others, and some pairs meet four times.
# Expected: "Create a vector of rounds and their respective matches, using the Round-robin algorithm": each player meets each
# other one once. round_robin_tournament 0.3.1 (Rust) does that.
# Seen, for some numbers of players: matches, pairs that meet, how often the same pair meets at most, and the pairs that meet
# there; then the rounds of six.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "rounds"
version = "0.1.0"
edition = "2024"
[dependencies]
round_robin = "=1.0.1"
round_robin_tournament = "=0.3.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use std::collections::BTreeMap;

fn count(matches: impl IntoIterator<Item = (usize, usize)>) -> BTreeMap<(usize, usize), usize> {
    let mut meetings = BTreeMap::new();
    for (one, other) in matches {
        *meetings.entry((one.min(other), one.max(other))).or_default() += 1;
    }
    meetings
}

fn main() {
    for players in [4, 6, 8, 10] {
        let matches = round_robin::round_robin((0..players).collect());
        let here = count(matches.clone());
        let there = count(round_robin_tournament::round_robin_tournament::draw(players).into_iter().flatten());
        println!("{players} players: {} matches, {} pairs, up to {} times, {} pairs there", matches.len(), here.len(),
            here.values().max().unwrap(), there.len());
    }
    for round in round_robin::round_robin(vec!["Ann", "Ben", "Cem", "Dia", "Eva", "Fay"]).chunks(3) {
        println!("{}", round.iter().map(|(one, other)| format!("{one}-{other}")).collect::<Vec<_>>().join(" "));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '4 players: 6 matches, 4 pairs, up to 2 times, 6 pairs there' \
  '6 players: 15 matches, 6 pairs, up to 4 times, 15 pairs there' '8 players: 28 matches, 8 pairs, up to 6 times, 28 pairs there' \
  '10 players: 45 matches, 10 pairs, up to 8 times, 45 pairs there' 'Ann-Fay Ben-Eva Dia-Cem' 'Ann-Eva Fay-Dia Cem-Ben' \
  'Ann-Eva Fay-Dia Cem-Ben' 'Ann-Eva Fay-Dia Cem-Ben' 'Ann-Eva Fay-Dia Cem-Ben')" ]
