#!/usr/bin/env bash
# deque_deck 0.2.1 (Rust): its overhand shuffle turns the bottom packet over, so that the bottom card is always on top. Each
# packet is turned, and then the whole pack, which puts the packets in the other order and leaves each as it was; but the
# last packet is left out of the first step. Without any cut it reverses the pack. `shuffle` doesn't use the seed that was
# set, while the other shuffles do. And `place_random` never places a card at the bottom.
# Expected: "packets of cards from the top" are placed "successively on the bottom"; so the bottom card is on top if it's a
# packet by itself, which has the chance of a cut. "Seed the internal RNG from a u64." "Place the card at a random position
# in the deck."
# Seen: six cards after no cut; the bottom card; whether a seed repeats; and where a card was placed in 5000 packs of four.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END'
[package]
name = "packs"
version = "0.1.0"
edition = "2021"
[dependencies]
deque_deck = "=0.2.1"
[profile.dev]
debug = false
END
cat > src/main.rs <<'END'
use deque_deck::deck::Deck;

fn pack(cards: usize, seed: u64) -> Deck<usize> {
    let mut deck: Deck<usize> = (0..cards).collect();
    deck.set_seed_u64(seed);
    deck
}

fn main() {
    let mut deck = pack(6, 1);
    deck.overhand(0.0);
    println!("no cut: {:?}", deck.cards);
    let on_top = (0..1000).filter(|&seed| {
        let mut deck = pack(10, seed);
        deck.overhand(0.3);
        deck.cards[0] == 9
    });
    println!("cuts with a chance of 0.3: the bottom card on top in {} of 1000", on_top.count());
    for (name, shuffle) in [("riffle", Deck::riffle as fn(&mut Deck<usize>)), ("shuffle", Deck::shuffle)] {
        let orders: Vec<_> = (0..2).map(|_| { let mut deck = pack(52, 7); shuffle(&mut deck); deck.cards }).collect();
        println!("{name} with a seed, twice the same: {}", orders[0] == orders[1]);
    }
    let mut places = [0; 5];
    for seed in 0..5000 {
        let mut deck = pack(4, seed);
        deck.place_random(9);
        places[deck.cards.iter().position(|&card| card == 9).unwrap()] += 1;
    }
    println!("places from top to bottom that were used: {:?}", places.map(|count| count > 0));
}
END
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'no cut: [5, 4, 3, 2, 1, 0]' \
  'cuts with a chance of 0.3: the bottom card on top in 1000 of 1000' 'riffle with a seed, twice the same: true' \
  'shuffle with a seed, twice the same: false' \
  'places from top to bottom that were used: [true, true, true, true, false]')" ]
