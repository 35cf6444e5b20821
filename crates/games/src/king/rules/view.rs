//! A view: the board, and one seat's own hand (rules, section 7).

use super::SEATS;
use super::board::Board;
use super::event::Act;
use super::position::Position;
use crate::cards::{CardSet, Seat};
use crate::kit;

/// Everything that the player in one seat knows.
pub type View = kit::View<CardSet, Board>;

impl View {
    pub fn new(game: &Position, seat: Seat) -> View {
        View::of(seat, game.hand(seat), *game.board())
    }

    pub fn legal_acts(&self) -> Vec<Act> {
        self.board().legal_acts(self.seat(), self.hand())
    }

    pub fn legal_cards(&self) -> CardSet {
        self.board().legal_cards(self.seat(), self.hand())
    }

    /// The cards in all other hands together; empty between rounds.
    pub fn unseen(&self) -> CardSet {
        if self.board().held(self.seat()) == 0 && self.board().play().is_none() {
            return CardSet::EMPTY;
        }
        let played = self.board().play().map(|play| play.played());
        let seen = self.hand().or(played.unwrap_or_default());
        CardSet::pack(1).minus(seen)
    }

    /// A game in which the seats hold these hands, if it looks the same to this player. That means
    /// that the player's own hand stays, and that the other hands consist of the
    /// [unseen](Self::unseen) cards, with the right number in each. Doesn't ask whether anybody
    /// would have had to follow suit.
    pub fn imagine(&self, hands: [CardSet; SEATS]) -> Option<Position> {
        let mut all = CardSet::EMPTY;
        for (seat, hand) in Seat::first(SEATS).zip(hands) {
            if hand.len() as usize != self.board().held(seat) {
                return None;
            }
            all = all.or(hand);
        }
        let own = hands.get(self.seat().index()) == Some(&self.hand());
        let same = own && all == self.hand().or(self.unseen());
        same.then_some(Position { board: *self.board(), hands })
    }
}
