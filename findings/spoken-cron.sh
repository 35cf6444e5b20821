#!/usr/bin/env bash
# Packages that make cron expressions from English take what they understand for all of it:
# @darkeyedevelopers/natural-cron.js 1.1.0 (npm) makes every minute of "every hour", of "every other day" and of anything
# unknown; "9am and 6pm" is every hour from 9 to 18, "except sunday" is on Sundays. english-to-cron 0.1.7 (Rust), after its
# model, makes "the 1st of every month" every day of January. "Every weekday" is every day for both.
# Expected: what was said, or an error: english-to-cron has one, and gives it for "twice a week". "Converting natural
# English phrases into Cron expressions" and "specific days, time ranges, and more" are what they promise. Both read "every
# friday at 8pm".
# Seen: "* * * * ? *" for every hour, "0 9-18 * * ? *", "0 9 ? * SUN *"; "0 0 8 * 1 ? *", "0 0 9 */1 * ? *", "0 * * ? * FRI
# *".
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm install --silent --no-audit --no-fund --ignore-scripts @darkeyedevelopers/natural-cron.js@1.1.0
cat > cron.cjs <<'END_JS'
const cron = require("@darkeyedevelopers/natural-cron.js");
const texts = ["every friday at 8pm", "every hour", "every other day", "twice a week", "every day at 9am and 6pm",
  "every day except sunday at 9am", "every weekday at 9am"];
for (const text of texts) console.log(`natural-cron.js, ${text}: ${cron(text)}`);
END_JS
mkdir src
cat > Cargo.toml <<'END_TOML'
[package]
name = "spoken"
version = "0.1.0"
edition = "2024"
[dependencies]
english-to-cron = "=0.1.7"
END_TOML
cat > src/main.rs <<'END_RS'
fn main() {
    let texts = ["every friday at 8pm", "every hour", "twice a week", "on the 1st of every month at 8am", "last friday of the month"];
    for text in texts.into_iter().chain(["every weekday at 9am"]) {
        let said = english_to_cron::str_cron_syntax(text).unwrap_or_else(|error| format!("{error:?}"));
        println!("english-to-cron, {text}: {said}");
    }
}
END_RS
seen="$(node cron.cjs; CARGO_BUILD_JOBS=1 CARGO_TARGET_DIR=target nice -n 19 cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END_SEEN'
natural-cron.js, every friday at 8pm: 0 20 ? * FRI *
natural-cron.js, every hour: * * * * ? *
natural-cron.js, every other day: * * * * ? *
natural-cron.js, twice a week: * * * * ? *
natural-cron.js, every day at 9am and 6pm: 0 9-18 * * ? *
natural-cron.js, every day except sunday at 9am: 0 9 ? * SUN *
natural-cron.js, every weekday at 9am: 0 9 * * ? *
english-to-cron, every friday at 8pm: 0 0 20 ? * FRI *
english-to-cron, every hour: 0 0 * * * ? *
english-to-cron, twice a week: InvalidInput
english-to-cron, on the 1st of every month at 8am: 0 0 8 * 1 ? *
english-to-cron, last friday of the month: 0 * * ? * FRI *
english-to-cron, every weekday at 9am: 0 0 9 */1 * ? *
END_SEEN
)" ]
