//! Which games there are, and the options of a table, whichever game it is for: described by the game,
//! set by name, stored as a document that an older or newer program understands.

use std::ops::RangeInclusive;

use serde_json::{Map, Value as Json};

use crate::cards::Direction;
use crate::kit::options::{OptionInfo, Value, Values};
use crate::kit::{Game, Rules, TableOptions, Tally};
use crate::list::{GameKind, In, Options};
use crate::{by_game, by_kind};

/// Why stored options cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableOptions {
    /// They are no set of names and values.
    #[error("the options are no object")]
    NotAnObject,
    /// There is no such option, or it has no such value.
    #[error("the option {name} cannot be {value}")]
    Unknown {
        /// The option's name.
        name: String,
        /// What it is said to be.
        value: String,
    },
}

impl GameKind {
    /// The game's options as they are by default.
    #[must_use]
    pub fn defaults(self) -> Options {
        by_kind!(self, |G| G::wrap(<G as Game>::Options::default()))
    }

    /// What its options are called, and what they can be set to.
    #[must_use]
    pub fn options(self) -> Vec<OptionInfo> {
        by_kind!(self, |G| <G as Game>::Options::infos())
    }

    /// What the options of its rules are called, and what they can be set to.
    #[must_use]
    pub fn options_of_rules(self) -> Vec<OptionInfo> {
        by_kind!(self, |G| {
            let specs = <<G as Game>::Rules as Rules>::Options::SPECS.iter();
            specs.map(|spec| spec.info(true)).collect()
        })
    }

    /// The names of its sets of options, the default first; empty if it has none.
    #[must_use]
    pub fn houses(self) -> Vec<&'static str> {
        by_kind!(self, |G| <G as Game>::Options::houses())
    }

    /// What its tally counts.
    #[must_use]
    pub const fn tally(self) -> Tally {
        by_kind!(self, |G| G::TALLY)
    }

    /// The names of the figures that it keeps of a player, in the order in which people read them.
    #[must_use]
    pub const fn figures(self) -> &'static [&'static str] {
        by_kind!(self, |G| G::FIGURES)
    }

    /// The version of the rules by which this program plays it.
    #[must_use]
    pub const fn rules_version(self) -> u32 {
        by_kind!(self, |G| <G as Game>::Rules::VERSION)
    }

    /// Options out of a stored document: what it does not name is as by default.
    ///
    /// # Errors
    /// What it names that this program does not know.
    pub fn read_options(self, document: &Json) -> Result<Options, UnreadableOptions> {
        let fields = document.as_object().ok_or(UnreadableOptions::NotAnObject)?;
        let mut options = self.defaults();
        for (name, value) in fields {
            let text = match value {
                Json::String(text) => text.clone(),
                other => other.to_string(),
            };
            if !options.set(name, &Value::new(&text)) {
                let name = name.clone();
                return Err(UnreadableOptions::Unknown { name, value: text });
            }
        }
        Ok(options)
    }
}

impl Options {
    /// Which game they are of.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        by_game!(Options, self, |G, _| <G as crate::Listed>::KIND)
    }

    /// The value of an option; none if the game has no such option.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Value> {
        by_game!(Options, self, |G, options| TableOptions::get(options, name))
    }

    /// Sets an option; `false` if the game has no such option or it has no such value.
    pub fn set(&mut self, name: &str, value: &Value) -> bool {
        by_game!(Options, self, |G, options| TableOptions::set(
            options, name, value
        ))
    }

    /// Sets all options that a named set covers; `false` if there is no such set.
    pub fn set_house(&mut self, name: &str) -> bool {
        by_game!(Options, self, |G, options| options.set_house(name))
    }

    /// How many seats the options serve.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<usize> {
        by_game!(Options, self, |G, options| TableOptions::seats(options))
    }

    /// Which way the deal passes on.
    #[must_use]
    pub fn direction(&self) -> Direction {
        by_game!(Options, self, |G, options| options.direction())
    }

    /// The options as a document: every one of them by its name.
    #[must_use]
    pub fn document(&self) -> Json {
        let infos = self.kind().options().into_iter();
        let field = |info: OptionInfo| {
            let value = self.get(info.name)?;
            let json = match info.values {
                Values::Names(_) => Json::from(value.text()),
                Values::Number { .. } => Json::from(value.number()?),
            };
            Some((info.name.to_owned(), json))
        };
        Json::Object(infos.filter_map(field).collect::<Map<_, _>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kit::options::Named;

    #[test]
    fn options_read_back_from_their_document_and_what_is_missing_is_as_by_default() {
        for kind in GameKind::ALL {
            for info in kind.options() {
                let values: Vec<String> = match &info.values {
                    Values::Names(names) => names.iter().map(ToString::to_string).collect(),
                    Values::Number { range, .. } => {
                        vec![range.start().to_string(), range.end().to_string()]
                    }
                };
                for value in values {
                    let mut options = kind.defaults();
                    assert!(options.set(info.name, &Value::new(&value)), "{info:?}");
                    assert_eq!(options.get(info.name), Some(Value::new(&value)));
                    let read = kind.read_options(&options.document());
                    assert_eq!(read, Ok(options), "{info:?} {value}");
                }
                assert!(!kind.defaults().set(info.name, &Value::new("nonsense")));
            }
            assert_eq!(
                kind.read_options(&serde_json::json!({})),
                Ok(kind.defaults())
            );
        }
    }

    #[test]
    fn what_a_later_version_may_have_added_is_not_guessed_at() {
        let unknown = serde_json::json!({"jokers": 2});
        let read = GameKind::Getaway.read_options(&unknown);
        assert!(matches!(read, Err(UnreadableOptions::Unknown { .. })));
    }

    #[test]
    fn the_first_release_wrote_packs_as_a_number() {
        let read = GameKind::Getaway.read_options(&serde_json::json!({"packs": 2}));
        assert_eq!(read.map(|options| options.seats()), Ok(6..=16));
    }
}
