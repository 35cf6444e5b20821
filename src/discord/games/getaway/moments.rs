//! The moments of a game of Getaway: the biggest pick-up, and the longest way to safety.

use super::keys::GetawayMessages;
use crate::discord::games::kit::moments::{Highlight, Teller};
use crate::games::getaway::rules::Event;

pub fn moments(teller: &Teller<'_>, events: &[Event]) -> Vec<Highlight> {
    let catalog = teller.catalog;
    let mut tricks = 0;
    let (mut most, mut last) = (None, None);
    for event in events {
        match *event {
            Event::Wasted { .. } => tricks += 1,
            Event::PickedUp { seat, cards } => {
                tricks += 1;
                most = most.max(Some((cards.len() as usize, seat)));
            }
            Event::GotAway { seat } => last = Some((tricks, seat)),
            _ => {}
        }
    }
    let most = most.map(|(cards, seat)| Highlight {
        what: "picked_up",
        worth: cards,
        text: catalog.moment_picked_up(teller.name(seat), cards),
    });
    let last = last
        .filter(|(tricks, _)| *tricks > 0)
        .map(|(tricks, seat)| Highlight {
            what: "escape",
            worth: tricks,
            text: catalog.moment_escape(teller.name(seat), tricks),
        });
    most.into_iter().chain(last).collect()
}
