#!/usr/bin/env bash
# datemath-cli 0.1.0 (Python): every month adds a minute too. "2 months" is read once as two months, and its beginning "2 m"
# a second time as two minutes. "1.5 hours" is five hours, and "2 fortnights" is an error, but "5 wednesdays" is five weeks.
# Expected: its own examples and list: `datemath add "2 months"` is "2 months from now"; only `m`, `min`, `minute`, `minutes`
# are minutes, and `mo`, `month`, `months` are months.
# Seen: what is added to midnight of 1 January 2026. Only the first, the fourth and the fifth are right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  datemath-cli==0.1.0 click==8.1.8 python-dateutil==2.9.0.post0 pytz==2025.2 six==1.17.0
seen="$(PYTHONPATH=py TZ=UTC python3 - <<'END'
import json
from click.testing import CliRunner
from datemath.cli import main

for words in ["3 weeks", "2 months", "1 year 2 months", "1y 3d", "90 minutes", "1y 2mo 3d", "1.5 hours", "5 wednesdays"]:
    run = CliRunner().invoke(main, ["add", words, "--from", "2026-01-01", "--json"])
    print(f"{words:>16}: {json.loads(run.output)['result'].replace('T', ' ')}")
run = CliRunner().invoke(main, ["sub", "3 months", "--from", "2026-01-01", "--json"])
print(f"3 months earlier: {json.loads(run.output)['result'].replace('T', ' ')}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
         3 weeks: 2026-01-22 00:00:00
        2 months: 2026-03-01 00:02:00
 1 year 2 months: 2027-03-01 00:02:00
           1y 3d: 2027-01-04 00:00:00
      90 minutes: 2026-01-01 01:30:00
       1y 2mo 3d: 2027-03-04 00:02:00
       1.5 hours: 2026-01-01 05:00:00
    5 wednesdays: 2026-02-05 00:00:00
3 months earlier: 2025-09-30 23:57:00
SEEN
)" ]
