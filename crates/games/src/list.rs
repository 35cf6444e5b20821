//! The list of games, and the types that a table holds for any of them: closed enums with one
//! variant per game, all made from the list.
//!
//! A new game is one line in [`for_each_game!`](crate::for_each_game). Code for any game is written
//! once: with [`by_game!`](crate::by_game) for a value of an enum, with
//! [`by_kind!`](crate::by_kind) for a [`GameKind`], and with [`In`] to go from one game's types to
//! the enums and back.

use std::sync::Arc;

use crate::kit;
use crate::kit::options::named;

/// The list: passes all games, each as `Name: type,`, to the macro in brackets, after its
/// arguments.
#[macro_export]
macro_rules! for_each_game {
    ([$($callback:tt)+] $($args:tt)*) => {
        $($callback)+! {
            [$($args)*]
            Getaway: $crate::getaway::Getaway,
            Palace: $crate::palace::Palace,
            Bus: $crate::bus::Bus,
            King: $crate::king::King,
        }
    };
}

/// `by_game!(Enum, value, |G, inner| expression)`: evaluates the expression for the game that the
/// value belongs to, where `G` is the game's type and `inner` what the variant holds.
#[macro_export]
macro_rules! by_game {
    ($any:ty, $value:expr, |$game:ident, $inner:pat_param| $body:expr) => {
        $crate::for_each_game! { [$crate::by_game_arms] $any, $value, $game, $inner, $body }
    };
}

/// The expansion of [`by_game!`].
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

/// `by_kind!(kind, |G| expression)`: evaluates the expression for this kind of game, where `G` is
/// the game's type.
#[macro_export]
macro_rules! by_kind {
    ($kind:expr, |$game:ident| $body:expr) => {
        $crate::for_each_game! { [$crate::by_kind_arms] $kind, $game, $body }
    };
}

/// The expansion of [`by_kind!`].
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

/// This game's variant of the enum `E`.
pub trait In<E> {
    type Inner;
    fn wrap(inner: Self::Inner) -> E;
    /// Unwraps the game's variant; `None` if the value belongs to another game.
    fn unwrap(any: E) -> Option<Self::Inner>;
    /// Borrows the content of the game's variant; `None` if the value belongs to another game.
    fn peek(any: &E) -> Option<&Self::Inner>;
}

macro_rules! kinds {
    ([] $($name:ident: $game:path,)+) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[serde(rename_all = "snake_case")]
        pub enum GameKind {
            $(#[doc = concat!(stringify!($name), ".")] $name,)+
        }

        named!(GameKind { $($name = <$game as kit::Session>::NAME),+ });

        $(impl Listed for $game {
            const KIND: GameKind = GameKind::$name;
        })+
    };
}
for_each_game! { [kinds] }

impl Default for GameKind {
    /// The first game in the list.
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

/// Declares one of the enums: its name, and the content of each game's variant.
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
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Options(OptionsOf) = <G as kit::Session>::Options;
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Act(ActOf) = <G as kit::Session>::Act;
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    MoveOutcome(MoveOutcomeOf) = <G as kit::Session>::MoveOutcome;
    #[derive(Clone, Debug, PartialEq, Eq)]
    PublicView(PublicViewOf) = <G as kit::Session>::PublicView;
    #[derive(Clone, Debug, PartialEq, Eq)]
    View(ViewOf) = Box<<G as kit::Session>::View>;
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Question(QuestionOf) = <G as kit::Session>::Question;
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Decision(DecisionOf) = <G as kit::Session>::Decision;
    #[derive(Clone, Debug)]
    Task(TaskOf) = kit::Task<G>;
    /// A game, from the deal to its end. Clones share it until one of them is changed.
    #[derive(Clone, Debug)]
    Session(SessionOf) = Arc<G>;
    #[derive(Clone, Debug, PartialEq, Eq)]
    Record(RecordOf) = Box<kit::Record<<G as kit::Session>::Rules>>;
}

type RefusalOf<G> = <G as kit::Session>::MoveRefusal;

macro_rules! refusals {
    ([] $($name:ident: $game:path,)+) => {
        /// The reason the game refuses a move. Nothing has changed.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
        pub enum MoveRefusal {
            $(
                #[doc = concat!("Of ", stringify!($name), ".")]
                #[error(transparent)]
                $name(RefusalOf<$game>),
            )+
            #[error("that belongs to another game")]
            OtherGame,
            /// The number of seats doesn't fit the options.
            #[error("the seats do not fit the options")]
            Seats,
        }
    };
}
for_each_game! { [refusals] }
for_each_game! { [conversions] MoveRefusal, RefusalOf }

/// A game of the list: its types convert to the enums and back.
pub trait Listed:
    kit::Session
    + In<Options, Inner = <Self as kit::Session>::Options>
    + In<Act, Inner = <Self as kit::Session>::Act>
    + In<MoveOutcome, Inner = <Self as kit::Session>::MoveOutcome>
    + In<MoveRefusal, Inner = <Self as kit::Session>::MoveRefusal>
    + In<PublicView, Inner = <Self as kit::Session>::PublicView>
    + In<View, Inner = Box<<Self as kit::Session>::View>>
    + In<Question, Inner = <Self as kit::Session>::Question>
    + In<Decision, Inner = <Self as kit::Session>::Decision>
    + In<Task, Inner = kit::Task<Self>>
    + In<Session, Inner = Arc<Self>>
    + In<Record, Inner = Box<kit::Record<<Self as kit::Session>::Rules>>>
{
    const KIND: GameKind;
}
