//! Figures about the players' games, for a server's stats.

use crate::cards::Seat;
use crate::getaway::rules::Event;
use crate::kit::Figures;

/// The number of cards that the player picked up.
pub(super) const PICKED_UP: &str = "picked_up";
/// The number of tricks that the player ended with a card of another suit for somebody to pick up.
const TOCHOOS: &str = "tochoos";
/// The number of hands that the player took.
const TAKES: &str = "takes";

/// The figures' names, in display order.
pub(super) const NAMES: [&str; 3] = [PICKED_UP, TOCHOOS, TAKES];

pub(super) fn count(events: &[Event], figures: &mut Figures) {
    let mut led = None;
    // The last player of another suit; a trick that is picked up ended with their card.
    let mut off_suit: Option<Seat> = None;
    for event in events {
        match *event {
            Event::Played { seat, card } => {
                let suit = *led.get_or_insert(card.suit());
                off_suit = (card.suit() != suit).then_some(seat);
            }
            Event::Slipped { .. } => off_suit = None,
            Event::PickedUp { seat, cards } => {
                figures.add(seat, PICKED_UP, cards.len());
                if let Some(giver) = off_suit {
                    figures.add(giver, TOCHOOS, 1);
                }
            }
            Event::Took { seat, .. } => figures.add(seat, TAKES, 1),
            Event::Drew { .. }
            | Event::Received { .. }
            | Event::Wasted { .. }
            | Event::GotAway { .. }
            | Event::PowerPassed { .. }
            | Event::Lost { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, CardSet};

    #[test]
    fn a_tochoo_counts_for_its_player_and_the_pile_for_the_player_who_picked_it_up() {
        let seat = |n| Seat::new(n).unwrap();
        let card = |text: &str| text.parse::<Card>().unwrap();
        let played = |by, text| Event::Played {
            seat: seat(by),
            card: card(text),
        };
        let mut figures = Figures::new(&NAMES, 3);
        let cards: CardSet = ["QH", "3H", "AS"].map(card).into_iter().collect();
        let events = [
            Event::Took {
                seat: seat(1),
                from: seat(2),
                count: 4,
            },
            played(0, "QH"),
            played(1, "3H"),
            played(2, "AS"),
            Event::PickedUp {
                seat: seat(0),
                cards,
            },
        ];
        count(&events, &mut figures);
        // An off-suit card in the first trick, which nobody picks up.
        count(&[played(0, "AS"), played(1, "2H")], &mut figures);
        let all = figures.named();
        let all: Vec<Vec<i64>> = all
            .iter()
            .map(|own| own.iter().map(|f| f.1).collect())
            .collect();
        assert_eq!(all, [[3, 0, 0], [0, 0, 1], [0, 1, 0]]);
    }
}
