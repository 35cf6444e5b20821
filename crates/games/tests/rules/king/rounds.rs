//! Sections 1, 2, 4 and 6: the deals, the costs and the ends of the rounds, and the winner.

use super::common::*;
use getaway_games::cards::*;
use getaway_games::king::rules::*;
use sha2::{Digest, Sha256};

fn chance() -> Chance {
    Chance::new(&Secret::new([3; 32]), 5, &["81".to_owned()])
}

/// The pack, sorted by the hashes of texts that anyone can compute.
fn sorted(what: &str) -> Vec<Card> {
    let hash =
        |card: &Card| hex::encode(Sha256::digest(format!("{}:{what}:{card}", chance().seed())));
    let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
    pack.sort_by_key(hash);
    pack
}

// Section 2

#[test]
fn s2_the_player_with_the_king_of_hearts_deals_first() {
    let king = card("KH");
    let king = sorted("dealer").into_iter().position(|card| card == king);
    assert_eq!(Some(first_dealer(&chance()).index()), king.map(|at| at % 4));
    let dealers: Vec<usize> = (0..40)
        .map(|number| first_dealer(&Chance::new(&Secret::new([number; 32]), 1, &[])).index())
        .collect();
    assert!((0..4).all(|seat| dealers.contains(&seat)), "{dealers:?}");
}

#[test]
fn s2_each_round_is_dealt_one_card_at_a_time_from_the_player_after_the_dealer() {
    for round in Round::all() {
        let pack = sorted(&format!("deal{}", round.number()));
        let hands = fair_deal(&chance(), round, seat(2));
        for (n, card) in pack.into_iter().enumerate() {
            assert!(hands.of(seat((3 + n) % 4)).contains(card), "{card} in {round:?}");
        }
        assert!(Seat::first(4).all(|seat| hands.of(seat).len() == 13));
    }
}

#[test]
fn s2_the_deal_passes_clockwise_after_each_round() {
    let mut game = Game::new(Options::default(), seat(2)).expect("a game");
    let mut rng = rand(1);
    let mut dealers = Vec::new();
    while let Some(act) = random_move(&game, &mut rng) {
        for event in go(&mut game, [act]) {
            if let Event::Dealt { round, dealer } = event {
                assert_eq!(round.number(), dealers.len() + 1);
                dealers.push(dealer.index());
            }
        }
    }
    assert_eq!(dealers, [2, 3, 0, 1, 2, 3, 0, 1, 2, 3]);
}

#[test]
fn s2_a_deal_has_four_hands_of_thirteen_different_cards() {
    let good: Vec<Vec<Card>> = suits().sets().map(|hand| hand.iter().collect()).into();
    assert_eq!(Hands::new(&good), Ok(suits()));
    let with = |change: &dyn Fn(&mut Vec<Vec<Card>>)| {
        let mut hands = good.clone();
        change(&mut hands);
        Hands::new(&hands).expect_err("no deal")
    };
    assert_eq!(with(&|hands| drop(hands.pop())), BadDeal::Hands(3));
    assert_eq!(with(&|hands| hands[1].truncate(12)), BadDeal::Count(seat(1), 12));
    assert_eq!(with(&|hands| hands[2][0] = card("AS")), BadDeal::Twice(card("AS")));
    let foreign = card("AS'");
    assert_eq!(with(&|hands| hands[0][0] = foreign), BadDeal::Foreign(foreign));
    assert_eq!(Game::new(Options::default(), seat(4)), Err(Illegal::NoSuchSeat(seat(4))));
}

#[test]
fn s2_nothing_is_dealt_in_the_middle_of_a_round() {
    let mut game = before(1, Options::default());
    let due = Due::Deal(Round::FIRST);
    assert_eq!(refusal(&game, play(1, "2H")), Illegal::NotNow(due));
    go(&mut game, [Move::Chance(suits())]);
    let due = Due::Play(seat(1));
    assert_eq!(refusal(&game, Move::Chance(suits())), Illegal::NotNow(due));
}

// Section 4

#[test]
fn s4_the_negative_rounds_cost_what_the_rules_say() {
    // The leader holds a whole suit and takes everything.
    for (round, score) in [(1, -260), (2, -260), (3, -200), (4, -240), (5, -160), (6, -180)] {
        for options in [Options::default(), thirteen()] {
            let mut game = before(round, options);
            go(&mut game, [Move::Chance(suits())]);
            let leader = turn(&game).expect("somebody leads");
            assert_eq!(leader, round % 4, "the player after the dealer leads");
            finish(&mut game);
            let mut expected = [0; 4];
            expected[leader] = score;
            assert_eq!(row(&game, round).scores, expected, "round {round}");
        }
    }
}

/// The number of tricks in a round if each seat holds a suit and plays it from the lowest card up.
fn length(round: usize, options: Options) -> usize {
    let mut game = before(round, options);
    go(&mut game, [Move::Chance(suits())]);
    finish(&mut game).iter().filter(|event| matches!(event, Event::Took { .. })).count()
}

#[test]
fn s4_a_round_ends_when_nothing_is_left_to_score() {
    for (round, tricks) in [(1, 13), (2, 13), (3, 11), (4, 12), (5, 12), (6, 13)] {
        assert_eq!(length(round, Options::default()), tricks, "round {round}");
        assert_eq!(length(round, thirteen()), 13, "round {round}");
    }
    // The thirteenth heart can fall early, because discards count too.
    let spades = "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS";
    let low = "2H 3H 4H 5H 6H 7H 2D 3D 4D 5D 6D 7D 8D";
    let high = "8H 9H 10H JH QH KH AH 2C 3C 4C 5C 6C 7C";
    let mut game = before(2, Options::default());
    let rest = CardSet::pack(1).minus(cards(spades)).minus(cards(low)).minus(cards(high));
    let rest: String = rest.iter().map(|card| format!("{card} ")).collect();
    go(&mut game, [Move::Chance(hands([low, high, spades, &rest]))]);
    let plays = low.split(' ').zip(high.split(' ')).zip(spades.split(' ')).zip(rest.split(' '));
    let mut events = Vec::new();
    for (((a, b), c), d) in plays.take(7) {
        events = tricks(&mut game, &format!("{c} {d} {a} {b}"));
    }
    assert!(matches!(events[events.len() - 1], Event::RoundOver { .. }));
    assert_eq!(row(&game, 2).scores, [0, 0, -260, 0]);
    assert_eq!(game.hand(seat(0)), CardSet::EMPTY);
    assert_eq!(game.board().due(), Due::Deal(Round::new(3).expect("a round")));
}

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
fn s4_held_back_hearts_stay_so_after_the_king_is_gone() {
    let options = Options { ending: Ending::Thirteen, ..held_back() };
    let mut game = dealt(5, options, ["2H AS", "AC 2S", "KH 3S", "3C 4S"]);
    // Seat 2 may hold clubs too; the king falls as soon as it can.
    while game.board().play().is_some_and(|play| !play.played().contains(Card::KING_OF_HEARTS)) {
        let act = game.legal_moves()[0];
        go(&mut game, [act]);
    }
    while let (Some(turn), Some(play)) = (turn(&game), game.board().play()) {
        let (hand, leads) = (game.hand(seat(turn)), play.trick().cards().is_empty());
        let legal = game.board().legal_cards(seat(turn), hand);
        if leads && hand.has(Suit::Hearts) {
            let others = hand.minus(hand.of_suit(Suit::Hearts));
            let expected = if others.is_empty() { hand } else { others };
            assert_eq!(legal, expected);
        }
        let act = game.legal_moves()[0];
        go(&mut game, [act]);
    }
    assert!(game.board().sheet().rows().count() == 5);
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

// Section 6

#[test]
fn s6_after_ten_rounds_the_game_is_over() {
    let walk = walk(Options::default(), 3).run(usize::MAX);
    let board = walk.game.board();
    assert_eq!(board.due(), Due::Over);
    assert_eq!(board.sheet().rows().count(), 10);
    assert_eq!(board.scores().iter().sum::<i32>(), 0);
    let places = board.places().expect("the game is over");
    let best = board.scores().into_iter().max().expect("four scores");
    for (score, place) in board.scores().into_iter().zip(places) {
        assert_eq!(score == best, place == 1);
    }
    assert_eq!(refusal(&walk.game, play(0, "AS")), Illegal::GameOver);
    assert_eq!(refusal(&walk.game, Move::Chance(suits())), Illegal::GameOver);
    assert!(walk.game.legal_moves().is_empty());
    assert_eq!(before(10, Options::default()).board().places(), None);
}
