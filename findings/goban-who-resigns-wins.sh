#!/usr/bin/env bash
# goban 0.20.1 (Rust), the game of go: who resigns wins. `Move::Resign(White)` ends the game with `WinnerByResign(White)`, and
# `get_winner` gives White. And from an SGF record it takes a move only if it's the first thing in its node: "C[a comment]W[cc]" or
# "WL[300]W[cc]", where the move comes after a comment or the time left, is lost, and the next stone, Black's, is set as White's.
# Expected: for RE[B+R], Black won as White resigned, it has `WinnerByResign(Black)`. In SGF "the order of properties in a
# node is not fixed", and a stone has the colour of its property.
# Seen: the outcome of White's resignation, and of a record with RE[B+R]; then the same three moves in four records: the stones
# of both and who is to move.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
goban = "=0.20.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use goban::pieces::stones::Color;
use goban::rules::{game::Game, GobanSizes, Move, CHINESE};

fn main() {
    let mut game = Game::new(GobanSizes::Nine, CHINESE);
    game.play(Move::Play(4, 4));
    game.play(Move::Resign(Color::White));
    println!("White resigns: {:?}, winner {:?}", game.outcome(), game.outcome().unwrap().get_winner());
    let record = Game::from_sgf("(;GM[1]SZ[9]RE[B+R];B[ee])").unwrap();
    println!("RE[B+R]: {:?}", record.outcome());
    for moves in [";B[ee];W[cc];B[gg]", ";B[ee];W[cc]C[well];B[gg]", ";B[ee];C[well]W[cc];B[gg]", ";B[ee];WL[300]W[cc];B[gg]"] {
        let game = Game::from_sgf(&format!("(;GM[1]SZ[9]{moves})")).unwrap();
        let stones = |color| {
            let mut coords: Vec<_> = game.goban().get_coords_by_color(Some(color)).collect();
            coords.sort();
            coords
        };
        println!("{moves}: black {:?}, white {:?}, {:?} to move", stones(Color::Black), stones(Color::White), game.turn());
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
White resigns: Some(WinnerByResign(White)), winner Some(White)
RE[B+R]: Some(WinnerByResign(Black))
;B[ee];W[cc];B[gg]: black [(4, 4), (6, 6)], white [(2, 2)], White to move
;B[ee];W[cc]C[well];B[gg]: black [(4, 4), (6, 6)], white [(2, 2)], White to move
;B[ee];C[well]W[cc];B[gg]: black [(4, 4)], white [(6, 6)], Black to move
;B[ee];WL[300]W[cc];B[gg]: black [(4, 4)], white [(6, 6)], Black to move
END
)" ]
