//! Checks after every test that no sign in anything the bot ever wrote becomes a picture: a black
//! suit can hardly be seen on Discord's dark ground, and is as wide as two letters.

use std::collections::BTreeSet;

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
        for message in view.everything().filter(|message| message.author.get() == bot) {
            for text in message.history().flat_map(|version| version.marked_up()) {
                let drawn = drawn_signs(&text);
                assert!(drawn.is_empty(), "Discord draws {drawn:?} as pictures: {text}");
            }
        }
    });
}
