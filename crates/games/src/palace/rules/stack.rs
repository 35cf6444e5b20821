//! The stack that is played on: what lies in it, and what may follow (rules, section 5).

use crate::cards::{CardSet, Rank};

/// The stack. Of the order of its cards it keeps what matters: which lie on top with equal rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    cards: CardSet,
    run: CardSet,
}

impl Stack {
    /// A stack without a card.
    pub const EMPTY: Stack = Stack {
        cards: CardSet::EMPTY,
        run: CardSet::EMPTY,
    };

    /// Puts cards of one rank on top.
    #[inline]
    pub(super) fn put(&mut self, cards: CardSet) {
        let same = self.top().is_some() && self.top() == cards.only_rank();
        self.run = if same { self.run.or(cards) } else { cards };
        self.cards = self.cards.or(cards);
    }

    /// The stack with cards of one rank on top of it, before it [burns](Self::burns).
    #[inline]
    #[must_use]
    pub fn with(mut self, cards: CardSet) -> Stack {
        self.put(cards);
        self
    }

    /// All its cards.
    #[inline]
    #[must_use]
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// The cards on top that have the same rank.
    #[inline]
    #[must_use]
    pub const fn run(&self) -> CardSet {
        self.run
    }

    /// How many cards it has.
    #[inline]
    #[must_use]
    pub const fn height(&self) -> u32 {
        self.cards.len()
    }

    /// Whether there is no card.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The rank of the card on top.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<Rank> {
        self.run.iter().next().map(|card| card.rank())
    }

    /// All cards of the pack that may be played on it.
    #[inline]
    #[must_use]
    pub fn takes(&self) -> CardSet {
        const PACK: CardSet = CardSet::pack(1);
        match self.top() {
            None => PACK,
            // Ten is a rank above the nine, so it never goes on one.
            Some(Rank::NINE) => PACK.at_most(Rank::NINE),
            Some(top) => PACK.at_least(top).or(PACK.of_rank(Rank::TWO)),
        }
    }

    /// Whether it burns now: a ten was played, or the last four cards have the same rank.
    #[inline]
    #[must_use]
    pub fn burns(&self) -> bool {
        self.run.len() == 4 || self.top() == Some(Rank::TEN)
    }
}
