//! The interface between a game's rules and the code shared by all games: records and their
//! verification, the journal of a running game, stored games.
//!
//! Owns the contract alone. Each game owns its positions, its legal moves and their effects.
//!
//! Also the options of a table: those of the rules, plus what else the host can choose for the
//! game.

use std::error::Error;
use std::fmt::Debug;

use super::options::{OptionInfo, OptionSpec, Value};
use super::{Document, Ending, RuleOptions};
use crate::cards::{Chance, Direction, Seat};

/// The players who may know about an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    Everyone,
    Only(Seat),
}

pub trait Event: Copy + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// The players who may know about this.
    fn audience(&self) -> Audience;

    /// Whether this ends a round of the game: a trick, a stack, a deal.
    fn ends_round(&self) -> bool;

    /// Whether the player in this seat moved here, or got or lost cards.
    fn changes(&self, seat: Seat) -> bool;

    /// Whether the player in this seat may know about this.
    fn is_for(&self, seat: Seat) -> bool {
        match self.audience() {
            Audience::Everyone => true,
            Audience::Only(one) => one == seat,
        }
    }
}

/// A position of a game, and how records write its moves.
///
/// Simple games can leave the items with defaults alone.
pub trait Rules: Clone + Debug + PartialEq + Eq + Send + Sync + 'static {
    /// The game's name in commands, in the store, and in the format of its records.
    const NAME: &'static str;
    /// The version of the rules. It changes when the rules would judge a stored game differently.
    const VERSION: u32 = 1;
    /// The number of the first round: 0 if something comes before it.
    const FIRST_ROUND: u32 = 1;

    type Options: RuleOptions;
    /// The deal before the first move, with the record's fields for it. Games that deal as a move
    /// use [`NoDeal`].
    type Deal: Document;
    /// A move of a player or of chance.
    type Move: Clone + Debug + PartialEq + Send + Sync + 'static;
    type Entry: Document;
    /// The end of the game, with the record's fields for it.
    type End: Document + Default;
    type Event: Event;
    type BadDeal: Error + Clone + PartialEq + Send + Sync + 'static;
    /// The reason a move is refused. Nothing has changed then.
    type Illegal: Error + Clone + PartialEq + Send + Sync + 'static;
    type Fault: Error + Clone + PartialEq + From<Self::Illegal> + Send + Sync + 'static;

    /// The position before the first move.
    fn set_up(
        options: Self::Options,
        seats: usize,
        dealer: Seat,
        deal: &Self::Deal,
    ) -> Result<Self, Self::BadDeal>;

    /// The number of seats that a deal gives cards to; `None` if it doesn't say.
    fn seats_dealt(_deal: &Self::Deal) -> Option<usize> {
        None
    }

    /// Makes a move and tells `on` what happens, in order. If the move is illegal, nothing has changed,
    /// and `on` hasn't been called.
    fn make(
        &mut self,
        act: &Self::Move,
        on: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Illegal>;

    /// The player who makes a move; `None` if chance makes it.
    fn mover(act: &Self::Move) -> Option<Seat>;

    /// How the game ended; `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// The record's fields about the end, at this point.
    fn end(&self) -> Self::End;

    /// The entry for a move about to be made; `None` if the move follows from the others.
    fn entry(&self, act: &Self::Move) -> Option<Self::Entry>;

    /// The legal move that an entry stands for at this point, unless the entry says something untrue
    /// about it.
    fn judge(&self, entry: &Self::Entry) -> Result<Self::Move, Self::Fault>;

    /// The entry that must come right after the entry of this move, and the fault if it doesn't.
    fn follow_up(&self, _act: &Self::Move) -> Option<(Self::Entry, Self::Fault)> {
        None
    }

    /// The unrecorded move that happens before this entry: by chance if that is known, otherwise as
    /// the entry implies.
    fn unrecorded(&self, _entry: &Self::Entry, _chance: Option<&Chance>) -> Option<Self::Move> {
        None
    }

    /// The first dealer, where chance decides it.
    fn dealer(_chance: &Chance, _seats: usize) -> Option<Seat> {
        None
    }

    fn is_fair(deal: &Self::Deal, chance: &Chance, options: Self::Options, dealer: Seat) -> bool;

    /// The move that chance makes in place of this one, as the `nth` of the game from 1; `None` if
    /// this is a player's move.
    fn fair_move(&self, _act: &Self::Move, _nth: usize, _chance: &Chance) -> Option<Self::Move> {
        None
    }
}

/// A move of a game: what the player in a seat does, or what chance does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move<A, C> {
    Player { seat: Seat, act: A },
    Chance(C),
}

impl<A, C> From<(Seat, A)> for Move<A, C> {
    fn from((seat, act): (Seat, A)) -> Move<A, C> {
        Move::Player { seat, act }
    }
}

impl<A: Copy, C> Move<A, C> {
    /// The player who makes the move; `None` if chance makes it.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Move::Player { seat, .. } => Some(*seat),
            Move::Chance(_) => None,
        }
    }

    /// What the player does; `None` if chance makes the move.
    pub const fn act(&self) -> Option<A> {
        match self {
            Move::Player { act, .. } => Some(*act),
            Move::Chance(_) => None,
        }
    }
}

/// The deal of a game that deals as a move.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct NoDeal {}

/// The options of a table for one game.
pub trait TableOptions: Copy + Debug + Default + PartialEq + Eq + Send + Sync + 'static {
    type Rules: RuleOptions;

    /// The table's own options, which no record holds.
    const OWN: &'static [OptionSpec<Self>] = &[];

    fn rules(&self) -> &Self::Rules;

    fn rules_mut(&mut self) -> &mut Self::Rules;

    fn direction(&self) -> Direction {
        Direction::Clockwise
    }

    /// The names of the presets, the default first; empty if the game has none. They cover the
    /// options of the rules.
    fn presets() -> Vec<&'static str> {
        Vec::new()
    }

    /// Sets all options that a preset covers; `false` if there is no such preset.
    fn set_preset(&mut self, _name: &str) -> bool {
        false
    }

    fn infos() -> Vec<OptionInfo> {
        let own = Self::OWN.iter().map(|spec| spec.info(false));
        let in_preset = !Self::presets().is_empty();
        let rules = Self::Rules::SPECS.iter().map(|spec| spec.info(in_preset));
        own.chain(rules).collect()
    }

    fn get(&self, name: &str) -> Option<Value> {
        let own = OptionSpec::named(Self::OWN, name).map(|spec| (spec.get)(self));
        let of_rules = || OptionSpec::named(Self::Rules::SPECS, name);
        own.or_else(|| of_rules().map(|spec| (spec.get)(self.rules())))
    }

    /// Sets an option; `false` if there is no such option, or it can't have this value.
    fn set(&mut self, name: &str, value: &Value) -> bool {
        if let Some(spec) = OptionSpec::named(Self::OWN, name) {
            return (spec.set)(self, value);
        }
        let spec = OptionSpec::named(Self::Rules::SPECS, name);
        spec.is_some_and(|spec| (spec.set)(self.rules_mut(), value))
    }
}

/// The options of a table without any of its own.
impl<O: RuleOptions> TableOptions for O {
    type Rules = O;

    fn rules(&self) -> &O {
        self
    }

    fn rules_mut(&mut self) -> &mut O {
        self
    }
}
