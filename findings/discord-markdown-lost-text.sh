#!/usr/bin/env bash
# discord-markdown 0.4.0 (Python), messages as HTML: from a sign that opens something and isn't closed, the rest of the line is
# gone. "5 > 3 is true" becomes "5", "user_name is in" becomes "user", and "**sorry" nothing. Of bold text with something in
# italics within, only what comes after it is left. Its own `markdown()`, which should give the message back, loses the same.
# Expected: "convert a discord message written in the Markdown formatting syntax" to HTML, with all of its words; a sign that
# opens nothing is itself, as Discord shows it, and formats can be nested.
# Seen: the HTML of messages; the last two are as they should be.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  discord-markdown==0.4.0
seen="$(PYTHONPATH=py python3 - <<'END'
import contextlib, io
from discord_markdown.discord_markdown import DiscordMarkdown, convert_to_html

for text in ("5 > 3 is true", "user_name is in", "it's **sorry", "no ||secret", "**bold *and italic* too**", "a ~ b",
             "*one* and **two**"):
    with contextlib.redirect_stdout(io.StringIO()):  # it prints its tokens, too
        html, markdown = convert_to_html(text), DiscordMarkdown(text).markdown()
    print(f"{text}: {html} and back: {markdown}")
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
5 > 3 is true: <p>5 </p> and back: 5
user_name is in: <p>user</p> and back: user
it's **sorry: <p>it's </p> and back: it's
no ||secret: <p>no </p> and back: no
**bold *and italic* too**: <p><b> too</b></p> and back: ** too**
a ~ b: <p>a ~ b</p> and back: a ~ b
*one* and **two**: <p><i>one</i> and <b>two</b></p> and back: *one* and **two**
END
)" ]
