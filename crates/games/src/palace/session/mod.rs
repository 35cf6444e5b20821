//! A game of Palace at a table.
//!
//! Owns what happens between two people's moves: players become ready when their time runs out, and
//! chance chooses who begins. Also owns what each player may see. Knows nothing about people and
//! clocks: it is told which seats people play for.

#[cfg(test)]
mod tests;

use serde_json::Value as Json;

use super::computer::{self, certain_loser};
use super::rules::{
    self, Act, BadDeal, Board, Deal, Event, Illegal, Move, Options, Phase, Position, View,
};
use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::kit::{
    self, Due, Figures, Journal, Players, RoundLog, Start, Strength, Strengths, Tally, Turn,
};

/// The events of one stack: the plays, who got away, and how it ended. Its number is 0 for the
/// exchange.
pub type StackLog = RoundLog<Event>;

/// A game as everyone sees it: the exchange is the first round, then each stack is one.
pub type PublicView = kit::PublicView<Board, Event>;

#[derive(Clone, Debug)]
pub struct Palace {
    options: Options,
    start: Start,
    journal: Journal<Position>,
    round: u32,
}

impl Palace {
    /// Makes a move and returns the events that everyone saw.
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
            Some(seat) => self.make(Move::Chance(seat)).map(drop),
            None => Ok(()),
        }
    }
}

impl kit::Session for Palace {
    const TALLY: Tally = Tally::LastLoses;
    const FIGURES: &'static [&'static str] = &[PICKED_UP, BURNS, MISFITS];
    const COUNT: fn(&[Event], &mut Figures) = count_figures;
    const LESSON: &'static str = include_str!("../lesson.txt");
    const PLAYOUTS: u32 = computer::PLAYOUTS;
    const FORCES: bool = true;
    const STRENGTHS: Strengths = Strengths {
        easy: Strength::always(300.0),
        hard: Strength { alone: 3300.0, more: -1717.0, others: 0.0, least: 2110.0 },
    };

    type Rules = Position;
    type Options = Options;
    type Act = Act;
    type MoveOutcome = MoveOutcome;
    type MoveRefusal = Illegal;
    type View = View;
    type PublicView = PublicView;

    fn dealt(options: Options, start: Start, deal: &Deal) -> Result<Palace, BadDeal> {
        Ok(Palace { journal: Journal::new(options, &start, deal)?, options, start, round: 0 })
    }

    fn begin(options: Options, start: Start) -> Result<Palace, BadDeal> {
        let deal = Deal::new(&start.chance, options, start.seats, start.dealer);
        Palace::dealt(options, start, &deal)
    }

    kit::dealt_at_once!();

    fn act(&mut self, seat: Seat, act: Act) -> Result<MoveOutcome, Illegal> {
        let events = self.make(Move::Player { seat, act })?;
        let done = MoveOutcome::of(act, &events);
        debug_assert!(done.is_some(), "{act:?} was carried out, and nothing happened");
        Ok(done.unwrap_or(MoveOutcome::Ready))
    }

    /// Makes players ready who ran out of time in the exchange, and lets chance choose who begins.
    fn advance(&mut self, players: &Players) -> Result<(), Illegal> {
        if let rules::Due::Exchange(seats) = self.board().due() {
            for seat in seats.iter().filter(|seat| players.overdue.contains(*seat)) {
                let act = Act::Ready;
                self.make(Move::Player { seat, act })?;
            }
        }
        self.let_begin()
    }

    fn in_play(&self) -> SeatSet {
        self.board().in_play()
    }

    /// The seat whose turn it is, or before play, everyone who isn't ready.
    fn due(&self) -> Option<Due> {
        let (seat, seats) = match self.board().due() {
            rules::Due::Exchange(seats) => (None, seats),
            rules::Due::Play(seat) => (Some(seat), SeatSet::of(seat)),
            rules::Due::Begin | rules::Due::Over(_) => return None,
        };
        let round = self.round;
        Some(Due { turn: Turn { round, seat }, seats })
    }

    /// Never while there is a stack, because it could be picked up instead.
    fn is_forced(&self, seat: Seat) -> bool {
        let view = View::new(self.journal.position(), seat);
        matches!(view.legal_acts()[..], [Act::Play(_) | Act::Flip(_)])
    }

    /// With two players left and no deck, each can tell what the other holds: all that isn't in their
    /// own hand, nor on the stack or burnt.
    fn foregone(&self) -> Option<Seat> {
        certain_loser(self.journal.position())
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
    fn is_silent(act: Act) -> bool {
        matches!(act, Act::Swap { .. } | Act::Ready)
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.make(*act).map(drop)
    }

    /// The record doesn't say who begins until the first card is played.
    fn resume(&mut self, _extra_state: &Json) -> Result<(), kit::Fault> {
        Ok(self.let_begin()?)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOutcome {
    /// The card `up` is in the hand now.
    Swapped { hand: Card, up: Card },
    /// The player is done exchanging.
    Ready,
    /// The cards are on the stack, unless it burns.
    Played { cards: CardSet, burns: bool },
    /// The face-down card is on the stack, unless it burns.
    Flipped { card: Card, burns: bool },
    /// The face-down card couldn't be played; it and the stack are now in the hand, so many cards.
    FlippedInVain { card: Card, count: u32 },
    /// The stack is now in the hand, so many cards.
    PickedUp { count: u32 },
}

impl MoveOutcome {
    /// The outcome of a player's move that caused these events; `None` without events.
    fn of(act: Act, events: &[Event]) -> Option<MoveOutcome> {
        let burns = events.iter().any(|e| matches!(e, Event::Burnt { .. }));
        let picked_up = events.iter().find_map(|event| match event {
            Event::PickedUp { cards, .. } => Some(cards.len()),
            _ => None,
        });
        let flipped = events.iter().find_map(|event| match event {
            Event::Flipped { card, .. } => Some(*card),
            _ => None,
        });
        Some(match (act, picked_up) {
            (Act::Swap { hand, up }, _) => MoveOutcome::Swapped { hand, up },
            (Act::Ready, _) => MoveOutcome::Ready,
            (Act::Play(cards), _) => MoveOutcome::Played { cards, burns },
            (Act::Flip(_), None) => MoveOutcome::Flipped { card: flipped?, burns },
            (Act::Flip(_), Some(count)) => MoveOutcome::FlippedInVain { card: flipped?, count },
            (Act::PickUp, count) => MoveOutcome::PickedUp { count: count? },
        })
    }
}

const PICKED_UP: &str = "picked_up";
const BURNS: &str = "burns";
/// The number of the player's face-down cards that didn't fit.
const MISFITS: &str = "misfits";

fn count_figures(events: &[Event], figures: &mut Figures) {
    let mut flipped = None;
    for event in events {
        match *event {
            Event::Flipped { card, .. } => flipped = Some(card),
            Event::Played { .. } => flipped = None,
            Event::Burnt { seat, .. } => figures.add(seat, BURNS, 1),
            Event::PickedUp { seat, cards } => {
                figures.add(seat, PICKED_UP, cards.len());
                // A card that fits is played before anything else happens.
                figures.add(seat, MISFITS, i64::from(flipped.take().is_some()));
            }
            Event::Swapped { .. }
            | Event::Ready { .. }
            | Event::Begins { .. }
            | Event::Refilled { .. }
            | Event::Received { .. }
            | Event::GotAway { .. }
            | Event::Skipped { .. }
            | Event::Lost { .. }
            | Event::Stopped => {}
        }
    }
}
