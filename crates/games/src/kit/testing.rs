//! Shared by the tests of the games: seats, cards, the players at a table, stored games, and what holds
//! for every game that is played to its end, all options and all reviews.

use std::fmt::Debug;

use super::options::combinations;
use super::review::Costly;
use super::{
    Audience, Event as _, Figures, Journal, Level, Limits, Next, Players, Record, RuleOptions,
    Rules, Session, Start, Stored, TableOptions, restore,
};
use crate::cards::{Card, CardSet, Chance, ChanceProof, MAX_SEATS, Seat, SeatSet, Secret};

/// After this many entries, a game is restored only now and then: replaying it takes longer the
/// later it is.
const EARLY: usize = 200;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The cards that a text names, with spaces between them.
pub(crate) fn cards(text: &str) -> CardSet {
    let card = |name: &str| name.parse::<Card>().unwrap();
    text.split_whitespace().map(card).collect()
}

/// The start of a first game, with this seed as its secret.
pub(crate) fn start(seats: usize, dealer: Seat, seed: u8) -> Start {
    Start {
        seats,
        dealer,
        chance: Chance::new(&Secret::new([seed; 32]), 1, &[]),
        previous_loser: None,
    }
}

/// Players with computers at every seat except these.
pub(crate) fn players(people: SeatSet) -> Players {
    Players {
        people,
        overdue: SeatSet::EMPTY,
        by_itself: SeatSet::EMPTY,
        levels: [Level::Normal; MAX_SEATS],
    }
}

/// The limits of a search that makes this many playouts, however long that takes.
pub(crate) const fn limits(playouts: u32) -> Limits<'static> {
    Limits { playouts, go_on: &|| true }
}

/// The parts of a game that a store would have.
pub(crate) struct SavedGame {
    seats: usize,
    options: String,
    dealer: Seat,
    deal: Option<String>,
    pub(crate) entries: Vec<String>,
}

impl SavedGame {
    pub(crate) fn new<G: Session>(game: &G) -> SavedGame {
        SavedGame {
            seats: game.start().seats,
            options: serde_json::json!(game.options().rules()).to_string(),
            dealer: game.start().dealer,
            deal: None,
            entries: Vec::new(),
        }
    }

    pub(crate) fn save<G: Session>(&mut self, game: &mut G) {
        let Some(journal) = game.journal_mut() else { return };
        let unsaved = journal.take_unsaved();
        self.deal = self.deal.take().or(unsaved.deal);
        if !unsaved.entries.is_empty() {
            let known = self.entries.len();
            assert_eq!(unsaved.from, known, "every entry is saved exactly once");
        }
        self.entries.extend(unsaved.entries);
    }

    pub(crate) fn stored(&self, chance: Option<ChanceProof>) -> Stored<'_> {
        Stored {
            rules_version: 1,
            labels: vec!["easy".to_owned(); self.seats],
            options: Some(&self.options),
            dealer: Some(self.dealer.into()),
            deal: self.deal.as_deref(),
            entries: &self.entries,
            chance,
        }
    }

    /// The saved game, with its table's options at their defaults.
    pub(crate) fn restored<G: Session>(&self, game: &G) -> G {
        let (start, stored) = (game.start().clone(), self.stored(None));
        restore(G::Options::default(), start, &stored, &game.extra_state()).unwrap()
    }
}

/// Plays a new game, whose start has this seed, to its end as a table of computers does. Checks that
/// it can be restored after its entries, that pauses hold, that a clock doesn't run on after the
/// move, that everyone sees only what is public, and that its record tells of the same game. `look`
/// sees the game after every move.
pub(crate) fn play_and_restore<G: Session>(
    mut game: G,
    seed: u8,
    mut decide: impl FnMut(&G, Seat, G::Question) -> G::Decision,
    mut look: impl FnMut(&G),
) -> (G, Record<G::Rules>) {
    let all = players(SeatSet::EMPTY);
    let mut kept = SavedGame::new(&game);
    kept.save(&mut game);
    let (mut seen, mut moved) = (None, None);
    loop {
        let next = game.next(&all).unwrap();
        let turn = game.due().map(|due| due.turn);
        assert!(moved.is_none() || turn != moved, "{turn:?} has its move already");
        kept.save(&mut game);
        look(&game);
        let mut seats = Seat::first(game.start().seats);
        assert!(G::FORCES || !seats.any(|seat| game.is_forced(seat)));
        let (entries, is_paused) = (kept.entries.len(), next == Next::Pause);
        let is_early = entries <= EARLY || is_paused || game.ending().is_some();
        let is_new = seen.replace(entries) != Some(entries);
        if game.journal().is_some() && is_new && (is_early || entries % 16 == 3) {
            assert_same(&mut kept.restored(&game), &game);
        }
        if is_paused {
            assert_eq!(game.question(&all), None, "a computer waits");
            let before = (game.public(), game.pause());
            game.advance(&all).unwrap();
            assert_eq!((game.public(), game.pause()), before, "the pause goes on");
            game.end_pause();
            continue;
        }
        let Next::Ask(seat, question) = next else { break };
        let view = game.view(seat);
        assert!(G::any(question, view.as_ref()).is_some());
        let (round, decision) = (game.round(), decide(&game, seat, question));
        game.decided(seat, decision).unwrap();
        moved = turn.filter(|turn| turn.seat == Some(seat));
        assert!(game.round() >= round);
    }
    assert_eq!((game.due(), game.pause()), (None, None));
    for (round, number) in
        game.journal().into_iter().flat_map(Journal::rounds).zip(G::Rules::FIRST_ROUND..)
    {
        assert_eq!(round.number, number);
        let mut events = round.events.iter();
        assert!(events.all(|event| event.audience() == Audience::Everyone));
    }
    let beyond = Seat::new(game.start().seats);
    assert!(beyond.and_then(|seat| game.view(seat)).is_none());
    let proof = ChanceProof::new(&Secret::new([seed; 32]), 1, Vec::new());
    let record = Record::<G::Rules>::of_stored(&kept.stored(Some(proof))).unwrap().unwrap();
    record.verify().unwrap();
    let line = record.to_line().unwrap();
    assert!(line.contains(&format!("[{}]", kept.entries.join(","))));
    let end = record.replay().unwrap().ending();
    assert!(end.is_some() && game.ending() == end, "{end:?}");
    (game, record)
}

/// Plays a position on until `next` has no further move, and returns the moves.
pub(crate) fn play_on<R: Rules>(
    game: &mut R,
    mut next: impl FnMut(&R) -> Option<R::Move>,
) -> Vec<R::Move> {
    let mut moves = Vec::new();
    while let Some(act) = next(game) {
        let made = game.make(&act, &mut |_| {});
        made.unwrap_or_else(|why| panic!("{act:?}: {why}"));
        moves.push(act);
    }
    moves
}

/// The record of a game with this deal and these moves, where the first seat dealt.
pub(crate) fn record_of<R: Rules>(
    options: R::Options,
    seats: usize,
    deal: &R::Deal,
    moves: Vec<R::Move>,
) -> Record<R> {
    let labels = vec![String::new(); seats];
    Record::of_game(options, labels, Seat::FIRST, deal, moves, None).unwrap()
}

/// Checks that a restored game is the same as the one that was stored, with nothing left to save.
fn assert_same<G: Session>(back: &mut G, game: &G) {
    let position = |game: &G| game.journal().map(|journal| journal.position().clone());
    let entries = |game: &G| game.journal().map(Journal::entries);
    assert_eq!(position(back), position(game));
    assert_eq!(back.public(), game.public());
    assert_eq!((back.options(), entries(back)), (game.options(), entries(game)));
    assert_eq!((back.round(), back.pause()), (game.round(), game.pause()));
    assert_eq!((back.due(), back.in_play()), (game.due(), game.in_play()));
    assert_eq!(back.figures(), game.figures());
    let journal = back.journal_mut().unwrap();
    assert_eq!(journal.take_unsaved(), Default::default());
}

/// Checks that all options read back as records write them, and returns what records write.
pub(crate) fn written<O: RuleOptions>() -> Vec<String> {
    let write = |options: O| {
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<O>(&text).unwrap(), options);
        text
    };
    combinations().map(write).collect()
}

/// What a game counts in these rounds: each seat's figures, in the order of their names.
pub(crate) fn counted<G: Session>(
    seats: usize,
    rounds: &[impl AsRef<[<G::Rules as Rules>::Event]>],
) -> Vec<Vec<i64>> {
    let mut figures = Figures::new(G::FIGURES, seats);
    for round in rounds {
        (G::COUNT)(round.as_ref(), &mut figures);
    }
    let numbers = |own: Vec<(&'static str, i64)>| {
        let (names, numbers): (Vec<&str>, Vec<i64>) = own.into_iter().unzip();
        assert_eq!(names, G::FIGURES);
        numbers
    };
    figures.named().into_iter().map(numbers).collect()
}

/// The record of the same game, of which a computer made all moves in people's seats.
pub(crate) fn stood_in<R: Rules>(record: &Record<R>) -> Record<R> {
    let mut record = record.clone();
    record.stood_in = (0..record.moves.len()).collect();
    record
}

/// Checks that a review names one to three decisions, the worst first.
pub(crate) fn assert_worst_first<W: Debug, M: Debug + PartialEq>(found: &[Costly<W, M>]) {
    assert!((1..=3).contains(&found.len()), "{found:?}");
    assert!(found.is_sorted_by(|a, b| a.cost >= b.cost), "{found:?}");
    for decision in found {
        assert!(decision.cost > 0.0 && decision.did != decision.better);
    }
}
