#!/usr/bin/env bash
# go-fish 0.2.0 (Rust), Go Fish: one can ask for a rank that one doesn't have, and gets the cards. And who is sent fishing and
# draws just the card that was asked for, has no further turn.
# Expected: "the classic Go Fish card game", with a link to Wikipedia's page: who asks must have a card of this rank, and who
# draws the card that they asked for shows it and has another turn. Its errors know an unknown player and a finished game only.
# Seen: what's asked for, by a player with twos to eights of clubs; the answer; what's in the hand then, and whose turn it is.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "fishing"
version = "0.1.0"
edition = "2024"
[dependencies]
go-fish = "=0.2.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use go_fish::{Card, Deck, Game, Hook, HookResult, PlayerId, Rank, Suit};
use Rank::*;

/// A game for two: clubs for the first, the same ranks of hearts and a king for the second, then an ace and a queen to draw.
fn game() -> Game {
    let of = |suit, ranks: &[Rank]| ranks.iter().map(|&rank| Card { suit, rank }).collect::<Vec<_>>();
    let mut cards = of(Suit::Clubs, &[Two, Three, Four, Five, Six, Seven, Eight]);
    cards.extend(of(Suit::Hearts, &[Two, Three, Four, Five, Six, Seven, King, Ace, Queen]));
    cards.reverse();
    Game::new(Deck { cards }, 2)
}

fn main() {
    for rank in [Two, Nine, King, Ace] {
        let mut game = game();
        let outcome = game.take_turn(Hook { target: PlayerId::new(1), rank }).unwrap();
        let result = match outcome.result {
            HookResult::Catch(book) => format!("{} caught", book.cards.len()),
            HookResult::GoFish => "go fish".to_string(),
        };
        let hand: Vec<_> = game.players[0].hand.books.iter().map(|book| (book.rank, book.cards.len())).collect();
        let same = game.get_current_player().unwrap().id == PlayerId::new(0);
        println!("{rank}: {result}, same player's turn {same}, new in the hand {:?}", hand.last().unwrap());
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
Two: 1 caught, same player's turn true, new in the hand (Two, 2)
Nine: go fish, same player's turn false, new in the hand (Ace, 1)
King: 1 caught, same player's turn true, new in the hand (King, 1)
Ace: go fish, same player's turn false, new in the hand (Ace, 1)
END
)" ]
