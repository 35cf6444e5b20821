//! The options of a table: the options of a game's rules, plus what else the host can choose for
//! the game. Each is described once and set by name.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::RuleOptions;
use super::options::{OptionInfo, OptionSpec, Value};
use crate::cards::Direction;

/// The options of a table for one game.
pub trait TableOptions: Copy + Debug + Default + PartialEq + Eq + Send + Sync + 'static {
    type Rules: RuleOptions;

    /// The table's own options, which no record holds.
    const OWN: &'static [OptionSpec<Self>] = &[];

    fn rules(&self) -> &Self::Rules;

    /// The options of the rules, mutable.
    fn rules_mut(&mut self) -> &mut Self::Rules;

    /// How many seats can play with these options.
    fn seats(&self) -> RangeInclusive<usize>;

    /// The direction in which the deal passes on.
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

    /// The descriptions of the options: their names and possible values.
    fn infos() -> Vec<OptionInfo> {
        let own = Self::OWN.iter().map(|spec| spec.info(false));
        let in_preset = !Self::presets().is_empty();
        let rules = Self::Rules::SPECS.iter().map(|spec| spec.info(in_preset));
        own.chain(rules).collect()
    }

    /// The value of an option; `None` if there is no such option.
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

    fn seats(&self) -> RangeInclusive<usize> {
        RuleOptions::seats(self)
    }
}
