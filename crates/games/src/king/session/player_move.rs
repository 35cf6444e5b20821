//! The moves of players in a game of King, and their outcomes.

use crate::cards::{Card, Seat};
use crate::king::rules::{Bid, Choice, Event, Move, Scoring};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerMove {
    Choose(Choice),
    Bid(Bid),
    Pass,
    Direct(Scoring),
    Play(Card),
}

impl PlayerMove {
    pub(super) const fn of(self, seat: Seat) -> Move {
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
    pub(super) fn of(act: PlayerMove, events: &[Event], dealer: Seat) -> MoveOutcome {
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
