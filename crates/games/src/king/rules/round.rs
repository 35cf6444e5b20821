//! The ten rounds of a game with their dealers and deals, and the costs in the negative ones
//! (rules, sections 1, 2 and 4).
//!
//! Owns what a deal is and how it follows from the fair shuffle, but not where the chance comes
//! from.

use super::trick::Taken;
use super::{SEATS, TRICKS};
use crate::cards::{Card, CardSet, Chance, Direction, Rank, Seat, Suit};

/// One of the ten hands of a game (rules, section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Round(u8);

impl Round {
    pub const COUNT: usize = 10;
    pub const FIRST: Round = Round(1);
    pub const LAST: Round = Round(Self::COUNT as u8);

    /// The round with this number, 1 to 10.
    pub const fn new(number: usize) -> Option<Round> {
        if number >= 1 && number <= Self::COUNT { Some(Round(number as u8)) } else { None }
    }

    pub fn all() -> impl Iterator<Item = Round> {
        (1..=Self::COUNT as u8).map(Round)
    }

    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The penalty of the round; `None` for the positive rounds.
    pub const fn penalty(self) -> Option<Penalty> {
        let penalties = Penalty::ALL;
        if self.number() <= penalties.len() { Some(penalties[self.number() - 1]) } else { None }
    }

    /// The dealer of the round, in a game where `first` dealt the first one (rules, section 2).
    pub const fn dealer(self, first: Seat) -> Seat {
        first.after(self.number() - 1, SEATS, Direction::Clockwise)
    }
}

/// The tricks or cards that cost points in a negative round (rules, section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    Tricks,
    Hearts,
    Queens,
    KingsAndJacks,
    KingOfHearts,
    /// Round 6: the last two tricks.
    LastTwo,
}

impl Penalty {
    /// The penalties in the order of the rounds.
    pub const ALL: [Penalty; 6] = [
        Penalty::Tricks,
        Penalty::Hearts,
        Penalty::Queens,
        Penalty::KingsAndJacks,
        Penalty::KingOfHearts,
        Penalty::LastTwo,
    ];

    pub const fn each(self) -> i32 {
        match self {
            Penalty::Tricks | Penalty::Hearts => 20,
            Penalty::Queens => 50,
            Penalty::KingsAndJacks => 30,
            Penalty::KingOfHearts => 160,
            Penalty::LastTwo => 90,
        }
    }

    /// The cards that cost points; empty where tricks do.
    pub fn cards(self) -> CardSet {
        const PACK: CardSet = CardSet::pack(1);
        match self {
            Penalty::Tricks | Penalty::LastTwo => CardSet::EMPTY,
            Penalty::Hearts => PACK.of_suit(Suit::Hearts),
            Penalty::Queens => PACK.of_rank(Rank::QUEEN),
            Penalty::KingsAndJacks => PACK.of_rank(Rank::KING).or(PACK.of_rank(Rank::JACK)),
            Penalty::KingOfHearts => CardSet::of(Card::KING_OF_HEARTS),
        }
    }

    /// The number of penalties in the `number`-th trick (from 1).
    pub fn count(self, number: usize, trick: &Taken) -> u32 {
        match self {
            Penalty::Tricks => 1,
            Penalty::LastTwo => u32::from(number >= 12),
            _ => trick.card_set().and(self.cards()).len(),
        }
    }

    /// Whether nothing is left to score once these cards are taken. Where tricks cost points, the
    /// last trick always counts.
    pub fn is_decided(self, taken: CardSet) -> bool {
        let cards = self.cards();
        !cards.is_empty() && cards.minus(taken).is_empty()
    }
}

/// A whole pack in four hands of thirteen cards, by seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hands([CardSet; SEATS]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDeal {
    #[error("there are {0} hands, but four play")]
    Hands(usize),
    #[error("{0:?} has {1} cards instead of 13")]
    Count(Seat, usize),
    #[error("{0} is dealt twice")]
    Twice(Card),
    /// The card comes from a second pack.
    #[error("{0} isn't in the pack")]
    Foreign(Card),
}

impl Hands {
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
    let before = pack.iter().take_while(|card| **card != Card::KING_OF_HEARTS);
    Seat::FIRST.after(before.count(), SEATS, Direction::Clockwise)
}

/// The deal of a round that follows from this chance.
pub fn fair_deal(chance: &Chance, round: Round, dealer: Seat) -> Hands {
    Hands::dealt(chance.deal(round.number()), dealer)
}
