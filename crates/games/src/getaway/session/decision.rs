//! What a computer decides for a seat: the question, and the answer of a computer that knows what
//! its seat may know.

use rand::rngs::Xoshiro256PlusPlus;

use super::super::computer::{Kind, Limits};
use super::super::rules::View;
use crate::cards::{Card, Seat, SeatSet};

/// What a computer is to decide for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Which card to play.
    Card,
    /// Whether to take the next player's cards.
    Take,
    /// From whose hand to draw.
    DrawFrom(SeatSet),
    /// Which pile to pick: they lie face down, so one is as good as another.
    Pick,
}

/// What a computer has decided for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// To play this card.
    Card(Card),
    /// Whether to take.
    Take(bool),
    /// To draw from this player's hand.
    DrawFrom(Seat),
    /// To pick the first pile that is free.
    Pick,
}

impl Question {
    /// What this player decides, knowing this.
    pub(super) fn decide(
        self,
        view: Option<&View>,
        player: Kind,
        limits: &Limits,
        rng: &mut Xoshiro256PlusPlus,
    ) -> Option<Decision> {
        Some(match (self, view) {
            (Question::Pick, _) => Decision::Pick,
            (Question::Card, Some(view)) => Decision::Card(player.card(view, limits, rng)),
            (Question::Take, Some(view)) => Decision::Take(player.takes(view, limits, rng)),
            (Question::DrawFrom(seats), Some(view)) => {
                Decision::DrawFrom(player.draws_from(view, seats, limits, rng))
            }
            (Question::Card | Question::Take | Question::DrawFrom(_), None) => return None,
        })
    }

    /// Any decision that is legal.
    pub(super) fn any(self, view: Option<&View>) -> Option<Decision> {
        match self {
            Question::Card => view?.legal_cards().nth(0).map(Decision::Card),
            Question::Take => Some(Decision::Take(false)),
            Question::DrawFrom(seats) => seats.iter().next().map(Decision::DrawFrom),
            Question::Pick => Some(Decision::Pick),
        }
    }
}
