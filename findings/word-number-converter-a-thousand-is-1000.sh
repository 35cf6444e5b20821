#!/usr/bin/env bash
# word-number-converter 0.1.0 (Python): a thousand in French, German, Swahili and Japanese is "1000": from there on the digits
# come back as they went in. In Arabic ten thousand is an error, and in Spanish a million is "1000000". English says "one
# trillion" but can't read it. A hundred alone is 0, 20 in Japanese ends in a space, and 300 is "san hyaku".
# Expected: "Converts integer to words", in all eight languages; its own words read back; 100; "ni ju"; "sanbyaku".
# Seen: some numbers, then some words.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  word-number-converter==0.1.0
seen="$(PYTHONPATH=py PYTHONIOENCODING=utf-8 python3 - <<'END'
from word_number_converter import WordNumberConverter

words = WordNumberConverter()
for number in [20, 300, 999, 1000, 10000, 1000000]:
    for lang in ["es", "fr", "de", "sw", "ja", "ar"]:
        try:
            told = repr(words.number_to_words(number, lang))
        except IndexError as error:
            told = f"IndexError, {error}"
        print(f"{number} {lang}: {told}")
for text in ["one hundred", "hundred", words.number_to_words(10**12)]:
    try:
        print(text, words.words_to_number(text))
    except ValueError as error:
        print(text, error)
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'SEEN'
20 es: 'veinte'
20 fr: 'vingt'
20 de: 'zwanzig'
20 sw: 'ishirini'
20 ja: 'ni ju '
20 ar: 'عشرون'
300 es: 'trescientos'
300 fr: 'trois cents'
300 de: 'dreihundert'
300 sw: 'mia tatu'
300 ja: 'san hyaku'
300 ar: 'ثلاثمائة'
999 es: 'novecientos noventa y nueve'
999 fr: 'neuf cent quatre-vingt-dix-neuf'
999 de: 'neunhundertneunundneunzig'
999 sw: 'mia tisa tisini na tisa'
999 ja: 'kyu hyaku kyu ju kyu'
999 ar: 'تسعمائة وتسعة وتسعون'
1000 es: 'mil'
1000 fr: '1000'
1000 de: '1000'
1000 sw: '1000'
1000 ja: '1000'
1000 ar: 'ألف'
10000 es: 'diez mil'
10000 fr: '10000'
10000 de: '10000'
10000 sw: '10000'
10000 ja: '10000'
10000 ar: IndexError, list index out of range
1000000 es: '1000000'
1000000 fr: '1000000'
1000000 de: '1000000'
1000000 sw: '1000000'
1000000 ja: '1000000'
1000000 ar: '1000000'
one hundred 100
hundred 0
one trillion Unknown word: trillion
SEEN
)" ]
