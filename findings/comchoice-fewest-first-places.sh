#!/usr/bin/env bash
# comchoice 0.1.3 (Python, rules of voting): four of its rules go wrong with nine plain ballots. "Antiplurality" is plurality
# turned around: it elects whoever has the fewest first places. The "smallest" Smith set is everybody, though B beats both
# others. The first seat of Phragmen's rule goes to the first in the alphabet, however few approve of him. And instant runoff
# can't be called at all: it hands over `delimiter` twice.
# Expected: antiplurality elects the one with the fewest last places, B; "Each member defeats every alternative outside the
# set", so B alone; Phragmen's first seat is the most approved, Z; runoff goes on "until to have a majority winner", B with 5.
# Seen: these four, after the ballots.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  comchoice==0.1.3 pandas==1.5.3 numpy==1.26.4 scipy==1.11.4 networkx==3.2.1 seaborn==0.13.2 matplotlib==3.8.4 \
  contourpy==1.2.1 cycler==0.12.1 fonttools==4.51.0 kiwisolver==1.4.5 packaging==24.0 pillow==10.3.0 pyparsing==3.1.2 \
  python-dateutil==2.9.0.post0 pytz==2024.1 six==1.16.0 tqdm==4.66.4
seen="$(PYTHONPATH=py MPLCONFIGDIR="$folder" python3 -W ignore - <<'END'
import pandas
from comchoice.aggregate import antiplurality, irv, phragmen, smith_set

votes = pandas.DataFrame({"ballot": ["A>B>C", "B>C>A", "C>B>A"], "voters": [4, 3, 2]})
for ballot, voters in votes.values:
    print(voters, ballot)
print("antiplurality:", antiplurality(votes)[["alternative", "value"]].values.tolist())
print("Smith set:", sorted(smith_set(votes)))
try:
    print("runoff:", irv(votes))
except Exception as error:
    print("runoff:", type(error).__name__, str(error).split("() ")[-1])

approved = pandas.DataFrame({"ballot": ["A", "Y,Z", "Z"], "voters": [1, 4, 5]})
for ballot, voters in approved.values:
    print(voters, "approve", ballot)
for seats in [1, 2]:
    print(f"Phragmen, {seats}:", phragmen(approved, n_seats=seats)["alternative"].tolist())
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
4 A>B>C
3 B>C>A
2 C>B>A
antiplurality: [['C', 2], ['B', 3], ['A', 4]]
Smith set: ['A', 'B', 'C']
runoff: TypeError got multiple values for keyword argument 'delimiter'
1 approve A
4 approve Y,Z
5 approve Z
Phragmen, 1: ['A']
Phragmen, 2: ['A', 'Z']
SEEN
)" ]
