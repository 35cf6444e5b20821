//! What the rules of a game offer to everything that is written once for all games: records and
//! their verification, the journal of a running game, stored games.
//!
//! Owns the contract alone. A position, what is legal in it and what a move does are each game's own.

use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::options::OptionSpec;
use super::{Audience, Ending};
use crate::cards::{Chance, Seat};

/// Plain data that records and stored games hold.
pub trait Document:
    Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T> Document for T where
    T: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// The options of a game's rules, as its records write them: `game_options!` declares them.
pub trait RuleOptions: Document + Copy + Default {
    /// The options, described.
    const SPECS: &'static [OptionSpec<Self>];
}

/// Something that has happened in a game.
pub trait Event: Copy + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// Who may know of this.
    fn audience(&self) -> Audience;

    /// Whether the round of the game ends with the move that caused this: a trick, a stack, a deal.
    fn ends_round(&self) -> bool;

    /// Whether the player in this seat may know of it.
    fn is_for(&self, seat: Seat) -> bool {
        self.audience().includes(seat)
    }
}

/// A position of a game, and how its moves stand in records.
///
/// What has a default is what simple games need not say.
pub trait Rules: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// The game's name in commands, in the store, and in the format of its records.
    const NAME: &'static str;
    /// The version of the rules. Rules that would judge a stored game differently need a new one.
    const VERSION: u32 = 1;
    /// The number of the first round: 0 where something comes before it.
    const FIRST_ROUND: u32 = 1;

    /// The options.
    type Options: RuleOptions;
    /// What is dealt before the first move: the record's fields for it. A game whose deals are moves
    /// has [`NoDeal`].
    type Deal: Document;
    /// Something that is done: by a player, or by chance.
    type Move: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// A move as the record writes it.
    type Entry: Document;
    /// How the game ended: the record's fields for it.
    type End: Document + Default;
    /// What happens.
    type Event: Event;
    /// Why there is no such deal.
    type BadDeal: Error + Clone + PartialEq + Send + Sync + 'static;
    /// Why a move is refused. Nothing has changed then.
    type Illegal: Error + Clone + PartialEq + Send + Sync + 'static;
    /// What is wrong with an entry of a record.
    type Fault: Error + Clone + PartialEq + From<Self::Illegal> + Send + Sync + 'static;

    /// The position before the first move.
    ///
    /// # Errors
    /// What is wrong with the deal.
    fn set_up(
        options: Self::Options,
        seats: usize,
        dealer: Seat,
        deal: &Self::Deal,
    ) -> Result<Self, Self::BadDeal>;

    /// To how many seats a deal gives cards; none if it does not say.
    fn seats_dealt(_deal: &Self::Deal) -> Option<usize> {
        None
    }

    /// Carries out a move and tells `on` what happens, in order.
    ///
    /// # Errors
    /// Why the move is illegal; nothing has changed and nothing was told then.
    fn make(
        &mut self,
        act: &Self::Move,
        on: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Illegal>;

    /// How the game has ended; none while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// What a record says of the end at this point.
    fn end(&self) -> Self::End;

    /// The entry that records a move about to be made; none if it follows from the others.
    fn entry(&self, act: &Self::Move) -> Option<Self::Entry>;

    /// The legal move that an entry stands for at this point.
    ///
    /// # Errors
    /// It may not be made, or the entry says something untrue of it.
    fn judge(&self, entry: &Self::Entry) -> Result<Self::Move, Self::Fault>;

    /// The entry that has to come right after that of this move, and what is wrong if it does not.
    fn follow_up(&self, _act: &Self::Move) -> Option<(Self::Entry, Self::Fault)> {
        None
    }

    /// The move without an entry that is made before this entry: by chance if that is known, else as
    /// the entry implies.
    fn unrecorded(&self, _entry: &Self::Entry, _chance: Option<&Chance>) -> Option<Self::Move> {
        None
    }

    /// Who deals first, where chance decides it.
    fn dealer(_chance: &Chance, _seats: usize) -> Option<Seat> {
        None
    }

    /// Whether chance gives this deal.
    fn is_fair(deal: &Self::Deal, chance: &Chance, options: Self::Options, dealer: Seat) -> bool;

    /// The move that chance makes in place of this one, as the `nth` of the game from 1; none if this
    /// move is a player's.
    fn fair_move(&self, _act: &Self::Move, _nth: usize, _chance: &Chance) -> Option<Self::Move> {
        None
    }
}

/// The deal of a game in which every deal is a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NoDeal {}
