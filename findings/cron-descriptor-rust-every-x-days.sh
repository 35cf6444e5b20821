#!/usr/bin/env bash
# cron-descriptor 0.1.2 (Rust, not the Python package), cron expressions in words: "0 9 */2 * *" is "At 9:00 AM, en.every_x days",
# in Spanish "es.every_x días": a text is missing in its lists. "15W" is "the weekday nearest day {0} of the month". With a day
# of the month, the day of the week is left out: "0 9 13 * 5" is "on day 13 of the month", without a word of the Fridays. And
# "10/20", which begins at ten past, is "Every 20 minutes", as "*/20" is.
# Expected: as in the C# original that it's "translated from": "every 2 days", "the weekday nearest day 15", "on day 13 of the
# month, and on Friday". "English and Spanish are available".
# Seen: expressions, in English and in Spanish.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
cron-descriptor = "=0.1.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use cron_descriptor::cronparser::cron_expression_descriptor::get_description_cron_locale;

fn main() {
    for text in [
        "0 */2 * * *", "0 9 */2 * *", "0 0 12 1/5 * ?", "0 9 15W * *", "0 9 13 * *", "0 9 * * 5", "0 9 13 * 5", "0 9 1-7 * 1",
        "*/20 * * * *", "10/20 * * * *", "0 9 * * */2",
    ] {
        let [english, spanish] = ["en", "es"].map(|language| get_description_cron_locale(text, language).unwrap());
        println!("{text}: {english} / {spanish}");
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0 */2 * * *: Every 2 hours / Cada 2 horas
0 9 */2 * *: At 9:00 AM, en.every_x days / En 9:00 AM, es.every_x días
0 0 12 1/5 * ?: At 12:00 PM, en.every_x days / En 12:00 PM, es.every_x días
0 9 15W * *: At 9:00 AM, on the weekday nearest day {0} of the month / En 9:00 AM, en el día de la semana mas cercano a {0} del mes
0 9 13 * *: At 9:00 AM, on day 13 of the month / En 9:00 AM, en el 13 día del mes
0 9 * * 5: At 9:00 AM, only on Friday / En 9:00 AM, sólo en viernes
0 9 13 * 5: At 9:00 AM, on day 13 of the month / En 9:00 AM, en el 13 día del mes
0 9 1-7 * 1: At 9:00 AM, between day 1 and 7 of the month / En 9:00 AM, entre el 1 y el 7 del mes
*/20 * * * *: Every 20 minutes / Cada 20 minutes
10/20 * * * *: Every 20 minutes / Cada 20 minutes
0 9 * * */2: At 9:00 AM, every Tuesday days of the week / En 9:00 AM, cada martes días de la semana
END
)" ]
