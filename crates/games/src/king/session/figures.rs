//! Figures about the players' games, for a server's stats.

use crate::cards::Seat;
use crate::king::rules::{Contract, Event, SEATS};
use crate::kit::Figures;

/// The number of negative hands that the player ended without a penalty.
const CLEAN_HANDS: &str = "clean_hands";
/// The player's points in the positive hand that they dealt; every game has one.
const AS_DEALER: &str = "as_dealer";
/// The number of auctions that the player won.
const AUCTIONS: &str = "auctions";

/// The figures' names, in display order.
pub(super) const NAMES: [&str; 3] = [CLEAN_HANDS, AS_DEALER, AUCTIONS];

pub(super) fn count(events: &[Event], figures: &mut Figures) {
    let mut dealt = None;
    for event in events {
        match *event {
            Event::Dealt { dealer, .. } => dealt = Some(dealer),
            Event::Sold { to, .. } => figures.add(to, AUCTIONS, 1),
            Event::RoundOver {
                contract: Contract::Negative(_),
                scores,
                ..
            } => {
                for (seat, score) in Seat::first(SEATS).zip(scores) {
                    figures.add(seat, CLEAN_HANDS, i64::from(score == 0));
                }
            }
            Event::RoundOver { scores, .. } => {
                if let Some((dealer, score)) =
                    dealt.and_then(|dealer| Some((dealer, *scores.get(dealer.index())?)))
                {
                    figures.add(dealer, AS_DEALER, score);
                }
            }
            Event::Received { .. }
            | Event::Chosen { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::NotSold
            | Event::Directed { .. }
            | Event::Played { .. }
            | Event::Took { .. }
            | Event::GameOver { .. } => {}
        }
    }
}
