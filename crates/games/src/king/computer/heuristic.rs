//! The `normal` player: rules of thumb for every card, and the worth of a hand before the first
//! trick.

use super::lanes::lanes;
use super::table::Table;
use super::{estimate, policy};
use crate::cards::{CardSet, Seat};
use crate::king::rules::{Auctions, Bid, Bidding, Board, Choice, Due, Game, Move, Phase, View};

/// The choice of experience; `None` if it isn't the player's turn.
pub(super) fn turn(view: &View) -> Option<Move> {
    let (board, seat) = (view.board(), view.seat());
    match board.due() {
        Due::Play(turn) if turn == seat => {
            let card = policy::card(&Table::seen(view)?).card()?;
            Some(Move::Play { seat, card })
        }
        _ => before_play(board, seat, view.hand()),
    }
}

/// The move before the first trick of the player whose turn it is, with all hands given.
pub(super) fn imagined(game: &Game) -> Option<Move> {
    let seat = game.board().due().seat()?;
    before_play(game.board(), seat, game.hand(seat))
}

/// The player's move before the first trick; `None` if they have nothing to do.
pub(super) fn before_play(board: &Board, seat: Seat, hand: CardSet) -> Option<Move> {
    if board.due().seat() != Some(seat) {
        return None;
    }
    let hand = lanes(hand);
    let accepted = |bidding: &Option<Bidding>| Some(bidding.as_ref()?.best()?.bid);
    Some(match board.phase() {
        Phase::Choose { bidding } if accepted(bidding).is_some() => Move::Choose {
            seat,
            choice: Choice::Trumps(estimate::bought(&hand)),
        },
        Phase::Choose { bidding } => {
            let auction = bidding.is_none() && board.options().auction == Auctions::Allowed;
            let choice = estimate::choice(&hand, auction);
            Move::Choose { seat, choice }
        }
        Phase::Bid { bidding } => {
            let next = Bid::above(bidding.best().map(|best| best.bid)).next();
            let most = estimate::most(&hand);
            match next.filter(|next| most >= Some(*next)) {
                Some(bid) => Move::Bid { seat, bid },
                None => Move::Pass { seat },
            }
        }
        Phase::Direct { trumps, bidding } => Move::Direct {
            seat,
            way: estimate::way(&hand, *trumps, accepted(bidding)),
        },
        Phase::Deal | Phase::Play(_) | Phase::Over => return None,
    })
}
