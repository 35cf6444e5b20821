#!/usr/bin/env bash
# tsqtsq 1.2.0 (npm, TypeScript), writes queries for Prometheus: a difference that's divided isn't put in brackets, so that
# (used - free) / total becomes used minus free / total. A quote in a label's value ends the value. And the parts of an offset
# stand in the order in which they're given, though Prometheus takes only years before days before hours.
# Expected: "composing" of queries: the quotient of what's given on the left and right; a value is the one that's given; units
# by name, "prefer named object/property parameters over ordered/implicit arguments".
# Seen: what it writes; and what Prometheus's parser for editors (@prometheus-io/lezer-promql 0.301.0, npm) makes of it: the
# operator that comes last, and how many errors.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts tsqtsq@1.2.0 esbuild@0.25.0 @prometheus-io/lezer-promql@0.301.0 \
  @lezer/common@1.2.3 @lezer/lr@1.4.2 @lezer/highlight@1.2.1
cat > queries.mjs <<'END'
import { Expression, promql } from "tsqtsq";
import { parser } from "@prometheus-io/lezer-promql";
const show = (query) => {
  let errors = 0;
  let last = "none";
  parser.parse(query).iterate({
    enter(node) {
      if (node.type.isError) errors++;
      if (node.name === "BinaryExpr" && last === "none") last = node.node.firstChild.nextSibling.name;
    },
  });
  console.log(`${query}: last ${last}, errors ${errors}`);
};
show(promql.div({ left: promql.sub({ left: "used", right: "free" }), right: "total" }));
show(promql.mul({ left: "price", right: promql.add({ left: "cards", right: "packs" }) }));
for (const value of ["the blue bar", 'the "blue" bar']) {
  show(new Expression({ metric: "games", values: { place: value }, defaultOperator: "=" }).toString());
}
for (const units of [{ h: 2, m: 30 }, { m: 30, h: 2 }]) show(`games ${promql.offset({ units })}`);
END
node_modules/.bin/esbuild queries.mjs --bundle --platform=node --format=esm --outfile=bundle.mjs --log-level=error
seen="$(node bundle.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
used - free / total: last Sub, errors 0
price * cards + packs: last Add, errors 0
games{place="the blue bar"}: last none, errors 0
games{place="the "blue" bar"}: last none, errors 2
games offset 2h30m: last none, errors 0
games offset 30m2h: last none, errors 1
END
)" ]
