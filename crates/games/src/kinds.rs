//! The kinds of games, and the options of a table for any of them: described by the game, set by
//! name, and stored as a document that older and newer programs understand.

use std::ops::RangeInclusive;

use serde_json::{Map, Value as Json};

use crate::cards::Direction;
use crate::kit::options::{OptionInfo, Value, Values};
use crate::kit::{Lesson, RuleOptions, Rules, Session, TableOptions, Tally};
use crate::list::{GameKind, In, Options};
use crate::{by_game, by_kind};

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnreadableOptions {
    /// The document isn't an object of names and values.
    #[error("the options are not an object")]
    NotAnObject,
    /// There is no such option, or it can't have this value.
    #[error("the option {name} cannot be {value}")]
    Unknown { name: String, value: String },
}

impl GameKind {
    pub fn defaults(self) -> Options {
        by_kind!(self, |G| G::wrap(<G as Session>::Options::default()))
    }

    /// The descriptions of its options: their names and possible values.
    pub fn options(self) -> Vec<OptionInfo> {
        by_kind!(self, |G| <G as Session>::Options::infos())
    }

    pub fn options_of_rules(self) -> Vec<OptionInfo> {
        by_kind!(self, |G| {
            let specs = <<G as Session>::Rules as Rules>::Options::SPECS.iter();
            specs.map(|spec| spec.info(true)).collect()
        })
    }

    /// The names of its presets, the default first; empty if it has none.
    pub fn presets(self) -> Vec<&'static str> {
        by_kind!(self, |G| <G as Session>::Options::presets())
    }

    pub const fn tally(self) -> Tally {
        by_kind!(self, |G| G::TALLY)
    }

    pub const fn figures(self) -> &'static [&'static str] {
        by_kind!(self, |G| G::FIGURES)
    }

    pub const fn highest_figures(self) -> &'static [&'static str] {
        by_kind!(self, |G| G::HIGHEST)
    }

    /// The figure that breaks ties between equal places in the deal of the day. Lower is better.
    /// `None` if the game has no deal of the day.
    pub const fn daily(self) -> Option<&'static str> {
        by_kind!(self, |G| G::DAILY)
    }

    /// Its guided first game.
    pub fn lesson(self) -> Lesson {
        Lesson::read(by_kind!(self, |G| G::LESSON))
    }

    /// The version of the rules that this program plays it by.
    pub const fn rules_version(self) -> u32 {
        by_kind!(self, |G| <G as Session>::Rules::VERSION)
    }

    /// Reads options from a stored document. Options that it doesn't name have their defaults.
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
    pub const fn kind(&self) -> GameKind {
        by_game!(Options, self, |G, _| <G as crate::Listed>::KIND)
    }

    pub fn get(&self, name: &str) -> Option<Value> {
        by_game!(Options, self, |G, options| TableOptions::get(options, name))
    }

    /// Sets an option; `false` if the game has no such option, or it can't have this value.
    pub fn set(&mut self, name: &str, value: &Value) -> bool {
        by_game!(Options, self, |G, options| TableOptions::set(options, name, value))
    }

    pub fn set_preset(&mut self, name: &str) -> bool {
        by_game!(Options, self, |G, options| options.set_preset(name))
    }

    pub fn seats(&self) -> RangeInclusive<usize> {
        by_game!(Options, self, |G, options| options.rules().seats())
    }

    pub fn direction(&self) -> Direction {
        by_game!(Options, self, |G, options| options.direction())
    }

    /// The options as a document: each of them by its name.
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
    use std::collections::BTreeSet;

    use super::*;
    use crate::kit::options::Named;
    use crate::kit::testing::written;

    type OptionsOf<G> = <<G as Session>::Rules as Rules>::Options;

    #[test]
    fn options_read_back_from_their_document_and_missing_ones_have_their_defaults() {
        for kind in GameKind::ALL {
            for info in kind.options() {
                let values: Vec<String> = match &info.values {
                    Values::Names(names) => names.iter().map(ToString::to_string).collect(),
                    Values::Number { range, .. } => {
                        for wrong in [range.start().wrapping_sub(1), range.end() + 1] {
                            let wrong = Value::new(wrong.to_string());
                            assert!(!kind.defaults().set(info.name, &wrong), "{info:?}");
                        }
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
            assert_eq!(kind.read_options(&serde_json::json!({})), Ok(kind.defaults()));
            assert!(!kind.options().is_empty() && !kind.defaults().set_preset("nonsense"));
            // Only Getaway has presets, and the option of its tables isn't part of them.
            let has_presets = *kind == GameKind::Getaway;
            assert_eq!(kind.presets().is_empty(), !has_presets);
            let covered = |info: &OptionInfo| has_presets && info.name != "take_window";
            assert!(kind.options().iter().all(|info| info.in_preset == covered(info)));
        }
    }

    #[test]
    fn all_options_of_the_rules_read_back_as_records_write_them() {
        for kind in GameKind::ALL {
            let (count, last) = match kind {
                GameKind::Getaway => (
                    384,
                    r#"{"packs":2,"direction":"anticlockwise","deal":"choose_a_pile","first_trick":"in_turn","last_card":"lead_passes","mistakes":"penalise","taking":"off"}"#,
                ),
                GameKind::Palace => (
                    32,
                    r#"{"length":"short","ten":"anything","seven":"or_lower","eight":"skips","packs":2}"#,
                ),
                GameKind::Bus => (40, r#"{"tokens":10,"keep":"no","whole_hand":"yes"}"#),
                GameKind::King => {
                    (8, r#"{"hearts":"held_back","ending":"thirteen","auction":"never"}"#)
                }
            };
            let written = by_kind!(kind, |G| written::<OptionsOf<G>>());
            let distinct: BTreeSet<_> = written.iter().collect();
            assert_eq!((written.len(), distinct.len()), (count, count), "{kind}");
            assert_eq!(written[count - 1], last);
            // Whoever doesn't know the later options can read a game without them.
            let first = match kind {
                GameKind::Getaway => r#""mistakes":"refuse"}"#,
                GameKind::Palace => r#"{"length":"full"}"#,
                GameKind::Bus | GameKind::King => "}",
            };
            assert!(written[0].ends_with(first), "{}", written[0]);
        }
    }

    #[test]
    fn unknown_options_and_values_of_later_versions_are_refused() {
        for kind in GameKind::ALL {
            let of_later = match kind {
                GameKind::Getaway => ("packs", "3"),
                GameKind::Palace => ("length", "endless"),
                GameKind::Bus => ("keep", "maybe"),
                GameKind::King => ("ending", "fourteen"),
            };
            assert!(kind.defaults().get(of_later.0).is_some(), "{kind} has it");
            for (name, value) in [of_later, ("jokers", "2")] {
                let document = Json::Object(Map::from_iter([(name.to_owned(), Json::from(value))]));
                let (name, value) = (name.to_owned(), value.to_owned());
                let unknown = Err(UnreadableOptions::Unknown { name, value });
                assert_eq!(kind.read_options(&document), unknown);
            }
        }
    }

    #[test]
    fn the_first_release_wrote_packs_as_a_number() {
        let read = GameKind::Getaway.read_options(&serde_json::json!({"packs": 2}));
        assert_eq!(read.map(|options| options.seats()), Ok(6..=16));
    }
}
