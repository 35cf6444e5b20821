//! Stop the Bus sentence by sentence, sections 1 to 3. A test's name begins with its section.

use super::common::*;
use getaway_games::bus::rules::*;
use getaway_games::cards::*;
use getaway_games::options::{RuleOptions as _, Values, WrongSeats};

const HANDS: [&str; 3] = ["2C 9D KH", "4C 4D AS", "6H 7H 8H"];
const MIDDLE: &str = "3S 3H 10C";

fn three_players(options: Options) -> Position {
    dealt(options, &HANDS, MIDDLE)
}

// Section 1

#[test]
fn s1_everyone_starts_with_one_to_ten_tokens_three_by_default() {
    assert_eq!(Options::default().tokens.get(), 3);
    for count in 1..=10 {
        let game = Position::new(tokens(count), 6, seat(0)).expect("a table");
        assert_eq!(all_tokens(&game), [count; 6]);
    }
    assert_eq!((Tokens::new(0), Tokens::new(11)), (None, None));
}

#[test]
fn s1_two_to_six_play() {
    for options in Options::all() {
        let good: Vec<usize> = (0..9).filter(|n| options.check_seats(*n).is_ok()).collect();
        assert_eq!(good, [2, 3, 4, 5, 6]);
    }
    let refused = Position::new(Options::default(), 7, seat(0));
    assert_eq!(refused, Err(BadStart::Seats(WrongSeats { seats: 7, least: 2, most: 6 })));
    let refused = Position::new(Options::default(), 3, seat(3));
    assert_eq!(refused, Err(BadStart::Dealer(seat(3))));
}

#[test]
fn s1_options_are_named_as_in_the_rules() {
    let specs: Vec<_> = Options::SPECS.iter().map(|spec| (spec.name, (spec.values)())).collect();
    let number = Values::Number { range: 1..=10, default: 3 };
    assert_eq!(
        specs,
        [
            ("tokens", number),
            ("keep", Values::Names(vec!["yes", "no"])),
            ("whole_hand", Values::Names(vec!["no", "yes"])),
        ]
    );
}

// Section 2

#[test]
fn s2_cards_are_dealt_one_at_a_time_from_the_player_after_the_dealer_then_the_middle() {
    for (seats, dealer) in [(2, 0), (3, 2), (4, 1), (6, 5)] {
        let mut game = Position::new(Options::default(), seats, seat(dealer)).expect("a table");
        let deal = game.fair_deal(&chance(3));
        let mut pack = chance(3).deal(1).into_iter();
        for round in 0..3 {
            for n in 1..=seats {
                let player = (dealer + n) % seats;
                assert_eq!(Some(deal.hands[player][round]), pack.next());
            }
        }
        assert_eq!(deal.middle, pack.by_ref().take(3).collect::<Vec<_>>());
        game.deal(&deal, &mut |_| {}).expect("a deal");
        assert_eq!(middle(&game), deal.middle);
        for n in 0..seats {
            let dealt = game.hand(seat(n)).expect("a hand");
            assert_eq!(dealt.set(), deal.hands[n].iter().copied().collect());
        }
    }
}

#[test]
fn s2_players_see_their_own_hand_and_the_middle_and_nobody_sees_the_rest() {
    let mut game = Position::new(Options::default(), 3, seat(2)).expect("a table");
    let events = deal_out(&mut game, &HANDS, MIDDLE);
    assert_eq!(
        events[0],
        Event::Dealt {
            deal: 1,
            dealer: seat(2),
            players: SeatSet::first(3),
            middle: three(MIDDLE),
        }
    );
    for (n, event) in events[1..].iter().enumerate() {
        let (seat, hand) = (seat(n), hand(HANDS[n]));
        assert_eq!(*event, Event::Received { seat, hand });
        assert_eq!(event.audience(), Audience::Only(seat));
        let view = View::new(&game, seat);
        assert_eq!(view.hand(), Some(hand));
        assert_eq!(view.unseen().len(), 46);
    }
    assert_eq!(events.len(), 4);
}

#[test]
fn s2_malformed_deals_are_refused() {
    let refused = |hands: &[&str], middle: &str| {
        let mut game = Position::new(Options::default(), 3, seat(2)).expect("a table");
        let before = game;
        let refused = game.deal(&deal(hands, middle), &mut |event| panic!("{event:?}"));
        assert_eq!(game, before);
        refused.expect_err("no deal")
    };
    let [a, b, c] = HANDS;
    let hand = |cards| BadDeal::Hand { seat: seat(1), cards, expected: 3 };
    assert_eq!(refused(&[a, "4C 4D AS 5D", c], MIDDLE), hand(4));
    assert_eq!(refused(&[a, "", c], MIDDLE), hand(0));
    assert_eq!(refused(&[a, "4C 4D AS'", c], MIDDLE), BadDeal::Foreign(card("AS'")));
    let too_many = BadDeal::Seats { hands: 4, seats: 3 };
    assert_eq!(refused(&[a, b, c, "5H 5S 5D"], MIDDLE), too_many);
}

// Section 3

#[test]
fn s3_a_discarded_card_takes_the_place_of_the_card_that_was_taken() {
    let mut game = three_players(Options::default());
    let events = go(&mut game, [swap(A, "9D", "3H")]);
    assert_eq!(events, [Event::Exchanged { seat: seat(A), gave: card("9D"), took: card("3H") }]);
    assert!(events[0].is_for(seat(B)) && events[0].is_for(seat(A)));
    assert_eq!(game.hand(seat(A)), Some(hand("2C 3H KH")));
    assert_eq!(middle(&game), list("3S 9D 10C"));
    go(&mut game, [swap(B, "AS", "3S"), swap(C, "8H", "AS")]);
    assert_eq!(middle(&game), list("8H 9D 10C"));
}

#[test]
fn s3_the_lowest_card_goes_to_place_1_clubs_before_diamonds_hearts_and_spades() {
    let options = Options { whole_hand: WholeHand::Yes, ..Options::default() };
    for (dealt_hand, places) in [
        ("AS 2S 10D", "2S 10D AS"),
        ("KH QS KC", "QS KC KH"),
        ("5S 5H 5D", "5D 5H 5S"),
        ("5S 5C 5H", "5C 5H 5S"),
        ("5S 5D 5C", "5C 5D 5S"),
    ] {
        let mut game = dealt(options, &[dealt_hand, "4C 4D AC"], "3S 3H 10C");
        let events = go(&mut game, [swap_all(A)]);
        let (seat, gave, took) = (seat(A), three(places), hand("3S 3H 10C"));
        assert_eq!(events, [Event::ExchangedAll { seat, gave, took }]);
        assert_eq!(middle(&game), list(places));
    }
}

#[test]
fn s3_a_call_belongs_to_a_turn_and_the_first_counts_too() {
    let mut game = three_players(Options::default());
    assert_eq!(game.board().called(), None);
    let events = go(&mut game, [stop(swap(A, "2C", "3S"))]);
    assert_eq!(events[1], Event::Called { seat: seat(A) });
    assert_eq!(game.board().called(), Some(seat(A)));
}
