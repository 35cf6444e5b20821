#!/usr/bin/env bash
# simple_chess 1.0.6 (Rust), chess: its FEN has the square for en passant a move too late. After 1. e4 a6 2. e5 d5 White may take
# on d6, and it knows that: 31 moves. But the FEN has "-", and the game read from it has 30 moves. Once the pawn has been taken
# en passant, the FEN has "d6", where White's own pawn stands.
# Expected: its own words: "The en passant target square", for an "en passant capture": after a double step, the square behind
# the pawn. So it reads them.
# Seen: the game after 2. ... d5, as FEN, and its moves; the same read again; the game after 3. exd6; a FEN, read and written.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
simple_chess = "=1.0.6"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use simple_chess::chess_game_state_analyzer::GameState;
use simple_chess::codec::forsyth_edwards_notation::{build_game_from_string, encode_game_as_string};
use simple_chess::{ChessGame, ChessMoveType};

fn moves(game: &mut ChessGame) -> Vec<ChessMoveType> {
    match game.get_game_state() {
        GameState::InProgress { legal_moves, .. } => legal_moves,
        _ => vec![],
    }
}

fn show(name: &str, game: &mut ChessGame) {
    let moves = moves(game);
    let passing = moves.iter().filter(|played| matches!(played, ChessMoveType::EnPassant { .. })).count();
    println!("{name}: {}, {} moves, {passing} of them en passant", encode_game_as_string(game), moves.len());
}

fn main() {
    let mut game = ChessGame::new();
    for (from, to) in [((4, 1), (4, 3)), ((0, 6), (0, 5)), ((4, 3), (4, 4)), ((3, 6), (3, 4))] {
        let played = moves(&mut game).into_iter().find(|played| {
            matches!(played, ChessMoveType::Move { original_position, new_position, .. }
                if (*original_position, *new_position) == (from, to))
        });
        game.make_move(played.unwrap());
    }
    show("played", &mut game);
    show("read again", &mut build_game_from_string(&encode_game_as_string(&game)).unwrap());
    let taking = moves(&mut game).into_iter().find(|played| matches!(played, ChessMoveType::EnPassant { .. })).unwrap();
    game.make_move(taking);
    show("taken", &mut game);
    let text = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    println!("from {text}");
    show("written", &mut build_game_from_string(text).unwrap());
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
played: rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3, 31 moves, 1 of them en passant
read again: rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3, 30 moves, 0 of them en passant
taken: rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq d6 0 3, 28 moves, 0 of them en passant
from rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3
written: rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3, 31 moves, 1 of them en passant
END
)" ]
