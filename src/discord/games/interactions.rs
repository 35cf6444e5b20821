//! A game's commands, and the presses of its own buttons: a closed dispatch over the games.

use std::sync::Arc;

use super::custom_id::GameAction;
use super::{getaway, palace};
use crate::discord::bot::Bot;
use crate::discord::incoming::commands::Command;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::respond::Reply;

/// The root command of each game.
pub fn commands() -> Vec<Command> {
    vec![getaway::commands::getaway(), palace::commands::palace()]
}

/// Does what a game's own button asks for. `chosen`: the value of the option chosen in a select.
pub async fn press(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    action: GameAction,
    chosen: Option<String>,
) -> Reply {
    match action {
        GameAction::Getaway(action) => {
            getaway::actions::press(bot, invocation, action, chosen).await
        }
        GameAction::Palace(action) => palace::actions::press(bot, invocation, action, chosen).await,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::incoming::commands::complete;

    fn all() -> Vec<Command> {
        let mut commands = commands();
        complete(&mut commands);
        commands
    }

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
        insta::assert_snapshot!(names.join(" "), @"getaway start join leave deal cut hand play take draw pile hint table stop leaderboard stats record verify rules settings forget-me palace start join leave deal cut hand play swap ready pickup hint table stop leaderboard stats record verify rules settings forget-me");
    }

    #[test]
    fn commands_are_for_servers_alone_and_small_enough() {
        let commands = all();
        let built = poise::builtins::create_application_commands(&commands);
        let json = serde_json::to_value(&built).unwrap();
        for root in json.as_array().unwrap() {
            assert_eq!(root["contexts"], serde_json::json!([0]));
            assert_eq!(root["integration_types"], serde_json::json!([0]));
            assert!(texts(root) <= 8000, "{}", texts(root));
        }
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
