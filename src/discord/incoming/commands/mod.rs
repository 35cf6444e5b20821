//! How commands are registered and answered, and what their options take. [`roots`] has the root command
//! of each game. What a subcommand does stands in [`actions`](super::actions).
//!
//! The names of commands, options and values must never change. Their descriptions are messages in
//! the catalog like all others.
//!
//! The options of `start`, `plan` and `settings` are a server's settings and its game's options. They
//! follow from their descriptions, so a new one needs no code here. poise makes commands from functions
//! with one parameter per option: these options are added to those parameters, and read from the person's
//! input.

pub mod autocomplete;
pub mod roots;
pub mod typed;

use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::Arc;

use poise::SlashArgument;
use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType, CreateCommandOption, ResolvedValue};

use super::invocation::Invocation;
use super::receive;
use super::respond::Call;
use crate::discord::bot::Bot;
use crate::games::options::{Named, Value, Values};
use crate::games::{GameKind, Listed, by_kind};
use crate::screen::guild_settings::{Setting, StartOptions};
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::settings::value_label;

/// Commands never return errors: every failure is answered with a sentence.
pub type Error = Infallible;
pub type Command = poise::Command<Arc<Bot>, Error>;
pub type Parameter = poise::CommandParameter<Arc<Bot>, Error>;
pub type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, Error>;

type Text = Cow<'static, str>;
type Takes = fn(CreateCommandOption) -> CreateCommandOption;

/// An option that may be left out, without its description.
fn option(name: &'static str, takes: Takes) -> Parameter {
    Parameter {
        name: name.into(),
        name_localizations: Cow::default(),
        description: None,
        description_localizations: Cow::default(),
        required: false,
        channel_types: None,
        choices: Cow::default(),
        type_setter: Some(takes),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Describes a game's command, and all options and subcommands in it.
fn describe(command: &mut Command, game: GameKind) {
    (command.description, command.description_localizations) =
        described(game, "cmd", &command.name);
    for option in &mut command.parameters {
        (option.description, option.description_localizations) =
            described(game, "opt", &option.name);
    }
    command.subcommands.iter_mut().for_each(|command| describe(command, game));
}

/// The game's own description if there is one, otherwise the shared one: in the default language, and
/// in others by Discord locale.
fn described(
    game: GameKind,
    kind: &str,
    name: &str,
) -> (Option<Text>, Cow<'static, [(Text, Text)]>) {
    let keys = [format!("{game}_{kind}_{name}"), format!("{kind}_{name}")];
    let default = Language::default();
    let text = keys.iter().find_map(|key| default.catalog().find(key));
    debug_assert!(text.is_some(), "{kind} {name} has no description");
    let others = Language::ALL.iter().filter(|language| **language != default);
    let localized = localizations(&keys, others.map(|language| language.catalog())).into_iter();
    (text.map(Text::from), localized.map(|(locale, text)| (locale.into(), text.into())).collect())
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

pub fn kind(ctx: Context<'_>) -> GameKind {
    let root = ctx.parent_commands().first().copied().unwrap_or_else(|| ctx.command());
    let kind = GameKind::named(&root.name);
    debug_assert!(kind.is_some(), "there is no game {}", root.name);
    kind.unwrap_or_default()
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

/// The options of a game's subcommand with this name that no function has as a parameter.
fn game_options(name: &str, kind: GameKind) -> impl Iterator<Item = Parameter> {
    let takes = by_kind!(kind, |G| setting_takes::<G> as Takes);
    let (shared, own): (Vec<_>, Vec<_>) =
        of_subcommand(name, kind).into_iter().partition(|setting| setting.is_shared());
    let mention = matches!(name, "start" | "plan")
        .then(|| option(MENTION, <serenity::Role as SlashArgument>::create));
    let of = move |setting: Setting| option(setting.name, takes);
    shared.into_iter().map(of).chain(mention).chain(own.into_iter().map(of))
}

pub fn role_given(ctx: Context<'_>) -> Option<&serenity::Role> {
    ctx.args.iter().find_map(|given| match given.value {
        ResolvedValue::Role(role) if given.name == MENTION => Some(role),
        _ => None,
    })
}

/// What a setting takes. poise has no room for values here: the type says which game it is, and the
/// name that poise has given the option, which setting.
fn setting_takes<G: Listed>(option: CreateCommandOption) -> CreateCommandOption {
    let written = serde_json::to_value(&option).unwrap_or_default();
    let mut all = Setting::all(G::KIND).into_iter();
    let Some(setting) = all.find(|setting| written["name"] == setting.name) else { return option };
    match setting.values() {
        Values::Names(names) => names.into_iter().fold(option, |option, name| {
            let label = value_label(Language::default().catalog(), setting, name);
            option.add_string_choice(label, name)
        }),
        Values::Number { range, .. } => option
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
    ($ctx:expr, |$call:ident| $work:expr) => {{
        if let Some(call) = $crate::discord::incoming::commands::begin($ctx).await {
            let $call = &call;
            $call.answer(Box::pin($work)).await;
        }
        Ok(())
    }};
}
pub(crate) use answer;

/// Begins to answer a command; `None` if it was delivered before, or can't be carried out and is
/// answered already.
pub async fn begin(ctx: Context<'_>) -> Option<Call> {
    let (bot, command) = (ctx.framework.user_data, ctx.interaction);
    let read = Invocation::of_command(command);
    let mut invocation = receive(bot, command.id, read).await?;
    let kind = kind(ctx);
    invocation.command_of = Some(kind);
    Some(Call::begin(bot, invocation, kind).await)
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
        let of_server = Setting::all(GameKind::default())
            .into_iter()
            .filter(|setting| setting.is_of_server())
            .map(|setting| setting.name)
            .collect::<Vec<_>>()
            .join(" ");
        assert_eq!(names("settings"), format!("{of_server} {}", names("start")));
        insta::assert_snapshot!(names("join"), @"");
    }
}
