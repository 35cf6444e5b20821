//! The command `/getaway` and its subcommands: each reads its options, asks, and answers.
//!
//! Names and options are a contract; descriptions and names of choices are words like all others.

mod choice;
mod play;
mod scores;
mod settings;
mod table;

use std::borrow::Cow;
use std::convert::Infallible;
use std::sync::Arc;

use tokio_util::task::task_tracker::TaskTrackerToken;

use super::bot::Bot;
use super::caller::Caller;
use super::respond::{Reply, respond};
use super::words::Language;

/// No command fails: whatever goes wrong is answered in words.
pub type Error = Infallible;
/// A command as poise knows it.
pub type Command = poise::Command<Arc<Bot>, Error>;
type Context<'a> = poise::Context<'a, Arc<Bot>, Error>;

/// All commands with their words.
pub fn all() -> Vec<Command> {
    let mut commands = vec![getaway()];
    for command in &mut commands {
        describe(command);
    }
    commands
}

/// Play Getaway.
#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild",
    subcommands(
        "table::start",
        "table::join",
        "table::leave",
        "table::deal",
        "play::hand",
        "play::play",
        "play::take",
        "play::draw",
        "play::pile",
        "play::hint",
        "table::table",
        "table::stop",
        "scores::leaderboard",
        "scores::stats",
        "scores::record",
        "scores::verify",
        "table::rules",
        "settings::settings",
        "settings::forget_me"
    )
)]
async fn getaway(_: Context<'_>) -> Result<(), Error> {
    Ok(())
}

/// Fills in what a command and its options are said to do, in every language.
fn describe(command: &mut Command) {
    let about = Described::of(&format!("cmd_{}", command.name));
    (command.description, command.description_localizations) = (about.text, about.others);
    for parameter in &mut command.parameters {
        let about = Described::of(&format!("opt_{}", parameter.name));
        (parameter.description, parameter.description_localizations) = (about.text, about.others);
    }
    for subcommand in &mut command.subcommands {
        describe(subcommand);
    }
}

/// A description in the default language, and in others by their tags.
struct Described {
    text: Option<Text>,
    others: Cow<'static, [(Text, Text)]>,
}

type Text = Cow<'static, str>;

impl Described {
    fn of(key: &str) -> Described {
        let default = Language::default();
        let others = Language::ALL
            .iter()
            .filter(|language| **language != default);
        let others = others.filter_map(|language| {
            let text = language.words().about(key)?;
            Some((language.tag().into(), text.into()))
        });
        Described {
            text: default.words().about(key).map(Into::into),
            others: others.collect(),
        }
    }
}

/// A command that is being carried out; the process waits for it before it ends.
struct Entered {
    bot: Arc<Bot>,
    caller: Caller,
    _busy: TaskTrackerToken,
}

impl Entered {
    async fn answer(&self, work: impl Future<Output = Reply>) -> Result<(), Error> {
        respond(&self.bot, &self.caller, work).await;
        Ok(())
    }
}

/// Who used the command; none if it was delivered before, or not in a server.
async fn enter(ctx: Context<'_>) -> Option<Entered> {
    let poise::Context::Application(ctx) = ctx else {
        return None;
    };
    let bot = ctx.framework.user_data.clone();
    if !bot.is_new(ctx.interaction.id.get()) {
        return None;
    }
    let mut caller = Caller::of_command(ctx.interaction)?;
    caller.words = bot.server(caller.place.guild).await.words();
    let _busy = bot.work.answers.token();
    Some(Entered { bot, caller, _busy })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(command: &Command, see: &mut impl FnMut(&Command)) {
        see(command);
        for subcommand in &command.subcommands {
            walk(subcommand, see);
        }
    }

    #[test]
    fn every_command_and_option_has_its_words_in_discords_limits() {
        let mut names = Vec::new();
        for command in all() {
            walk(&command, &mut |command| {
                names.push(command.name.to_string());
                let about = command.description.as_deref().unwrap_or_default();
                assert!(
                    (1..=100).contains(&about.chars().count()),
                    "{}",
                    command.name
                );
                for parameter in &command.parameters {
                    let about = parameter.description.as_deref().unwrap_or_default();
                    let name = &parameter.name;
                    assert!((1..=100).contains(&about.chars().count()), "{name}");
                }
            });
        }
        insta::assert_snapshot!(names.join(" "), @"getaway start join leave deal hand play take draw pile hint table stop leaderboard stats record verify rules settings forget-me");
    }

    #[test]
    fn commands_are_for_servers_alone_and_small_enough() {
        let commands = all();
        let built = poise::builtins::create_application_commands(&commands);
        let json = serde_json::to_value(&built).unwrap();
        assert_eq!(json[0]["contexts"], serde_json::json!([0]));
        assert_eq!(json[0]["integration_types"], serde_json::json!([0]));
        assert!(texts(&json[0]) <= 8000, "{}", texts(&json[0]));
    }

    /// How many characters Discord counts: names, descriptions and values.
    fn texts(value: &serde_json::Value) -> usize {
        match value {
            serde_json::Value::Array(all) => all.iter().map(texts).sum(),
            serde_json::Value::Object(fields) => fields
                .iter()
                .map(|(key, value)| match value {
                    serde_json::Value::String(text)
                        if ["name", "description", "value"].contains(&key.as_str()) =>
                    {
                        text.chars().count()
                    }
                    other => texts(other),
                })
                .sum(),
            _ => 0,
        }
    }
}
