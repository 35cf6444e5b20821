//! Types with a closed set of values that people choose from. People read a label; the name is what
//! is stored and sent.

use super::options::label;
use crate::discord::custom_id::{By, Period};
use crate::discord::guild_settings::{DailyDeal, Hints, OwnThread, Pictures, WhoStarts};
use crate::discord::i18n::{Catalog, Language};
use crate::games::Level;
use crate::pictures::Colours;

/// A type with a closed set of values, each with a name.
pub trait ClosedSet: Copy + Send + Sync + 'static {
    /// The prefix of a value's name in the key of its label.
    const LABELS: &'static str;

    fn all() -> Vec<(&'static str, Self)>;

    /// The label of the value with this name.
    fn label(catalog: &Catalog, name: &str) -> String {
        label(catalog, &format!("{}_{name}", Self::LABELS), name)
    }
}

/// Turns [`Named`](crate::games::options::Named) types into closed sets whose labels have this
/// prefix.
macro_rules! named_sets {
    ($labels:literal: $($type:ty),+) => {
        $(
            impl $crate::discord::render::closed_set::ClosedSet for $type {
                const LABELS: &'static str = $labels;

                fn all() -> Vec<(&'static str, $type)> {
                    use $crate::games::options::Named;
                    <$type>::ALL.iter().map(|value| (value.name(), *value)).collect()
                }
            }
        )+
    };
}

named_sets!("choice": By, Level, OwnThread, Period, WhoStarts);

impl ClosedSet for Language {
    const LABELS: &'static str = "choice";

    fn all() -> Vec<(&'static str, Language)> {
        let all = Language::ALL.iter();
        all.map(|language| (language.info().name, *language))
            .collect()
    }
}

impl ClosedSet for Hints {
    const LABELS: &'static str = "choice";

    fn all() -> Vec<(&'static str, Hints)> {
        vec![("on", Hints::On), ("off", Hints::Off)]
    }
}

impl ClosedSet for DailyDeal {
    const LABELS: &'static str = "choice";

    fn all() -> Vec<(&'static str, DailyDeal)> {
        vec![("on", DailyDeal::On), ("off", DailyDeal::Off)]
    }
}

impl ClosedSet for Colours {
    const LABELS: &'static str = "choice";

    fn all() -> Vec<(&'static str, Colours)> {
        vec![("two", Colours::Two), ("four", Colours::Four)]
    }
}

impl ClosedSet for Pictures {
    const LABELS: &'static str = "choice";

    fn all() -> Vec<(&'static str, Pictures)> {
        vec![("on", Pictures::On), ("off", Pictures::Off)]
    }
}
