//! A game's descriptions of its options, in one place: their names, values and defaults.
//!
//! The options of commands and of the command line, the merge of a server's and a host's wishes,
//! the lobby's lines and the form in documents all follow from these descriptions. Owns the means
//! to describe options; each game decides which ones it has. Knows nothing about commands and
//! texts.

use std::collections::BTreeSet;
use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Document;
use crate::cards::{Direction, Packs};

/// The options of a game's rules, as its records write them. `game_options!` declares them.
///
/// ```
/// use getaway_games::getaway::rules::Options;
/// use getaway_games::options::{OptionSpec, RuleOptions, Value};
///
/// let mut options = Options::default();
/// let packs = OptionSpec::named(Options::SPECS, "packs").unwrap();
/// assert!((packs.set)(&mut options, &Value::new("2")));
/// assert!(!(packs.set)(&mut options, &Value::new("3")));
/// assert_eq!((packs.get)(&options).number(), Some(2));
/// assert!(options.check_seats(16).is_ok() && options.check_seats(17).is_err());
/// ```
pub trait RuleOptions: Document + Copy + Default {
    const SPECS: &'static [OptionSpec<Self>];
    /// Whether every record names all options, because none came after the first records.
    const ALWAYS_WRITTEN: bool;

    /// How many seats can play with these options.
    fn seats(&self) -> RangeInclusive<usize>;

    fn check_seats(&self, seats: usize) -> Result<(), WrongSeats> {
        let (least, most) = self.seats().into_inner();
        if seats < least || seats > most {
            return Err(WrongSeats { seats, least, most });
        }
        Ok(())
    }
}

/// A closed set of values. Each has the one name that records, commands and command lines use.
pub trait Named: Copy + PartialEq + 'static {
    /// All values, the default first.
    const ALL: &'static [Self];
    fn name(self) -> &'static str;

    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
    }
}

impl Named for bool {
    const ALL: &'static [bool] = &[false, true];

    fn name(self) -> &'static str {
        if self { "yes" } else { "no" }
    }
}

/// The error for a text that names no value of the option.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it must be one of: {}", .expected.join(", "))]
pub struct UnknownName {
    pub expected: Vec<&'static str>,
}

/// Implements [`Named`], `FromStr` and `Display` for an enum by naming its values, the default
/// first.
#[macro_export]
macro_rules! named {
    ($type:ident { $($value:ident = $name:expr),+ $(,)? }) => {
        impl $crate::kit::options::Named for $type {
            const ALL: &'static [Self] = &[$($type::$value),+];
            fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::kit::options::UnknownName;
            fn from_str(name: &str) -> Result<Self, Self::Err> {
                use $crate::kit::options::{Named, UnknownName};
                Self::named(name).ok_or_else(|| UnknownName { expected: vec![$($name),+] })
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::kit::options::Named::name(*self))
            }
        }
    };
}
pub use crate::named;

named!(Direction { Clockwise = "clockwise", Anticlockwise = "anticlockwise" });
named!(Packs { One = "1", Two = "2" });

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these names, the default first.
    Names(Vec<&'static str>),
    /// One of this range, both ends included.
    Number { range: RangeInclusive<u32>, default: u32 },
}

/// One option of a game: its name, its values and how to get and set it.
pub struct OptionSpec<T: 'static> {
    /// The name that commands, command lines, records and words use.
    pub name: &'static str,
    pub values: fn() -> Values,
    pub get: fn(&T) -> Value,
    /// Sets the option; `false` if it can't have this value, and nothing has changed then.
    pub set: fn(&mut T, &Value) -> bool,
}

impl<T> OptionSpec<T> {
    pub fn named<'a>(specs: &'a [OptionSpec<T>], name: &str) -> Option<&'a OptionSpec<T>> {
        specs.iter().find(|spec| spec.name == name)
    }

    pub fn info(&self, in_preset: bool) -> OptionInfo {
        OptionInfo { name: self.name, values: (self.values)(), in_preset }
    }
}

/// The value of an option as commands, command lines and documents write it: a name or a number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(String);

impl Value {
    pub fn new(text: impl Into<String>) -> Value {
        Value(text.into())
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    pub fn number(&self) -> Option<u32> {
        self.0.parse().ok()
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.number() {
            Some(number) => to.serialize_u32(number),
            None => to.serialize_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Value {
    /// Reads a number as text, too, since older documents write it so.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        struct Written;
        impl Visitor<'_> for Written {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an option's value: a name or a whole number")
            }

            fn visit_str<E>(self, text: &str) -> Result<Value, E> {
                Ok(Value::new(text))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
                Ok(Value::new(number.to_string()))
            }
        }
        from.deserialize_any(Written)
    }
}

/// A type for an option of a game.
pub trait OptionValue: Sized {
    fn values() -> Values;
    /// The value as commands and documents write it.
    fn value(&self) -> Value;
    /// Reads a value from commands and documents; `None` if the option can't have it.
    fn read(value: &Value) -> Option<Self>;
}

impl<T: Named> OptionValue for T {
    fn values() -> Values {
        Values::Names(T::ALL.iter().map(|value| value.name()).collect())
    }

    fn value(&self) -> Value {
        Value::new(self.name())
    }

    fn read(value: &Value) -> Option<T> {
        T::named(value.text())
    }
}

/// A whole number from `LEAST` to `MOST`, as an option's value.
///
/// ```
/// use getaway_games::options::Number;
///
/// type Tokens = Number<1, 10, 3>;
/// assert_eq!(Tokens::default().get(), 3);
/// assert!(Tokens::new(11).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number<const LEAST: u32, const MOST: u32, const DEFAULT: u32>(u32);

impl<const LEAST: u32, const MOST: u32, const DEFAULT: u32> Number<LEAST, MOST, DEFAULT> {
    pub const LEAST: u32 = LEAST;
    pub const MOST: u32 = MOST;

    pub const fn new(number: u32) -> Option<Self> {
        if number >= LEAST && number <= MOST { Some(Number(number)) } else { None }
    }

    pub const fn get(self) -> u32 {
        self.0
    }
}

impl<const LEAST: u32, const MOST: u32, const DEFAULT: u32> Default
    for Number<LEAST, MOST, DEFAULT>
{
    fn default() -> Self {
        Number(DEFAULT)
    }
}

impl<const LEAST: u32, const MOST: u32, const DEFAULT: u32> OptionValue
    for Number<LEAST, MOST, DEFAULT>
{
    fn values() -> Values {
        Values::Number { range: LEAST..=MOST, default: DEFAULT }
    }

    fn value(&self) -> Value {
        Value::new(self.0.to_string())
    }

    fn read(value: &Value) -> Option<Self> {
        Number::new(value.number()?)
    }
}

/// Reads options by name. A missing one has its default, so what was written before an option
/// existed stays readable.
pub(crate) struct ByName<T>(pub(crate) PhantomData<T>);

impl<'de, T: RuleOptions> Visitor<'de> for ByName<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("options by name")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let (mut options, mut seen) = (T::default(), BTreeSet::new());
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            let spec = OptionSpec::named(T::SPECS, &name);
            if let Some(twice) = spec.filter(|spec| !seen.insert(spec.name)) {
                return Err(A::Error::duplicate_field(twice.name));
            }
            if !spec.is_some_and(|spec| (spec.set)(&mut options, &value)) {
                let why = format_args!("this program knows no option {name}: {value}");
                return Err(A::Error::custom(why));
            }
        }
        Ok(options)
    }
}

/// The error for a number of players that can't play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{seats} seats can't play: it takes {least} to {most}")]
pub struct WrongSeats {
    pub seats: usize,
    pub least: usize,
    pub most: usize,
}

/// The description of the option in this field.
macro_rules! option_spec {
    ($field:ident: $type:ty) => {
        $crate::kit::options::OptionSpec {
            name: stringify!($field),
            values: <$type as $crate::kit::options::OptionValue>::values,
            get: |options| $crate::kit::options::OptionValue::value(&options.$field),
            set: |options, value| {
                let value = $crate::kit::options::OptionValue::read(value);
                value.map(|value| options.$field = value).is_some()
            },
        }
    };
}
pub(crate) use option_spec;

/// Declares a game's options, each with its section of the rules: the struct that holds them, their
/// descriptions in the same order as `SPECS`, their form in documents, and, after the struct, how
/// many seats they allow. An option in `added` came after the first records; they are read without
/// it, and its default isn't written, so that whoever doesn't know it can read most games.
macro_rules! game_options {
    (
        $(#[$doc:meta])*
        pub struct $options:ident {
            $($(#[$field_doc:meta])* pub $field:ident: $type:ty,)+
        }
        $(added: [$($added:ident),+])?
        seats: |$this:ident| $seats:expr
    ) => {
        $(#[$doc])*
        pub struct $options {
            $($(#[$field_doc])* pub $field: $type,)+
        }

        impl $options {
            pub const SPECS: &'static [$crate::kit::options::OptionSpec<$options>] =
                &[$($crate::kit::options::option_spec!($field: $type),)+];
            const ADDED: &'static [&'static str] = &[$($(stringify!($added)),+)?];

            pub fn all() -> impl Iterator<Item = $options> {
                $crate::kit::options::combinations()
            }
        }

        impl $crate::kit::RuleOptions for $options {
            const SPECS: &'static [$crate::kit::options::OptionSpec<$options>] = $options::SPECS;
            const ALWAYS_WRITTEN: bool = $options::ADDED.is_empty();

            fn seats(&self) -> std::ops::RangeInclusive<usize> {
                let $this = self;
                $seats
            }
        }

        impl serde::Serialize for $options {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let default = Self::default();
                let specs = Self::SPECS.iter().filter(|spec| {
                    !Self::ADDED.contains(&spec.name) || (spec.get)(self) != (spec.get)(&default)
                });
                to.collect_map(specs.map(|spec| (spec.name, (spec.get)(self))))
            }
        }

        impl<'de> serde::Deserialize<'de> for $options {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_map($crate::kit::options::ByName(std::marker::PhantomData))
            }
        }
    };
}
pub(crate) use game_options;

pub fn combinations<T: RuleOptions>() -> impl Iterator<Item = T> {
    let of = |spec: &OptionSpec<T>| -> Vec<Value> {
        match (spec.values)() {
            Values::Names(names) => names.into_iter().map(Value::new).collect(),
            Values::Number { range, .. } => range.map(|n| Value::new(n.to_string())).collect(),
        }
    };
    let values: Vec<Vec<Value>> = T::SPECS.iter().map(of).collect();
    let count = values.iter().map(Vec::len).product();
    (0..count).map(move |number: usize| {
        let mut left = number;
        let mut options = T::default();
        for (spec, values) in T::SPECS.iter().zip(&values) {
            let set = (spec.set)(&mut options, &values[left % values.len()]);
            debug_assert!(set, "{} has its own values", spec.name);
            left /= values.len();
        }
        options
    })
}

/// An option described without the game's own types: enough to offer it, to read it, and to show
/// its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The name that commands, command lines, records and words use.
    pub name: &'static str,
    pub values: Values,
    pub in_preset: bool,
}
