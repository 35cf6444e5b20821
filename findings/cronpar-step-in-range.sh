#!/usr/bin/env bash
# cronpar 1.0.0 (Python), explains cron expressions: a step is counted over everything, whatever is before it, so 10-30/10 is
# every ten minutes of the hour, and 9-17/2 every second hour of the night, too. On days and months the count begins with the step
# instead of 1: */10 is the 10th, 20th and 30th. 5-10,20 is an error, and so is MON-FRI.
# Expected: cron's own: 10 20 30; 9 11 13 15 17; the 1st, 11th, 21st and 31st, since a step starts at the range's first value;
# lists of ranges; and names of days. croniter 6.0.0 (Python) has them so.
# Seen: what each field is, here and in the other package, for six fields.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install cronpar==1.0.0 click==8.1.8 croniter==6.0.0
seen="$(env/bin/python - <<'END'
from contextlib import redirect_stdout
from io import StringIO
from cronpar.api import explain
from croniter import croniter

for place, field in ((0, "10-30/10"), (1, "9-17/2"), (2, "*/10"), (3, "*/5"), (0, "5-10,20"), (4, "MON-FRI")):
    fields = ["0", "0", "1", "1", "1"]
    fields[place] = field
    shown = StringIO()
    try:
        with redirect_stdout(shown):
            explain([*fields, "run"])
        here = " ".join(shown.getvalue().splitlines()[place][14:].split())
    except ValueError as error:
        here = type(error).__name__
    print(f"{field}: {here}; croniter:", *croniter.expand(" ".join(fields))[0][place])
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
10-30/10: 0 10 20 30 40 50; croniter: 10 20 30
9-17/2: 0 2 4 6 8 10 12 14 16 18 20 22; croniter: 9 11 13 15 17
*/10: 10 20 30; croniter: 1 11 21 31
*/5: 5 10; croniter: 1 6 11
5-10,20: ValueError; croniter: 5 6 7 8 9 10 20
MON-FRI: ValueError; croniter: 1 2 3 4 5
END
)" ]
