//! The options of a table at which Palace is played: those of the rules, by name.

use super::rules::Options;
use crate::kit::options::{OptionInfo, Value};

/// What the options are called, and what they can be set to.
#[must_use]
pub fn infos() -> Vec<OptionInfo> {
    let infos = Options::SPECS.iter().map(|spec| OptionInfo {
        name: spec.name,
        values: (spec.values)(),
        in_house: false,
    });
    infos.collect()
}

impl Options {
    /// The value of an option; none if there is no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Value> {
        let spec = Options::SPECS.iter().find(|spec| spec.name == name)?;
        Some((spec.get)(self))
    }

    /// Sets an option; `false` if there is no such option or it has no such value.
    pub fn set(&mut self, name: &str, value: &Value) -> bool {
        let mut specs = Options::SPECS.iter();
        specs
            .find(|spec| spec.name == name)
            .is_some_and(|spec| (spec.set)(self, value))
    }
}
