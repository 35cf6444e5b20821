//! The ids of Palace's own buttons and menus.

use crate::cards::{Card, CardSet};
use crate::discord::custom_id::fields::{At, actions, acts, cards_written};
use crate::discord::games::kit::pressed::Pressed;
use crate::discord::render::message::{Button, ButtonStyle};
use crate::games::palace::Palace;
use crate::games::palace::rules::Act;
use crate::table::Moment;

impl Pressed for Palace {
    type Action = PalaceAction;

    fn act(action: PalaceAction, chosen: Option<&str>) -> Option<Act> {
        match action {
            PalaceAction::Act(At { act, .. }) => Some(act),
            PalaceAction::Choose(..) => cards_written(chosen?, ' ').map(Act::Play),
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
    use crate::discord::games::kit::testing::{LONGEST, assert_read_back, assert_unknown};

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let tens: CardSet = ["10S", "10H", "10D", "10C"]
            .map(|card| card.parse::<Card>().unwrap())
            .into_iter()
            .collect();
        let [hand, up] = ["10S", "10H"].map(|card| card.parse::<Card>().unwrap());
        let acts =
            [Act::Play(tens), Act::Ready, Act::Flip(u8::MAX), Act::PickUp, Act::Swap { hand, up }];
        assert_read_back(acts.map(|act| PalaceAction::Act(At { at, act })));
        assert_read_back([
            PalaceAction::Choose(at, u8::MAX),
            PalaceAction::Give(at, Some(hand)),
            PalaceAction::Give(at, None),
        ]);
    }

    #[test]
    fn malformed_and_unknown_ids_are_refused() {
        assert_unknown(&[
            "palace",
            "palace.play.1.2",
            "palace.play.1.2.",
            "palace.play.1.2.XX",
            "palace.play.1.2.7H-7H",
            "palace.flip.1.2.300",
            "palace.ready.1.2.3",
            "palace.take.1.2",
        ]);
    }
}
