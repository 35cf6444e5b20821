#!/usr/bin/env bash
# fluent.runtime 0.4.0 (Python) chooses the plural of a number without the digits that the message asks for: "1.0" gets the
# singular, because the choice is made for 1. And a Decimal, which it accepts and formats, never gets any variant but the
# default one: neither [one] nor [1] fits Decimal(1).
# Expected: in CLDR's rules for English "one" is the 1 without visible fraction digits, so it's "1.0 points", and a selector
# with NUMBER() takes its options into account, as Fluent's guide says with just such a message. Equal numbers choose alike.
# @fluent/bundle 0.19.1 (npm) does the first, fluent-compiler 1.1 (Python) the second.
# Seen: "1.0 point" from fluent.runtime, "1.0 points" from @fluent/bundle; "point, exactly" for 1, "points" for Decimal(1).
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @fluent/bundle@0.19.1
python3 -m venv env
env/bin/pip --quiet --disable-pip-version-check install fluent.runtime==0.4.0 fluent-compiler==1.1
cat > points.ftl <<'END'
digits = { NUMBER($points, minimumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1) ->
    [one] point
   *[other] points
}
plain = { $points ->
    [one] point
   *[other] points
}{ $points ->
    [1] , exactly
   *[other] {""}
}
END
cat > points.mjs <<'END'
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const bundle = new FluentBundle("en", { useIsolating: false });
bundle.addResource(new FluentResource(readFileSync("points.ftl", "utf8")));
for (const id of ["digits", "plain"])
  console.log("@fluent/bundle, 1:", bundle.formatPattern(bundle.getMessage(id).value, { points: 1 }));
END
cat > points.py <<'END'
from decimal import Decimal
import fluent_compiler.bundle
from fluent.runtime import FluentBundle, FluentResource
text = open("points.ftl").read()
bundle = FluentBundle(["en"], use_isolating=False)
bundle.add_resource(FluentResource(text))
compiled = fluent_compiler.bundle.FluentBundle.from_string("en", text, use_isolating=False)
for message, points in (("digits", 1), ("plain", 1), ("plain", Decimal(1))):
    print(f"fluent.runtime, {points!r}:", bundle.format_pattern(bundle.get_message(message).value, {"points": points})[0])
print("fluent-compiler, Decimal('1'):", compiled.format("plain", {"points": Decimal(1)})[0])
END
seen="$(env/bin/python points.py
node points.mjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'fluent.runtime, 1: 1.0 point' 'fluent.runtime, 1: point, exactly' \
  "fluent.runtime, Decimal('1'): points" "fluent-compiler, Decimal('1'): point, exactly" \
  '@fluent/bundle, 1: 1.0 points' '@fluent/bundle, 1: point, exactly')" ]
