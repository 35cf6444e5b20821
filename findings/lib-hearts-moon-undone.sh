#!/usr/bin/env bash
# lib-hearts 0.1.28 (Rust), a game of hearts: whoever takes all 26 points loses them again to the next trick that's worth
# nothing. Shooting the moon is settled in the middle of the hand, as nothing for the shooter and 26 for each other player;
# then, whoever wins one more trick has "26 and nothing more", as if that were a moon, too: nothing for that player, and 26
# for the shooter. Cards are passed to the left in each hand. And if one of three cards to pass isn't the player's, the ones
# named before it are gone from the hand.
# Expected: hearts, as its page has it (Wikipedia): a player who takes all the point cards of a hand gets none, and the others
# 26 each; cards go to the left, then to the right, then across, and in the fourth hand nobody passes. A refused pass
# changes nothing.
# Seen: one hand in which Player 1 takes 26 points in twelve tricks, with the ace of diamonds or the two as the last card, and
# the scores after twelve tricks and after all; how far the cards go in four hands; and how many are left after refusals.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "moon"
version = "0.1.0"
edition = "2024"
[dependencies]
lib-hearts = "=0.1.28"
uuid = "=1.29.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use lib_hearts::{Game, GameState, Player};
use uuid::Uuid;

const SUITS: [(char, usize); 4] = [('c', 0), ('d', 13), ('s', 26), ('h', 39)];

fn number(card: &str) -> usize {
    let suit = SUITS.iter().find(|suit| card.ends_with(suit.0)).unwrap().1;
    suit + "23456789TJQKA".find(&card[..1]).unwrap()
}

fn new(hands: u8) -> Game {
    Game::new(std::array::from_fn(|seat| (Uuid::from_u128(seat as u128), false)), hands)
}

fn held(game: &Game, seat: usize) -> Vec<usize> {
    game.players[seat].get_cards_and_pos_in_deck().iter().flatten().map(|card| card.0).collect()
}

fn scores(game: &Game) -> Vec<usize> {
    game.current_score_by_id().iter().map(|player| player.score).collect()
}

fn moon(last: &str, other: &str) {
    let shooter = format!("Ac As Ks Qs Ah Kh Qh Jh Th 9h 8h 7h {last}");
    let dealt = [
        "2c 3c 4c 5c 2s 3s 4s 5s 2h 3d 4d 5d Kd", &shooter,
        "6c 7c 8c 9c 6s 7s 6h 5h 4h 6d 7d 8d Qd", &format!("Tc Jc Qc Kc 8s 9s Ts Js 3h 9d Td Jd {other}"),
    ];
    let mut game = new(1);
    for (seat, cards) in dealt.iter().enumerate() {
        let cards: Vec<_> = cards.split(' ').map(|card| Some(number(card))).collect();
        game.players[seat] = Player::new(Uuid::from_u128(seat as u128), false, cards.try_into().unwrap());
    }
    game.current_player_pos = 0;
    game.state = GameState::PlayingHand { stack: [None; 4], current_scores: [0; 4] };
    let mut twelve = vec![];
    for trick in 0..13 {
        for _ in 0..4 {
            let mut cards = held(&game, game.current_player_pos);
            if game.current_player_pos == 1 {
                cards = shooter.split(' ').map(number).filter(|card| cards.contains(card)).collect();
            } else {
                cards.sort_by_key(|card| (card / 13 != 3, card / 13 == 1, *card));
            }
            let card = cards.into_iter().find(|&card| game.validate_play(card).is_ok()).unwrap();
            game.play(card).unwrap();
        }
        game.compute_score().unwrap();
        if trick == 11 {
            twelve = scores(&game);
        }
    }
    println!("last card {last}: {twelve:?}, then {:?}", scores(&game));
}

fn main() {
    moon("Ad", "2d");
    moon("2d", "Ad");

    let mut game = new(4);
    let mut passes = vec![];
    loop {
        match game.state {
            GameState::ExchangeCards { commands } if commands.iter().all(|pass| pass.is_none()) => {
                let hands: Vec<_> = (0..4).map(|seat| held(&game, seat)).collect();
                for _ in 0..4 {
                    game.play_bot().unwrap();
                }
                let passed = hands[0].iter().find(|card| !held(&game, 0).contains(card)).unwrap();
                passes.push((1..4).find(|&seat| held(&game, seat).contains(passed)).unwrap());
            }
            GameState::ComputeScore { .. } => game.compute_score().unwrap(),
            GameState::EndHand => game.deal_cards().unwrap(),
            GameState::End => break,
            _ => game.play_bot().unwrap(),
        }
    }
    println!("passed on by: {passes:?}");

    let mut game = new(1);
    let seat = game.current_player_pos;
    let own = held(&game, seat);
    let foreign = (0..52).find(|card| !own.contains(card)).unwrap();
    for cards in [[own[0], own[1], foreign], [own[0], own[1], own[2]], [own[3], own[4], own[5]]] {
        let answer = game.exchange_cards(cards);
        println!("pass: {answer:?}, {} cards left", held(&game, seat).len());
    }
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' 'last card Ad: [26, 0, 26, 26], then [26, 0, 26, 26]' 'last card 2d: [26, 0, 26, 26], then [26, 26, 26, 0]' \
  'passed on by: [1, 1, 1, 1]' 'pass: Err(ForbiddenMove), 11 cards left' 'pass: Err(ForbiddenMove), 11 cards left' \
  'pass: Ok(()), 8 cards left')" ]
