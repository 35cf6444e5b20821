//! A game of Palace at a table.
//!
//! Owns what happens between two people's moves: players become ready when their time runs out, and
//! chance chooses who begins. Also owns what each player may see. Knows no person and no clock: it
//! is told which seats people play for.

mod figures;
mod player_move;
#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value as Json;

use super::computer;
use super::rules::{self, BadSetup, Board, Deal, Event, Game, Illegal, Move, Options, Phase, View};
use crate::cards::{Seat, SeatSet};
use crate::kit::{
    self, Due, Figures, Journal, Level, Limits, Players, Round, Start, Strengths, Tally, Turn,
};

pub use player_move::{MoveOutcome, PlayerMove, Question};

/// The events of one stack: the plays, who got away, and how it ended. Its number is 0 for the
/// exchange.
pub type StackLog = Round<Event>;

/// A game as everybody sees it: the exchange is the first round, then each stack is one.
pub type PublicView = kit::PublicView<Board, Event>;

/// A game of Palace, from the deal to its end.
#[derive(Clone, Debug)]
pub struct Palace {
    options: Options,
    start: Start,
    journal: Journal<Game>,
    round: u32,
}

impl Palace {
    /// Makes a move and returns the events that everybody saw.
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

    /// Lets chance choose who begins among the holders of the lowest card, if everyone is ready.
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
    const COUNT: fn(&[Event], &mut Figures) = figures::count;
    const PLAYOUTS: u32 = computer::PLAYOUTS;
    const STRENGTHS: Strengths = Strengths {
        easy: 270,
        normal: 1500,
        hard: 1970,
    };

    type Rules = Game;
    type Options = Options;
    type PlayerMove = PlayerMove;
    type MoveOutcome = MoveOutcome;
    type MoveRefusal = Illegal;
    type View = View;
    type PublicView = PublicView;
    type Question = Question;
    type Decision = PlayerMove;

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

    kit::dealt_at_once!();

    fn act(&mut self, seat: Seat, act: PlayerMove) -> Result<MoveOutcome, Illegal> {
        let events = self.make(act.of(seat))?;
        let done = MoveOutcome::of(act, &events);
        debug_assert!(
            done.is_some(),
            "{act:?} was carried out, and nothing happened"
        );
        Ok(done.unwrap_or(MoveOutcome::Ready))
    }

    /// Makes players ready who ran out of time in the exchange, and lets chance choose who begins.
    fn settle(&mut self, players: &Players) -> Result<(), Illegal> {
        if let rules::Due::Exchange(seats) = self.board().due() {
            for seat in seats.iter().filter(|seat| players.overdue.contains(*seat)) {
                self.make(Move::Ready { seat })?;
            }
        }
        self.let_begin()
    }

    fn decided(&mut self, seat: Seat, act: PlayerMove) -> Result<(), Illegal> {
        self.make(act.of(seat)).map(drop)
    }

    fn in_play(&self) -> SeatSet {
        self.board().in_play()
    }

    /// The seat whose turn it is, or before play, everybody who isn't ready.
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
    ) -> Option<PlayerMove> {
        let act = computer::decide(level.into(), view?, limits, rng)?;
        PlayerMove::of_move(act)
    }

    fn any(_question: Question, view: Option<&View>) -> Option<PlayerMove> {
        computer::any(view?).and_then(PlayerMove::of_move)
    }

    /// 0 in the exchange, where a button stays valid whatever the others do; after that, it grows
    /// with every turn.
    fn round(&self) -> u32 {
        self.round
    }

    fn is_of_a_turn(done: MoveOutcome) -> bool {
        !matches!(done, MoveOutcome::Swapped { .. } | MoveOutcome::Ready)
    }

    /// Nobody waits for anybody in the exchange.
    fn is_silent(act: PlayerMove) -> bool {
        matches!(act, PlayerMove::Swap { .. } | PlayerMove::Ready)
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.make(*act).map(drop)
    }

    /// The record doesn't say who begins until the first card is played.
    fn resume(&mut self, _beside: &Json) -> Result<(), kit::Fault> {
        Ok(self.let_begin()?)
    }
}
