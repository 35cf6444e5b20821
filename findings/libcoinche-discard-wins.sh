#!/usr/bin/env bash
# libcoinche 0.4.0 (Rust), coinche, a French game of eight tricks: a card that's thrown away wins the trick: a spade ace beats a
# heart king on a heart lead, as only the rank counts, not the suit. A card that was played stays in the hand and can be
# played in each trick. The game is over after the seventh trick, without the points of
# the eighth, and a second time after that. And a contract that was doubled or redoubled, by the same player if need be, scores
# as if it weren't.
# Expected: coinche (pagat.com/jass/coinche.html): the highest trump, or else the highest card of the suit led, wins; a game has
# eight tricks with 162 points; a doubled contract counts twice, and redoubling is for the side that bid.
# Seen: who wins seven of hearts, ace of spades, king and nine of hearts (trumps are diamonds); the points of a game of eight
# times the same four cards; all results of a game in which one player has all trumps; and two doubles by the same player, with
# the result.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "tricks"
version = "0.1.0"
edition = "2021"
[dependencies]
libcoinche = "=0.4.0"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use libcoinche::bid::{Auction, Contract, Target};
use libcoinche::cards::{Card, Hand, Rank, Suit};
use libcoinche::game::{GameResult, GameState, TrickResult};
use libcoinche::pos::PlayerPos;

const PLAYERS: [PlayerPos; 4] = [PlayerPos::P0, PlayerPos::P1, PlayerPos::P2, PlayerPos::P3];

fn card(name: &str) -> Card {
    let suit = match &name[1..] { "h" => Suit::Heart, "s" => Suit::Spade, "d" => Suit::Diamond, _ => Suit::Club };
    let rank = match &name[..1] {
        "7" => Rank::Rank7, "8" => Rank::Rank8, "9" => Rank::Rank9, "J" => Rank::RankJ, "Q" => Rank::RankQ, "K" => Rank::RankK,
        "X" => Rank::RankX, _ => Rank::RankA,
    };
    Card::new(suit, rank)
}

fn game(deal: [&str; 4], trump: Suit, coinche_level: i32) -> GameState {
    let hands = deal.map(|names| {
        let mut hand = Hand::new();
        for name in names.split(' ') {
            hand.add(card(name));
        }
        hand
    });
    GameState::new(PlayerPos::P0, hands, Contract { author: PlayerPos::P0, trump, target: Target::Contract80, coinche_level })
}

const SUITS: [&str; 4] = ["7h 8h 9h Jh Qh Kh Xh Ah", "7s 8s 9s Js Qs Ks Xs As", "7d 8d 9d Jd Qd Kd Xd Ad", "7c 8c 9c Jc Qc Kc Xc Ac"];

fn results(coinche_level: i32, place: fn(usize) -> usize) -> Vec<(usize, [i32; 2], [i32; 2])> {
    let mut game = game(SUITS, Suit::Heart, coinche_level);
    let mut seen = vec![];
    for trick in 0..8 {
        for player in PLAYERS {
            let name = SUITS[player as usize].split(' ').nth(place(trick)).unwrap();
            if let TrickResult::TrickOver(_, GameResult::GameOver { points, scores, .. }) = game.play_card(player, card(name)).unwrap() {
                seen.push((trick + 1, points, scores));
            }
        }
    }
    seen
}

fn main() {
    let deal = ["7h 8c 9c Jc Qc Kc Xc Ac", SUITS[1], "8h Kh Xh Ah 7d 8d 9d Jd", "9h Jh Qh 7c Qd Kd Xd Ad"];
    let mut game = game(deal, Suit::Diamond, 0);
    for (player, name) in PLAYERS.into_iter().zip(["7h", "As", "Kh", "9h"]) {
        if let TrickResult::TrickOver(winner, _) = game.play_card(player, card(name)).unwrap() {
            println!("7h As Kh 9h: {winner:?} wins");
        }
    }
    let same = results(0, |_| 3).last().unwrap().1;
    println!("jack of trumps and three jacks, eight times: points {same:?}");
    for (trick, points, scores) in results(0, |trick| trick) {
        println!("over after trick {trick}: points {points:?}, scores {scores:?}");
    }
    let mut auction = Auction::new(PlayerPos::P0);
    auction.bid(PlayerPos::P0, Suit::Heart, Target::Contract80).unwrap();
    println!("doubled: {:?}, and again: {:?}", auction.coinche(PlayerPos::P1), auction.coinche(PlayerPos::P1));
    println!("scores then: {:?}", results(2, |trick| trick).last().unwrap().2);
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(printf '%s\n' '7h As Kh 9h: P1 wins' 'jack of trumps and three jacks, eight times: points [218, 0]' \
  'over after trick 7: points [108, 0], scores [80, 0]' 'over after trick 8: points [162, 0], scores [80, 0]' \
  'doubled: Ok(Coinching), and again: Ok(Over)' 'scores then: [80, 0]')" ]
