//! Command options with a closed set of values. People read a label, and Discord sends the name
//! that the rules use.

use poise::serenity_prelude as serenity;
use poise::{SlashArgError, SlashArgument};

use crate::discord::i18n::Language;
use crate::discord::render::closed_set::ClosedSet;

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
