#!/usr/bin/env bash
# brackets-manager 1.11.1 (npm), with `balanceByes`: the free places of the first round don't go to the best seeds: of six
# players the first and the third rest, and the second plays. Without the option, when the free places are named last, the
# first and the second rest.
# Expected: "Whether to balance BYEs in the seeding of an elimination stage. This prevents having BYE against BYE in matches."
# It does that; but a higher seed is never to be worse off than a lower one.
# Seen: for numbers of players, who rests, with the option and without it.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts brackets-manager@1.11.1 brackets-memory-db@1.0.6
cat > rest.cjs <<'END'
const { BracketsManager } = require("brackets-manager");
const { InMemoryDatabase } = require("brackets-memory-db");
async function rest(players, size, balanceByes) {
  const manager = new BracketsManager(new InMemoryDatabase());
  const seeding = Array.from({ length: size }, (_, place) => (place < players ? `seed ${place + 1}` : null));
  await manager.create.stage({ name: "Cup", tournamentId: 0, type: "single_elimination", seeding, settings: { balanceByes } });
  const { match, participant, round } = await manager.export();
  const first = match.filter(({ round_id }) => round_id === round[0].id);
  const alone = first.filter(({ opponent1, opponent2 }) => (opponent1 === null) !== (opponent2 === null));
  const seeds = alone.map(({ opponent1, opponent2 }) => participant.find(({ id }) => id === (opponent1 ?? opponent2).id).name);
  return seeds.map((name) => +name.slice(5)).sort((a, b) => a - b).join(" ");
}
(async () => {
  for (const [players, size] of [[5, 8], [6, 8], [7, 8], [9, 16], [12, 16], [14, 16]]) {
    console.log(`${players} players: ${await rest(players, size, true)} rest, without the option ${await rest(players, size, false)}`);
  }
})();
END
seen="$(node rest.cjs)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '5 players: 1 3 4 rest, without the option 1 2 3' '6 players: 1 3 rest, without the option 1 2' \
  '7 players: 1 rest, without the option 1' '9 players: 1 3 4 5 6 7 8 rest, without the option 1 2 3 4 5 6 7' \
  '12 players: 1 3 5 7 rest, without the option 1 2 3 4' '14 players: 1 3 rest, without the option 1 2')" ]
