//! The stack: its cards, and the cards that can follow (rules, section 5).

use crate::cards::{CardSet, Rank};

/// The stack. About the order of its cards, it only keeps what matters: the run of equal ranks on
/// top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    cards: CardSet,
    run: CardSet,
}

impl Stack {
    pub const EMPTY: Stack = Stack {
        cards: CardSet::EMPTY,
        run: CardSet::EMPTY,
    };

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

    #[inline]
    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// The cards on top that have the same rank.
    #[inline]
    pub const fn run(&self) -> CardSet {
        self.run
    }

    #[inline]
    pub const fn height(&self) -> u32 {
        self.cards.len()
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    #[inline]
    pub fn top(&self) -> Option<Rank> {
        self.run.iter().next().map(|card| card.rank())
    }

    /// All cards of the pack that can be played on the stack.
    #[inline]
    pub fn takes(&self) -> CardSet {
        const PACK: CardSet = CardSet::pack(1);
        match self.top() {
            None => PACK,
            // Ten is the rank above nine, so it never goes on a nine.
            Some(Rank::NINE) => PACK.at_most(Rank::NINE),
            Some(top) => PACK.at_least(top).or(PACK.of_rank(Rank::TWO)),
        }
    }

    /// Whether the stack burns now: a ten was played, or the last four cards have the same rank.
    #[inline]
    pub fn burns(&self) -> bool {
        self.run.len() == 4 || self.top() == Some(Rank::TEN)
    }
}
