//! Random play to the end of a game: the baseline for measuring strength and speed.
//!
//! Knows no tactics: all legal cards are equally likely, and nobody takes a hand.

use rand::Rng;

use super::board::{DrawDue, Phase};
use super::event::Move;
use super::game::Game;
use super::trick::Source;
use crate::cards::{Card, CardSet};
use crate::kit::random::below;

/// The maximum number of moves in a playout. A random game ends eventually, but no rule says when:
/// the longest of seven million, with up to 16 seats, had 643 moves.
pub const MOST_MOVES: u32 = 10_000;

/// Plays random cards until the game is over, and returns the number of moves, each of which puts
/// down one card. If it took more than [`MOST_MOVES`], the game isn't over.
///
/// In an any-order first trick, the players play in the order of their seats.
pub fn random_moves(game: &mut Game, rng: &mut impl Rng) -> u32 {
    for made in 0..MOST_MOVES {
        match random_move(game, rng) {
            Some(act) => game.carry_out(act, &mut |_| {}),
            None => return made,
        }
    }
    MOST_MOVES
}

/// A random legal play or draw; `None` when the game is over.
#[inline]
pub fn random_move(game: &Game, rng: &mut impl Rng) -> Option<Move> {
    let board = game.board();
    let seat = match board.phase() {
        Phase::Lead => board.power(),
        Phase::Trick(trick) if board.any_order() => trick.waiting().iter().next()?,
        Phase::Trick(trick) => trick.turn(board.options().direction)?,
        Phase::Draw(due) => return random_draw(game, *due, rng),
        Phase::Over { .. } => return None,
    };
    let card = random_card(board.playable(game.hand(seat)), rng)?;
    Some(Move::Play { seat, card })
}

fn random_draw(game: &Game, due: DrawDue, rng: &mut impl Rng) -> Option<Move> {
    let (from, cards) = match due {
        DrawDue::Waste(cards) => (Source::Waste, cards),
        DrawDue::Seats(seats) => {
            let n = below(seats.len(), rng) as usize;
            let seat = seats.iter().nth(n)?;
            (Source::Seat(seat), game.hand(seat))
        }
    };
    let seat = game.board().power();
    let card = random_card(cards, rng)?;
    Some(Move::Draw { seat, from, card })
}

/// One of the cards, all equally likely.
#[inline]
fn random_card(cards: CardSet, rng: &mut impl Rng) -> Option<Card> {
    cards.nth(below(cards.len(), rng))
}
