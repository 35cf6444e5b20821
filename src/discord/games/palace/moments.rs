//! The moments of a game of Palace: the largest stack that somebody picked up, and the largest that
//! burnt.

use super::keys::PalaceMessages;
use crate::discord::games::kit::moments::{Highlight, Teller};
use crate::games::palace::rules::Event;

pub fn moments(teller: &Teller<'_>, events: &[Event]) -> Vec<Highlight> {
    let catalog = teller.catalog;
    let (mut most, mut burnt) = (None, None);
    for event in events {
        match *event {
            Event::PickedUp { seat, cards } => {
                most = most.max(Some((cards.len() as usize, seat)));
            }
            Event::Burnt { seat, cards } => burnt = burnt.max(Some((cards.len() as usize, seat))),
            _ => {}
        }
    }
    let most = most.map(|(cards, seat)| Highlight {
        what: "picked_up",
        worth: cards,
        text: catalog.moment_picked_up(teller.name(seat), cards),
    });
    let burnt = burnt.map(|(cards, seat)| Highlight {
        what: "burnt",
        worth: cards,
        text: catalog.moment_burnt(teller.name(seat), cards),
    });
    most.into_iter().chain(burnt).collect()
}
