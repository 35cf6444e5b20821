//! Options of commands whose value is one of a closed set: people read a label, and the value sent is
//! the name that the rules use.

use poise::serenity_prelude as serenity;
use poise::{SlashArgError, SlashArgument};

use crate::discord::guild_settings::{Hints, Pictures, WhoStarts};
use crate::discord::i18n::{Catalog, Language};
use crate::discord::render::options::label;
use crate::games::Level;
use crate::games::options::named;
use crate::pictures::Colours;

/// A type with a closed set of values, each with a name.
pub trait ClosedSet: Copy + Send + Sync + 'static {
    /// What stands before a value's name in the key of its label.
    const LABELS: &'static str;

    /// All values with their names.
    fn all() -> Vec<(&'static str, Self)>;

    /// The label of the value with this name.
    fn label(catalog: &Catalog, name: &str) -> String {
        label(catalog, &format!("{}_{name}", Self::LABELS), name)
    }
}

/// Makes [`Named`](crate::games::options::Named) types closed sets whose labels begin like this.
macro_rules! named_sets {
    ($labels:literal: $($type:ty),+) => {
        $(
            impl $crate::discord::incoming::commands::one_of::ClosedSet for $type {
                const LABELS: &'static str = $labels;

                fn all() -> Vec<(&'static str, $type)> {
                    use $crate::games::options::Named;
                    <$type>::ALL.iter().map(|value| (value.name(), *value)).collect()
                }
            }
        )+
    };
}

named_sets!("choice": Level, Period, WhoStarts);

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

/// The period of a leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Period {
    /// All time.
    #[default]
    All,
    /// The last 30 days.
    Month,
    /// The last 7 days.
    Week,
}

named!(Period {
    All = "all",
    Month = "month",
    Week = "week",
});

impl Period {
    /// How many days it has; none for all time.
    pub const fn days(self) -> Option<u32> {
        match self {
            Period::All => None,
            Period::Month => Some(30),
            Period::Week => Some(7),
        }
    }
}

/// The value of an option, one of a closed set.
#[derive(Clone, Copy, Debug)]
pub struct OneOf<T>(pub T);

#[serenity::async_trait]
impl<T: ClosedSet> SlashArgument for OneOf<T> {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        let unknown = || SlashArgError::new_command_structure_mismatch("not a value of the option");
        let serenity::ResolvedValue::String(name) = value else {
            return Err(unknown());
        };
        let all = T::all().into_iter();
        let mut named = all.filter(|(known, _)| known == name);
        named
            .next()
            .map(|(_, value)| OneOf(value))
            .ok_or_else(unknown)
    }

    fn create(builder: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let catalog = Language::default().catalog();
        let builder = builder.kind(serenity::CommandOptionType::String);
        T::all().into_iter().fold(builder, |builder, (name, _)| {
            builder.add_string_choice(T::label(catalog, name), name)
        })
    }
}

/// The value of an option, if it was given.
pub fn value<T>(choice: Option<OneOf<T>>) -> Option<T> {
    choice.map(|OneOf(value)| value)
}
