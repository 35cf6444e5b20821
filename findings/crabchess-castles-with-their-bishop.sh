#!/usr/bin/env bash
# crabchess 0.1.15 (Rust), chess: who loses a rook in the corner can still castle with it. Its FEN keeps the right to, and "O-O-O"
# is played: the king goes to c8, and White's bishop, which took the rook on a8, is set on d8, still White's. And when the pieces
# go out and back twice, the first position is on the board for the third time, and the game is "in progress", as the position at
# the beginning isn't counted; the next one, which was there three times, too, is a repetition.
# Expected: "identify illegal move attempts" and "the status of a game". In the Laws of Chess one castles with a rook of one's own
# colour that hasn't moved, and the position at the beginning counts like any other.
# Seen: a game to the castling, then knights that go out and back: after some moves the position and the status.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
crabchess = "=0.1.15"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use crabchess::prelude::*;

fn main() {
    for (moves, shown) in [
        ("g3 b6 Bg2 Bb7 Bxb7 Nc6 Bxa8 e6 Nf3 Qg5 Ng1 O-O-O", vec![6, 7, 11, 12]),
        ("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3", vec![4, 8, 9]),
    ] {
        let mut position = ChessPosition::new();
        for (number, san) in moves.split(' ').enumerate() {
            let played = position.apply_san(san);
            if shown.contains(&(number + 1)) {
                println!("{san}: {} {:?} {:?}", position.fen(), played, position.status());
            }
        }
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Nc6: r2qkbnr/pBpppppp/1pn5/8/8/6P1/PPPPPP1P/RNBQK1NR w KQkq - 1 4 Ok(()) InProgress
Bxa8: B2qkbnr/p1pppppp/1pn5/8/8/6P1/PPPPPP1P/RNBQK1NR b KQkq - 0 4 Ok(()) InProgress
Ng1: B3kbnr/p1pp1ppp/1pn1p3/6q1/8/6P1/PPPPPP1P/RNBQK1NR b KQkq - 3 6 Ok(()) InProgress
O-O-O: 2kB1bnr/p1pp1ppp/1pn1p3/6q1/8/6P1/PPPPPP1P/RNBQK1NR w KQ - 4 7 Ok(()) InProgress
Ng8: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3 Ok(()) InProgress
Ng8: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 8 5 Ok(()) InProgress
Nf3: rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 9 5 Ok(()) ThreefoldRepetition
END
)" ]
