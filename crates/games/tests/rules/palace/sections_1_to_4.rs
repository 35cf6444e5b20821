//! Palace sentence by sentence, sections 1 to 4. A test's name begins with its section.

use super::common::*;
use getaway_games::Event as _;
use getaway_games::cards::*;
use getaway_games::options::{Named, Values};
use getaway_games::palace::rules::*;

fn chance() -> Chance {
    Chance::new(&Secret::new([3; 32]), 5, &["81".to_owned()])
}

/// A short game for two with these hands; the rest of the pack is dealt in any order.
fn dealt(hands: [&str; 2]) -> Game {
    let hands = hands.map(list).to_vec();
    let given: CardSet = hands.iter().flatten().copied().collect();
    let mut rest = CardSet::pack(1).minus(given).iter();
    let mut take = |count| rest.by_ref().take(count).collect::<Vec<Card>>();
    let deal =
        Deal { down: vec![take(3), take(3)], up: vec![take(3), take(3)], hands, deck: take(16) };
    Game::deal(SHORT, seat(0), &deal).expect("a deal")
}

fn begin(game: &mut Game) -> Vec<Event> {
    go(game, [ready(0), ready(1)])
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
fn s2_everyone_is_dealt_the_same_number_of_each_kind() {
    for (options, seats, each, out) in [
        (FULL, 4, 3, 0),
        (FULL, 3, 4, 0),
        (FULL, 2, 6, 0),
        (SHORT, 4, 3, 0),
        (SHORT, 3, 3, 9),
        (SHORT, 2, 3, 18),
    ] {
        let deal = Deal::new(&chance(), options, seats, seat(1));
        let game = Game::deal(options, seat(1), &deal).expect("a deal");
        assert_eq!(game.board().seats(), seats);
        for n in 0..seats {
            let tableau = game.board().tableau(seat(n));
            assert_eq!(tableau.down.len(), each, "{seats} seats");
            assert_eq!(tableau.up.len(), each, "{seats} seats");
            assert_eq!(tableau.hand, each, "{seats} seats");
            assert_eq!(hand(&game, n).len(), each, "{seats} seats");
        }
        assert_eq!(game.board().deck(), 16);
        assert_eq!(options.length.out_of_play(seats), out);
        // Cards out of play are unseen, like everything hidden.
        let view = View::new(&game, seat(0));
        let hidden = (2 * seats as u32 - 1) * each + 16 + out as u32;
        assert_eq!(view.unseen().len(), hidden);
    }
}

#[test]
fn s2_two_to_four_play() {
    for options in Options::all() {
        let good: Vec<usize> = (0..8).filter(|n| options.check_seats(*n).is_ok()).collect();
        assert_eq!(good, [2, 3, 4]);
    }
    let deal = Deal::new(&chance(), SHORT, 4, seat(0));
    let mut five = deal.clone();
    for kind in [&mut five.down, &mut five.up, &mut five.hands] {
        kind.push(Vec::new());
    }
    let refused = Game::deal(SHORT, seat(0), &five);
    assert!(matches!(refused, Err(BadDeal::Seats(_))), "{refused:?}");
}

#[test]
fn s2_length_is_full_or_short() {
    assert_eq!(Length::ALL, [Length::Full, Length::Short]);
    assert_eq!(Options::default(), FULL);
    let specs: Vec<_> = Options::SPECS.iter().map(|spec| (spec.name, (spec.values)())).collect();
    assert_eq!(specs, [("length", Values::Names(vec!["full", "short"]))]);
}

#[test]
fn s2_cards_are_dealt_one_at_a_time_kind_by_kind_from_the_seat_after_the_dealer() {
    for (options, seats, dealer) in
        [(FULL, 4, 1), (FULL, 3, 2), (FULL, 2, 0), (SHORT, 3, 0), (SHORT, 2, 1)]
    {
        let deal = Deal::new(&chance(), options, seats, seat(dealer));
        let mut pack = chance().shuffled(1).into_iter();
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
        assert_eq!(pack.len(), options.length.out_of_play(seats));
        // The deck is drawn from its top, and face-down cards lie at their places.
        let game = Game::deal(options, seat(dealer), &deal).expect("a deal");
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
    let good = Deal::new(&chance(), SHORT, 3, seat(0));
    let refused = |change: &dyn Fn(&mut Deal)| {
        let mut deal = good.clone();
        change(&mut deal);
        Game::deal(SHORT, seat(0), &deal).expect_err("no deal")
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
    assert_eq!(Game::deal(SHORT, seat(3), &good), Err(BadDeal::NoSuchSeat(seat(3))));
    // In a full game for three, each player gets four cards of each kind.
    assert_eq!(Game::deal(FULL, seat(0), &good), Err(BadDeal::Dealt(seat(0), 3)));
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

#[test]
fn s3_nothing_is_played_before_all_are_ready() {
    let mut game = dealt(["3C 4C 5C", "6C 7C 8C"]);
    for ready_before in [false, true] {
        if ready_before {
            go(&mut game, [ready(0)]);
        }
        for act in [play(0, "3C"), flip(0, 0), pick_up(0), play(1, "6C")] {
            assert_eq!(refusal(&game, act), Illegal::NotBegun);
        }
    }
}

// Section 4

#[test]
fn s4_the_holder_of_the_lowest_rank_from_three_up_begins() {
    for (hands, who, rank) in [
        (["3C 4C 5C", "6C 7C 8C"], 0, "3"),
        (["9C KC AC", "2C 2D 8C"], 1, "8"),
        (["2C 2D 4C", "5C 7C 8C"], 0, "4"),
        (["QC QD AC", "KC KD JC"], 1, "J"),
    ] {
        let mut game = dealt(hands);
        let events = begin(&mut game);
        let rank = card(&format!("{rank}S")).rank();
        let begins = Event::Begins { seat: seat(who), rank };
        assert_eq!(events.last(), Some(&begins), "{hands:?}");
        assert_eq!(turn(&game), Some(who), "{hands:?}");
    }
}

#[test]
fn s4_the_exchange_counts() {
    let mut game = dealt(["3C 4C 5C", "6C 7C 8C"]);
    // The hands hold nothing below the six when these three cards are on the table.
    let up: Vec<String> = up(&game, 0).iter().map(|card| card.to_string()).collect();
    assert!(up.iter().all(|card| card.ends_with('S')), "{up:?}");
    let swaps = ["3C", "4C", "5C"].iter().zip(&up);
    let swaps: Vec<Move> = swaps.map(|(hand, up)| swap(0, hand, up)).collect();
    go(&mut game, swaps);
    begin(&mut game);
    let lowest = hand(&game, 0).or(hand(&game, 1)).at_least(Rank::THREE).ranks().next();
    let holds = |n: usize| !hand(&game, n).of_rank(lowest.expect("a rank")).is_empty();
    assert_eq!([0, 1].map(holds), [0, 1].map(|n| turn(&game) == Some(n)));
}

#[test]
fn s4_chance_chooses_among_several_holders() {
    let mut game = dealt(["3C 4C 5C", "3D 7C 8C"]);
    begin(&mut game);
    assert_eq!(game.board().due(), Due::Begin);
    let both: SeatSet = [seat(0), seat(1)].into_iter().collect();
    assert_eq!(game.candidates(), both);
    assert_eq!(refusal(&game, play(0, "3C")), Illegal::NotBegun);
    assert_eq!(refusal(&game, ready(0)), Illegal::ExchangeIsOver);
    let begins = |n: usize| Move::Chance(seat(n));
    assert_eq!(game.legal_moves(), [begins(0), begins(1)]);
    assert_eq!(refusal(&game, begins(2)), Illegal::NotInPlay(seat(2)));
    for n in [0, 1] {
        let mut game = game;
        go(&mut game, [begins(n)]);
        assert_eq!(turn(&game), Some(n));
        assert_eq!(refusal(&game, begins(n)), Illegal::NotACandidate(seat(n)));
    }
    // There is nothing to choose if only one player holds it.
    let mut game = dealt(["3C 4C 5C", "6C 7C 8C"]);
    assert_eq!(refusal(&game, begins(0)), Illegal::NotACandidate(seat(0)));
    begin(&mut game);
    assert_eq!(refusal(&game, begins(1)), Illegal::NotACandidate(seat(1)));
}

#[test]
fn s4_the_first_play_is_of_that_rank_one_card_or_more() {
    let mut game = dealt(["4C 4D 5C", "2C 7C 8C"]);
    begin(&mut game);
    let rank = card("4C").rank();
    assert_eq!(refusal(&game, play(0, "5C")), Illegal::MustOpen(rank));
    let moves = game.legal_moves();
    assert_eq!(moves.len(), 3);
    for names in ["4C", "4D", "4C 4D"] {
        let mut game = game;
        assert!(moves.contains(&play(0, names)), "{names}");
        go(&mut game, [play(0, names)]);
        // After it, any play that the stack allows is legal.
        go(&mut game, [play(1, "7C")]);
    }
    assert_eq!(refusal(&game, pick_up(0)), Illegal::NothingToPickUp);
}

#[test]
fn s4_play_goes_clockwise() {
    let rows = [["3C 8C", "", ""], ["4C 8D", "", ""], ["5C 8H", "", ""]];
    let mut game = position(1, "", &rows);
    for (who, names) in [(1, "4C"), (2, "5C"), (0, "8C"), (1, "8D")] {
        for other in [0, 1, 2].into_iter().filter(|n| *n != who) {
            let why = Illegal::NotYourTurn { turn: seat(who) };
            let name = hand(&game, other).iter().next().expect("a card");
            assert_eq!(refusal(&game, play(other, &name.to_string())), why);
            assert_eq!(refusal(&game, pick_up(other)), why);
        }
        go(&mut game, [play(who, names)]);
    }
}
