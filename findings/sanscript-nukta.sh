#!/usr/bin/env bash
# @indic-transliteration/sanscript 1.3.3 (npm) leaves the dot of one script standing in another: a letter with a nukta that is
# written as two characters comes out as the new script's letter with the old script's dot. And the Gurmukhi addak, which doubles
# the letter after it, stays as it is. So names with z or f, as many Urdu ones are, and ਸੁੱਖਾ become mixtures of two scripts.
# Expected: the same as for such a letter in one character. In Unicode the two are canonically equivalent, and its normal forms
# have the two: a text that was normalized is the one that breaks. indic-transliteration 2.3.82 (Python), from the same people,
# gives the same for both, and doubles the letter.
# Seen: "a1c 93c" for ज़ into Gurmukhi (93c is Devanagari's dot) where U+095B gives "a5b"; "j" with a dot, where it gives "z".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install indic-transliteration==2.3.82
npm install --silent --no-audit --no-fund --ignore-scripts @indic-transliteration/sanscript@1.3.3
cat > names.mjs <<'END'
import sanscript from "@indic-transliteration/sanscript";
const codes = (text) => [...text].map((letter) => letter.codePointAt(0).toString(16)).join(" ");
const one = "\u095b", two = one.normalize("NFC");
console.log("ज़ in one and in two:", codes(one), "and", codes(two));
for (const script of ["gurmukhi", "bengali", "iast"])
  console.log(`${script}:`, codes(sanscript.t(one, "devanagari", script)), "and", codes(sanscript.t(two, "devanagari", script)));
console.log("ਸੁੱਖਾ:", sanscript.t("ਸੁੱਖਾ", "gurmukhi", "iast"), codes(sanscript.t("ਸੁੱਖਾ", "gurmukhi", "devanagari")));
END
seen="$(node names.mjs; env/bin/python - <<'END'
from indic_transliteration.sanscript import transliterate

codes = lambda text: " ".join(f"{ord(letter):x}" for letter in text)
print("in Python:", codes(transliterate("\u095b", "devanagari", "gurmukhi")), "and", codes(transliterate("\u091c\u093c", "devanagari", "gurmukhi")),
      transliterate("ਸੁੱਖਾ", "gurmukhi", "iast"))
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'ज़ in one and in two: 95b and 91c 93c' 'gurmukhi: a5b and a1c 93c' 'bengali: 99c 9bc and 99c 93c' \
  'iast: 7a 61 and 6a 61 93c' 'ਸੁੱਖਾ: suੱkhā 938 941 a71 916 93e' 'in Python: a5b and a5b sukkhā')" ]
