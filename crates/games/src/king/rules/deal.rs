//! The first dealer, and the deals (rules, section 2).
//!
//! Owns what a deal is and how it follows from the fair shuffle, but not where the chance comes
//! from.

use super::round::Round;
use super::{SEATS, TRICKS};
use crate::cards::{Card, CardSet, Chance, Direction, Seat};

/// A whole pack in four hands of thirteen cards, by seat.
///
/// ```
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::king::rules::{Hands, Round, fair_deal, first_dealer};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let hands = fair_deal(&chance, Round::FIRST, first_dealer(&chance));
/// assert_eq!(hands.of(Seat::FIRST).len(), 13);
///
/// // Anything else is no deal.
/// let cards = hands.sets().map(|hand| hand.iter().collect::<Vec<_>>());
/// assert_eq!(Hands::new(&cards)?, hands);
/// assert!(Hands::new(&cards[1..]).is_err());
/// # Ok::<(), getaway_games::king::rules::BadDeal>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hands([CardSet; SEATS]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    #[error("there are {0} hands, but four play")]
    Hands(usize),
    #[error("{0:?} has {1} cards instead of 13")]
    Count(Seat, usize),
    /// A card is dealt twice.
    #[error("{0} is dealt twice")]
    Twice(Card),
    /// The card comes from a second pack.
    #[error("{0} isn't in the pack")]
    Foreign(Card),
}

impl Hands {
    /// Makes a deal from these hands.
    ///
    /// # Errors
    /// The hands aren't a deal.
    pub fn new(hands: &[Vec<Card>]) -> Result<Hands, BadDeal> {
        if hands.len() != SEATS {
            return Err(BadDeal::Hands(hands.len()));
        }
        let mut sets = [CardSet::EMPTY; SEATS];
        let mut dealt = CardSet::EMPTY;
        for ((seat, hand), set) in Seat::first(SEATS).zip(hands).zip(&mut sets) {
            for &card in hand {
                if !CardSet::pack(1).contains(card) {
                    return Err(BadDeal::Foreign(card));
                }
                if dealt.contains(card) {
                    return Err(BadDeal::Twice(card));
                }
                dealt.insert(card);
                set.insert(card);
            }
            if hand.len() != TRICKS {
                return Err(BadDeal::Count(seat, hand.len()));
            }
        }
        Ok(Hands(sets))
    }

    /// The hand of a seat; empty if there is no such seat.
    pub fn of(&self, seat: Seat) -> CardSet {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }

    pub const fn sets(&self) -> [CardSet; SEATS] {
        self.0
    }

    /// Deals the pack in this order, one card at a time from the player after the dealer. Expects a
    /// whole pack; a shorter one leaves hands short.
    pub(super) fn dealt(pack: impl IntoIterator<Item = Card>, dealer: Seat) -> Hands {
        let mut hands = [CardSet::EMPTY; SEATS];
        for (card, n) in pack.into_iter().zip(1..) {
            let seat = dealer.after(n, SEATS, Direction::Clockwise);
            hands[seat.index()].insert(card);
        }
        Hands(hands)
    }
}

/// The dealer of the first round: the seat that gets the king of hearts when the pack is dealt face
/// up, beginning with seat 0.
pub fn first_dealer(chance: &Chance) -> Seat {
    let pack = chance.in_order("dealer", 1);
    let before = pack
        .iter()
        .take_while(|card| **card != Card::KING_OF_HEARTS);
    Seat::FIRST.after(before.count(), SEATS, Direction::Clockwise)
}

/// The deal of a round that follows from this chance.
pub fn fair_deal(chance: &Chance, round: Round, dealer: Seat) -> Hands {
    Hands::dealt(chance.deal(round.number()), dealer)
}
