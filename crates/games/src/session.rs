//! What a table asks of any game. What has no comment here passes the call on to [`kit::Session`],
//! [`kit::Task`], [`kit::restore`] or the [`Journal`], which say what it means.

use std::sync::Arc;

use serde_json::Value as Json;

use crate::by_game;
use crate::cards::{Seat, SeatSet};
use crate::kit::Session as _;
use crate::kit::{
    self, Due, Ending, Journal, Level, Next, NotRestored, Pause, Players, Rand, Rules, Start,
    Stored, TableOptions, Unsaved,
};
use crate::list::{
    Act, Decision, GameKind, In, MoveOutcome, MoveRefusal, Options, PublicView, Question, Session,
    Task, View,
};

impl PublicView {
    pub const fn kind(&self) -> GameKind {
        by_game!(PublicView, self, |G, _| <G as crate::Listed>::KIND)
    }
}

impl MoveOutcome {
    pub fn is_of_a_turn(self) -> bool {
        by_game!(MoveOutcome, self, |G, done| G::is_of_a_turn(done))
    }
}

impl Decision {
    pub fn is_silent(self) -> bool {
        by_game!(Decision, self, |G, decision| G::is_silent(decision))
    }
}

impl Task {
    pub fn decide(
        &self,
        level: Level,
        effort: f64,
        go_on: &dyn Fn() -> bool,
        rng: &mut Rand,
    ) -> Option<Decision> {
        by_game!(Task, self, |G, task| task.decide(level, effort, go_on, rng).map(G::wrap))
    }

    pub fn any(&self) -> Option<Decision> {
        by_game!(Task, self, |G, task| task.any().map(G::wrap))
    }
}

impl Options {
    /// The options of the rules, as a record writes them.
    pub fn recorded(&self) -> Json {
        by_game!(Options, self, |G, options| serde_json::json!(options.rules()))
    }
}

impl Session {
    /// Begins the first game with these options and this chance.
    pub fn begin(options: Options, mut start: Start) -> Result<Session, MoveRefusal> {
        if !options.seats().contains(&start.seats) {
            return Err(MoveRefusal::Seats);
        }
        by_game!(Options, options, |G, options| {
            let dealer = <G as kit::Session>::Rules::dealer(&start.chance, start.seats);
            start.dealer = dealer.unwrap_or(start.dealer);
            let game = G::begin(options, start).map_err(|_| MoveRefusal::Seats)?;
            Ok(G::wrap(Arc::new(game)))
        })
    }

    /// Begins a game with a deal that was stored.
    pub fn dealt(options: Options, start: Start, deal: &str) -> Result<Session, MoveRefusal> {
        by_game!(Options, options, |G, options| {
            let deal = kit::read_deal(deal).map_err(|_| MoveRefusal::Seats)?;
            let game = G::dealt(options, start, &deal).map_err(|_| MoveRefusal::Seats)?;
            Ok(G::wrap(Arc::new(game)))
        })
    }

    pub fn restore(
        options: Options,
        start: Start,
        stored: &Stored,
        extra_state: &Json,
    ) -> Result<Session, NotRestored> {
        by_game!(Options, options, |G, options| {
            let game: G = kit::restore(options, start, stored, extra_state)?;
            Ok(G::wrap(Arc::new(game)))
        })
    }

    pub fn act(&mut self, seat: Seat, act: Act) -> Result<MoveOutcome, MoveRefusal> {
        by_game!(Session, self, |G, game| {
            let act = <G as In<Act>>::unwrap(act).ok_or(MoveRefusal::OtherGame)?;
            Arc::make_mut(game).act(seat, act).map(G::wrap).map_err(G::wrap)
        })
    }

    pub fn check_ahead(&self, seat: Seat, act: Act) -> Result<(), MoveRefusal> {
        by_game!(Session, self, |G, game| match <G as In<Act>>::unwrap(act) {
            Some(act) => game.check_ahead(seat, act).map_err(G::wrap),
            // It's a button of another game, which is stale.
            None => Ok(()),
        })
    }

    pub fn advance(&mut self, players: &Players) -> Result<(), MoveRefusal> {
        by_game!(Session, self, |G, game| Arc::make_mut(game).advance(players).map_err(G::wrap))
    }

    pub fn next(&mut self, players: &Players) -> Result<Next<Question>, MoveRefusal> {
        by_game!(Session, self, |G, game| {
            let next = Arc::make_mut(game).next(players).map_err(G::wrap)?;
            Ok(match next {
                Next::Over => Next::Over,
                Next::Pause => Next::Pause,
                Next::Ask(seat, question) => Next::Ask(seat, G::wrap(question)),
                Next::People => Next::People,
            })
        })
    }

    pub fn end_pause(&mut self) {
        by_game!(Session, self, |G, game| Arc::make_mut(game).end_pause());
    }

    pub fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), MoveRefusal> {
        by_game!(Session, self, |G, game| {
            let decision = <G as In<Decision>>::unwrap(decision).ok_or(MoveRefusal::OtherGame)?;
            Arc::make_mut(game).decided(seat, decision).map_err(G::wrap)
        })
    }

    /// See [`Journal::set_stand_in`]. Before the deal there is nothing to note.
    pub fn set_stand_in(&mut self, seat: Seat, stands_in: bool) {
        by_game!(Session, self, |G, game| {
            let journal = Arc::make_mut(game).journal_mut();
            journal.into_iter().for_each(|journal| journal.set_stand_in(seat, stands_in));
        });
    }

    pub fn person_left(&mut self, seat: Seat) {
        by_game!(Session, self, |G, game| Arc::make_mut(game).person_left(seat));
    }

    pub fn due(&self) -> Option<Due> {
        by_game!(Session, self, |G, game| game.due())
    }

    pub fn in_play(&self) -> SeatSet {
        by_game!(Session, self, |G, game| game.in_play())
    }

    pub fn is_forced(&self, seat: Seat) -> bool {
        by_game!(Session, self, |G, game| game.is_forced(seat))
    }

    pub fn pause(&self) -> Option<Pause> {
        by_game!(Session, self, |G, game| game.pause())
    }

    pub fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        by_game!(Session, self, |G, game| {
            let (seat, question) = game.question(players)?;
            Some((seat, G::wrap(question)))
        })
    }

    /// A question with everything that its seat may know, to be thought about elsewhere; `None` if
    /// the question belongs to another game.
    pub fn task(&self, seat: Seat, question: Question) -> Option<Task> {
        by_game!(Session, self, |G, game| Some(G::wrap(kit::Task {
            question: <G as In<Question>>::unwrap(question)?,
            view: game.view(seat).map(Box::new),
        })))
    }

    pub fn view(&self, seat: Seat) -> Option<View> {
        by_game!(Session, self, |G, game| game.view(seat).map(|view| G::wrap(Box::new(view))))
    }

    pub fn public(&self) -> PublicView {
        by_game!(Session, self, |G, game| G::wrap(game.public()))
    }

    pub fn ending(&self) -> Option<Ending> {
        by_game!(Session, self, |G, game| game.ending())
    }

    pub fn figures(&self) -> Vec<Vec<(&'static str, i64)>> {
        by_game!(Session, self, |G, game| game.figures())
    }

    pub fn foregone(&self) -> Option<Seat> {
        by_game!(Session, self, |G, game| game.foregone())
    }

    pub fn round(&self) -> u32 {
        by_game!(Session, self, |G, game| game.round())
    }

    pub fn changes(&self) -> Vec<u32> {
        by_game!(Session, self, |G, game| {
            let seats = Seat::first(game.start().seats);
            seats.map(|seat| game.changes(seat)).collect()
        })
    }

    pub fn rounds_of(&self, seat: Seat) -> u32 {
        by_game!(Session, self, |G, game| game.rounds_of(seat))
    }

    /// The seat that deals first: the table's choice, unless chance decides it.
    pub fn dealer(&self) -> Seat {
        by_game!(Session, self, |G, game| game.start().dealer)
    }

    pub fn is_dealt(&self) -> bool {
        by_game!(Session, self, |G, game| game.is_dealt())
    }

    pub fn entries(&self) -> usize {
        by_game!(Session, self, |G, game| game.journal().map_or(0, Journal::entries))
    }

    pub fn take_unsaved(&mut self) -> Unsaved {
        by_game!(Session, self, |G, game| {
            Arc::make_mut(game).journal_mut().map(Journal::take_unsaved).unwrap_or_default()
        })
    }

    pub fn extra_state(&self) -> Json {
        by_game!(Session, self, |G, game| game.extra_state())
    }
}
