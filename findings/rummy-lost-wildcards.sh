#!/usr/bin/env bash
# rummy 0.2.0 (Rust), with a wildcard rank: a meld of three wildcards is refused, and the three cards are gone from the hand:
# as a run it takes them out first and looks then whether there's another card among them. A run keeps a wildcard where it
# was named, not where it stands for a card: of "4, 6, wildcard" the missing five can't be laid off, but a seven can, for
# the wildcard, and leaves 4, 6, 7. Three cards of a run in another order than the run's are none, "not a valid set".
# Expected: "Else, `Err` is returned and `hand_cards` is left untouched." "If a wildcard in the meld can be replaced by the
# layoff card, they are swapped." "Run; >=3 sequential cards of the same suit".
# Seen, with twos as wildcards: melds tried, the answer, and what's left in the hand; then cards laid off, the answer, the run
# and the hand.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "melds"
version = "0.1.0"
edition = "2024"
[dependencies]
rummy = "=0.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use rummy::cards::{card::Card, deck::{Deck, DeckConfig}, meld::{Meld, Meldable}, suit_rank::Rank};

fn hand(names: &str) -> Vec<Card> {
    let config = DeckConfig { shuffle_seed: None, pack_count: 1, high_rank: None, wildcard_rank: Some(Rank::Two) };
    let pack = Deck::new(config).draw(52).unwrap();
    names.split(' ').map(|name| pack.iter().find(|card| card.to_string() == name).unwrap().clone()).collect()
}

fn show(cards: &[Card]) -> String {
    if cards.is_empty() { "nothing".into() } else { cards.iter().map(Card::to_string).collect::<Vec<_>>().join(" ") }
}

fn main() {
    for names in ["2♠ 2♥ 2♦ 9♥", "4♠ 6♠ 8♠ 9♥", "4♠ 5♠ 6♠ 9♥", "5♠ 4♠ 6♠ 9♥"] {
        let mut cards = hand(names);
        let answer = Meld::new(&mut cards, &[0, 1, 2]).map(|meld| show(meld.cards())).map_err(|error| error.to_string());
        println!("{names}: {answer:?}, left {}", show(&cards));
    }
    for name in ["5♠", "7♠"] {
        let mut cards = hand("4♠ 6♠ 2♥");
        let mut meld = Meld::new(&mut cards, &[0, 1, 2]).unwrap();
        let mut cards = hand(name);
        let answer = meld.layoff_card(&mut cards, 0).map_err(|error| error.to_string());
        println!("{name}: {answer:?}, run {}, hand {}", show(meld.cards()), show(&cards));
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '2♠ 2♥ 2♦ 9♥: Err("Cannot create a set from only wildcards"), left 9♥' \
  '4♠ 6♠ 8♠ 9♥: Err("Cards do not form a valid set"), left 4♠ 6♠ 8♠ 9♥' '4♠ 5♠ 6♠ 9♥: Ok("4♠ 5♠ 6♠"), left 9♥' \
  '5♠ 4♠ 6♠ 9♥: Err("Cards do not form a valid set"), left 5♠ 4♠ 6♠ 9♥' \
  '5♠: Err("Card cannot be laid off"), run 4♠ 6♠ 2♥, hand 5♠' '7♠: Ok(()), run 4♠ 6♠ 7♠, hand 2♥')" ]
