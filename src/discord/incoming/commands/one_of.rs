//! Command options with a closed set of values. People read a label, and Discord sends the name
//! that the rules use.

use poise::serenity_prelude as serenity;
use poise::{SlashArgError, SlashArgument};

use crate::games::options::Named;
use crate::screen::i18n::Language;
use crate::screen::render::options::value_label;

#[derive(Clone, Copy, Debug)]
pub struct OneOf<T>(pub T);

#[serenity::async_trait]
impl<T: Named + Send + Sync> SlashArgument for OneOf<T> {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        let unknown = || SlashArgError::new_command_structure_mismatch("not a value of the option");
        let serenity::ResolvedValue::String(name) = value else { return Err(unknown()) };
        T::named(name).map(OneOf).ok_or_else(unknown)
    }

    fn create(builder: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        let catalog = Language::default().catalog();
        let builder = builder.kind(serenity::CommandOptionType::String);
        T::ALL.iter().fold(builder, |builder, value| {
            let name = value.name();
            builder.add_string_choice(value_label(catalog, name), name)
        })
    }
}

pub fn value<T>(choice: Option<OneOf<T>>) -> Option<T> {
    choice.map(|OneOf(value)| value)
}
