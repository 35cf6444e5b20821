//! Takes: announced, made, refused and void.

use rand::RngExt;
use rand::seq::IteratorRandom;

use super::super::{Act, Announced, MoveOutcome, Players, PublicView, Question, WhyVoid};
use super::*;
use crate::cards::{MAX_SEATS, SeatSet};
use crate::getaway::TableOptions;
use crate::getaway::rules::{DrawDue, Due, Entry, Event, Phase, Taking};
use crate::getaway::session::PlayingView;
use crate::kit::Start;
use crate::kit::options::Named;
use crate::kit::testing::players;

fn everyone() -> Players {
    players(SeatSet::first(MAX_SEATS))
}

fn computers_that_take() -> Players {
    Players { levels: [Level::Hard; MAX_SEATS], ..players(SeatSet::EMPTY) }
}

fn playing(game: &Getaway) -> Box<PlayingView> {
    match game.public() {
        PublicView::Playing(view) => view,
        PublicView::Picking(_) => panic!("the cards are dealt"),
    }
}

/// Plays a card or draws, for one of the players whose turn it is. They play well enough to win
/// a trick with their last card now and then.
fn go_on(game: &mut Getaway, rng: &mut Rand) {
    let seat = game.due().unwrap().seats.iter().choose(rng).unwrap();
    let view = game.view(seat).unwrap();
    let act = match view.board().due() {
        Due::Draw(_, DrawDue::Seats(from)) => Act::DrawFrom(from.iter().choose(rng).unwrap()),
        _ => match Getaway::decide(Question::Card, Some(&view), Level::Normal, &limits(1), rng) {
            Some(Decision::Card(card)) => Act::Play(card),
            other => panic!("{other:?} instead of a card"),
        },
    };
    game.act(seat, act).unwrap();
    game.advance(&everyone()).unwrap();
}

/// Announces takes in the open trick, each of the next player with cards. One player in this many
/// does.
fn announce(game: &mut Getaway, one_in: u32, rng: &mut Rand) {
    let view = playing(game);
    if view.board.trick().is_none() {
        return;
    }
    for seat in view.board.in_play().iter() {
        let Some(from) = view.takes_from(seat).filter(|_| rng.random_ratio(1, one_in)) else {
            continue;
        };
        let done = game.act(seat, Act::Take { from, sure: true });
        assert_eq!(done, Ok(MoveOutcome::TakeAnnounced(from)));
        assert_eq!(playing(game).takes.by(seat), Some(from));
    }
}

/// What became of announced takes after a trick: carried out, or void for one of the reasons.
#[derive(Debug, Default)]
struct Fates {
    done: u32,
    before_a_draw: u32,
    void: [u32; 4],
}

impl Fates {
    fn check(&mut self, game: &Getaway, announced: &[Announced], two_before: bool) {
        let view = playing(game);
        let events = &view.present.events;
        let took = |event: &Event| match *event {
            Event::Took { seat, from, .. } => Some(Announced { seat, from }),
            _ => None,
        };
        let takes: Vec<Announced> = events.iter().filter_map(took).collect();
        for take in &takes {
            assert!(announced.contains(take), "{take:?} of {announced:?}");
        }
        let drew = |event: &Event| matches!(event, Event::Drew { .. });
        if let Some(draw) = events.iter().position(drew) {
            let late = events[draw..].iter().filter_map(took).count();
            assert_eq!(late, 0, "takes come before the draw");
            self.before_a_draw += takes.len() as u32;
        }
        self.done += takes.len() as u32;
        let (board, in_play) = (&view.board, view.board.in_play());
        for take in announced {
            let void = view.takes.void_of(take.seat);
            if takes.contains(take) || !in_play.contains(take.seat) {
                assert_eq!(void, None);
                continue;
            }
            let void = void.expect("the player is told");
            assert_eq!((void.take, void.tricks), (*take, board.tricks()));
            self.void[void.why as usize] += 1;
            let gone = !in_play.contains(take.from);
            assert!(gone || void.why != WhyVoid::GotAway);
            // After a take was void for another reason, somebody else may have got their last cards.
            let emptied = |event: &Event| match *event {
                Event::Took { from, .. } => from == take.from,
                Event::Drew { .. } => true,
                _ => false,
            };
            let later = events.iter().any(emptied);
            assert!(!gone || void.why == WhyVoid::GotAway || later);
            match void.why {
                WhyVoid::GotAway | WhyVoid::NotNext => {}
                WhyVoid::TwoLeft => assert!(!two_before && in_play.len() == 2),
                WhyVoid::MustDraw => assert_eq!(board.power(), take.seat),
            }
        }
    }
}

#[test]
fn an_announced_take_is_carried_out_against_the_named_player_before_a_draw_or_is_void() {
    let mut fates = Fates::default();
    for seed in 0..400 {
        let one_in = 20 + 20 * (seed as u32 % 7);
        let mut rng = Rand::seed_from_u64(seed);
        let mut options = TableOptions::default();
        options.rules.last_card = LastCard::ALL[seed as usize % LastCard::ALL.len()];
        let start = start(3 + seed as usize % 6, Seat::FIRST, seed as u8);
        let mut game = Getaway::begin(options, start).unwrap();
        game.advance(&everyone()).unwrap();
        while game.ending().is_none() {
            announce(&mut game, one_in, &mut rng);
            let mut restored = game.clone();
            restored.resume(&game.extra_state()).unwrap();
            assert_eq!(restored.public(), game.public());
            let before = playing(&game);
            go_on(&mut game, &mut rng);
            let after = playing(&game);
            if game.ending().is_none() && after.board.tricks() > before.board.tricks() {
                assert!(after.takes.announced().is_empty());
                let two = before.board.in_play().len() == 2;
                fates.check(&game, before.takes.announced(), two);
            }
        }
    }
    let Fates { done, before_a_draw, void } = &fates;
    assert!(*done > 50 && *before_a_draw > 0, "{fates:?}");
    assert!(void.iter().all(|count| *count > 0), "{fates:?}");
}

#[test]
fn a_void_take_is_told_until_its_player_does_something() {
    for seed in 0..200 {
        let mut rng = Rand::seed_from_u64(seed);
        let start = start(6, Seat::FIRST, seed as u8);
        let mut game = Getaway::begin(TableOptions::default(), start).unwrap();
        game.advance(&everyone()).unwrap();
        let void = |game: &Getaway| playing(game).takes.void().first().copied();
        while game.ending().is_none() && void(&game).is_none() {
            announce(&mut game, 50, &mut rng);
            go_on(&mut game, &mut rng);
        }
        let Some(told) =
            void(&game).filter(|void| game.playing().unwrap().board().power() != void.take.seat)
        else {
            continue;
        };
        let seat = told.take.seat;
        while !game.due().unwrap().seats.contains(seat) {
            assert_eq!(playing(&game).takes.void_of(seat), Some(told));
            go_on(&mut game, &mut rng);
            if game.ending().is_some() || game.round() > told.tricks {
                break;
            }
        }
        if game.due().is_some_and(|due| due.seats.contains(seat)) {
            let card = game.view(seat).unwrap().legal_cards().nth(0).unwrap();
            game.act(seat, Act::Play(card)).unwrap();
            assert_eq!(playing(&game).takes.void_of(seat), None);
            return;
        }
    }
    panic!("no announced take became void");
}

#[test]
fn computers_that_take_are_asked_before_a_draw_too() {
    let mut asked = 0;
    for seed in 0..30 {
        let start = start(5, Seat::FIRST, seed);
        let mut game = Getaway::begin(TableOptions::default(), start).unwrap();
        let computers = computers_that_take();
        let mut rng = Rand::seed_from_u64(seed.into());
        while game.ending().is_none() {
            game.advance(&computers).unwrap();
            if game.pause().is_some() {
                game.end_pause();
                continue;
            }
            let Some((seat, question)) = game.question(&computers) else { break };
            let draws = matches!(game.playing().unwrap().board().phase(), Phase::Draw(_));
            asked += u32::from(draws && question == Question::Take);
            let view = game.view(seat).unwrap();
            let decision = match question {
                Question::Card => {
                    Decision::Card(view.legal_cards().iter().choose(&mut rng).unwrap())
                }
                _ => Getaway::any(question, Some(&view)).unwrap(),
            };
            game.decided(seat, decision).unwrap();
        }
        assert!(game.ending().is_some());
    }
    assert!(asked > 0);
}

#[test]
fn computers_are_not_asked_for_takes_that_the_table_does_not_allow() {
    for taking in [Taking::Leader, Taking::Off] {
        for seed in 0..6 {
            let mut options = TableOptions::default();
            options.rules.taking = taking;
            let start = start(5, Seat::FIRST, seed);
            let mut game = Getaway::begin(options, start).unwrap();
            let computers = computers_that_take();
            let mut took = 0;
            while game.ending().is_none() {
                game.advance(&computers).unwrap();
                let Some((seat, question)) = game.question(&computers) else { break };
                let power = game.playing().unwrap().board().power();
                let decision = match question {
                    Question::Take => {
                        assert!(taking == Taking::Leader && seat == power);
                        took += 1;
                        Decision::Take(took == 1)
                    }
                    _ => Getaway::any(question, game.view(seat).as_ref()).unwrap(),
                };
                game.decided(seat, decision).unwrap();
            }
            assert!(game.ending().is_some());
            assert_eq!(took > 0, taking == Taking::Leader);
        }
    }
}

/// Plays the first moves of a record. Cards are drawn by themselves.
fn replayed(line: &str, moves: std::ops::Range<usize>, game: Option<Getaway>) -> Getaway {
    let record = Record::from_line(line).unwrap();
    let start = || Start {
        seats: record.seats.len(),
        dealer: record.dealer,
        chance: record.chance.as_ref().unwrap().shuffle().unwrap().chance().unwrap(),
        previous_loser: None,
    };
    let begin = || Getaway::begin(TableOptions::default(), start()).unwrap();
    let mut game = game.unwrap_or_else(begin);
    let mut drawn = false;
    for entry in &record.moves[moves] {
        let (seat, act) = match *entry {
            Entry::Take { seat, from } => (seat, Act::Take { from, sure: true }),
            Entry::Play { seat, card, .. } => (seat, Act::Play(card)),
            Entry::Draw { .. } => {
                drawn = true;
                continue;
            }
        };
        if !std::mem::take(&mut drawn) {
            game.act(seat, act).unwrap();
        }
        game.advance(&everyone()).unwrap();
    }
    game
}

#[test]
fn nobody_elses_hand_is_taken_if_the_named_player_has_got_away() {
    let line = include_str!("../../../../tests/data/announced-hand-gone.jsonl");
    let mut game = replayed(line, 0..40, None);
    let [taker, named, next] = [2, 3, 4].map(|at| Seat::new(at).unwrap());
    let take = Act::Take { from: named, sure: true };
    assert_eq!(game.act(taker, take), Ok(MoveOutcome::TakeAnnounced(named)));
    let game = replayed(line, 40..41, Some(game));
    let view = playing(&game);
    let void = view.takes.void_of(taker).expect("the player is told");
    assert_eq!((void.take.from, void.why), (named, WhyVoid::GotAway));
    assert!(view.board.in_play().contains(next), "who had no part in it");
}

#[test]
fn an_announced_take_does_not_come_a_trick_late_because_of_a_draw() {
    let line = include_str!("../../../../tests/data/take-after-draw.jsonl");
    let mut game = replayed(line, 0..27, None);
    let [taker, named] = [1, 2].map(|at| Seat::new(at).unwrap());
    let take = Act::Take { from: named, sure: true };
    assert_eq!(game.act(taker, take), Ok(MoveOutcome::TakeAnnounced(named)));
    let game = replayed(line, 27..31, Some(game));
    let view = playing(&game);
    assert!(!view.board.in_play().contains(named));
    let events = view.present.events.iter();
    let moves: Vec<&str> = events
        .filter_map(|event| match event {
            Event::Took { .. } => Some("take"),
            Event::Drew { .. } => Some("draw"),
            _ => None,
        })
        .collect();
    assert_eq!(moves, ["take", "draw"]);
}
