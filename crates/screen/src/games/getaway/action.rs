//! The ids of Getaway's own buttons and menus.

use crate::custom_id::fields::actions;
use crate::games::kit::pressed::{Makes, Pressed};
use getaway_games::cards::{Card, Seat};
use getaway_games::getaway::Getaway;
use getaway_games::getaway::session::Act;
use getaway_table::{GameNumber, Moment};

impl Pressed for Getaway {
    type Action = GetawayAction;

    fn makes(action: GetawayAction, chosen: Option<&str>) -> Option<Makes<Act>> {
        Some(match action {
            GetawayAction::Play(at, card) => Makes::At(at, Act::Play(card)),
            GetawayAction::Choose(at, _) => Makes::At(at, Act::Play(chosen?.parse().ok()?)),
            GetawayAction::TakeFrom(_, from) | GetawayAction::TakeKnowing(_, from) => {
                Makes::Asked(Act::Take { from, sure: false })
            }
            GetawayAction::TakeNot(_, from) => Makes::Asked(Act::TakeNot { from }),
            GetawayAction::DrawFrom(at, seat) => Makes::At(at, Act::DrawFrom(seat)),
            GetawayAction::Pick(at, pile) => Makes::At(at, Act::Pick(pile.into())),
            GetawayAction::Take(_) | GetawayAction::TakeAnyway(_) => return None,
        })
    }
}

actions! {
    /// What a button or a menu of Getaway asks for.
    pub enum GetawayAction {
        Play(at: Moment, card: Card) = "play",
        /// Play the card chosen in a menu. The number tells the menus of a message apart.
        Choose(at: Moment, menu: u8) = "choose",
        /// Take the next player's cards, or announce the take.
        Take(at: Moment) = "take",
        /// Take the cards of this player, the next one with cards, in this game: now if no trick is
        /// open, otherwise when the trick is over.
        TakeFrom(game: GameNumber, from: Seat) = "take-from",
        /// The same, after the question that says what it costs.
        TakeKnowing(game: GameNumber, from: Seat) = "take-also",
        /// Withdraw the announced take of this player's cards.
        TakeNot(game: GameNumber, from: Seat) = "take-not",
        /// Take, although the taker then loses the game.
        TakeAnyway(at: Moment) = "take-anyway",
        DrawFrom(at: Moment, from: Seat) = "draw",
        /// Pick the pile with this number, from 1.
        Pick(at: Moment, pile: u8) = "pick",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::{LONGEST, assert_read_back};

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let card = Card::ACE_OF_SPADES.second_copy();
        assert_read_back([
            GetawayAction::Play(at, card),
            GetawayAction::Choose(at, u8::MAX),
            GetawayAction::Take(at),
            GetawayAction::TakeFrom(at.game, Seat::new(15).unwrap()),
            GetawayAction::TakeKnowing(at.game, Seat::new(15).unwrap()),
            GetawayAction::TakeNot(at.game, Seat::new(15).unwrap()),
            GetawayAction::TakeAnyway(at),
            GetawayAction::DrawFrom(at, Seat::new(15).unwrap()),
            GetawayAction::Pick(at, u8::MAX),
        ]);
    }
}
