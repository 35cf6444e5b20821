#!/usr/bin/env bash
# pairing-core 0.4.1 (Python), "dutch-2026" (FIDE's Swiss rules for chess): six players, the better seed wins every game, and in
# round 3 it gives up: "no C4-compliant candidate" for those with 1 point. They are only two and have met, so both must go down
# to the two with 0 points, who are free for them. One who goes down alone is managed; a whole group that has to isn't.
# Expected: 1-3, 2-6 and 5-4, which break nothing; the same package finds them with the rules until 2026. Its
# ImpossiblePairingError is for "no legal pairing exists". (Its listed limits are time-outs with big groups.)
# Seen: each round; then the pairings of round 3 without a second meeting and without a third time the same colour; and what the
# older rules give for the same players.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pairing-core==0.4.1
seen="$(PYTHONPATH=py python3 - <<'END'
from pairing_core import DUTCH_TILL2026_COMPAT, CanonicalPlayer, CanonicalRequest, pair_canonical
from pairing_core.fide2026 import DUTCH_2026, P26Player, P26Request, pair_2026

people = range(1, 7)
score = {i: 0.0 for i in people}
met = {i: [] for i in people}
colours = {i: "" for i in people}
floats = {i: [""] for i in people}

for round in range(1, 4):
    players = tuple(
        P26Player(id=i, tpn=i, rating=2000 - 10 * i, score=score[i], colors=colours[i], opponents=tuple(met[i]),
                  played=len(met[i]), last_float=floats[i][-1])
        for i in people
    )
    try:
        pairs = pair_2026(P26Request(players=players, ruleset=DUTCH_2026, round_number=round, total_rounds=5)).pairs
    except Exception as error:
        print(f"round {round}: {type(error).__name__}: {error}")
        break
    print(f"round {round}:", ", ".join(f"{pair.white_id}-{pair.black_id}" for pair in pairs))
    before = dict(score)
    for pair in pairs:
        for me, you, colour in [(pair.white_id, pair.black_id, "W"), (pair.black_id, pair.white_id, "B")]:
            score[me] += me < you
            met[me].append(you)
            colours[me] += colour
            floats[me].append("D" if before[me] > before[you] else "U" if before[me] < before[you] else "")

for i in people:
    print(f"player {i}: {score[i]:g} points, met {sorted(met[i])}, colours {colours[i]}")

def legal(rest):
    if not rest:
        yield []
    for other in rest[1:]:
        if other not in met[rest[0]] and (colours[rest[0]][-2:], colours[other][-2:]) not in [("WW", "WW"), ("BB", "BB")]:
            for more in legal([i for i in rest[1:] if i != other]):
                yield [f"{rest[0]}-{other}"] + more

print("legal:", *(", ".join(pairs) for pairs in legal(list(people))), sep="\n  ")
old = pair_canonical(CanonicalRequest(ruleset=DUTCH_TILL2026_COMPAT, round_number=3, players=tuple(
    CanonicalPlayer(id=i, pairing_no=i, rating=2000 - 10 * i, points=score[i], color_hist=colours[i].lower(),
                    opponents=frozenset(met[i]), float_hist="".join(f or "-" for f in floats[i][1:]))
    for i in people
)))
print("until 2026:", ", ".join(f"{pair.white_id}-{pair.black_id}" for pair in old.pairings))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
round 1: 1-4, 5-2, 3-6
round 2: 2-1, 4-3, 6-5
round 3: ImpossiblePairingError: bracket at score 1.0 has no C4-compliant candidate (Art.1.9.3: Chief Arbiter decides).
player 1: 2 points, met [2, 4], colours WB
player 2: 1 points, met [1, 5], colours BW
player 3: 2 points, met [4, 6], colours WB
player 4: 0 points, met [1, 3], colours BW
player 5: 1 points, met [2, 6], colours WB
player 6: 0 points, met [3, 5], colours BW
legal:
  1-3, 2-6, 4-5
  1-5, 2-3, 4-6
  1-6, 2-3, 4-5
  1-6, 2-4, 3-5
until 2026: 1-3, 6-2, 5-4
SEEN
)" ]
