//! Games in the way a table runs them.

use rand::{RngExt, SeedableRng};

use super::*;
use crate::bus::rules::{
    Combination, Exchange, Keep, MOST_SEATS, Record, Tokens, WholeHand, Worth,
};
use crate::cards::Card;
use crate::kit::testing::{SavedGame, counted, play_and_restore, players, seat, start};
use crate::kit::{Ending, NextAct, Rand, Session as _, Task};

const KEEP: Act = Act { exchange: Exchange::Keep, stop: false };

const STOP: Act = Act { stop: true, ..KEEP };

fn with_tokens(count: u32) -> Options {
    Options { tokens: Tokens::new(count).unwrap(), ..Options::default() }
}

#[test]
fn random_games_end_and_can_be_restored_at_any_moment() {
    for seed in 0..24_u8 {
        let mut rng = Rand::seed_from_u64(seed.into());
        let seats = 2 + usize::from(seed) % (MOST_SEATS - 1);
        let options = Options {
            tokens: Tokens::new(1 + u32::from(seed) % 4).unwrap(),
            keep: [Keep::Yes, Keep::No][usize::from(seed) / 2 % 2],
            whole_hand: [WholeHand::No, WholeHand::Yes][usize::from(seed) % 2],
        };
        println!("seed {seed}: {seats} seats, {options:?}");
        let dealer = seat(rng.random_range(0..seats));
        let session = Bus::begin(options, start(seats, dealer, seed)).unwrap();
        let mut last = None;
        // Random play covers more of the rules than good play.
        let random = |session: &Bus, seat, _| {
            let round = Some(session.round());
            assert!(last.replace(session.round()) < round, "older buttons are stale");
            let acts = session.view(seat).unwrap().legal_acts();
            acts[rng.random_range(0..acts.len())]
        };
        let look = |session: &Bus| {
            let waits = session.pause().is_some();
            assert!(!waits || session.due().is_some(), "a person may begin");
        };
        let (session, record) = play_and_restore(session, seed, random, look);
        let results = session.ending().and_then(Ending::results).expect("a winner");
        let places = results.placings().iter().map(|placing| placing.place);
        assert_eq!(record.end.places, Some(places.collect()));
        assert_eq!(Bus::TALLY.counted(&results).len(), 1);
        assert_eq!(Bus::TALLY.loser(&results), None);
        assert_ends_are_those_of_the_record(&session, &record);
    }
}

/// Checks the ends of the deals, from the first tokens to the last.
fn assert_ends_are_those_of_the_record(session: &Bus, record: &Record) {
    let ends = session.public().ends();
    let mut before = [0; MOST_SEATS];
    before[..session.start.seats].fill(session.options.tokens.get() as u8);
    for (end, number) in ends.iter().zip(1..) {
        assert_eq!(end.deal, number);
        assert!(end.losers.iter().all(|seat| end.worst.contains(seat)));
        for seat in Seat::first(MOST_SEATS) {
            let n = seat.index();
            assert_eq!(end.hands[n].is_some(), before[n] > 0);
            assert_eq!(before[n] - end.tokens[n], u8::from(end.losers.contains(seat)));
            let is_out = end.losers.contains(seat) && end.tokens[n] == 0;
            assert_eq!(end.out.contains(seat), is_out);
        }
        before = end.tokens;
    }
    assert_eq!(ends.len(), session.board().deals());
    assert_eq!(record.end.tokens, before[..session.start.seats]);
}

#[test]
fn a_game_counts_what_each_player_did() {
    let mut session = Bus::begin(Options::default(), start(3, seat(2), 7)).unwrap();
    let changes = |session: &Bus| [0, 1, 2].map(|n| session.changes(seat(n)));
    assert_eq!(changes(&session), [1, 1, 1]);
    let done = session.act(seat(0), KEEP).unwrap();
    assert_eq!(changes(&session), [2, 1, 1]);
    assert!(Bus::is_of_a_turn(done) && !Bus::is_silent(KEEP) && !session.is_forced(seat(1)));
    assert_eq!((session.round(), session.rounds_of(seat(0))), (2, 2));
    let (next, question) = session.question(&players(SeatSet::EMPTY)).unwrap();
    let task = Task::<Bus> { question, view: session.view(next).map(Box::new) };
    assert!(task.any().is_some_and(|act| session.act(next, act).is_ok()));
}

#[test]
fn the_next_deal_comes_at_once_and_computers_begin_it_after_a_pause_per_hand_shown() {
    for (seats, seconds) in [(2, 7), (6, 11)] {
        let nobody = players(SeatSet::first(seats));
        let mut session = Bus::begin(Options::default(), start(seats, seat(1), 3)).unwrap();
        assert_eq!((session.public().last_turn(), session.pause()), (None, None));
        let first = session.due().unwrap();
        assert_eq!(first.turn.seat, Some(seat(2 % seats)));
        assert_eq!(session.question(&nobody), None, "it is a person's turn");
        for (n, act) in (0..seats).zip([STOP].into_iter().chain(std::iter::repeat(KEEP))) {
            let turn = seat((2 + n) % seats);
            assert_eq!(session.act(turn, act), Ok(act));
            assert_eq!(session.public().last_turn(), Some(Event::Kept { seat: turn }));
        }
        let ends = session.public().ends();
        assert_eq!((ends.len(), ends[0].caller), (1, first.turn.seat));
        assert_eq!(ends[0].hands.iter().flatten().count(), seats);
        assert_eq!(session.act(seat(0), KEEP), Err(Illegal::NotDealt));

        session.advance(&nobody).unwrap();
        let public = session.public();
        assert_eq!((public.board.deals(), public.board.dealer()), (2, seat(2 % seats)));
        assert_eq!(public.ends(), ends, "the end of the last deal stays readable");
        assert_eq!(public.last_turn(), None);
        let pause = Pause { seconds, is_to_read: true };
        assert_eq!(session.pause(), Some(pause));
        let begins = seat(3 % seats);
        assert_eq!(session.due().and_then(|due| due.turn.seat), Some(begins));

        // A computer waits until the pause is over.
        let computers = players(SeatSet::EMPTY);
        let mut waited = session.clone();
        assert_eq!(waited.question(&computers), None);
        waited.end_pause();
        assert_eq!((waited.pause(), waited.public()), (None, public));
        assert_eq!(waited.question(&computers), Some((begins, NextAct)));
        // A person doesn't need to.
        assert_eq!(session.act(begins, KEEP), Ok(KEEP));
        assert_eq!(session.pause(), None);
    }
}

#[test]
fn a_restart_in_a_pause_keeps_the_pause_and_one_before_a_deal_deals() {
    let all = players(SeatSet::EMPTY);
    let mut session = Bus::begin(with_tokens(2), start(2, seat(0), 5)).unwrap();
    let mut kept = SavedGame::new(&session);
    kept.save(&mut session);
    let first = kept.entries.remove(0);
    let mut back = kept.restored(&session);
    back.advance(&all).unwrap();
    assert_eq!(back.journal.take_unsaved().entries, [first.as_str()]);
    assert_eq!(back.public(), session.public());

    kept.entries.push(first);
    session.act(seat(1), STOP).unwrap();
    session.act(seat(0), KEEP).unwrap();
    kept.save(&mut session);
    session.advance(&all).unwrap();
    assert!(session.pause().is_some());
    // Saved before the pause began.
    let mut back = kept.restored(&session);
    back.advance(&all).unwrap();
    assert_eq!(back.public(), session.public());
    kept.save(&mut session);
    let mut back = kept.restored(&session);
    assert_eq!(back.pause(), session.pause());
    back.end_pause();
    back.advance(&all).unwrap();
    assert_eq!((back.board().deals(), back.pause()), (2, None));
}

#[test]
fn people_can_move_only_in_their_turn_and_a_refusal_changes_nothing() {
    let mut session = Bus::begin(Options::default(), start(3, seat(2), 7)).unwrap();
    let hand = session.view(seat(0)).unwrap().hand().unwrap();
    let [give, ..] = hand.cards();
    let [take, other, _] = session.public().board.middle().unwrap();
    let one = |give: Card, take: Card| Act { exchange: Exchange::One { give, take }, stop: false };
    let all = Act { exchange: Exchange::All, stop: false };
    let before = session.public();
    for (who, act, why) in [
        (1, KEEP, Illegal::NotYourTurn { turn: seat(0) }),
        (0, one(take, other), Illegal::NotInHand(take)),
        (0, one(give, give), Illegal::Itself(give)),
        (0, all, Illegal::OneCardOnly),
        (3, KEEP, Illegal::NotInPlay(seat(3))),
    ] {
        assert_eq!(session.act(seat(who), act), Err(why));
        assert_eq!(session.public(), before);
    }
    let swap = Act { stop: true, ..one(give, take) };
    assert_eq!(session.act(seat(0), swap), Ok(swap));
    let public = session.public();
    assert_eq!((public.board.called(), public.board.turn()), (Some(seat(0)), Some(seat(1))));
    let last_turns: SeatSet = [seat(1), seat(2)].into_iter().collect();
    assert_eq!(public.board.last_turns(), last_turns);
    let swapped = Event::Exchanged { seat: seat(0), gave: give, took: take };
    assert_eq!(public.last_turn(), Some(swapped));
    let why = Illegal::AlreadyCalled { by: seat(0) };
    assert_eq!(session.act(seat(1), STOP), Err(why));
}

fn hand(text: &str) -> Hand {
    let mut cards = text.split(' ').map(|card| card.parse::<Card>().unwrap());
    Hand::new(std::array::from_fn(|_| cards.next().unwrap())).unwrap()
}

#[test]
fn calls_are_counted_with_their_cost_and_the_best_hand_is_that_of_all_deals() {
    let deal = |caller, hands: [&str; 3], losers: SeatSet| {
        let mut shown = [None; MOST_SEATS];
        for (shown, text) in shown.iter_mut().zip(hands) {
            *shown = (!text.is_empty()).then(|| hand(text));
        }
        let called = Event::Called { seat: seat(caller) };
        let showdown = Event::Showdown { hands: shown, worst: losers, losers };
        [called, showdown]
    };
    let deals = [
        // Two players have equally good hands.
        deal(0, ["9S 9H 4D", "9D 9C 4S", "8S 7H 2D"], SeatSet::of(seat(2))),
        deal(0, ["KS QH 4D", "AD AC 4S", ""], SeatSet::of(seat(0))),
        // Everyone would lose their last token, so nobody loses one.
        deal(1, ["3S 3H 3D", "3C 4C 6D", ""], SeatSet::EMPTY),
    ];
    let all = counted::<Bus>(3, &deals);
    assert_eq!([0, 1, 2].map(|n| &all[n][..3]), [[2, 2, 1], [2, 1, 0], [0, 0, 0]]);
    let best = |n: usize| Worth::numbered(all[n][3]);
    assert_eq!(best(0).map(Worth::combination), Some(Combination::Prial));
    assert_eq!(best(1), Some(hand("AD AC 4S").worth()));
    assert_eq!(best(2), Some(hand("8S 7H 2D").worth()));
    assert_eq!(Worth::numbered(-1), None);
}
