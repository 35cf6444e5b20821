#!/usr/bin/env bash
# discord-markdown-ast-parser 1.0.6 (Python): "5 > 3" is a 5 and a quotation of "3"; the sign is looked for anywhere, not at the
# beginning of a line. A quotation with ">>>", which goes on to the end of the message, ends with its first line. What stands in
# inline code is formatted: `*a*` is an "a" in italics. 10:30:45 and a timestamp have an emoji in them, and an emoji that
# moves is none.
# Expected: "how the message should be rendered according to Discord's markdown rules". Its source says itself that quotes are
# "at the very beginning of every line". Of these, its "known issues" name none.
# Seen: the nodes of messages, with their text.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore --target py --no-deps \
  discord-markdown-ast-parser==1.0.6
seen="$(PYTHONPATH=py python3 - <<'END'
from discord_markdown_ast_parser import parse_to_dict

def show(node):
    if node["node_type"] == "TEXT":
        return repr(node["text_content"])
    inside = [*map(show, node.get("children", [])), *filter(None, [node.get("emoji_name")])]
    return node["node_type"] + "(" + ", ".join(inside) + ")"

for text in ("> quoted", "5 > 3", ">>> all\nof this", "`*a*`", "at 10:30:45", "<t:1618953630:R>", "<:wave:123>", "<a:wave:123>"):
    print(repr(text), "is", *map(show, parse_to_dict(text)))
END
)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
'> quoted' is QUOTE_BLOCK('quoted')
'5 > 3' is '5 ' QUOTE_BLOCK('3')
'>>> all\nof this' is QUOTE_BLOCK('all\n') 'of this'
'`*a*`' is CODE_INLINE(ITALIC('a'))
'at 10:30:45' is 'at 10' EMOJI_UNICODE_ENCODED(30) '45'
'<t:1618953630:R>' is '<t' EMOJI_UNICODE_ENCODED(1618953630) 'R>'
'<:wave:123>' is EMOJI_CUSTOM(wave)
'<a:wave:123>' is '<a' EMOJI_UNICODE_ENCODED(wave) '123>'
END
)" ]
