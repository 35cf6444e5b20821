//! The dot-separated fields of a custom id: how each type is written and read, and the macro that
//! makes an enum of actions from a table.

use std::fmt;
use std::str::FromStr;

use getaway_games::cards::{Card, CardSet, Seat};
use getaway_games::options::Named as _;
use getaway_games::{GameKind, Level};
use getaway_table::{GameNumber, InteractionId, Moment, PlanId, TableId, Until, UserId};

/// The text isn't an id of this bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id of this bot")]
pub struct UnknownAction;

/// The fields of an id, read one after the other.
#[derive(Clone, Debug)]
pub struct Fields<'a>(std::str::Split<'a, char>);

impl<'a> Fields<'a> {
    pub fn new(id: &'a str) -> Fields<'a> {
        Fields(id.split('.'))
    }

    pub fn text(&mut self) -> Result<&'a str, UnknownAction> {
        self.0.next().ok_or(UnknownAction)
    }

    pub fn parse<T: FromStr>(&mut self) -> Result<T, UnknownAction> {
        self.text()?.parse().map_err(|_| UnknownAction)
    }

    fn has_more(&self) -> bool {
        self.0.clone().next().is_some()
    }

    pub fn end(self) -> Result<(), UnknownAction> {
        if self.has_more() { Err(UnknownAction) } else { Ok(()) }
    }
}

/// A value that an action can hold: one field of an id, or several.
pub trait Field: Sized {
    fn named_kind(&self) -> Option<GameKind> {
        None
    }

    fn read(fields: &mut Fields) -> Result<Self, UnknownAction>;
    /// Writes the value as fields, each with a dot before it.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// Implements `Field` for types whose field is what they display.
macro_rules! printed {
    ($($type:ty),+) => {
        $(impl Field for $type {
            fn read(fields: &mut Fields) -> Result<$type, UnknownAction> {
                fields.parse()
            }

            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, ".{self}")
            }
        })+
    };
}
printed!(u8, u32, Card, GameNumber, PlanId, UserId, TableId, InteractionId);

/// Implements `Field` for types whose field is the name of a value.
macro_rules! by_name {
    ($($type:ty),+) => {
        $(impl $crate::custom_id::fields::Field for $type {
            fn read(
                fields: &mut $crate::custom_id::fields::Fields,
            ) -> Result<$type, $crate::custom_id::fields::UnknownAction> {
                let named = <$type as getaway_games::options::Named>::named(fields.text()?);
                named.ok_or($crate::custom_id::fields::UnknownAction)
            }

            fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, ".{}", getaway_games::options::Named::name(*self))
            }
        })+
    };
}
pub(crate) use by_name;
by_name!(Level, bool);

impl Field for GameKind {
    fn named_kind(&self) -> Option<GameKind> {
        Some(*self)
    }

    fn read(fields: &mut Fields) -> Result<GameKind, UnknownAction> {
        GameKind::named(fields.text()?).ok_or(UnknownAction)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.name())
    }
}

impl Field for Seat {
    fn read(fields: &mut Fields) -> Result<Seat, UnknownAction> {
        Seat::new(fields.parse()?).ok_or(UnknownAction)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{self}")
    }
}

impl Field for Moment {
    fn read(fields: &mut Fields) -> Result<Moment, UnknownAction> {
        let (game, until) = (Field::read(fields)?, fields.text()?);
        let until = match until.strip_prefix('c') {
            Some(count) => count.parse().map(Until::Change),
            None => until.parse().map(Until::Round),
        }
        .map_err(|_| UnknownAction)?;
        Ok(Moment { game, until })
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.until {
            Until::Round(round) => write!(f, ".{}.{round}", self.game),
            Until::Change(count) => write!(f, ".{}.c{count}", self.game),
        }
    }
}

/// The last field of an id may be missing.
impl<T: Field> Field for Option<T> {
    fn read(fields: &mut Fields) -> Result<Option<T>, UnknownAction> {
        fields.has_more().then(|| T::read(fields)).transpose()
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_ref().map_or(Ok(()), |field| field.write(f))
    }
}

impl Field for CardSet {
    fn read(fields: &mut Fields) -> Result<CardSet, UnknownAction> {
        cards_written(fields.text()?, '-').ok_or(UnknownAction)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", written(*self, "-"))
    }
}

/// Writes cards the way ids and option values do.
pub fn written(cards: CardSet, between: &str) -> String {
    let texts: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    texts.join(between)
}

/// Parses cards from a text; `None` if there are duplicates or anything else in it.
pub fn cards_written(text: &str, between: char) -> Option<CardSet> {
    let cards = text.split(between).map(|part| part.parse().ok());
    CardSet::of_distinct(cards.collect::<Option<Vec<Card>>>()?).ok()
}

/// The actions that buttons ask for, read from their ids.
pub trait Actions: Sized {
    /// Reads the action with this name from the remaining fields. Fails if no action has the name.
    fn read(name: &str, fields: &mut Fields) -> Result<Self, UnknownAction>;

    /// The kind of game that its first field names. `None` if it names none.
    fn named_kind(&self) -> Option<GameKind> {
        None
    }
}

/// What a player of a game does, as the ids of buttons write it. [`acts!`] implements it.
pub trait Acts: Sized {
    /// Reads the act with this name from the remaining fields. Fails if no act has the name.
    fn read(name: &str, fields: &mut Fields) -> Result<Self, UnknownAction>;
    /// Writes the act's name, the moment, and the act's fields.
    fn write(&self, at: Moment, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// A player's act at a moment: what most buttons of a hand ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct At<A> {
    pub at: Moment,
    pub act: A,
}

impl<A: Acts> Actions for At<A> {
    fn read(name: &str, fields: &mut Fields) -> Result<At<A>, UnknownAction> {
        let at = Field::read(fields)?;
        let act = A::read(name, fields)?;
        Ok(At { at, act })
    }
}

impl<A: Acts> fmt::Display for At<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.act.write(self.at, f)
    }
}

/// Implements [`Acts`] from a table: the name of each act in ids, its fields, and its value.
macro_rules! acts {
    ($act:ty: $($name:literal $(($($field:ident: $type:ty),+))? => { $($value:tt)+ },)+) => {
        const _: () = {
            use std::fmt;

            use $crate::custom_id::fields::{Acts, Field, Fields, UnknownAction};

            impl Acts for $act {
                fn read(name: &str, fields: &mut Fields) -> Result<$act, UnknownAction> {
                    Ok(match name {
                        $($name => {
                            $($(let $field = <$type as Field>::read(fields)?;)+)?
                            $($value)+
                        })+
                        _ => return Err(UnknownAction),
                    })
                }

                fn write(
                    &self,
                    at: getaway_table::Moment,
                    f: &mut fmt::Formatter<'_>,
                ) -> fmt::Result {
                    match *self {
                        $($($value)+ => {
                            f.write_str($name)?;
                            Field::write(&at, f)?;
                            $($(Field::write(&$field, f)?;)+)?
                        })+
                    }
                    Ok(())
                }
            }
        };
    };
}
pub(crate) use acts;

/// Makes an enum of actions from a table of their names in ids and the values that they hold. An
/// action is written as its name and its fields, and read back from them. After `=>` comes a
/// variant whose actions have names of their own.
macro_rules! actions {
    (
        $(#[$meta:meta])*
        pub enum $actions:ident {
            $($(#[$doc:meta])* $action:ident $(($($field:ident: $type:ty),+))? = $name:literal,)+
            $(=> $(#[$rest_doc:meta])* $rest:ident($rest_type:ty),)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $actions {
            $($(#[$doc])* $action $(($($type),+))?,)+
            $($(#[$rest_doc])* $rest($rest_type),)?
        }

        const _: () = {
            use std::fmt;

            use $crate::custom_id::fields::{Actions, Field, Fields, UnknownAction};

            impl Actions for $actions {
                fn read(name: &str, fields: &mut Fields) -> Result<$actions, UnknownAction> {
                    Ok(match name {
                        $($name => {
                            $actions::$action $(($(<$type as Field>::read(fields)?),+))?
                        })+
                        $(name => $actions::$rest(<$rest_type as Actions>::read(name, fields)?),)?
                        #[allow(
                            unreachable_patterns,
                            reason = "the rest may have every other name"
                        )]
                        _ => return Err(UnknownAction),
                    })
                }

                fn named_kind(&self) -> Option<getaway_games::GameKind> {
                    match self {
                        $($actions::$action $(($($field),+))? => {
                            let fields: &[Option<_>] = &[$($(Field::named_kind($field)),+)?];
                            fields.first().copied().flatten()
                        })+
                        $($actions::$rest(rest) => <$rest_type as Actions>::named_kind(rest),)?
                    }
                }
            }

            impl fmt::Display for $actions {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    match self {
                        $($actions::$action $(($($field),+))? => {
                            f.write_str($name)?;
                            $($(Field::write($field, f)?;)+)?
                        })+
                        $($actions::$rest(rest) => <$rest_type as fmt::Display>::fmt(rest, f)?,)?
                    }
                    Ok(())
                }
            }
        };
    };
}
pub(crate) use actions;
