//! What the buttons of Stop the Bus ask for. All of them are on hands.

use crate::cards::Card;
use crate::discord::custom_id::fields::{actions, by_name};
use crate::discord::games::kit::buttons::OwnAction;
use crate::games::options::named;
use crate::table::Moment;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stop {
    #[default]
    No,
    /// They do, at the end of their turn.
    Yes,
}

named!(Stop { No = "no", Yes = "yes" });
by_name!(Stop);

actions! {
    /// What a button of Stop the Bus asks for.
    pub enum BusAction {
        /// Exchange a card of the hand for one of the middle.
        Swap(at: Moment, stop: Stop, give: Card, take: Card) = "swap",
        All(at: Moment, stop: Stop) = "all",
        Keep(at: Moment, stop: Stop) = "keep",
        /// Show the hand with buttons that also call, or with buttons that don't.
        Show(at: Moment, stop: Stop) = "show",
    }
}

impl OwnAction for BusAction {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::games::kit::testing::{LONGEST, assert_read_back, assert_unknown};

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let [give, take] = ["10S", "10H"].map(|card| card.parse::<Card>().unwrap());
        for stop in [Stop::No, Stop::Yes] {
            assert_read_back([
                BusAction::Swap(at, stop, give, take),
                BusAction::All(at, stop),
                BusAction::Keep(at, stop),
                BusAction::Show(at, stop),
            ]);
        }
    }

    #[test]
    fn malformed_and_unknown_ids_are_refused() {
        assert_unknown(&[
            "bus",
            "bus.swap.1.2",
            "bus.swap.1.2.no.3H",
            "bus.swap.1.2.maybe.3H.4H",
            "bus.swap.1.2.no.XX.4H",
            "bus.keep.1.2",
            "bus.keep.1.2.no.3H",
            "bus.play.1.2.3H",
        ]);
    }
}
