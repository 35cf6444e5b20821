//! One trick: its leader, its cards, and its winner (rules, section 3).

use super::{SEATS, TRICKS};
use crate::cards::{Card, CardSet, Direction, Seat, Suit};

/// A trick that isn't complete: up to three cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trick {
    leader: Seat,
    /// The cards in the order of play. The cards beyond `len` have no meaning, and always the same
    /// value.
    cards: [Card; SEATS - 1],
    len: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub leader: Seat,
    pub cards: [Card; SEATS],
    pub winner: Seat,
}

/// The seat and the card that take a trick, if the cards were played in this order.
fn winning(leader: Seat, cards: &[Card], trumps: Option<Suit>) -> Option<(Seat, Card)> {
    let mut plays = by_seat(leader, cards);
    let first = plays.next()?;
    let best = plays.fold(first, |best, play| {
        let same_suit = play.1.suit() == best.1.suit();
        let beats =
            if same_suit { play.1.rank() > best.1.rank() } else { Some(play.1.suit()) == trumps };
        if beats { play } else { best }
    });
    Some(best)
}

fn by_seat(leader: Seat, cards: &[Card]) -> impl Iterator<Item = (Seat, Card)> {
    (0..).map(move |n| leader.after(n, SEATS, Direction::Clockwise)).zip(cards.iter().copied())
}

impl Trick {
    pub(super) const fn new(leader: Seat) -> Trick {
        Trick { leader, cards: [Card::ACE_OF_SPADES; SEATS - 1], len: 0 }
    }

    /// Adds a card. The fourth completes the trick.
    pub(super) fn add(&mut self, card: Card, trumps: Option<Suit>) -> Option<Taken> {
        if let Some(place) = self.cards.get_mut(usize::from(self.len)) {
            *place = card;
            self.len += 1;
            return None;
        }
        let [a, b, c] = self.cards;
        let cards = [a, b, c, card];
        let (winner, _) = winning(self.leader, &cards, trumps)?;
        Some(Taken { leader: self.leader, cards, winner })
    }

    pub const fn leader(&self) -> Seat {
        self.leader
    }

    pub const fn turn(&self) -> Seat {
        let played = self.len as usize;
        self.leader.after(played, SEATS, Direction::Clockwise)
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }

    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        by_seat(self.leader, self.cards())
    }

    /// The suit that must be followed; `None` before the lead.
    pub fn led(&self) -> Option<Suit> {
        self.cards().first().map(|card| card.suit())
    }

    /// The player and the card that would take the trick now; `None` before the lead.
    pub fn winning(&self, trumps: Option<Suit>) -> Option<(Seat, Card)> {
        winning(self.leader, self.cards(), trumps)
    }

    pub fn has_played(&self, seat: Seat) -> bool {
        self.plays().any(|(played, _)| played == seat)
    }
}

impl Taken {
    pub fn plays(&self) -> impl Iterator<Item = (Seat, Card)> {
        by_seat(self.leader, &self.cards)
    }

    pub fn card_set(&self) -> CardSet {
        self.cards.into_iter().collect()
    }
}

/// The complete tricks of a round in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tricks {
    /// The tricks beyond `len` have no meaning, and always the same value.
    taken: [Taken; TRICKS],
    len: u8,
}

impl Tricks {
    pub(super) const NONE: Tricks = Tricks {
        taken: [Taken {
            leader: Seat::FIRST,
            cards: [Card::ACE_OF_SPADES; SEATS],
            winner: Seat::FIRST,
        }; TRICKS],
        len: 0,
    };

    pub(super) fn push(&mut self, trick: Taken) {
        debug_assert!(usize::from(self.len) < TRICKS);
        if let Some(place) = self.taken.get_mut(usize::from(self.len)) {
            *place = trick;
            self.len += 1;
        }
    }

    pub(super) fn as_slice(&self) -> &[Taken] {
        &self.taken[..usize::from(self.len)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The card that takes the trick, if the cards are played in this order.
    fn taker(cards: &str, trumps: Option<Suit>) -> String {
        let mut trick = Trick::new(Seat::FIRST);
        let mut taken = None;
        for name in cards.split(' ') {
            assert_eq!(taken, None);
            taken = trick.add(name.parse().unwrap(), trumps);
        }
        let taken = taken.unwrap();
        taken.cards[taken.winner.index()].to_string()
    }

    #[test]
    fn s3_the_highest_trump_or_else_the_highest_card_of_the_led_suit_wins_the_trick() {
        for (cards, trumps, best) in [
            ("2H 10H 9H KS", None, "10H"),
            ("2H AS AD AC", None, "2H"),
            ("JD KD QD AD", None, "AD"),
            ("AH 2S KH 3S", Some(Suit::Spades), "3S"),
            ("AH KH 2S QH", Some(Suit::Spades), "2S"),
            ("4S 2S AH 3S", Some(Suit::Spades), "4S"),
            ("4S 5S AH 3S", Some(Suit::Hearts), "AH"),
            ("4S 5S AH 3S", Some(Suit::Clubs), "5S"),
        ] {
            assert_eq!(taker(cards, trumps), best, "{cards}, {trumps:?}");
        }
    }

    #[test]
    fn a_trick_knows_its_turn_and_its_current_winner() {
        let leader = Seat::new(2).unwrap();
        let mut trick = Trick::new(leader);
        assert_eq!((trick.turn(), trick.led(), trick.winning(None)), (leader, None, None));
        for (card, turn, winning) in [("5C", 3, 2), ("9C", 0, 3), ("8C", 1, 3)] {
            assert_eq!(trick.add(card.parse().unwrap(), None), None);
            assert_eq!(trick.turn().index(), turn);
            let (seat, _) = trick.winning(None).unwrap();
            assert_eq!(seat.index(), winning);
        }
        let taken = trick.add("AC".parse().unwrap(), None).unwrap();
        assert_eq!((taken.leader, taken.winner.index()), (leader, 1));
    }
}
