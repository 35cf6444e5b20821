#!/usr/bin/env bash
# cronverter 0.2.0 (Python): from Quartz to Unix it takes one off each number of the weekday field, the steps and the places in
# the month too: every second day (*/2) becomes every day (*/1), Monday to Friday by twos every one of them, and in a list with
# "#" the first one's "#1" becomes "#0". "L" for a weekday (Quartz: Saturday) becomes Sunday; "6L" and "L-3" stay what they were.
# Expected: */2 stays */2 and 2-6/2 becomes 1-5/2; "L" is 6; what is reported as lost is gone, as one "#" is.
# Seen: Quartz expressions, the Unix ones made of them, and the losses reported besides the question marks.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps cronverter==0.2.0
seen="$(PYTHONPATH=py python3 - <<'END'
from cronverter.quartz2unix import convert

for expression in ["0 0 12 ? * 2-6", "0 0 12 ? * */2", "0 0 12 ? * 2-6/2", "0 0 12 ? * MON-FRI/2", "0 0 12 ? * 2#1",
                   "0 0 12 ? * 2#1,4#2", "0 0 12 ? * L", "0 0 12 ? * 6L", "0 0 12 L * ?", "0 0 12 L-3 * ?"]:
    result = convert(expression)
    losses = [str(loss) for loss in result.data_loss if "?" not in str(loss)]
    print(expression, "->", result.unix_cron, f"({'; '.join(losses) or 'nothing lost'})")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
0 0 12 ? * 2-6 -> 0 12 * * 1-5 (nothing lost)
0 0 12 ? * */2 -> 0 12 * * */1 (nothing lost)
0 0 12 ? * 2-6/2 -> 0 12 * * 1-5/1 (nothing lost)
0 0 12 ? * MON-FRI/2 -> 0 12 * * 1-5/1 (nothing lost)
0 0 12 ? * 2#1 -> 0 12 * * 1 (dow field contained the special character #)
0 0 12 ? * 2#1,4#2 -> 0 12 * * 1#0,3 (dow field contained the special character #)
0 0 12 ? * L -> 0 12 * * 0 (dow field was special the character L)
0 0 12 ? * 6L -> 0 12 * * 6L (dow field contained the special character L)
0 0 12 L * ? -> 0 12 1 * * (dom field was the special character L)
0 0 12 L-3 * ? -> 0 12 L-3 * * (dom field contained the special character L)
SEEN
)" ]
