#!/usr/bin/env bash
# sgf-parse 4.2.8 (Rust), records of Go: on a board with more than 26 lines it reads the letters from A on, and writes "{" and
# what follows in ASCII. A square board's size is written as "19:19". A "]" in a property that it doesn't know loses its
# backslash, so that the file can't be read again, a label with an escaped colon is no label, and of a doubled backslash nothing
# is shown.
# Expected: SGF FF[4]: points go from a to z and on from A to Z; "SZ" of a square board is one number; "Non-standard properties
# are parsed and preserved"; "\\" is a backslash, "\:" a colon. sgfmill 1.1.1 (Python) reads the records, up to 26 lines.
# Seen: records, what's written, and what sgfmill reads of both.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py sgfmill==1.1.1
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "records"
version = "0.1.0"
edition = "2021"
[dependencies]
sgf-parse = "=4.2.8"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use sgf_parse::go::{parse, Prop};

fn main() {
    for record in [
        "(;GM[1]FF[4]SZ[37];B[aA];W[zz])", "(;GM[1]FF[4]SZ[19])", r"(;GM[1]FF[4]SZ[19]XX[first [1\]])",
        r"(;GM[1]FF[4]SZ[19]LB[dd:1\:2])", r"(;GM[1]FF[4]SZ[19]C[C:\\table])",
    ] {
        let node = parse(record).unwrap().remove(0);
        println!("{record}\n{}", node.serialize());
        for property in node.properties() {
            match property {
                Prop::C(text) => println!("shown: {text}"),
                Prop::LB(labels) => println!("labels: {labels:?}"),
                Prop::Invalid(name, values) => println!("invalid: {name} {values:?}"),
                _ => (),
            }
        }
    }
}
END_OF_RUST
CARGO_TARGET_DIR=target cargo run --quiet > written
seen="$(PYTHONPATH=py python3 - <<'END_OF_PYTHON'
from sgfmill import sgf
for line in open("written", encoding="utf-8"):
    line = line.rstrip("\n")
    if not line.startswith("("):
        print(line)
        continue
    try:
        game = sgf.Sgf_game.from_string(line)
        root = game.get_root()
        read = [f"size {game.get_size()}"]
        read += [f"move {move}" for color, move in (node.get_move() for node in game.get_main_sequence()) if color]
        read += [f"{name} {root.get(name)!r}" for name in ("XX", "LB", "C") if root.has_property(name)]
        print(f"{line}\n  read: {', '.join(read)}")
    except ValueError as error:
        print(f"{line}\n  read: {error}")
END_OF_PYTHON
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
(;GM[1]FF[4]SZ[37];B[aA];W[zz])
  read: size out of range: 37
(;GM[1]FF[4]SZ[37:37];B[a{];W[zz])
  read: bad SZ property: b'37:37'
(;GM[1]FF[4]SZ[19])
  read: size 19
(;GM[1]FF[4]SZ[19:19])
  read: bad SZ property: b'19:19'
(;GM[1]FF[4]SZ[19]XX[first [1\]])
  read: size 19, XX 'first [1]'
(;GM[1]FF[4]SZ[19:19]XX[first [1]])
  read: unexpected end of SGF data
(;GM[1]FF[4]SZ[19]LB[dd:1\:2])
  read: size 19, LB [((15, 3), '1:2')]
(;GM[1]FF[4]SZ[19:19]LB[dd:1:2])
  read: bad SZ property: b'19:19'
invalid: LB ["dd:1:2"]
(;GM[1]FF[4]SZ[19]C[C:\\table])
  read: size 19, C 'C:\\table'
(;GM[1]FF[4]SZ[19:19]C[C\:\\table])
  read: bad SZ property: b'19:19'
shown: C:table
END
)" ]
