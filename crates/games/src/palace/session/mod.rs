//! A game of Palace at a table: what a table asks of it.
//!
//! Owns what happens between two people's acts: who is ready because their time ran out, the chance
//! of who begins; and what each may see. Knows no person and no clock: it is told for which seats
//! people act.

mod act;
mod figures;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value as Json;

use super::computer::{self, Kind};
use super::rules::{self, BadSetup, Board, Deal, Event, Game, Illegal, Move, Options, Phase, View};
use crate::cards::{Seat, SeatSet};
use crate::kit::{self, Due, Figures, Journal, Level, Limits, Players, Round, Start, Tally, Turn};

pub use act::{Act, Done, Question};

/// What happened on one stack: the plays, who got away, and how it ended. Its number is 0 for the
/// exchange.
pub type StackLog = Round<Event>;

/// A game as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicView {
    /// What the rules say that everybody sees.
    pub board: Board,
    /// The exchange and the stacks that are gone, the oldest first.
    pub past: Vec<Arc<StackLog>>,
    /// The stack that lies there or is about to be begun.
    pub present: StackLog,
}

/// A game of Palace, from the deal to its end.
#[derive(Clone, Debug)]
pub struct Palace {
    options: Options,
    start: Start,
    journal: Journal<Game>,
    round: u32,
}

impl Palace {
    /// Carries out a move and tells what everybody saw of it.
    fn make(&mut self, act: Move) -> Result<Vec<Event>, Illegal> {
        let events = self.journal.make(&act)?;
        let phase = self.board().phase();
        if !matches!(phase, Phase::Exchange { .. } | Phase::Begin) {
            self.round += 1;
        }
        Ok(events)
    }

    const fn board(&self) -> &Board {
        self.journal.position().board()
    }

    /// If all are ready, chance lets one of those who hold the lowest card begin.
    fn let_begin(&mut self) -> Result<(), Illegal> {
        let candidates = self.journal.position().candidates();
        match self.start.chance.choose("begin", candidates) {
            Some(seat) => self.make(Move::Begin { seat }).map(drop),
            None => Ok(()),
        }
    }
}

impl kit::Game for Palace {
    const TALLY: Tally = Tally::LastLoses;
    const FIGURES: &'static [&'static str] = &figures::NAMES;
    const PLAYOUTS: u32 = computer::PLAYOUTS;

    type Rules = Game;
    type Options = Options;
    type Act = Act;
    type Done = Done;
    type Refusal = Illegal;
    type View = View;
    type PublicView = PublicView;
    type Question = Question;
    type Decision = Act;

    fn dealt(options: Options, start: Start, deal: &Deal) -> Result<Palace, BadSetup> {
        Ok(Palace {
            journal: Journal::new(options, &start, deal)?,
            options,
            start,
            round: 0,
        })
    }

    fn begin(options: Options, start: Start) -> Result<Palace, BadSetup> {
        let deal = Deal::new(&start.chance, options, start.seats, start.dealer);
        Palace::dealt(options, start, &deal)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn start(&self) -> &Start {
        &self.start
    }

    fn journal(&self) -> Option<&Journal<Game>> {
        Some(&self.journal)
    }

    fn journal_mut(&mut self) -> Option<&mut Journal<Game>> {
        Some(&mut self.journal)
    }

    fn act(&mut self, seat: Seat, act: Act) -> Result<Done, Illegal> {
        let events = self.make(act.of(seat))?;
        let done = Done::of(act, &events);
        debug_assert!(
            done.is_some(),
            "{act:?} was carried out, and nothing happened"
        );
        Ok(done.unwrap_or(Done::Ready))
    }

    /// Who ran out of time in the exchange is ready, and chance says who begins.
    fn settle(&mut self, players: &Players) -> Result<(), Illegal> {
        if let rules::Due::Exchange(seats) = self.board().due() {
            for seat in seats.iter().filter(|seat| players.overdue.contains(*seat)) {
                self.make(Move::Ready { seat })?;
            }
        }
        self.let_begin()
    }

    fn decided(&mut self, seat: Seat, act: Act) -> Result<(), Illegal> {
        self.make(act.of(seat)).map(drop)
    }

    /// The seats that may still lose.
    fn in_play(&self) -> SeatSet {
        self.board().in_play()
    }

    /// Whose turn it is; before play, everybody who is not ready.
    fn due(&self) -> Option<Due> {
        let (seat, seats) = match self.board().due() {
            rules::Due::Exchange(seats) => (None, seats),
            rules::Due::Play(seat) => (Some(seat), SeatSet::of(seat)),
            rules::Due::Begin | rules::Due::Over(_) => return None,
        };
        let round = self.round;
        Some(Due {
            turn: Turn { round, seat },
            seats,
        })
    }

    fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        let (seats, question) = match self.board().due() {
            rules::Due::Exchange(seats) => (seats, Question::Exchange),
            rules::Due::Play(seat) => (SeatSet::of(seat), Question::Turn),
            rules::Due::Begin | rules::Due::Over(_) => return None,
        };
        let seat = seats.iter().find(|seat| players.is_computers(*seat))?;
        Some((seat, question))
    }

    fn decide(
        _question: Question,
        view: Option<&View>,
        level: Level,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Act> {
        let act = Kind::from(level).decide(view?, limits, rng)?;
        Act::of_move(act)
    }

    fn any(_question: Question, view: Option<&View>) -> Option<Act> {
        computer::any(view?).and_then(Act::of_move)
    }

    fn view(&self, seat: Seat) -> Option<View> {
        (seat.index() < self.start.seats).then(|| View::new(self.journal.position(), seat))
    }

    fn public(&self) -> PublicView {
        PublicView {
            board: *self.board(),
            past: self.journal.past().to_vec(),
            present: self.journal.present().clone(),
        }
    }

    /// 0 in the exchange, in which a button stays good whatever the others do; then it grows with
    /// every turn.
    fn round(&self) -> u32 {
        self.round
    }

    fn count(events: &[Event], figures: &mut Figures) {
        figures::count(events, figures);
    }

    fn is_of_a_turn(done: Done) -> bool {
        !matches!(done, Done::Swapped { .. } | Done::Ready)
    }

    /// In the exchange nobody waits for anybody.
    fn is_silent(act: Act) -> bool {
        matches!(act, Act::Swap { .. } | Act::Ready)
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.make(*act).map(drop)
    }

    /// Who begins is no move of the record until the first card is played.
    fn resume(&mut self, _beside: &Json) -> Result<(), kit::Fault> {
        Ok(self.let_begin()?)
    }
}
