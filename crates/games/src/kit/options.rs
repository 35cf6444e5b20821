//! How a game describes its options, once: their names, their values and their defaults.
//!
//! The options of commands and of the command line, the merge of what a server and a host want, the
//! lobby's lines and the stored form all follow from these descriptions. Owns the means to describe;
//! which options there are is each game's own. Knows no command and no words.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize};

use crate::cards::Direction;

/// A closed set of values, each with the one name by which records, commands and command lines know
/// it.
pub trait Named: Copy + PartialEq + 'static {
    /// All values, the default first.
    const ALL: &'static [Self];
    /// The value's name, in snake case.
    fn name(self) -> &'static str;

    /// The value with this name.
    fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.name() == name)
    }
}

/// The text names no value of the option.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it must be one of: {}", .expected.join(", "))]
pub struct UnknownName {
    /// The names that would have been understood.
    pub expected: Vec<&'static str>,
}

/// Names the values of an enum, the default first: [`Named`], `FromStr` and `Display`.
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

/// What an option can be set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these names, the default first.
    Names(Vec<&'static str>),
    /// A whole number, and the one that it is by default.
    Number {
        /// From where to where, both included.
        range: RangeInclusive<u32>,
        /// What it is where nobody says.
        default: u32,
    },
}

/// One option of a game: everything that follows from its name and its values.
#[derive(Clone, Copy)]
pub struct OptionSpec<T: 'static> {
    /// The name by which commands, command lines, records and words know it.
    pub name: &'static str,
    /// What it can be set to.
    pub values: fn() -> Values,
    /// What it is set to.
    pub get: fn(&T) -> Value,
    /// Sets it; `false` if that is none of its values, and nothing has changed then.
    pub set: fn(&mut T, &Value) -> bool,
}

impl<T> OptionSpec<T> {
    /// Of these descriptions, that of the option with this name.
    #[must_use]
    pub fn named<'a>(specs: &'a [OptionSpec<T>], name: &str) -> Option<&'a OptionSpec<T>> {
        specs.iter().find(|spec| spec.name == name)
    }

    /// What is known of it without the game's own types.
    #[must_use]
    pub fn info(&self, in_house: bool) -> OptionInfo {
        OptionInfo {
            name: self.name,
            values: (self.values)(),
            in_house,
        }
    }
}

impl<T> fmt::Debug for OptionSpec<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OptionSpec")
            .field("name", &self.name)
            .field("values", &(self.values)())
            .finish_non_exhaustive()
    }
}

/// The value of an option as commands, command lines and stored documents write it: a name or a
/// number, as text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Value(String);

impl Value {
    /// The value that this text writes.
    pub fn new(text: impl Into<String>) -> Value {
        Value(text.into())
    }

    /// The value as text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The value as a number, if it is one.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        self.0.parse().ok()
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Value {
    /// Reads a text or a number: both stand in documents.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Value, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Text(String),
            Number(u64),
        }
        Ok(Value(match Written::deserialize(from)? {
            Written::Text(text) => text,
            Written::Number(number) => number.to_string(),
        }))
    }
}

/// A type that an option of a game can have.
pub trait OptionValue: Sized {
    /// What it can be set to.
    fn values() -> Values;
    /// The value as commands and documents write it.
    fn value(&self) -> Value;
    /// The value out of what commands and documents write; none if it is no value of the option.
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

/// A whole number from `LEAST` to `MOST`, as the value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct Number<const LEAST: u32, const MOST: u32, const DEFAULT: u32>(u32);

impl<const LEAST: u32, const MOST: u32, const DEFAULT: u32> Number<LEAST, MOST, DEFAULT> {
    /// The number.
    #[must_use]
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

impl<const LEAST: u32, const MOST: u32, const DEFAULT: u32> TryFrom<u32>
    for Number<LEAST, MOST, DEFAULT>
{
    type Error = String;

    fn try_from(number: u32) -> Result<Self, String> {
        if (LEAST..=MOST).contains(&number) {
            Ok(Number(number))
        } else {
            Err(format!("it must be from {LEAST} to {MOST}"))
        }
    }
}

impl<const LEAST: u32, const MOST: u32, const DEFAULT: u32> From<Number<LEAST, MOST, DEFAULT>>
    for u32
{
    fn from(number: Number<LEAST, MOST, DEFAULT>) -> u32 {
        number.0
    }
}

impl<const LEAST: u32, const MOST: u32, const DEFAULT: u32> OptionValue
    for Number<LEAST, MOST, DEFAULT>
{
    fn values() -> Values {
        Values::Number {
            range: LEAST..=MOST,
            default: DEFAULT,
        }
    }

    fn value(&self) -> Value {
        Value::new(self.0.to_string())
    }

    fn read(value: &Value) -> Option<Self> {
        value.number()?.try_into().ok()
    }
}

/// Declares the options of a game, each with its section of the rules: the struct that holds them
/// and, as `SPECS`, their descriptions, in the same order.
macro_rules! game_options {
    (
        $(#[$doc:meta])*
        pub struct $options:ident {
            $($(#[$field_doc:meta])* pub $field:ident: $type:ty,)+
        }
    ) => {
        $(#[$doc])*
        pub struct $options {
            $($(#[$field_doc])* pub $field: $type,)+
        }

        impl $options {
            /// The options, described.
            pub const SPECS: &'static [$crate::kit::options::OptionSpec<$options>] = &[
                $($crate::kit::options::OptionSpec {
                    name: stringify!($field),
                    values: <$type as $crate::kit::options::OptionValue>::values,
                    get: |options| $crate::kit::options::OptionValue::value(&options.$field),
                    set: |options, value| {
                        let value = $crate::kit::options::OptionValue::read(value);
                        value.is_some_and(|value| {
                            options.$field = value;
                            true
                        })
                    },
                },)+
            ];
        }

        impl $crate::kit::RuleOptions for $options {
            const SPECS: &'static [$crate::kit::options::OptionSpec<$options>] = $options::SPECS;
        }
    };
}
pub(crate) use game_options;

/// Every combination of the values of these options; a number only as it is by default.
pub fn combinations<T: Clone + Default>(
    specs: &'static [OptionSpec<T>],
) -> impl Iterator<Item = T> {
    let names = |spec: &OptionSpec<T>| match (spec.values)() {
        Values::Names(names) => names,
        Values::Number { .. } => Vec::new(),
    };
    let values: Vec<Vec<&'static str>> = specs.iter().map(names).collect();
    let count = values.iter().map(|names| names.len().max(1)).product();
    (0..count).map(move |number: usize| {
        let mut left = number;
        let mut options = T::default();
        for (spec, names) in specs.iter().zip(&values) {
            if names.is_empty() {
                continue;
            }
            let set = (spec.set)(&mut options, &Value::new(names[left % names.len()]));
            debug_assert!(set, "{} has its own values", spec.name);
            left /= names.len();
        }
        options
    })
}

/// What is known of an option without the game's own types: enough to offer it, to read it, and to
/// say what it is set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The name by which commands, command lines, records and words know it.
    pub name: &'static str,
    /// What it can be set to.
    pub values: Values,
    /// Whether the game's named sets of options cover it.
    pub in_house: bool,
}
