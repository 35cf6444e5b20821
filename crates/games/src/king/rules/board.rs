//! The board: everything about a running game that all players may see (rules, section 7).
//!
//! The board holds no hand, so a [`Board`] gives no secret away. `legality` decides what a player
//! can do on it.

use std::fmt;

use super::bidding::Bidding;
use super::contract::{Contract, Sheet, Trumps, places};
use super::options::Options;
use super::round::Round;
use super::trick::{Taken, Trick, Tricks};
use super::{SEATS, TRICKS};
use crate::cards::{CardSet, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The next round has to be dealt.
    Deal,
    /// Trumps have to be named (rules, section 5.1), perhaps after an auction.
    Choose { bidding: Option<Bidding> },
    /// The auction is running (rules, section 5.2).
    Bid { bidding: Bidding },
    /// The dealer has to choose the direction (rules, section 5.3).
    Direct { trumps: Trumps, bidding: Option<Bidding> },
    /// Tricks are played (rules, section 3).
    Play(Play),
    /// All rounds are over.
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    pub(super) contract: Contract,
    pub(super) bidding: Option<Bidding>,
    pub(super) tricks: Tricks,
    pub(super) trick: Trick,
}

impl Play {
    pub(super) const fn new(contract: Contract, bidding: Option<Bidding>, leader: Seat) -> Play {
        Play { contract, bidding, tricks: Tricks::NONE, trick: Trick::new(leader) }
    }

    pub const fn contract(&self) -> Contract {
        self.contract
    }

    pub const fn bidding(&self) -> Option<&Bidding> {
        self.bidding.as_ref()
    }

    pub fn tricks(&self) -> &[Taken] {
        self.tricks.as_slice()
    }

    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    pub fn played(&self) -> CardSet {
        let lying: CardSet = self.trick.cards().iter().copied().collect();
        self.tricks().iter().map(Taken::card_set).fold(lying, CardSet::or)
    }

    /// All cards that the seat has taken in the round.
    pub fn taken(&self, seat: Seat) -> CardSet {
        let tricks = self.tricks().iter().filter(|trick| trick.winner == seat);
        tricks.fold(CardSet::EMPTY, |all, trick| all.or(trick.card_set()))
    }

    /// The number of tricks or penalty cards that each seat has taken so far.
    pub fn counts(&self) -> [u8; SEATS] {
        self.contract.counts(self.tricks())
    }

    pub fn held(&self, seat: Seat) -> usize {
        let played = self.tricks().len() + usize::from(self.trick.has_played(seat));
        TRICKS.saturating_sub(played)
    }
}

/// The next thing that has to be done, and the player who does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    Deal(Round),
    /// This seat names trumps; the dealer can hold an auction instead if there was none.
    Choose(Seat),
    Bid(Seat),
    Direct(Seat),
    Play(Seat),
    /// Nothing: the game is over.
    Over,
}

impl Due {
    /// The seat whose turn it is; `None` before a deal and at the end.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Due::Deal(_) | Due::Over => None,
            Due::Choose(seat) | Due::Bid(seat) | Due::Direct(seat) | Due::Play(seat) => Some(seat),
        }
    }
}

impl fmt::Display for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Due::Deal(round) => write!(f, "hand {} has to be dealt", round.number()),
            Due::Choose(seat) => write!(f, "{seat:?} has to choose trumps"),
            Due::Bid(seat) => write!(f, "{seat:?} has to bid or pass"),
            Due::Direct(seat) => write!(f, "{seat:?} has to choose up or down"),
            Due::Play(seat) => write!(f, "{seat:?} has to play a card"),
            Due::Over => f.write_str("the game is over"),
        }
    }
}

/// Everything that all players may see.
///
/// With a player's own hand, it says what that player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub(super) options: Options,
    pub(super) first_dealer: Seat,
    pub(super) sheet: Sheet,
    pub(super) phase: Phase,
}

impl Board {
    pub const fn options(&self) -> Options {
        self.options
    }

    pub const fn first_dealer(&self) -> Seat {
        self.first_dealer
    }

    /// The round in play or the next one; the last round once the game is over.
    pub fn round(&self) -> Round {
        self.sheet.round().unwrap_or(Round::LAST)
    }

    pub fn dealer(&self) -> Seat {
        self.round().dealer(self.first_dealer)
    }

    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The points of each seat in all finished rounds.
    pub fn scores(&self) -> [i32; SEATS] {
        self.sheet.totals()
    }

    /// The place of each seat, from 1; `None` before the end.
    pub fn places(&self) -> Option<[u8; SEATS]> {
        self.is_over().then(|| places(self.scores()))
    }

    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// The tricks of the current round, once they have begun.
    pub const fn play(&self) -> Option<&Play> {
        match &self.phase {
            Phase::Play(play) => Some(play),
            _ => None,
        }
    }

    /// The auction of the current round, running or over, if there is one.
    pub const fn bidding(&self) -> Option<&Bidding> {
        match &self.phase {
            Phase::Bid { bidding } => Some(bidding),
            Phase::Choose { bidding } | Phase::Direct { bidding, .. } => bidding.as_ref(),
            Phase::Play(play) => play.bidding(),
            Phase::Deal | Phase::Over => None,
        }
    }

    /// The trumps of the current round, once they are known; `None` in negative rounds.
    pub const fn trumps(&self) -> Option<Trumps> {
        match &self.phase {
            Phase::Direct { trumps, .. } => Some(*trumps),
            Phase::Play(Play { contract: Contract::Positive { trumps, .. }, .. }) => Some(*trumps),
            _ => None,
        }
    }

    pub fn held(&self, seat: Seat) -> usize {
        match &self.phase {
            Phase::Deal | Phase::Over => 0,
            Phase::Choose { .. } | Phase::Bid { .. } | Phase::Direct { .. } => TRICKS,
            Phase::Play(play) => play.held(seat),
        }
    }

    pub fn due(&self) -> Due {
        match &self.phase {
            Phase::Deal => Due::Deal(self.round()),
            Phase::Choose { bidding } => {
                let sold = bidding.as_ref().and_then(Bidding::best);
                Due::Choose(sold.map_or(self.dealer(), |sold| sold.to))
            }
            // An auction that is over isn't in this phase any more.
            Phase::Bid { bidding } => Due::Bid(bidding.turn().unwrap_or(self.dealer())),
            Phase::Direct { .. } => Due::Direct(self.dealer()),
            Phase::Play(play) => Due::Play(play.trick.turn()),
            Phase::Over => Due::Over,
        }
    }
}
