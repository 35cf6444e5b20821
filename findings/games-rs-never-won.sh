#!/usr/bin/env bash
# games-rs 0.5.0 (Rust), solitaire (Klondike), can't be won: with all 52 cards on the foundations the game isn't a win, since the
# rows are empty then, which it takes for a reason against. Its cards come and go, too: a card played from the stock stays on
# the waste pile as well; a move to a row that's refused takes the cards off; and when the waste pile is turned over, the first
# card drawn is nowhere. For a card that goes from a row to a foundation, the first row's card is looked at, so that any card
# can go there when an ace is on the first row.
# Expected: "Check if the solitaire game is a win"; 52 cards at any time; an error for a move that isn't made, and the rules of
# Klondike: a foundation begins with an ace.
# Seen: whether four full foundations are a win; and, after a move (games are dealt until there's one), the answer and how many
# cards there are; for the last, of 300 games, how often a card other than an ace can begin a foundation.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "solitaire"
version = "0.1.0"
edition = "2024"
[dependencies]
games-rs = "=0.5.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use games::cards::{StandardCard, StandardCardFace};
use games::deck::Deck;
use games::solitaire::{Area, Solitaire, SolitaireCard};

fn cards(game: &Solitaire) -> usize {
    game.stockpile.len() + game.waste.len() + game.tablue.iter().chain(&game.foundation).map(Vec::len).sum::<usize>()
}

fn ace(card: StandardCard) -> bool {
    card.face() == StandardCardFace::Ace
}

fn deal(wanted: impl Fn(&Solitaire) -> bool) -> Solitaire {
    std::iter::repeat_with(Solitaire::new).find(|game| wanted(game)).unwrap()
}

fn main() {
    let mut game = Solitaire::new();
    let mut pack: Vec<StandardCard> = Deck::<StandardCard>::default().into_vec();
    pack.sort();
    game.stockpile = Deck::empty();
    game.tablue = Default::default();
    game.foundation = std::array::from_fn(|row| pack[13 * row..13 * row + 13].iter().map(|card| SolitaireCard::new_up(*card)).collect());
    println!("four full foundations: {} cards, won {}", cards(&game), game.game_won());

    let mut game = deal(|game| ace(game.peek().unwrap()));
    let answer = game.move_to(Area::Stockpile, Area::Foundation { row: 0 }).is_ok();
    println!("an ace from the stock to a foundation: {answer}, {} cards", cards(&game));

    let mut game = deal(|game| {
        game.clone().move_to(Area::Tablue { row: 6, amount: 1 }, Area::Tablue { row: 5, amount: 1 }).is_err()
    });
    let answer = game.move_to(Area::Tablue { row: 6, amount: 1 }, Area::Tablue { row: 5, amount: 1 }).is_ok();
    println!("a card to a row where it doesn't fit: {answer}, {} cards", cards(&game));

    let mut game = Solitaire::new();
    for draw in 1..=25 {
        let answer = game.draw_card().is_ok();
        if draw > 23 {
            println!("drawn {draw} times: {answer}, {} cards", cards(&game));
        }
    }

    let begun = (0..300).filter(|_| {
        let top = |game: &Solitaire, row: usize| StandardCard::from(*game.tablue[row].last().unwrap());
        let mut game = deal(|game| ace(top(game, 0)) && !ace(top(game, 3)));
        game.move_to(Area::Tablue { row: 3, amount: 1 }, Area::Foundation { row: 0 }).is_ok()
    });
    println!("with an ace on the first row, another card begins a foundation: {} of 300", begun.count());
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'four full foundations: 52 cards, won false' \
  'an ace from the stock to a foundation: true, 53 cards' "a card to a row where it doesn't fit: false, 51 cards" \
  'drawn 24 times: true, 52 cards' 'drawn 25 times: true, 51 cards' \
  'with an ace on the first row, another card begins a foundation: 300 of 300')" ]
