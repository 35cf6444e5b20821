//! The subcommands that every game has: each reads its options, asks, and answers. Their root command
//! is each game's own.
//!
//! The names of commands, options and values are a contract; their descriptions are messages of the
//! catalog like all others.

pub mod autocomplete;
pub mod game_options;
pub mod one_of;
pub mod scores;
pub mod settings;
pub mod table;

use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::Arc;

use super::invocation::Invocation;
use super::respond::Pending;
use crate::discord::bot::Bot;
use crate::discord::i18n::{Catalog, Language};

/// No command returns an error: whatever goes wrong is answered with a sentence.
pub type Error = Infallible;
/// A command as poise knows it.
pub type Command = poise::Command<Arc<Bot>, Error>;
/// The use of a command as poise knows it.
pub type Context<'a> = poise::Context<'a, Arc<Bot>, Error>;

/// Completes root commands: the options of their game, and the descriptions of all that they contain,
/// in every language.
pub fn complete(roots: &mut [Command]) {
    for root in roots {
        game_options::add(root);
        let game = root.name.clone();
        describe_command(root, &game);
    }
}

fn describe_command(command: &mut Command, game: &str) {
    let about = Description::of(game, "cmd", &command.name);
    (command.description, command.description_localizations) = (about.text, about.others);
    for parameter in &mut command.parameters {
        let about = Description::of(game, "opt", &parameter.name);
        (parameter.description, parameter.description_localizations) = (about.text, about.others);
    }
    for subcommand in &mut command.subcommands {
        describe_command(subcommand, game);
    }
}

/// A description in the default language, and in others by their Discord locales.
struct Description {
    text: Option<Text>,
    others: Cow<'static, [(Text, Text)]>,
}

type Text = Cow<'static, str>;

impl Description {
    /// The game's own description if there is one, otherwise the shared one.
    fn of(game: &str, kind: &str, name: &str) -> Description {
        let keys = [format!("{game}_{kind}_{name}"), format!("{kind}_{name}")];
        let default = Language::default();
        let text = keys.iter().find_map(|key| default.catalog().find(key));
        debug_assert!(text.is_some(), "{kind} {name} has no description");
        let others = Language::ALL
            .iter()
            .filter(|language| **language != default)
            .map(|language| language.catalog());
        Description {
            text: text.map(Into::into),
            others: localizations(&keys, others).into(),
        }
    }
}

/// The first of these messages that each language has itself, by Discord locale. Discord shows the
/// default description to users of all others, and refuses locales that it does not know.
pub fn localizations<'a>(
    keys: &[String],
    catalogs: impl IntoIterator<Item = &'a Catalog>,
) -> Vec<(Text, Text)> {
    let texts = catalogs.into_iter().filter_map(|catalog| {
        let locale = catalog.info().discord_locale?;
        let text = keys.iter().find_map(|key| catalog.find_own(key))?;
        Some((locale.into(), text.into()))
    });
    texts.collect()
}

/// Begins to answer a command; none if it was delivered before, or outside of a server.
pub async fn begin(ctx: Context<'_>) -> Option<Pending> {
    let poise::Context::Application(ctx) = ctx else {
        return None;
    };
    let bot = &ctx.framework.user_data;
    if !bot.is_new(ctx.interaction.id.get()) {
        return None;
    }
    let mut invocation = Invocation::of_command(ctx.interaction)?;
    let kind = game_options::kind(poise::Context::Application(ctx));
    invocation.command_of = Some(kind);
    Some(Pending::begin(bot, invocation, kind).await)
}
