#!/usr/bin/env bash
# sgf-parser 2.6.0 (Rust), records of Go: "RE[0]" for a draw, "RE[B+]" for a win without a score and "RE[Void]" are invalid,
# though its own comment on this property lists all three. So are times with a part of a second, "BL[1799.5]" and "TM[1800.0]",
# rectangles of stones, "AB[pd:pf]", and an application without a version. A comment keeps its backslashes.
# Expected: "Supports all SGF properties"; SGF FF[4]: TM and BL are real numbers, lists of points can be compressed, "\]" is a
# bracket. sgfmill 1.1.1 (Python) reads all of it.
# Seen: properties, here and there.
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
sgf-parser = "=2.6.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
fn main() {
    for property in std::env::args().skip(1) {
        let tree = sgf_parser::parse(&format!("(;GM[1]FF[4]SZ[19]{property})")).unwrap();
        println!("{:?}", tree.nodes[0].tokens[3]);
    }
}
END_OF_RUST
properties=('RE[B+3.5]' 'RE[Draw]' 'RE[0]' 'RE[B+]' 'RE[Void]' 'TM[1800]' 'TM[1800.0]' 'BL[1799.5]' 'AB[pd]' 'AB[pd:pf]'
  'AP[editor:1]' 'AP[editor]' 'C[first [1\]]')
CARGO_TARGET_DIR=target cargo run --quiet -- "${properties[@]}" > here
seen="$(PYTHONPATH=py python3 - "${properties[@]}" <<'END'
import sys
from sgfmill import sgf
for line, text in zip(open("here", encoding="utf-8"), sys.argv[1:], strict=True):
    root = sgf.Sgf_game.from_string(f"(;GM[1]FF[4]SZ[19]{text})").get_root()
    value = root.get(text.split("[")[0])
    value = sorted(value) if isinstance(value, set) else value
    print(f"{text}: {line.strip()}; there {value!r}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
RE[B+3.5]: Result(WinnerByPoints(Black, 3.5)); there 'B+3.5'
RE[Draw]: Result(Draw); there 'Draw'
RE[0]: Invalid(("RE", "0")); there '0'
RE[B+]: Invalid(("RE", "B+")); there 'B+'
RE[Void]: Invalid(("RE", "Void")); there 'Void'
TM[1800]: TimeLimit(1800); there 1800.0
TM[1800.0]: Invalid(("TM", "1800.0")); there 1800.0
BL[1799.5]: Invalid(("BL", "1799.5")); there 1799.5
AB[pd]: Add { color: Black, coordinate: (16, 4) }; there [(15, 15)]
AB[pd:pf]: Invalid(("AB", "pd:pf")); there [(13, 15), (14, 15), (15, 15)]
AP[editor:1]: Application { name: "editor", version: "1" }; there ('editor', '1')
AP[editor]: Invalid(("AP", "editor")); there ('editor', '')
C[first [1\]]: Comment("first [1\\]"); there 'first [1]'
END
)" ]
