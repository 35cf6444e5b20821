#!/usr/bin/env bash
# probability-distributions 0.9.1 (npm), negative binomial: it counts neither the misses before the wanted number of hits nor the
# tries, but the tries less one. With three hits wanted that's two too many misses: if one always hits, it's 2 instead of 0, and
# if it's told the mean, 4.5, the mean is 6.5. For one hit it's right.
# Expected: "Uses the same function names as R". In R, rnbinom(n, size, prob, mu) is the number of failures before `size` successes,
# with the mean size * (1 - prob) / prob, which is mu.
# Seen: with seeded chance, the least and the mean of 100,000 values, and the right mean; and always hitting. The binomial one is
# right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts probability-distributions@0.9.1
cat > chance.cjs <<'END'
const PD = require("probability-distributions");
let state = 1;
PD.prng = () => (state = (state * 48271) % 2147483647) / 2147483647;
const show = (name, values, right) => console.log(`${name}: least ${Math.min(...values)}, mean ${(values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)}, right ${right}`);
for (const [size, p] of [[1, 0.5], [2, 0.5], [3, 0.4], [5, 0.5]])
  show(`${size} hits with ${p}`, PD.rnbinom(100000, size, p), (size * (1 - p) / p).toFixed(1));
for (const [size, mu] of [[1, 4.5], [3, 4.5], [10, 4.5]])
  show(`${size} hits, mean ${mu}`, PD.rnbinom(100000, size, undefined, mu), mu.toFixed(1));
show("10 tries with 0.3", PD.rbinom(100000, 10, 0.3), "3.0");
PD.prng = () => 0;
console.log(`always hitting: ${[1, 2, 3, 10].map((size) => PD.rnbinom(1, size, 0.5)[0])}`);
END
seen="$(node chance.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1 hits with 0.5: least 0, mean 1.0, right 1.0
2 hits with 0.5: least 1, mean 3.0, right 2.0
3 hits with 0.4: least 2, mean 6.5, right 4.5
5 hits with 0.5: least 4, mean 9.0, right 5.0
1 hits, mean 4.5: least 0, mean 4.5, right 4.5
3 hits, mean 4.5: least 2, mean 6.5, right 4.5
10 hits, mean 4.5: least 9, mean 13.5, right 4.5
10 tries with 0.3: least 0, mean 3.0, right 3.0
always hitting: 0,1,2,9
END
)" ]
