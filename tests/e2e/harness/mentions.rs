//! Checks after every test that nothing the bot ever wrote relies on a mention to be readable.
//! Discord's apps show a mention as a name only if they know the person, which is never sure in an
//! embed. So a mention only stands in the content of a message that notifies: with it, Discord
//! sends who is mentioned.

use discord_sandbox::Sandbox;

/// Checks every version of every message of the bot.
pub fn check(sandbox: &Sandbox) {
    let bot = sandbox.application_id().get();
    sandbox.look(|view| {
        for message in view.everything().filter(|message| message.author.get() == bot) {
            for version in message.history() {
                let embeds = version.embeds.iter().map(ToString::to_string);
                assert!(
                    embeds.clone().all(|embed| mentions(&embed).is_empty()),
                    "{}",
                    version.text()
                );
                let known: Vec<u64> = version.mentions.iter().map(|user| user.get()).collect();
                let text = &version.content;
                assert!(mentions(text).iter().all(|id| known.contains(id)), "{text}");
            }
        }
    });
}

/// The ids of the users that the text mentions.
fn mentions(text: &str) -> Vec<u64> {
    let found = text.match_indices("<@").filter_map(|(at, _)| {
        text[at + 2..].trim_start_matches('!').split_once('>')?.0.parse().ok()
    });
    found.collect()
}
