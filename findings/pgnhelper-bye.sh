#!/usr/bin/env bash
# pgnhelper 0.10.2 (Python), tables of chess tournaments from PGN files: with an odd number of players no Swiss table can be
# made. Who has no game in a round leaves no place in its column, and pandas says that the columns aren't of the same length.
# One player without a rating among others with one is a TypeError, in any table. And games sorted by round stand in the order of
# letters: 1, 10, 11, 2.
# Expected: a bye is an empty place, as in all Swiss tournaments of odd numbers; a missing rating is read as "?"; round 2 before
# round 10.
# Seen: the table of four players, and of three; the last line for a round robin with one rating missing; the rounds when sorted.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pgnhelper==0.10.2 numpy==2.2.6 pandas==2.3.3
game() { # round, White, Black, result, [more tags]
  printf '[Event "Club"]\n[Site "?"]\n[Date "2026.01.01"]\n[Round "%s"]\n[White "%s"]\n[Black "%s"]\n[Result "%s"]\n%s\n' \
    "$1" "$2" "$3" "$4" "${5:+$5$'\n'}"
  printf '1. e4 e5 %s\n\n' "$4"
}
{ game 1.1 Ann Ben 1-0; game 1.2 Cleo Dora 1-0; game 2.1 Ben Dora 1-0; game 2.2 Ann Cleo 1-0; } > four.pgn
{ game 1.1 Ann Ben 1-0; game 2.1 Ben Cleo 1-0; game 3.1 Cleo Ann 1/2-1/2; } > three.pgn
{ game 1.1 Ann Ben 1-0 $'[WhiteElo "2000"]\n[BlackElo "1900"]'; game 2.1 Ben Cleo 1-0 '[WhiteElo "1900"]'; } > rated.pgn
for round in 10 2 1 11; do game "$round" Ann Ben 1-0; done > rounds.pgn
seen="$(for name in four three; do
  echo "$name players:"
  if env/bin/pgnhelper swiss --inpgnfn "$name.pgn" --output "$name.csv" > out 2>&1; then cut -d, -f2-4,6 "$name.csv"; else tail -1 out; fi
done
echo "one without a rating:"
env/bin/pgnhelper roundrobin --inpgnfn rated.pgn --output rated.csv 2>&1 | tail -1
env/bin/pgnhelper sort --inpgnfn rounds.pgn --outpgnfn sorted.pgn --sort-tag round --sort-direction lowtohigh > /dev/null 2>&1
grep Round sorted.pgn | paste -sd ' ')"
echo "$seen"
[ "$seen" = "$(cat <<'END'
four players:
Name,R1,R2,Score
Ann,2W1,3W1,2.0
Ben,1B0,4W1,1.0
Cleo,4W1,1B0,1.0
Dora,3B0,2B0,0.0
three players:
ValueError: All arrays must be of the same length
one without a rating:
TypeError: unsupported operand type(s) for -: 'str' and 'int'
[Round "1"] [Round "10"] [Round "11"] [Round "2"]
END
)" ]
