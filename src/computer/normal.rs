//! The `normal` player: rules of thumb, and a clear head when few cards are left between two
//! players, who can then tell each other's hands.

use rand::rngs::Xoshiro256PlusPlus;

use super::sight::Sight;
use super::worlds::Worlds;
use super::{endgame, thumb};
use crate::rules::{Card, View};

/// The end is thought through with so many cards between the two players.
const CARDS: u32 = 12;

/// Unless it has more positions than this.
const POSITIONS: u32 = 2_000;

/// The card that the player plays.
pub(super) fn card(view: &View, rng: &mut Xoshiro256PlusPlus) -> Card {
    let likely = thumb::card(&Sight::of(view), rng);
    let in_play = view.board().in_play();
    let legal = view.legal_cards();
    let cards = || -> u32 { in_play.iter().map(|seat| view.memory().count(seat)).sum() };
    if in_play.len() != 2 || legal.len() < 2 || cards() > CARDS {
        return likely;
    }
    thought_through(view, likely, rng).unwrap_or(likely)
}

fn thought_through(view: &View, likely: Card, rng: &mut Xoshiro256PlusPlus) -> Option<Card> {
    let mut cards = vec![likely];
    cards.extend(view.legal_cards().iter().filter(|card| *card != likely));
    // Of two players either sees the whole game.
    let game = Worlds::new(view).deal(rng)?;
    let loses = endgame::loses_after(&game, view.seat(), &cards, POSITIONS).ok()?;
    let (best, _) = (cards.iter().zip(loses)).min_by(|(_, a), (_, b)| a.total_cmp(b))?;
    Some(*best)
}
