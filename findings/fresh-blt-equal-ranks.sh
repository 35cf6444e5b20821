#!/usr/bin/env bash
# fresh-blt 0.3.0 (Python), which reads votes in OpaVote's BLT format: of candidates who are ranked equal the first one is kept,
# and the others are lost. Its grammar knows "2=3", and what's read from it takes the first number only. And it wants each
# candidate who withdrew on a line of their own.
# Expected: all candidates of a rank; each rank is a list of "candidates at this preference level". Of withdrawals "as many
# candidates as necessary may be included in this line" (Hill, Wichmann and Woodall, who first described the format).
# Seen: the ranks that it reads from three ballots, and the ballots; who withdrew, from two lines and from one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps fresh-blt==0.3.0 lark==1.3.1 pydantic==2.12.5 \
  pydantic-core==2.41.5 typing-extensions==4.15.0 annotated-types==0.7.0 typing-inspection==0.4.2
seen="$(env/bin/python - <<'END'
from pathlib import Path
from fresh_blt.parse import extract_candidates, extract_header_info, parse_ballots, parse_blt_file

ballots = ["2 1 2=3 0", "1 1=2=3 0", "1 3 2 1 0"]
Path("votes.blt").write_text("3 1\n" + "\n".join(ballots) + '\n0\n"Ann"\n"Ben"\n"Cem"\n"Chair"\n')
tree = parse_blt_file(Path("votes.blt"))
people = {person.id: person for person in extract_candidates(tree, [])}
for text, ballot in zip(ballots, parse_ballots(tree, people)):
    print(f"{text}: {ballot['weight']} x", *("=".join(person.name for person in rank) for rank in ballot["rankings"]))
for withdrawn in ("-2\n-3", "-2 -3"):
    Path("votes.blt").write_text(f'3 1\n{withdrawn}\n1 1 0\n0\n"Ann"\n"Ben"\n"Cem"\n"Chair"\n')
    try:
        print(repr(withdrawn), extract_header_info(parse_blt_file(Path("votes.blt")))[2])
    except Exception as error:
        print(repr(withdrawn), type(error).__name__)
END
)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2 1 2=3 0: 2 x Ann Ben' '1 1=2=3 0: 1 x Ann' '1 3 2 1 0: 1 x Cem Ben Ann' "'-2\n-3' [2, 3]" \
  "'-2 -3' UnexpectedCharacters")" ]
