#!/usr/bin/env bash
# @echecs/elo 1.0.2 (npm), "FIDE ELO Rating System": whoever has ever had 2400 doesn't always keep the factor 10. With a rating
# below 2300 again and fewer than 18 years it's 40, and with few games, too. And it's 40 for the 31st game, after 30.
# Expected: its readme: "everhigher2400 tells if the player has ever been 2400 or higher. If so the player K Factor will always be
# 10." FIDE's regulations (8.3.3): 40 "until he has completed events with at least 30 games", then 20.
# Seen: factors.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @echecs/elo@1.0.2
cat > elo.mjs <<'END'
import { kFactor } from "@echecs/elo";
for (const player of [{ rating: 2350, everHigher2400: true }, { rating: 2290, everHigher2400: true },
  { rating: 2290, everHigher2400: true, age: 17 }, { rating: 2450, everHigher2400: true, games: 25 },
  { rating: 1800, games: 29 }, { rating: 1800, games: 30 }, { rating: 1800, games: 31 }]) {
  console.log(`${Object.entries(player).map(([name, value]) => `${name} ${value}`).join(", ")}: ${kFactor(player)}`);
}
END
seen="$(node elo.mjs)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
rating 2350, everHigher2400 true: 10
rating 2290, everHigher2400 true: 10
rating 2290, everHigher2400 true, age 17: 40
rating 2450, everHigher2400 true, games 25: 40
rating 1800, games 29: 40
rating 1800, games 30: 40
rating 1800, games 31: 20
END
)" ]
