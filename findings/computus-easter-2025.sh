#!/usr/bin/env bash
# @pacote/computus 1.2.9 (npm) has Easter on the wrong Sunday in a quarter of the years: on 13 April 2025 for 20 April, on 28 March
# 2021 for 4 April, on 22 April 2046 for 25 March. Where the rule adds 13 to a number of the century, it adds the year of the century.
# Expected: "a version of the Meeus/Jones/Butcher algorithm". Easter was on 20 April 2025. moment-easter 0.1.1 (npm) and
# python-dateutil 2.9.0 (Python) have it right.
# Seen: some years, and how many of 1900 to 2199 differ from each of these two.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @pacote/computus@1.2.9 moment-easter@0.1.1 moment@2.30.1
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps python-dateutil==2.9.0 six==1.17.0
PYTHONPATH=py python3 -c 'from dateutil.easter import easter
print([easter(year).isoformat() for year in range(1900, 2200)])' | tr "'" '"' > days.json
cat > easter.cjs <<'END'
const computus = require("@pacote/computus"), moment = require("moment");
require("moment-easter");
const dateutil = require("./days.json");
const years = Array.from({ length: 300 }, (_, at) => 1900 + at);
const seen = (year) => moment(computus.gregorian(year)).format("YYYY-MM-DD");
const right = (year) => (moment.easter?.(year) ?? moment([year]).easter()).format("YYYY-MM-DD");
for (const year of [2020, 2021, 2022, 2025, 2026, 2045, 2046]) console.log(`${year}: ${seen(year)}, right ${right(year)}`);
console.log(`${years.filter((year) => seen(year) !== right(year)).length} of ${years.length} differ, ` +
  `${years.filter((year, at) => seen(year) !== dateutil[at]).length} from dateutil`);
END
seen="$(TZ=UTC node easter.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2020: 2020-04-12, right 2020-04-12
2021: 2021-03-28, right 2021-04-04
2022: 2022-04-17, right 2022-04-17
2025: 2025-04-13, right 2025-04-20
2026: 2026-04-05, right 2026-04-05
2045: 2045-04-02, right 2045-04-09
2046: 2046-04-22, right 2046-03-25
74 of 300 differ, 74 from dateutil
END
)" ]
