//! Palace sentence by sentence, sections 1 to 3. A test's name begins with its section.

use super::common::*;
use getaway_games::Event as _;
use getaway_games::cards::*;
use getaway_games::options::{Named, RuleOptions as _};
use getaway_games::palace::rules::*;

/// A short game for two with these hands; the rest of the pack is dealt in any order.
fn dealt(hands: [&str; 2]) -> Position {
    let hands = hands.map(list).to_vec();
    let given: CardSet = hands.iter().flatten().copied().collect();
    let mut rest = CardSet::pack(1).minus(given).iter();
    let mut take = |count| rest.by_ref().take(count).collect::<Vec<Card>>();
    let deal =
        Deal { down: vec![take(3), take(3)], up: vec![take(3), take(3)], hands, deck: take(16) };
    Position::deal(SHORT, seat(0), &deal).expect("a deal")
}

// Section 1

#[test]
fn s1_the_last_player_who_still_has_cards_is_the_loser() {
    let mut game = position(0, "", &[["3C", "", ""], ["4C", "KC", "KD"], ["5C", "", ""]]);
    go(&mut game, [play(0, "3C"), play(1, "4C")]);
    assert_eq!(game.board().due(), Due::Play(seat(2)));
    let events = go(&mut game, [play(2, "5C")]);
    assert_eq!(events[1..], [Event::GotAway { seat: seat(2) }, Event::Lost { seat: seat(1) }]);
    assert_eq!(game.board().due(), Due::Over(Some(seat(1))));
    assert_eq!(away(&game), [0, 2]);
    assert_eq!(refusal(&game, play(1, "KC")), Illegal::GameOver);
    assert!(game.legal_moves().is_empty());
}

// Section 2

#[test]
fn s2_two_to_four_play() {
    for options in Options::all().filter(|options| options.packs == Packs::One) {
        let good: Vec<usize> = (0..8).filter(|n| options.check_seats(*n).is_ok()).collect();
        assert_eq!(good, [2, 3, 4]);
    }
    let deal = Deal::new(&chance(3), SHORT, 4, seat(0));
    let mut five = deal.clone();
    for kind in [&mut five.down, &mut five.up, &mut five.hands] {
        kind.push(Vec::new());
    }
    let refused = Position::deal(SHORT, seat(0), &five);
    assert!(matches!(refused, Err(BadDeal::Seats(_))), "{refused:?}");
}

#[test]
fn s2_length_is_full_or_short() {
    assert_eq!(Length::ALL, [Length::Full, Length::Short]);
    assert_eq!(Options::default(), FULL);
}

#[test]
fn s2_cards_are_dealt_one_at_a_time_kind_by_kind_from_the_seat_after_the_dealer() {
    for (options, seats, dealer) in
        [(FULL, 4, 1), (FULL, 3, 2), (FULL, 2, 0), (SHORT, 3, 0), (SHORT, 2, 1)]
    {
        let deal = Deal::new(&chance(3), options, seats, seat(dealer));
        let mut pack = chance(3).shuffled(1).into_iter();
        for kind in [&deal.down, &deal.up, &deal.hands] {
            for round in 0..kind[0].len() {
                for n in 1..=seats {
                    let who = (dealer + n) % seats;
                    assert_eq!(Some(kind[who][round]), pack.next(), "{seats} seats");
                }
            }
        }
        let next: Vec<Card> = pack.by_ref().take(16).collect();
        assert_eq!(deal.deck, next);
        assert_eq!(pack.len(), options.out_of_play(seats));
        // The deck is drawn from its top, and face-down cards lie at their places.
        let game = Position::deal(options, seat(dealer), &deal).expect("a deal");
        assert_eq!(game.deck().collect::<Vec<_>>(), deal.deck);
        for n in 0..seats {
            for (at, card) in (0..).zip(&deal.down[n]) {
                assert_eq!(game.face_down(seat(n), at), Some(*card));
            }
        }
    }
}

#[test]
fn s2_malformed_deals_are_refused() {
    let good = Deal::new(&chance(3), SHORT, 3, seat(0));
    let refused = |change: &dyn Fn(&mut Deal)| {
        let mut deal = good.clone();
        change(&mut deal);
        Position::deal(SHORT, seat(0), &deal).expect_err("no deal")
    };
    let [one, other] = [good.hands[0][0], good.deck[0]];
    let second = one.second_copy();
    assert_eq!(refused(&|d| d.deck[0] = one), BadDeal::Twice(one));
    assert_eq!(refused(&|d| d.hands[0][0] = other), BadDeal::Twice(other));
    assert_eq!(refused(&|d| d.hands[0][0] = second), BadDeal::Foreign(second));
    assert_eq!(refused(&|d| assert!(d.hands[1].pop().is_some())), BadDeal::Dealt(seat(1), 2));
    assert_eq!(refused(&|d| assert!(d.up[2].pop().is_some())), BadDeal::Dealt(seat(2), 2));
    assert_eq!(refused(&|d| assert!(d.down[0].pop().is_some())), BadDeal::Dealt(seat(0), 2));
    assert_eq!(refused(&|d| assert!(d.deck.pop().is_some())), BadDeal::Deck(15));
    assert_eq!(refused(&|d| assert!(d.up.pop().is_some())), BadDeal::Uneven);
    assert_eq!(Position::deal(SHORT, seat(3), &good), Err(BadDeal::NoSuchSeat(seat(3))));
    // In a full game for three, each player gets four cards of each kind.
    assert_eq!(Position::deal(FULL, seat(0), &good), Err(BadDeal::Dealt(seat(0), 3)));
}

// Section 3

#[test]
fn s3_cards_are_exchanged_one_for_one_any_number_of_times() {
    let mut game = dealt(["3C 4C 5C", "6C 7C 8C"]);
    let mine = up(&game, 0).iter().next().expect("a card");
    let name = mine.to_string();
    let events = go(&mut game, [swap(0, "3C", &name)]);
    assert_eq!(events, [Event::Swapped { seat: seat(0), hand: card("3C"), up: mine }]);
    assert!(events[0].is_for(seat(1)), "an exchange is public");
    assert!(up(&game, 0).contains(card("3C")) && hand(&game, 0).contains(mine));
    assert_eq!(game.board().tableau(seat(0)).known, CardSet::of(mine));
    // Back again, and another card: the others have seen which cards went to the hand.
    go(&mut game, [swap(0, &name, "3C"), swap(0, "4C", &name)]);
    assert_eq!(hand(&game, 0), cards(&format!("3C 5C {name}")));
    assert_eq!(game.board().tableau(seat(0)).known, cards(&format!("3C {name}")));
}

#[test]
fn s3_all_exchange_at_the_same_time_until_they_are_ready() {
    let mut game = dealt(["3C 4C 5C", "6C 7C 8C"]);
    let ups = [0, 1].map(|n| up(&game, n).iter().next().expect("a card").to_string());
    go(&mut game, [swap(1, "6C", &ups[1]), swap(0, "3C", &ups[0])]);
    assert_eq!(refusal(&game, swap(0, "3C", "4C")), Illegal::NotInHand(card("3C")));
    assert_eq!(refusal(&game, swap(0, "4C", "6C")), Illegal::NotFaceUp(card("6C")));
    assert_eq!(refusal(&game, ready(2)), Illegal::NotInPlay(seat(2)), "there are two");
    go(&mut game, [ready(0)]);
    assert_eq!(game.board().due(), Due::Exchange([seat(1)].into_iter().collect()));
    assert_eq!(refusal(&game, ready(0)), Illegal::AlreadyReady(seat(0)));
    let again = swap(0, "4C", "3C");
    assert_eq!(refusal(&game, again), Illegal::AlreadyReady(seat(0)));
    // The other player can go on.
    go(&mut game, [swap(1, "7C", "6C"), ready(1)]);
    assert_eq!(refusal(&game, ready(1)), Illegal::ExchangeIsOver);
    assert_eq!(refusal(&game, again), Illegal::ExchangeIsOver);
}
