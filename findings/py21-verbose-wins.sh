#!/usr/bin/env bash
# py21 1.6.0 (Python, blackjack): whether you win hangs on whether you watch. When the dealer has blackjack, the hands are settled
# only if `verbose=True`, because the line that puts them aside stands inside "if verbose". Without it the bet is simply gone:
# no loss in the history, no draw for a player's own blackjack, and a bought insurance is never paid.
# `insurance_payout` is never read: with 5 it pays what it pays with 1.
# Expected: `verbose` is "whether or not output should be printed"; two blackjacks are a "push", which gives the bet back; and
# the player gets insurance "if the dealer has blackjack", as much as that rule says.
# Seen: the money of a player who had 100 and bet 10, and his history, without and with output, in four rounds.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  py21==1.6.0 altair==5.5.0 pandas==2.2.3 numpy==1.26.4 paramtools==0.18.3 marshmallow==3.26.1 fsspec==2024.12.0 \
  sortedcontainers==2.4.0 tqdm==4.67.1 python-dateutil==2.9.0.post0 six==1.17.0 pytz==2025.2 tzdata==2025.2 \
  jinja2==3.1.6 markupsafe==3.0.2 jsonschema==4.23.0 jsonschema-specifications==2024.10.1 referencing==0.36.2 \
  rpds-py==0.24.0 attrs==25.3.0 narwhals==1.32.0 packaging==24.2 typing-extensions==4.13.2
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
import contextlib, io
from py21 import Card, Game, Player

def play(cards, verbose, insured=False, **rules):
    player = Player(100, strategy_func=lambda **_: "STAND", insurance_func=lambda **_: insured)
    game = Game([player], rules={"min_bet": 10, **rules}, verbose=verbose, seed=1)
    game.deck.deck[:0] = [Card({"A": 14, "K": 13}.get(card) or int(card), "S") for card in cards.split()]
    with contextlib.redirect_stdout(io.StringIO()):
        game.play_round()
    return f"{float(player.bankroll):g} {[hand['result'] for hand in player.history]}"

# The cards go to player, dealer, player, dealer.
for name, cards, more in [
    ("19 against blackjack", "10 A 9 K", {}),
    ("both blackjack", "A K K A", {}),
    ("insured", "10 A 9 K", {"insured": True}),
    ("insured, payout 5", "10 A 9 K", {"insured": True, "insurance_payout": 5}),
]:
    print(f"{name}: {play(cards, False, **more)}, verbose: {play(cards, True, **more)}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
19 against blackjack: 90 [], verbose: 90 ['loss']
both blackjack: 90 [], verbose: 100 ['push']
insured: 85 [], verbose: 95 ['loss']
insured, payout 5: 85 [], verbose: 95 ['loss']
SEEN
)" ]
