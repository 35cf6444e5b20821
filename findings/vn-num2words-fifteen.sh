#!/usr/bin/env bash
# vn-num2words 1.0.4 (npm), numbers in Vietnamese words: fifteen is "muời năm", wrong in both words, and also a hundred and
# fifteen, and so on; from eleven to nineteen ten is spelt without its mark. And minus five is "undefined mươi lăm", five tens.
# Expected: "mười lăm": five is "lăm" after a ten, as it has it in 25, and ten is "mười", as it has it for 10 alone. n2words
# 4.0.0 (npm) writes these, and "âm năm" for minus five.
# Seen: both, for some numbers. "linh" and "lẻ" are the same, as are "nghìn" and "ngàn".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts vn-num2words@1.0.4 n2words@4.0.0
cat > words.mjs <<'END'
import { toCardinal as there } from "n2words/vi-VN";
import here from "vn-num2words";
for (const number of [5, 10, 11, 14, 15, 16, 19, 20, 25, 115, 215, 1015, 15000, -5]) {
  console.log(`${number}: ${here(number).trim()}, there ${there(number)}`);
}
END
seen="$(node words.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
5: năm, there năm
10: mười, there mười
11: muời một, there mười một
14: muời bốn, there mười bốn
15: muời năm, there mười lăm
16: muời sáu, there mười sáu
19: muời chín, there mười chín
20: hai mươi, there hai mươi
25: hai mươi lăm, there hai mươi lăm
115: một trăm muời năm, there một trăm mười lăm
215: hai trăm muời năm, there hai trăm mười lăm
1015: một nghìn không trăm muời năm, there một nghìn lẻ mười lăm
15000: muời năm nghìn, there mười lăm nghìn
-5: undefined mươi lăm, there âm năm
END
)" ]
