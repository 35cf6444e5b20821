//! Cards by suit with one bit per rank, for computing in playouts.

use crate::cards::{Card, CardSet, Rank, Suit};

/// Cards of one pack: one word per suit, with one bit per rank.
pub(super) type Lanes = [u16; 4];

pub(super) const SUIT: u16 = 0x1fff;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pip {
    pub suit: u8,
    pub rank: u8,
}

impl Pip {
    pub(super) const fn of(card: Card) -> Pip {
        Pip {
            suit: card.suit() as u8,
            rank: card.rank().number(),
        }
    }

    pub(super) fn card(self) -> Option<Card> {
        let suit = Suit::ALL.get(usize::from(self.suit))?;
        Some(Card::new(Rank::new(self.rank)?, *suit))
    }

    #[inline]
    pub(super) const fn is_in(self, lanes: &Lanes) -> bool {
        lanes[self.suit as usize & 3] >> self.rank & 1 == 1
    }
}

pub(super) fn lanes(cards: CardSet) -> Lanes {
    let mut lanes = [0; 4];
    for card in cards {
        lanes[card.suit() as usize] |= 1 << card.rank().number();
    }
    lanes
}

/// The ranks above this one.
#[inline]
pub(super) const fn above(rank: u8) -> u16 {
    SUIT & !((2 << rank) - 1)
}

/// The ranks below this one.
#[inline]
pub(super) const fn below(rank: u8) -> u16 {
    (1 << rank) - 1
}

#[inline]
pub(super) const fn is_empty(lanes: &Lanes) -> bool {
    lanes[0] | lanes[1] | lanes[2] | lanes[3] == 0
}

#[inline]
pub(super) const fn len(lanes: &Lanes) -> u32 {
    // All lanes at once, in one word.
    let [a, b, c, d] = *lanes;
    ((a as u64) | (b as u64) << 16 | (c as u64) << 32 | (d as u64) << 48).count_ones()
}

/// The cards by suit, from low to high within each suit.
#[inline]
pub(super) fn pips(lanes: &Lanes) -> impl Iterator<Item = Pip> + use<> {
    let lanes = *lanes;
    (0..4u8).flat_map(move |suit| {
        let mut left = lanes[usize::from(suit)];
        std::iter::from_fn(move || {
            let rank = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                Pip { suit, rank }
            })
        })
    })
}
