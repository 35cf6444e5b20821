//! Answering an interaction within Discord's three seconds, however long the work behind it takes.
//!
//! Owns the timing and the kinds of answers: at once if the work is done in time, otherwise a
//! deferral first. What is answered is a [`Reply`], made by whoever did the work.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use std::time::Duration;

use super::bot::Bot;
use super::http::{Answer, ApiError, backoff};
use super::invocation::{Invocation, Origin};
use super::look::Look;
use super::message::{Body, File, Message, Visibility};
use super::metrics;
use super::table_display::{Answering, ShownHand};
use super::table_message::{self, Adopted, RenderedPage};
use crate::table::TableId;

/// How long the work may take before the answer is deferred: well within the three seconds, and
/// long enough that it hardly ever happens.
const PATIENCE: Duration = Duration::from_millis(1200);

/// An answer.
#[derive(Debug)]
pub struct Reply {
    message: Message,
    visibility: Visibility,
    file: Option<File>,
    subject: Subject,
}

/// What the message of an answer shows, if it is kept up to date from now on.
#[derive(Clone, Debug)]
enum Subject {
    /// Nothing that changes.
    Fixed,
    /// The person's newest hand.
    Hand(ShownHand),
    /// This table, which is the channel's, unless it has ended and another one has begun.
    Table(TableId, RenderedPage),
}

impl Reply {
    /// A text that only the person who asked sees.
    pub fn text(text: impl Into<String>) -> Reply {
        Reply::ephemeral(Message::text(text))
    }

    /// A message that only the person who asked sees.
    pub fn ephemeral(message: Message) -> Reply {
        Reply {
            message,
            visibility: Visibility::Ephemeral,
            file: None,
            subject: Subject::Fixed,
        }
    }

    /// A message for everybody in the channel.
    pub fn public(message: Message) -> Reply {
        Reply {
            visibility: Visibility::Public,
            ..Reply::ephemeral(message)
        }
    }

    /// A file that only the person who asked sees.
    pub fn file(text: impl Into<String>, file: File) -> Reply {
        Reply {
            file: Some(file),
            ..Reply::text(text)
        }
    }

    /// The person's hand below a note. It is kept up to date from now on.
    pub fn hand(note: Option<String>, hand: ShownHand) -> Reply {
        let message = match &note {
            Some(note) => hand.message.clone().below(note),
            None => hand.message.clone(),
        };
        let hand = ShownHand { note, ..hand };
        Reply {
            subject: Subject::Hand(hand),
            ..Reply::ephemeral(message)
        }
    }

    /// A public message that shows this table and is the table's message from now on.
    pub fn table(table: TableId, page: RenderedPage) -> Reply {
        Reply {
            subject: Subject::Table(table, page.clone()),
            ..Reply::public(page.message)
        }
    }
}

/// The work behind an answer. Boxed, so that what follows is compiled once and not for every command.
type Work<'a> = Pin<Box<dyn Future<Output = Reply> + Send + 'a>>;

/// Does the work and answers with the reply that it makes; if it panics, with a sentence that says
/// so.
pub async fn respond(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    work: impl Future<Output = Reply> + Send,
) {
    respond_to(bot, invocation, Box::pin(work)).await;
}

async fn respond_to(bot: &Arc<Bot>, invocation: &Invocation, work: Work<'_>) {
    metrics::received(interaction_kind(invocation.origin));
    let work = match standing(bot).await {
        Standing::Ours => work,
        Standing::Unknown => Box::pin(async { Reply::text(invocation.catalog.refuse_internal()) }),
        // The other process has heard of it too.
        Standing::Others => return,
    };
    // Held to the end: what the answer shows is not to be written twice.
    let answering = bot
        .display(invocation.place.channel)
        .map(|display| display.answering(invocation.person.id));
    let mut work = pin!(reply_of(invocation, work));
    let sent = match tokio::time::timeout(PATIENCE, &mut work).await {
        Ok(reply) => at_once(bot, invocation, answering.as_ref(), reply).await,
        Err(_) => later(bot, invocation, answering.as_ref(), work).await,
    };
    let sent = sent.map(|given| register(bot, invocation, answering, given));
    if let Err(error) = sent {
        tracing::warn!(interaction = %invocation.interaction, %error, "an answer could not be given");
    }
}

/// Whose the servers are.
enum Standing {
    Ours,
    Unknown,
    Others,
}

/// Whether this process still runs the tables of its servers. What it knows of them may be old once its
/// lease has run out, so it looks, for as long as there is time to answer.
async fn standing(bot: &Bot) -> Standing {
    let store = bot.tables.store();
    if store.lease().is_held() {
        return Standing::Ours;
    }
    match tokio::time::timeout(PATIENCE, store.settle()).await {
        Ok(Ok(())) => Standing::Ours,
        _ if store.lease().is_lost() => Standing::Others,
        _ => Standing::Unknown,
    }
}

/// The reply of the work. A panic is caught here, where it is known whether the answer was deferred.
async fn reply_of(invocation: &Invocation, work: Work<'_>) -> Reply {
    match caught(work).await {
        Some(reply) => reply,
        None => {
            tracing::error!(interaction = %invocation.interaction, "an interaction made the bot panic");
            Reply::text(invocation.catalog.refuse_internal())
        }
    }
}

/// What the work gives; none if it panics.
pub async fn caught<T>(work: impl Future<Output = T>) -> Option<T> {
    let mut work = pin!(work);
    std::future::poll_fn(|cx| {
        // What it worked on is dropped; what tables and stores hold is changed by their own tasks.
        match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(cx))) {
            Ok(polled) => polled.map(Some),
            Err(_) => Poll::Ready(None),
        }
    })
    .await
}

/// What an answer shows that was given, its message if that is to be known, and how it was given.
type Given = (Subject, Option<u64>, Answer);

/// What is kept before an answer is given, if it shows a hand.
async fn promise(
    invocation: &Invocation,
    answering: Option<&Answering>,
    subject: &Subject,
    kind: Answer,
) {
    if let (Some(answering), Subject::Hand(hand)) = (answering, subject) {
        let pressed = invocation.pressed.filter(|_| kind == Answer::Update);
        let interaction = (invocation.interaction, pressed);
        let token = &invocation.token;
        if let Some(pressed) = invocation.pressed_hand {
            // Then it is the same hand as before.
            let hands = &answering.display().hands;
            hands.pressed(invocation.person.id, pressed);
        }
        answering.will_show_hand(token, interaction, hand).await;
    }
}

async fn at_once(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    answering: Option<&Answering>,
    reply: Reply,
) -> Result<Given, ApiError> {
    let kind = match (invocation.origin, reply.visibility) {
        (Origin::Ephemeral, Visibility::Ephemeral) => Answer::Update,
        _ => Answer::Message,
    };
    let look = look(bot, invocation).await;
    let body = with_file(
        reply.message.sent(reply.visibility, &look).await,
        reply.file,
    );
    promise(invocation, answering, &reply.subject, kind).await;
    let id = invocation.interaction.0;
    let answer = async |kind| {
        let answer = || bot.discord.answer(id, &invocation.token, kind, &body);
        retrying(answer).await.map(|()| kind)
    };
    let kind = match answer(kind).await {
        // The hand was deleted for a newer one while they pressed.
        Err(ApiError::MessageGone) if kind == Answer::Update => answer(Answer::Message).await?,
        answered => answered?,
    };
    acknowledged(invocation);
    let message_id = match &reply.subject {
        Subject::Table(..) => {
            let answered = || bot.discord.answered(&invocation.token);
            Some(insisting(bot, invocation, answered).await?)
        }
        Subject::Fixed | Subject::Hand(_) => None,
    };
    Ok((reply.subject, message_id, kind))
}

async fn later(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    answering: Option<&Answering>,
    work: impl Future<Output = Reply>,
) -> Result<Given, ApiError> {
    let kind = match invocation.origin {
        Origin::Ephemeral => Answer::Update,
        Origin::Command | Origin::Public => Answer::Message,
    };
    let id = invocation.interaction.0;
    let deferred = retrying(|| bot.discord.defer(id, &invocation.token, kind)).await;
    if deferred.is_ok() {
        acknowledged(invocation);
    }
    // The work goes on even if nobody can be told of it.
    let reply = work.await;
    deferred?;
    promise(invocation, answering, &reply.subject, kind).await;
    let look = look(bot, invocation).await;
    let shows_nothing = matches!(reply.subject, Subject::Fixed);
    let edit = async |body: Body| {
        if shows_nothing {
            let tell = || bot.discord.tell(&invocation.token, &body);
            return insisting(bot, invocation, tell).await;
        }
        let edit = || bot.discord.edit_answer(&invocation.token, &body);
        insisting(bot, invocation, edit).await
    };
    let message_id = if reply.visibility == Visibility::Ephemeral {
        let body = reply.message.sent(Visibility::Ephemeral, &look).await;
        edit(with_file(body, reply.file)).await?;
        None
    } else {
        let here = Message::text(invocation.catalog.done_here());
        edit(here.shown(Visibility::Ephemeral, &look)).await?;
        let body = reply.message.sent(Visibility::Public, &look).await;
        let tried = AtomicBool::new(false);
        let post = || post(bot, invocation, (&reply.message, &body), &tried);
        Some(insisting(bot, invocation, post).await?)
    };
    Ok((reply.subject, message_id, kind))
}

/// Sends the public message of an answer. When that was tried before, Discord may have taken it without
/// saying so in time: then it is not sent again.
async fn post(
    bot: &Bot,
    invocation: &Invocation,
    (message, body): (&Message, &Body),
    tried: &AtomicBool,
) -> Result<u64, ApiError> {
    if tried.swap(true, Ordering::Relaxed) {
        // An interaction's id says when it came, as a message's does.
        let after = Some(invocation.interaction.0);
        let channel = invocation.place.channel;
        let found = table_message::find(&bot.discord, channel, after, message).await?;
        if let Some(id) = found.first() {
            return Ok(*id);
        }
    }
    bot.discord.follow_up(&invocation.token, body).await
}

/// How messages look where the interaction came from.
async fn look(bot: &Bot, invocation: &Invocation) -> Look {
    let settings = bot.guild_settings(invocation.place.guild).await;
    bot.discord.look(&settings)
}

fn with_file(body: Body, file: Option<File>) -> Body {
    match file {
        Some(file) => body.with_file(file),
        None => body,
    }
}

fn interaction_kind(origin: Origin) -> metrics::Interaction {
    match origin {
        Origin::Command => metrics::Interaction::Command,
        Origin::Public | Origin::Ephemeral => metrics::Interaction::Press,
    }
}

fn acknowledged(invocation: &Invocation) {
    let kind = interaction_kind(invocation.origin);
    metrics::acknowledged(kind, invocation.token.age());
}

/// Tries a request up to twice more if Discord was busy: a person is waiting for it.
pub async fn retrying<T, F: Future<Output = Result<T, ApiError>>>(
    mut request: impl FnMut() -> F,
) -> Result<T, ApiError> {
    for pause in [100, 400] {
        match request().await {
            Err(ApiError::Transient(_)) => tokio::time::sleep(Duration::from_millis(pause)).await,
            done => return done,
        }
        metrics::retried();
    }
    request().await
}

/// Tries a request until Discord takes it or the token is over: until then the person sees that the
/// bot is thinking. When the process is to end there is one more try.
async fn insisting<T, F: Future<Output = Result<T, ApiError>>>(
    bot: &Bot,
    invocation: &Invocation,
    mut request: impl FnMut() -> F,
) -> Result<T, ApiError> {
    let mut failures = 0;
    loop {
        match request().await {
            Err(ApiError::Transient(_)) if invocation.token.lives() => failures += 1,
            done => return done,
        }
        metrics::retried();
        let rest = tokio::time::sleep(backoff(failures));
        if !bot.tasks.rest(rest).await {
            return request().await;
        }
    }
}

/// Registers the token and the message of an answer that was given, so that the person's hand and
/// the table's message are kept up to date through them.
fn register(
    bot: &Arc<Bot>,
    invocation: &Invocation,
    answering: Option<Answering>,
    (subject, message_id, kind): Given,
) {
    let Some(display) = bot.display(invocation.place.channel) else {
        return;
    };
    // A table that was opened by this interaction is shown only now.
    let answering = match answering.filter(|answering| answering.is_of(&display)) {
        Some(answering) => answering,
        None => display.clone().answering(invocation.person.id),
    };
    let pressed = invocation.pressed.filter(|_| kind == Answer::Update);
    let token = &invocation.token;
    if let Some(pressed) = invocation.pressed_hand {
        display.hands.pressed(invocation.person.id, pressed);
    }
    answering.given(token, pressed, invocation.language);
    match (subject, message_id) {
        (Subject::Hand(hand), _) => {
            let interaction = invocation.interaction;
            answering.shows_hand(token, (interaction, pressed), hand);
        }
        (Subject::Table(table, page), Some(id)) if display.snapshot().table == table => {
            display.adopt(Adopted {
                page,
                id,
                token: token.clone(),
            });
        }
        (Subject::Fixed | Subject::Table(..), _) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::http::Token;
    use crate::discord::i18n::Language;
    use crate::table::{ChannelId, GuildId, InteractionId, Person, Place, UserId};
    use poise::serenity_prelude::Permissions;

    #[tokio::test]
    async fn a_panic_becomes_a_sentence() {
        let invocation = Invocation {
            person: Person {
                id: UserId(1),
                name: "Ann".to_owned(),
            },
            place: Place {
                guild: GuildId(1),
                channel: ChannelId(1),
            },
            interaction: InteractionId(1),
            token: Token::new("token"),
            origin: Origin::Command,
            pressed: None,
            pressed_hand: None,
            permissions: Permissions::empty(),
            bot_permissions: Permissions::all(),
            in_thread: false,
            language: None,
            command_of: None,
            catalog: Language::default().catalog(),
            public: Language::default().catalog(),
        };
        let work = Box::pin(async {
            tokio::task::yield_now().await;
            panic!("a fault")
        });
        let reply = reply_of(&invocation, work).await;
        assert_eq!(reply.message.content, invocation.catalog.refuse_internal());
        assert_eq!(reply.visibility, Visibility::Ephemeral);
    }
}
