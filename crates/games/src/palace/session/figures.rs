//! What the players of a game did, in figures for the statistics of a server.

use super::Session;
use crate::palace::rules::Event;

/// The figures' names, in the order in which people read them.
pub const FIGURES: [&str; 3] = [PICKED_UP, BURNS, MISFITS];

/// How many cards the player picked up.
const PICKED_UP: &str = "picked_up";
/// How many stacks the player burnt.
const BURNS: &str = "burns";
/// How many face-down cards of the player did not fit.
const MISFITS: &str = "misfits";

/// One seat's figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Figures {
    picked_up: u32,
    burns: u32,
    misfits: u32,
}

impl Session {
    /// What each seat did so far, by seat number.
    #[must_use]
    pub fn figures(&self) -> Vec<Vec<(&'static str, u32)>> {
        let mut seats = vec![Figures::default(); self.start.seats];
        let past = self.past.iter().map(AsRef::as_ref);
        for log in past.chain([&self.present]) {
            count(&mut seats, &log.events);
        }
        let named = |seat: Figures| {
            vec![
                (PICKED_UP, seat.picked_up),
                (BURNS, seat.burns),
                (MISFITS, seat.misfits),
            ]
        };
        seats.into_iter().map(named).collect()
    }
}

/// Counts what happened on a stack.
fn count(seats: &mut [Figures], events: &[Event]) {
    let mut flipped = None;
    for event in events {
        match event {
            Event::Flipped { card, .. } => flipped = Some(*card),
            Event::Played { .. } => flipped = None,
            Event::Burnt { seat, .. } => {
                if let Some(seat) = seats.get_mut(seat.index()) {
                    seat.burns += 1;
                }
            }
            Event::PickedUp { seat, cards } => {
                if let Some(seat) = seats.get_mut(seat.index()) {
                    seat.picked_up += cards.len();
                    // A card that fits is played before anything else happens.
                    seat.misfits += u32::from(flipped.take().is_some());
                }
            }
            Event::Swapped { .. }
            | Event::Ready { .. }
            | Event::Begins { .. }
            | Event::Refilled { .. }
            | Event::Received { .. }
            | Event::GotAway { .. }
            | Event::Lost { .. }
            | Event::Stopped => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, CardSet, Seat};
    use crate::palace::rules::Source;

    #[test]
    fn a_face_down_card_that_fits_is_played_and_one_that_does_not_is_picked_up_with_the_stack() {
        let seat = |n| Seat::new(n).unwrap();
        let card = |text: &str| text.parse::<Card>().unwrap();
        let cards = |texts: &[&str]| texts.iter().copied().map(card).collect::<CardSet>();
        let played = |by, texts: &[&str], from| Event::Played {
            seat: seat(by),
            cards: cards(texts),
            from,
        };
        let flipped = |by, text| Event::Flipped {
            seat: seat(by),
            at: 0,
            card: card(text),
        };
        let mut seats = [Figures::default(); 3];
        let stacks = [
            vec![
                flipped(0, "8H"),
                played(0, &["8H"], Source::Down),
                flipped(1, "3S"),
                Event::PickedUp {
                    seat: seat(1),
                    cards: cards(&["8H", "3S"]),
                },
            ],
            vec![
                flipped(2, "5H"),
                played(2, &["5H"], Source::Down),
                Event::PickedUp {
                    seat: seat(0),
                    cards: cards(&["5H"]),
                },
            ],
            vec![
                played(1, &["10C"], Source::Hand),
                Event::Burnt {
                    seat: seat(1),
                    cards: cards(&["10C"]),
                },
            ],
        ];
        for stack in &stacks {
            count(&mut seats, stack);
        }
        let all = seats.map(|seat| (seat.picked_up, seat.burns, seat.misfits));
        assert_eq!(all, [(1, 0, 0), (2, 1, 1), (0, 0, 0)]);
    }
}
