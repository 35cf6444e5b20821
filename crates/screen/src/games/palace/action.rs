//! The ids of Palace's own buttons and menus.

use crate::custom_id::fields::{At, actions, acts, cards_written};
use crate::games::kit::pressed::{Makes, Pressed};
use crate::render::message::{Button, ButtonStyle};
use getaway_games::cards::{Card, CardSet};
use getaway_games::palace::Palace;
use getaway_games::palace::rules::Act;
use getaway_table::Moment;

impl Pressed for Palace {
    type Action = PalaceAction;

    fn makes(action: PalaceAction, chosen: Option<&str>) -> Option<Makes<Act>> {
        match action {
            PalaceAction::Act(At { at, act }) => Some(Makes::At(at, act)),
            PalaceAction::Choose(at, _) => {
                cards_written(chosen?, ' ').map(|cards| Makes::At(at, Act::Play(cards)))
            }
            PalaceAction::Give(..) => None,
        }
    }
}

acts! {
    Act:
    "play" (cards: CardSet) => { Act::Play(cards) },
    "ready" => { Act::Ready },
    "flip" (place: u8) => { Act::Flip(place) },
    "pickup" => { Act::PickUp },
    "exchange" (hand: Card, up: Card) => { Act::Swap { hand, up } },
}

actions! {
    pub enum PalaceAction {
        /// Play the cards chosen in a menu. The number tells the menus of a message apart.
        Choose(at: Moment, menu: u8) = "choose",
        /// Show the face-up cards that can be taken for this card, or the cards to lay down.
        Give(at: Moment, card: Option<Card>) = "give",
        => Act(At<Act>),
    }
}

pub fn button(at: Moment, act: Act, label: String, style: ButtonStyle) -> Button {
    Button::new(PalaceAction::Act(At { at, act }), label, style)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::{LONGEST, assert_read_back};

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let tens = ["10S", "10H", "10D", "10C"].map(|card| card.parse::<Card>().unwrap());
        let [hand, up, ..] = tens;
        let play = Act::Play(tens.into_iter().collect());
        let acts = [play, Act::Ready, Act::Flip(u8::MAX), Act::PickUp, Act::Swap { hand, up }];
        assert_read_back(acts.map(|act| PalaceAction::Act(At { at, act })));
        let eight = tens.into_iter().chain(tens.map(Card::second_copy)).collect();
        assert_read_back([PalaceAction::Act(At { at, act: Act::Play(eight) })]);
        assert_read_back([
            PalaceAction::Choose(at, u8::MAX),
            PalaceAction::Give(at, Some(hand)),
            PalaceAction::Give(at, None),
        ]);
    }
}
