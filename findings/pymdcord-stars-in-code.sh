#!/usr/bin/env bash
# pymdcord 0.5.3 (Python), "a markdown parser for discord markdown syntax": stars between backticks are read, too, so `a *b* c`
# has an italic b. ***a*** is italic with two stars left on either side, and never bold. A star behind a backslash still
# begins italics, and the backslash stays. And a block of code on one line, or behind some text, falls into pieces.
# Expected: Discord's "Markdown Text 101": three stars are bold italics, code is shown as it's typed, and a backslash takes the
# formatting away. Inside a block of code that has lines of its own the package does leave the stars.
# Seen: what's read, with the names of the package.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install --no-deps pymdcord==0.5.3
seen="$(env/bin/python - <<'END'
import pymdcord

def shown(part):
    if isinstance(part, str):
        return part
    kind = getattr(part, "selftype", type(part).__name__.removeprefix("c_").lower())
    content = part.content if isinstance(part.content, list) else [part.content]
    return kind + "(" + "".join(map(shown, content)) + ")"

for text in ("*a*", "**a**", "***a***", "__***a***__", "`a`", "`a *b* c`", "\\*a\\*", "```\n*a*\n```", "```*a*```", "so: ```\na```"):
    print(repr(text), "->", repr(" ".join(map(shown, pymdcord.parse(text)))))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
'*a*' -> 'inline(italic(a))'
'**a**' -> 'inline(bold(a))'
'***a***' -> 'inline(**italic(a**))'
'__***a***__' -> 'inline(underline(**italic(a**)))'
'`a`' -> 'inline(code(a))'
'`a *b* c`' -> 'inline(code(a italic(b) c))'
'\\*a\\*' -> 'inline(\\italic(a\\))'
'```\n*a*\n```' -> 'codeblock(*a*\n)'
'```*a*```' -> 'inline(code()code(italic(a))code())'
'so: ```\na```' -> 'inline(so: code()`\n) inline(acode()`)'
END
)" ]
