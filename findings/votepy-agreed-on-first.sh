#!/usr/bin/env bash
# votepy 0.0.1 (Python), committees by ranked votes: if all voters put the same candidate first, Chamberlin and Courant's rule
# fails. "greedy" takes whoever makes the score better, and nobody does after that one: KeyError. "p_algorithm" looks for
# another candidate among the first places, and there's none: ValueError. And `greedy_monroe` strikes out the voters that it has
# served in the election itself: the next count of the same votes has voters that are None.
# Expected: a committee, as "brute_force" gives; any other seat is as good. And votes that can be counted twice: "all functions
# support" its type OrdinalElection.
# Seen: what the three give for one mind and for three minds; and the votes before and after `greedy_monroe`.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install votepy==0.0.1 numpy==2.2.6 matplotlib==3.10.7 scipy==1.15.3
seen="$(env/bin/python - <<'END'
from votepy.ordinal_election import OrdinalElection
from votepy.rules import bloc, chamberlin_courant, greedy_monroe

def tried(count):
    try:
        return len(count())
    except (KeyError, TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"

for name, votes in (("one mind", [[0, 1, 2, 3]] * 3), ("three minds", [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1]])):
    for algorithm in ("brute_force", "greedy", "p_algorithm"):
        election = OrdinalElection(votes)
        print(f"{name}, {algorithm}:", tried(lambda: chamberlin_courant(election, 2, algorithm=algorithm)))
election = OrdinalElection([[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1]])
print("before:", list(election))
greedy_monroe(election, 2)
print("after:", list(election), "- bloc:", tried(lambda: bloc(election, 2)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
one mind, brute_force: 2
one mind, greedy: KeyError: -1
one mind, p_algorithm: ValueError: max() arg is an empty sequence
three minds, brute_force: 2
three minds, greedy: 2
three minds, p_algorithm: 2
before: [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1]]
after: [None, None, None] - bloc: TypeError: 'NoneType' object is not subscriptable
END
)" ]
