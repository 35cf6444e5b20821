#!/usr/bin/env bash
# playing-cards 0.1.3 (Rust), poker: in Badugi a hand with two cards of a suit and a pair, as 2 and 3 of hearts and two fours,
# has no rank: it's an error. It takes the smaller number of suits and of ranks, here three, for the number of cards that count,
# finds no three, and doesn't try two. In lowball to 2-7 A-2-3-4-5 is a straight.
# Expected: "all evaluators will error if the appropriate number of cards are given or if any duplicate cards are detected" (it
# means: not given); in Badugi each hand has at least one card that counts, and this one two. In 2-7 the ace is high only:
# A-2-3-4-5 has an ace as its highest card, and beats a pair.
# Seen: hands; of all hands with ranks from 2 to 7 those that are errors, and by number of cards that count; then two hands in
# 2-7.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "badugi"
version = "0.1.0"
edition = "2021"
[dependencies]
playing-cards = "=0.1.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use playing_cards::core::Card;
use playing_cards::poker::evaluators::{badugi_evaluator, low_27_evaluator};
use std::collections::{BTreeMap, HashSet};

/// The largest number of cards that have different ranks and suits.
fn counting(hand: &[&str]) -> usize {
    let sets = (1..1 << hand.len()).map(|set: usize| (0..hand.len()).filter(|card| set >> card & 1 == 1).collect::<Vec<_>>());
    let different = sets.filter(|set| {
        (0..2).all(|place| set.iter().map(|&card| &hand[card][place..=place]).collect::<HashSet<_>>().len() == set.len())
    });
    different.map(|set| set.len()).max().unwrap()
}

fn main() {
    for text in ["2h3d4c5s", "2h3h4d5c", "2h3d4c4s", "2h3h4d4c", "2h3h4h4c"] {
        let rank = badugi_evaluator::evaluate_hand(&Card::vec_from_str(text).unwrap());
        println!("{text}: {}", rank.map_or_else(|error| error.to_string(), |rank| rank.description.clone().unwrap()));
    }
    let cards: Vec<String> = "234567".chars().flat_map(|rank| "cdhs".chars().map(move |suit| format!("{rank}{suit}"))).collect();
    let (mut all, mut errors) = (0, BTreeMap::new());
    for one in 0..cards.len() {
        for two in 0..one {
            for three in 0..two {
                for four in 0..three {
                    let hand = [one, two, three, four].map(|card| cards[card].as_str());
                    all += 1;
                    if badugi_evaluator::evaluate_hand(&Card::vec_from_str(&hand.concat()).unwrap()).is_err() {
                        *errors.entry(counting(&hand)).or_insert(0) += 1;
                    }
                }
            }
        }
    }
    println!("{all} hands, errors by number of cards that count: {errors:?}");
    let [wheel, pair] = ["Ah2d3c4s5h", "2h2d3c4s5h"]
        .map(|text| low_27_evaluator::evaluate_hand(&Card::vec_from_str(text).unwrap()).unwrap());
    let better = wheel > pair;
    println!("2-7: {:?}, {:?}, the first is better: {better}", wheel.description, pair.description);
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
2h3d4c5s: 5-high Badugi
2h3h4d5c: 5-high 3-card hand
2h3d4c4s: 4-high 3-card hand
2h3h4d4c: Failed to calculate rank based off of set of cards: Badugi rank failed to generate
2h3h4h4c: 4-high 2-card hand
10626 hands, errors by number of cards that count: {2: 720}
2-7: Some("5 High Straight"), Some("Pair of 2s"), the first is better: false
END
)" ]
