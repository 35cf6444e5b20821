//! Answering an interaction within Discord's three seconds, whatever the work behind it takes.
//!
//! Owns the timing and the kinds of answers: at once if the work is done in time, else a deferral
//! first. What is answered is a [`Reply`], made by whoever did the work.

use std::sync::Arc;
use std::time::Duration;

use super::bot::Bot;
use super::caller::{Caller, Origin};
use super::http::{Answer, File, Trouble};
use super::look::{Look, Seen};
use super::painter::{Adopted, Drawn};
use super::tally;
use crate::table::GameNumber;

/// How long the work may take before the answer is deferred: well within the three seconds, and
/// long enough that it hardly ever happens.
const PATIENCE: Duration = Duration::from_millis(1200);

/// An answer.
#[derive(Debug)]
pub struct Reply {
    look: Look,
    seen: Seen,
    file: Option<File>,
    role: Role,
}

/// What the answer is besides a text.
#[derive(Clone, Debug)]
enum Role {
    /// Nothing.
    Text,
    /// The newest hand of the caller: what it shows without its note, and in which game.
    Hand(Look, Option<GameNumber>),
    /// A public message of the channel's table.
    Table(Drawn),
}

impl Reply {
    /// A sentence for the caller alone.
    pub fn own(text: impl Into<String>) -> Reply {
        Reply::look(Look::text(text))
    }

    /// A message for the caller alone.
    pub fn look(look: Look) -> Reply {
        Reply {
            look,
            seen: Seen::ByOne,
            file: None,
            role: Role::Text,
        }
    }

    /// A message for everybody.
    pub fn public(look: Look) -> Reply {
        Reply {
            seen: Seen::ByAll,
            ..Reply::look(look)
        }
    }

    /// A file for the caller alone.
    pub fn file(text: impl Into<String>, file: File) -> Reply {
        Reply {
            file: Some(file),
            ..Reply::own(text)
        }
    }

    /// The caller's hand below a note. It is kept true from now on.
    pub fn hand(note: Option<String>, hand: Look, game: Option<GameNumber>) -> Reply {
        let mut look = hand.clone();
        if let Some(note) = note {
            look.text = format!("{note}\n\n{}", look.text);
        }
        Reply {
            role: Role::Hand(hand, game),
            ..Reply::look(look)
        }
    }

    /// A public message that shows the channel's table and is its message from now on.
    pub fn table(drawn: Drawn) -> Reply {
        Reply {
            role: Role::Table(drawn.clone()),
            ..Reply::public(drawn.look)
        }
    }
}

/// Does the work and answers with its outcome.
pub async fn respond(bot: &Arc<Bot>, caller: &Caller, work: impl Future<Output = Reply>) {
    tally::asked(caller);
    let mut work = std::pin::pin!(work);
    let sent = match tokio::time::timeout(PATIENCE, &mut work).await {
        Ok(reply) => at_once(bot, caller, reply).await,
        Err(_) => later(bot, caller, work).await,
    };
    if let Err(trouble) = sent {
        tracing::warn!(interaction = %caller.interaction, %trouble, "an answer could not be given");
    }
}

async fn at_once(bot: &Arc<Bot>, caller: &Caller, reply: Reply) -> Result<(), Trouble> {
    let kind = match (caller.origin, reply.seen) {
        (Origin::Own, Seen::ByOne) => Answer::Update,
        _ => Answer::Message,
    };
    let body = reply.look.body(reply.seen);
    let files: Vec<File> = reply.file.into_iter().collect();
    let id = caller.interaction.0;
    insist(|| {
        bot.discord
            .answer(id, &caller.token, kind, &body, files.clone())
    })
    .await?;
    tally::acknowledged(caller);
    let message = match &reply.role {
        Role::Table(_) => Some(insist(|| bot.discord.answered(&caller.token)).await?),
        Role::Text | Role::Hand(..) => None,
    };
    settle(bot, caller, reply.role, message);
    Ok(())
}

async fn later(
    bot: &Arc<Bot>,
    caller: &Caller,
    work: impl Future<Output = Reply>,
) -> Result<(), Trouble> {
    let kind = match caller.origin {
        Origin::Own => Answer::Update,
        Origin::Command | Origin::Public => Answer::Message,
    };
    let id = caller.interaction.0;
    let deferred = insist(|| bot.discord.defer(id, &caller.token, kind)).await;
    if deferred.is_ok() {
        tally::acknowledged(caller);
    }
    // The work goes on even if nobody can be told of it.
    let reply = work.await;
    deferred?;
    let files = reply.file.into_iter().collect();
    let message = if reply.seen == Seen::ByOne {
        let body = reply.look.body(Seen::ByOne);
        bot.discord.edit_answer(&caller.token, &body, files).await?;
        None
    } else {
        let here = Look::text(caller.words.done_here()).body(Seen::ByOne);
        bot.discord
            .edit_answer(&caller.token, &here, Vec::new())
            .await?;
        let body = reply.look.body(Seen::ByAll);
        Some(bot.discord.follow_up(&caller.token, &body).await?)
    };
    settle(bot, caller, reply.role, message);
    Ok(())
}

/// Tries a request again when Discord was busy: a person waits for it.
async fn insist<T, F: Future<Output = Result<T, Trouble>>>(
    mut request: impl FnMut() -> F,
) -> Result<T, Trouble> {
    for pause in [100, 400] {
        match request().await {
            Err(Trouble::Later(_)) => tokio::time::sleep(Duration::from_millis(pause)).await,
            done => return done,
        }
    }
    request().await
}

/// Hands on what the answer is good for.
fn settle(bot: &Arc<Bot>, caller: &Caller, role: Role, message: Option<u64>) {
    let Some(attendant) = bot.attendant(caller.place.channel) else {
        return;
    };
    attendant.token(caller.person.id, &caller.token);
    match (role, message) {
        (Role::Hand(look, game), _) => {
            let (user, token) = (caller.person.id, caller.token.clone());
            attendant.hands.show(user, token, look, game);
        }
        (Role::Table(drawn), Some(message)) => {
            let token = caller.token.clone();
            attendant.adopt(Adopted {
                drawn,
                message,
                token,
            });
        }
        (Role::Text | Role::Table(_), _) => {}
    }
}
