use super::*;
use crate::discord::incoming::commands::localizations;
use crate::screen::i18n::Language;
use crate::screen::render::command_links::CommandIds;
use serde_json::{Value, json};

fn all() -> Vec<Value> {
    let registered = poise::builtins::create_application_commands(&commands());
    serde_json::to_value(registered).unwrap().as_array().unwrap().clone()
}

/// The names of a root command and its subcommands, in order.
fn names(root: &Value) -> Vec<&str> {
    let options = root["options"].as_array().unwrap();
    [root].into_iter().chain(options).map(|command| command["name"].as_str().unwrap()).collect()
}

/// Calls `see` for a command and everything in it.
fn walk(command: &Value, see: &mut impl FnMut(&Value)) {
    see(command);
    for option in command["options"].as_array().into_iter().flatten() {
        walk(option, see);
    }
}

#[test]
fn every_description_is_within_discords_limits() {
    for root in all() {
        walk(&root, &mut |command| {
            let about = command["description"].as_str().unwrap_or_default();
            let name = &command["name"];
            assert!((1..=100).contains(&about.chars().count()), "{name}");
        });
    }
}

#[test]
fn commands_are_described_in_the_languages_that_discord_knows() {
    let catalogs = || Language::ALL.iter().map(|language| language.catalog());
    let described = |key: &str| localizations(&[key.to_owned()], catalogs());
    let hindi = Language::Hindi.catalog().find("cmd_join").unwrap();
    let english = Language::English.catalog().find("cmd_join").unwrap();
    let locales = described("cmd_join");
    assert!(locales.contains(&("hi", hindi)), "{locales:?}");
    let known = |language: &&Language| language.info().discord_locale.is_some();
    assert_eq!(locales.len(), Language::ALL.iter().filter(known).count());
    assert!(locales.iter().all(|(locale, text)| (text == &english) == (*locale == "en-US")));
}

#[test]
fn every_command_that_a_text_names_can_be_pressed() {
    let mut registered = all();
    registered.iter_mut().for_each(|root| root["id"] = json!("7"));
    let ids = CommandIds::of(&registered);
    for language in Language::ALL {
        for source in language.info().sources {
            let said = source.replace("{ -root }", "/getaway");
            // A root alone is no command, nor is the head of a column.
            let mut left = ids.linked(&said).replace("`/`", "");
            for kind in GameKind::ALL {
                left = left.replace(&format!("`/{kind}`"), "");
            }
            let line = left.lines().find(|line| line.contains("`/"));
            assert_eq!(line, None, "{language:?}");
        }
    }
}

#[test]
fn every_game_has_the_shared_subcommands_around_its_own() {
    let roots = all();
    let told: Vec<String> = roots.iter().map(|root| names(root).join(" ")).collect();
    let getaway = "getaway start join leave deal cut hand play take draw pile daily plan hint table stop leaderboard stats record verify rules settings language help learn forget-me";
    let palace = "palace start join leave deal cut hand play swap ready pickup plan hint table stop leaderboard stats record verify rules settings language help learn forget-me";
    assert_eq!(told[..2], [getaway, palace]);
    for (kind, root) in GameKind::ALL.iter().zip(&roots) {
        let names = names(root);
        assert_eq!(names[0], kind.name());
        assert!(
            names.contains(&"start")
                && names.ends_with(&["settings", "language", "help", "learn", "forget-me"])
        );
    }
}

#[test]
fn commands_are_for_servers_only_and_small_enough() {
    for root in all() {
        assert_eq!(root["contexts"], json!([0]));
        assert_eq!(root["integration_types"], json!([0]));
        assert!(texts(&root) <= 8000, "{}", texts(&root));
    }
}

/// The number of characters that Discord counts: names, descriptions and values.
fn texts(value: &Value) -> usize {
    match value {
        Value::Array(all) => all.iter().map(texts).sum(),
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| match value {
                Value::String(text) if ["name", "description", "value"].contains(&key.as_str()) => {
                    text.chars().count()
                }
                other => texts(other),
            })
            .sum(),
        _ => 0,
    }
}
