//! The `random` player, the baseline to measure the others against, and the `easy` player: a friendly
//! beginner, who plays low where tricks cost points and high where they bring points, throws its
//! highest card away, never bids, and now and then plays any card.

use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Card, CardSet, Suit};
use crate::king::rules::{Choice, Contract, Due, Move, Scoring, Trumps, View};
use crate::kit::race::below;

/// One card in this many is a random card.
const CARELESS_ONE_IN: u32 = 5;

/// A beginner's move; `None` if it isn't the player's turn.
pub(super) fn easy(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let seat = view.seat();
    match view.board().due() {
        Due::Choose(turn) if turn == seat => {
            let choice = Choice::Trumps(longest(view.hand()));
            Some(Move::Choose { seat, choice })
        }
        Due::Bid(turn) if turn == seat => Some(Move::Pass { seat }),
        Due::Direct(turn) if turn == seat => Some(Move::Direct {
            seat,
            way: Scoring::Up,
        }),
        Due::Play(turn) if turn == seat && below(CARELESS_ONE_IN, rng) > 0 => {
            let card = card(view)?;
            Some(Move::Play { seat, card })
        }
        _ => random(view, rng),
    }
}

fn longest(hand: CardSet) -> Trumps {
    let suits = Suit::ALL.iter().copied();
    let longest = suits.max_by_key(|suit| hand.count(*suit));
    longest.map_or(Trumps::None, Trumps::from)
}

fn card(view: &View) -> Option<Card> {
    let play = view.board().play()?;
    let up = matches!(
        play.contract(),
        Contract::Positive {
            way: Scoring::Up,
            ..
        }
    );
    let cards = view.legal_cards();
    let follows = play.trick().led().is_none_or(|led| cards.has(led));
    // A card that can't take the trick is thrown away: the highest one where that is a danger.
    let high = if follows { up } else { !up };
    let by_rank = cards.iter();
    if high {
        by_rank.max_by_key(|card| card.rank())
    } else {
        by_rank.min_by_key(|card| card.rank())
    }
}

/// A random move; `None` if it isn't the player's turn.
pub(super) fn random(view: &View, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let moves = view.legal_moves();
    moves.get(below(moves.len() as u32, rng) as usize).copied()
}
