//! How commands are registered and answered, and what their options take. [`roots`] has the root command
//! of each game. What a subcommand does stands in [`actions`](super::actions).
//!
//! The names of commands, options and values must never change. Their descriptions are messages in
//! the catalog like all others.
//!
//! The options of `start`, `plan` and `settings` are a server's settings and its game's options. They
//! follow from their descriptions, so a new one needs no code here. poise makes commands from functions
//! with one parameter per option, and doesn't know these: they are registered next to poise's own, and
//! read from the person's input.

pub mod autocomplete;
pub mod roots;
pub mod typed;

use std::convert::Infallible;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType, CreateCommand, CreateCommandOption, ResolvedValue};

use super::invocation::Invocation;
use super::receive;
use super::respond::Pending;
use crate::discord::bot::Bot;
use crate::games::GameKind;
use crate::games::options::{Named, Value, Values};
use crate::screen::games::kit::asked;
use crate::screen::guild_settings::{Setting, StartOptions};
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::settings::value_label;

/// Commands never return errors: every failure is answered with a sentence.
pub type Error = Infallible;
pub type Command = poise::Command<Arc<Bot>, Error>;
pub type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, Error>;

/// Builds the commands to register with Discord, with the options of their games.
pub fn registered(roots: &mut [Command]) -> Vec<CreateCommand> {
    let built = roots.iter_mut().filter_map(|root| {
        let kind = kind_named(&root.name);
        // poise would register the subcommands without the game's options.
        let subcommands = std::mem::take(&mut root.subcommands);
        let built = root.create_as_slash_command();
        root.subcommands = subcommands;
        let Description { text, others } = Description::of(kind, "cmd", &root.name);
        let built = others.into_iter().fold(built?.description(text), |built, (locale, text)| {
            built.description_localized(locale, text)
        });
        let all = root.subcommands.iter();
        Some(all.fold(built, |built, command| built.add_option(subcommand(command, kind))))
    });
    built.collect()
}

fn subcommand(command: &Command, kind: GameKind) -> CreateCommandOption {
    let built = CreateCommandOption::new(CommandOptionType::SubCommand, &*command.name, "");
    let built = described(built, kind, "cmd", &command.name);
    let own = command.parameters.iter();
    let own = own.filter_map(|parameter| {
        let built = parameter.create_as_slash_command_option()?;
        let built = described(built, kind, "opt", &parameter.name);
        Some(match asked::most(kind, &command.name, &parameter.name) {
            Some(most) => built.max_int_value(most),
            None => built,
        })
    });
    let of_game = game_options(&command.name, kind);
    own.chain(of_game).fold(built, CreateCommandOption::add_sub_option)
}

/// The same option with its description.
fn described(
    option: CreateCommandOption,
    game: GameKind,
    kind: &str,
    name: &str,
) -> CreateCommandOption {
    let Description { text, others } = Description::of(game, kind, name);
    others.into_iter().fold(option.description(text), |option, (locale, text)| {
        option.description_localized(locale, text)
    })
}

/// A description in the default language, and in others by Discord locale.
struct Description {
    text: String,
    others: Vec<(&'static str, String)>,
}

impl Description {
    /// The game's own description if there is one, otherwise the shared one.
    fn of(game: GameKind, kind: &str, name: &str) -> Description {
        let keys = [format!("{game}_{kind}_{name}"), format!("{kind}_{name}")];
        let default = Language::default();
        let text = keys.iter().find_map(|key| default.catalog().find(key));
        debug_assert!(text.is_some(), "{kind} {name} has no description");
        let others = Language::ALL
            .iter()
            .filter(|language| **language != default)
            .map(|language| language.catalog());
        Description { text: text.unwrap_or_default(), others: localizations(&keys, others) }
    }
}

/// For each language, the first of these messages that it has itself, by Discord locale. Users of
/// other locales see the default description. Discord refuses locales that it doesn't know.
pub fn localizations<'a>(
    keys: &[String],
    catalogs: impl IntoIterator<Item = &'a Catalog>,
) -> Vec<(&'static str, String)> {
    let texts = catalogs.into_iter().filter_map(|catalog| {
        let locale = catalog.info().discord_locale?;
        let text = keys.iter().find_map(|key| catalog.find_own(key))?;
        Some((locale, text))
    });
    texts.collect()
}

fn kind_named(command: &str) -> GameKind {
    let kind = GameKind::named(command);
    debug_assert!(kind.is_some(), "there is no game {command}");
    kind.unwrap_or_default()
}

pub fn kind(ctx: Context<'_>) -> GameKind {
    let root = ctx.parent_commands().first().copied();
    kind_named(&root.unwrap_or_else(|| ctx.command()).name)
}

/// The settings that are options of the subcommand with this name.
fn of_subcommand(name: &str, kind: GameKind) -> Vec<Setting> {
    match name {
        "start" | "plan" => Setting::of_tables(kind).collect(),
        "settings" => Setting::all(kind),
        _ => Vec::new(),
    }
}

/// The option for a role that a new table mentions. It is no setting: a server has no usual one.
const MENTION: &str = "mention";

/// The options to register for a game's subcommand with this name.
fn game_options(name: &str, kind: GameKind) -> Vec<CreateCommandOption> {
    let (shared, own): (Vec<_>, Vec<_>) =
        of_subcommand(name, kind).into_iter().partition(|setting| setting.is_shared());
    let mention = matches!(name, "start" | "plan").then(|| {
        let built = CreateCommandOption::new(CommandOptionType::Role, MENTION, "");
        described(built, kind, "opt", MENTION)
    });
    shared
        .into_iter()
        .map(setting_option)
        .chain(mention)
        .chain(own.into_iter().map(setting_option))
        .collect()
}

/// The role that somebody has given.
pub fn role_given(ctx: Context<'_>) -> Option<&serenity::Role> {
    ctx.args.iter().find_map(|given| match given.value {
        ResolvedValue::Role(role) if given.name == MENTION => Some(role),
        _ => None,
    })
}

fn setting_option(setting: Setting) -> CreateCommandOption {
    let Setting { kind, name } = setting;
    let built = CreateCommandOption::new(CommandOptionType::String, name, "");
    let built = described(built, kind, "opt", name);
    let catalog = Language::default().catalog();
    match setting.values() {
        Values::Names(names) => names.into_iter().fold(built, |built, name| {
            built.add_string_choice(value_label(catalog, setting, name), name)
        }),
        Values::Number { range, .. } => built
            .kind(CommandOptionType::Integer)
            .min_int_value((*range.start()).into())
            .max_int_value((*range.end()).into()),
    }
}

/// What somebody has given. A preset comes before the options that it covers, which override it.
pub fn settings_given(ctx: Context<'_>) -> Vec<(Setting, Value)> {
    let value = |setting: &Setting| {
        let given = ctx.args.iter().find(|option| option.name == setting.name)?;
        match given.value {
            ResolvedValue::String(name) => Some(Value::new(name)),
            ResolvedValue::Integer(number) => Some(Value::new(number.to_string())),
            _ => None,
        }
    };
    let all = of_subcommand(&ctx.command().name, kind(ctx)).into_iter();
    all.filter_map(|setting| Some((setting, value(&setting)?))).collect()
}

/// How a table starts with what somebody has given. The error is the setting that can't have its
/// value.
pub fn start_options(given: &[(Setting, Value)]) -> Result<StartOptions, Setting> {
    let mut start = StartOptions::default();
    for (setting, value) in given {
        if !setting.set_start(&mut start, value) {
            return Err(*setting);
        }
    }
    Ok(start)
}

/// Answers a command with the reply of the work, unless the command was delivered before.
macro_rules! answer {
    ($ctx:expr, |$bot:pat_param, $invocation:pat_param| $work:expr) => {{
        let Some(command) = $crate::discord::incoming::commands::begin($ctx).await else {
            return Ok(());
        };
        let ($bot, $invocation) = (&command.bot, &command.invocation);
        command.answer(Box::pin($work)).await;
        Ok(())
    }};
}
pub(crate) use answer;

/// Begins to answer a command; `None` if it was delivered before, or can't be carried out and is
/// answered already.
pub async fn begin(ctx: Context<'_>) -> Option<Pending> {
    let (bot, command) = (ctx.framework.user_data, ctx.interaction);
    let read = Invocation::of_command(command);
    let mut invocation = receive(bot, command.id, read).await?;
    let kind = kind(ctx);
    invocation.command_of = Some(kind);
    Some(Pending::begin(bot, invocation, kind).await)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_the_settings_in_their_order() {
        let names = |command| {
            let all = of_subcommand(command, GameKind::default()).into_iter();
            all.map(|setting| setting.name).collect::<Vec<_>>().join(" ")
        };
        insta::assert_snapshot!(names("start"), @"computers level turn_seconds thread friendly watch cup take_window house packs direction deal first_trick last_card mistakes taking");
        let of_server =
            Setting::all(GameKind::default()).into_iter().filter(|setting| setting.is_of_server());
        let of_server = of_server.map(|setting| setting.name).collect::<Vec<_>>().join(" ");
        assert_eq!(names("settings"), format!("{of_server} {}", names("start")));
        insta::assert_snapshot!(names("join"), @"");
    }
}
