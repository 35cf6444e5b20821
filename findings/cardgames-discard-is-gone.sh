#!/usr/bin/env bash
# cardgames 0.2.7 (Rust), beccaccino, a game of Romagna: a card of another suit, from a player who can't follow, leaves the hand
# and never comes to the table, even if it's a trump: nobody wins it, and the trick waits for one more card, so that its first
# player has to play a second one to it. And the points of both sides are never a number.
# Expected: its own words (in Italian): "the cards on the table must be of the same suit or, if someone has none left, of any
# other suit"; four cards make a trick, the highest trump or else the highest of the first suit wins it, and an ace counts one
# point, a figure, a two and a three a third of one.
# Seen, in 200 games in which the last player of a trick is the first who can't follow: how often the table grew by that card;
# how often the first player of the trick is next, and may play again; and the points that are told.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "tricks"
version = "0.1.0"
edition = "2021"
[dependencies]
cardgames = "=0.2.7"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use cardgames::games::beccaccino::Beccaccino;
use cardgames::primitives::{Card, Game, GameStatus, Player};
use std::collections::{BTreeSet, HashMap};

fn table(game: &Beccaccino) -> usize {
    game.get_status().lines().filter(|line| line.starts_with("- ")).count()
}

fn main() {
    let (mut games, mut grew, mut again, mut allowed) = (0, 0, 0, 0);
    let mut points = BTreeSet::new();
    while games < 200 {
        let mut game = Beccaccino::default();
        for id in 0..4 {
            game.add_player(Player { id, name: format!("P{id}") }).unwrap();
        }
        let mut hands: HashMap<i64, Vec<Card>> = HashMap::new();
        if let GameStatus::WaitingForChoiceCustomMessage(player, hand, _) = game.start() {
            game.handle_move(&player, hand[0].clone());
            hands.insert(player.id, hand);
        }
        let mut trick: Vec<(Player, Card)> = vec![];
        for _ in 0..40 {
            let player = game.get_next_player().unwrap();
            let hand = &hands[&player.id];
            let follows = trick.first().map(|first| hand.iter().position(|card| card.1 == first.1.1));
            let place = follows.flatten().unwrap_or(0);
            let card = hand[place].clone();
            let before = table(&game);
            let answer = game.handle_move(&player, card.clone());
            hands.get_mut(&player.id).unwrap().remove(place);
            for status in answer {
                if let GameStatus::WaitingForChoice(next, hand) = status {
                    hands.insert(next.id, hand);
                }
            }
            trick.push((player, card));
            if follows == Some(None) && trick.len() == 4 {
                games += 1;
                grew += (table(&game) != before) as u32;
                let first = &trick[0].0;
                if before == 3 && game.get_next_player().as_ref() == Some(first) {
                    again += 1;
                    let next = hands[&first.id][0].clone();
                    let second = hands[&first.id].iter().find(|card| card.1 == trick[0].1.1).cloned().unwrap_or(next);
                    allowed += !game.handle_move(first, second).iter().any(|status| matches!(status, GameStatus::InvalidMove(_))) as u32;
                }
                break;
            } else if follows == Some(None) {
                break;
            }
            if trick.len() == 4 {
                trick.clear();
                points.extend(game.get_scores().into_iter().map(|(_, points)| points.to_string()));
            }
        }
    }
    println!("{games} games, the table grew in {grew}, the first is next in {again}, and allowed in {allowed}");
    println!("points: {points:?}");
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '200 games, the table grew in 0, the first is next in 200, and allowed in 200' \
  'points: {"NaN"}')" ]
