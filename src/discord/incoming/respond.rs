//! Answering an interaction within Discord's three seconds, however long the work behind it takes.
//!
//! Owns the kinds of answers: at once if everything is done in time, otherwise after a [`Deferral`].
//! The clock also runs for reads before the work and for writes before the answer. The work makes a
//! [`Reply`].

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use std::time::Duration;

use tokio_util::task::task_tracker::TaskTrackerToken;

use super::commands::Error;
use super::deferral::{Deferral, Deferred, deferred_kind};
use super::invocation::{Invocation, Origin};
pub use super::reply::Reply;
use super::reply::Subject;
use crate::discord::bot::Bot;
use crate::discord::http::{Answer, ApiError, backoff};
use crate::discord::live::hand_messages::ShownAs;
use crate::discord::live::table_display::{HeldHand, ShownHand};
use crate::discord::live::table_message::{self, Adopted};
use crate::discord::metrics;
use crate::discord::render::look::Look;
use crate::discord::render::message::{Body, File, Message, Visibility};
use crate::games::GameKind;

/// How long to wait for the store when the lease has run out: short enough that the answer needs no
/// deferral.
const SETTLING: Duration = Duration::from_millis(1000);

/// The work behind an answer. Boxed, so that what follows is compiled once and not for every command.
type Work<'a> = Pin<Box<dyn Future<Output = Reply> + Send + 'a>>;

/// An interaction that hasn't been answered yet.
#[derive(Debug)]
pub struct Pending {
    /// What commands and presses share.
    pub bot: Arc<Bot>,
    /// Who asks, and where.
    pub invocation: Invocation,
    look: Look,
    deferral: Deferral,
    /// Keeps the process from ending before the answer is given.
    _answering: TaskTrackerToken,
}

/// A reply that is ready to be sent.
struct Prepared {
    message: Message,
    /// What is sent of it.
    body: Body,
    visibility: Visibility,
    subject: Subject,
}

/// An answer that was given.
struct Given {
    subject: Subject,
    /// How it was given.
    kind: Answer,
    /// The message's id, if it is needed.
    message: Option<u64>,
    /// How often the table's message had moved when the answer's message was sent.
    times: u32,
}

impl Pending {
    /// Starts the clock for an interaction about this game: from now on it is acknowledged in time.
    /// Then reads the server's settings.
    pub async fn begin(bot: &Arc<Bot>, invocation: Invocation, game: GameKind) -> Pending {
        metrics::received(interaction_kind(invocation.origin));
        let deferral = Deferral::start(bot, &invocation);
        let _answering = bot.tasks.answers.token();
        let settings = bot.guild_settings(invocation.place.guild).await;
        Pending {
            invocation: invocation.in_server_of(settings.language, game),
            look: bot.discord.look(&settings),
            bot: bot.clone(),
            deferral,
            _answering,
        }
    }

    /// Does the work and answers with its reply; if it panics, with a sentence that says so.
    ///
    /// # Errors
    /// Never: problems are answered with a sentence or logged.
    pub async fn answer(&self, work: impl Future<Output = Reply> + Send) -> Result<(), Error> {
        self.answer_with(Box::pin(work)).await;
        Ok(())
    }

    async fn answer_with(&self, work: Work<'_>) {
        let (bot, invocation) = (&self.bot, &self.invocation);
        let work = match standing(bot).await {
            Standing::Ours => work,
            Standing::Unknown => {
                Box::pin(async { Reply::text(invocation.catalog.refuse_internal()) })
            }
            // The other process has heard of it too.
            Standing::Others => return,
        };
        if let Some(display) = bot.display(invocation.place.channel) {
            display.presses.note(invocation.person.id);
        }
        let prepared = self.prepared(reply_of(invocation, work).await).await;
        let given = match self.deferral.take_over().await {
            None => self.at_once(prepared).await,
            Some(deferred) => self.later(prepared, deferred).await,
        };
        match given {
            Ok(given) => self.register(given),
            Err(error) => {
                tracing::warn!(interaction = %invocation.interaction, %error, "an answer could not be given");
            }
        }
    }

    /// Renders the reply, and saves what must be known in case the process ends during the answer.
    async fn prepared(&self, reply: Reply) -> Prepared {
        let body = reply.message.sent(reply.visibility, &self.look).await;
        if let Subject::Hand(held, hand) = &reply.subject {
            self.promise(held, hand).await;
        }
        Prepared {
            message: reply.message,
            body: with_file(body, reply.file),
            visibility: reply.visibility,
            subject: reply.subject,
        }
    }

    /// Saves that the answer is about to show this hand.
    async fn promise(&self, held: &HeldHand, hand: &ShownHand) {
        let invocation = &self.invocation;
        if let Some(pressed) = invocation.pressed_hand {
            // Then it is the same hand as before.
            let hands = &held.display().hands;
            hands.pressed(invocation.person.id, pressed);
        }
        // A hand is always ephemeral, so a deferral makes no difference to which message shows it.
        let pressed = self.edited_by(deferred_kind(invocation));
        held.will_show(&self.shown_as(pressed, 0, hand), hand).await;
    }

    /// The ephemeral message that an answer of this kind edits.
    fn edited_by(&self, kind: Answer) -> Option<u64> {
        let pressed = self.invocation.pressed;
        pressed.filter(|_| kind == Answer::Update)
    }

    fn shown_as(&self, pressed: Option<u64>, times: u32, hand: &ShownHand) -> ShownAs {
        ShownAs {
            token: self.invocation.token.clone(),
            interaction: self.invocation.interaction,
            pressed,
            times,
            by: hand.by,
            note: hand.note.clone(),
        }
    }

    async fn at_once(&self, prepared: Prepared) -> Result<Given, ApiError> {
        let Prepared { body, subject, .. } = &prepared;
        let (discord, invocation) = (&self.bot.discord, &self.invocation);
        let id = invocation.interaction.0;
        if let Subject::Form(form) = subject {
            let form = form.create();
            retrying(|| discord.open_form(id, &invocation.token, &form)).await?;
            acknowledged(invocation);
            return Ok(Given {
                subject: prepared.subject,
                kind: Answer::Message,
                message: None,
                times: 0,
            });
        }
        let kind = match (invocation.origin, prepared.visibility) {
            (Origin::Ephemeral, Visibility::Ephemeral) => Answer::Update,
            _ => Answer::Message,
        };
        let times = match subject {
            Subject::Hand(held, _) => held.display().placement.now().times,
            _ => 0,
        };
        let answer = async |kind| {
            let answer = || discord.answer(id, &invocation.token, kind, body);
            retrying(answer).await.map(|()| kind)
        };
        let kind = match answer(kind).await {
            // The hand was deleted for a newer one while they pressed.
            Err(ApiError::MessageGone) if kind == Answer::Update => answer(Answer::Message).await?,
            answered => answered?,
        };
        acknowledged(invocation);
        let message = match subject {
            Subject::Table(..) => {
                let answered = || discord.answered(&invocation.token);
                Some(self.insisting(answered).await?)
            }
            Subject::Fixed | Subject::InPlaceOf(_) | Subject::Hand(..) | Subject::Form(_) => None,
        };
        Ok(Given {
            subject: prepared.subject,
            kind,
            message,
            times,
        })
    }

    async fn later(&self, prepared: Prepared, deferred: Deferred) -> Result<Given, ApiError> {
        deferred.sent?;
        let Prepared { body, subject, .. } = prepared;
        let message = if prepared.visibility == Visibility::Ephemeral {
            self.edit(&body, &subject).await?;
            None
        } else {
            let here = Message::text(self.invocation.catalog.done_here());
            let here = here.shown(Visibility::Ephemeral, &self.look);
            self.edit(&here, &subject).await?;
            let tried = AtomicBool::new(false);
            let post = || self.post((&prepared.message, &body), &tried);
            Some(self.insisting(post).await?)
        };
        Ok(Given {
            subject,
            kind: deferred_kind(&self.invocation),
            message,
            times: deferred.times,
        })
    }

    /// Sends the public message of an answer. When that was tried before, Discord may have taken it
    /// without saying so in time: then it is not sent again.
    async fn post(
        &self,
        (message, body): (&Message, &Body),
        tried: &AtomicBool,
    ) -> Result<u64, ApiError> {
        let (discord, invocation) = (&self.bot.discord, &self.invocation);
        if tried.swap(true, Ordering::Relaxed) {
            // An interaction's id says when it came, as a message's does.
            let after = Some(invocation.interaction.0);
            let channel = invocation.place.channel;
            let found = table_message::find(discord, channel, after, message).await?;
            if let Some(id) = found.first() {
                return Ok(*id);
            }
        }
        discord.follow_up(&invocation.token, body).await
    }

    /// Edits the answer that was deferred.
    async fn edit(&self, body: &Body, subject: &Subject) -> Result<u64, ApiError> {
        let (discord, token) = (&self.bot.discord, &self.invocation.token);
        match subject {
            // Shows nothing of a table, so it needs no lease.
            Subject::Fixed | Subject::InPlaceOf(_) | Subject::Form(_) => {
                self.insisting(|| discord.tell(token, body)).await
            }
            Subject::Hand(..) | Subject::Table(..) => {
                self.insisting(|| discord.edit_answer(token, body)).await
            }
        }
    }

    /// Tries a request until Discord takes it or the token is over: until then the person sees that the
    /// bot is thinking. When the process is to end there is one more try.
    async fn insisting<T, F: Future<Output = Result<T, ApiError>>>(
        &self,
        mut request: impl FnMut() -> F,
    ) -> Result<T, ApiError> {
        let mut failures = 0;
        loop {
            match request().await {
                Err(ApiError::Transient(_)) if self.invocation.token.lives() => failures += 1,
                done => return done,
            }
            metrics::retried();
            let rest = tokio::time::sleep(backoff(failures));
            if !self.bot.tasks.rest(rest).await {
                return request().await;
            }
        }
    }

    /// Registers the token and the message of an answer that was given, so that the person's hand and
    /// the table's message are kept up to date through them.
    fn register(&self, given: Given) {
        // A form leaves no message, so nothing can be sent or edited through its token.
        if let Subject::Form(_) = given.subject {
            return;
        }
        let invocation = &self.invocation;
        // A table that was opened by this interaction is shown only now.
        let Some(display) = self.bot.display(invocation.place.channel) else {
            return;
        };
        let (person, token) = (invocation.person.id, &invocation.token);
        let pressed = self.edited_by(given.kind);
        if let Some(hand) = invocation.pressed_hand {
            display.hands.pressed(person, hand);
        }
        display.given(person, token, pressed, invocation.language);
        match (given.subject, given.message) {
            (Subject::Hand(held, hand), _) => {
                held.shows(self.shown_as(pressed, given.times, &hand), hand);
            }
            (Subject::Table(table, page), Some(id)) if display.snapshot().table == table => {
                display.adopt(Adopted {
                    page,
                    id,
                    token: token.clone(),
                });
            }
            (Subject::Fixed | Subject::InPlaceOf(_) | Subject::Table(..) | Subject::Form(_), _) => {
            }
        }
    }
}

/// Whose the servers are.
enum Standing {
    Ours,
    Unknown,
    Others,
}

/// Whether this process still runs the tables of its servers. Once its lease has run out, what it knows
/// of them may be outdated, so it asks the store, for as long as there is time to answer.
async fn standing(bot: &Bot) -> Standing {
    let store = bot.tables.store();
    if store.lease().is_held() {
        return Standing::Ours;
    }
    match tokio::time::timeout(SETTLING, store.settle()).await {
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

/// Notes that Discord has accepted the answer to an interaction, or its deferral.
pub fn acknowledged(invocation: &Invocation) {
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
