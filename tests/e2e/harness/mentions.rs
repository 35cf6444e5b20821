//! Checks after every test that nothing the bot ever wrote relies on a mention to be readable.
//! Discord's apps show a mention as a name only if they know the person, which is never sure in an
//! embed. So a mention only stands beside the name, in the content of a message that notifies.

use discord_sandbox::Sandbox;

/// Checks every version of every message of the bot.
pub fn check(sandbox: &Sandbox) {
    let bot = sandbox.application_id().get();
    sandbox.look(|view| {
        for message in view
            .everything()
            .filter(|message| message.author.get() == bot)
        {
            for version in message.history() {
                let embeds = version.embeds.iter().map(ToString::to_string);
                assert!(
                    embeds.clone().all(|embed| mentions(&embed).is_empty()),
                    "{}",
                    version.text()
                );
                let bare = |before: &&str| !before.ends_with(['*', '\u{2069}']);
                let text = &version.content;
                assert!(!mentions(text).iter().any(bare), "{text}");
            }
        }
    });
}

/// What comes before each mention in the text.
fn mentions(text: &str) -> Vec<&str> {
    let found = text.match_indices("<@").filter(|(at, _)| {
        let id = text[at + 2..].trim_start_matches('!');
        id.starts_with(|c: char| c.is_ascii_digit())
    });
    found.map(|(at, _)| text[..at].trim_end()).collect()
}
