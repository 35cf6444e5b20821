#!/usr/bin/env bash
# amount-in-words 1.0.1 (npm) writes 100,000 dollars as "One Hundred Dollars", and so every round number of hundred thousands and hundred
# millions, in dollars and in pounds: the thousand is lost. In rupees, "One Lakh", it's right. And half a dollar is "Five Cents", but
# only if it's a number; of the text "12.50" the cents are fifty.
# Expected: "Convert numeric amount in words", "amount: number or string", "One Billion Ten Million One Hundred One Thousand Ten Dollars".
# Seen: some amounts; and how many different thousands up to 2,000,000 dollars have neither "Thousand" nor "Million" in their words.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts amount-in-words@1.0.1
cat > amounts.cjs <<'END'
const { AmountToWords, CountryCodes } = require("amount-in-words");
const words = new AmountToWords();
for (const amount of [100, 1000, 99000, 100000, 101000, 100001, 200000, 1100000, 900000000, 12.5, "12.50", 12.05])
  console.log(`${JSON.stringify(amount)}: ${words.toWords(amount, CountryCodes.USA)}`);
console.log(words.toWords(100000, CountryCodes.GBR) + ", " + words.toWords(100000, CountryCodes.IND));
const lost = [];
for (let amount = 1000; amount <= 2000000; amount += 1000)
  if (!/Thousand|Million/.test(words.toWords(amount, CountryCodes.USA))) lost.push(amount);
console.log(`neither: ${lost}`);
END
seen="$(node amounts.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
100: One Hundred Dollars
1000: One Thousand Dollars
99000: Ninety Nine Thousand Dollars
100000: One Hundred Dollars
101000: One Hundred One Thousand Dollars
100001: One Hundred One Dollars
200000: Two Hundred Dollars
1100000: One Million One Hundred Dollars
900000000: Nine Hundred Dollars
12.5: Twelve Dollars And Five Cents
"12.50": Twelve Dollars And Fifty Cents
12.05: Twelve Dollars And Five Cents
One Hundred Pounds, One Lakh Rupees
neither: 100000,200000,300000,400000,500000,600000,700000,800000,900000
END
)" ]
