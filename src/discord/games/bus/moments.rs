//! The moments of a game of Stop the Bus: the best hand with which somebody stopped the bus.

use super::keys::BusMessages;
use super::table::worth_in_words;
use crate::discord::games::kit::moments::{Highlight, Teller};
use crate::games::bus::rules::Event;

pub fn moments(teller: &Teller<'_>, events: &[Event]) -> Vec<Highlight> {
    let (mut caller, mut best) = (None, None);
    for event in events {
        match *event {
            Event::Dealt { .. } => caller = None,
            Event::Called { seat } => caller = Some(seat),
            Event::Showdown { hands, .. } => {
                let Some(seat) = caller else { continue };
                let hand = hands.get(seat.index()).copied().flatten();
                let worths = hands.iter().flatten().map(|hand| hand.worth());
                // Only a hand that nobody beat is worth telling.
                let hand = hand.filter(|hand| worths.max() == Some(hand.worth()));
                best = best.max(hand.map(|hand| (hand.worth(), seat)));
            }
            _ => {}
        }
    }
    let catalog = teller.catalog;
    let best = best.map(|(hand, seat)| Highlight {
        what: "stopped",
        worth: hand.number(),
        text: catalog.moment_stopped(teller.name(seat), worth_in_words(catalog, hand)),
    });
    best.into_iter().collect()
}
