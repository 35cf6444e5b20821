//! What the players of a game did, in figures for the statistics of a server.

use super::{Session, Stage};
use crate::cards::Seat;
use crate::getaway::rules::Event;

/// The figures' names, in the order in which people read them.
pub const FIGURES: [&str; 3] = [PICKED_UP, TOCHOOS, TAKES];

/// How many cards the player picked up.
const PICKED_UP: &str = "picked_up";
/// How many tricks the player ended with a card of another suit, for somebody to pick up.
const TOCHOOS: &str = "tochoos";
/// How many hands the player took.
const TAKES: &str = "takes";

/// One seat's figures.
#[derive(Clone, Copy, Default)]
struct Seats {
    picked_up: u32,
    tochoos: u32,
    takes: u32,
}

impl Session {
    /// What each seat did so far, by seat number.
    #[must_use]
    pub fn figures(&self) -> Vec<Vec<(&'static str, u32)>> {
        let mut seats = vec![Seats::default(); self.start.seats];
        if let Stage::Playing(playing) = &self.stage {
            let past = playing.past.iter().map(AsRef::as_ref);
            for log in past.chain([&playing.present]) {
                count(&mut seats, &log.events);
            }
        }
        let named = |seat: Seats| {
            vec![
                (PICKED_UP, seat.picked_up),
                (TOCHOOS, seat.tochoos),
                (TAKES, seat.takes),
            ]
        };
        seats.into_iter().map(named).collect()
    }
}

/// Counts what happened in a trick.
fn count(seats: &mut [Seats], events: &[Event]) {
    let mut led = None;
    // Who played another suit last; a trick that is picked up ended with it.
    let mut off_suit: Option<Seat> = None;
    for event in events {
        match event {
            Event::Played { seat, card } => {
                let suit = *led.get_or_insert(card.suit());
                off_suit = (card.suit() != suit).then_some(*seat);
            }
            Event::Slipped { .. } => off_suit = None,
            Event::PickedUp { seat, cards } => {
                if let Some(seat) = seats.get_mut(seat.index()) {
                    seat.picked_up += cards.len();
                }
                if let Some(giver) = off_suit.and_then(|seat| seats.get_mut(seat.index())) {
                    giver.tochoos += 1;
                }
            }
            Event::Took { seat, .. } => {
                if let Some(seat) = seats.get_mut(seat.index()) {
                    seat.takes += 1;
                }
            }
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
    fn a_tochoo_counts_for_who_gave_it_and_the_pile_for_who_picked_it_up() {
        let seat = |n| Seat::new(n).unwrap();
        let card = |text: &str| text.parse::<Card>().unwrap();
        let played = |by, text| Event::Played {
            seat: seat(by),
            card: card(text),
        };
        let mut seats = [Seats::default(); 3];
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
        count(&mut seats, &events);
        // Off suit in the first trick, which nobody picks up.
        count(&mut seats, &[played(0, "AS"), played(1, "2H")]);
        let all = seats.map(|seat| (seat.picked_up, seat.tochoos, seat.takes));
        assert_eq!(all, [(3, 0, 0), (0, 0, 1), (0, 1, 0)]);
    }
}
