//! The board: everything about a running game that all players may see, with the stack (rules,
//! section 5) and the places of face-down cards.
//!
//! It has no hand and no face-down card in it, so a [`Board`] gives no secret away. `view`
//! decides what a player can do on it.

use std::fmt;

use super::MOST_SEATS;
use super::options::{Eight, Options, Seven, Ten};
use crate::cards::{CardSet, Direction, Rank, Seat, SeatList, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Hands and face-up cards are exchanged (rules, section 3).
    Exchange { ready: SeatSet },
    /// Everyone is ready; chance has to choose who begins (rules, section 4).
    Begin,
    /// Cards are played. `opening`: the rank that the very first play must have; `None` after it.
    Play { turn: Seat, opening: Option<Rank> },
    /// Over: only the loser is left; `None` if the game was stopped (rules, section 8).
    Over { loser: Option<Seat> },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// All these seats can exchange, in any order, until they say that they are ready.
    Exchange(SeatSet),
    /// Chance chooses who begins, from [`Position::candidates`](super::Position::candidates).
    Begin,
    Play(Seat),
    /// Nobody: the game is over.
    Over(Option<Seat>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    Hand,
    Up,
    Down,
}

/// The part of one player's cards that everyone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tableau {
    pub up: CardSet,
    pub down: Places,
    pub hand: u32,
    /// The cards that everyone knows to be in the hand: picked up, or taken from the table in the
    /// exchange, and not played since.
    pub known: CardSet,
}

impl Tableau {
    pub(super) const NOTHING: Tableau =
        Tableau { up: CardSet::EMPTY, down: Places::EMPTY, hand: 0, known: CardSet::EMPTY };

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.hand == 0 && self.up.is_empty() && self.down.is_empty()
    }

    /// The number of cards in the hand that not everyone knows.
    #[inline]
    pub const fn unknown(&self) -> u32 {
        self.hand - self.known.len()
    }

    /// The cards that the player plays from (rules, section 6).
    #[inline]
    pub const fn source(&self) -> Source {
        if self.hand > 0 {
            Source::Hand
        } else if self.up.is_empty() {
            Source::Down
        } else {
            Source::Up
        }
    }
}

/// Everything that all players may see.
///
/// With a player's own hand, it says what that player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    pub(super) in_play: SeatSet,
    pub(super) tableaus: [Tableau; MOST_SEATS],
    pub(super) stack: Stack,
    pub(super) burnt: CardSet,
    pub(super) deck: u8,
    pub(super) plays: u32,
    pub(super) away: SeatList,
    pub(super) phase: Phase,
}

impl Board {
    pub const fn options(&self) -> Options {
        self.options
    }

    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    pub const fn in_play(&self) -> SeatSet {
        self.in_play
    }

    /// The public part of a player's cards; empty if there is no such seat.
    #[inline]
    pub fn tableau(&self, seat: Seat) -> &Tableau {
        self.tableaus.get(seat.index()).unwrap_or(&Tableau::NOTHING)
    }

    pub const fn stack(&self) -> &Stack {
        &self.stack
    }

    pub const fn burnt(&self) -> CardSet {
        self.burnt
    }

    pub const fn deck(&self) -> u32 {
        self.deck as u32
    }

    /// The number of plays so far: cards put on the stack. Picking up isn't a play.
    pub const fn plays(&self) -> u32 {
        self.plays
    }

    pub fn away(&self) -> &[Seat] {
        self.away.as_slice()
    }

    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    #[inline]
    pub const fn loser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { loser } => loser,
            _ => None,
        }
    }

    /// The player whose turn it is, once play has begun.
    #[inline]
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play { turn, .. } => Some(turn),
            _ => None,
        }
    }

    #[inline]
    pub fn due(&self) -> Due {
        match self.phase {
            Phase::Exchange { ready } => {
                Due::Exchange(self.in_play.iter().filter(|s| !ready.contains(*s)).collect())
            }
            Phase::Begin => Due::Begin,
            Phase::Play { turn, .. } => Due::Play(turn),
            Phase::Over { loser } => Due::Over(loser),
        }
    }

    #[inline]
    pub fn next(&self, seat: Seat) -> Option<Seat> {
        self.in_play.without(seat).next_after(seat, Direction::Clockwise)
    }

    /// The players whom these cards skip, and whose turn it is after them: that of `seat` itself if
    /// the skipping comes round (rules, section 12).
    #[inline]
    pub fn after(&self, seat: Seat, cards: CardSet) -> (SeatSet, Option<Seat>) {
        let skips = match self.options.eight {
            Eight::Off => 0,
            Eight::Skips => cards.of_rank(Rank::EIGHT).len(),
        };
        let (mut skipped, mut next) = (SeatSet::EMPTY, self.next(seat));
        for _ in 0..skips {
            let Some(one) = next.filter(|one| *one != seat) else { break };
            skipped = skipped.with(one);
            next = self.in_play.next_after(one, Direction::Clockwise);
        }
        (skipped, next)
    }

    /// The cards that can be played on the stack with these on top of it.
    #[inline]
    pub fn takes_after(&self, cards: CardSet) -> CardSet {
        self.stack.with(cards).takes(self.options)
    }

    /// All cards that the game is played with.
    #[inline]
    pub fn pack(&self) -> CardSet {
        CardSet::pack(self.options.packs.into())
    }
}

/// The stack. About the order of its cards, it only keeps what matters: the run of equal ranks on
/// top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    cards: CardSet,
    run: CardSet,
}

impl Stack {
    pub const EMPTY: Stack = Stack { cards: CardSet::EMPTY, run: CardSet::EMPTY };

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

    pub const fn cards(&self) -> CardSet {
        self.cards
    }

    /// The cards on top that have the same rank.
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
    pub fn takes(&self, options: Options) -> CardSet {
        let pack = CardSet::pack(options.packs.into());
        let Some(top) = self.top() else { return pack };
        let takes = if is_ceiling(top, options) {
            pack.at_most(top)
        } else {
            pack.at_least(top).or(pack.of_rank(Rank::TWO))
        };
        match options.ten {
            Ten::Order => takes,
            Ten::Anything => takes.or(pack.of_rank(Rank::TEN)),
        }
    }

    /// Whether the stack burns now: a ten was played, or the last four cards have the same rank.
    #[inline]
    pub fn burns(&self) -> bool {
        self.run.len() >= 4 || self.top() == Some(Rank::TEN)
    }
}

/// Whether only this rank and lower ones go on a card of this rank (rules, sections 5 and 12).
#[inline]
pub fn is_ceiling(rank: Rank, options: Options) -> bool {
    rank == Rank::NINE || (rank == Rank::SEVEN && options.seven == Seven::OrLower)
}

/// A set of places, numbered from 0 as the cards were dealt. A place keeps its number when other
/// places become empty.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Places(u8);

impl Places {
    pub const EMPTY: Places = Places(0);

    /// The first `count` places (at most 8).
    pub const fn first(count: usize) -> Places {
        Places(((1u32 << if count > 8 { 8 } else { count }) - 1) as u8)
    }

    #[inline]
    pub const fn contains(self, at: u8) -> bool {
        at < 8 && self.0 & (1 << at) != 0
    }

    #[inline]
    #[must_use]
    pub const fn without(self, at: u8) -> Places {
        if at < 8 { Places(self.0 & !(1 << at)) } else { self }
    }

    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The place with the highest number.
    #[inline]
    pub const fn last(self) -> Option<u8> {
        match self.0 {
            0 => None,
            bits => Some(7 - bits.leading_zeros() as u8),
        }
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |at| self.contains(*at))
    }
}

impl fmt::Debug for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
