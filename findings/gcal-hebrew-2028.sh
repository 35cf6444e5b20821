#!/usr/bin/env bash
# gcal 4.1 (Debian), GNU's calendar: all Hebrew feasts of 2028 are a day early: New Year 5789 is on a Wednesday and Yom Kippur on a
# Friday, which the Hebrew calendar never has, so that no Sabbath follows or comes before a day of rest. 2035 and 2055 are such
# years, too. And Israel's days of remembrance, which since 2004 are put off by a day if they'd begin as a Sabbath ends, are
# on the day before that.
# Expected: hebcal 4.31 (Debian): Rosh Hashana 5789 on Thursday, 21 September 2028, Yom Kippur on Saturday, 30 September;
# Independence Day 2024 on 14 May.
# Seen, for feasts of three years: the day in gcal and in hebcal; then, the years in which Pesach or Yom Kippur differ.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root gcal=4.1-3.1 gcal-common=4.1-3.1 hebcal=4.31-1
for package in *.deb; do dpkg -x "$package" .; done
export TZ=UTC LC_ALL=C HOME="$folder"
cat > feasts.py <<'END'
import datetime, subprocess
def lines(*command):
    return subprocess.run(command, capture_output=True, check=True).stdout.decode(errors="replace").splitlines()
def here(year):
    days = {}
    for line in lines("usr/bin/gcal", "-u", "-n", "--hebrew-holidays", str(year)):
        name, _, day = line.partition(" - ")
        if day:
            _, month, number, year, *_ = day.split()
            text = f"{month} {number.rstrip('dhnrst')} {year}"
            days.setdefault(name.split("/")[0].strip(), datetime.datetime.strptime(text, "%b %d %Y").date())
    return days
def there(year):
    days = {}
    for line in lines("usr/bin/hebcal", str(year)):
        day, _, name = line.partition(" ")
        days.setdefault("Rosh Hashana" if name.startswith("Rosh Hashana 5") else name, datetime.datetime.strptime(day, "%m/%d/%Y").date())
    return days
names = {"Purim": "Purim", "Pesach": "Pesach I", "Yom Hashoah": "Yom HaShoah", "Yom Ha Azmaut": "Yom HaAtzma'ut", "Tisha B'Av": "Tish'a B'Av",
    "Rosh Hashana": "Rosh Hashana", "Yom Kippur": "Yom Kippur"}
for year in (2024, 2027, 2028):
    gcal, hebcal = here(year), there(year)
    for name, their in names.items():
        theirs = hebcal[their]
        print(f"{name} {gcal[name]:%a %Y-%m-%d}{'' if gcal[name] == theirs else f', there {theirs:%a %Y-%m-%d}'}")
shifted = []
for year in range(1990, 2061):
    gcal, hebcal = here(year), there(year)
    if any(gcal[name] != hebcal[names[name]] for name in ("Pesach", "Yom Kippur")):
        shifted.append(year)
print(f"Pesach or Yom Kippur on another day: {shifted}")
END
seen="$(python3 feasts.py)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'Purim Sun 2024-03-24' 'Pesach Tue 2024-04-23' \
  'Yom Hashoah Sun 2024-05-05, there Mon 2024-05-06' 'Yom Ha Azmaut Mon 2024-05-13, there Tue 2024-05-14' \
  "Tisha B'Av Tue 2024-08-13" 'Rosh Hashana Thu 2024-10-03' 'Yom Kippur Sat 2024-10-12' 'Purim Tue 2027-03-23' \
  'Pesach Thu 2027-04-22' 'Yom Hashoah Tue 2027-05-04' 'Yom Ha Azmaut Wed 2027-05-12' "Tisha B'Av Thu 2027-08-12" \
  'Rosh Hashana Sat 2027-10-02' 'Yom Kippur Mon 2027-10-11' 'Purim Sat 2028-03-11, there Sun 2028-03-12' \
  'Pesach Mon 2028-04-10, there Tue 2028-04-11' 'Yom Hashoah Sat 2028-04-22, there Mon 2028-04-24' \
  'Yom Ha Azmaut Sun 2028-04-30, there Tue 2028-05-02' "Tisha B'Av Mon 2028-07-31, there Tue 2028-08-01" \
  'Rosh Hashana Wed 2028-09-20, there Thu 2028-09-21' 'Yom Kippur Fri 2028-09-29, there Sat 2028-09-30' \
  'Pesach or Yom Kippur on another day: [2028, 2035, 2055]')" ]
