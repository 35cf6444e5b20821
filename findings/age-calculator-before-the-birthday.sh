#!/usr/bin/env bash
# age-calculator 1.0.0 (npm): on the day before their birthday many are already a year older, and some aren't on the birthday itself.
# Who was born on 8 January 1987 was 30 on 7 January 2017; who was born on 1 January 1957 was still 66 on 1 January 2024. It takes the
# time since the birth for a date after 1970 and reads the year there, and the leap days are others.
# Expected: "calculate age of a person": it changes on the birthday. The example of its readme is that of 8 January 1987.
# Seen: the age on the day before and on the birthday, for some; and how often each is wrong for births of 1950 to 2009, in 2024 to 2027,
# without 29 February.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts age-calculator@1.0.0
cat > ages.cjs <<'END'
const { AgeFromDate } = require("age-calculator");
const Real = Date;
let now = 0;
globalThis.Date = class extends Real {
  constructor(...values) { super(...(values.length ? values : [now])); }
  static now() { return now; }
};
const age = (birth, moment) => {
  now = moment;
  return new AgeFromDate(new Real(birth)).age;
};
const day = 86400000;
for (const [year, month, date, in_] of [[1987, 1, 8, 2017], [1957, 1, 1, 2024], [1990, 3, 1, 2024], [2000, 12, 1, 2026], [1960, 6, 15, 2026]]) {
  const birthday = Real.UTC(in_, month - 1, date, 12), birth = Real.UTC(year, month - 1, date);
  console.log(`born ${year}-${month}-${date}, in ${in_}: ${age(birth, birthday - day)}, ${age(birth, birthday)}, right ${in_ - year - 1}, ${in_ - year}`);
}
let all = 0, before = 0, on = 0;
for (let birth = Real.UTC(1950, 0, 1); birth < Real.UTC(2010, 0, 1); birth += day) {
  const then = new Real(birth);
  if (then.getUTCMonth() === 1 && then.getUTCDate() === 29) continue;
  for (let year = 2024; year <= 2027; year++, all++) {
    const birthday = Real.UTC(year, then.getUTCMonth(), then.getUTCDate(), 12), years = year - then.getUTCFullYear();
    before += age(birth, birthday - day) !== years - 1;
    on += age(birth, birthday) !== years;
  }
}
console.log(`of ${all} birthdays: wrong on ${before} days before, ${on} on the day`);
END
seen="$(TZ=UTC node ages.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
born 1987-1-8, in 2017: 30, 30, right 29, 30
born 1957-1-1, in 2024: 66, 66, right 66, 67
born 1990-3-1, in 2024: 34, 34, right 33, 34
born 2000-12-1, in 2026: 25, 26, right 25, 26
born 1960-6-15, in 2026: 65, 66, right 65, 66
of 87600 birthdays: wrong on 16425 days before, 5475 on the day
END
)" ]
