//! Figures about the players' games, for a server's stats.

use crate::bus::rules::{Event, Hand};
use crate::cards::Seat;
use crate::kit::Figures;

/// The number of deals at whose end nobody had a better hand.
const DEALS_WON: &str = "deals_won";
const CALLS: &str = "calls";
/// The number of calls in deals that cost the player a token.
const CALLS_LOST: &str = "calls_lost";
/// The worth of the player's best hand at the end of a deal, as a
/// [number](crate::bus::rules::Worth::number).
pub(super) const BEST_HAND: &str = "best_hand";

/// The figures' names, in display order.
pub(super) const NAMES: [&str; 4] = [DEALS_WON, CALLS, CALLS_LOST, BEST_HAND];

pub(super) fn count(events: &[Event], figures: &mut Figures) {
    let mut caller = None;
    for event in events {
        match *event {
            Event::Called { seat } => {
                caller = Some(seat);
                figures.add(seat, CALLS, 1);
            }
            Event::Showdown { hands, losers, .. } => {
                let worths = hands.map(|hand| hand.map(Hand::worth));
                let best = worths.iter().max().copied().flatten();
                for (seat, worth) in Seat::first(hands.len()).zip(worths) {
                    let Some(worth) = worth else {
                        continue;
                    };
                    figures.add(seat, DEALS_WON, i64::from(Some(worth) == best));
                    figures.raise(seat, BEST_HAND, worth.number() as i64);
                }
                if let Some(caller) = caller.filter(|caller| losers.contains(*caller)) {
                    figures.add(caller, CALLS_LOST, 1);
                }
            }
            Event::Dealt { .. }
            | Event::Received { .. }
            | Event::Kept { .. }
            | Event::Exchanged { .. }
            | Event::ExchangedAll { .. }
            | Event::Out { .. }
            | Event::Won { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bus::rules::{Kind, MOST_SEATS, Worth};
    use crate::cards::{Card, SeatSet};

    fn hand(text: &str) -> Hand {
        let mut cards = text.split(' ').map(|card| card.parse::<Card>().unwrap());
        Hand::new(std::array::from_fn(|_| cards.next().unwrap())).unwrap()
    }

    #[test]
    fn calls_are_counted_with_their_cost_and_the_best_hand_is_that_of_all_deals() {
        let seat = |n| Seat::new(n).unwrap();
        let deal = |caller, hands: [&str; 3], losers: SeatSet| {
            let mut shown = [None; MOST_SEATS];
            for (shown, text) in shown.iter_mut().zip(hands) {
                *shown = (!text.is_empty()).then(|| hand(text));
            }
            let called = Event::Called { seat: seat(caller) };
            let showdown = Event::Showdown {
                hands: shown,
                worst: losers,
                losers,
            };
            [called, showdown]
        };
        let mut figures = Figures::new(&NAMES, 3);
        for deal in [
            // Two players have equally good hands.
            deal(
                0,
                ["9S 9H 4D", "9D 9C 4S", "8S 7H 2D"],
                SeatSet::of(seat(2)),
            ),
            deal(0, ["KS QH 4D", "AD AC 4S", ""], SeatSet::of(seat(0))),
            // Everyone would lose their last token, so nobody loses one.
            deal(1, ["3S 3H 3D", "3C 4C 6D", ""], SeatSet::EMPTY),
        ] {
            count(&deal, &mut figures);
        }
        let named = figures.named();
        let numbers = |n: usize| -> Vec<i64> { named[n][..3].iter().map(|f| f.1).collect() };
        assert_eq!(numbers(0), [2, 2, 1]);
        assert_eq!(numbers(1), [2, 1, 0]);
        assert_eq!(numbers(2), [0, 0, 0]);
        let best = |n: usize| Worth::numbered(named[n][3].1);
        assert_eq!(best(0).map(Worth::kind), Some(Kind::Prial));
        assert_eq!(best(1), Some(hand("AD AC 4S").worth()));
        assert_eq!(best(2), Some(hand("8S 7H 2D").worth()));
        assert_eq!(Worth::numbered(-1), None);
    }
}
