//! What people give the options of commands: text, or one of a closed set of values, of which they read
//! a label, while Discord sends the name that the rules use.
//!
//! Whoever types a whole command letter by letter ends up with the option's name in the text:
//! `when:fri 20:00`, `card: QH`. The name says nothing, so it is left out.

use poise::serenity_prelude as serenity;
use poise::{SlashArgError, SlashArgument};

use crate::games::options::Named;
use crate::screen::i18n::Language;
use crate::screen::render::options::value_label;

/// The text of an option, without a name before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed(pub String);

#[serenity::async_trait]
impl SlashArgument for Typed {
    async fn extract(
        _: &serenity::Context,
        interaction: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, SlashArgError> {
        let serenity::ResolvedValue::String(text) = value else {
            return Err(SlashArgError::new_command_structure_mismatch("not a text"));
        };
        let options = interaction.data.options();
        Ok(Typed(without_name(text, options.iter().flat_map(names)).to_owned()))
    }

    fn create(builder: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        builder.kind(serenity::CommandOptionType::String)
    }
}

/// The names of an option and of those inside it, if it is a subcommand.
fn names<'a>(option: &serenity::ResolvedOption<'a>) -> Vec<&'a str> {
    match &option.value {
        serenity::ResolvedValue::SubCommand(options)
        | serenity::ResolvedValue::SubCommandGroup(options) => {
            options.iter().flat_map(names).collect()
        }
        _ => vec![option.name],
    }
}

/// The text without one of these names and a colon before it.
pub fn without_name<'a, 'n>(text: &'a str, names: impl IntoIterator<Item = &'n str>) -> &'a str {
    let Some((name, rest)) = text.split_once(':') else { return text };
    let is_name = |known: &str| name.trim().eq_ignore_ascii_case(known);
    if names.into_iter().any(is_name) { rest.trim_start() } else { text }
}

/// An option with a closed set of values.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_an_option_is_left_out_of_its_text() {
        for (text, meant) in [
            ("when:fri 20:00", "fri 20:00"),
            (" When : fri 20:00", "fri 20:00"),
            ("zone:", ""),
            ("fri 20:00", "fri 20:00"),
            ("<t:1795201200>", "<t:1795201200>"),
            ("card:QH", "card:QH"),
            ("", ""),
        ] {
            assert_eq!(without_name(text, ["when", "zone"]), meant, "{text}");
        }
    }
}
