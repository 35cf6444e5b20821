#!/usr/bin/env bash
# natural-cron 0.0.2 (Rust), cron expressions by chained calls: a later call throws away what an earlier one has set. "At 9:30,
# every day" is midnight, and "at 9:30, every 2 days" too; "on Fridays, every week" is Sunday; "at 9, 10 and 11 o'clock, every 15
# minutes" is every 15 minutes around the clock. In the other order each is right. No error tells. And days alone run each
# minute: "on weekdays" is "* * * * 1-5", while "every week" is once, at midnight.
# Expected: "Chainable builder methods", "natural". Its README sets the day before the time in one line and after it in the
# next, and says nothing of an order.
# Seen: calls in two orders, and what each compiles to.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "seen"
version = "0.1.0"
edition = "2021"
[dependencies]
natural-cron = "=0.0.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use natural_cron::{interfaces::CronTimeUnit::*, CronExpressionBuilder};

type Built = Result<CronExpressionBuilder, String>;

fn show(name: &str, one: fn(CronExpressionBuilder) -> Built, other: fn(CronExpressionBuilder) -> Built) {
    let there = one(CronExpressionBuilder::new()).and_then(other).unwrap().compile();
    let back = other(CronExpressionBuilder::new()).and_then(one).unwrap().compile();
    println!("{name}: {there}, in the other order: {back}");
}

fn main() {
    show("at 9:30, every day", |cron| cron.at_time("09:30"), |cron| cron.every("day"));
    show("at 9:30, every 2 days", |cron| cron.at_time("09:30"), |cron| cron.every_x(2, DayOfMonth));
    show("on Fridays, every week", |cron| cron.on_week_days(vec![5]), |cron| cron.every("week"));
    show("at 9, 10, 11, every 15 minutes", |cron| cron.at_hours(vec![9, 10, 11]), |cron| cron.every_x(15, Minute));
    show("on the 15th, every month", |cron| cron.on_days_of_month(vec![15]), |cron| cron.every("month"));
    show("at 9:30, on Fridays", |cron| cron.at_time("09:30"), |cron| cron.on_week_days(vec![5]));
    show("on weekdays, in June", |cron| cron.on_week_days(vec![1, 2, 3, 4, 5]), |cron| cron.during_months(vec![6]));
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet 2>/dev/null)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
at 9:30, every day: 0 0 * * *, in the other order: 30 9 * * *
at 9:30, every 2 days: 0 0 */2 * *, in the other order: 30 9 */2 * *
on Fridays, every week: 0 0 * * 0, in the other order: 0 0 * * 5
at 9, 10, 11, every 15 minutes: */15 * * * *, in the other order: */15 9-11 * * *
on the 15th, every month: 0 0 1 * *, in the other order: 0 0 15 * *
at 9:30, on Fridays: 30 9 * * 5, in the other order: 30 9 * * 5
on weekdays, in June: * * * 6 1-5, in the other order: * * * 6 1-5
END
)" ]
