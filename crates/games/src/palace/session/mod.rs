//! A game of Palace at a table.
//!
//! Owns what happens between two people's moves: players become ready when their time runs out, and
//! chance chooses who begins. Also owns what each player may see. Knows no person and no clock: it
//! is told which seats people play for.

mod figures;
#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value as Json;

use super::computer;
use super::rules::{self, BadSetup, Board, Deal, Event, Game, Illegal, Move, Options, Phase, View};
use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::kit::{
    self, Due, Figures, Journal, Level, Limits, Players, Round, Start, Strengths, Tally, Turn,
};

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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerMove {
    /// Exchanges a card of the hand with a face-up card.
    Swap {
        hand: Card,
        up: Card,
    },
    Ready,
    /// Plays equal cards, from the hand or the face-up cards.
    Play(CardSet),
    /// Plays the face-down card at this place, from 0.
    Flip(u8),
    PickUp,
}

impl PlayerMove {
    const fn of(self, seat: Seat) -> Move {
        match self {
            PlayerMove::Swap { hand, up } => Move::Swap { seat, hand, up },
            PlayerMove::Ready => Move::Ready { seat },
            PlayerMove::Play(cards) => Move::Play { seat, cards },
            PlayerMove::Flip(at) => Move::Flip { seat, at },
            PlayerMove::PickUp => Move::PickUp { seat },
        }
    }

    /// The player move of this move; `None` if chance made it.
    pub const fn of_move(act: Move) -> Option<PlayerMove> {
        Some(match act {
            Move::Swap { hand, up, .. } => PlayerMove::Swap { hand, up },
            Move::Ready { .. } => PlayerMove::Ready,
            Move::Play { cards, .. } => PlayerMove::Play(cards),
            Move::Flip { at, .. } => PlayerMove::Flip(at),
            Move::PickUp { .. } => PlayerMove::PickUp,
            Move::Begin { .. } => return None,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOutcome {
    Swapped {
        hand: Card,
        /// The card that is in the hand now.
        up: Card,
    },
    Ready,
    Played {
        cards: CardSet,
        burns: bool,
    },
    Flipped {
        card: Card,
        burns: bool,
    },
    /// The face-down card couldn't be played; it and the stack are now in the hand.
    FlippedInVain {
        card: Card,
        /// The number of cards picked up, including this one.
        count: u32,
    },
    PickedUp {
        count: u32,
    },
}

impl MoveOutcome {
    /// The outcome of a player's move that caused these events; `None` without events.
    fn of(act: PlayerMove, events: &[Event]) -> Option<MoveOutcome> {
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
            (PlayerMove::Swap { hand, up }, _) => MoveOutcome::Swapped { hand, up },
            (PlayerMove::Ready, _) => MoveOutcome::Ready,
            (PlayerMove::Play(cards), _) => MoveOutcome::Played { cards, burns },
            (PlayerMove::Flip(_), None) => MoveOutcome::Flipped {
                card: flipped?,
                burns,
            },
            (PlayerMove::Flip(_), Some(count)) => MoveOutcome::FlippedInVain {
                card: flipped?,
                count,
            },
            (PlayerMove::PickUp, count) => MoveOutcome::PickedUp { count: count? },
        })
    }
}

/// A question that a computer decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which cards to exchange, or that the seat is ready.
    Exchange,
    /// Which cards to play, or to pick up.
    Turn,
}
