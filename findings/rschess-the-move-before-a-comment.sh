#!/usr/bin/env bash
# rschess 2.0.5 (Rust), chess records: a variation in a PGN is played instead of the game: "2. Nf3 (2. f4 exf4) 2... Nc6" becomes
# the King's Gambit. If the game ends after White's move with "*", that move is lost, while with "1-0" it isn't. And a comment, a
# "$1" or a "!" after a move of White's makes the whole game unreadable, or, near its end, takes the move with it; after a
# move of Black's it does no harm.
# Expected: "Parsing PGN", "as feature-rich as possible". In the PGN standard a comment, "$1" or a variation may stand after any
# move, and a variation isn't part of the game.
# Seen: movetexts, and what's read.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
rschess = { version = "=2.0.5", default-features = false, features = ["pgn"] }
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use rschess::pgn::Pgn;

fn main() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 *",
        "1. e4 e5 2. Nf3 {a comment} Nc6 3. Bb5 Nf6 *",
        "1. e4 e5 2. Nf3 Nc6 {a comment} 3. Bb5 Nf6 *",
        "1. e4 e5 2. Nf3 $1 Nc6 3. Bb5 Nf6 *",
        "1. e4 e5 2. Nf3! Nc6 3. Bb5 Nf6 *",
        "1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 3. Bb5 Nf6 *",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 *",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 1/2-1/2",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 {a comment} Nf6 *",
    ] {
        let result = text.split(' ').next_back().unwrap();
        let tags = [("Event", "?"), ("Site", "?"), ("Date", "2026.12.02"), ("Round", "1"), ("White", "Ash"), ("Black", "Birch")];
        let tags: String = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
        match Pgn::try_from(format!("{tags}[Result \"{result}\"]\n\n{text}\n").as_str()) {
            Ok(game) => println!("{text}: {}", game.board().gen_movetext()),
            Err(error) => println!("{text}: {error:?}"),
        }
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 *: 1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6
1. e4 e5 2. Nf3 {a comment} Nc6 3. Bb5 Nf6 *: InvalidMoveNumber
1. e4 e5 2. Nf3 Nc6 {a comment} 3. Bb5 Nf6 *: 1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6
1. e4 e5 2. Nf3 $1 Nc6 3. Bb5 Nf6 *: InvalidMoveNumber
1. e4 e5 2. Nf3! Nc6 3. Bb5 Nf6 *: InvalidMoveNumber
1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 3. Bb5 Nf6 *: 1. e4 e5 2. f4 exf4 3. Bb5 Nf6
1. e4 e5 2. Nf3 Nc6 3. Bb5 *: 1. e4 e5 2. Nf3 Nc6
1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0: 1. e4 e5 2. Nf3 Nc6 3. Bb5
1. e4 e5 2. Nf3 Nc6 3. Bb5 1/2-1/2: 1. e4 e5 2. Nf3 Nc6 3. Bb5
1. e4 e5 2. Nf3 Nc6 3. Bb5 {a comment} Nf6 *: 1. e4 e5 2. Nf3 Nc6
END
)" ]
