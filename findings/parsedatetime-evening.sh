#!/usr/bin/env bash
# parsedatetime 2.6 (Python): "this evening" and "this morning" are today's by the computer's clock, whatever moment the
# text is to be read from. "tonight" and "tomorrow evening" keep to that moment. So a message that is read a day late, or
# for somebody in another time zone, gets another date, and only with these words. And "at 8 in the evening" is 18:00:
# the evening's own hour takes the place of the 8; "half an hour from now" is a whole hour.
# Expected: `sourceTime` is the moment from which all of a text counts, as its documentation says; 20:00; half an hour.
# dateparser 1.5.0 gives the evening's date and 20:00.
# Seen, from 15:00 on 4 March 2020: today at 18:00, "2020-03-04 18:00", "2020-03-04 16:00".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install parsedatetime==2.6 dateparser==1.5.0
cat > evening.py <<'END'
from datetime import date, datetime
import dateparser, parsedatetime

then = datetime(2020, 3, 4, 15)
for written in ("this evening", "this morning", "tonight", "at 8 in the evening", "half an hour from now"):
    before = date.today()
    one = parsedatetime.Calendar().parseDT(written, sourceTime=then)[0]
    day = "today" if one.date() in (before, date.today()) else one.date()
    other = dateparser.parse(written, settings={"RELATIVE_BASE": then})
    print(f"{written}: parsedatetime {day} {one:%H:%M}, dateparser {other and other.strftime('%Y-%m-%d %H:%M')}")
END
seen="$(env/bin/python -W ignore evening.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'this evening: parsedatetime today 18:00, dateparser 2020-03-04 18:00' \
  'this morning: parsedatetime today 06:00, dateparser 2020-03-04 09:00' \
  'tonight: parsedatetime 2020-03-04 21:00, dateparser 2020-03-04 20:00' \
  'at 8 in the evening: parsedatetime 2020-03-04 18:00, dateparser 2020-03-04 20:00' \
  'half an hour from now: parsedatetime 2020-03-04 16:00, dateparser None')" ]
