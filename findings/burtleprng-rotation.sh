#!/usr/bin/env bash
# burtleprng 0.1.0 (npm), "Bob Jenkins' small noncryptographic PRNG ported to JavaScript": it gives other numbers than that
# one, from the first on, for every seed. It rotates with `>>`, which keeps the sign: where the highest bit is set, ones come
# in from the left and cover other bits.
# Expected: the numbers of burtleburtle.net/bob/rand/smallprng.html, where the type is unsigned and a rotation loses nothing.
# The page of the package says to give the seed as "an unsigned 32-bit integer". The generator below follows that description;
# with the wrong shift it gives the package's own numbers, so nothing else is different.
# Seen, for some seeds: the first two numbers, and the right ones; then how many of 1000 seeds begin right.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts burtleprng@0.1.0
cat > numbers.cjs <<'END'
const BurtlePRNG = require("burtleprng");
const described = (seed, shift) => {
  const state = Uint32Array.of(0xf1ea5eed, seed, seed, seed);
  const turn = (number, by) => (number << by) | shift(number, 32 - by);
  const next = () => {
    const [a, b, c, d] = state;
    const e = (a - turn(b, 27)) >>> 0;
    state.set([b ^ turn(c, 17), c + d, d + e]);
    state[3] = e + state[0];
    return state[3];
  };
  for (let warm = 0; warm < 20; warm++) next();
  return next;
};
const unsigned = (number, by) => number >>> by, signed = (number, by) => number >> by;
for (const seed of [0, 1, 2026, 0xffffffff]) {
  const prng = new BurtlePRNG(seed), right = described(seed, unsigned);
  console.log(`seed ${seed}: ${prng.next()} ${prng.next()}, right is ${right()} ${right()}`);
}
let right = 0, same = 0;
for (let seed = 0; seed < 1000; seed++) {
  const first = new BurtlePRNG(seed).next();
  right += first === described(seed, unsigned)();
  same += first === described(seed, signed)();
}
console.log(`1000 seeds: ${right} right, ${same} as with the wrong shift`);
END
seen="$(node numbers.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'seed 0: 1539828867 4110631670, right is 446393351 2589264021' \
  'seed 1: 3946669912 1525296620, right is 2723230452 519702369' \
  'seed 2026: 2541539555 844227063, right is 3839078842 525812684' \
  'seed 4294967295: 2369686007 3225985629, right is 3198693981 3022582003' \
  '1000 seeds: 0 right, 1000 as with the wrong shift')" ]
