//! The list of games, and what a table holds of whichever is played: closed enums with one variant a
//! game, all made from the list.
//!
//! A new game is one line in [`for_each_game!`](crate::for_each_game). Whoever has something to do
//! for whichever game writes it once: [`by_game!`](crate::by_game) where there is a value of an enum,
//! [`by_kind!`](crate::by_kind) where there is a [`GameKind`], [`In`] from one game's types to the
//! enums and back.

use crate::kit::options::named;
use crate::kit::{self, Game};

/// The list: passes all games, `Name: type,` each, on to the macro in brackets, after its arguments.
#[macro_export]
macro_rules! for_each_game {
    ([$($callback:tt)+] $($args:tt)*) => {
        $($callback)+! {
            [$($args)*]
            Getaway: $crate::getaway::Getaway,
            Palace: $crate::palace::Palace,
        }
    };
}

/// `by_game!(Enum, value, |G, inner| expression)`: the expression for whichever game the value of the
/// enum is of, where `G` is the game's type and `inner` what the variant holds.
#[macro_export]
macro_rules! by_game {
    ($any:ty, $value:expr, |$game:ident, $inner:pat_param| $body:expr) => {
        $crate::for_each_game! { [$crate::by_game_arms] $any, $value, $game, $inner, $body }
    };
}

/// What [`by_game!`] becomes.
#[doc(hidden)]
#[macro_export]
macro_rules! by_game_arms {
    (
        [$any:ty, $value:expr, $game:ident, $inner:pat_param, $body:expr]
        $($name:ident: $type:path,)+
    ) => {{
        type Any = $any;
        match $value {
            $(Any::$name($inner) => {
                #[allow(dead_code, reason = "not every expression names the game's type")]
                type $game = $type;
                $body
            })+
        }
    }};
}

/// `by_kind!(kind, |G| expression)`: the expression for this kind of game, where `G` is the game's
/// type.
#[macro_export]
macro_rules! by_kind {
    ($kind:expr, |$game:ident| $body:expr) => {
        $crate::for_each_game! { [$crate::by_kind_arms] $kind, $game, $body }
    };
}

/// What [`by_kind!`] becomes.
#[doc(hidden)]
#[macro_export]
macro_rules! by_kind_arms {
    ([$kind:expr, $game:ident, $body:expr] $($name:ident: $type:path,)+) => {
        match $kind {
            $($crate::GameKind::$name => {
                type $game = $type;
                $body
            })+
        }
    };
}

/// What of the enum `E` belongs to this game.
pub trait In<E> {
    /// What the game's variant holds.
    type Inner;
    /// The game's variant of the enum.
    fn wrap(inner: Self::Inner) -> E;
    /// What the variant holds; none if it is another game's.
    fn unwrap(any: E) -> Option<Self::Inner>;
    /// A look at what the variant holds; none if it is another game's.
    fn peek(any: &E) -> Option<&Self::Inner>;
}

macro_rules! kinds {
    ([] $($name:ident: $game:path,)+) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameKind {
            $(#[doc = concat!(stringify!($name), ".")] $name,)+
        }

        named!(GameKind { $($name = <$game as Game>::NAME),+ });

        $(impl Listed for $game {
            const KIND: GameKind = GameKind::$name;
        })+
    };
}
for_each_game! { [kinds] }

impl Default for GameKind {
    /// The first of the list.
    fn default() -> GameKind {
        use kit::options::Named;
        GameKind::ALL[0]
    }
}

macro_rules! conversions {
    ([$any:ident, $inner:ident] $($name:ident: $game:path,)+) => {
        $(impl In<$any> for $game {
            type Inner = $inner<$game>;
            fn wrap(inner: $inner<$game>) -> $any {
                $any::$name(inner)
            }
            #[allow(unreachable_patterns, reason = "the list may be of one game")]
            fn unwrap(any: $any) -> Option<$inner<$game>> {
                match any {
                    $any::$name(inner) => Some(inner),
                    _ => None,
                }
            }
            #[allow(unreachable_patterns, reason = "the list may be of one game")]
            fn peek(any: &$any) -> Option<&$inner<$game>> {
                match any {
                    $any::$name(inner) => Some(inner),
                    _ => None,
                }
            }
        })+
    };
}

macro_rules! enums {
    ([$(#[$meta:meta])* $any:ident($inner:ident)] $($name:ident: $game:path,)+) => {
        $(#[$meta])*
        pub enum $any {
            $(#[doc = concat!("Of ", stringify!($name), ".")] $name($inner<$game>),)+
        }
    };
}

/// Declares one of the enums: its name, and what each game's variant holds.
macro_rules! any {
    ($($(#[$meta:meta])* $any:ident($inner:ident) = $type:ty;)+) => {
        $(
            type $inner<G> = $type;
            for_each_game! { [enums] $(#[$meta])* $any($inner) }
            for_each_game! { [conversions] $any, $inner }
        )+
    };
}

any! {
    /// The options of a table's game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Options(OptionsOf) = <G as Game>::Options;
    /// What a player does.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Act(ActOf) = <G as Game>::Act;
    /// What became of an act.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Done(DoneOf) = <G as Game>::Done;
    /// What everybody at the table sees of the game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    PublicView(PublicViewOf) = <G as Game>::PublicView;
    /// What the player in one seat knows of the game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    View(ViewOf) = Box<<G as Game>::View>;
    /// What a computer is to decide for a seat.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Question(QuestionOf) = <G as Game>::Question;
    /// What a computer has decided for a seat.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Decision(DecisionOf) = <G as Game>::Decision;
    /// A decision that a computer is to make, with all that its seat may know and nothing else.
    #[derive(Clone, Debug)]
    Task(TaskOf) = kit::Task<G>;
    /// A game, from the deal to its end.
    #[derive(Clone, Debug)]
    Session(SessionOf) = Box<G>;
    /// A game, running or over, in a form that anybody can replay.
    #[derive(Clone, Debug, PartialEq, Eq)]
    Record(RecordOf) = Box<kit::Record<<G as Game>::Rules>>;
}

type RefusalOf<G> = <G as Game>::Refusal;

macro_rules! refusals {
    ([] $($name:ident: $game:path,)+) => {
        /// Why the game refuses an act. Nothing has changed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum Refusal {
            $(
                #[doc = concat!("Of ", stringify!($name), ".")]
                #[error(transparent)]
                $name(RefusalOf<$game>),
            )+
            /// The act is one of another game.
            #[error("that belongs to another game")]
            OtherGame,
            /// The seats do not go with the options.
            #[error("the seats do not go with the options")]
            Seats,
        }
    };
}
for_each_game! { [refusals] }
for_each_game! { [conversions] Refusal, RefusalOf }

/// A game of the list: everything of it goes into the enums and comes back.
pub trait Listed:
    Game
    + In<Options, Inner = <Self as Game>::Options>
    + In<Act, Inner = <Self as Game>::Act>
    + In<Done, Inner = <Self as Game>::Done>
    + In<Refusal, Inner = <Self as Game>::Refusal>
    + In<PublicView, Inner = <Self as Game>::PublicView>
    + In<View, Inner = Box<<Self as Game>::View>>
    + In<Question, Inner = <Self as Game>::Question>
    + In<Decision, Inner = <Self as Game>::Decision>
    + In<Task, Inner = kit::Task<Self>>
    + In<Session, Inner = Box<Self>>
    + In<Record, Inner = Box<kit::Record<<Self as Game>::Rules>>>
{
    /// Which game it is.
    const KIND: GameKind;
}
