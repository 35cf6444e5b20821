#!/usr/bin/env bash
# skillratings 0.29.2 (Rust), DWZ, the German ratings for chess: weak adults lose too few points. The brake that the rules have
# for players up to 20 years is put on at every age. And whoever is 20 years old doesn't get the factor for young players who
# win, as it asks for less than 20; nor does the factor stop at 1, as it must: above 2000 it makes wins count less than for
# adults.
# Expected: the federation's rules, annex 2.4: the factor fB = R/2000 is for "Jugendliche (bis 20 Jahre)", at least 0.5 and at
# most 1, and "für Junioren und Senioren ist fB = 1,0 und SBr = 0", SBr being the brake.
# Seen: rating, age and result against somebody with the same rating, the new rating, and by the rules.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "ratings"
version = "0.1.0"
edition = "2021"
[dependencies]
skillratings = "=0.29.2"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use skillratings::{dwz::{dwz, DWZRating}, Outcomes};

/// The new rating by annex 2.4, where half a point is expected and the index is large enough.
fn by_the_rules(rating: f64, age: usize, points: f64) -> f64 {
    let base = (rating / 1000.0).powi(4) + if age <= 20 { 5.0 } else if age <= 25 { 10.0 } else { 15.0 };
    let (mut factor, mut brake) = (1.0, 0.0);
    if age <= 20 {
        if points >= 0.5 {
            factor = (rating / 2000.0).clamp(0.5, 1.0);
        }
        if rating < 1300.0 && points <= 0.5 {
            brake = ((1300.0 - rating) / 150.0).exp() - 1.0;
        }
    }
    let coefficient = (base * factor + brake).clamp(5.0, if brake > 0.0 { 150.0 } else { 30.0 });
    rating + 800.0 / (coefficient + 1.0) * (points - 0.5)
}

fn main() {
    for (rating, age, outcome, points) in [
        (1000.0, 15, Outcomes::LOSS, 0.0), (1000.0, 40, Outcomes::LOSS, 0.0), (800.0, 40, Outcomes::LOSS, 0.0),
        (1500.0, 19, Outcomes::WIN, 1.0), (1500.0, 20, Outcomes::WIN, 1.0), (1500.0, 40, Outcomes::WIN, 1.0),
        (2100.0, 15, Outcomes::WIN, 1.0),
    ] {
        let player = DWZRating { rating, index: 20, age };
        let (new, _) = dwz(&player, &DWZRating { rating, index: 20, age: 30 }, &outcome);
        let rules = by_the_rules(rating, age, points);
        println!("{rating}, {age} years, {outcome:?}: {:.1}, by the rules {rules:.1}", new.rating);
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
1000, 15 years, LOSS: 970.1, by the rules 970.1
1000, 40 years, LOSS: 982.9, by the rules 976.5
800, 40 years, LOSS: 790.8, by the rules 775.6
1500, 19 years, WIN: 1546.8, by the rules 1546.8
1500, 20 years, WIN: 1536.2, by the rules 1546.8
1500, 40 years, WIN: 1519.0, by the rules 1519.0
2100, 15 years, WIN: 2115.0, by the rules 2115.7
END
)" ]
