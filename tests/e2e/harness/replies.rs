//! What people are told in the end, also by a bot that answers in two steps because the machine is
//! slow or has stood still.

use std::time::Duration;

use discord_sandbox::{AckKind, Answer, InteractionId, Message, Request, User, View};
use getaway::screen::i18n::Language;

/// An answer that takes longer is late: the bot defers it soon after.
pub const LATE: Duration = Duration::from_secs(1);
/// How often people try again what came too late.
pub const TRIES: usize = 10;
/// How long people wait for the second step.
const PATIENCE: Duration = Duration::from_secs(20);

/// What somebody is told in the end. If everyone is to see it, that is the public message.
pub async fn final_reply(user: &User, answer: &Answer) -> Message {
    let reply = answer.reply().await;
    let is_elsewhere = reply.is_ephemeral() && is_announcement(&reply);
    // A public message that follows a press on a private one takes two steps on any machine.
    let is_late = answer.kind == AckKind::DeferUpdate && answer.latency > LATE;
    if is_elsewhere {
        // On a fast machine nobody has it on their screen.
        user.dismiss(reply.id).expect("it is theirs");
    } else if !is_late {
        return reply;
    }
    let after = reply.id.get().max(answer.interaction.get());
    let given = |view: &View<'_>| {
        if is_late && is_given(view, answer.interaction) {
            let own = |message: &&Message| message.interaction == Some(answer.interaction);
            let follow_up = view.messages(reply.channel).rfind(own);
            return follow_up.or_else(|| view.message(reply.id)).cloned();
        }
        // Also if it was deleted at once.
        let is_public = |message: &&Message| {
            !message.is_ephemeral() && message.author == reply.author && message.id.get() > after
        };
        view.messages(reply.channel).find(is_public).cloned()
    };
    let given = user.sandbox().wait_for("the second step of an answer", given);
    let given = tokio::time::timeout(PATIENCE, given).await;
    given.unwrap_or(reply)
}

/// Whether this says in any language only that a message for everyone is there.
fn is_announcement(reply: &Message) -> bool {
    let text = reply.text();
    Language::ALL.iter().any(|language| text.contains(&language.catalog().done_here()))
}

/// Whether the bot has given an answer that it had deferred: by an edit, or with another message.
fn is_given(view: &View<'_>, interaction: InteractionId) -> bool {
    let token = format!("/interaction.{interaction}.");
    view.requests().rev().any(|request: &Request| {
        let is_edit = request.method == "PATCH" && request.path.ends_with("/@original");
        let is_done = (is_edit || request.method == "POST") && request.status < 300;
        is_done && request.path.starts_with("/webhooks/") && request.path.contains(&token)
    })
}

/// Presses until a form opens. Only the first answer can be a form, so a late one says that the bot
/// is busy.
pub async fn opened_form(press: impl AsyncFn() -> Answer) -> Answer {
    for _ in 0..TRIES {
        let pressed = press().await;
        if pressed.kind == AckKind::Modal {
            return pressed;
        }
    }
    panic!("no form opens")
}
