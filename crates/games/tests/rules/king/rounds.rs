//! Sections 2 and 4: the deals, and hearts that are held back.

use super::common::*;
use getaway_games::cards::*;
use getaway_games::king::rules::*;
use sha2::{Digest, Sha256};

/// The pack, sorted by the hashes of texts that anyone can compute.
fn sorted(what: &str) -> Vec<Card> {
    let hash =
        |card: &Card| hex::encode(Sha256::digest(format!("{}:{what}:{card}", chance(3).seed())));
    let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
    pack.sort_by_key(hash);
    pack
}

// Section 2

#[test]
fn s2_the_player_with_the_king_of_hearts_deals_first() {
    let king = card("KH");
    let king = sorted("dealer").into_iter().position(|card| card == king);
    assert_eq!(Some(first_dealer(&chance(3)).index()), king.map(|at| at % 4));
    let dealers: Vec<usize> = (0..40)
        .map(|number| first_dealer(&Chance::new(&Secret::new([number; 32]), 1, &[])).index())
        .collect();
    assert!((0..4).all(|seat| dealers.contains(&seat)), "{dealers:?}");
}

#[test]
fn s2_each_round_is_dealt_one_card_at_a_time_from_the_player_after_the_dealer() {
    for round in Round::all() {
        let pack = sorted(&format!("deal{}", round.number()));
        let hands = fair_deal(&chance(3), round, seat(2));
        for (n, card) in pack.into_iter().enumerate() {
            assert!(hands.of(seat((3 + n) % 4)).contains(card), "{card} in {round:?}");
        }
        assert!(Seat::first(4).all(|seat| hands.of(seat).len() == 13));
    }
}

#[test]
fn s2_a_deal_has_cards_of_one_pack() {
    let mut hands: Vec<Vec<Card>> = suits().sets().map(|hand| hand.iter().collect()).into();
    assert_eq!(Hands::new(&hands), Ok(suits()));
    let foreign = card("AS'");
    hands[0][0] = foreign;
    assert_eq!(Hands::new(&hands), Err(BadDeal::Foreign(foreign)));
    assert_eq!(Position::new(Options::default(), seat(4)), Err(Illegal::NoSuchSeat(seat(4))));
}

// Section 4

/// Hearts and one club. In round 2 seat 1 deals and seat 2 leads; in round 5 seat 0 deals and seat
/// 1 leads.
const HEARTS_AND_CLUB: &str = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH AH 2C";

#[test]
fn s4_held_back_hearts_are_not_led_by_holders_of_another_suit() {
    for (round, leader) in [(2, 2), (5, 1)] {
        let mut named = [""; 4];
        named[leader] = HEARTS_AND_CLUB;
        let game = dealt(round, held_back(), named);
        assert_eq!(refusal(&game, play(leader, "3H")), Illegal::HeartsHeldBack);
        assert_eq!(game.legal_moves(), [play(leader, "2C")]);
        let free = dealt(round, Options::default(), named);
        assert_eq!(free.legal_moves().len(), 13);
        // A player who holds nothing else leads them.
        let mut game = before(round, held_back());
        named[leader] = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH";
        go(&mut game, [Move::Chance(hands(named))]);
        assert_eq!(game.legal_moves().len(), 13);
    }
    // In other rounds hearts can be led freely.
    let game = dealt(1, held_back(), ["", HEARTS_AND_CLUB, "", ""]);
    assert_eq!(game.legal_moves().len(), 13);
}

#[test]
fn s4_held_back_the_king_of_hearts_is_thrown_when_its_holder_cannot_follow() {
    let named = ["", "2C", "KH 2H 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD", ""];
    let mut game = dealt(5, held_back(), named);
    go(&mut game, [play(1, "2C")]);
    assert_eq!(refusal(&game, play(2, "2H")), Illegal::MustThrowKing);
    assert_eq!(refusal(&game, play(2, "2D")), Illegal::MustThrowKing);
    assert_eq!(game.legal_moves(), [play(2, "KH")]);
    // With free hearts, and in other rounds, the player can choose.
    for (round, options) in [(5, Options::default()), (1, held_back())] {
        let mut game = dealt(round, options, named);
        go(&mut game, [play(1, "2C")]);
        assert_eq!(game.legal_moves().len(), 13);
    }
    // A player who can follow suit doesn't have to throw it.
    let named = ["", "2D", "KH 2H 3D", ""];
    let mut game = dealt(5, held_back(), named);
    go(&mut game, [play(1, "2D")]);
    assert!(!game.legal_moves().contains(&play(2, "KH")));
}
