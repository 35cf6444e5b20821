//! Reads a person's command against the bot's registered commands, as a client does.

use serde_json::{Value, json};

use super::pick::{Picker, with_resolved};
use crate::ids::{ChannelId, UserId};
use crate::permissions::Permissions;
use crate::refused::Refused;
use crate::state::World;

/// A command as a person gave it: its words, and the options with their texts.
#[derive(Clone, Debug, Default, PartialEq, serde::Deserialize)]
pub(crate) struct Given {
    pub(crate) path: Vec<String>,
    #[serde(default)]
    pub(crate) options: Vec<(String, String)>,
}

/// Whether a command is typed, not picked from the menu of a person or a message.
fn is_slash(command: &Value) -> bool {
    command["type"] == 1
}

/// Whether it is picked from the menu of a person.
pub(crate) fn is_of_people(command: &Value) -> bool {
    command["type"] == 2
}

/// Whether a client offers a command that is typed to somebody with these permissions.
pub(crate) fn is_shown(command: &Value, has: Permissions) -> bool {
    is_slash(command) && is_allowed(command, has)
}

/// Whether somebody with these permissions may use a command in a server.
pub(crate) fn is_allowed(command: &Value, has: Permissions) -> bool {
    let needed =
        command["default_member_permissions"].as_str().and_then(|bits| bits.parse::<u64>().ok());
    let contexts = command["contexts"].as_array();
    needed.is_none_or(|bits| has.allow(Permissions::from_bits_retain(bits)))
        && contexts.is_none_or(|contexts| contexts.iter().any(|context| context == 0))
}

/// The data of a command's interaction. With `focused` it is for that option's autocomplete:
/// nothing is required yet, and other options are left out while their values aren't valid.
pub(crate) fn resolve(
    world: &World,
    user: UserId,
    channel: ChannelId,
    given: &Given,
    focused: Option<&str>,
) -> Result<Value, Refused> {
    let (server, _) = world.guilds.reach(user, channel)?;
    let (guild, has) = (server.id, server.permissions(user, &[]));
    let unknown = || Refused::UnknownCommand(given.path.join(" "));
    let (name, nested) = given.path.split_first().ok_or_else(unknown)?;
    let command = world
        .commands
        .in_guild(guild)
        .find(|command| is_slash(command) && command["name"] == **name)
        .ok_or_else(unknown)?;
    if !is_shown(command, has.unwrap_or_default()) {
        return Err(Refused::CommandHidden);
    }
    let mut leaf = command;
    let mut chain = Vec::new();
    for word in nested {
        let subs = leaf["options"].as_array().into_iter().flatten();
        leaf = subs
            .filter(|sub| is_nested(sub))
            .find(|sub| sub["name"] == **word)
            .ok_or_else(unknown)?;
        chain.push(leaf);
    }
    let specs = leaf["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    if specs.iter().any(is_nested) {
        return Err(unknown());
    }
    let mut resolved = json!({});
    let picker = Picker { world, user, guild, channel };
    let mut options = fill(picker, specs, given, focused, &mut resolved)?;
    for sub in chain.iter().rev() {
        options = vec![json!({ "name": sub["name"], "type": sub["type"], "options": options })];
    }
    let data =
        json!({ "id": command["id"], "name": command["name"], "type": 1, "options": options });
    Ok(with_resolved(data, resolved))
}

/// The data of a command that somebody picks from a person's menu.
pub(super) fn on_person(
    world: &World,
    user: UserId,
    channel: ChannelId,
    name: &str,
    target: UserId,
) -> Result<Value, Refused> {
    let (server, _) = world.guilds.reach(user, channel)?;
    let has = server.permissions(user, &[]).unwrap_or_default();
    let mut offered = world.commands.in_guild(server.id).filter(|command| is_of_people(command));
    let command = offered
        .find(|command| command["name"] == name)
        .ok_or_else(|| Refused::UnknownCommand(name.to_owned()))?;
    if !is_allowed(command, has) {
        return Err(Refused::CommandHidden);
    }
    let mut resolved = json!({});
    let picker = Picker { world, user, guild: server.id, channel };
    let target = picker.describe(target, &mut resolved).ok_or(Refused::NotAMember)?;
    let data = json!({ "id": command["id"], "name": name, "type": 2, "target_id": target });
    Ok(with_resolved(data, resolved))
}

fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(1 | 2))
}

/// The options with their values, each checked as a client checks it.
fn fill(
    picker: Picker<'_>,
    specs: &[Value],
    given: &Given,
    focused: Option<&str>,
    resolved: &mut Value,
) -> Result<Vec<Value>, Refused> {
    let mut options: Vec<Value> = Vec::new();
    for (name, text) in &given.options {
        let spec = specs
            .iter()
            .find(|spec| spec["name"] == **name)
            .ok_or_else(|| Refused::UnknownOption(name.clone()))?;
        if options.iter().any(|option| option["name"] == **name) {
            return Err(Refused::OptionTwice(name.clone()));
        }
        if focused == Some(name) {
            if spec["autocomplete"] != true {
                return Err(Refused::NoAutocomplete(name.clone()));
            }
            let kind = &spec["type"];
            options.push(json!({ "name": name, "type": kind, "value": text, "focused": true }));
        } else if let Some(value) = value(picker, spec, text, resolved) {
            options.push(json!({ "name": name, "type": spec["type"], "value": value }));
        } else if focused.is_none() {
            return Err(Refused::BadValue(name.clone(), text.clone()));
        }
    }
    let missing = specs.iter().find(|spec| {
        spec["required"] == true && !options.iter().any(|option| option["name"] == spec["name"])
    });
    match missing.and_then(|spec| spec["name"].as_str()) {
        Some(name) if focused.is_none() => Err(Refused::MissingOption(name.to_owned())),
        _ => Ok(options),
    }
}

/// The value that a text stands for, if it is valid for the option.
fn value(picker: Picker<'_>, spec: &Value, text: &str, resolved: &mut Value) -> Option<Value> {
    let choices = spec["choices"].as_array();
    if let Some(choices) = choices.filter(|choices| !choices.is_empty()) {
        let is_meant = |choice: &&Value| {
            let (name, value) = (&choice["name"], &choice["value"]);
            name == text || value == text || (value.is_number() && format!("{value}") == text)
        };
        return choices.iter().find(is_meant).map(|choice| choice["value"].clone());
    }
    match spec["type"].as_u64()? {
        3 => {
            let size = |key: &str, otherwise| spec[key].as_u64().unwrap_or(otherwise) as usize;
            let fits =
                (size("min_length", 0)..=size("max_length", 6000)).contains(&text.chars().count());
            (fits && !text.is_empty()).then(|| json!(text))
        }
        4 => {
            let number = text.parse::<i64>().ok()?;
            in_range(spec, number as f64).then(|| json!(number))
        }
        10 => {
            let number = text.parse::<f64>().ok()?;
            in_range(spec, number).then(|| json!(number))
        }
        5 => text.to_lowercase().parse::<bool>().ok().map(|yes| json!(yes)),
        6 => picker.member(text, resolved),
        7 => picker.channel(text, &spec["channel_types"], resolved),
        8 => picker.role(text, resolved),
        9 => picker.member(text, resolved).or_else(|| picker.role(text, resolved)),
        11 => picker.file(text, resolved),
        _ => None,
    }
}

fn in_range(spec: &Value, number: f64) -> bool {
    let bound = |key: &str, otherwise| spec[key].as_f64().unwrap_or(otherwise);
    (bound("min_value", f64::NEG_INFINITY)..=bound("max_value", f64::INFINITY)).contains(&number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ChannelKind, Sandbox, Whose};

    #[tokio::test]
    async fn options_take_what_their_type_allows() {
        let sandbox = Sandbox::usual().await;
        let option = |kind: u8, name: &str| json!({ "type": kind, "name": name, "min_value": 1 });
        let options = [(4, "count"), (5, "loud"), (6, "who"), (7, "where"), (10, "share")]
            .map(|(kind, name)| option(kind, name));
        let command = json!({ "id": "1", "name": "go", "type": 1, "options": options });
        let bob = sandbox.user("Bob").id();
        let secret = sandbox.create_channel(sandbox.guild(), "secret", ChannelKind::Text);
        sandbox.hide(secret, &[]);
        sandbox.shared.change(|world| world.commands.replace(None, vec![command]));
        let read = |name: &str, text: &str| {
            let given =
                Given { path: vec!["go".into()], options: vec![(name.into(), text.into())] };
            let channel = sandbox.channel("general");
            sandbox.shared.read(|world| resolve(world, bob, channel, &given, None))
        };
        for (name, text, value) in [
            ("count", "2", json!(2)),
            ("loud", "True", json!(true)),
            ("who", "@bob", json!(bob)),
            ("where", "#random", json!(sandbox.channel("random"))),
            ("share", "1.5", json!(1.5)),
        ] {
            let resolved = read(name, text).expect(text);
            assert_eq!(resolved["options"][0]["value"], value);
        }
        for (name, text) in [
            ("count", "1.5"),
            ("count", "0"),
            ("loud", "yes"),
            ("who", "Nobody"),
            ("where", "secret"),
            ("share", "0.5"),
        ] {
            let refused = Refused::BadValue(name.into(), text.into());
            assert_eq!(read(name, text), Err(refused));
        }
        let admin = Permissions::ADMINISTRATOR;
        let boss = sandbox.create_role(sandbox.guild(), "boss", admin);
        sandbox.give_role(sandbox.guild(), bob, boss);
        let found = read("where", "secret").expect("administrators see everything");
        let place = &found["resolved"]["channels"][secret.to_string()];
        assert_eq!(place["permissions"], Permissions::ALL.bits().to_string());
    }

    #[tokio::test]
    async fn a_command_in_a_persons_menu_says_who_they_are_and_what_they_may_do_here() {
        let sandbox = Sandbox::usual().await;
        let commands = vec![
            json!({ "id": "1", "name": "Wave at", "type": 2 }),
            json!({ "id": "2", "name": "say", "type": 1 }),
        ];
        sandbox.shared.change(|world| world.commands.replace(None, commands));
        let (bob, carol) = (sandbox.user("Bob").id(), sandbox.user("Carol").id());
        let channel = sandbox.channel("general");
        let (view, nothing) = (Permissions::VIEW_CHANNEL, Permissions::default());
        sandbox.overwrite(channel, Whose::Member(carol), nothing, view);
        let pick =
            |name: &str| sandbox.shared.read(|world| on_person(world, bob, channel, name, carol));
        let data = pick("Wave at").expect("it is there");
        assert_eq!((&data["type"], &data["target_id"]), (&json!(2), &json!(carol)));
        let resolved = |data: &Value, key: &str| data["resolved"][key][carol.to_string()].clone();
        assert_eq!(resolved(&data, "users")["username"], "carol");
        let member = resolved(&data, "members");
        assert_eq!(member["permissions"], (Permissions::USUAL - view).bits().to_string());
        assert_eq!((member.get("user"), member.get("deaf")), (None, None));
        for name in ["say", "Wave"] {
            assert_eq!(pick(name), Err(Refused::UnknownCommand(name.into())));
        }
        // Whoever has left can still be picked in their messages.
        sandbox.remove_member(sandbox.guild(), carol);
        let data = pick("Wave at").expect("it is there");
        assert_eq!(resolved(&data, "users")["username"], "carol");
        assert_eq!(resolved(&data, "members"), Value::Null);
    }

    #[tokio::test]
    async fn a_client_refuses_unknown_commands_and_bad_options() {
        let sandbox = Sandbox::usual().await;
        let text = json!({ "type": 3, "name": "text", "required": true });
        let times = json!({ "type": 4, "name": "times", "max_value": 5 });
        let which = json!({ "type": 3, "name": "which", "autocomplete": true });
        let eat = json!({ "type": 1, "name": "eat", "options": [which] });
        let commands = vec![
            json!({ "id": "1", "name": "say", "type": 1, "options": [text, times] }),
            json!({ "id": "2", "name": "fruit", "type": 1, "options": [eat] }),
        ];
        sandbox.shared.change(|world| world.commands.replace(None, commands));
        let (bob, channel) = (sandbox.user("Bob"), sandbox.channel("general"));
        for (line, why) in [
            ("/sing", Refused::UnknownCommand("sing".into())),
            ("/fruit", Refused::UnknownCommand("fruit".into())),
            ("/say", Refused::MissingOption("text".into())),
            ("/say text:a volume:3", Refused::UnknownOption("volume".into())),
            ("/say text:a times:9", Refused::BadValue("times".into(), "9".into())),
            ("/say text:a times:x", Refused::BadValue("times".into(), "x".into())),
            ("/say text:a text:b", Refused::OptionTwice("text".into())),
            // A good one gets as far as the bot.
            ("/say text:a times:5", Refused::BotOffline),
            ("/fruit eat which:pear", Refused::BotOffline),
        ] {
            assert_eq!(bob.slash_and_go(channel, line), Err(why), "{line}");
        }
        let offered = bob.autocomplete(channel, "/fruit eat which:", "ap").await;
        assert_eq!(offered, Err(Refused::BotOffline));
        let offered = bob.autocomplete(channel, "/say text:", "a").await;
        assert_eq!(offered, Err(Refused::NoAutocomplete("text".into())));
        sandbox.remove_member(sandbox.guild(), bob.id());
        assert_eq!(bob.slash_and_go(channel, "/say text:a"), Err(Refused::NotAMember));
    }
}
