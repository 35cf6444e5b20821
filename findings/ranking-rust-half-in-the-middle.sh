#!/usr/bin/env bash
# ranking 0.0.1 (Rust), one ranking from many: of an even number of voters the median is the worse of the two in the middle. Two
# voters, one for Ash before Birch and one the other way around, put both on 1.0, which is the last place; of 0, 0, 3 and 3 it's
# 3. And who isn't in a list has no rank in it: Elm, named by one voter of five and first there, wins against Ash, who is first
# in four lists of five and second in the other.
# Expected: a median of an even number of values lies half-way between the two in the middle, 0.5 and 1.5. "Simple consolidated
# ranking from many samples of ranked data".
# Seen: lists, and the rankings by median and average; a line "Ranking Metric", which it prints itself, is left out.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
ranking = "=0.0.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use ranking::{calculate_ranking, Metric};

fn main() {
    let lists: [&[&str]; 3] = [
        &["Ash Birch", "Birch Ash"],
        &["Ash Birch Cedar Fir", "Ash Birch Cedar Fir", "Fir Birch Cedar Ash", "Fir Birch Cedar Ash"],
        &["Ash Birch", "Ash Birch", "Ash Birch", "Ash Birch", "Elm Ash Birch"],
    ];
    for lists in lists {
        let votes: Vec<_> = lists.iter().map(|list| ("voter", list.split(' ').collect())).collect();
        println!("{lists:?}");
        println!("  median: {:?}", calculate_ranking(votes.clone(), Metric::Median));
        println!("  average: {:?}", calculate_ranking(votes, Metric::Average));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null | grep -v '^Ranking Metric')"
echo "$seen"
[ "$seen" = "$(cat <<'END'
["Ash Birch", "Birch Ash"]
  median: [(1.0, "Ash"), (1.0, "Birch")]
  average: [(0.5, "Ash"), (0.5, "Birch")]
["Ash Birch Cedar Fir", "Ash Birch Cedar Fir", "Fir Birch Cedar Ash", "Fir Birch Cedar Ash"]
  median: [(1.0, "Birch"), (2.0, "Cedar"), (3.0, "Ash"), (3.0, "Fir")]
  average: [(1.0, "Birch"), (1.5, "Ash"), (1.5, "Fir"), (2.0, "Cedar")]
["Ash Birch", "Ash Birch", "Ash Birch", "Ash Birch", "Elm Ash Birch"]
  median: [(0.0, "Ash"), (0.0, "Elm"), (1.0, "Birch")]
  average: [(0.0, "Elm"), (0.2, "Ash"), (1.2, "Birch")]
END
)" ]
