//! Commands in texts, as links that put them into the field below the channel.
//!
//! A message names a command as code, `` `/getaway start` ``: it is made before it is known where
//! it goes, and titles, buttons and menus draw no links. Once Discord has registered the commands
//! and told their ids, the code becomes a link wherever links are drawn.

use std::collections::BTreeMap;

use serde_json::Value;

/// The ids of the registered commands. A subcommand has the id of its root.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandIds {
    /// By command, as it is typed: `/getaway start`.
    ids: BTreeMap<String, String>,
}

impl CommandIds {
    /// The ids in a list of commands as Discord describes them. A root with subcommands can't be
    /// called without one, so it has no link.
    pub fn of(registered: &[Value]) -> CommandIds {
        let named = registered.iter().filter_map(|root| {
            let (name, id) = (root["name"].as_str()?, root["id"].as_str()?);
            let options = root["options"].as_array().map_or(&[][..], Vec::as_slice);
            let subcommands =
                options.iter().filter(|option| option["type"] == 1).filter_map(move |option| {
                    let subcommand = option["name"].as_str()?;
                    Some((format!("/{name} {subcommand}"), id.to_owned()))
                });
            Some(subcommands)
        });
        CommandIds { ids: named.flatten().collect() }
    }

    /// The text, in which every command in code is a link. Its options stay code, behind it: a link
    /// takes none along.
    pub fn linked(&self, text: &str) -> String {
        let mut linked = String::with_capacity(text.len() + text.len() / 4);
        let mut rest = text;
        while let Some((before, behind)) = rest.split_once("`/") {
            linked.push_str(before);
            let code = behind.split_once('`');
            let link = code.and_then(|(code, behind)| Some((self.link(code)?, behind)));
            let (shown, behind) = link.unwrap_or_else(|| ("`/".to_owned(), behind));
            linked.push_str(&shown);
            rest = behind;
        }
        linked + rest
    }

    fn link(&self, code: &str) -> Option<String> {
        let mut words = code.splitn(3, ' ');
        let (root, subcommand) = (words.next()?, words.next()?);
        let id = self.ids.get(&format!("/{root} {subcommand}"))?;
        let options = words.next().map(|options| format!(" `{options}`")).unwrap_or_default();
        Some(format!("</{root} {subcommand}:{id}>{options}"))
    }
}

#[cfg(test)]
impl CommandIds {
    /// Some commands, as if Discord had registered them with the ids from 7 on.
    pub fn numbered() -> CommandIds {
        let root = |name: &str, id: &str, subcommands: &[&str]| {
            let options =
                subcommands.iter().map(|name| serde_json::json!({ "type": 1, "name": name }));
            serde_json::json!({ "name": name, "id": id, "options": options.collect::<Vec<_>>() })
        };
        CommandIds::of(&[
            root("getaway", "7", &["start", "record", "forget-me", "join"]),
            root("palace", "8", &["hand"]),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_in_code_become_links_and_their_options_stay_code() {
        for (said, shown) in [
            ("`/getaway start` opens one.", "</getaway start:7> opens one."),
            ("(`/palace hand`)", "(</palace hand:8>)"),
            (
                "`/getaway record game:7`, or `getaway verify FILE`",
                "</getaway record:7> `game:7`, or `getaway verify FILE`",
            ),
            ("`/getaway forget-me`", "</getaway forget-me:7>"),
            ("`/getaway join` `/x y`", "</getaway join:7> `/x y`"),
            // What nobody can press stays as it is.
            ("`/getaway`", "`/getaway`"),
            ("`/getaway dance`", "`/getaway dance`"),
            ("`/getaway start", "`/getaway start"),
            ("\\`/getaway start\\`", "\\`/getaway start\\`"),
            ("/getaway start", "/getaway start"),
        ] {
            assert_eq!(CommandIds::numbered().linked(said), shown);
        }
    }
}
