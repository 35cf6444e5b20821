//! The game Getaway: its rules, its computer players, and its games at a table with their options:
//! the options of the rules, plus how long a lead is held back. The latter is up to the table and
//! is in no record. Adding an option to the rules is one line there.
//!
//! No async, no clock, no I/O, no Discord, no database.

pub mod computer;
pub mod rules;
pub mod session;

use rules::{Options, Preset};

use crate::cards::Direction;
use crate::kit;
use crate::kit::options::{Named, Number, OptionSpec, option_spec};

pub use session::Getaway;

/// The seconds that a lead is held back so that others can take (rules, section 6). None by default,
/// because takes can be announced.
pub type TakeWindow = Number<0, 30, 0>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableOptions {
    pub rules: Options,
    pub take_window: TakeWindow,
}

impl kit::TableOptions for TableOptions {
    type Rules = Options;

    const OWN: &'static [OptionSpec<TableOptions>] = &[option_spec!(take_window: TakeWindow)];

    fn rules(&self) -> &Options {
        &self.rules
    }

    fn rules_mut(&mut self) -> &mut Options {
        &mut self.rules
    }

    fn direction(&self) -> Direction {
        self.rules.direction
    }

    fn presets() -> Vec<&'static str> {
        Preset::ALL.iter().map(|preset| preset.name()).collect()
    }

    fn set_preset(&mut self, name: &str) -> bool {
        let preset = Preset::named(name);
        if let Some(preset) = preset {
            self.rules = preset.options();
        }
        preset.is_some()
    }
}
