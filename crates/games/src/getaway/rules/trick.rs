//! One trick: its leader, its cards, and its winner.
//!
//! A trick begins with its lead, so there are no empty tricks.

use crate::cards::{Card, CardSet, Direction, MAX_SEATS, Seat, SeatSet, Suit};

#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Play {
    pub seat: Seat,
    pub card: Card,
}

/// The source of a drawn card (rules, section 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The waste as it was before the last trick.
    Waste,
    Seat(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Trick {
    plays: [Play; MAX_SEATS],
    len: u8,
    cards: CardSet,
    highest: Play,
    waiting: SeatSet,
    drawn: Option<Source>,
}

impl Trick {
    /// A trick led by `lead`, with `others` still to play. `drawn` is the source of the lead, if it
    /// was drawn.
    #[inline]
    pub(super) const fn led(lead: Play, others: SeatSet, drawn: Option<Source>) -> Trick {
        Trick {
            plays: [lead; MAX_SEATS],
            len: 1,
            cards: CardSet::of(lead.card),
            highest: lead,
            waiting: others,
            drawn,
        }
    }

    /// Adds a card. Of two equal cards, the one played first counts as higher (rules, section 1).
    #[inline]
    pub(super) const fn add(&mut self, play: Play) {
        debug_assert!((self.len as usize) < MAX_SEATS);
        self.plays[self.len as usize & (MAX_SEATS - 1)] = play;
        self.len += 1;
        self.cards.insert(play.card);
        self.waiting = self.waiting.without(play.seat);
        let best = self.highest.card;
        if play.card.suit() as u8 == best.suit() as u8
            && play.card.rank().number() > best.rank().number()
        {
            self.highest = play;
        }
    }

    /// The cards in the order they were played; the first is the lead.
    pub fn plays(&self) -> &[Play] {
        &self.plays[..usize::from(self.len)]
    }

    pub const fn lead(&self) -> Play {
        self.plays[0]
    }

    #[inline]
    pub const fn suit(&self) -> Suit {
        self.highest.card.suit()
    }

    pub const fn highest(&self) -> Play {
        self.highest
    }

    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// The players who haven't played to this trick yet, if nobody ends it.
    pub const fn waiting(&self) -> SeatSet {
        self.waiting
    }

    pub const fn drawn(&self) -> Option<Source> {
        self.drawn
    }

    /// The player whose turn it is when players play in turn; `None` when all have played.
    #[inline]
    pub const fn turn(&self, direction: Direction) -> Option<Seat> {
        self.waiting
            .next_after(self.plays[(self.len as usize - 1) & (MAX_SEATS - 1)].seat, direction)
    }
}

impl std::fmt::Debug for Trick {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Trick")
            .field("plays", &self.plays())
            .field("waiting", &self.waiting)
            .field("drawn", &self.drawn)
            .finish()
    }
}
