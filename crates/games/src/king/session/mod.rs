//! A game of King at a table.
//!
//! Owns what happens between two people's moves: the deals, and the pause after each hand in which
//! people read the score sheet. Also owns what each player may see. Knows no person and no clock:
//! it is told which seats people play for, and when a pause is over.

mod figures;
#[cfg(test)]
mod tests;

use rand::rngs::Xoshiro256PlusPlus;

use super::computer;
use super::rules::{
    self, BadSeats, Bid, Board, Choice, Event, Game, Illegal, Move, Options, Round, SEATS, Scoring,
    Taken, View, fair_deal,
};
use crate::cards::{Card, Seat, SeatSet};
use crate::kit::{
    self, Due, Figures, Journal, Level, Limits, NoDeal, Pause, Players, Start, Strengths, Tally,
};

/// The events of one of the ten hands, with the hand's number.
pub type HandLog = kit::Round<Event>;

/// How long people have to read the score sheet between two hands.
const PAUSE_SECONDS: u32 = 15;

/// A game as everybody sees it, hand by hand.
pub type PublicView = kit::PublicView<Board, Event>;

impl PublicView {
    /// The last complete trick of this hand, or of the previous one while this one has none.
    pub fn last_trick(&self) -> Option<&Taken> {
        let last = self.past.last().map(AsRef::as_ref);
        let hands = [Some(&self.present), last].into_iter().flatten();
        let mut tricks = hands.flat_map(|hand| hand.events.iter().rev());
        tricks.find_map(|event| match event {
            Event::Took { trick, .. } => Some(trick),
            _ => None,
        })
    }
}

/// A game of King, from the first deal to its end.
#[derive(Clone, Debug)]
pub struct King {
    options: Options,
    start: Start,
    journal: Journal<Game>,
    /// Whether the pause before the next deal is over.
    pause_is_over: bool,
}

impl King {
    const fn board(&self) -> &Board {
        self.journal.position().board()
    }

    fn pauses(&self) -> bool {
        let between = |round| round != Round::FIRST && !self.pause_is_over;
        matches!(self.board().due(), rules::Due::Deal(round) if between(round))
    }
}

impl kit::Game for King {
    const TALLY: Tally = Tally::FirstWins;
    const FIGURES: &'static [&'static str] = &figures::NAMES;
    const COUNT: fn(&[Event], &mut Figures) = figures::count;
    const PLAYOUTS: u32 = computer::PLAYOUTS;
    const STRENGTHS: Strengths = Strengths {
        easy: -270,
        normal: 1500,
        hard: 2700,
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

    fn dealt(options: Options, start: Start, deal: &NoDeal) -> Result<King, BadSeats> {
        Ok(King {
            journal: Journal::new(options, &start, deal)?,
            options,
            start,
            pause_is_over: false,
        })
    }

    fn begin(options: Options, start: Start) -> Result<King, BadSeats> {
        King::dealt(options, start, &NoDeal {})
    }

    kit::dealt_at_once!();

    fn act(&mut self, seat: Seat, act: PlayerMove) -> Result<MoveOutcome, Illegal> {
        let dealer = self.board().dealer();
        let events = self.journal.make(&act.of(seat))?;
        Ok(MoveOutcome::of(act, &events, dealer))
    }

    /// Deals the next hand once the pause is over.
    fn settle(&mut self, _players: &Players) -> Result<(), Illegal> {
        let rules::Due::Deal(round) = self.board().due() else {
            return Ok(());
        };
        if self.pauses() {
            return Ok(());
        }
        let hands = fair_deal(&self.start.chance, round, self.board().dealer());
        self.journal.make(&Move::Deal(hands))?;
        self.pause_is_over = false;
        Ok(())
    }

    fn pause(&self) -> Option<Pause> {
        self.pauses().then_some(Pause {
            seconds: PAUSE_SECONDS,
            is_to_read: true,
        })
    }

    fn end_pause(&mut self) {
        self.pause_is_over = self.pauses();
    }

    fn decided(&mut self, seat: Seat, act: PlayerMove) -> Result<(), Illegal> {
        self.act(seat, act).map(drop)
    }

    /// All seats: nobody is out before the end.
    fn in_play(&self) -> SeatSet {
        if self.board().is_over() {
            SeatSet::EMPTY
        } else {
            SeatSet::first(SEATS)
        }
    }

    fn due(&self) -> Option<Due> {
        Some(Due::of(self.board().due().seat()?, self.round()))
    }

    fn question(&self, players: &Players) -> Option<(Seat, Question)> {
        let seat = self.board().due().seat()?;
        players.is_computers(seat).then_some((seat, Question))
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

    /// Grows with every move.
    fn round(&self) -> u32 {
        self.journal.entries() as u32
    }

    fn repeat(&mut self, act: &Move) -> Result<(), Illegal> {
        self.journal.make(act).map(drop)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerMove {
    Choose(Choice),
    Bid(Bid),
    Pass,
    Direct(Scoring),
    Play(Card),
}

impl PlayerMove {
    const fn of(self, seat: Seat) -> Move {
        match self {
            PlayerMove::Choose(choice) => Move::Choose { seat, choice },
            PlayerMove::Bid(bid) => Move::Bid { seat, bid },
            PlayerMove::Pass => Move::Pass { seat },
            PlayerMove::Direct(way) => Move::Direct { seat, way },
            PlayerMove::Play(card) => Move::Play { seat, card },
        }
    }

    /// The player move of this move; `None` for a deal.
    pub const fn of_move(act: Move) -> Option<PlayerMove> {
        Some(match act {
            Move::Deal(_) => return None,
            Move::Choose { choice, .. } => PlayerMove::Choose(choice),
            Move::Bid { bid, .. } => PlayerMove::Bid(bid),
            Move::Pass { .. } => PlayerMove::Pass,
            Move::Direct { way, .. } => PlayerMove::Direct(way),
            Move::Play { card, .. } => PlayerMove::Play(card),
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOutcome {
    Chosen(Choice),
    Called {
        /// The bid; `None` for a pass.
        bid: Option<Bid>,
        /// The player who names trumps, if the auction is over.
        names: Option<Seat>,
    },
    /// The direction is chosen, and the tricks begin.
    Directed(Scoring),
    Played {
        card: Card,
        /// The player who took the trick, if it is complete.
        taken_by: Option<Seat>,
        hand_over: bool,
    },
}

impl MoveOutcome {
    /// The outcome of a player's move that caused these events. `dealer` is the dealer of the hand.
    fn of(act: PlayerMove, events: &[Event], dealer: Seat) -> MoveOutcome {
        let called = |bid| {
            let names = events.iter().find_map(|event| match event {
                Event::Sold { to, .. } => Some(*to),
                Event::NotSold => Some(dealer),
                _ => None,
            });
            MoveOutcome::Called { bid, names }
        };
        match act {
            PlayerMove::Choose(choice) => MoveOutcome::Chosen(choice),
            PlayerMove::Bid(bid) => called(Some(bid)),
            PlayerMove::Pass => called(None),
            PlayerMove::Direct(way) => MoveOutcome::Directed(way),
            PlayerMove::Play(card) => MoveOutcome::Played {
                card,
                taken_by: events.iter().find_map(|event| match event {
                    Event::Took { trick, .. } => Some(trick.winner),
                    _ => None,
                }),
                hand_over: events
                    .iter()
                    .any(|event| matches!(event, Event::RoundOver { .. })),
            },
        }
    }
}

/// A question that a computer decides for a seat: what to do in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question;
