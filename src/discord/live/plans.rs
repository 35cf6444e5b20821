//! Carries planned evenings out: posts and edits their invitations, reminds people, and opens the
//! tables.
//!
//! Everything due follows from the saved plans, so any process that runs their servers can do it.
//! Before something is posted, the channel is searched for it: an earlier process may have posted
//! it without noting that.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::public_message::{Doubt, Route, SentMessage};
use super::table_display::Start;
use crate::discord::bot::Bot;
use crate::discord::guild_settings::{GuildSettings, OwnThread, StartOptions};
use crate::discord::http::{ApiError, event};
use crate::discord::render::message::Message;
use crate::discord::render::plan as render;
use crate::discord::render::thread;
use crate::games::GameKind;
use crate::table::plan::{Answer, Guest, Held, NotDone, Phase, Plan, Task, Why};
use crate::table::{
    ChannelId, GuildId, InteractionId, Person, Place, PlanId, Refusal, Settings, TableId,
};

const LOOK: Duration = Duration::from_secs(1);
/// How many tasks of a plan are done in a row.
const IN_A_ROW: usize = 6;
/// How long to wait before something is tried again that didn't work.
const SOON: NotYet = NotYet(Duration::from_secs(2));
/// The same with what was refused. Also longer than Discord remembers a nonce whose message was
/// deleted.
const LATER: NotYet = NotYet(Duration::from_secs(60));

/// How the table of a plan starts, as the plan's document keeps it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Starting {
    pub options: StartOptions,
    /// The kind of threads that the channel can have; `None` if it can have none, or whoever planned
    /// the evening may not open any.
    pub threads: Option<serenity::ChannelType>,
    /// Whether the bot may make a scheduled event of it.
    #[serde(default)]
    pub events: bool,
}

/// A plan is looked at again after so long.
struct NotYet(Duration);

impl From<NotDone> for NotYet {
    fn from(_: NotDone) -> NotYet {
        SOON
    }
}

impl Starting {
    pub fn of(plan: &Plan) -> Starting {
        // Options that a later version wrote are left out.
        serde_json::from_value(plan.start.clone()).unwrap_or_default()
    }

    pub fn document(&self) -> serde_json::Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// The table's settings, and how many computers sit down.
    pub fn resolve(&self, kind: GameKind, settings: &GuildSettings) -> (Settings, usize) {
        self.options.resolve(kind, &settings.start_of(kind))
    }
}

/// The invitation as it is now. `table`: the message of the table that has opened.
pub fn invitation(id: PlanId, plan: &Plan, guild: &GuildSettings, table: Option<u64>) -> Message {
    let settings = Starting::of(plan).resolve(plan.kind, guild);
    render::invitation(guild.catalog_of(plan.kind), (id, plan), settings, table)
}

/// Carries out the plans of this process's servers. Runs until dropped.
pub async fn keep(bot: Arc<Bot>) -> Infallible {
    let mut rests: HashMap<PlanId, Instant> = HashMap::new();
    loop {
        tokio::time::sleep(LOOK).await;
        let due = match bot.tables.plans().due().await {
            Ok(due) => due,
            Err(error) => {
                let error: &dyn std::error::Error = &error;
                tracing::warn!(error, "could not look which plans are due");
                continue;
            }
        };
        let now = Instant::now();
        rests.retain(|_, until| *until > now);
        let mut working = JoinSet::new();
        for id in due.into_iter().filter(|id| !rests.contains_key(id)) {
            let bot = bot.clone();
            working.spawn(async move { (id, carry_out(&bot, id).await) });
        }
        while let Some(done) = working.join_next().await {
            match done {
                Ok((_, Ok(()))) => {}
                Ok((id, Err(NotYet(rest)))) => drop(rests.insert(id, Instant::now() + rest)),
                Err(error) => tracing::error!(%error, "carrying out a plan failed"),
            }
        }
    }
}

/// Deletes the plans of a channel that is gone, and the events that tell of them.
pub async fn channel_gone(bot: &Bot, guild: GuildId, channel: ChannelId) {
    for event in bot.tables.plans().gone(guild, Some(channel)).await {
        if let Err(error) = bot.discord.change_event(guild, event, None).await {
            tracing::info!(%guild, %error, "the event of a deleted channel could not be deleted");
        }
    }
}

/// Does what is due about a plan.
async fn carry_out(bot: &Arc<Bot>, id: PlanId) -> Result<(), NotYet> {
    // Whoever is busy with it may be about to do what is due.
    let Some(held) = bot.tables.plans().try_hold(id) else {
        return Ok(());
    };
    for _ in 0..IN_A_ROW {
        let plan = match held.pass(|plan| has_room(bot, plan)).await {
            Err(NotDone::Over) => return Ok(()),
            plan => plan?,
        };
        let settings = bot.guild_settings(plan.place.guild).await;
        let keeper = Keeper {
            bot,
            id,
            held: &held,
            plan: &plan,
            settings: &settings,
        };
        match plan.task() {
            Some(Task::Invite) => keeper.invite().await?,
            Some(Task::Show) => keeper.show().await?,
            Some(Task::Remind) => keeper.remind().await?,
            Some(Task::Open) => keeper.open().await?,
            Some(Task::Follow) if keeper.has_table().await? => return Ok(()),
            None if !plan.is_over() => return Ok(()),
            Some(Task::Follow) | None => return keeper.finish().await,
        }
    }
    Ok(())
}

/// Whether a plan's table can open now: in its channel, or in a thread if it can have one.
fn has_room(bot: &Bot, plan: &Plan) -> bool {
    !bot.has_table(plan.place.channel) || Starting::of(plan).threads.is_some()
}

/// Carries out a plan that nobody else looks at meanwhile.
struct Keeper<'a> {
    bot: &'a Arc<Bot>,
    id: PlanId,
    held: &'a Held,
    plan: &'a Plan,
    settings: &'a GuildSettings,
}

impl Keeper<'_> {
    /// Changes the plan after something was done.
    async fn note(&self, note: impl Fn(&mut Plan)) -> Result<(), NotYet> {
        self.held.change(note).await?;
        Ok(())
    }

    fn route(&self) -> Route {
        let discord = &self.bot.discord;
        let style = discord.card_style(self.settings);
        Route::new(discord, self.plan.place.channel, style)
    }

    /// What is posted for a plan is newer than the plan, and may be there already.
    const fn doubt(&self) -> Doubt {
        Doubt {
            after: Some(self.id.0),
        }
    }

    /// Posts a message in the plan's channel, unless it is there already.
    async fn post(&self, message: &Message, what: &str) -> Result<u64, ApiError> {
        let (id, round) = (self.id.0 % 1_000_000_000_000_000, self.plan.round);
        let nonce = format!("{what}{id}{round}");
        let route = self.route();
        let sent = route
            .post(Some(self.doubt()), Some(&nonce), message)
            .await?;
        Ok(sent.id)
    }

    async fn invite(&self) -> Result<(), NotYet> {
        // It is known by its buttons, which it has until the evening is over. It may already be there,
        // and say something older. For an evening that is over, it is only searched for.
        let mut open = self.plan.clone();
        open.phase = Phase::Planned;
        let message = invitation(self.id, &open, self.settings, None);
        let posted = match self.plan.phase {
            Phase::Over(_) => {
                let found = self.route().find(self.doubt(), &message).await;
                found.map(|mut found| found.next().map(|found| found.id))
            }
            _ => self.post(&message, "p").await.map(Some),
        };
        match posted {
            Ok(posted) => {
                let stale = posted.is_some();
                let note = |plan: &mut Plan| (plan.invitation, plan.stale) = (posted, stale);
                self.note(note).await
            }
            Err(error) => self.cannot(&error).await,
        }
    }

    /// Brings the invitation up to date.
    async fn show(&self) -> Result<(), NotYet> {
        let plan = self.plan;
        let Some(id) = plan.invitation else {
            return Ok(());
        };
        let table = match plan.phase {
            Phase::Opened { channel, table } => self.message_of(channel, table).await,
            _ => None,
        };
        let message = invitation(self.id, plan, self.settings, table);
        let (route, mut sent) = (self.route(), SentMessage::found(id));
        match route.edit(&mut sent, Some(&message), &message).await {
            Ok(()) => {
                let announced = self.announce().await?;
                // Somebody may have answered meanwhile.
                let note = |now: &mut Plan| (now.stale, now.announced) = (now != plan, announced);
                self.note(note).await
            }
            // Somebody has deleted it. As long as the evening is ahead, it is posted again.
            Err(ApiError::MessageGone) => {
                let note = |plan: &mut Plan| {
                    plan.stale = false;
                    plan.invitation = plan.invitation.filter(|_| plan.is_over());
                    // The event leads to the old one.
                    plan.announced = plan.announced.map(|(event, _)| (event, UNIX_EPOCH));
                };
                self.note(note).await?;
                Err(LATER)
            }
            Err(error) => self.cannot(&error).await,
        }
    }

    /// Brings the scheduled event up to date, if the bot may make one. Returns what it shows then.
    async fn announce(&self) -> Result<Option<(u64, SystemTime)>, NotYet> {
        let (discord, plan, guild) = (&self.bot.discord, self.plan, self.plan.place.guild);
        let catalog = self.settings.catalog_of(plan.kind);
        let title = catalog.plan_title(catalog.name());
        let address = render::link(plan.place, plan.invitation);
        let event = event(&title, plan.at, &address);
        let may = Starting::of(plan).events;
        let done = match plan.announced {
            Some((id, _)) if matches!(plan.phase, Phase::Over(_)) => {
                let deleted = discord.change_event(guild, id, None).await;
                deleted.map(|()| None)
            }
            Some((id, at)) if at != plan.at && !plan.is_over() => {
                let changed = discord.change_event(guild, id, Some(&event)).await;
                changed.map(|()| Some((id, plan.at)))
            }
            None if may && !plan.is_over() => {
                let made = discord.make_event(guild, &event).await;
                made.map(|id| Some((id, plan.at)))
            }
            announced => Ok(announced),
        };
        match done {
            Err(error) if error.is_transient() => Err(SOON),
            Err(error) => {
                tracing::info!(%guild, %error, "a scheduled event could not be made or changed");
                Ok(plan.announced)
            }
            Ok(announced) => Ok(announced),
        }
    }

    /// The message of the table that has just opened. It is posted by the table's own task, for
    /// which this waits a while.
    async fn message_of(&self, channel: ChannelId, table: TableId) -> Option<u64> {
        let display = self.bot.display(channel)?;
        (display.snapshot().table == table).then_some(())?;
        for _ in 0..20 {
            if let Some(kept) = display.saved.table().await {
                return Some(kept.message);
            }
            tokio::time::sleep(LOOK / 10).await;
        }
        None
    }

    /// Mentions those who are in. A reminder that can't be posted is left out: the evening doesn't
    /// depend on it.
    async fn remind(&self) -> Result<(), NotYet> {
        let message = render::reminder(self.settings.catalog_of(self.plan.kind), self.plan);
        match self.post(&message, "r").await {
            Err(error) if error.is_transient() => return Err(SOON),
            Err(error) => {
                tracing::warn!(channel = %self.plan.place.channel, %error, "a reminder could not be posted");
            }
            Ok(_) => {}
        }
        // Another process may have moved the evening meanwhile.
        let note = |plan: &mut Plan| {
            if plan.phase == Phase::Reminding {
                plan.phase = Phase::Reminded;
            }
        };
        self.note(note).await
    }

    /// Whether the table that was opened is still there.
    async fn has_table(&self) -> Result<bool, NotYet> {
        let Phase::Opened { table, .. } = self.plan.phase else {
            return Ok(false);
        };
        let known = self.table_at(table).await?;
        Ok(known.is_some_and(|(_, is_open)| is_open))
    }

    async fn table_at(&self, table: TableId) -> Result<Option<(ChannelId, bool)>, NotYet> {
        let known = self.bot.tables.store().table_at(table).await;
        known.map_err(|_| SOON)
    }

    /// Opens the table, in the plan's channel or in a thread.
    async fn open(&self) -> Result<(), NotYet> {
        let (plan, tables) = (self.plan, &self.bot.tables);
        let Phase::Opening { table, thread } = plan.phase else {
            return Ok(());
        };
        let opened = |channel| {
            move |plan: &mut Plan| {
                (plan.phase, plan.stale) = (Phase::Opened { table, channel }, true);
            }
        };
        // An earlier process may have opened it.
        if let Some((channel, _)) = self.table_at(table).await? {
            return self.note(opened(channel)).await;
        }
        let mut people = self.people().await?;
        if people.is_empty() {
            return self.note(|plan| plan.end(Why::Nobody)).await;
        }
        let starting = Starting::of(plan);
        let (settings, computers) = starting.resolve(plan.kind, self.settings);
        let own = starting
            .options
            .own_thread(&self.settings.start_of(plan.kind));
        let wants = own == OwnThread::Yes && starting.threads.is_some();
        let needs = self.bot.has_table(plan.place.channel);
        let channel = match (thread, starting.threads) {
            (Some(thread), _) => thread,
            (None, Some(kind)) if wants || needs => {
                return self.begin_thread(kind, &people[0].0).await;
            }
            (None, _) => plan.place.channel,
        };
        let most = *settings.options.seats().end();
        people.truncate(most);
        let computers = computers.min(most - people.len());
        let place = Place {
            channel,
            ..plan.place
        };
        let start = tables.start_planned(table, place, people, settings, computers);
        match start.await {
            Ok(handle) => {
                self.bot.show(handle, Start::Elsewhere);
                self.note(opened(channel)).await
            }
            Err(Refusal::NotSaved | Refusal::Busy) => Err(SOON),
            // Somebody has just opened a table there: this one needs a thread, or has to wait.
            Err(Refusal::TableExists) if thread.is_none() => {
                self.note(|plan| plan.phase = Phase::Reminded).await?;
                Err(SOON)
            }
            Err(refusal) => {
                tracing::info!(%channel, %refusal, "the table of a plan could not be opened");
                self.note(|plan| plan.end(Why::NoTable)).await
            }
        }
    }

    /// Begins the table's thread, unless an earlier process did, and notes it. It counts like the
    /// threads that people ask for; if there were too many lately, it has to wait.
    async fn begin_thread(&self, kind: serenity::ChannelType, host: &Person) -> Result<(), NotYet> {
        let (plan, threads) = (self.plan, &self.bot.threads);
        threads.count(plan.place.channel).map_err(|_| {
            tracing::info!(channel = %plan.place.channel, "a planned table has to wait for its thread");
            LATER
        })?;
        let name = thread::name(self.settings.catalog_of(plan.kind), &host.name);
        let _beginning = threads.beginning(plan.place.channel);
        // The thread is newer than the invitation.
        let after = InteractionId(plan.invitation.unwrap_or(self.id.0));
        match threads.begin_once(plan.place, kind, &name, after).await {
            Ok(begun) => {
                let note = |plan: &mut Plan| {
                    if let Phase::Opening { thread, .. } = &mut plan.phase {
                        *thread = Some(begun);
                    }
                };
                self.note(note).await
            }
            Err(error) if error.is_transient() => Err(SOON),
            Err(error) => {
                tracing::warn!(channel = %plan.place.channel, %error, "a thread for a planned table could not be begun");
                self.note(|plan| plan.end(Why::NoTable)).await
            }
        }
    }

    /// The people who are in and still in the server, the organiser first.
    async fn people(&self) -> Result<Vec<(Person, InteractionId)>, NotYet> {
        let mut people = Vec::new();
        for Guest { person, with, .. } in self.plan.those(Answer::In) {
            if self.is_there(person).await? {
                people.push((person.clone(), *with));
            }
        }
        let organiser = self.plan.organiser.as_ref().map(|organiser| organiser.id);
        people.sort_by_key(|(person, _)| Some(person.id) != organiser);
        Ok(people)
    }

    /// Whether somebody is still in the server; also if that can't be known, because a seat of
    /// somebody who doesn't come is given away.
    async fn is_there(&self, person: &Person) -> Result<bool, NotYet> {
        let guild = self.plan.place.guild;
        match self.bot.discord.is_member(guild, person.id).await {
            Err(error) if error.is_transient() => Err(SOON),
            is_there => Ok(is_there.unwrap_or(true)),
        }
    }

    /// Ends the plan, or plans the next evening of a weekly one, unless its organiser has left the
    /// server.
    async fn finish(&self) -> Result<(), NotYet> {
        let goes_on = match &self.plan.organiser {
            Some(organiser) if self.plan.weekly => self.is_there(organiser).await?,
            _ => false,
        };
        if self.plan.weekly && !goes_on {
            tracing::info!(channel = %self.plan.place.channel, "a weekly evening does not come again, because its organiser has left");
        }
        Ok(self.held.finish(goes_on).await?)
    }

    /// The bot can't write in the channel. If the channel is gone, so is the plan. Otherwise an
    /// invitation is posted later, and edited with the next change: what is due mustn't wait for it.
    async fn cannot(&self, error: &ApiError) -> Result<(), NotYet> {
        if error.is_transient() {
            return Err(SOON);
        }
        tracing::warn!(channel = %self.plan.place.channel, %error, "an invitation could not be posted or edited");
        let there = self.bot.discord.has_channel(self.plan.place.channel).await;
        match (there, self.plan.invitation) {
            (Ok(false), _) => Ok(self.held.delete().await?),
            (_, Some(_)) => self.note(|plan| plan.stale = false).await,
            (_, None) => Err(LATER),
        }
    }
}
