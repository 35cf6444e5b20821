#!/usr/bin/env bash
# pyrankvote 2.0.6 (Python), `preferential_block_voting`: two seats, and three winners. It elects everyone who has a majority
# in a round, and only then looks how many seats are left. Each voter has as many votes as there are seats, so three of four
# can have a majority at once. Half of the voters is a majority there, too: the limit is half, rounded up.
# Expected: at most as many winners as `number_of_seats`, "as many candidates left as positions that should be filled", and a
# majority of "more than 50%", as it says itself.
# Seen: of 50 counts each, how many winners there were for two seats: with seven voters (five votes, four, four and one), with
# four voters who are of two minds, and with seven voters where only two have a majority.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install pyrankvote==2.0.6 tabulate==0.9.0
seen="$(env/bin/python - <<'END'
from pyrankvote import Ballot, Candidate, preferential_block_voting

people = {name: Candidate(name) for name in "ABCD"}
for ballots in ("AB BC CA AB BC CA DA", "AB AB CD CD", "AB AB AB AC BC CA DA"):
    winners = {len(preferential_block_voting(list(people.values()), [Ballot([people[name] for name in ballot])
                                             for ballot in ballots.split()], 2).get_winners()) for _ in range(50)}
    print(f"{ballots}: {sorted(winners)} winners")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'AB BC CA AB BC CA DA: [3] winners' 'AB AB CD CD: [3] winners' \
  'AB AB AB AC BC CA DA: [2] winners')" ]
