//! The hint: what the searching player thinks of somebody else's decision, and why.
//!
//! It is given what the player in the seat can see, and no more.

use rand::rngs::Xoshiro256PlusPlus;

use super::{Estimate, Limits, exchange, hard};
use crate::cards::Rank;
use crate::palace::rules::{Due, Move, View};

/// What a player can do now, judged by a strong one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Advice {
    /// The moves with their estimated probability of losing, best first; none if the player has
    /// nothing to decide now.
    pub estimates: Vec<Estimate>,
    /// What speaks for the best of them.
    pub why: Option<Why>,
}

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Face up a card is played late, and this one goes on nearly everything.
    BetterFaceUp,
    /// The best cards lie face up already.
    ExchangeDone,
    /// It burns the stack, and one plays again.
    Burns,
    /// It is the last card.
    LastCards,
    /// The next player has nothing face up that may follow.
    NextIsStuck,
    /// It is a low card, which goes on few others, while it fits.
    ShedsLow,
    /// It fits where little else does.
    Fits,
    /// Nothing fits.
    NothingFits,
    /// What could be played is worth more later than the stack weighs.
    SavesCards,
    /// One face-down card is as good as any other.
    Unseen,
}

/// What a strong player would do with this view.
pub fn advise(view: &View, limits: &Limits, rng: &mut Xoshiro256PlusPlus) -> Advice {
    let moves = match view.board().due() {
        Due::Exchange(seats) if seats.contains(view.seat()) => exchanges(view),
        Due::Play(seat) if seat == view.seat() => hard::moves(view, rng),
        _ => return Advice::default(),
    };
    let estimates = hard::evaluate(view, &moves, limits, rng);
    let why = estimates.first().map(|best| why(view, best.candidate));
    Advice { estimates, why }
}

/// The next exchange that experience makes, if any, and being ready.
fn exchanges(view: &View) -> Vec<Move> {
    let ready = Move::Ready { seat: view.seat() };
    let mut moves = vec![exchange::towards(view, exchange::worth)];
    if moves[0] != ready {
        moves.push(ready);
    }
    moves
}

/// What speaks for the move, of what everybody at the table can see.
fn why(view: &View, act: Move) -> Why {
    let board = view.board();
    match act {
        Move::Swap { .. } => Why::BetterFaceUp,
        Move::Ready { .. } | Move::Begin { .. } => Why::ExchangeDone,
        Move::Flip { .. } => Why::Unseen,
        Move::PickUp { .. } if view.legal_cards().is_empty() => Why::NothingFits,
        Move::PickUp { .. } => Why::SavesCards,
        Move::Play { seat, cards } => {
            let stack = board.stack().with(cards);
            let tableau = board.tableau(seat);
            let all = view.hand().or(tableau.up).minus(cards).is_empty();
            let stuck = board.next(seat).is_some_and(|next| {
                let next = board.tableau(next);
                next.hand == 0 && !next.up.is_empty() && next.up.and(stack.takes()).is_empty()
            });
            if all && tableau.down.is_empty() && board.deck() == 0 {
                Why::LastCards
            } else if stack.burns() {
                Why::Burns
            } else if stuck {
                Why::NextIsStuck
            } else if cards.only_rank() > Some(Rank::TWO) && cards.only_rank() < Some(Rank::TEN) {
                Why::ShedsLow
            } else {
                Why::Fits
            }
        }
    }
}
