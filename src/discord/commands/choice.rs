//! Options with a fixed set of values: people read a phrase, and the value is the name by which the
//! rules know it.

use poise::serenity_prelude as serenity;
use poise::{SlashArgError, SlashArgument};

use crate::discord::render::options::choice as phrase;
use crate::discord::server::Hints;
use crate::discord::words::Language;
use crate::rules::Named;

/// A value with a name out of a closed set.
pub trait Chosen: Copy + Send + Sync + 'static {
    /// All values with their names.
    fn all() -> Vec<(&'static str, Self)>;
}

impl<T: Named + Send + Sync> Chosen for T {
    fn all() -> Vec<(&'static str, T)> {
        T::ALL.iter().map(|value| (value.name(), *value)).collect()
    }
}

impl Chosen for Language {
    fn all() -> Vec<(&'static str, Language)> {
        let all = Language::ALL.iter();
        all.map(|language| (language.name(), *language)).collect()
    }
}

impl Chosen for Hints {
    fn all() -> Vec<(&'static str, Hints)> {
        vec![("on", Hints::On), ("off", Hints::Off)]
    }
}

/// The time that a leaderboard is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Period {
    /// Since ever.
    #[default]
    All,
    /// The last 30 days.
    Month,
    /// The last 7 days.
    Week,
}

impl Chosen for Period {
    fn all() -> Vec<(&'static str, Period)> {
        vec![
            ("all", Period::All),
            ("month", Period::Month),
            ("week", Period::Week),
        ]
    }
}

/// An option whose value is one of a closed set.
#[derive(Clone, Copy, Debug)]
pub struct Choice<T>(pub T);

#[serenity::async_trait]
impl<T: Chosen> SlashArgument for Choice<T> {
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
            .map(|(_, value)| Choice(value))
            .ok_or_else(unknown)
    }

    fn create(builder: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let words = Language::default().words();
        let builder = builder.kind(serenity::CommandOptionType::String);
        T::all().into_iter().fold(builder, |builder, (name, _)| {
            builder.add_string_choice(phrase(words, name), name)
        })
    }
}

/// The value in an option that may have been left out.
pub fn value<T>(choice: Option<Choice<T>>) -> Option<T> {
    choice.map(|Choice(value)| value)
}
