#!/usr/bin/env bash
# spades 2.0.0 (Rust), Spades: if somebody who bid nil takes a trick, this trick fills the partner's bid. Who bid six and took
# five has made it then, 60 points and not -60. And the same player bids and leads first in every deal.
# Expected: "Rules: pagat.com/auctionwhist/spades.html", where tricks of a nil bidder who fails "do not count towards making the
# partner's bid"; there the turn to deal goes round, and who sits left of the dealer leads.
# Seen: points of a side, one of them nil, after the last trick of a deal, with the other's bid and the tricks of both; and who
# bids first in the first deal and in the second one.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
mkdir src
cat > Cargo.toml <<'END_OF_TOML'
[package]
name = "nil"
version = "0.1.0"
edition = "2024"
[dependencies]
serde_json = "=1.0.154"
spades = "=2.0.0"
uuid = "=1.29.3"
[profile.dev]
debug = false
END_OF_TOML
cat > src/main.rs <<'END_OF_RUST'
use serde_json::{Value, json};
use spades::{Card, Game, GameTransition, Rank, Suit};
use uuid::Uuid;

/// The points of the first side after the last trick, which the third player wins; the first one had bid nil.
fn points(bid: i32, nil_tricks: i32, partner_tricks: i32) -> (i32, usize) {
    let ids = [1, 2, 3, 4].map(Uuid::from_u128);
    let cards = [Rank::Two, Rank::Three, Rank::Ace, Rank::Four].map(|rank| Card { suit: Suit::Club, rank });
    let mut game: Value = serde_json::to_value(Game::new(ids[0], ids, 500, None)).unwrap();
    let left: Vec<Value> = cards.iter().map(|card| serde_json::to_value(card).unwrap()).collect();
    game["deck"].as_array_mut().unwrap().retain(|card| !left.contains(card));
    for (player, card) in left.iter().enumerate() {
        game["players"][player]["hand"] = json!([card]);
    }
    game["state"] = json!({"Trick": 0});
    let scoring = &mut game["scoring"];
    scoring["in_betting_stage"] = json!(false);
    scoring["bets_placed"] = json!([[0, 3, bid, 3], [0, 0, 0, 0]]);
    scoring["trick"] = json!(12);
    scoring["nil_check"] = json!([nil_tricks > 0, true, true, true]);
    let other_tricks = 13 - nil_tricks - partner_tricks;
    scoring["player_tricks_won"] = json!([nil_tricks, other_tricks, partner_tricks - 1, 0]);
    scoring["team_a"]["current_round_tricks_won"] = json!(nil_tricks + partner_tricks - 1);
    scoring["team_b"]["current_round_tricks_won"] = json!(other_tricks);
    let mut game: Game = serde_json::from_value(game).unwrap();
    for card in cards {
        game.play(GameTransition::Card(card)).unwrap();
    }
    (*game.get_team_a_score().unwrap(), game.get_current_player_index_num())
}

fn main() {
    for (bid, nil_tricks, partner_tricks) in [(6, 0, 6), (6, 0, 5), (6, 1, 6), (6, 1, 5), (6, 3, 3)] {
        let (points, _) = points(bid, nil_tricks, partner_tricks);
        println!("bid {bid}, tricks {nil_tricks} and {partner_tricks}: {points} points");
    }
    let mut game = Game::new(Uuid::from_u128(1), [1, 2, 3, 4].map(Uuid::from_u128), 500, None);
    game.play(GameTransition::Start).unwrap();
    println!("first bid: {}, in the next deal: {}", game.get_current_player_index_num(), points(6, 0, 6).1);
}
END_OF_RUST
seen="$(CARGO_TARGET_DIR=target cargo run --quiet)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
bid 6, tricks 0 and 6: 160 points
bid 6, tricks 0 and 5: 40 points
bid 6, tricks 1 and 6: -39 points
bid 6, tricks 1 and 5: -40 points
bid 6, tricks 3 and 3: -40 points
first bid: 0, in the next deal: 0
END
)" ]
