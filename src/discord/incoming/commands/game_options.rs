//! The options that `start` and `settings` have for a game: they follow from the game's description
//! of them, so that a new option needs nothing here.
//!
//! poise makes commands of functions with one parameter an option. These options are added to the
//! finished commands instead, and read from what the person gave.

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType, CreateCommandOption, ResolvedValue};

use super::{Command, Context};
use crate::discord::guild_settings::StartOptions;
use crate::discord::i18n::Language;
use crate::discord::render::options::game_value_label;
use crate::games::GameKind;
use crate::games::options::{Named, Value, Values};

/// The name of the option that names a whole set of options.
const HOUSE: &str = "house";

/// The subcommands that have the options of the game.
const WITH_OPTIONS: [&str; 2] = ["start", "settings"];

type Parameter = poise::CommandParameter<std::sync::Arc<crate::discord::bot::Bot>, super::Error>;

/// The game that the root command of this name is for.
fn kind_named(command: &str) -> GameKind {
    let kind = GameKind::named(command);
    debug_assert!(kind.is_some(), "there is no game {command}");
    kind.unwrap_or_default()
}

/// The game whose command somebody uses.
pub fn kind(ctx: Context<'_>) -> GameKind {
    let root = ctx.parent_commands().first().copied();
    kind_named(&root.unwrap_or_else(|| ctx.command()).name)
}

/// The names and values of a game's options, the named sets among them.
fn all(kind: GameKind) -> Vec<(&'static str, Values)> {
    let mut all: Vec<_> = kind
        .options()
        .into_iter()
        .map(|option| (option.name, option.values))
        .collect();
    if !kind.houses().is_empty() {
        // Before the options that it covers.
        let at = kind.options().iter().position(|option| option.in_house);
        all.insert(
            at.unwrap_or(all.len()),
            (HOUSE, Values::Names(kind.houses())),
        );
    }
    all
}

/// Adds the options of a game to its root command.
pub fn add(root: &mut Command) {
    let kind = kind_named(&root.name);
    for subcommand in &mut root.subcommands {
        if WITH_OPTIONS.contains(&subcommand.name.as_ref()) {
            let parameters = all(kind).into_iter().zip(setters(kind));
            subcommand
                .parameters
                .extend(parameters.map(|((name, _), setter)| parameter(name, setter)));
        }
    }
}

fn parameter(name: &'static str, setter: Setter) -> Parameter {
    Parameter {
        name: name.into(),
        name_localizations: Default::default(),
        description: None,
        description_localizations: Default::default(),
        required: false,
        channel_types: None,
        choices: Default::default(),
        type_setter: Some(setter),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

type Setter = fn(CreateCommandOption) -> CreateCommandOption;

/// The most options that a game can have: poise wants a function without an environment for each.
const MOST: usize = 16;

/// For each option of the game, what gives it its type and its values.
fn setters(kind: GameKind) -> [Setter; MOST] {
    match kind {
        GameKind::Getaway => setters_of::<0>(),
        GameKind::Palace => setters_of::<1>(),
    }
}

fn setters_of<const KIND: usize>() -> [Setter; MOST] {
    [
        set::<KIND, 0>,
        set::<KIND, 1>,
        set::<KIND, 2>,
        set::<KIND, 3>,
        set::<KIND, 4>,
        set::<KIND, 5>,
        set::<KIND, 6>,
        set::<KIND, 7>,
        set::<KIND, 8>,
        set::<KIND, 9>,
        set::<KIND, 10>,
        set::<KIND, 11>,
        set::<KIND, 12>,
        set::<KIND, 13>,
        set::<KIND, 14>,
        set::<KIND, 15>,
    ]
}

/// Gives the option with this number of the game with that number its type and its values.
fn set<const KIND: usize, const OPTION: usize>(
    builder: CreateCommandOption,
) -> CreateCommandOption {
    let kind = GameKind::ALL.get(KIND).copied().unwrap_or_default();
    let catalog = Language::default().catalog();
    match all(kind).into_iter().nth(OPTION) {
        Some((_, Values::Names(names))) => {
            let builder = builder.kind(CommandOptionType::String);
            names.into_iter().fold(builder, |builder, name| {
                builder.add_string_choice(game_value_label(catalog, kind, name), name)
            })
        }
        Some((_, Values::Number { range, .. })) => builder
            .kind(CommandOptionType::Integer)
            .min_int_value((*range.start()).into())
            .max_int_value((*range.end()).into()),
        None => builder,
    }
}

/// The game's options that somebody gave.
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
        if option.name == HOUSE {
            start.house = Some(value);
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
        for mut root in crate::discord::games::interactions::commands() {
            let kind = kind_named(&root.name);
            assert!(all(kind).len() <= MOST, "{kind}: room for every option");
            let described = all(kind).len();
            let before: Vec<usize> = root
                .subcommands
                .iter()
                .map(|c| c.parameters.len())
                .collect();
            add(&mut root);
            for (subcommand, before) in root.subcommands.iter().zip(before) {
                let added = subcommand.parameters.len() - before;
                let expected = WITH_OPTIONS.contains(&subcommand.name.as_ref());
                assert_eq!(
                    added,
                    if expected { described } else { 0 },
                    "{}",
                    subcommand.name
                );
            }
        }
    }

    #[test]
    fn getaways_options_are_those_of_its_description() {
        let names: Vec<&str> = all(GameKind::Getaway)
            .iter()
            .map(|(name, _)| *name)
            .collect();
        insta::assert_snapshot!(names.join(" "), @"take_window house packs direction deal first_trick last_card mistakes");
    }
}
