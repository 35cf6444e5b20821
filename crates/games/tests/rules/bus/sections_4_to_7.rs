//! Stop the Bus sentence by sentence, sections 4, 6 and 7; section 5 is in a file of its own. A
//! test's name begins with its section.

use super::common::*;
use getaway_games::bus::rules::*;
use getaway_games::cards::*;

const HANDS: [&str; 4] = ["2C 9D KH", "4C 4D AS", "6H 7H 8H", "JC JD 5S"];
const MIDDLE: &str = "3S 3H 10C";

fn four_players() -> Position {
    dealt(Options::default(), &HANDS, MIDDLE)
}

/// Plays the deal to its end: everyone keeps their hand and the first player calls.
fn play_out(game: &mut Position) -> Vec<Event> {
    let first = turn(game).expect("a turn");
    let mut events = go(game, [stop(keep(first))]);
    while let Some(next) = turn(game) {
        events.extend(go(game, [keep(next)]));
    }
    events
}

// Section 4

#[test]
fn s4_after_a_call_everyone_else_has_exactly_one_more_turn() {
    for caller in 0..4 {
        for rounds in 0..3 {
            let mut game = four_players();
            assert!(game.board().last_turns().is_empty());
            go(&mut game, (0..4 * rounds + caller).map(|n| keep(n % 4)));
            go(&mut game, [stop(keep(caller))]);
            for n in 1..4 {
                let next = (caller + n) % 4;
                assert_eq!(turn(&game), Some(next));
                let left: Vec<usize> = game.board().last_turns().iter().map(Seat::index).collect();
                let mut expected: Vec<usize> = (n..4).map(|n| (caller + n) % 4).collect();
                expected.sort();
                assert_eq!(left, expected);
                let events = go(&mut game, [keep(next)]);
                let over = events.iter().any(|e| matches!(e, Event::Showdown { .. }));
                assert_eq!(over, n == 3);
            }
            assert_eq!(game.board().due(), Due::Deal);
            assert_eq!(refusal(&game, keep(caller)), Illegal::NotDealt);
        }
    }
}

#[test]
fn s4_a_deal_without_a_call_is_over_when_everyone_has_had_20_turns() {
    let mut game = four_players();
    let events = go(&mut game, (0..79).map(|n| keep(n % 4)));
    assert!(events.iter().all(|event| matches!(event, Event::Kept { .. })));
    assert_eq!((turn(&game), game.board().round()), (Some(D), 19));
    let events = go(&mut game, [keep(D)]);
    assert_eq!(showdown(&events), (vec![A], vec![A]));
    assert_eq!(game.board().due(), Due::Deal);
}

#[test]
fn s4_a_call_in_a_20th_turn_still_gives_the_others_theirs() {
    for caller in 0..4 {
        let mut game = four_players();
        go(&mut game, (0..76 + caller).map(|n| keep(n % 4)));
        go(&mut game, [stop(keep(caller))]);
        for n in 1..4 {
            assert_eq!(turn(&game), Some((caller + n) % 4), "called by {caller}");
            go(&mut game, [keep((caller + n) % 4)]);
        }
        assert_eq!(game.board().due(), Due::Deal);
    }
}

#[test]
fn s4_all_hands_are_shown_and_the_worst_costs_a_token() {
    let mut game = four_players();
    let events = go(&mut game, [stop(swap(A, "2C", "3S")), keep(B), keep(C), swap(D, "5S", "2C")]);
    let mut hands = [None; MOST_SEATS];
    for (n, names) in ["9D KH 3S", HANDS[B], HANDS[C], "JC JD 2C"].into_iter().enumerate() {
        hands[n] = Some(hand(names));
    }
    let worst = SeatSet::of(seat(A));
    let losers = worst;
    assert_eq!(events[events.len() - 1], Event::Showdown { hands, worst, losers });
    assert_eq!(all_tokens(&game), [2, 3, 3, 3]);
}

#[test]
fn s4_nobody_loses_a_token_if_nobody_would_have_one_left() {
    let hands = ["2C 9D KH", "2H 9C KS"];
    let mut game = dealt(tokens(1), &hands, MIDDLE);
    let events = play_out(&mut game);
    assert_eq!(showdown(&events), (vec![A, B], vec![]));
    assert_eq!(all_tokens(&game), [1, 1]);
    assert_eq!(game.board().due(), Due::Deal);
    // If somebody keeps a token, all pay.
    let mut game = dealt(tokens(2), &hands, MIDDLE);
    assert_eq!(showdown(&play_out(&mut game)), (vec![A, B], vec![A, B]));
    deal_out(&mut game, &["2C 9D KH", "2H 9C AS"], MIDDLE);
    assert_eq!(showdown(&play_out(&mut game)).1, [A]);
    assert_eq!(game.board().due(), Due::Over(seat(B)));
}

// Section 6

/// Deals equal worst hands to these seats, and better hands to all others.
fn deal_with_worst(game: &mut Position, worst: &[usize]) -> Vec<Event> {
    let bad = ["2C 4D 7H", "2D 4H 7S", "2H 4S 7C", "2S 4C 7D"];
    let good = ["AC AD KC", "QC QD KD", "JC JD KH", "10C 10D KS"];
    let hands: Vec<&str> = (0..game.board().seats())
        .map(|n| {
            let hand = if worst.contains(&n) { bad[n] } else { good[n] };
            if game.board().in_play().contains(seat(n)) { hand } else { "" }
        })
        .collect();
    deal_out(game, &hands, "3C 5C 9S");
    play_out(game)
}

#[test]
fn s6_players_without_tokens_get_no_cards_and_no_turns() {
    let mut game = Position::new(tokens(1), 4, seat(0)).expect("a table");
    deal_with_worst(&mut game, &[1, 2]);
    let with_cards = deal(&["AC AD KC", "QC QD KD", "", "2C 4D 7H"], "3C 5C 9S");
    let refused = game.deal(&with_cards, &mut |_| {});
    let why = BadDeal::Hand { seat: seat(B), cards: 3, expected: 0 };
    assert_eq!(refused, Err(why));
    let fair = game.fair_deal(&chance(3));
    let sizes: Vec<usize> = fair.hands.iter().map(Vec::len).collect();
    assert_eq!(sizes, [3, 0, 0, 3]);
    game.deal(&fair, &mut |_| {}).expect("a deal");
    assert_eq!(turn(&game), Some(A));
    go(&mut game, [keep(A)]);
    assert_eq!(turn(&game), Some(D));
    assert_eq!(refusal(&game, keep(B)), Illegal::NotInPlay(seat(B)));
    let view = View::new(&game, seat(B));
    assert_eq!((view.hand(), view.legal_acts()), (None, vec![]));
}

// Section 7

#[test]
fn s7_everyone_remembers_every_turn_of_the_deal() {
    let options = Options { whole_hand: WholeHand::Yes, ..Options::default() };
    let mut game = dealt(options, &HANDS[..3], MIDDLE);
    let moves = [swap(A, "2C", "3S"), keep(B), swap_all(C), swap(A, "9D", "7H")];
    go(&mut game, moves);
    let turns: Vec<PlayedTurn> = game.board().turns().collect();
    let seen = turns.iter().map(|turn| (turn.seat, turn.gave(), turn.took()));
    let made = [(A, "2C", "3S"), (B, "", ""), (C, "6H 7H 8H", "2C 3H 10C"), (A, "9D", "7H")];
    let made = made.map(|(number, gave, took)| (seat(number), cards(gave), cards(took)));
    assert_eq!(seen.collect::<Vec<_>>(), made);
    assert_eq!(turns[2].after, three("6H 7H 8H"));
    // A new deal has no turns yet, and nobody has known cards.
    go(&mut game, [stop(keep(B)), keep(C), keep(A)]);
    assert_eq!(game.board().turns().count(), 0);
    deal_out(&mut game, &HANDS[..3], MIDDLE);
    assert_eq!(game.board().turns().count(), 0);
    assert_eq!(game.board().known(seat(A)), CardSet::EMPTY);
}

#[test]
fn s7_a_view_imagines_only_what_is_hidden() {
    let mut game = four_players();
    go(&mut game, [swap(A, "2C", "3S"), swap(B, "AS", "3H")]);
    let view = View::new(&game, seat(C));
    let hidden = |a: &str, b: &str, d: &str| {
        let mut hidden = [CardSet::EMPTY; MOST_SEATS];
        (hidden[A], hidden[B], hidden[D]) = (cards(a), cards(b), cards(d));
        view.imagine(&hidden)
    };
    assert_eq!(hidden("9D KH", "4C 4D", "JC JD 5S"), Some(game));
    let other = hidden("9S KD", "QC QD", "QH 5D 5H").expect("a game");
    assert_eq!(View::new(&other, seat(C)), view);
    for (a, b, d) in [
        ("9D", "4C 4D", "JC JD 5S"),
        ("9D KH 5D", "4C 4D", "JC JD 5S"),
        ("9D KH", "4C KH", "JC JD 5S"),
        ("9D KH", "4C 7H", "JC JD 5S"),
        ("9D KH", "4C 2C", "JC JD 5S"),
        ("9D KH", "4C 4D", "JC JD 3S"),
    ] {
        assert_eq!(hidden(a, b, d), None, "{a}, {b}, {d}");
    }
}
