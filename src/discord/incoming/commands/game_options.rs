//! The options that `start` and `settings` have for a game. They follow from the game's own
//! description, so a new option needs no code here.
//!
//! poise makes commands from functions with one parameter per option. It doesn't know these
//! options. They are registered next to poise's own, and read from the person's input.

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType, CreateCommandOption, ResolvedValue};

use super::{Context, Description};
use crate::discord::custom_id::PRESET;
use crate::discord::guild_settings::StartOptions;
use crate::discord::i18n::Language;
use crate::discord::render::options::game_value_label;
use crate::games::GameKind;
use crate::games::options::{Named, Value, Values};

const WITH_OPTIONS: [&str; 2] = ["start", "settings"];

/// The game of the root command with this name.
pub fn kind_named(command: &str) -> GameKind {
    let kind = GameKind::named(command);
    debug_assert!(kind.is_some(), "there is no game {command}");
    kind.unwrap_or_default()
}

/// The game of the command that somebody is using.
pub fn kind(ctx: Context<'_>) -> GameKind {
    let root = ctx.parent_commands().first().copied();
    kind_named(&root.unwrap_or_else(|| ctx.command()).name)
}

/// The names and values of a game's options, including its presets.
pub fn all(kind: GameKind) -> Vec<(&'static str, Values)> {
    let options = kind.options();
    let at = options.iter().position(|option| option.in_preset);
    let mut all: Vec<_> = options
        .into_iter()
        .map(|option| (option.name, option.values))
        .collect();
    if !kind.presets().is_empty() {
        // The preset comes before the options that it covers.
        let at = at.unwrap_or(all.len());
        all.insert(at, (PRESET, Values::Names(kind.presets())));
    }
    all
}

/// The game's options for its subcommand with this name.
pub fn of_command(name: &str, kind: GameKind) -> Vec<CreateCommandOption> {
    if !WITH_OPTIONS.contains(&name) {
        return Vec::new();
    }
    let options = all(kind).into_iter();
    options
        .map(|(name, values)| option(kind, name, &values))
        .collect()
}

fn option(kind: GameKind, name: &'static str, values: &Values) -> CreateCommandOption {
    let about = Description::of(kind.name(), "opt", name);
    let text = about.text.unwrap_or_default();
    let mut built = CreateCommandOption::new(CommandOptionType::String, name, text);
    for (locale, text) in about.others.iter() {
        built = built.description_localized(locale.as_ref(), text.as_ref());
    }
    let catalog = Language::default().catalog();
    match values {
        Values::Names(names) => names.iter().fold(built, |built, name| {
            built.add_string_choice(game_value_label(catalog, kind, name), *name)
        }),
        Values::Number { range, .. } => built
            .kind(CommandOptionType::Integer)
            .min_int_value((*range.start()).into())
            .max_int_value((*range.end()).into()),
    }
}

pub fn given(ctx: Context<'_>) -> StartOptions {
    let mut start = StartOptions::default();
    let poise::Context::Application(application) = ctx else {
        return start;
    };
    let known = all(kind(ctx));
    for option in application.args {
        let value = match option.value {
            ResolvedValue::String(name) => Value::new(name),
            ResolvedValue::Integer(number) => Value::new(number.to_string()),
            _ => continue,
        };
        if option.name == PRESET {
            start.preset = Some(value);
        } else if known.iter().any(|(name, _)| *name == option.name) {
            start.game.insert(option.name.to_owned(), value);
        }
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_every_game_can_be_chosen() {
        for kind in GameKind::ALL {
            for name in WITH_OPTIONS {
                assert_eq!(of_command(name, *kind).len(), all(*kind).len(), "{kind}");
            }
            assert!(of_command("join", *kind).is_empty());
        }
    }

    #[test]
    fn presets_come_before_the_options_that_they_cover() {
        let names: Vec<&str> = all(GameKind::default())
            .iter()
            .map(|(name, _)| *name)
            .collect();
        insta::assert_snapshot!(names.join(" "), @"take_window house packs direction deal first_trick last_card mistakes");
    }
}
