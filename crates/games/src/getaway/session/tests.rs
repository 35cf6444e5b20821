//! Games in the way a table runs them, stored games, and the records made from them.

use std::cell::Cell;
use std::error::Error as _;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::rules::{Game, History, LastCard, Options, Packs, Record};
use super::{Decision, Getaway, Question};
use crate::cards::{CardSet, Seat};
use crate::kit::testing::{limits, play_and_restore, start};
use crate::kit::{BadRecord, Game as _, Level, Stored, Task, UnreadableGame};

#[test]
fn games_of_computers_end_and_can_be_restored_at_any_moment() {
    for seed in 0..12 {
        let start = start(3 + usize::from(seed) % 6, Seat::FIRST, seed);
        let game = Getaway::begin(Default::default(), start).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.into());
        let easy = |game: &Getaway, seat, question: Question| {
            let view = game.view(seat);
            Getaway::decide(question, view.as_ref(), Level::Easy, &limits(1), &mut rng).unwrap()
        };
        play_and_restore(game, seed, easy, |_| {});
    }
}

#[test]
fn a_deal_is_stored_as_the_list_of_its_hands() {
    let mut game = Getaway::begin(Default::default(), start(3, Seat::FIRST, 1)).unwrap();
    let deal = game.journal_mut().unwrap().take_unsaved().deal.unwrap();
    assert!(deal.starts_with('['), "{deal}");
}

/// A task with many choices: a lead with twelve cards in each of four hands.
fn task() -> Task<Getaway> {
    let mut hands = [CardSet::EMPTY; 4];
    for (n, card) in CardSet::pack(1).iter().enumerate().skip(4) {
        hands[n % 4].insert(card);
    }
    let game = Game::between_tricks(Options::default(), &hands, Seat::FIRST, 1);
    let view = History::new(&game).view(&game, Seat::FIRST);
    Task { question: Question::Card, view: Some(Box::new(view)) }
}

/// How often a search with this effort asks whether to go on: before each world except the
/// first.
fn asks(effort: f64) -> u32 {
    let asked = Cell::new(0);
    let go_on = || {
        asked.set(asked.get() + 1);
        true
    };
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let decision = task().decide(Level::Hard, effort, &go_on, &mut rng);
    assert!(matches!(decision, Some(Decision::Card(_))));
    asked.get()
}

#[test]
fn less_effort_makes_fewer_playouts() {
    let (all, half, least) = (asks(1.0), asks(0.5), asks(0.125));
    assert!(0 < least && 3 * least < half && 3 * half < 2 * all, "{least} {half} {all}");
}

fn parts(entries: &[String]) -> Stored<'_> {
    Stored {
        rules_version: 1,
        labels: vec!["person".to_owned(), "person".to_owned(), "easy".to_owned()],
        options: Some("{}"),
        dealer: Some(0),
        deal: Some(r#"[["AS","3S"],["2C"],["3D"]]"#),
        entries,
        chance: None,
    }
}

fn record(parts: &Stored) -> Result<Option<Record>, UnreadableGame> {
    Record::of_stored(parts)
}

#[test]
fn missing_options_have_their_defaults() {
    let read = |text: &str| serde_json::from_str::<Options>(text).unwrap();
    assert_eq!(read("{}"), Options::default());
    let some = read(r#"{"packs":2,"last_card":"lead_passes"}"#);
    let expected =
        Options { packs: Packs::Two, last_card: LastCard::LeadPasses, ..Options::default() };
    assert_eq!(some, expected);
}

#[test]
fn games_from_a_later_program_are_refused_with_a_reason() {
    let said = |refused: UnreadableGame| refused.to_string();
    let later = Stored { rules_version: 2, ..parts(&[]) };
    assert_eq!(
        said(record(&later).unwrap_err()),
        "it was played by version 2 of the rules; this program knows versions up to 1"
    );
    for (text, unknown) in
        [(r#"{"jokers":2}"#, "jokers: 2"), (r#"{"deal":"by_post"}"#, "deal: by_post")]
    {
        let options = Some(text);
        let refused = record(&Stored { options, ..parts(&[]) }).unwrap_err();
        assert!(refused.is_of_later_version());
        let why = refused.source().expect("a reason").to_string();
        assert!(why.starts_with(&format!("this program knows no option {unknown}")), "{why}");
    }
    let entries = [r#"{"do":"dance","seat":0}"#.to_owned()];
    assert_eq!(said(record(&parts(&entries)).unwrap_err()), "move 1 cannot be understood");
}

#[test]
fn a_game_has_a_record_as_soon_as_its_hands_are_known() {
    let picking = Stored { deal: None, ..parts(&[]) };
    assert_eq!(record(&picking).unwrap(), None);
    let running = record(&parts(&[])).unwrap().unwrap();
    assert_eq!((running.end.away.len(), running.end.loser), (0, None));
    // That this isn't a deal of a whole pack is for a replay to find.
    assert!(matches!(running.replay(), Err(BadRecord::Deal(_))));
}

mod figures {
    use super::super::{FIGURE_NAMES, count_figures};
    use crate::cards::{Card, CardSet};
    use crate::getaway::rules::Event;
    use crate::kit::Figures;
    use crate::kit::testing::seat;

    #[test]
    fn a_tochoo_counts_for_its_player_and_the_pile_for_the_player_who_picked_it_up() {
        let card = |text: &str| text.parse::<Card>().unwrap();
        let played = |by, text| Event::Played { seat: seat(by), card: card(text) };
        let mut figures = Figures::new(&FIGURE_NAMES, 3);
        let cards: CardSet = ["QH", "3H", "AS"].map(card).into_iter().collect();
        let events = [
            Event::Took { seat: seat(1), from: seat(2), count: 4 },
            played(0, "QH"),
            played(1, "3H"),
            played(2, "AS"),
            Event::PickedUp { seat: seat(0), cards },
        ];
        count_figures(&events, &mut figures);
        // An off-suit card in the first trick, which nobody picks up.
        count_figures(&[played(0, "AS"), played(1, "2H")], &mut figures);
        let all = figures.named();
        let all: Vec<Vec<i64>> = all.iter().map(|own| own.iter().map(|f| f.1).collect()).collect();
        assert_eq!(all, [[3, 0, 0], [0, 0, 1], [0, 1, 0]]);
    }
}

mod takes {
    use rand::RngExt;
    use rand::seq::IteratorRandom;

    use super::super::{Act, Announced, MoveOutcome, Players, PublicView, Question, WhyVoid};
    use super::*;
    use crate::cards::{MAX_SEATS, SeatSet};
    use crate::getaway::TableOptions;
    use crate::getaway::rules::{Due, Entry, Event, Phase, Taking};
    use crate::getaway::session::PlayingView;
    use crate::kit::Start;
    use crate::kit::options::Named;

    fn everyone() -> Players {
        players(SeatSet::first(MAX_SEATS), Level::Normal)
    }

    fn players(people: SeatSet, level: Level) -> Players {
        Players {
            people,
            overdue: SeatSet::EMPTY,
            by_itself: SeatSet::EMPTY,
            levels: [level; MAX_SEATS],
        }
    }

    fn playing(game: &Getaway) -> Box<PlayingView> {
        match game.public() {
            PublicView::Playing(view) => view,
            PublicView::Picking(_) => panic!("the cards are dealt"),
        }
    }

    /// Plays a card or draws, for one of the players whose turn it is. They play well enough to win
    /// a trick with their last card now and then.
    fn go_on(game: &mut Getaway, rng: &mut Xoshiro256PlusPlus) {
        let seat = game.due().unwrap().seats.iter().choose(rng).unwrap();
        let view = game.view(seat).unwrap();
        let act = match view.board().due() {
            Due::Draw(_, crate::getaway::rules::DrawDue::Seats(from)) => {
                Act::DrawFrom(from.iter().choose(rng).unwrap())
            }
            _ => match Getaway::decide(Question::Card, Some(&view), Level::Normal, &limits(1), rng)
            {
                Some(Decision::Card(card)) => Act::Play(card),
                other => panic!("{other:?} instead of a card"),
            },
        };
        game.act(seat, act).unwrap();
        game.advance(&everyone()).unwrap();
    }

    /// Announces takes in the open trick, each of the next player with cards. One player in this many
    /// does.
    fn announce(game: &mut Getaway, one_in: u32, rng: &mut Xoshiro256PlusPlus) {
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
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut options = TableOptions::default();
            options.rules.last_card = LastCard::ALL[seed as usize % LastCard::ALL.len()];
            let start = start(3 + seed as usize % 6, Seat::FIRST, seed as u8);
            let mut game = Getaway::begin(options, start).unwrap();
            game.advance(&everyone()).unwrap();
            while game.ending().is_none() {
                announce(&mut game, one_in, &mut rng);
                let mut restored = game.clone();
                restored.resume(&game.beside()).unwrap();
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
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let start = start(6, Seat::FIRST, seed as u8);
            let mut game = Getaway::begin(TableOptions::default(), start).unwrap();
            game.advance(&everyone()).unwrap();
            let void = |game: &Getaway| playing(game).takes.void().first().copied();
            while game.ending().is_none() && void(&game).is_none() {
                announce(&mut game, 50, &mut rng);
                go_on(&mut game, &mut rng);
            }
            let Some(told) = void(&game)
                .filter(|void| game.playing().unwrap().board().power() != void.take.seat)
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
            let computers = players(SeatSet::EMPTY, Level::Hard);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.into());
            while game.ending().is_none() {
                game.advance(&computers).unwrap();
                if game.pause().is_some() {
                    game.end_pause();
                    continue;
                }
                let Some((seat, question)) = game.question(&computers) else {
                    break;
                };
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
                let computers = players(SeatSet::EMPTY, Level::Hard);
                let mut took = 0;
                while game.ending().is_none() {
                    game.advance(&computers).unwrap();
                    let Some((seat, question)) = game.question(&computers) else {
                        break;
                    };
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
            chance: record.chance.as_ref().unwrap().chance().unwrap(),
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
        let line = include_str!("../../../tests/data/announced-hand-gone.jsonl");
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
        let line = include_str!("../../../tests/data/take-after-draw.jsonl");
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
}

mod forced {
    use super::super::{Players, Stage};
    use super::*;
    use crate::cards::SeatSet;
    use crate::getaway::rules::Taking;
    use crate::getaway::{TableOptions, TakeWindow};
    use crate::kit;
    use crate::kit::testing::{cards, seat};

    /// Four people, of whom all have chosen that forced cards are played by themselves, or nobody.
    fn people(by_itself: bool) -> Players {
        let all = SeatSet::first(4);
        let chosen = if by_itself { all } else { SeatSet::EMPTY };
        Players { by_itself: chosen, ..kit::testing::players(all) }
    }

    fn dealt(take_window: u32, taking: Taking, players: &Players) -> Getaway {
        let mut options = TableOptions {
            take_window: TakeWindow::new(take_window).unwrap(),
            ..TableOptions::default()
        };
        options.rules.taking = taking;
        let mut game = Getaway::begin(options, start(4, Seat::FIRST, 1)).unwrap();
        game.advance(players).unwrap();
        game
    }

    /// Between two tricks, with the power at the first seat.
    fn with_hands(options: Options, hands: &[&str]) -> Getaway {
        let hands: Vec<CardSet> = hands.iter().map(|hand| cards(hand)).collect();
        let mut game = dealt(0, Taking::Off, &people(false));
        let Stage::Playing(playing) = &mut game.stage else { panic!("the cards are dealt") };
        let position = Game::between_tricks(options, &hands, Seat::FIRST, 1);
        playing.journal.set_position(position);
        game
    }

    #[test]
    fn the_first_lead_is_forced_and_comes_by_itself_once_others_could_take() {
        let chosen = people(true);
        for window in [0, 3] {
            let mut game = dealt(window, Taking::Anyone, &chosen);
            let power = game.playing().unwrap().board().power();
            let forced: SeatSet = Seat::first(4).filter(|at| game.is_forced(*at)).collect();
            assert_eq!(forced, SeatSet::of(power));
            assert_eq!(game.question(&chosen), None, "the take-window is open");
            assert!(game.pause().is_some());
            game.end_pause();
            game.advance(&chosen).unwrap();
            assert_eq!(game.question(&people(false)), None, "a person plays it");
            assert_eq!(game.question(&chosen), Some((power, Question::Card)));
        }
        // People take their time by themselves.
        assert!(dealt(0, Taking::Anyone, &people(false)).pause().is_none());
    }

    #[test]
    fn whoever_plays_alone_does_not_wait_for_others_to_take() {
        let all = people(true);
        let game = dealt(0, Taking::Anyone, &all);
        let power = game.playing().unwrap().board().power();
        let alone = Players { people: SeatSet::of(power), ..all };
        let game = dealt(0, Taking::Anyone, &alone);
        assert_eq!(game.pause(), None);
        assert_eq!(game.question(&alone), Some((power, Question::Card)));
    }

    #[test]
    fn a_leader_who_could_take_instead_has_a_choice() {
        let game = dealt(0, Taking::Leader, &people(true));
        let power = game.playing().unwrap().board().power();
        assert_eq!(game.view(power).unwrap().legal_cards().len(), 1);
        assert!(!game.is_forced(power));
    }

    #[test]
    fn only_the_player_due_with_one_face_to_play_is_forced() {
        let forced =
            |game: &Getaway| -> Vec<bool> { (0..3).map(|at| game.is_forced(seat(at))).collect() };
        let no_takes = Options { taking: Taking::Off, ..Options::default() };
        let mut game = with_hands(no_takes, &["5H 6C", "7H 8C", "9C 10C"]);
        assert_eq!(forced(&game), [false, false, false], "a free lead");
        game.act(seat(0), super::super::Act::Play("5H".parse().unwrap())).unwrap();
        assert_eq!(forced(&game), [false, true, false], "one card of the suit");
        game.act(seat(1), super::super::Act::Play("7H".parse().unwrap())).unwrap();
        assert_eq!(forced(&game), [false, false, false], "any card will do");
        let last = with_hands(no_takes, &["5H", "7H 8C", "9C 10C"]);
        assert_eq!(forced(&last), [true, false, false], "the last card");

        let two = Options { packs: Packs::Two, ..no_takes };
        let five: crate::cards::Card = "5H".parse().unwrap();
        let hands =
            [CardSet::of(five).or(CardSet::of(five.second_copy())), cards("7H"), cards("8C")];
        let position = Game::between_tricks(two, &hands, Seat::FIRST, 1);
        let mut game = with_hands(no_takes, &["5H", "7H", "8C"]);
        let Stage::Playing(playing) = &mut game.stage else { panic!("the cards are dealt") };
        playing.journal.set_position(position);
        assert!(game.is_forced(seat(0)), "the copies are alike");
    }
}
