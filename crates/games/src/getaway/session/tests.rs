//! Games in the way a table runs them, stored games, and the records made from them.

use std::cell::Cell;
use std::error::Error as _;

use rand::SeedableRng;

use super::super::TakeWindow;
use super::super::rules::{
    Dealing, Event, History, LastCard, Options, Packs, Position, Record, Taking,
};
use super::playing::Between;
use super::{Decision, Getaway, Players, Question, Stage, TableOptions};
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

mod forced;
mod takes;
mod windows;

/// A game between two tricks, with these hands and the power at the first seat.
fn between(options: TableOptions, players: &Players, hands: &[&str]) -> Getaway {
    let hands: Vec<CardSet> = hands.iter().map(|hand| cards(hand)).collect();
    let mut dealt = options;
    dealt.rules.packs = Packs::One;
    let mut game = Getaway::begin(dealt, start(hands.len(), Seat::FIRST, 1)).unwrap();
    let Stage::Playing(playing) = &mut game.stage else { panic!("the cards are dealt") };
    let position = Position::between_tricks(options.rules, &hands, Seat::FIRST, 1);
    playing.history = History::new(&position);
    playing.between = Between::takes(position.board());
    playing.journal.set_position(position);
    game.advance(players).unwrap();
    game
}

/// A game before its first trick, and who leads it.
fn dealt(options: TableOptions, players: impl Fn(Seat) -> Players) -> (Getaway, Seat) {
    let mut game = Getaway::begin(options, start(4, Seat::FIRST, 1)).unwrap();
    let power = game.playing().unwrap().board().power();
    game.advance(&players(power)).unwrap();
    (game, power)
}

/// These rules about takes, and a take-window of so many seconds.
fn taken_by(taking: Taking, window: u32) -> TableOptions {
    let rules = Options { taking, ..Options::default() };
    TableOptions { rules, take_window: TakeWindow::new(window).unwrap() }
}
