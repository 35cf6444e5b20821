#!/usr/bin/env bash
# pycronius 0.0.2 (Python): a star for the year means 2000 to 2025: since then no rule and no exception with one matches,
# without a word; a shop that is open from 9 to 5 is neither open nor closed. A year by number, as in its own example
# "* */6 * * 6-7 2015", isn't taken at all: InvalidCronStringError; only a holiday of one day has a year of four figures.
# Expected: every year, or an error for what is past the last one; the string of the docstring.
# Seen: the rules at noon, and at 20 o'clock, of five years; the same with a stop_year; and three strings.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps pycronius==0.0.2
seen="$(PYTHONPATH=py python3 -W ignore - <<'END'
from datetime import datetime
from pycronius.rules import BasicCronRule
from pycronius.scheduler import Scheduler

rules = [("open", "* 9-16 * * * *"), ("closed", "* 0-8 * * * *"), ("closed", "* 17-23 * * * *")]
shop, longer = Scheduler(rules), Scheduler(rules, stop_year=2030)
for year in (2000, 2025, 2026, 2030, 2031):
    noon, evening = datetime(year, 6, 1, 12), datetime(year, 6, 1, 20)
    print(year, shop.get_matching_rules(noon), shop.get_matching_rules(evening), "to 2030:", longer.get_matching_rules(noon))
for text in ["* */6 * * 6-7 *", "* */6 * * 6-7 2015", "* * 25 12 * 2015"]:
    print(text, "is valid:", BasicCronRule.is_valid(text))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
2000 ['open'] ['closed'] to 2030: ['open']
2025 ['open'] ['closed'] to 2030: ['open']
2026 [] [] to 2030: ['open']
2030 [] [] to 2030: ['open']
2031 [] [] to 2030: []
* */6 * * 6-7 * is valid: True
* */6 * * 6-7 2015 is valid: False
* * 25 12 * 2015 is valid: False
SEEN
)" ]
