#!/usr/bin/env bash
# expr-dice-roller 0.0.6 (Python): an argument that isn't given has the value of whoever calls. It looks for the name
# outside the function, as for each name that it doesn't find, so `g(x, y) = x + y` is another function if it's called in
# one that has a y.
# Expected: "missing arguments below the arity of the function will be turned to `0`", says its page. At the top it is so.
# Seen, where f(x, y) and h(x, z) both call g(x): g(2), f(2, 3) and h(2, 3), which should all be 2.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps expr_dice_roller==0.0.6
seen="$(PYTHONPATH=py python3 - <<'END'
from expr_dice_roller import evaluate
from expr_dice_roller.evaluator import Environment

environment = Environment()
for text in ("g(x, y) = x + y", "f(x, y) = g(x)", "h(x, z) = g(x)"):
    evaluate(text, environment)
for text in ("g(2)", "f(2, 3)", "h(2, 3)"):
    print(text, "=", evaluate(text, environment).value)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'g(2) = 2' 'f(2, 3) = 5' 'h(2, 3) = 2')" ]
