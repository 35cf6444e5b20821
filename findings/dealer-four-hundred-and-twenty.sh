#!/usr/bin/env bash
# dealer 20211121 (C, Debian's dealer), which makes bridge hands and evaluates them: `imps` gives 10 for a difference of 420
# points, and 16 from 1200 on. In the scale 9 goes up to 420 and 15 up to 1290; two of its limits are wrong. 420 points are
# four hearts or spades, made and not vulnerable, against a passed deal: few differences are more common.
# Expected: the scale of the Laws of Duplicate Bridge, Law 78B ("370-420 9, 430-490 10", "1100-1290 15, 1300-1490 16"). Its
# manual: "Translates a score-difference into IMPs (International Match Points)". Its scores of contracts are all right.
# Seen: the differences from 0 to 5190, in tens, for which it has another number than the Law; and the score of 4 spades.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root dealer=20211121+ds-1
dpkg -x dealer_*.deb .
for number in $(seq 0 25); do
  {
    echo 'produce 1' && echo 'generate 1' && echo 'action'
    for step in $(seq 0 19); do
      difference=$((number * 200 + step * 10))
      echo "average \"$difference\" imps($difference),"
    done
    echo 'average "4S" score(nv, x4S, 10)'
  } > "hands-$number"
  usr/games/dealer -s 1 "hands-$number"
done | awk -F': ' '
  BEGIN { scale = split("20 50 90 130 170 220 270 320 370 430 500 600 750 900 1100 1300 1500 1750 2000 2250 2500 3000 3500 4000", from, " ") }
  $1 == "4S" { score = $2 }
  $1 ~ /^[0-9]+$/ {
    law = 0
    for (step = 1; step <= scale; step++) if ($1 + 0 >= from[step]) law = step
    all++
    if ($2 != law) print $1 ": " $2 ", the Law " law
  }
  END { print all " differences, 4 spades made " score }' > seen
seen="$(paste -sd ';' seen)"
echo "$seen"
[ "$seen" = "420: 10, the Law 9;$(for more in $(seq 1200 10 1290); do
  printf '%s: 16, the Law 15;' "$more"; done)520 differences, 4 spades made 420" ]
