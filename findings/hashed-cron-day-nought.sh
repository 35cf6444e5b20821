#!/usr/bin/env bash
# hashed-cron 0.4.0 (Python): "H" for the day of the month can be 0: one job in 32 gets an expression that no cron takes, and
# another one runs on the 31st only, in seven months of the year. In the sixth field it can be any year from 0 to 2098.
# Expected: a day that every month has, 1 to 28, as in Jenkins, where the "H" comes from; months begin with 1 here too.
# Seen: how many of 3200 names get which days, the expressions of the first name with day 0, and "H" for a year.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps hashed-cron==0.4.0
seen="$(PYTHONPATH=py python3 - <<'END'
import importlib
import pathlib

files = [path for path in pathlib.Path("py").rglob("*.py") if "def convert(" in path.read_text()]
convert = importlib.import_module(".".join(files[0].with_suffix("").parts[1:])).convert
names = [f"job {number}" for number in range(3200)]
days = [int(convert("H H H * *", name).split()[2]) for name in names]
print("day 0:", days.count(0), "1 to 28:", sum(1 <= day <= 28 for day in days), "29 to 31:", sum(day > 28 for day in days))
name = names[days.index(0)]
for expression in ["H H H * *", "H H H/5 * *", "0 9 H H ? H"]:
    print(name, expression, "->", convert(expression, name))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
day 0: 101 1 to 28: 2812 29 to 31: 287
job 71 H H H * * -> 0 13 0 * *
job 71 H H H/5 * * -> 0 13 3/5 * *
job 71 0 9 H H ? H -> 0 9 0 4 ? 1447
SEEN
)" ]
