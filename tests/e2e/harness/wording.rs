//! Checks after every test that everything the bot ever wrote can be read in Discord's apps.
//!
//! They show a mention as a name only if they know the person, which is never sure in an embed. So
//! a mention only stands in the content of a message that notifies: with it, Discord sends who is
//! mentioned. And no sign may become a picture: a black suit can hardly be seen on Discord's dark
//! ground, and is as wide as two letters.

use std::collections::{BTreeSet, HashSet};

use discord_sandbox::{Sandbox, drawn_signs};

/// Checks every version of every message of the bot, and the names of its threads.
pub fn check(sandbox: &Sandbox) {
    let bot = sandbox.application_id().get();
    sandbox.look(|view| {
        let channels: BTreeSet<_> = view.everything().map(|message| message.channel).collect();
        let threads = channels.into_iter().flat_map(|channel| view.threads(channel));
        for thread in threads.filter(|thread| thread.owner.is_some_and(|owner| owner.get() == bot))
        {
            let drawn = drawn_signs(&thread.name);
            assert!(drawn.is_empty(), "{drawn:?} in the name of a thread: {}", thread.name);
        }
        let mut read = HashSet::new();
        let written = view.everything().filter(|message| message.author.get() == bot);
        for version in written.flat_map(|message| message.history()) {
            for text in version.marked_up() {
                // Most lines are those of an earlier version. Only code goes on from line to line.
                let all: Vec<&str> =
                    if text.contains('`') { vec![&text] } else { text.lines().collect() };
                for part in all.into_iter().filter(|part| read.insert((*part).to_owned())) {
                    let drawn = drawn_signs(part);
                    assert!(drawn.is_empty(), "Discord draws {drawn:?} as pictures: {text}");
                }
            }
            let mut embeds = version.embeds.iter();
            assert!(
                embeds.all(|embed| mentions(&embed.to_string()).is_empty()),
                "{}",
                version.text()
            );
            let known: Vec<u64> = version.mentions.iter().map(|user| user.get()).collect();
            let text = &version.content;
            assert!(mentions(text).iter().all(|id| known.contains(id)), "{text}");
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
