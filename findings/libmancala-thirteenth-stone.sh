#!/usr/bin/env bash
# libmancala 1.2.0 (Rust), Mancala: thirteen stones go once round the board, and the last one falls into the pit that they came
# from, which is empty then. In five of the six pits it captures what lies opposite. In the last one, F, it doesn't: after the
# lap it still believes that the last stone lies on the other side, since it notes where it is only when it comes to the next
# pit.
# Expected: the rules that its page names: who ends in an empty pocket on their own side captures that piece and what lies
# opposite, whichever pocket it is.
# Seen, for each pit with thirteen stones: what's captured, and the store of the player.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "stones"
version = "0.1.0"
edition = "2021"
[dependencies]
libmancala = "=1.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use libmancala::{MancalaBoard, Move};

fn main() {
    for (pit, name) in [Move::A, Move::B, Move::C, Move::D, Move::E, Move::F].iter().enumerate() {
        let mut board = MancalaBoard::new();
        board.p1_board = [1; 6];
        board.p1_board[pit] = 13;
        board.p2_board = [3; 6];
        let (result, again, captured) = board.update(name);
        println!("{name:?}: {result:?}, again {again}, captured {captured:?}, store {}, own pits {:?}",
            board.p1_store, board.p1_board);
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
A: Continuing, again false, captured Some(5), store 6, own pits [0, 2, 2, 2, 2, 2]
B: Continuing, again false, captured Some(5), store 6, own pits [2, 0, 2, 2, 2, 2]
C: Continuing, again false, captured Some(5), store 6, own pits [2, 2, 0, 2, 2, 2]
D: Continuing, again false, captured Some(5), store 6, own pits [2, 2, 2, 0, 2, 2]
E: Continuing, again false, captured Some(5), store 6, own pits [2, 2, 2, 2, 0, 2]
F: Continuing, again false, captured None, store 1, own pits [2, 2, 2, 2, 2, 1]
END
)" ]
