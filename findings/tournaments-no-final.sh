#!/usr/bin/env bash
# tournaments 0.1.0 (Rust), single elimination: with eight contestants there's no final. It takes the square root of their
# number for the number of rounds, which is right for 2, 4 and 16. After the semifinals it's finished, with two who never lost.
# And in the ranking those with equally many wins aren't together: they stand in several groups, as they come, at random.
# Expected: Wikipedia's page on single elimination, to which it links: eight players, seven matches, three rounds; "calculating
# rankings", whose groups are those with the same wins.
# Seen: matches and contestants without a defeat; whether a ranking of sixteen ever has more groups than there are numbers of
# wins.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "final"
version = "0.1.0"
edition = "2021"
[dependencies]
tournaments = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use std::collections::HashSet;
use tournaments::{match_::MatchState, single_elimination_tournament, Tournament};

/// Plays all matches; the contestant with the smaller number wins.
fn play(size: usize) -> Tournament {
    let names: Vec<_> = (1..=size).map(|number| format!("{number:02}")).collect();
    let mut tournament = single_elimination_tournament(&names).unwrap();
    while let Some(next) = tournament.bracket().current_matches().first() {
        tournament.set_winner(&next.id, next.contestants.iter().min().unwrap().clone()).unwrap();
    }
    tournament
}

fn main() {
    for size in [2, 4, 8, 16, 32] {
        let tournament = play(size);
        let mut unbeaten: HashSet<_> = (1..=size).map(|number| format!("{number:02}")).collect();
        for finished in tournament.bracket().iter() {
            if let MatchState::Finished(result) = finished.borrow().state() {
                unbeaten.remove(&result.loser);
            }
        }
        let mut unbeaten: Vec<_> = unbeaten.into_iter().collect();
        unbeaten.sort();
        println!("{size}: {} matches, finished {}, unbeaten {unbeaten:?}", tournament.bracket().len(), tournament.is_finished());
    }
    let apart = (0..100).any(|_| play(16).rankings().len() > 5);
    println!("more than five groups: {apart}");
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2: 1 matches, finished true, unbeaten ["01"]
4: 3 matches, finished true, unbeaten ["01"]
8: 6 matches, finished true, unbeaten ["01", "05"]
16: 15 matches, finished true, unbeaten ["01"]
32: 31 matches, finished true, unbeaten ["01"]
more than five groups: true
END
)" ]
