//! A game with known hands: the rules' game with its history, the log of its tricks, and what
//! players have prepared for later.

use super::between::Between;
use super::{Decision, MoveOutcome, MoveRefusal, Question};
use crate::cards::{Card, Chance, Seat, SeatSet};
use crate::getaway::TableOptions;
use crate::getaway::rules::{
    self, BadSetup, Board, DrawDue, Event, Game, Hands, History, Illegal, Move, Phase, Source,
};
use crate::kit::{Due, Journal, Players, Round, Start, Turn};

/// The events in one trick and just before it: takes, a draw, the plays, who got away.
pub type TrickLog = Round<Event>;

/// A lead that lies face down until the takes are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub(super) struct HeldLead {
    pub(super) seat: Seat,
    pub(super) card: Card,
}

#[derive(Clone, Debug)]
pub(super) struct Playing {
    pub(super) journal: Journal<Game>,
    pub(super) history: History,
    chance: Chance,
    pub(super) announced: SeatSet,
    pub(super) held: Option<HeldLead>,
    pub(super) between: Between,
}

impl Playing {
    /// The game before its first trick.
    pub(super) fn new(
        options: TableOptions,
        start: &Start,
        deal: &Hands,
    ) -> Result<Playing, BadSetup> {
        let journal = Journal::<Game>::new(options.rules, start, deal)?;
        let game = journal.position();
        Ok(Playing {
            between: Between::takes(game.board()),
            history: History::new(game),
            journal,
            chance: start.chance.clone(),
            announced: SeatSet::EMPTY,
            held: None,
        })
    }

    pub(super) const fn board(&self) -> &Board {
        self.journal.position().board()
    }

    pub(super) fn make(&mut self, act: Move) -> Result<(), Illegal> {
        let board = *self.board();
        let journal = &mut self.journal;
        self.history.remember(board, act, |seen| {
            journal.make_watched(&act, seen).map(drop)
        })
    }

    /// Takes back what the player had prepared for later.
    pub(super) fn person_left(&mut self, seat: Seat) {
        self.announced = self.announced.without(seat);
        self.held = self.held.filter(|held| held.seat != seat);
    }

    /// The seat whose move it is. A player who has laid a lead face down has moved.
    pub(super) fn due(&self) -> Option<Due> {
        let board = self.board();
        let (seat, seats) = match board.due() {
            rules::Due::Lead(_) if matches!(self.between, Between::Takes(_)) => return None,
            rules::Due::Lead(seat) | rules::Due::Play(seat) | rules::Due::Draw(seat, _) => {
                (Some(seat), SeatSet::of(seat))
            }
            rules::Due::PlayAny(seats) => (None, seats),
            rules::Due::Over(_) => return None,
        };
        let seats = self.held.map_or(seats, |held| seats.without(held.seat));
        let round = board.tricks();
        Some(Due {
            turn: Turn { round, seat },
            seats,
        })
    }

    /// The question that a computer has to decide now, and for which seat.
    pub(super) fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        let board = self.board();
        if let Phase::Lead = board.phase() {
            match &self.between {
                // The first seat here is always a computer that has to be asked.
                Between::Takes(left) => return left.front().map(|seat| (*seat, Question::Take)),
                Between::Window => return None,
                Between::Open => {}
            }
        }
        let one = |seat, what| players.is_computers(seat).then_some((seat, what));
        match board.due() {
            rules::Due::Lead(seat) | rules::Due::Play(seat) => one(seat, Question::Card),
            rules::Due::PlayAny(seats) => {
                let mut order = seats.in_turn_after(board.power(), board.options().direction);
                let seat = order.find(|seat| players.is_computers(*seat))?;
                Some((seat, Question::Card))
            }
            rules::Due::Draw(seat, DrawDue::Seats(from)) => one(seat, Question::DrawFrom(from)),
            rules::Due::Draw(_, DrawDue::Waste(_)) | rules::Due::Over(_) => None,
        }
    }

    /// Plays a card, or lays the lead face down until the takes are over.
    pub(super) fn play(&mut self, seat: Seat, card: Card) -> Result<MoveOutcome, MoveRefusal> {
        let act = self.journal.position().judge(seat, card)?;
        let before_trick = matches!(self.board().phase(), Phase::Lead);
        if before_trick && !matches!(self.between, Between::Open) {
            self.held = Some(HeldLead { seat, card });
            return Ok(MoveOutcome::Held(card));
        }
        self.apply(act)?;
        Ok(match act {
            Move::Slip { slip, .. } => MoveOutcome::Slipped(card, slip),
            Move::Play { .. } | Move::Take { .. } | Move::Draw { .. } => MoveOutcome::Played(card),
        })
    }

    /// Takes now, or announces a take while a trick runs.
    pub(super) fn take(
        &mut self,
        seat: Seat,
        from: Seat,
        sure: bool,
    ) -> Result<MoveOutcome, MoveRefusal> {
        let now = self.may_take(seat, from)?;
        if !now && self.announced.contains(seat) {
            return Ok(MoveOutcome::TakeAnnounced);
        }
        if !sure && self.board().in_play().len() == 2 {
            return Err(MoveRefusal::TakeLoses(from));
        }
        if !now {
            self.announced = self.announced.with(seat);
            return Ok(MoveOutcome::TakeAnnounced);
        }
        let count = self.journal.position().hand(from).len();
        self.announced = self.announced.without(seat);
        self.apply(Move::Take { seat })?;
        Ok(MoveOutcome::Took { from, count })
    }

    pub(super) fn take_not(&mut self, seat: Seat, from: Seat) -> Result<MoveOutcome, MoveRefusal> {
        self.may_take(seat, from)?;
        self.announced = self.announced.without(seat);
        Ok(MoveOutcome::TakeWithdrawn)
    }

    /// Whether these cards can be taken now (otherwise when the trick is over).
    fn may_take(&self, seat: Seat, from: Seat) -> Result<bool, MoveRefusal> {
        let board = self.board();
        let now = match board.take_from(seat) {
            Ok(_) => true,
            Err(Illegal::TrickIsOpen) => false,
            Err(why) => return Err(why.into()),
        };
        if board.neighbour(seat) == Some(from) {
            Ok(now)
        } else {
            Err(MoveRefusal::NotNext)
        }
    }

    /// Draws from the hand of another player (`draw_from_any`).
    pub(super) fn draw_from(&mut self, seat: Seat, from: Seat) -> Result<MoveOutcome, MoveRefusal> {
        let board = self.board();
        if !matches!(board.phase(), Phase::Draw(_)) || board.power() != seat {
            return Err(Illegal::NoDrawDue.into());
        }
        let act = self.draw(Source::Seat(from)).ok_or(Illegal::WrongSource)?;
        self.apply(act)?;
        match act {
            Move::Draw { card, .. } => Ok(MoveOutcome::Drew { from, card }),
            Move::Play { .. } | Move::Slip { .. } | Move::Take { .. } => {
                Err(Illegal::NoDrawDue.into())
            }
        }
    }

    /// Carries out a computer's decision for the seat.
    pub(super) fn decided(&mut self, seat: Seat, decision: Decision) -> Result<(), MoveRefusal> {
        match decision {
            Decision::Card(card) => self.apply(Move::Play { seat, card }),
            Decision::Take(takes) => {
                if let Between::Takes(left) = &mut self.between {
                    left.pop_front();
                }
                if takes {
                    self.apply(Move::Take { seat })?;
                }
                Ok(())
            }
            Decision::DrawFrom(from) => {
                let draw = self.draw(Source::Seat(from)).ok_or(Illegal::WrongSource)?;
                self.apply(draw)
            }
            Decision::Pick => Err(MoveRefusal::NotPicking),
        }
    }

    /// Makes a move, and drops what players had prepared for later if the move made it void.
    pub(super) fn apply(&mut self, act: Move) -> Result<(), MoveRefusal> {
        let tricks = self.board().tricks();
        let players = self.board().in_play().len();
        self.make(act)?;
        let game = self.journal.position();
        let board = game.board();
        // A player who got away can't take any more, and their lead is void.
        let in_play = board.in_play();
        let announced = self.announced.iter();
        self.announced = announced.filter(|s| in_play.contains(*s)).collect();
        // With two players left, a take loses the game; players who announced one earlier didn't
        // mean that.
        if players > 2 && in_play.len() == 2 {
            self.announced = SeatSet::EMPTY;
        }
        self.held = self
            .held
            .filter(|h| h.seat == board.power() && game.hand(h.seat).contains(h.card));
        if board.tricks() > tricks {
            self.between = Between::takes(board);
        }
        Ok(())
    }

    /// The due draw that leaves nobody a choice: only chance decides it.
    pub(super) fn draw_due(&self) -> Option<Move> {
        match self.board().due() {
            rules::Due::Draw(_, DrawDue::Waste(_)) => self.draw(Source::Waste),
            rules::Due::Draw(_, DrawDue::Seats(seats)) => self.draw(Source::Seat(seats.only()?)),
            rules::Due::Lead(_)
            | rules::Due::Play(_)
            | rules::Due::PlayAny(_)
            | rules::Due::Over(_) => None,
        }
    }

    /// The draw from this source, if one is due: the k-th of the game, by the fair shuffle.
    fn draw(&self, from: Source) -> Option<Move> {
        let events = self.journal.rounds().flat_map(|round| &round.events);
        let draws = events.filter(|event| matches!(event, Event::Drew { .. }));
        let drawable = self.journal.position().drawable(from);
        let card = self.chance.draw(draws.count() + 1, drawable)?;
        let seat = self.board().power();
        Some(Move::Draw { seat, from, card })
    }
}
