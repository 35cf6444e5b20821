//! The options of a table: those of a game's rules, and what else its host can choose of the game,
//! each described once and set by name.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use super::RuleOptions;
use super::options::{OptionInfo, OptionSpec, Value};
use crate::cards::Direction;

/// The options of a table at which a game is played.
pub trait TableOptions: Copy + Debug + Default + PartialEq + Eq + Send + Sync + 'static {
    /// Those that its records hold.
    type Rules: RuleOptions;

    /// Those that are a matter of the table and stand in no record.
    const OWN: &'static [OptionSpec<Self>] = &[];

    /// The options of the rules.
    fn rules(&self) -> &Self::Rules;

    /// The options of the rules, to be changed.
    fn rules_mut(&mut self) -> &mut Self::Rules;

    /// How many seats the options serve.
    fn seats(&self) -> RangeInclusive<usize>;

    /// Which way the deal passes on.
    fn direction(&self) -> Direction {
        Direction::Clockwise
    }

    /// The names of the sets of options, the default first; empty if the game has none. They cover
    /// the options of the rules.
    #[must_use]
    fn houses() -> Vec<&'static str> {
        Vec::new()
    }

    /// Sets all options that a named set covers; `false` if there is no such set.
    fn set_house(&mut self, _name: &str) -> bool {
        false
    }

    /// What the options are called, and what they can be set to.
    #[must_use]
    fn infos() -> Vec<OptionInfo> {
        let own = Self::OWN.iter().map(|spec| spec.info(false));
        let in_house = !Self::houses().is_empty();
        let rules = Self::Rules::SPECS.iter().map(|spec| spec.info(in_house));
        own.chain(rules).collect()
    }

    /// The value of an option; none if there is no such option.
    #[must_use]
    fn get(&self, name: &str) -> Option<Value> {
        let own = OptionSpec::named(Self::OWN, name).map(|spec| (spec.get)(self));
        let of_rules = || OptionSpec::named(Self::Rules::SPECS, name);
        own.or_else(|| of_rules().map(|spec| (spec.get)(self.rules())))
    }

    /// Sets an option; `false` if there is no such option or it has no such value.
    fn set(&mut self, name: &str, value: &Value) -> bool {
        if let Some(spec) = OptionSpec::named(Self::OWN, name) {
            return (spec.set)(self, value);
        }
        let spec = OptionSpec::named(Self::Rules::SPECS, name);
        spec.is_some_and(|spec| (spec.set)(self.rules_mut(), value))
    }
}
