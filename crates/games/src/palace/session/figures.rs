//! Figures about the players' games, for a server's stats.

use crate::kit::Figures;
use crate::palace::rules::Event;

/// The number of cards that the player picked up.
const PICKED_UP: &str = "picked_up";
/// The number of stacks that the player burnt.
const BURNS: &str = "burns";
/// The number of the player's face-down cards that didn't fit.
const MISFITS: &str = "misfits";

/// The figures' names, in display order.
pub(super) const NAMES: [&str; 3] = [PICKED_UP, BURNS, MISFITS];

pub(super) fn count(events: &[Event], figures: &mut Figures) {
    let mut flipped = None;
    for event in events {
        match *event {
            Event::Flipped { card, .. } => flipped = Some(card),
            Event::Played { .. } => flipped = None,
            Event::Burnt { seat, .. } => figures.add(seat, BURNS, 1),
            Event::PickedUp { seat, cards } => {
                figures.add(seat, PICKED_UP, cards.len());
                // A card that fits is played before anything else happens.
                figures.add(seat, MISFITS, i64::from(flipped.take().is_some()));
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
    fn a_face_down_card_is_played_if_it_fits_or_else_picked_up_with_the_stack() {
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
        let mut figures = Figures::new(&NAMES, 3);
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
            count(stack, &mut figures);
        }
        let all = figures.named();
        let all: Vec<Vec<i64>> = all
            .iter()
            .map(|own| own.iter().map(|f| f.1).collect())
            .collect();
        assert_eq!(all, [[1, 0, 0], [2, 1, 1], [0, 0, 0]]);
    }
}
