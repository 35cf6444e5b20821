//! Playouts: all seats play an imagined game to its end by the rules of thumb.

use rand::rngs::Xoshiro256PlusPlus;

use super::heuristic;
use crate::cards::Seat;
use crate::palace::rules::{Due, Game, Illegal, Move};

/// The maximum number of moves in a playout; after that, nobody has lost it.
const MOST_MOVES: u32 = 400;

/// Makes the move and plays on; returns the probability that the seat loses.
///
/// # Errors
/// The move is illegal.
pub(super) fn loss_probability(
    mut game: Game,
    seat: Seat,
    act: Move,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<f32, Illegal> {
    game.apply(act, &mut |_| {})?;
    for _ in 0..MOST_MOVES {
        if !game.board().in_play().contains(seat) {
            return Ok(0.0);
        }
        let board = game.board();
        let act = match board.due() {
            Due::Play(turn) => heuristic::turn(board, turn, game.hand(turn), rng),
            Due::Begin => game
                .candidates()
                .iter()
                .next()
                .map(|seat| Move::Begin { seat }),
            Due::Exchange(seats) => seats.iter().next().map(|seat| Move::Ready { seat }),
            Due::Over(loser) => return Ok(f32::from(u8::from(loser == Some(seat)))),
        };
        let Some(act) = act else { break };
        game.apply(act, &mut |_| {})?;
    }
    Ok(1.0 / game.board().in_play().len().max(1) as f32)
}
