//! The options of a table at which Getaway is played: those of the rules, and how long a lead is
//! held back, which is a matter of the table and stands in no record.
//!
//! Owns their description as a whole. Adding an option to the rules is one line there.

use std::ops::RangeInclusive;

use super::rules::{House, Options};
use crate::kit::options::{Named, OptionInfo, Value, Values};

/// The longest take-window, in seconds (rules, section 6).
const LONGEST_WINDOW: u32 = 30;
/// The take-window where nobody chose another, in seconds: takes can be announced.
const USUAL_WINDOW: u32 = 0;
/// The name of the take-window's option.
const TAKE_WINDOW: &str = "take_window";

/// All options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOptions {
    /// The options of the rules.
    pub rules: Options,
    /// Seconds for which a lead is held back so that others may take (rules, section 6), 0 to 30.
    pub take_window: u32,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            rules: Options::default(),
            take_window: USUAL_WINDOW,
        }
    }
}

impl TableOptions {
    /// What the options are called, and what they can be set to. A named set of options covers those
    /// of the rules.
    #[must_use]
    pub fn infos() -> Vec<OptionInfo> {
        let window = OptionInfo {
            name: TAKE_WINDOW,
            values: Values::Number {
                range: 0..=LONGEST_WINDOW,
                default: USUAL_WINDOW,
            },
            in_house: false,
        };
        let rules = Options::SPECS.iter().map(|spec| OptionInfo {
            name: spec.name,
            values: (spec.values)(),
            in_house: true,
        });
        std::iter::once(window).chain(rules).collect()
    }

    /// The names of the sets of options, the default first.
    #[must_use]
    pub fn houses() -> Vec<&'static str> {
        House::ALL.iter().map(|house| house.name()).collect()
    }

    /// Sets all options that a named set covers; `false` if there is no such set.
    pub fn set_house(&mut self, name: &str) -> bool {
        let house = House::named(name);
        if let Some(house) = house {
            self.rules = house.options();
        }
        house.is_some()
    }

    /// The value of an option; none if there is no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Value> {
        if name == TAKE_WINDOW {
            return Some(Value::new(self.take_window.to_string()));
        }
        let spec = Options::SPECS.iter().find(|spec| spec.name == name)?;
        Some((spec.get)(&self.rules))
    }

    /// Sets an option; `false` if there is no such option or it has no such value.
    pub fn set(&mut self, name: &str, value: &Value) -> bool {
        if name == TAKE_WINDOW {
            let window = value.number().filter(|n| *n <= LONGEST_WINDOW);
            self.take_window = window.unwrap_or(self.take_window);
            return window.is_some();
        }
        let mut specs = Options::SPECS.iter();
        specs
            .find(|spec| spec.name == name)
            .is_some_and(|spec| (spec.set)(&mut self.rules, value))
    }

    /// How many seats the options serve.
    #[must_use]
    pub const fn seats(&self) -> RangeInclusive<usize> {
        self.rules.packs.seats()
    }
}
