#!/usr/bin/env bash
# timediff 0.2.3 (Rust), relative times in five languages: in Russian the word after a number is chosen by ranges, not by the
# number. Up to forty minutes ago it's always "минуты", so five minutes ago is "5 минуты назад"; twenty-one days are "21 дней".
# The past and the future differ: in ten minutes it's "через 10 минут", ten minutes ago "10 минуты назад". In German seventeen
# months ago are "vor 1 Jahren". And fifty years are 51 in every language, as its years have only 360 days.
# Expected: "5 минут", "21 минуту", "30 минут", "21 день", "22 дня", "21 год", "22 года": in Russian the last digits decide
# (CLDR's plural rules: one for 21, few for 22, many for 5 and 30). "vor einem Jahr", which it has. And "50 years ago".
# Seen: amounts and texts.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
timediff = "=0.2.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use timediff::TimeDiff;

fn main() {
    let say = |language: &str, amount: &str| {
        let text = TimeDiff::to_diff(amount.to_owned()).locale(language.to_owned()).unwrap().parse().unwrap();
        println!("{language} {amount}: {text}");
    };
    for amount in [
        "-2m", "-5m", "5m", "-10m", "10m", "-21m", "21m", "-30m", "30m", "-21days", "22days", "-5h", "-21years", "-22years",
    ] {
        say("ru-RU", amount);
    }
    for amount in ["-12M", "-17M", "-24M"] {
        say("de-DE", amount);
    }
    for amount in ["-864000h", "-100years", "-50years"] {
        say("en-US", amount);
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
ru-RU -2m: 2 минуты назад
ru-RU -5m: 5 минуты назад
ru-RU 5m: через 5 минут
ru-RU -10m: 10 минуты назад
ru-RU 10m: через 10 минут
ru-RU -21m: 21 минуты назад
ru-RU 21m: через 21 минут
ru-RU -30m: 30 минуты назад
ru-RU 30m: через 30 минуты
ru-RU -21days: 21 дней назад
ru-RU 22days: через 22 дней
ru-RU -5h: 5 часов назад
ru-RU -21years: 21 лет назад
ru-RU -22years: 22 лет назад
de-DE -12M: vor einem Jahr
de-DE -17M: vor 1 Jahren
de-DE -24M: vor 2 Jahren
en-US -864000h: 100 years ago
en-US -100years: 101 years ago
en-US -50years: 51 years ago
END
)" ]
