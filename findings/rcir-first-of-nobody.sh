#!/usr/bin/env bash
# rcir 0.3.0 (Rust), ranked choice, "instant runoff": a choice that nobody has first isn't out at first, but comes in when others
# are out, and can win: all with the fewest votes go together, and then the second choice of six of ten, first of nobody, has
# a majority. And half of the votes are one, if their number is even: with two of four first choices one wins at once, though
# the other two would go to one rival and make a tie.
# Expected: instant runoff: more than half of the votes win, or else whoever has the fewest first choices is out, and nobody has
# fewer than none. pyrankvote 2.0.6 (PyPI) puts out the choice without a vote in the first round.
# Seen: ballots and the winner in both modes; then the first and the last round of the first election there.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check pyrankvote==2.0.6
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "votes"
version = "0.1.0"
edition = "2021"
[dependencies]
rcir = "=0.3.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use rcir::{ElectionResult, MajorityMode, run_election};

fn main() {
    for line in std::io::stdin().lines().map(Result::unwrap) {
        let ballots: Vec<Vec<char>> = line.split(' ').map(|ballot| ballot.chars().collect()).collect();
        let results = [MajorityMode::CompleteMajority, MajorityMode::RemainingMajority].map(|mode| match run_election(&ballots, mode) {
            Ok(ElectionResult::Winner(winner)) => winner.to_string(),
            Ok(ElectionResult::Tie(mut tied)) => { tied.sort(); format!("tie of {}", tied.into_iter().collect::<String>()) }
            Err(error) => format!("{error:?}"),
        });
        println!("{line}: {} and {}", results[0], results[1]);
    }
}
END_OF_RUST
cat > votes.py <<'END_OF_PYTHON'
import sys
from pyrankvote import Ballot, Candidate, instant_runoff_voting
for line in sys.stdin:
    people = {letter: Candidate(letter) for letter in sorted(set(line) - set(" \n"))}
    ballots = [Ballot([people[letter] for letter in ballot]) for ballot in line.split()]
    result = instant_runoff_voting(list(people.values()), ballots)
    rounds = [{vote.candidate.name: int(vote.number_of_votes) for vote in round.candidate_results} for round in result.rounds]
    print("there:", rounds[0], "then", rounds[-1])
END_OF_PYTHON
printf '%s\n' 'A A A A BD BD BD CD CD CD' 'A A B CB' 'A A B B' 'A A A B CB' > ballots
seen="$(CARGO_TARGET_DIR=target cargo run --quiet < ballots; head -1 ballots | venv/bin/python votes.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'A A A A BD BD BD CD CD CD: D and D' 'A A B CB: A and A' 'A A B B: tie of AB and tie of AB' \
  'A A A B CB: A and A' "there: {'A': 4, 'B': 3, 'C': 3, 'D': 0} then {'A': 4, 'B': 3, 'C': 0, 'D': 0}")" ]
