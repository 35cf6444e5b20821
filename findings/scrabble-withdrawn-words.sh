#!/usr/bin/env bash
# scrabble 0.1.0 (Rust), records of games in GCG: a word that was taken back after a challenge, "-- -24 165", is read as a pass,
# and written as one that cost nothing, "- +0 165". The points for a challenge, for time and for the tiles that are left at the
# end can't be read at all, if the rack stands in the line, as it does in GCG: the whole file is refused.
# Expected: "GCG transcripts, read and written"; GCG's own page has each of these lines.
# Seen: lines, what they are here, and how they're written again.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "record"
version = "0.1.0"
edition = "2021"
[dependencies]
scrabble = { version = "=0.1.0", default-features = false, features = ["formats"] }
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use scrabble::formats::{Gcg, GcgEvent};

fn main() {
    for (what, line) in [
        ("a word", ">ann: AEINRST 8D ANTI +8 8"),
        ("a pass", ">ann: AEINRST - +0 165"),
        ("tiles changed", ">ann: AEINRST -RST +0 165"),
        ("a word taken back", ">ann: AEINRST -- -24 165"),
        ("points for a challenge", ">ann: AEINRST (challenge) +5 170"),
        ("points lost for time", ">ann: AEI (time) -10 160"),
        ("points lost for the last rack", ">ann: AEI (AEI) -3 157"),
        ("points for the other's rack", ">ann: (QU) +22 179"),
    ] {
        match Gcg::parse(line) {
            Ok(record) => {
                let kind = match record.events[0] {
                    GcgEvent::Move { .. } => "move",
                    GcgEvent::Exchange { .. } => "exchange",
                    GcgEvent::Pass { .. } => "pass",
                    GcgEvent::Adjustment { .. } => "adjustment",
                    GcgEvent::Other(_) => "other",
                };
                println!("{what}, {line}\n  {kind}, {}", record.to_text().trim());
            }
            Err(error) => println!("{what}, {line}\n  {error}"),
        }
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
a word, >ann: AEINRST 8D ANTI +8 8
  move, >ann: AEINRST 8D ANTI +8 8
a pass, >ann: AEINRST - +0 165
  pass, >ann: AEINRST - +0 165
tiles changed, >ann: AEINRST -RST +0 165
  exchange, >ann: AEINRST -RST +0 165
a word taken back, >ann: AEINRST -- -24 165
  pass, >ann: AEINRST - +0 165
points for a challenge, >ann: AEINRST (challenge) +5 170
  line 1 is not a valid turn: "ann: AEINRST (challenge) +5 170"
points lost for time, >ann: AEI (time) -10 160
  line 1 is not a valid turn: "ann: AEI (time) -10 160"
points lost for the last rack, >ann: AEI (AEI) -3 157
  line 1 is not a valid turn: "ann: AEI (AEI) -3 157"
points for the other's rack, >ann: (QU) +22 179
  adjustment, >ann: (QU) +22 179
END
)" ]
