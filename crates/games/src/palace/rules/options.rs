//! The options of the rules (rules, sections 2 and 12): closed sets of values with the names from the
//! rules. No strings past the parser.

use super::DECK;
use crate::cards::Packs;
use crate::kit::options::{game_options, named};

/// How many cards everyone gets (rules, section 2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Length {
    /// As many as there are, apart from the draw deck.
    #[default]
    Full,
    /// Three face down, three face up and three in the hand, for any number of players.
    Short,
}

named!(Length { Full = "full", Short = "short" });

impl Length {
    /// The number of cards of each kind that a player gets: face down, face up, and in the hand.
    pub const fn dealt(self, seats: usize) -> usize {
        match (self, seats) {
            (Length::Full, 2) => 6,
            (Length::Full, 3) => 4,
            (Length::Full, _) | (Length::Short, _) => 3,
        }
    }
}

/// Where a ten goes (rules, section 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ten {
    /// In the order of the ranks, like other cards.
    #[default]
    Order,
    /// On any card, like a two.
    Anything,
}

named!(Ten { Order = "order", Anything = "anything" });

/// What may follow a seven (rules, section 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seven {
    /// What follows any other card.
    #[default]
    Off,
    /// A seven or lower.
    OrLower,
}

named!(Seven { Off = "off", OrLower = "or_lower" });

/// Whether an eight skips a player (rules, section 12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Eight {
    #[default]
    Off,
    Skips,
}

named!(Eight { Off = "off", Skips = "skips" });

game_options! {
    /// All options of the rules. The default is the full game.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Options {
        pub length: Length,
        pub ten: Ten,
        pub seven: Seven,
        pub eight: Eight,
        pub packs: Packs,
    }
    added: [ten, seven, eight, packs]
    seats: |options| match options.packs {
        Packs::One => 2..=4,
        Packs::Two => 5..=6,
    }
}

impl Options {
    /// The number of cards in the draw deck, where so many can play.
    pub const fn deck(&self, seats: usize) -> usize {
        match self.packs {
            Packs::One => DECK,
            Packs::Two => self.packs.cards().saturating_sub(3 * seats * self.length.dealt(seats)),
        }
    }
}
