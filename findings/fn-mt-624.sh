#!/usr/bin/env bash
# fn-mt 1.2.1 (npm), "functional implementation of Mersenne Twister": after 624 numbers it begins again, the same ones in
# the same order, whatever the seed. It computes each new word of its state, appends it at the end, and never comes there:
# it goes round in the first 624 words, which is what the seed was made into. So the thirteenth pack of cards is dealt from
# the numbers of the first, dice aren't fair, and no number is one of the Mersenne Twister's.
# Expected: a period of 2^19937 - 1, and for the seed 5489 the numbers 3499211612, 581869302 and 3890346734, as in C++'s
# mt19937, and from mersenne-twister 1.1.0 (npm).
# Seen: 624 different numbers of 3000, the 625th is the 1st; of 6000 rolls of a die with three sides 1930, 2198 and 1872.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts fn-mt@1.2.1 mersenne-twister@1.1.0
cat > numbers.cjs <<'END_JS'
const { newRandGen, randNext, randRange } = require("fn-mt");
const MersenneTwister = require("mersenne-twister");

function numbers(count, seed) {
  const list = [];
  for (let state = newRandGen(seed); list.length < count; ) {
    const [number, next] = randNext(state);
    list.push(number);
    state = next;
  }
  return list;
}

function rolls(count, seed, sides) {
  const seen = Array(sides).fill(0);
  let state = newRandGen(seed);
  for (let roll = 0; roll < count; roll++) {
    const [side, next] = randRange(0, sides, state);
    seen[side]++;
    state = next;
  }
  return seen;
}

const list = numbers(3000, 5489);
const twister = new MersenneTwister(5489);
const right = Array.from({ length: 3000 }, () => twister.random_int());
for (const [name, made] of [["fn-mt", list], ["mersenne-twister", right]]) {
  const again = made.every((number, place) => place < 624 || number === made[place - 624]);
  const said = again ? "every 624 the same" : "no period of 624";
  console.log(`${name}: ${made.slice(0, 3).join(" ")}; ${new Set(made).size} different ones, ${said}`);
}
for (const seed of [1, 2, 42]) {
  console.log(`seed ${seed}: ${new Set(numbers(3000, seed)).size} different ones, rolls ${rolls(6000, seed, 3).join(" ")}`);
}
END_JS
seen="$(node numbers.cjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
fn-mt: 1228475205 930876788 594287098; 624 different ones, every 624 the same
mersenne-twister: 3499211612 581869302 3890346734; 3000 different ones, no period of 624
seed 1: 624 different ones, rolls 1930 2198 1872
seed 2: 624 different ones, rolls 2169 2066 1765
seed 42: 624 different ones, rolls 1906 2233 1861
END_SEEN
)" ]
