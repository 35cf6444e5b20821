//! Answers interactions within Discord's three seconds, however long the work behind them takes.
//!
//! Owns the kinds of answers: at once if everything is done in time, otherwise after a
//! [`Deferral`]. The clock includes reads before the work and writes before the answer. The work
//! makes a [`Reply`]. The token and the message that an answer leaves keep a person's hand and the
//! table's message up to date.

use std::ops::Deref;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio_util::task::AbortOnDropHandle;
use tokio_util::task::task_tracker::TaskTrackerToken;

use super::form::Form;
use super::invocation::{Invocation, Origin};
use super::refusal::Refused;
use crate::discord::bot::{Bot, STORE_PATIENCE};
use crate::discord::http::{AnswerKind, ApiError, Response, Target, backoff};
use crate::discord::live::hand_messages::Address;
use crate::discord::live::public_message::{PostOnce, Route};
use crate::discord::live::table_display::{Adopted, HeldHand};
use crate::discord::live::table_message::former::{Former, Last};
use crate::discord::live::table_message::page::{Page, RenderedPage};
use crate::discord::metrics;
use crate::games::GameKind;
use crate::screen::i18n::Catalog;
use crate::screen::render::answer::{Answer, ShownHand};
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::{Body, File, Message, Visibility};
use crate::table::daily::Sharing;
use crate::table::plan::HeldPlan;
use crate::table::tasks::caught_in;
use crate::table::{InteractionId, TableId};

#[derive(Debug)]
pub struct Reply {
    pub(in crate::discord) message: Message,
    pub(in crate::discord) visibility: Visibility,
    pub(in crate::discord) file: Option<File>,
    pub(in crate::discord) subject: Subject,
    /// Whether to remove a picture that the message had before.
    pub(in crate::discord) without_old_picture: bool,
    /// The result that the message shares, to be noted once it is sent.
    pub(in crate::discord) sharing: Option<Sharing>,
}

/// The content of a reply, which tells whether its message is kept up to date.
#[derive(Debug)]
pub(in crate::discord) enum Subject {
    Fixed,
    /// Nothing that changes, perhaps in the message that showed the person's hand.
    InPlaceOf(HeldHand),
    /// What the person has done about their seat or the next game, or can choose there. It goes
    /// with the next reply of that kind, their hand, or the end of the table.
    Seat,
    /// The person's newest hand.
    Hand(HeldHand, ShownHand),
    /// This table. It is the channel's, unless it has ended and another one has begun.
    Table(TableId, RenderedPage),
    /// The invitation of this plan, which nobody else posts until it is sent.
    Invitation(HeldPlan),
    Form(Form),
}

impl Subject {
    /// Lets other answers show the person's hand before this one, which waits for Discord.
    pub(in crate::discord) fn release(&mut self) {
        if let Subject::InPlaceOf(held) | Subject::Hand(held, _) = self {
            held.release();
        }
    }
}

/// What an action comes to: a reply, or why it isn't carried out.
pub type Result<T = Reply, E = Refused> = std::result::Result<T, E>;

impl Reply {
    pub fn text(text: impl Into<String>) -> Reply {
        Reply::ephemeral(Message::text(text))
    }

    pub fn ephemeral(message: Message) -> Reply {
        Reply {
            message,
            visibility: Visibility::Ephemeral,
            file: None,
            subject: Subject::Fixed,
            without_old_picture: false,
            sharing: None,
        }
    }

    pub fn public(message: Message) -> Reply {
        Reply { visibility: Visibility::Public, ..Reply::ephemeral(message) }
    }

    /// What the person of this hand reads of their table's answer.
    pub fn of(held: HeldHand, answer: Answer) -> Reply {
        match answer {
            Answer::Said(message) => Reply::ephemeral(message),
            Answer::AboutSeat(message) => Reply::ephemeral(message).about_seat(),
            Answer::Question(message) => Reply::ephemeral(message).in_place_of(held),
            Answer::Hand(hand) => {
                let message = hand.whole();
                Reply { subject: Subject::Hand(held, hand), ..Reply::ephemeral(message) }
            }
        }
    }

    /// The same, but removes the picture of the message that it replaces.
    #[must_use]
    pub fn without_old_picture(self) -> Reply {
        Reply { without_old_picture: true, ..self }
    }

    /// The same, in a message that may show the person's hand. That hand isn't edited until the
    /// reply is given.
    #[must_use]
    pub fn in_place_of(self, held: HeldHand) -> Reply {
        Reply { subject: Subject::InPlaceOf(held), ..self }
    }

    /// The same, about the person's seat or the next game.
    #[must_use]
    pub fn about_seat(self) -> Reply {
        Reply { subject: Subject::Seat, ..self }
    }

    /// A form to fill in. Discord opens a form only as the first answer. If the answer was
    /// deferred, the person gets `instead`.
    pub fn form(form: Form, instead: String) -> Reply {
        Reply { subject: Subject::Form(form), ..Reply::text(instead) }
    }

    /// A public message that shows this table. It becomes the table's message.
    pub fn table(table: TableId, page: RenderedPage) -> Reply {
        Reply { subject: Subject::Table(table, page.clone()), ..Reply::public(page.message) }
    }
}

/// The work behind an answer. Boxed, so the code around it is compiled once and not for every
/// command.
pub type Work<'a> = Pin<Box<dyn Future<Output = Result> + Send + 'a>>;

/// A command, press or form while it is being answered: who asks, where, and the bot.
#[derive(Debug)]
pub struct Call {
    pub bot: Arc<Bot>,
    invocation: Invocation,
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

impl Deref for Call {
    type Target = Invocation;

    fn deref(&self) -> &Invocation {
        &self.invocation
    }
}

impl Call {
    /// Starts the clock for an interaction about this game, so it is acknowledged in time. Then
    /// reads the server's settings.
    pub async fn begin(bot: &Arc<Bot>, mut invocation: Invocation, game: GameKind) -> Call {
        metrics::received(invocation.kind());
        let state = Arc::new(Mutex::new(State::Waiting));
        let timer = bot.tasks.answers.spawn(defer(bot.clone(), invocation.clone(), state.clone()));
        let deferral = Deferral { state, _timer: AbortOnDropHandle::new(timer) };
        let _answering = bot.tasks.answers.token();
        let settings = bot.guild_settings(invocation.place.guild).await;
        invocation.own = bot.preferences_of(invocation.person.id).await;
        Call {
            invocation: invocation.in_server_of(settings.language, game),
            style: bot.discord.card_style(&settings),
            bot: bot.clone(),
            deferral,
            _answering,
        }
    }

    /// Does the work and answers with its reply, or with the sentence that refuses it. If the work
    /// panics, the answer is a sentence that says so. Other problems are logged.
    pub async fn answer(&self, mut work: Work<'_>) {
        let (bot, invocation) = (&self.bot, &self.invocation);
        let store = bot.tables.store();
        // Once the lease has run out, another process may run the tables of its servers. So the store
        // is asked, as long as there is time to answer.
        if !store.lease().is_held() {
            match tokio::time::timeout(STORE_PATIENCE, store.wait_for_writes()).await {
                Ok(Ok(())) => {}
                // The other process received the interaction too.
                _ if store.lease().is_lost() => return,
                _ => {
                    let sorry = Reply::text(invocation.catalog.refuse_internal());
                    work = Box::pin(async { Ok(sorry) });
                }
            }
        }
        if let Err(error) = self.deferral.awaited(bot, invocation).await {
            tracing::warn!(interaction = %invocation.interaction, %error, "an interaction that arrived late could not be answered");
            return;
        }
        if let Some(display) = bot.display(invocation.place.channel) {
            display.notes.lock().presses.note(invocation.person.id);
        }
        let said = async { work.await.unwrap_or_else(|why| Reply::text(why.explain(invocation))) };
        let mut reply = reply_of(invocation.interaction, invocation.catalog, said).await;
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
        let mut body = sent.await;
        if reply.without_old_picture {
            body = body.without_other_files();
        }
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
        self.pressed.filter(|_| kind == AnswerKind::Update)
    }

    async fn at_once(&self, mut reply: Reply, body: &Body) -> Result<SentAnswer, ApiError> {
        let (discord, invocation) = (&self.bot.discord, &self.invocation);
        let respond =
            |response| discord.respond(invocation.interaction.0, &invocation.token, response);
        let mut kind = match (invocation.origin, reply.visibility) {
            (Origin::Shared, Visibility::Public) | (Origin::Ephemeral, Visibility::Ephemeral) => {
                AnswerKind::Update
            }
            (Origin::Ephemeral, Visibility::Public) => {
                // As an answer, it would look like a reply to a message that nobody else can load.
                let sent = respond(Response::Defer(AnswerKind::Update))
                    .await
                    .inspect(|_| invocation.acknowledged());
                return self.later(reply, body, sent).await;
            }
            _ => AnswerKind::Message,
        };
        let show = |kind| respond(Response::Show(kind, body));
        let posted = match &reply.subject {
            Subject::Form(form) => {
                respond(Response::Form(&form.create())).await?;
                None
            }
            _ => match discord.reopening(invocation.place.channel, || show(kind)).await {
                // The hand was deleted for a newer one during the press.
                Err(ApiError::MessageGone) if kind == AnswerKind::Update => {
                    kind = AnswerKind::Message;
                    show(kind).await?
                }
                answered => answered?,
            },
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
        self.retry(|_| self.bot.discord.answered(&self.token)).await
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
        let is_shared = self.origin == Origin::Shared;
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
                let here = Message::text(self.catalog.done_here())
                    .shown(Visibility::Ephemeral, &self.style);
                self.retry(|_| self.edit(&here, &subject)).await?;
            }
            self.retry(|failures| self.post(&says, body, failures)).await?
        };
        Ok(SentAnswer { subject, kind, message: Some(message), is_follow_up, is_written })
    }

    /// Sends the answer as a message of its own, below the first one.
    async fn follow_up(&self, body: &Body, subject: &mut Subject) -> Result<u64, ApiError> {
        let (discord, follow_ups) = (&self.bot.discord, Target::FollowUps(&self.token));
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
        let mut once = PostOnce::after(Some(invocation.interaction.0))
            .with_nonce(format!("i{}", invocation.interaction));
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
        let (discord, channel) = (self.bot.discord.clone(), self.place.channel);
        Route { discord, channel, style: self.style.clone() }
    }

    /// Edits the answer, and returns its id.
    async fn edit(&self, body: &Body, subject: &Subject) -> Result<u64, ApiError> {
        let token = &self.token;
        let target = match subject {
            Subject::Fixed | Subject::InPlaceOf(_) | Subject::Invitation(_) | Subject::Form(_) => {
                Target::Notice(token)
            }
            Subject::Seat | Subject::Hand(..) | Subject::Table(..) => Target::Answer(token),
        };
        let (discord, channel) = (&self.bot.discord, self.place.channel);
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
                Err(error) if error.is_transient() && self.token.lives() => failures += 1,
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
            let has_ended = display.snapshot().has_ended();
            let is_notice = matches!(given.subject, Subject::Seat) && !has_ended;
            let notice = given.message.filter(|_| is_notice);
            let to = invocation.interaction;
            display.hands.supersede(person, to, given.message, notice.map(at));
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

/// How long an answer may take before it is deferred: well within Discord's three seconds, and long
/// enough that deferrals are rare.
pub const PATIENCE: Duration = Duration::from_millis(1200);

/// How old an interaction may get before its answer is deferred. Discord counts the three seconds
/// from when it was made, also if it arrives late, such as after a lost connection.
const LATEST: Duration = Duration::from_millis(2200);

/// How old an interaction may get before Discord may wait no longer: its three seconds, without the
/// time that the answer needs to get there.
const ANSWERABLE: Duration = Duration::from_millis(2700);

/// How long the answer to an interaction of this age may take before it is deferred.
fn patience(age: Duration) -> Duration {
    PATIENCE.min(LATEST.saturating_sub(age))
}

/// Defers an answer unless somebody [takes over](Deferral::take_over) in time.
#[derive(Debug)]
struct Deferral {
    /// Locked while the deferral is being sent.
    state: Arc<Mutex<State>>,
    _timer: AbortOnDropHandle<()>,
}

#[derive(Debug)]
enum State {
    Waiting,
    TakenOver,
    Deferred(Deferred),
}

/// Whether the deferral reached Discord, and which message Discord says will be the answer.
type Deferred = Result<Option<u64>, ApiError>;

impl Deferral {
    /// Makes sure that Discord waits for the answer. If the interaction is so old that Discord may
    /// have told the person that it failed, it is deferred to find out. How old it is can only be
    /// estimated, and if Discord waits, the estimate was wrong.
    async fn awaited(&self, bot: &Bot, invocation: &Invocation) -> Result<(), ApiError> {
        if invocation.token.age() < ANSWERABLE {
            return Ok(());
        }
        let mut state = self.state.lock().await;
        if matches!(*state, State::Waiting) {
            *state = State::Deferred(send(bot, invocation).await);
        }
        if let State::Deferred(sent) = &*state {
            sent.clone()?;
            bot.was_in_time(invocation.interaction.0);
        }
        Ok(())
    }

    /// Stops the timer, because the answer is ready. Waits for a deferral that is being sent.
    async fn take_over(&self) -> Option<Deferred> {
        let mut state = self.state.lock().await;
        match std::mem::replace(&mut *state, State::TakenOver) {
            State::Deferred(deferred) => Some(deferred),
            State::Waiting | State::TakenOver => None,
        }
    }
}

const fn deferred_kind(invocation: &Invocation) -> AnswerKind {
    match invocation.origin {
        Origin::Shared | Origin::Ephemeral => AnswerKind::Update,
        Origin::Command | Origin::Public => AnswerKind::Message,
    }
}

/// Defers the answer to this interaction if it takes too long from now on.
async fn defer(bot: Arc<Bot>, invocation: Invocation, state: Arc<Mutex<State>>) {
    tokio::time::sleep(patience(invocation.token.age())).await;
    let mut state = state.lock().await;
    // If the lease is lost, the process that runs the servers now received the interaction too.
    if !matches!(*state, State::Waiting) || bot.tables.store().lease().is_lost() {
        return;
    }
    *state = State::Deferred(send(&bot, &invocation).await);
}

async fn send(bot: &Bot, invocation: &Invocation) -> Deferred {
    let (id, token) = (invocation.interaction.0, &invocation.token);
    let response = Response::Defer(deferred_kind(invocation));
    let sent = bot.discord.respond(id, token, response).await;
    if sent.is_ok() {
        invocation.acknowledged();
    }
    sent
}

/// The reply of the work. Panics are caught here, where it is known whether the answer was
/// deferred.
async fn reply_of(
    interaction: InteractionId,
    catalog: &Catalog,
    work: impl Future<Output = Reply>,
) -> Reply {
    caught_in(work).await.unwrap_or_else(|| {
        tracing::error!(%interaction, "handling an interaction panicked");
        Reply::text(catalog.refuse_internal())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::i18n::Language;

    #[test]
    fn what_arrives_late_is_deferred_while_discord_still_waits() {
        let millis = Duration::from_millis;
        for (age, waits) in [(0, 1200), (1000, 1200), (1500, 700), (2100, 100), (2600, 0)] {
            assert_eq!(patience(millis(age)), millis(waits), "{age}");
        }
    }

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
