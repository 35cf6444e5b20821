#!/usr/bin/env bash
# fluent.runtime 0.4.0 (Python) chooses the plural of a number without the digits that the message asks for: "1.0" gets the
# singular, because the choice is made for 1.
# Expected: in CLDR's rules for English "one" is the 1 without visible fraction digits, so it's "1.0 points", and a selector
# with NUMBER() takes its options into account, as Fluent's guide says with just such a message ("0.0" under [other]).
# @fluent/bundle 0.19.1 (npm) does that.
# Seen: "1.0 point" from fluent.runtime, "1.0 points" from @fluent/bundle.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install fluent.runtime==0.4.0
cat > points.ftl <<'END'
points = { NUMBER($points, minimumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1) ->
    [one] point
   *[other] points
}
END
cat > points.mjs <<'END'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync("points.ftl", "utf8")));
for (const points of [1, 2]) console.log("@fluent/bundle:", bundle.formatPattern(bundle.getMessage("points").value, { points }));
END
cat > points.py <<'END'
from fluent.runtime import FluentBundle, FluentResource
bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource(open("points.ftl").read()))
for points in (1, 2):
    print("fluent.runtime:", bundle.format_pattern(bundle.get_message("points").value, {"points": points})[0])
END
seen="$(env/bin/python points.py
node points.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'fluent.runtime: 1.0 point' 'fluent.runtime: 2.0 points' \
  '@fluent/bundle: 1.0 points' '@fluent/bundle: 2.0 points')" ]
