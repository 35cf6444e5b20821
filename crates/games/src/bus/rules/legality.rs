//! The legal moves of a player (sections 3 and 4): the only source of legality.
//!
//! Given a player's hand, the board says what that player can do. The game asks it before it makes
//! a move; commands, buttons and computer players ask it for the list.

use super::board::{Board, Due};
use super::event::{Illegal, Move};
use super::hand::{Exchange, Hand};
use super::options::{Keep, WholeHand};
use crate::cards::Seat;

impl Board {
    /// Every legal exchange of `seat`, who holds `hand`. Keeping comes first, then the cards of the
    /// hand from the lowest, each for the places of the middle in order, then the whole hand. Empty
    /// when it isn't the seat's turn.
    pub fn legal_exchanges(&self, seat: Seat, hand: Hand) -> Vec<Exchange> {
        let mut exchanges = Vec::new();
        if self.turn() != Some(seat) {
            return exchanges;
        }
        let Some(middle) = self.middle() else {
            return exchanges;
        };
        let options = self.options();
        if options.keep == Keep::Yes {
            exchanges.push(Exchange::Keep);
        }
        for give in hand.cards() {
            exchanges.extend(middle.map(|take| Exchange::One { give, take }));
        }
        if options.whole_hand == WholeHand::Yes {
            exchanges.push(Exchange::All);
        }
        exchanges
    }

    /// Whether the seat can call at the end of its current turn.
    #[inline]
    pub fn may_stop(&self, seat: Seat) -> bool {
        self.turn() == Some(seat) && self.called().is_none()
    }

    /// Every legal move of `seat`, who holds `hand`; moves without a call come first.
    pub fn legal_moves(&self, seat: Seat, hand: Hand) -> Vec<Move> {
        let exchanges = self.legal_exchanges(seat, hand);
        let stops = [false, true].into_iter();
        let stops = stops.filter(|stop| !stop || self.may_stop(seat));
        let with = |stop| {
            exchanges.iter().map(move |&exchange| Move {
                seat,
                exchange,
                stop,
            })
        };
        stops.flat_map(with).collect()
    }

    /// Checks that a player who holds `hand` can make this move; agrees with
    /// [`legal_moves`](Self::legal_moves).
    ///
    /// # Errors
    /// The move is illegal.
    #[inline]
    pub fn check(&self, hand: Option<Hand>, act: Move) -> Result<(), Illegal> {
        let Due::Turn(turn) = self.due() else {
            return Err(match self.due() {
                Due::Over(_) => Illegal::GameOver,
                _ => Illegal::NotDealt,
            });
        };
        let (Some(hand), Some(middle)) = (hand, self.middle()) else {
            return Err(Illegal::NotInPlay(act.seat));
        };
        if turn != act.seat {
            return Err(Illegal::NotYourTurn { turn });
        }
        match act.exchange {
            Exchange::Keep if self.options().keep == Keep::No => Err(Illegal::MustExchange),
            Exchange::All if self.options().whole_hand == WholeHand::No => {
                Err(Illegal::OneCardOnly)
            }
            Exchange::One { give, take } if give == take => Err(Illegal::Itself(give)),
            Exchange::One { give, .. } if !hand.contains(give) => Err(Illegal::NotInHand(give)),
            Exchange::One { take, .. } if !middle.contains(&take) => {
                Err(Illegal::NotInMiddle(take))
            }
            _ => Ok(()),
        }?;
        match self.called() {
            Some(by) if act.stop => Err(Illegal::AlreadyCalled { by }),
            _ => Ok(()),
        }
    }
}
