#!/usr/bin/env bash
# rschess 2.0.5 (Rust), chess: `is_threefold_repetition` is true when a position is on the board for the fourth time. The knights go
# out and back, and out and back again: the first position is there for the third time, and the answer is no; so it is for the next
# three positions. When it's there for the fifth time the answer is no again. And the game isn't over by fivefold repetition
# until the sixth.
# Expected: in the Laws of Chess a player may claim a draw when the same position appears for at least the third time (9.2), and
# the game is drawn when it has appeared for at least the fifth time (9.6).
# Seen: moves; how often the position has been on the board, counted by its FEN without the clocks; and the answers.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
rschess = { version = "=2.0.5", default-features = false }
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use rschess::Board;
use std::collections::HashMap;

fn main() {
    let mut board = Board::default();
    let mut seen: HashMap<String, u32> = HashMap::new();
    let key = |board: &Board| board.to_fen().to_string().split(' ').take(4).collect::<Vec<_>>().join(" ");
    seen.insert(key(&board), 1);
    for san in ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(5) {
        board.make_move_san(san).unwrap();
        let times = seen.entry(key(&board)).or_default();
        *times += 1;
        println!(
            "{san}: time {times}, threefold {}, fivefold {}, {:?}",
            board.is_threefold_repetition(), board.is_fivefold_repetition(), board.game_result(),
        );
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Nf3: time 1, threefold false, fivefold false, None
Nf6: time 1, threefold false, fivefold false, None
Ng1: time 1, threefold false, fivefold false, None
Ng8: time 2, threefold false, fivefold false, None
Nf3: time 2, threefold false, fivefold false, None
Nf6: time 2, threefold false, fivefold false, None
Ng1: time 2, threefold false, fivefold false, None
Ng8: time 3, threefold false, fivefold false, None
Nf3: time 3, threefold false, fivefold false, None
Nf6: time 3, threefold false, fivefold false, None
Ng1: time 3, threefold false, fivefold false, None
Ng8: time 4, threefold true, fivefold false, None
Nf3: time 4, threefold true, fivefold false, None
Nf6: time 4, threefold true, fivefold false, None
Ng1: time 4, threefold true, fivefold false, None
Ng8: time 5, threefold false, fivefold false, None
Nf3: time 5, threefold false, fivefold false, None
Nf6: time 5, threefold false, fivefold false, None
Ng1: time 5, threefold false, fivefold false, None
Ng8: time 6, threefold false, fivefold true, Some(Draw(FivefoldRepetition))
END
)" ]
