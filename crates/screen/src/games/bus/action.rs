//! The ids of Stop the Bus's own buttons and menus.

use crate::custom_id::fields::{At, actions, acts};
use crate::games::kit::pressed::{Makes, Pressed};
use getaway_games::bus::Bus;
use getaway_games::bus::rules::{Act, Exchange};
use getaway_games::cards::Card;
use getaway_table::Moment;

impl Pressed for Bus {
    type Action = BusAction;

    fn makes(action: BusAction, _chosen: Option<&str>) -> Option<Makes<Act>> {
        match action {
            BusAction::Act(At { at, act }) => Some(Makes::At(at, act)),
            BusAction::Show(..) => None,
        }
    }
}

acts! {
    Act:
    "swap" (stop: bool, give: Card, take: Card) => {
        Act { exchange: Exchange::One { give, take }, stop }
    },
    "all" (stop: bool) => { Act { exchange: Exchange::All, stop } },
    "keep" (stop: bool) => { Act { exchange: Exchange::Keep, stop } },
}

actions! {
    pub enum BusAction {
        /// Show the hand with buttons that also call, or with buttons that don't.
        Show(at: Moment, stop: bool) = "show",
        => Act(At<Act>),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::{LONGEST, assert_read_back};

    #[test]
    fn every_action_reads_back_and_fits() {
        let at = LONGEST;
        let [give, take] = ["10S", "10H"].map(|card| card.parse::<Card>().unwrap());
        let one = Exchange::One { give, take };
        for stop in [false, true] {
            let acts = [one, Exchange::All, Exchange::Keep].map(|exchange| {
                let act = Act { exchange, stop };
                BusAction::Act(At { at, act })
            });
            assert_read_back(acts.into_iter().chain([BusAction::Show(at, stop)]));
        }
    }
}
