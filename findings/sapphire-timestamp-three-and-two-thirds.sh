#!/usr/bin/env bash
# @sapphire/timestamp 1.0.5 (npm), times for Discord bots: the quarter is a third of the month's number, so November is in quarter
# 3.6666666666666665 and only every third month has a whole one. And "S" and "SS" aren't the tenths and hundredths of a second but all
# thousandths, "X" has a fraction, and "llll" has no comma.
# Expected: its list of tokens: for 9 March 2019, 16:20:35 and one thousandth: Q is 1, S is 0, SS is 00, X is 1552168835, and llll is
# "Sat, Mar 09, 2019 4:20 PM". moment 2.30.1 (npm) has these tokens.
# Seen: these for that moment, and the quarter of each month of 2026, in both.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @sapphire/timestamp@1.0.5 moment@2.30.1
cat > tokens.cjs <<'END'
const { Timestamp } = require("@sapphire/timestamp");
const moment = require("moment");
const date = new Date("2019-03-09T16:20:35.001Z");
for (const [token, said] of [["Q", "1"], ["MM", "03"], ["S", "0"], ["SS", "00"], ["SSS", "001"], ["X", String(Math.floor(date / 1000))],
  ["llll", "Sat, Mar 09, 2019 4:20 PM"]]) console.log(`${token}: ${new Timestamp(token).displayUTC(date)}, by its list ${said}`);
for (let month = 0; month < 12; month++) {
  const day = new Date(Date.UTC(2026, month, 15));
  console.log(new Timestamp("MMMM[: quarter ]Q").displayUTC(day) + `, moment ${moment.utc(day).format("Q")}`);
}
END
seen="$(TZ=UTC node tokens.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Q: 1, by its list 1
MM: 03, by its list 03
S: 1, by its list 0
SS: 01, by its list 00
SSS: 001, by its list 001
X: 1552148435.001, by its list 1552148435
llll: Sat Mar 09, 2019 4:20 PM, by its list Sat, Mar 09, 2019 4:20 PM
January: quarter 0.3333333333333333, moment 1
February: quarter 0.6666666666666666, moment 1
March: quarter 1, moment 1
April: quarter 1.3333333333333333, moment 2
May: quarter 1.6666666666666667, moment 2
June: quarter 2, moment 2
July: quarter 2.3333333333333335, moment 3
August: quarter 2.6666666666666665, moment 3
September: quarter 3, moment 3
October: quarter 3.3333333333333335, moment 4
November: quarter 3.6666666666666665, moment 4
December: quarter 4, moment 4
END
)" ]
