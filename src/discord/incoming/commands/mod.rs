//! How commands are registered and answered, and what their options take. [`roots`] has the root command
//! of each game. What a subcommand does stands in [`actions`](super::actions).
//!
//! The names of commands, options and values must never change. Their descriptions are messages in
//! the catalog like all others.

pub mod autocomplete;
pub mod game_options;
pub mod plan;
pub mod roots;
pub mod typed;

use std::convert::Infallible;
use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{CommandOptionType, CreateCommand, CreateCommandOption};

use super::invocation::Invocation;
use super::receive;
use super::respond::Pending;
use crate::discord::bot::Bot;
use crate::games::GameKind;
use crate::screen::games::kit::asked;
use crate::screen::i18n::{Catalog, Language};

/// Commands never return errors: every failure is answered with a sentence.
pub type Error = Infallible;
pub type Command = poise::Command<Arc<Bot>, Error>;
pub type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, Error>;

/// Builds the commands to register with Discord, with the options of their games.
pub fn registered(roots: &mut [Command]) -> Vec<CreateCommand> {
    let built = roots.iter_mut().filter_map(|root| {
        let kind = game_options::kind_named(&root.name);
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
    let of_game = game_options::of_command(&command.name, kind);
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
    let kind = game_options::kind(ctx);
    invocation.command_of = Some(kind);
    Some(Pending::begin(bot, invocation, kind).await)
}
