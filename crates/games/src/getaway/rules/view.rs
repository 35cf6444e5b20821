//! What one seat may know: its own hand, the board, an attentive player's memory, and the game's
//! history if that is kept.
//!
//! Nothing here holds a hidden card.

use super::board::Board;
use super::event::Illegal;
use super::history::{Decision, History, Memory, Steps};
use super::position::Position;
use crate::cards::{CardSet, MAX_SEATS, Seat, Suit};

impl History {
    /// The view of `seat` in this history's game, including the past.
    pub fn view(&self, game: &Position, seat: Seat) -> View {
        View::with_past(game, self.memory(), self.steps(), seat)
    }
}

/// Everything that the player in one seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    seat: Seat,
    hand: CardSet,
    board: Board,
    memory: Memory,
    past: Steps,
}

impl View {
    /// The view of `seat` without the history; [`History::view`] includes it.
    pub fn new(game: &Position, memory: &Memory, seat: Seat) -> View {
        View::with_past(game, memory, Steps::default(), seat)
    }

    fn with_past(game: &Position, memory: &Memory, past: Steps, seat: Seat) -> View {
        View { seat, hand: game.hand(seat), board: *game.board(), memory: *memory, past }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    pub const fn board(&self) -> &Board {
        &self.board
    }

    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// The cards that `seat` chose to play, newest first; empty if the view has no history.
    ///
    /// They go back to the last take by or from the seat, which joined two hands, or to the point
    /// since which nothing in the seat's hand was hidden. Only legal plays are decisions: not the
    /// first lead (rules, section 2), draws (section 5) or mistakes (section 7).
    pub fn decisions(&self, seat: Seat) -> Vec<Decision> {
        self.past.decisions(seat)
    }

    pub fn legal_cards(&self) -> CardSet {
        self.board.legal_cards(self.seat, self.hand)
    }

    pub fn take_from(&self) -> Result<Seat, Illegal> {
        self.board.take_from(self.seat)
    }

    /// The cards whose holder the player doesn't know: in another player's hand and not
    /// [known](Memory::known) to be there.
    pub fn unseen(&self) -> CardSet {
        let others = Seat::first(self.board.seats()).filter(|seat| *seat != self.seat);
        let hidden = self.board.in_other_hands(self.hand);
        others.fold(hidden, |hidden, seat| hidden.minus(self.memory.known(seat)))
    }

    /// A possible game from the player's point of view: this board with these hands, by seat
    /// number.
    ///
    /// `None` if the hands contradict what the player knows: their own hand, the size of a hand, a
    /// known card, a shown void, or that no card is in two places.
    pub fn imagine(&self, hands: &[CardSet; MAX_SEATS]) -> Option<Position> {
        let mut left = self.unseen();
        for seat in Seat::first(MAX_SEATS) {
            let hand = hands[seat.index()];
            if seat == self.seat {
                if hand != self.hand {
                    return None;
                }
                continue;
            }
            let hidden = hand.minus(self.memory.known(seat));
            let void = self.memory.void(seat);
            let sound = hand.len() == self.memory.count(seat)
                && hidden.len() == self.memory.unknown(seat)
                && Suit::ALL.iter().all(|s| !void.contains(*s) || !hidden.has(*s));
            if !sound {
                return None;
            }
            left = left.minus(hidden);
        }
        // As many cards are unseen as are unknown, so a card in a wrong place, or in two, leaves one.
        left.is_empty().then_some(Position { board: self.board, hands: *hands })
    }
}
