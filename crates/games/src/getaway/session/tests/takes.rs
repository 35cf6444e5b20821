//! Takes: announced, made, refused and void.

use rand::RngExt;
use rand::seq::IteratorRandom;

use super::super::{Act, Announced, MoveOutcome, MoveRefusal, PublicView, WhyVoid};
use super::*;
use crate::cards::{MAX_SEATS, SeatSet};
use crate::getaway::rules::{DrawDue, Due, Entry, Illegal, Mistakes, Phase, Slip, deal};
use crate::getaway::session::PlayingView;
use crate::kit::Start;
use crate::kit::options::Named;
use crate::kit::testing::players;

/// Four hands with a trick of hearts in them, which the last player wins.
pub(super) const FOUR: [&str; 4] = ["2H 9C", "3H 8C", "4H 7C", "5H 6C"];

pub(super) fn everyone() -> Players {
    players(SeatSet::first(MAX_SEATS))
}

fn computers_that_take() -> Players {
    Players { levels: [Level::Hard; MAX_SEATS], ..players(SeatSet::EMPTY) }
}

pub(super) fn playing(game: &Getaway) -> Box<PlayingView> {
    match game.public() {
        PublicView::Playing(view) => view,
        PublicView::Picking(_) => panic!("the cards are dealt"),
    }
}

pub(super) fn take(from: usize, sure: bool) -> Act {
    Act::Take { from: seat(from), sure }
}

/// Makes players play these cards, from this seat on.
pub(super) fn follow(game: &mut Getaway, first: usize, played: &str) {
    for (at, card) in (first..).zip(played.split(' ')) {
        let card = card.parse().unwrap();
        assert_eq!(game.act(seat(at), Act::Play(card)), Ok(MoveOutcome::Played(card)));
    }
    game.advance(&everyone()).unwrap();
}

/// The takes since the end of the last trick.
fn took(game: &Getaway) -> Vec<(usize, usize)> {
    let took = |event: &Event| match *event {
        Event::Took { seat, from, .. } => Some((seat.index(), from.index())),
        _ => None,
    };
    playing(game).present.events.iter().filter_map(took).collect()
}

#[test]
fn a_take_can_be_announced_and_withdrawn_again_and_again() {
    let mut game = between(TableOptions::default(), &everyone(), &FOUR);
    follow(&mut game, 0, "2H");
    let (taker, from) = (seat(1), seat(2));
    for press in 0..6 {
        // A second press doesn't undo the first one.
        if press % 4 < 2 {
            assert_eq!(game.act(taker, take(2, false)), Ok(MoveOutcome::TakeAnnounced(from)));
            assert_eq!(playing(&game).takes.announced(), [Announced { seat: taker, from }]);
        } else {
            let withdrawn = game.act(taker, Act::TakeNot { from });
            assert_eq!(withdrawn, Ok(MoveOutcome::TakeWithdrawn));
            assert!(playing(&game).takes.announced().is_empty());
        }
    }
    game.act(taker, Act::TakeNot { from }).unwrap();
    follow(&mut game, 1, "3H 4H 5H");
    assert_eq!((took(&game), playing(&game).board.in_play().len()), (vec![], 4));
}

#[test]
fn a_take_names_the_next_player_and_no_other() {
    let mut game = between(TableOptions::default(), &everyone(), &FOUR);
    let (taker, not_next) = (seat(1), Err(MoveRefusal::NotNext));
    assert_eq!(game.act(taker, take(2, false)), Ok(MoveOutcome::Took { from: seat(2), count: 2 }));
    for is_open in [false, true] {
        // A second press on the same button doesn't take a second hand.
        for from in (0..MAX_SEATS).filter(|from| *from != 3) {
            assert_eq!(game.act(taker, take(from, false)), not_next);
            assert_eq!(game.act(taker, take(from, true)), not_next);
            assert_eq!(game.act(taker, Act::TakeNot { from: seat(from) }), not_next);
            let drawn = game.act(taker, Act::DrawFrom(seat(from)));
            assert_eq!(drawn, Err(Illegal::NoDrawDue.into()));
        }
        assert_eq!(playing(&game).board.trick().is_some(), is_open);
        if !is_open {
            follow(&mut game, 0, "2H");
        }
    }
    assert!(playing(&game).takes.announced().is_empty());
    assert_eq!(playing(&game).board.in_play().len(), 3);
}

#[test]
fn whose_cards_are_taken_before_a_trick_was_not_in_it() {
    let mut game = between(TableOptions::default(), &everyone(), &FOUR);
    let mut taken = game.clone();
    taken.act(seat(1), take(2, false)).unwrap();
    assert_eq!(taken.rounds_of(seat(2)), 0);
    follow(&mut game, 0, "2H 3H 4H 5H");
    game.act(seat(1), take(2, false)).unwrap();
    follow(&mut game, 3, "6C");
    follow(&mut game, 0, "9C 8C");
    assert_eq!([2, 3].map(|at| game.rounds_of(seat(at))), [1, 2]);
}

#[test]
fn with_two_players_left_a_take_loses_so_it_has_to_be_meant_and_then_stands() {
    let mut game = between(TableOptions::default(), &everyone(), &FOUR[..3]);
    // The player may have looked when there were three.
    game.act(seat(0), take(1, false)).unwrap();
    let mut announced = game.clone();
    let asked = game.act(seat(0), take(2, false));
    assert_eq!(asked, Err(MoveRefusal::TakeLoses(seat(2))));
    game.act(seat(0), take(2, true)).unwrap();
    assert_eq!(playing(&game).board.loser(), Some(seat(0)));

    follow(&mut announced, 0, "2H");
    let asked = announced.act(seat(2), take(0, false));
    assert_eq!(asked, Err(MoveRefusal::TakeLoses(seat(0))));
    announced.act(seat(2), take(0, true)).unwrap();
    follow(&mut announced, 2, "4H");
    assert_eq!(playing(&announced).board.loser(), Some(seat(2)));
}

#[test]
fn announced_takes_come_in_turn_from_the_power_on_and_none_of_them_loses_the_game() {
    // The power takes from the next player, who is then gone with their own announcement, and so on.
    // The take after which two are left is the last one.
    for (seats, expected) in [(4, vec![(3, 0), (1, 2)]), (3, vec![(2, 0)])] {
        let mut game = between(TableOptions::default(), &everyone(), &FOUR[..seats]);
        follow(&mut game, 0, "2H");
        for at in 0..seats {
            let from = (at + 1) % seats;
            let announced = game.act(seat(at), take(from, false));
            assert_eq!(announced, Ok(MoveOutcome::TakeAnnounced(seat(from))));
        }
        follow(&mut game, 1, &["3H", "4H", "5H"][..seats - 1].join(" "));
        assert_eq!(took(&game), expected);
        assert_eq!(playing(&game).board.in_play().len(), 2);
        assert!(playing(&game).takes.announced().is_empty());
    }
}

#[test]
fn a_penalised_mistake_is_carried_out_and_told_as_such() {
    let mut options = TableOptions::default();
    options.rules.mistakes = Mistakes::Penalise;
    let mut game = between(options, &everyone(), &FOUR);
    follow(&mut game, 0, "2H");
    let card = "4H".parse().unwrap();
    let slipped = game.act(seat(2), Act::Play(card));
    assert_eq!(slipped, Ok(MoveOutcome::Slipped(card, Slip::OutOfTurn)));
    let position = game.playing().unwrap().journal.position();
    assert_eq!(position.hand(seat(2)), cards("2H 4H 7C"), "it picked the trick up");
}

#[test]
fn piles_are_picked_in_turn_and_their_cards_are_seen_once_all_are_picked() {
    let mut options = TableOptions::default();
    options.rules.deal = Dealing::ChooseAPile;
    let begun = |previous_loser| {
        Getaway::begin(options, Start { previous_loser, ..start(4, Seat::FIRST, 4) }).unwrap()
    };
    let turn = |game: &Getaway| match game.public() {
        PublicView::Picking(picking) => picking.turn,
        PublicView::Playing(_) => panic!("piles are picked"),
    };
    assert_eq!(turn(&begun(Some(seat(3)))), seat(3));
    let mut game = begun(None);
    assert_eq!(turn(&game), seat(1), "after the dealer");
    assert_eq!(game.act(seat(0), Act::Pick(1)), Err(MoveRefusal::NotYourPick(seat(1))));
    let ace = Act::Play(Card::ACE_OF_SPADES);
    assert_eq!(game.act(seat(1), ace), Err(MoveRefusal::Picking));
    let slow = Players { overdue: SeatSet::of(seat(1)), ..everyone() };
    for players in [players(SeatSet::EMPTY), slow] {
        assert_eq!(game.question(&players), Some((seat(1), Question::Pick)));
    }
    game.decided(seat(1), Decision::Pick).unwrap();
    for pile in [1, 0, 5] {
        assert_eq!(game.act(seat(2), Act::Pick(pile)), Err(MoveRefusal::NoSuchPile(pile)));
    }
    for (at, pile) in [(2, 4), (3, 2), (0, 3)] {
        assert!(game.view(seat(2)).is_none(), "nobody sees cards yet");
        assert_eq!(game.act(seat(at), Act::Pick(pile)), Ok(MoveOutcome::Picked(pile)));
        game.advance(&everyone()).unwrap();
    }
    let piles = deal::piles(&game.start.chance, Packs::One, 4);
    for (at, pile) in [3, 1, 4, 2].into_iter().enumerate() {
        let hand = game.view(seat(at)).unwrap().hand();
        assert_eq!(hand, piles[pile - 1].iter().copied().collect());
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
