//! What Palace's own buttons and menus ask for.

use crate::cards::CardSet;
use crate::discord::custom_id::fields::actions;
use crate::discord::games::kit::buttons::OwnAction;
use crate::table::Moment;

actions! {
    /// What a button or a menu of Palace asks for.
    pub enum PalaceAction {
        Play(at: Moment, cards: CardSet) = "play",
        /// Play the cards chosen in a menu. The number tells the menus of a message apart.
        Choose(at: Moment, menu: u8) = "choose",
        /// Exchange the cards chosen in a menu. The number is as in [`PalaceAction::Choose`].
        Swap(at: Moment, menu: u8) = "swap",
        /// Be ready: no more exchanges.
        Ready(at: Moment) = "ready",
        Flip(at: Moment, place: u8) = "flip",
        PickUp(at: Moment) = "pickup",
    }
}

impl OwnAction for PalaceAction {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;
    use crate::discord::games::kit::testing::{LONGEST, assert_read_back, assert_unknown};

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let tens: CardSet = ["10S", "10H", "10D", "10C"]
            .map(|card| card.parse::<Card>().unwrap())
            .into_iter()
            .collect();
        assert_read_back([
            PalaceAction::Play(at, tens),
            PalaceAction::Choose(at, u8::MAX),
            PalaceAction::Swap(at, u8::MAX),
            PalaceAction::Ready(at),
            PalaceAction::Flip(at, u8::MAX),
            PalaceAction::PickUp(at),
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
