#!/usr/bin/env bash
# tallystick 0.4.3 (Rust), Condorcet: candidates whom no vote sets apart get different ranks, and which of them is ahead is
# another each time the same votes are counted. It has an edge for a tie of one vote to one, and none for a tie of nothing to
# nothing.
# Expected: equal ranks, as they have with a vote for each order; and "If there is a tie, the number of winners might be more
# than `num_winners`".
# Seen, of 200 times: how many different results there are for three votes, which leave Cem and Dia out; and for two votes
# that set them apart once in each order.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "votes"
version = "0.1.0"
edition = "2024"
[dependencies]
tallystick = { version = "=0.4.3", default-features = false }
[profile.dev]
debug = false
END
cat > src/main.rs <<'END'
use std::collections::BTreeSet;
use tallystick::condorcet::DefaultCondorcetTally;

fn count(votes: &[&[&'static str]]) -> String {
    let mut tally = DefaultCondorcetTally::with_candidates(1, vec!["Ann", "Ben", "Cem", "Dia"]);
    for vote in votes {
        tally.add(vote).unwrap();
    }
    let mut ranks: Vec<_> = tally.ranked().iter().map(|place| format!("{} {}", place.candidate, place.rank)).collect();
    ranks.sort();
    ranks.join(", ")
}

fn main() {
    let votes: [&[&[&str]]; 2] = [&[&["Ann"], &["Ann"], &["Ben"]], &[&["Ann", "Ben", "Cem"], &["Ann", "Ben", "Dia"]]];
    for votes in votes {
        let results: BTreeSet<_> = (0..200).map(|_| count(votes)).collect();
        println!("{} results: {}", results.len(), results.into_iter().collect::<Vec<_>>().join("; "));
    }
}
END
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2 results: Ann 0, Ben 1, Cem 2, Dia 3; Ann 0, Ben 1, Cem 3, Dia 2' \
  '1 results: Ann 0, Ben 1, Cem 2, Dia 2')" ]
