//! Sentences of the rules that no scene can tell: deals, ranks, and who may know what. A test's name
//! begins with its section.

use super::common::*;
use super::scenes::example;
use getaway_games::cards::*;
use getaway_games::getaway::rules::*;
use getaway_games::options::RuleOptions as _;
use getaway_games::{BadRecord, Event as _};

/// A game for six with two packs: the named cards, then all others in turn to seats that are short
/// of cards.
fn two_packs(options: Options, named: [&str; 6]) -> Position {
    let options = Options { packs: Packs::Two, ..options };
    let mut hands = named.map(cards);
    let given = hands.iter().fold(CardSet::EMPTY, |all, hand| all.or(*hand));
    let mut rest = CardSet::pack(2).minus(given).iter();
    for (hand, who) in hands.iter_mut().zip(Seat::first(6)) {
        let size = deal::dealt_to(options, 6, seat(0), who);
        hand.extend(rest.by_ref().take((size - hand.len()) as usize));
    }
    Position::deal(options, seat(0), &hands).expect("a deal")
}

#[test]
fn s1_the_packs_decide_the_number_of_seats() {
    for packs in [Packs::One, Packs::Two] {
        let options = Options { packs, ..classic() };
        let good: Vec<usize> = (0..=20)
            .filter(|&seats| {
                let pack = CardSet::pack(packs.into()).iter().filter(|_| seats > 0);
                let hands = deal::of_pack(pack, options, seats, seat(0));
                Position::deal(options, seat(0), &hands).is_ok()
            })
            .collect();
        let expected = if packs == Packs::One { 3..=8 } else { 6..=16 };
        assert_eq!(good, expected.collect::<Vec<_>>(), "{packs} packs");
    }
}

#[test]
fn s1_cards_are_dealt_one_at_a_time_from_the_next_seat_on() {
    let chance = Chance::new(&Secret::new([1; 32]), 1, &[]);
    let pack = chance.shuffled(1);
    assert_eq!(pack.len(), 52);
    for (options, round) in [(classic(), [3, 4, 0, 1, 2]), (anticlockwise(), [1, 0, 4, 3, 2])] {
        let hands = deal::hands(&chance, options, 5, seat(2));
        for (n, card) in pack.iter().enumerate() {
            assert!(hands[round[n % 5]].contains(*card), "card {n}");
        }
        assert!(Position::deal(options, seat(2), &hands).is_ok());
        // The odd cards go to the seats just after the dealer, so another dealer would deal
        // differently.
        assert!(Position::deal(options, seat(0), &hands).is_err());
    }
}

#[test]
fn s1_hands_differ_by_at_most_one_card() {
    for packs in [Packs::One, Packs::Two] {
        for direction in [Direction::Clockwise, Direction::Anticlockwise] {
            let options = Options { packs, direction, ..classic() };
            for seats in options.seats() {
                let sizes: Vec<u32> = Seat::first(seats)
                    .map(|s| deal::dealt_to(options, seats, seat(1), s))
                    .collect();
                assert_eq!(sizes.iter().sum::<u32>() as usize, packs.cards());
                assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
                assert!(sizes[seat(1).after(1, seats, direction).index()] >= sizes[1]);
            }
        }
    }
}

#[test]
fn s1_only_the_holder_of_the_marked_ace_opens() {
    let game = two_packs(classic(), ["", "AS'", "", "", "AS", ""]);
    assert_eq!(game.board().due(), Due::Lead(seat(4)));
    assert_eq!(refusal(&game, 1, "AS'"), Illegal::NotYourLead { power: seat(4) });
    assert_eq!(game.legal_cards(seat(4)), cards("AS"));
    let both = two_packs(classic(), ["", "", "AS AS'", "", "", ""]);
    assert_eq!(both.legal_cards(seat(2)), cards("AS"));
    assert_eq!(refusal(&both, 2, "AS'"), Illegal::MustOpen);
}

#[test]
fn s1_the_marked_ace_keeps_the_power_over_its_equal() {
    let mut game = two_packs(in_turn(), ["AS", "AS'", "2S", "3S", "4S", "5S"]);
    go(&mut game, "0:AS 1:AS' 2:2S 3:3S 4:4S 5:5S");
    assert_eq!((power(&game), game.board().tricks()), (0, 1));
}

#[test]
fn s3_all_follow_the_highest_of_the_led_suit_wins_from_ace_to_two() {
    let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    for pair in ranks.windows(2) {
        let (low, high) = (format!("{}H", pair[0]), format!("{}H", pair[1]));
        for (names, winner) in [([&low, &high], 1), ([&high, &low], 0)] {
            let hands = names.map(|name| format!("{name} KC QC JC"));
            let second = hands[1].replace("KC QC JC", "KS QS JS");
            let mut game = position(classic(), 0, &[&hands[0], &second, ""]);
            let waste = game.board().waste();
            let events = go(&mut game, &format!("0:{} 1:{}", names[0], names[1]));
            let trick = cards(&format!("{low} {high}"));
            let end = Event::Wasted { power: seat(winner), cards: trick };
            assert_eq!(events.last(), Some(&end));
            assert_eq!(game.board().waste(), waste.or(trick));
            assert_eq!(game.board().due(), Due::Lead(seat(winner)));
        }
    }
}

#[test]
fn s5_a_draw_that_ends_the_game_is_recorded_with_its_lead() {
    let options = last_card(LastCard::DrawFromNeighbour);
    let ended_by_a_draw = |record: &Record| {
        let last = record.moves.len().checked_sub(2).map(|at| record.moves[at]);
        record.end.loser.is_some() && matches!(last, Some(Entry::Draw { .. }))
    };
    let mut record =
        SEEDS.map(|seed| walk(options, 3, seed).run(5_000).record()).find(ended_by_a_draw).unwrap();
    record.replay().unwrap();
    let at = record.moves.len() - 1;
    record.moves.pop();
    let refused = record.replay();
    let Err(BadRecord::Move { at: draw, why }) = refused else {
        panic!("the lead is missing: {refused:?}")
    };
    assert_eq!(draw, at);
    assert!(matches!(why, Fault::NotLed { .. }), "{why}");
}

#[test]
fn s6_everyone_sees_a_take_and_only_the_taker_its_cards() {
    let mut game = example(classic());
    let events = go(&mut game, "0<1");
    for viewer in Seat::first(4) {
        let seen = [0, 1, 2].map(|at| events[at].is_for(viewer));
        assert_eq!(seen, [true, viewer == seat(0), true], "{viewer:?}");
    }
}

#[test]
fn s6_where_anyone_takes_a_take_can_be_announced_until_the_trick_is_over() {
    let able = |game: &Position| [0, 1, 2].map(|who| game.board().can_take_or_announce(seat(who)));
    for (taking, before, during) in [
        (Taking::Leader, [true, false, false], [false; 3]),
        (Taking::Anyone, [true; 3], [true; 3]),
        (Taking::Off, [false; 3], [false; 3]),
    ] {
        let options = Options { taking, ..classic() };
        let mut game = position(options, 0, &["9H 4D", "2H 9C 5D", "4H 6C 7C"]);
        assert_eq!(able(&game), before, "{taking:?}");
        let events = go(&mut game, "0:9H 1:2H");
        assert_eq!(able(&game), during, "{taking:?}");
        assert!(!events.iter().any(Event::ends_round), "the trick is open");
        assert!(go(&mut game, "2:4H").iter().any(Event::ends_round));
    }
}

#[test]
fn s7_where_mistakes_are_refused_there_are_none() {
    let mut game = position(classic(), 0, &["7H 2C", "KH QC", "4H 5C"]);
    go(&mut game, "0:7H");
    for slip in [Slip::Revoke, Slip::OutOfTurn] {
        let act = Move::Slip { seat: seat(1), card: card("QC"), slip };
        assert_eq!(crate::rules::any_game::refusal(&game, act), Illegal::NoSuchSlip);
    }
}

#[test]
fn s8_piles_are_about_equal_and_any_player_may_have_any() {
    for packs in [Packs::One, Packs::Two] {
        let options = Options { packs, deal: Dealing::ChooseAPile, ..classic() };
        for seats in options.seats() {
            for byte in 0..20 {
                let chance = Chance::new(&Secret::new([byte; 32]), 1, &[]);
                let piles = deal::piles(&chance, packs, seats).into_iter();
                let mut hands: Vec<CardSet> = piles.map(CardSet::from_iter).collect();
                hands.rotate_right(usize::from(byte) % seats);
                let share = packs.cards() as f64 / seats as f64;
                assert!(hands.iter().all(|h| (f64::from(h.len()) - share).abs() <= 3.0));
                assert!(Position::deal(options, seat(0), &hands).is_ok());
                assert!(deal::gives(&chance, options, seat(0), &hands));
            }
        }
    }
}

#[test]
fn s8_a_pile_is_within_three_cards_of_the_equal_share() {
    let options = Options { deal: Dealing::ChooseAPile, ..classic() };
    // An equal share of 52 cards for 4 is 13, for 8 six and a half.
    for (seats, sizes, good) in [
        (4, vec![10, 16, 13, 13], true),
        (4, vec![9, 16, 14, 13], false),
        (4, vec![10, 17, 12, 13], false),
        (8, vec![4, 9, 4, 9, 6, 6, 7, 7], true),
        (8, vec![3, 9, 5, 9, 6, 6, 7, 7], false),
        (8, vec![4, 10, 4, 8, 6, 6, 7, 7], false),
    ] {
        let mut pack = CardSet::pack(1).iter();
        let hands: Vec<CardSet> = sizes.iter().map(|n| pack.by_ref().take(*n).collect()).collect();
        assert_eq!(hands.len(), seats);
        assert_eq!(Position::deal(options, seat(0), &hands).is_ok(), good, "{sizes:?}");
        assert!(Position::deal(classic(), seat(0), &hands).is_err(), "a deal is even");
    }
}
