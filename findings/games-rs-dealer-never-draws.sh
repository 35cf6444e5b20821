#!/usr/bin/env bash
# games-rs 0.5.0 (Rust), blackjack: the dealer never draws: `finish` notes that the player stands, and then the game counts as
# decided, before the dealer's turn; a player with six points beats a dealer with five. Two aces and a ten are 22, and lose.
# A draw loses, too; and a dealer who has five cards without going bust has lost, as if it were the player.
# Expected: "Your typical BlackJack game": the dealer draws to 17; an ace is one point if eleven are too many, so two aces and a
# ten are 12; the higher hand wins.
# Seen: hands of the player and the dealer (with the cards to come), the points, and the result.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "hands"
version = "0.1.0"
edition = "2024"
[dependencies]
games-rs = "=0.5.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use games::blackjack::BlackJack;
use games::cards::{StandardCard, StandardCardFace::*};

fn hand(names: &str) -> Vec<StandardCard> {
    names.chars().map(|name| StandardCard::Spades(match name {
        'A' => Ace, '2' => Two, '3' => Three, '4' => Four, '5' => Five, '6' => Six, '7' => Seven, '8' => Eight, '9' => Nine, 'T' => Ten,
        'K' => King, _ => Queen,
    })).collect()
}

fn main() {
    for (player, dealer) in [("24", "23"), ("TK", "23"), ("AAT", "T8"), ("AA9", "T8"), ("A5T", "T5"), ("TK", "TQ"), ("T9", "23456")] {
        let mut frozen = BlackJack::default().freeze().unwrap();
        frozen.player = hand(player);
        frozen.dealer = hand(dealer);
        frozen.deck = hand("666666");
        frozen.first_turn = false;
        let game = BlackJack::defrost(frozen);
        let points = (game.display_game().player_score(), game.display_game().dealer_score());
        println!("{player} against {dealer} (then sixes): {points:?}, {:?}", game.finish());
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '24 against 23 (then sixes): (6, 5), PlayerWon' \
  'TK against 23 (then sixes): (20, 5), PlayerWon' 'AAT against T8 (then sixes): (22, 18), PlayerLost' \
  'AA9 against T8 (then sixes): (21, 18), PlayerWon' 'A5T against T5 (then sixes): (16, 15), PlayerWon' \
  'TK against TQ (then sixes): (20, 20), PlayerLost' 'T9 against 23456 (then sixes): (19, 20), PlayerWon')" ]
