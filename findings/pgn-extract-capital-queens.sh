#!/usr/bin/env bash
# pgn-extract 19-04 (Debian), its formats of moves: with -Wuci a pawn's promotion is "a7b8R", with a capital letter, which is no
# move in UCI, and python-chess 1.11.2 (Python) can't read it. With -Whalg, "hyphenated long algebraic", a promotion is the one
# move without a hyphen, and -Wxlalg hyphenates it. And --fixresulttags leaves a tag that conflicts with the result at the end.
# Expected: "-Wuci is output compatible with the UCI protocol", whose moves are "e7e8q"; "-Whalg writes the moves in hyphenated
# long algebraic (e.g., e2-e4)"; "Correct Result tags that conflict with the game outcome or terminating result".
# Seen: two promotions in the formats; what's read; the results of three games.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root pgn-extract=19.04-1
dpkg -x pgn-extract_*.deb .
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py chess==1.11.2
cat > pawns.pgn <<'END'
[Event "Study"]
[Result "*"]
[SetUp "1"]
[FEN "1n5k/P7/8/8/8/8/p7/1N5K w - - 0 1"]

1. axb8=R+ Kg7 2. Nc3 a1=N *
END
cat > results.pgn <<'END'
[Event "the end says otherwise"]
[Result "1-0"]

1. e4 e5 0-1

[Event "checkmate"]
[Result "1/2-1/2"]

1. f3 e5 2. g4 Qh4# 1/2-1/2

[Event "stalemate"]
[Result "1-0"]
[SetUp "1"]
[FEN "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"]

1. Qf7 1-0
END
seen="$(for format in san halg xlalg uci; do
  echo "$format: $(usr/games/pgn-extract -s "-W$format" pawns.pgn | grep -v '^\[' | grep .)"
done
PYTHONPATH=py python3 - "$(usr/games/pgn-extract -s -Wuci pawns.pgn | grep -v '^\[' | grep .)" <<'END'
import sys
import chess
for move in sys.argv[1].split()[:-1]:
    try:
        print(f"{move}: {chess.Move.from_uci(move)!r}")
    except ValueError as error:
        print(f"{move}: {error!r}")
END
usr/games/pgn-extract -s --fixresulttags results.pgn 2>/dev/null | grep -E '^\[(Event|Result)|^1\.' | paste -d ' ' - - -)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
san: 1. axb8=R+ Kg7 2. Nc3 a1=N *
halg: 1. a7b8R+ h8-g7 2. b1-c3 a2a1N *
xlalg: 1. a7xb8R+ Kh8-g7 2. Nb1-c3 a2-a1N *
uci: a7b8R h8g7 b1c3 a2a1N *
a7b8R: InvalidMoveError("invalid uci: 'a7b8R'")
h8g7: Move.from_uci('h8g7')
b1c3: Move.from_uci('b1c3')
a2a1N: InvalidMoveError("invalid uci: 'a2a1N'")
[Event "the end says otherwise"] [Result "1-0"] 1. e4 e5 0-1
[Event "checkmate"] [Result "0-1"] 1. f3 e5 2. g4 Qh4# 0-1
[Event "stalemate"] [Result "1/2-1/2"] 1. Qf7 1/2-1/2
END_SEEN
)" ]
