#!/usr/bin/env bash
# elopy 0.1.4 (Python): asking for a guest's chance adds 100 points to the host's rating, each time anew, and `play_game`
# asks, too. `win_probs` writes the advantage of playing at home into `opponent.elo` instead of a value of its own. Points
# come from nothing, and the same game gives other ratings by which of the two reports it.
# Expected: a question changes nothing (its documentation: "Returns: Win probability of team"), and what one team wins
# the other loses, as where the host asks.
# Seen: "0.360 0.240 0.151", the host then at 1800; a game's ratings add up to 3000 or to 3100.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install elopy==0.1.4
seen="$(env/bin/python - <<'END'
from elopy.elo import Elo

host, guest = Elo(), Elo()
chances = [guest.win_probs(host, is_home=False) for _ in range(3)]
print("the guest's chance, thrice:", *[f"{chance:.3f}" for chance in chances], f"and the host at {host.elo}")

host, guest = Elo(), Elo()
host.play_game(guest, 10, is_home=True)
print(f"the host reports: {host.elo:.1f} and {guest.elo:.1f}")

host, guest = Elo(), Elo()
guest.play_game(host, -10, is_home=False)
print(f"the guest reports: {host.elo:.1f} and {guest.elo:.1f}")
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' "the guest's chance, thrice: 0.360 0.240 0.151 and the host at 1800" \
  'the host reports: 1506.9 and 1493.1' 'the guest reports: 1606.9 and 1493.1')" ]
