#!/usr/bin/env bash
# stvpoll 0.5.6 (Python), Scottish STV: more votes are transferred than there are, and the wrong candidate can lose. It rounds
# the value of a transferred vote to five decimal places, up as well as down.
# Expected: "the calculation being made to five decimal places (any remainder being ignored)", rule 48(3) of the Scottish Local
# Government Elections Order 2007; so never more than the surplus.
# Seen: eleven ballots for four seats. Nine are for Ann, in threes with Ben, Cem and Dia second, and two for Eve. The quota is
# 3, and each ballot of Ann's is worth 6/9. Who is out, and the votes of the second round, as it is; and with the value cut off
# instead of rounded, where one of the three is out and never Eve.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install stvpoll==0.5.6 more-itertools==10.8.0 tarjan==0.2.4 \
  typing-extensions==4.15.0
seen="$(env/bin/python - <<'END'
from decimal import ROUND_DOWN, Decimal
from stvpoll.abcs import PreferenceBallot
from stvpoll.scottish_stv import calculate_scottish_stv

people = ("Ann", "Ben", "Cem", "Dia", "Eve")
ballots = {("Ann", "Ben"): 3, ("Ann", "Cem"): 3, ("Ann", "Dia"): 3, ("Eve",): 2}

def count():
    out = set()
    for _ in range(200):
        result = calculate_scottish_stv(people, ballots, 4)
        out |= set(people) - set(result.elected_as_tuple())
    votes = {name: round(votes, 5) for name, votes in result.as_dict()["rounds"][1]["vote_count"].items()}
    print("out:", *sorted(out), "- votes:", *(f"{name} {votes[name]}" for name in people[1:]),
          f"- with Ann's 3: {sum(votes.values()) + 3:.5f}")

count()
PreferenceBallot.decrease_value = lambda self, factor: setattr(
    self, "multiplier", (self.multiplier * factor).quantize(Decimal("0.00001"), ROUND_DOWN))
count()
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' \
  "out: Eve - votes: Ben 2.00001 Cem 2.00001 Dia 2.00001 Eve 2.0 - with Ann's 3: 11.00003" \
  "out: Ben Cem Dia - votes: Ben 1.99998 Cem 1.99998 Dia 1.99998 Eve 2.0 - with Ann's 3: 10.99994")" ]
