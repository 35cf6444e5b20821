#!/usr/bin/env bash
# backgammon_engine 0.1.0 (Rust): nobody can hit from the bar: a single checker of the opponent closes its point, and whoever
# could only enter there loses the turn. White comes in two points too far, with a six outside of the home board. If only one
# of two dice can be played, nothing is. And a checker is borne off with any number, though others stand further back.
# Expected: "implements the environment - the rules, moves and state transitions - for the game of Backgammon". In backgammon
# (bkgm.com/rules.html) a checker enters on an open point of its number, where at most one opponent's checker is, and hits
# that; a number that can be played must be; and a larger number than needed takes a checker off only if there's none on
# higher points.
# Seen, for a position each: what becomes of a checker on the bar with a blot on its three, and with that point empty; where
# White's two come in with five and six (right is 18 and 19); whether the only possible five is played; and what's left on the
# six-point, the four-point and the ace-point, and what's off, after a six and a two (the first two are right).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "moves"
version = "0.1.0"
edition = "2024"
[dependencies]
backgammon_engine = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use backgammon_engine::backgammonstate::{BackgammonState, STARTING_GAME_STATE, gen_poss_next_states};
use std::collections::BTreeSet;

fn position(points: &[(usize, i32)], black_caught: i32, white_caught: i32, black_bearing: bool) -> BackgammonState {
    let mut state = BackgammonState { board: [0; 24], black_caught, white_caught, black_bearing, ..STARTING_GAME_STATE };
    for &(point, checkers) in points {
        state.board[point] = checkers;
    }
    state
}

fn main() {
    for blot in [-1, 0] {
        let bar = position(&[(2, blot), (5, -5), (7, -4), (12, -6 - blot), (11, 5), (16, 3), (18, 6)], 1, 0, false);
        let next = gen_poss_next_states(&bar, true, &vec![3, 6]).unwrap();
        let caught: BTreeSet<(i32, i32)> = next.iter().map(|state| (state.black_caught, state.white_caught)).collect();
        println!("{} on the three: Black and White on the bar {caught:?}", if blot < 0 { "a blot" } else { "nobody" });
    }

    let enter = position(&[(3, -13), (0, 2), (11, 13)], 0, 2, false);
    let next = gen_poss_next_states(&enter, false, &vec![5, 6]).unwrap();
    let came: BTreeSet<usize> = next.iter().flat_map(|state| (4..24).filter(|&point| state.board[point] < 0)).collect();
    println!("White comes in on {came:?}");

    let five = position(&[(0, 1), (23, 14), (6, -2), (11, -13)], 0, 0, false);
    let next = gen_poss_next_states(&five, true, &vec![5, 6]).unwrap();
    println!("a five or nothing: {}", if next == [five] { "nothing" } else { "the five" });

    let off = position(&[(18, 1), (23, 14), (0, -15)], 0, 0, true);
    let left: BTreeSet<[i32; 4]> = gen_poss_next_states(&off, true, &vec![6, 2]).unwrap().iter()
        .map(|state| [state.board[18], state.board[20], state.board[23], state.black_outside]).collect();
    println!("left and off: {left:?}");
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'a blot on the three: Black and White on the bar {(1, 0)}' \
  'nobody on the three: Black and White on the bar {(0, 0)}' 'White comes in on {16, 17}' 'a five or nothing: nothing' \
  'left and off: {[0, 0, 13, 2], [0, 0, 14, 1], [0, 1, 13, 1], [1, 0, 12, 2]}')" ]
