//! The options of a table at which Getaway is played: those of the rules, and how long a lead is
//! held back, which is a matter of the table and stands in no record.
//!
//! Owns their description as a whole. Adding an option to the rules is one line there.

use std::ops::RangeInclusive;

use super::rules::{House, Options};
use crate::cards::Direction;
use crate::kit;
use crate::kit::options::{Named, Number, OptionSpec, OptionValue, Value};

/// A take-window in seconds (rules, section 6). Where nobody chooses another there is none: takes can
/// be announced.
type Window = Number<0, 30, 0>;

/// All options of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableOptions {
    /// The options of the rules.
    pub rules: Options,
    /// Seconds for which a lead is held back so that others may take (rules, section 6), 0 to 30.
    pub take_window: u32,
}

impl kit::TableOptions for TableOptions {
    type Rules = Options;

    const OWN: &'static [OptionSpec<TableOptions>] = &[OptionSpec {
        name: "take_window",
        values: Window::values,
        get: |options| Value::new(options.take_window.to_string()),
        set: |options, value| {
            let window = Window::read(value);
            options.take_window = window.map_or(options.take_window, Window::get);
            window.is_some()
        },
    }];

    fn rules(&self) -> &Options {
        &self.rules
    }

    fn rules_mut(&mut self) -> &mut Options {
        &mut self.rules
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.rules.packs.seats()
    }

    fn direction(&self) -> Direction {
        self.rules.direction
    }

    fn houses() -> Vec<&'static str> {
        House::ALL.iter().map(|house| house.name()).collect()
    }

    fn set_house(&mut self, name: &str) -> bool {
        let house = House::named(name);
        if let Some(house) = house {
            self.rules = house.options();
        }
        house.is_some()
    }
}
