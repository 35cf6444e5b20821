#!/usr/bin/env bash
# reversi-rs 0.1.0 (Rust), Reversi: the eighth row and the eighth column aren't counted. Whoever has 39 of the 64 stones can lose,
# and a game that is equal, 32 to 32, is won by White, for there's no draw. When it looks whether somebody must pass, it doesn't
# look at these squares either: who could only play there has to pass.
# Expected: in Reversi the one with more stones wins, all 64 squares count, and one passes only without any move.
# Seen, after the last stone of three games: what Black and White have, and the state; then a position where White can play in
# the last row only: whose turn it is after Black's move, the number of turns, and the state.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "stones"
version = "0.1.0"
edition = "2021"
[dependencies]
reversi-rs = "=0.1.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use reversi_rs::{Game, GameState, SquareState};

fn game(rows: [&str; 8]) -> Game {
    let mut board = [SquareState::NoneSquare; 64];
    for (square, stone) in board.iter_mut().zip(rows.concat().chars()) {
        *square = match stone {
            'b' => SquareState::Black,
            'w' => SquareState::White,
            _ => SquareState::NoneSquare,
        };
    }
    Game::new(true, 0, board, GameState::Running)
}

fn count(game: &Game, stone: SquareState) -> usize {
    game.game_board.iter().filter(|&&square| square == stone).count()
}

fn main() {
    // The last stone, at a1, turns one.
    for rows in [
        ["bbbbbbbb", "bbbbbbbb", "bbbbbbbb", "wwwwwwwb", "wwwwwwwb", "wwwwwwwb"],
        ["bbbbbbbb", "bbbbbbbb", "bbbbbbwb", "wwwwwwwb", "wwwwwwwb", "wwwwwwwb"],
        ["bbbbbbbb", "bbbbbbwb", "wwwwwwwb", "wwwwwwwb", "wwwwwwwb", "wwwwwwwb"],
    ] {
        let mut game = game([".wbbwwwb", rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], "bbbbbbbb"]);
        game.proceed_one_turn(1, 1);
        println!("Black {}, White {}: {:?}", count(&game, SquareState::Black), count(&game, SquareState::White), game.game_state);
    }
    // White at b4 can turn b5 to b7 from b8.
    let mut pass = game(["........", "........", "...bw...", ".w......", ".b......", ".b......", ".b......", "........"]);
    pass.proceed_one_turn(6, 3);
    println!("next {}, {} turns, {:?}", if pass.now_turn { "Black" } else { "White" }, pass.turns, pass.game_state);
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Black 40, White 24: BlackWin
Black 39, White 25: WhiteWin
Black 32, White 32: WhiteWin
next Black, 2 turns, NonePutPoint
END
)" ]
