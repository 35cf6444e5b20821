#!/usr/bin/env bash
# skillratings 0.29.2 (Rust), FIFA's rating, `fifa`: whoever loses a penalty shootout gets 0.75 points, as the winner does, if the
# first team has won; if the second one has won, both get 0.5. It asks only whether the first one has won. The same match with
# `fifa_rating_period` is right, for each team by itself. And Glicko-Boost's chances, `expected_score_rating_period`, are the
# same with White and with Black.
# Expected: FIFA's rules, to which its page links: 0.75 for a win on penalties, and 0.5 for the loser. Of Glicko-Boost's bool
# its page says that it's whether the player has an advantage, "e.g. White in chess"; Sticko's function uses it.
# Seen: two teams of 1500 after a match on penalties, in both ways; chances with and without the advantage.
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
use skillratings::{fifa::{fifa, fifa_rating_period, FifaConfig, FifaRating}, glicko_boost, sticko, Outcomes};

fn main() {
    let team = FifaRating { rating: 1500.0 };
    for penalties in [false, true] {
        let config = FifaConfig { importance: 40.0, knockout: false, penalties };
        for (outcome, other) in [(Outcomes::WIN, Outcomes::LOSS), (Outcomes::LOSS, Outcomes::WIN)] {
            let (first, second) = fifa(&team, &team, &outcome, &config);
            let [first_alone, second_alone] =
                [outcome, other].map(|outcome| fifa_rating_period(&team, &[(team, outcome, config)]));
            println!("penalties {penalties}, first {outcome:?}: {} and {}, each by itself {} and {}",
                first.rating, second.rating, first_alone.rating, second_alone.rating);
        }
    }
    let player = glicko_boost::GlickoBoostRating { rating: 1500.0, deviation: 100.0 };
    let config = glicko_boost::GlickoBoostConfig { eta: 30.0, ..Default::default() };
    let chances = glicko_boost::expected_score_rating_period(&player, &[(player, true), (player, false)], &config);
    println!("Glicko-Boost: with advantage {:.3}, without {:.3}", chances[0], chances[1]);
    let player = sticko::StickoRating { rating: 1500.0, deviation: 100.0 };
    let config = sticko::StickoConfig { gamma: 30.0, ..Default::default() };
    let chances = sticko::expected_score_rating_period(&player, &[(player, true), (player, false)], &config);
    println!("Sticko: with advantage {:.3}, without {:.3}", chances[0], chances[1]);
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
penalties false, first WIN: 1520 and 1480, each by itself 1520 and 1480
penalties false, first LOSS: 1480 and 1520, each by itself 1480 and 1520
penalties true, first WIN: 1510 and 1510, each by itself 1510 and 1500
penalties true, first LOSS: 1500 and 1500, each by itself 1500 and 1510
Glicko-Boost: with advantage 0.539, without 0.539
Sticko: with advantage 0.539, without 0.461
END
)" ]
