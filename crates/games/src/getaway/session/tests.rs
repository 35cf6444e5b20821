//! Games in the way a table runs them, stored games, and the records made from them.

use std::cell::Cell;
use std::error::Error as _;

use rand::SeedableRng;

use super::super::rules::{Dealing, Event, History, LastCard, Options, Packs, Position, Record};
use super::{Decision, Getaway, Question, TableOptions};
use crate::cards::{Card, CardSet, Seat};
use crate::kit::testing::{cards, counted, limits, play_and_restore, seat, start};
use crate::kit::{BadRecord, Level, Rand, Session as _, Stored, Task, UnreadableGame};

#[test]
fn games_of_computers_end_and_can_be_restored_at_any_moment() {
    for seed in 0..24 {
        let start = start(3 + usize::from(seed) % 6, Seat::FIRST, seed);
        let mut options = TableOptions::default();
        if seed % 2 == 1 {
            options.rules.deal = Dealing::ChooseAPile;
            options.rules.last_card = LastCard::DrawFromNeighbour;
        }
        let game = Getaway::begin(options, start).unwrap();
        let mut rng = Rand::seed_from_u64(seed.into());
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
    let game = Position::between_tricks(Options::default(), &hands, Seat::FIRST, 1);
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
    let mut rng = Rand::seed_from_u64(1);
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
    let refused = record(&later).unwrap_err();
    assert!(refused.is_of_later_version());
    assert_eq!(
        said(refused),
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
    let refused = record(&parts(&entries)).unwrap_err();
    assert!(!refused.is_of_later_version());
    assert_eq!(said(refused), "move 1 cannot be understood");
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

#[test]
fn a_tochoo_counts_for_its_player_and_the_pile_for_the_player_who_picked_it_up() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let played = |by, text| Event::Played { seat: seat(by), card: card(text) };
    let tricks = [
        vec![
            Event::Took { seat: seat(1), from: seat(2), count: 4 },
            played(0, "QH"),
            played(1, "3H"),
            played(2, "AS"),
            Event::PickedUp { seat: seat(0), cards: cards("QH 3H AS") },
        ],
        // An off-suit card in the first trick, which nobody picks up.
        vec![played(0, "AS"), played(1, "2H")],
    ];
    assert_eq!(counted::<Getaway>(3, &tricks), [[3, 0, 0], [0, 0, 1], [0, 1, 0]]);
}

mod takes;

mod forced {
    use super::super::{Players, Stage};
    use super::*;
    use crate::cards::SeatSet;
    use crate::getaway::rules::Taking;
    use crate::getaway::{TableOptions, TakeWindow};
    use crate::kit;

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
        let position = Position::between_tricks(options, &hands, Seat::FIRST, 1);
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
        let five: Card = "5H".parse().unwrap();
        let hands =
            [CardSet::of(five).or(CardSet::of(five.second_copy())), cards("7H"), cards("8C")];
        let position = Position::between_tricks(two, &hands, Seat::FIRST, 1);
        let mut game = with_hands(no_takes, &["5H", "7H", "8C"]);
        let Stage::Playing(playing) = &mut game.stage else { panic!("the cards are dealt") };
        playing.journal.set_position(position);
        assert!(game.is_forced(seat(0)), "the copies are alike");
    }
}
