#!/usr/bin/env bash
# discord.js-rate-limiter 1.3.2 (npm): a limit of two a second lets two pass, and after half a second everything, for as long as
# somebody goes on. It asks how many tokens are left and takes one with a call that waits its turn, which it doesn't wait for: once
# a token has grown back within the interval, that call takes nothing yet, and the next question finds the token still there.
# Expected: "amount - Amount of times an action can be done within an interval. Ex: `2` would mean 2 times." @sapphire/ratelimits
# 2.4.11 does that.
# Seen, for two a second and a press every 10 ms for 2.9 s: nearly all of the last 2 s pass; with @sapphire/ratelimits 6.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts discord.js-rate-limiter@1.3.2 @sapphire/ratelimits@2.4.11
cat > press.mjs <<'END'
import { RateLimiter } from "discord.js-rate-limiter";
import { RateLimitManager } from "@sapphire/ratelimits";
const one = new RateLimiter(2, 1000), other = new RateLimitManager(1000, 2);
let passed = 0, passedOther = 0;
for (const end = Date.now() + 2900; Date.now() < end; await new Promise((go) => setTimeout(go, 10))) {
  if (!one.take("a player")) passed++;
  const limit = other.acquire("a player");
  if (!limit.limited) { limit.consume(); passedOther++; }
}
console.error(passed, passedOther);
console.log(`discord.js-rate-limiter: ${passed > 12 ? "more than 12" : passed}; @sapphire/ratelimits: ${passedOther}`);
END
seen="$(node press.mjs)"
echo "$seen"
[ "$seen" = "discord.js-rate-limiter: more than 12; @sapphire/ratelimits: 6" ]
