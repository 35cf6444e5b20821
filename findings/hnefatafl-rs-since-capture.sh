#!/usr/bin/env bash
# hnefatafl 0.0.2 (Rust), not the Python package of this name: a capture doesn't set back the "plays since capture"; that play
# isn't counted, and the next one goes on from the number before. And who closes two walls at the edge with one piece, one on
# each side, captures one of them only.
# Expected: "Number of plays since a piece was last captured"; in Copenhagen rules, which it has, a group at the edge that's
# bracketed at both ends is captured, and in all other ways of capturing one move can capture on several sides.
# Seen: the number after each play; then what's captured by a piece that comes between two walls, or beside one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "tafl"
version = "0.1.0"
edition = "2021"
[dependencies]
hnefatafl = "=0.0.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use hnefatafl::{aliases::{MediumBasicGame, SmallBasicGame}, game::Game, preset::rules};

fn main() {
    let mut game: SmallBasicGame = Game::new(rules::BRANDUBH, "4t2/1t5/1T5/7/1t3K1/7/3T3").unwrap();
    for play in ["e1-e2", "f5-f6", "e2-e1", "f6-f5", "b5-b4", "f5-f6", "e1-e2"] {
        game.do_play(play.parse().unwrap()).unwrap();
        println!("{}: {} plays since a capture", game.play_history.last().unwrap(), game.state.plays_since_capture);
    }
    for (what, board) in [
        ("left wall", "1TT6/1tt6/9/3t5/9/9/9/9/4K4"),
        ("right wall", "4TTt2/4tt3/9/3t5/9/9/9/9/4K4"),
        ("both walls", "1TT1TTt2/1tt1tt3/9/3t5/9/9/9/9/4K4"),
    ] {
        let mut game: MediumBasicGame = Game::new(rules::COPENHAGEN, board).unwrap();
        game.do_play("d4-d1".parse().unwrap()).unwrap();
        println!("{what}: {}", game.play_history.last().unwrap());
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
e1-e2: 1 plays since a capture
f5-f6: 2 plays since a capture
e2-e1: 3 plays since a capture
f6-f5: 4 plays since a capture
b5-b4xb3: 4 plays since a capture
f5-f6: 5 plays since a capture
e1-e2: 6 plays since a capture
left wall: d4-d1xb1/c1
right wall: d4-d1xe1/f1
both walls: d4-d1xb1/c1
END
)" ]
