#!/usr/bin/env bash
# bharatutils 0.1.2 (Python), festivals of India: in its list for 2026 Raksha Bandhan is missing, so on 1 June 2026 it's 442 days
# off, in the year after. In 2027 the birthday of the Prophet (Milad-un-Nabi) and Mahavir Jayanti are missing, and from 2028 on
# all that move: after Guru Nanak Jayanti 2027 there's no Holi and no Diwali ever, and nothing says so.
# Expected: "every festival of the year"; Raksha Bandhan is on 28 August 2026, 88 days off. A reminder comes a year late.
# Seen: the days until Raksha Bandhan from 1 June of three years; the festivals that some years have and others don't; and the
# days until Diwali after the last one listed, with the number of festivals in 2028.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install bharatutils==0.1.2
seen="$(env/bin/python - <<'END'
from datetime import date
from bharatutils import days_until, get_festivals

for year in (2025, 2026, 2027):
    print(f"Raksha Bandhan, from 1 June {year}: {days_until('Raksha Bandhan', date(year, 6, 1))} days")
names = {year: {festival["name"] for festival in get_festivals(year)} for year in range(2023, 2028)}
for year, listed in names.items():
    print(f"{year}: without", ", ".join(sorted(set().union(*names.values()) - listed)) or "none")
print("Diwali, from 1 November 2027:", days_until("Diwali", date(2027, 11, 1)), "- festivals in 2028:", len(get_festivals(2028)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Raksha Bandhan, from 1 June 2025: 69 days
Raksha Bandhan, from 1 June 2026: 442 days
Raksha Bandhan, from 1 June 2027: 77 days
2023: without none
2024: without none
2025: without none
2026: without Raksha Bandhan
2027: without Mahavir Jayanti, Milad-un-Nabi
Diwali, from 1 November 2027: None - festivals in 2028: 5
END
)" ]
