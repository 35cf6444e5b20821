//! The guided first games: the way of each is legal, is the learner's at its steps, and shows
//! everything that somebody should have seen once. Whoever tries anything they hold comes to its end.

use std::collections::BTreeSet;

use getaway_games::cards::*;
use getaway_games::options::Named;
use getaway_games::*;
use rand::RngExt;

use super::any_game::{card, rand, seat};

const LEARNER: Seat = Seat::FIRST;

fn session(kind: GameKind, entries: &[String]) -> Session {
    let start = Start {
        seats: 4,
        dealer: Seat::FIRST,
        chance: Chance::new(&Secret::new([0; 32]), 1, &[]),
        previous_loser: None,
    };
    let options = kind.defaults();
    let recorded = options.recorded().to_string();
    let stored = Stored {
        rules_version: kind.rules_version(),
        labels: vec!["person".to_owned(); 4],
        options: Some(&recorded),
        dealer: Some(0),
        deal: Some(kind.lesson().deal),
        entries,
        chance: None,
    };
    let restored = Session::restore(options, start, &stored, &serde_json::json!({}));
    restored.unwrap_or_else(|why| panic!("{kind}: {why:?}"))
}

/// Everything that the learner could try with what they hold, illegal moves too.
fn tries(session: &Session) -> Vec<Act> {
    match session.view(LEARNER).unwrap() {
        View::Getaway(view) => {
            let take = getaway::session::Act::Take { from: seat(1), sure: false };
            let plays = view.hand().iter().map(getaway::session::Act::Play);
            plays.chain([take]).map(Act::Getaway).collect()
        }
        View::Palace(view) => {
            let mut acts = Vec::new();
            view.board().each_distinct(LEARNER, view.hand(), &mut |act| acts.push(act));
            let singles =
                view.hand().iter().map(|card| palace::rules::Act::Play(CardSet::of(card)));
            acts.extend(singles);
            let ups = view.board().tableau(LEARNER).up;
            acts.extend(
                view.hand().iter().flat_map(|hand| {
                    ups.iter().map(move |up| palace::rules::Act::Swap { hand, up })
                }),
            );
            acts.extend([palace::rules::Act::PickUp, palace::rules::Act::Ready]);
            acts.into_iter().map(Act::Palace).collect()
        }
        View::Bus(view) => {
            let both = [false, true].into_iter();
            let acts = both.flat_map(|stop| {
                view.legal_exchanges()
                    .into_iter()
                    .map(move |exchange| bus::rules::Act { exchange, stop })
            });
            acts.map(Act::Bus).collect()
        }
        View::King(view) => {
            let plays = view.hand().iter().map(king::rules::Act::Play);
            view.legal_acts().into_iter().chain(plays).map(Act::King).collect()
        }
    }
}

#[test]
fn whoever_tries_anything_at_random_comes_to_the_end_of_every_lesson() {
    for kind in GameKind::ALL.iter().copied() {
        let lesson = kind.lesson();
        // What each step comes to, so that thousands of games take no time.
        let mut steps = Vec::new();
        let mut entries: Vec<String> = Vec::new();
        while let Some(step) = {
            let next = lesson.until_step(entries.len()).iter();
            entries.extend(next.map(|entry| (*entry).to_owned()));
            lesson.step(entries.len())
        } {
            let before = session(kind, &entries);
            assert!(before.due().expect("somebody is due").seats.contains(LEARNER), "{step:?}");
            let leads_on = |act: &Act| {
                let mut tried = before.clone();
                let made = tried.act(LEARNER, *act).map(|_| tried.take_unsaved().entries);
                made.ok().filter(|new| !new.is_empty() && lesson.goes_on(entries.len(), new))
            };
            let outcomes: Vec<_> = tries(&before).iter().map(leads_on).collect();
            let found: BTreeSet<_> = outcomes.iter().flatten().cloned().collect();
            assert_eq!(found.len(), 1, "{kind}: one way leads on from {step:?}");
            steps.push(outcomes.iter().map(Option::is_some).collect::<Vec<_>>());
            entries.extend(found.into_iter().flatten());
        }
        assert_eq!(steps.len(), lesson.steps().len(), "{kind}");
        assert!(lesson.goes_on(0, &entries) && lesson.until_step(entries.len()).is_empty());
        let mut rng = rand(7);
        for _ in 0..2_000 {
            let mut presses = 0;
            for step in &steps {
                while !step[rng.random_range(0..step.len())] {
                    presses += 1;
                    assert!(presses < 2_000, "{kind}");
                }
            }
        }
    }
}

#[test]
fn a_lesson_is_what_was_stored_of_it_or_begins_anew() {
    for kind in GameKind::ALL.iter().copied() {
        let lesson = kind.lesson();
        let first: Vec<String> =
            lesson.until_step(0).iter().map(|entry| (*entry).to_owned()).collect();
        assert!(lesson.goes_on(0, &[]) && lesson.goes_on(0, &first));
        let other = [first, vec!["{}".to_owned()]].concat();
        assert!(!lesson.goes_on(0, &other), "{kind}");
        // Only the last entries are missing, if any.
        let steps = lesson.steps();
        assert!(steps.iter().zip(1..).all(|(step, number)| step.number == number));
    }
}

/// The whole lesson, to its end.
fn whole(kind: GameKind) -> Session {
    let lesson = kind.lesson();
    let mut entries: Vec<String> = Vec::new();
    let mut ends = lesson.steps().iter();
    loop {
        let next = lesson.until_step(entries.len());
        entries.extend(next.iter().map(|entry| (*entry).to_owned()));
        if ends.next().is_none() {
            return session(kind, &entries);
        }
        // The step itself, which is the next entry.
        let mut at = session(kind, &entries);
        let act = tries(&at).into_iter().find_map(|act| {
            let mut tried = at.clone();
            tried.act(LEARNER, act).ok()?;
            let new = tried.take_unsaved().entries;
            (!new.is_empty() && lesson.goes_on(entries.len(), &new)).then_some(act)
        });
        at.act(LEARNER, act.expect("a way on")).unwrap();
        entries.extend(at.take_unsaved().entries);
    }
}

#[test]
fn getaway_shows_everything_that_can_happen_to_somebody() {
    use getaway::rules::{Event, Source};
    let PublicView::Getaway(getaway::session::PublicView::Playing(view)) =
        whole(GameKind::Getaway).public()
    else {
        panic!("a game that is played")
    };
    let tricks: Vec<&[Event]> =
        view.past.iter().map(|log| &log.events[..]).chain([&view.present.events[..]]).collect();
    let played = |trick: &[Event], by: Seat| {
        trick.iter().find_map(|event| match *event {
            Event::Played { seat, card } if seat == by => Some(card),
            _ => None,
        })
    };
    let led = |trick: &[Event]| {
        trick.iter().find_map(|event| match *event {
            Event::Played { card, .. } => Some(card.suit()),
            _ => None,
        })
    };
    let picked_up = |trick: &[Event]| {
        trick.iter().find_map(|event| match *event {
            Event::PickedUp { seat, .. } => Some(seat),
            _ => None,
        })
    };
    let count = |is: &dyn Fn(&[Event]) -> bool| tricks.iter().filter(|trick| is(trick)).count();
    let is_tochoo = |trick: &[Event]| {
        picked_up(trick).is_some() && played(trick, LEARNER).map(Card::suit) != led(trick)
    };
    assert!(count(&|trick| is_tochoo(trick) && played(trick, LEARNER).is_some()) > 0, "a tochoo");
    assert_eq!(count(&|trick| picked_up(trick) == Some(LEARNER)), 1, "picking up");
    // Somebody else picks up a trick in which the learner followed suit.
    let ducked = |trick: &[Event]| {
        picked_up(trick).is_some_and(|by| by != LEARNER)
            && played(trick, LEARNER).map(Card::suit) == led(trick)
    };
    assert!(count(&ducked) > 0, "ducking");
    let any = |is: &dyn Fn(&Event) -> bool| tricks.iter().any(|trick| trick.iter().any(is));
    assert!(any(&|event| matches!(event, Event::Took { .. })), "a take");
    let drew =
        |event: &Event| matches!(*event, Event::Drew { seat: LEARNER, from: Source::Waste, .. });
    assert!(any(&drew), "the power without a card");
    assert!(any(&|event| *event == Event::GotAway { seat: LEARNER }), "getting away");
    assert_eq!(played(tricks[0], LEARNER), Some(card("AS")));
}
