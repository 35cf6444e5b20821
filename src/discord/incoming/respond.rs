//! Answers interactions within Discord's three seconds, however long the work behind them takes.
//!
//! Owns the kinds of answers: at once if everything is done in time, otherwise after a
//! [`Deferral`]. The clock includes reads before the work and writes before the answer. The work
//! makes a [`Reply`]. The token and the message that an answer leaves keep a person's hand and the
//! table's message up to date.

use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;

use tokio_util::task::task_tracker::TaskTrackerToken;

use super::deferral::{Deferral, Deferred, deferred_kind};
use super::invocation::{Invocation, Origin};
use super::refusal::Refused;
pub use super::reply::Reply;
use super::reply::{self, Subject};
use crate::discord::bot::{Bot, STORE_PATIENCE};
use crate::discord::http::{AnswerKind, ApiError, Response, Target, backoff};
use crate::discord::live::hand_messages::Address;
use crate::discord::live::public_message::{PostOnce, Route};
use crate::discord::live::table_display::Adopted;
use crate::discord::live::table_message::former::{Former, Last};
use crate::discord::live::table_message::page::Page;
use crate::discord::metrics;
use crate::games::GameKind;
use crate::screen::i18n::Catalog;
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::{Body, Message, Visibility};
use crate::table::tasks::caught_in;
use crate::table::{InteractionId, Stage};

/// The work behind an answer. Boxed, so the code around it is compiled once and not for every
/// command.
type Work<'a> = Pin<Box<dyn Future<Output = Reply> + Send + 'a>>;

#[derive(Debug)]
pub struct Pending {
    pub bot: Arc<Bot>,
    pub invocation: Invocation,
    style: CardStyle,
    deferral: Deferral,
    /// Keeps the process from ending before the answer is given.
    _answering: TaskTrackerToken,
}

struct SentAnswer {
    subject: Subject,
    kind: AnswerKind,
    /// The message, if it is kept up to date.
    message: Option<u64>,
    /// Whether that is a message below the first answer, because the pressed one is gone.
    is_follow_up: bool,
    /// Whether the message says what it should. A hand may be left to its task instead.
    is_written: bool,
}

impl Pending {
    /// Starts the clock for an interaction about this game, so it is acknowledged in time. Then
    /// reads the server's settings.
    pub async fn begin(bot: &Arc<Bot>, mut invocation: Invocation, game: GameKind) -> Pending {
        metrics::received(invocation.kind());
        let deferral = Deferral::start(bot, &invocation);
        let _answering = bot.tasks.answers.token();
        let settings = bot.guild_settings(invocation.place.guild).await;
        invocation.own = bot.preferences_of(invocation.person.id).await;
        Pending {
            invocation: invocation.in_server_of(settings.language, game),
            style: bot.discord.card_style(&settings),
            bot: bot.clone(),
            deferral,
            _answering,
        }
    }

    /// Does the work and answers with its reply, or with the sentence that refuses it. If the work
    /// panics, the answer is a sentence that says so. Other problems are logged.
    pub async fn answer(
        &self,
        work: impl Future<Output = reply::Result> + Send,
    ) -> Result<(), Infallible> {
        let refused = |why: Refused| Reply::text(why.explain(&self.invocation));
        self.answer_with(Box::pin(async { work.await.unwrap_or_else(refused) })).await;
        Ok(())
    }

    async fn answer_with(&self, work: Work<'_>) {
        let (bot, invocation) = (&self.bot, &self.invocation);
        let work = match ownership(bot).await {
            Ownership::Ours => work,
            Ownership::Unknown => {
                Box::pin(async { Reply::text(invocation.catalog.refuse_internal()) })
            }
            // The other process received the interaction too.
            Ownership::Others => return,
        };
        if let Err(error) = self.deferral.awaited(bot, invocation).await {
            tracing::warn!(interaction = %invocation.interaction, %error, "an interaction that arrived late could not be answered");
            return;
        }
        if let Some(display) = bot.display(invocation.place.channel) {
            display.notes.lock().presses.note(invocation.person.id);
        }
        let mut reply = reply_of(invocation.interaction, invocation.catalog, work).await;
        let sharing = reply.sharing.take();
        let body = self.prepared(&mut reply).await;
        let given = match self.deferral.take_over().await {
            None => self.at_once(reply, &body).await,
            Some(deferred) => self.later(reply, &body, deferred).await,
        };
        match given {
            Ok(given) => {
                if let (Subject::Invitation(plan), Some(sent)) = (&given.subject, given.message) {
                    // If it can't be noted now, it is searched for.
                    let _ = plan.change(|plan| plan.posted(sent)).await;
                }
                self.register(given);
                if let Some(sharing) = sharing {
                    sharing.sent().await;
                }
            }
            Err(error) => {
                tracing::warn!(interaction = %invocation.interaction, %error, "an interaction could not be answered");
            }
        }
    }

    /// Renders the reply, which from now on may be given.
    async fn prepared(&self, reply: &mut Reply) -> Body {
        let sent = self.bot.discord.painter.sent(&reply.message, reply.visibility, &self.style);
        let body = sent.await;
        let body = if reply.without_old_picture { body.without_other_files() } else { body };
        if let Subject::Hand(held, _) = &reply.subject {
            held.will_show();
        }
        match reply.file.take() {
            Some(file) => body.with_file(file),
            None => body,
        }
    }

    /// The ephemeral message that an answer of this kind edits.
    fn edited_by(&self, kind: AnswerKind) -> Option<u64> {
        self.invocation.pressed.filter(|_| kind == AnswerKind::Update)
    }

    async fn at_once(&self, mut reply: Reply, body: &Body) -> Result<SentAnswer, ApiError> {
        let (discord, invocation) = (&self.bot.discord, &self.invocation);
        let id = invocation.interaction.0;
        let kind = match (invocation.origin, reply.visibility) {
            (Origin::Shared, Visibility::Public) | (Origin::Ephemeral, Visibility::Ephemeral) => {
                AnswerKind::Update
            }
            (Origin::Ephemeral, Visibility::Public) => {
                // As an answer, it would look like a reply to a message that nobody else can load.
                let response = Response::Defer(AnswerKind::Update);
                let sent = discord.respond(id, &invocation.token, response).await;
                let sent = sent.inspect(|_| invocation.acknowledged());
                return self.later(reply, body, sent).await;
            }
            _ => AnswerKind::Message,
        };
        let (kind, posted) = match &reply.subject {
            Subject::Form(form) => {
                let response = Response::Form(&form.create());
                discord.respond(id, &invocation.token, response).await?;
                (kind, None)
            }
            _ => self.show(kind, body).await?,
        };
        invocation.acknowledged();
        let message = match &mut reply.subject {
            subject @ (Subject::Table(..) | Subject::Invitation(_) | Subject::Hand(..)) => {
                Some(self.message_of(kind, posted, subject).await?)
            }
            // It isn't worth a request if Discord hasn't said it.
            Subject::Seat => posted.or(self.edited_by(kind)),
            Subject::Fixed | Subject::InPlaceOf(_) | Subject::Form(_) => None,
        };
        let (subject, is_follow_up, is_written) = (reply.subject, false, true);
        Ok(SentAnswer { subject, kind, message, is_follow_up, is_written })
    }

    /// The id of the message of an answer of this kind. If Discord's confirmation was lost, Discord
    /// is asked for it, and the person's other answers don't wait for that.
    async fn message_of(
        &self,
        kind: AnswerKind,
        reported: Option<u64>,
        subject: &mut Subject,
    ) -> Result<u64, ApiError> {
        if let Some(known) = reported.or(self.edited_by(kind)) {
            return Ok(known);
        }
        subject.release();
        self.retry(|_| self.bot.discord.answered(&self.invocation.token)).await
    }

    /// Answers with this body. Returns the kind of answer that was possible, and the id of the
    /// message if Discord says it.
    async fn show(
        &self,
        kind: AnswerKind,
        body: &Body,
    ) -> Result<(AnswerKind, Option<u64>), ApiError> {
        let (discord, invocation) = (&self.bot.discord, &self.invocation);
        let answer = async |kind| {
            let response = Response::Show(kind, body);
            let done = discord.respond(invocation.interaction.0, &invocation.token, response);
            Ok((kind, done.await?))
        };
        let channel = invocation.place.channel;
        match discord.reopening(channel, || answer(kind)).await {
            // The hand was deleted for a newer one during the press.
            Err(ApiError::MessageGone) if kind == AnswerKind::Update => {
                answer(AnswerKind::Message).await
            }
            answered => answered,
        }
    }

    async fn later(
        &self,
        reply: Reply,
        body: &Body,
        deferred: Deferred,
    ) -> Result<SentAnswer, ApiError> {
        let reported = deferred?;
        let Reply { message: says, mut subject, visibility, .. } = reply;
        let mut kind = deferred_kind(&self.invocation);
        let is_public = visibility == Visibility::Public;
        let is_shared = self.invocation.origin == Origin::Shared;
        let (mut is_follow_up, mut is_written) = (false, true);
        let message = if is_public == is_shared {
            let edited = match self.edit(body, &subject).await {
                Err(error) if error.is_transient() && self.may_owe(&subject) => {
                    is_written = false;
                    self.message_of(kind, reported, &mut subject).await
                }
                Err(error) if error.is_transient() => {
                    subject.release();
                    self.retry(|_| self.edit(body, &subject)).await
                }
                done => done,
            };
            match edited {
                // The hand was deleted for a newer one during the press.
                Err(ApiError::MessageGone) if kind == AnswerKind::Update => {
                    (kind, is_follow_up, is_written) = (AnswerKind::Message, true, true);
                    self.follow_up(body, &mut subject).await?
                }
                edited => edited?,
            }
        } else if is_shared {
            // Why it can't be done is for one person.
            self.follow_up(body, &mut subject).await?
        } else {
            if kind == AnswerKind::Message {
                let here = Message::text(self.invocation.catalog.done_here());
                let here = here.shown(Visibility::Ephemeral, &self.style);
                self.retry(|_| self.edit(&here, &subject)).await?;
            }
            self.retry(|failures| self.post(&says, body, failures)).await?
        };
        Ok(SentAnswer { subject, kind, message: Some(message), is_follow_up, is_written })
    }

    /// Sends the answer as a message of its own, below the first one.
    async fn follow_up(&self, body: &Body, subject: &mut Subject) -> Result<u64, ApiError> {
        let (discord, follow_ups) = (&self.bot.discord, Target::FollowUps(&self.invocation.token));
        let send = |failures: u32| {
            if failures > 0 {
                subject.release();
            }
            discord.send(follow_ups, body)
        };
        self.retry(send).await
    }

    /// Whether an answer that can't be given now may be left to the task of the person's hand.
    fn may_owe(&self, subject: &Subject) -> bool {
        let stops = self.bot.tasks.stop.is_cancelled();
        matches!(subject, Subject::Hand(held, _) if !stops && held.is_written_later())
    }

    /// Sends the public message of an answer. If an earlier try failed, Discord may have accepted
    /// the message without confirming it in time.
    async fn post(&self, message: &Message, body: &Body, failures: u32) -> Result<u64, ApiError> {
        let (discord, invocation) = (&self.bot.discord, &self.invocation);
        let route = self.route();
        // An interaction's id contains its time, like a message's id.
        let once = PostOnce::after(Some(invocation.interaction.0));
        let mut once = once.with_nonce(format!("i{}", invocation.interaction));
        once.unconfirmed = failures > 0;
        match route.post_as(&mut once, message, body).await {
            // The bot may not post here. Through the token it may.
            Err(ApiError::NoAccess(_)) => {
                let follow_ups = Target::FollowUps(&invocation.token);
                discord.send(follow_ups, body).await
            }
            posted => posted,
        }
    }

    fn route(&self) -> Route {
        let (discord, channel) = (self.bot.discord.clone(), self.invocation.place.channel);
        Route { discord, channel, style: self.style.clone() }
    }

    /// Edits the answer, and returns its id.
    async fn edit(&self, body: &Body, subject: &Subject) -> Result<u64, ApiError> {
        let token = &self.invocation.token;
        let target = match subject {
            Subject::Fixed | Subject::InPlaceOf(_) | Subject::Invitation(_) | Subject::Form(_) => {
                Target::Notice(token)
            }
            Subject::Seat | Subject::Hand(..) | Subject::Table(..) => Target::Answer(token),
        };
        let (discord, channel) = (&self.bot.discord, self.invocation.place.channel);
        discord.reopening(channel, || discord.edit_answer(target, body)).await
    }

    /// Retries a request until Discord accepts it or the token expires. Until then the person sees
    /// that the bot is thinking. When the process has to end, there is one last try. The request is
    /// told how many tries have failed.
    async fn retry<T, F: Future<Output = Result<T, ApiError>>>(
        &self,
        mut request: impl FnMut(u32) -> F,
    ) -> Result<T, ApiError> {
        let mut failures = 0;
        loop {
            match request(failures).await {
                Err(error) if error.is_transient() && self.invocation.token.lives() => {
                    failures += 1
                }
                done => return done,
            }
            metrics::retried();
            let pause = tokio::time::sleep(backoff(failures));
            if !self.bot.tasks.pause(pause).await {
                return request(failures).await;
            }
        }
    }

    /// Registers the token and the message of a given answer. The person's hand and the table's
    /// message are kept up to date through them.
    fn register(&self, given: SentAnswer) {
        // A form leaves no message, so nothing can be sent or edited through its token.
        if let Subject::Form(_) = given.subject {
            return;
        }
        let invocation = &self.invocation;
        // A table that this interaction opened is shown only now.
        let Some(display) = self.bot.display(invocation.place.channel) else {
            if let (Subject::Table(_, page), Some(message)) = (given.subject, given.message) {
                self.close_late(page.page, message);
            }
            return;
        };
        let (person, token) = (invocation.person.id, &invocation.token);
        let pressed = self.edited_by(given.kind);
        let is_answer = !given.is_follow_up;
        let at = |id| Address { token: token.clone(), id, is_answer };
        let language = invocation.reads();
        display.given(person, token, pressed, language);
        if let Subject::Seat | Subject::Hand(..) = given.subject {
            // What is said after the end of a table stays.
            let has_ended = matches!(display.snapshot().stage, Stage::Ended(_));
            let is_notice = matches!(given.subject, Subject::Seat) && !has_ended;
            let notice = given.message.filter(|_| is_notice);
            display.hands.supersede(person, given.message, notice.map(at));
        }
        match (given.subject, given.message) {
            (Subject::Hand(held, hand), Some(message)) => {
                held.shows(at(message), hand, pressed.is_none(), given.is_written);
            }
            (Subject::Table(table, page), Some(message)) => {
                let shows = page.page;
                let is_its = display.snapshot().table == table;
                // The table's task may have found the message before its answer was confirmed.
                let is_known = display.positions().borrow().message == Some(message);
                let is_kept = is_its && (is_known || display.adopt(Adopted { page, message }));
                if !is_kept {
                    self.close_late(shows, message);
                }
            }
            _ => {}
        }
    }

    /// Removes the buttons of a message that shows a table which has ended meanwhile: nobody keeps
    /// it up to date. One that says that the table has ended stays as it is.
    fn close_late(&self, shows: Page, message: u64) {
        if shows == Page::Ended {
            return;
        }
        let route = self.route();
        self.bot.tasks.spawn(async move {
            let mut late = Former::default();
            late.push(message, Last::Strip);
            if let Err(error) = late.close_when_possible(&route).await {
                tracing::debug!(channel = %route.channel, %error, "a late answer keeps its buttons");
            }
        });
    }
}

enum Ownership {
    Ours,
    Unknown,
    Others,
}

/// Whether this process still runs the tables of its servers. Once its lease has run out, its
/// knowledge of them may be outdated. So it asks the store, as long as there is time to answer.
async fn ownership(bot: &Bot) -> Ownership {
    let store = bot.tables.store();
    if store.lease().is_held() {
        return Ownership::Ours;
    }
    match tokio::time::timeout(STORE_PATIENCE, store.wait_for_writes()).await {
        Ok(Ok(())) => Ownership::Ours,
        _ if store.lease().is_lost() => Ownership::Others,
        _ => Ownership::Unknown,
    }
}

/// The reply of the work. Panics are caught here, where it is known whether the answer was
/// deferred.
async fn reply_of(interaction: InteractionId, catalog: &Catalog, work: Work<'_>) -> Reply {
    caught_in(work).await.unwrap_or_else(|| {
        tracing::error!(%interaction, "handling an interaction panicked");
        Reply::text(catalog.refuse_internal())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::i18n::Language;

    #[tokio::test]
    async fn a_panic_becomes_a_sentence() {
        let work = Box::pin(async {
            tokio::task::yield_now().await;
            panic!("a fault")
        });
        let catalog = Language::default().catalog();
        let reply = reply_of(InteractionId(1), catalog, work).await;
        assert_eq!(reply.message.content, catalog.refuse_internal());
        assert_eq!(reply.visibility, Visibility::Ephemeral);
    }
}
