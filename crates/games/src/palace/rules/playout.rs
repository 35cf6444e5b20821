//! Random play to the end of a game: the baseline for measuring strength and speed.
//!
//! Knows no tactics: of the plays that differ in what matters, all are equally likely. A player who
//! can't play picks up the stack. About one such game in a hundred is stopped.

use rand::Rng;

use super::board::Due;
use super::event::Move;
use super::game::Game;
use crate::cards::Seat;
use crate::kit::random::below;

/// Plays random moves until the game is over, and returns the loser; `None` if it was stopped.
pub fn random_playout(game: &mut Game, rng: &mut impl Rng) -> Option<Seat> {
    while let Some(act) = random_move(game, rng) {
        game.carry_out(act, &mut |_| {});
    }
    game.board().loser()
}

/// A random legal move; `None` when the game is over. Before play, each exchange is as likely as
/// being ready.
#[inline]
pub fn random_move(game: &Game, rng: &mut impl Rng) -> Option<Move> {
    match game.board().due() {
        Due::Play(seat) => random_turn(game, seat, rng),
        Due::Begin => {
            let seats = game.candidates();
            let seat = seats.iter().nth(below(seats.len(), rng) as usize)?;
            Some(Move::Begin { seat })
        }
        Due::Exchange(seats) => {
            let seat = seats.iter().nth(below(seats.len(), rng) as usize)?;
            let (hand, up) = (game.hand(seat), game.board().tableau(seat).up);
            let swap = hand
                .nth(below(hand.len(), rng))
                .zip(up.nth(below(up.len(), rng)));
            Some(match swap {
                Some((hand, up)) if below(2, rng) == 0 => Move::Swap { seat, hand, up },
                _ => Move::Ready { seat },
            })
        }
        Due::Over(_) => None,
    }
}

fn random_turn(game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<Move> {
    let (mut chosen, mut count) = (None, 0);
    game.board()
        .each_distinct(seat, game.hand(seat), &mut |act| {
            // A player who can play doesn't pick up; the pick-up comes last.
            if chosen.is_some() && matches!(act, Move::PickUp { .. }) {
                return;
            }
            // The n-th move replaces the one chosen before with a chance of one in n.
            count += 1;
            if below(count, rng) == 0 {
                chosen = Some(act);
            }
        });
    chosen
}
