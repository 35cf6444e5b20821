#!/usr/bin/env bash
# pgn_parser 1.1.0 (Python), records of chess: what it writes it can't always read. A sign like $1 is read before the comment to
# its move, and written after it: a ParseError. After a comment, "1... e5" is another move with the number 1, so `move(1)`
# has no move of Black's. And much that PGN has is an error: "e4!", a comment after a semicolon, two spaces, two games in a file,
# line ends with a carriage return, a quote in a tag.
# Expected: "Stringifies the Game to a valid pgn file"; PGN's import format has all of these, with "!" and "?" as suffixes of
# moves, and "1..." is there for Black's move after a comment.
# Seen: a game, as it's written, and read again; Black's first move with a comment before it and without; which texts it reads.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pgn_parser==1.1.0
seen="$(env/bin/python -W ignore - <<'END'
from pgn_parser import parser, pgn

def read(text):
    try:
        return parser.parse(text, actions=pgn.Actions())
    except parser.ParseError:
        return "ParseError"

game = read("1. e4 $1 {best} e5 2. Nf3 1-0")
print(f"written: {game}; read again: {read(str(game))}")
for text in ("1. e4 e5 2. Nf3 1-0", "1. e4 {best} 1... e5 2. Nf3 1-0"):
    print(f"{text}: Black's first move is {read(text).move(1).black.san!r}")
one = '[White "Ann"]\n\n1. e4 e5 1-0\n'
for name, text in (("a suffix", "1. e4! e5 1-0"), ("a semicolon", "1. e4 e5 ; so far\n2. Nf3 1-0"), ("two spaces", "1.  e4 e5 1-0"),
                   ("one game", one), ("two games", f"{one}\n{one}"), ("carriage returns", one.replace("\n", "\r\n")),
                   ("a quote", one.replace("Ann", r'\"Ann\"'))):
    print(f"{name}: {'ParseError' if read(text) == 'ParseError' else 'read'}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
written: 1. e4 {best} $1 e5 2. Nf3 1-0; read again: ParseError
1. e4 e5 2. Nf3 1-0: Black's first move is 'e5'
1. e4 {best} 1... e5 2. Nf3 1-0: Black's first move is ''
a suffix: ParseError
a semicolon: ParseError
two spaces: ParseError
one game: read
two games: ParseError
carriage returns: ParseError
a quote: ParseError
END
)" ]
