#!/usr/bin/env bash
# blackjack 0.1.1 (Rust): an ace with a king, queen or jack is no blackjack, though it has 21 points: it asks for a card of the
# number ten, and those have 11 to 13. So the dealer's ace and king are a draw with 21 of three cards, and the player's are one
# with the dealer's. An ace and a ten is a blackjack, but pays no more than any other hand. And no card of a new pack can
# stay in its place when it's shuffled, so that the ace of diamonds is never the first.
# Expected: "a simple game of Blackjack", "the necessary methods": an ace with any card of ten points, which beats 21 of more
# cards and pays three for two (Bicycle's rules); of 52 shuffles about one leaves the first card first.
# Seen, of 40000 hands: whether an ace with a card of ten points is a blackjack; the balance after ten are bet on each, against
# 20 and against the dealer's 21 of three cards; and how often the first card stays.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "hands"
version = "0.1.0"
edition = "2021"
[dependencies]
blackjack = "=0.1.1"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use blackjack::{card::card::Deck, player::player::Player};
use std::collections::{BTreeMap, BTreeSet};

fn main() {
    let mut deck = Deck::new(1);
    let mut seen: BTreeMap<u32, BTreeSet<(u32, bool, i32, i32)>> = BTreeMap::new();
    for _ in 0..40000 {
        deck.reset();
        let mut player = Player::new("Ann".into(), false, 100);
        player.bet(10, &mut deck);
        let hand = player.get_hand_at(0);
        let cards: BTreeSet<u32> = hand.card_iter().map(|card| card.get_value()).collect();
        if hand.value(false) == 21 && cards.contains(&1) {
            let balances = [20, 21].map(|dealer| {
                let mut player = player.clone();
                player.game_over(dealer, false);
                player.get_balance()
            });
            seen.entry(*cards.last().unwrap()).or_default().insert((21, hand.is_blackjack(), balances[0], balances[1]));
        }
    }
    for (card, seen) in seen {
        let name = ["ten", "jack", "queen", "king"][card as usize - 10];
        for (points, blackjack, against_20, against_21) in seen {
            println!("ace and {name}: {points} points, blackjack {blackjack}, {against_20} after 20, {against_21} after 21");
        }
    }
    let first = (0..2000).filter(|_| {
        let mut deck = Deck::new(1);
        deck.shuffle();
        deck.next_card().to_string() == "Ace of Diamonds"
    });
    println!("the first card stays first: {} of 2000", first.count());
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'ace and ten: 21 points, blackjack true, 110 after 20, 110 after 21' \
  'ace and jack: 21 points, blackjack false, 110 after 20, 100 after 21' \
  'ace and queen: 21 points, blackjack false, 110 after 20, 100 after 21' \
  'ace and king: 21 points, blackjack false, 110 after 20, 100 after 21' 'the first card stays first: 0 of 2000')" ]
