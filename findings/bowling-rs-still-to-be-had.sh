#!/usr/bin/env bash
# bowling-rs 1.0.0 (Rust), ten-pin bowling: `max`, the most that can still be reached, goes on after the end of a game. Ten frames
# of 3 and 4 are 70 points, and the most is "76": an open tenth frame is given a third ball. With a spare in the tenth the third
# ball counts too little: after 6 and 4 it's "79" for a strike's 83. And each call prints its frames, unasked (left out here).
# Expected: "Calculate the maximum score achievable": in a finished game its own score, and no third ball without a strike or a
# spare in the tenth; a third ball after a spare is worth up to 10.
# Seen: games, score and most.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
bowling-rs = "=1.0.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use bowling_rs::{Frame, Game, Score};

fn main() {
    for (name, last) in [
        ("3 4", Frame::new(Score::PINS(3), Score::PINS(4))),
        ("0 0", Frame::new(Score::PINS(0), Score::PINS(0))),
        ("6 4, third ball to come", Frame::new(Score::PINS(6), Score::PINS(4))),
        ("6 4 10", Frame::with_bonus(Score::PINS(6), Score::PINS(4), Score::STRIKE)),
    ] {
        let mut frames = vec![Frame::new(Score::PINS(3), Score::PINS(4)); 9];
        frames.push(last);
        let game = Game::new(frames);
        println!("nine frames 3 4, then {name}: score {}, most {}", game.score(), game.max());
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null | grep -v '^(' || true)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
nine frames 3 4, then 3 4: score 70, most 76
nine frames 3 4, then 0 0: score 63, most 73
nine frames 3 4, then 6 4, third ball to come: score 73, most 79
nine frames 3 4, then 6 4 10: score 83, most 83
END
)" ]
