//! The board: everything about a running game that all players may see.
//!
//! It has no hand and no face-down card in it, so whoever holds a [`Board`] knows no secret. What a
//! player may do on it stands in `legality`.

use super::MOST_SEATS;
use super::options::Options;
use super::places::Places;
use super::stack::Stack;
use crate::cards::{CardSet, Direction, Rank, Seat, SeatList, SeatSet};

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Hands and face-up cards are exchanged (rules, section 3).
    Exchange {
        /// Who is ready.
        ready: SeatSet,
    },
    /// All are ready; chance is to say who begins (rules, section 4).
    Begin,
    /// Cards are played.
    Play {
        /// Whose turn it is.
        turn: Seat,
        /// Of which rank the very first play must be; none after it.
        opening: Option<Rank>,
    },
    /// The game is over.
    Over {
        /// The last player left; none if the game was stopped (rules, section 8).
        loser: Option<Seat>,
    },
}

/// Who has to do something next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// All these may exchange, in any order, and are to say that they are ready.
    Exchange(SeatSet),
    /// Chance, of which one player is to begin: [`Game::candidates`](super::Game::candidates).
    Begin,
    /// This seat plays or picks up.
    Play(Seat),
    /// Nobody: the game is over.
    Over(Option<Seat>),
}

/// Where cards are played from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The hand.
    Hand,
    /// The face-up cards.
    Up,
    /// The face-down cards.
    Down,
}

/// What everybody sees of one player's cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tableau {
    /// The face-up cards.
    pub up: CardSet,
    /// The places where face-down cards lie.
    pub down: Places,
    /// How many cards the hand has.
    pub hand: u32,
    /// Cards that everybody knows to be in the hand: picked up, or taken from the table in the
    /// exchange, and not played since.
    pub known: CardSet,
}

impl Tableau {
    const NOTHING: Tableau = Tableau {
        up: CardSet::EMPTY,
        down: Places::EMPTY,
        hand: 0,
        known: CardSet::EMPTY,
    };

    /// Whether the player has no card at all.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.hand == 0 && self.up.is_empty() && self.down.is_empty()
    }

    /// How many cards of the hand are not known to everybody.
    #[inline]
    #[must_use]
    pub const fn unknown(&self) -> u32 {
        self.hand - self.known.len()
    }

    /// From where the player plays (rules, section 6).
    #[inline]
    #[must_use]
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
/// With a player's own hand it says what that player may do:
///
/// ```
/// use getaway_games::cards::{Chance, Seat, Secret};
/// use getaway_games::palace::rules::{Deal, Due, Game, Move, Options};
///
/// let chance = Chance::new(&Secret::new([7; 32]), 1, &[]);
/// let deal = Deal::new(&chance, Options::default(), 2, Seat::FIRST);
/// let game = Game::deal(Options::default(), Seat::FIRST, &deal)?;
/// let board = *game.board();
///
/// // Each of six cards can be exchanged with each of six, or one says that one is ready.
/// let Due::Exchange(seats) = board.due() else { panic!("everything begins with the exchange") };
/// assert_eq!(seats.len(), 2);
/// let moves = board.legal_moves(Seat::FIRST, game.hand(Seat::FIRST));
/// assert_eq!(moves.len(), 6 * 6 + 1);
/// assert!(moves.contains(&Move::Ready { seat: Seat::FIRST }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// The options of the table.
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The number of seats, including those that got away.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Who dealt.
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who has not got away.
    #[inline]
    #[must_use]
    pub const fn in_play(&self) -> SeatSet {
        self.in_play
    }

    /// What everybody sees of a player's cards; nothing if there is no such seat.
    #[inline]
    #[must_use]
    pub fn tableau(&self, seat: Seat) -> &Tableau {
        self.tableaus.get(seat.index()).unwrap_or(&Tableau::NOTHING)
    }

    /// The stack.
    #[inline]
    #[must_use]
    pub const fn stack(&self) -> &Stack {
        &self.stack
    }

    /// All cards that burnt.
    #[inline]
    #[must_use]
    pub const fn burnt(&self) -> CardSet {
        self.burnt
    }

    /// How many cards the draw deck has.
    #[inline]
    #[must_use]
    pub const fn deck(&self) -> u32 {
        self.deck as u32
    }

    /// How many plays there were: cards put on the stack. Who picks up does not play.
    #[inline]
    #[must_use]
    pub const fn plays(&self) -> u32 {
        self.plays
    }

    /// The seats that got away, in order.
    #[must_use]
    pub fn away(&self) -> &[Seat] {
        self.away.as_slice()
    }

    /// Where the game stands.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Whether the game is over.
    #[inline]
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// The loser, when the game is over and has one.
    #[inline]
    #[must_use]
    pub const fn loser(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over { loser } => loser,
            _ => None,
        }
    }

    /// Whose turn it is, once play has begun.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play { turn, .. } => Some(turn),
            _ => None,
        }
    }

    /// Who has to do something next.
    #[inline]
    #[must_use]
    pub fn due(&self) -> Due {
        match self.phase {
            Phase::Exchange { ready } => Due::Exchange(
                self.in_play
                    .iter()
                    .filter(|s| !ready.contains(*s))
                    .collect(),
            ),
            Phase::Begin => Due::Begin,
            Phase::Play { turn, .. } => Due::Play(turn),
            Phase::Over { loser } => Due::Over(loser),
        }
    }

    /// The next player after `seat`.
    #[inline]
    #[must_use]
    pub fn next(&self, seat: Seat) -> Option<Seat> {
        let others = self.in_play.without(seat);
        others.next_after(seat, Direction::Clockwise)
    }
}
