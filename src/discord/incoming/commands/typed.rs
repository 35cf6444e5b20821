//! Text that people type into an option of a command.
//!
//! Whoever types a whole command letter by letter ends up with the option's name in the text:
//! `when:fri 20:00`, `card: QH`. The name says nothing, so it is left out.

use poise::serenity_prelude as serenity;
use poise::{SlashArgError, SlashArgument};

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
