#!/usr/bin/env bash
# assel 1.0.0 (Python) reads all streams of server-sent events with one and the same decoder. If a packet ends inside a
# letter, the letter's first bytes go to whichever stream gets a packet next, so that of two streams at once one ends in an
# error; and a stream that is broken off there makes the next one fail, too, though it's whole. With English letters, of
# one byte each, all is right. And of a text with a single carriage return, it reads the first line of what it wrote
# itself.
# Expected: a `Parser` keeps to its own stream: "Append the given bytes to the Parsers internal state". In the HTML
# standard a single carriage return ends a line, and each line of a text has its own "data".
# Seen: one after the other "खेल" and "کھیل"; at once, and after one that was broken off, UnicodeDecodeError; "one" for two
# lines.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install assel==1.0.0
seen="$(env/bin/python - <<'END_PY'
import assel

def step(parser, part):
    try:
        return "".join(event.data for event in parser.receive_bytes(part))
    except UnicodeDecodeError as error:
        return type(error).__name__

def halves(text, place):
    written = assel.send(assel.Event(text))
    return written[:place], written[place:]

# "data: " has six bytes, and the first letter of each word more than one.
hindi, urdu = halves("खेल", 7), halves("کھیل", 7)
one, other = assel.Parser(), assel.Parser()
print("one after the other:", [step(one, part) for part in hindi], [step(other, part) for part in urdu])
one, other = assel.Parser(), assel.Parser()
print("at once:", [step(one, hindi[0]), step(other, urdu[0]), step(one, hindi[1]), step(other, urdu[1])])
assel.LineParser.utf8dec.reset()
print("a whole one:", [step(assel.Parser(), b"".join(urdu))])
step(assel.Parser(), hindi[0])
print("the same after one broken off:", [step(assel.Parser(), b"".join(urdu))])
assel.LineParser.utf8dec.reset()
print("written and read:", [assel.parse_bytes(assel.send(assel.Event(text)))[0].data for text in ("one\ntwo", "one\rtwo")])
END_PY
)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
one after the other: ['', 'खेल'] ['', 'کھیل']
at once: ['', 'UnicodeDecodeError', 'खेल', 'UnicodeDecodeError']
a whole one: ['کھیل']
the same after one broken off: ['UnicodeDecodeError']
written and read: ['one\ntwo', 'one']
END_SEEN
)" ]
