//! Carries planned evenings out: posts and edits their invitations, reminds people, and opens the
//! tables.
//!
//! Everything due follows from the saved plans, so any process that runs their servers can do it.
//! Before something is posted, the channel is searched for it: an earlier process may have posted
//! it without noting that.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::public_message::{Doubt, Route, SentMessage};
use super::table_display::Start;
use crate::discord::bot::Bot;
use crate::discord::guild_settings::{GuildSettings, OwnThread, StartOptions};
use crate::discord::http::{ApiError, backoff};
use crate::discord::render::message::Message;
use crate::discord::render::plan::{self as render, Invitation};
use crate::discord::render::thread;
use crate::games::GameKind;
use crate::table::plan::{Answer, Held, NotDone, Phase, Plan, Task, Why};
use crate::table::{
    ChannelId, InteractionId, Person, Place, PlanId, Refusal, Settings, TableHandle, TableId,
};

const LOOK: Duration = Duration::from_secs(1);
/// How many plans are carried out at once.
const AT_ONCE: usize = 8;
/// How many tasks of a plan are done in a row.
const IN_A_ROW: usize = 6;
/// How long to wait before a refused request is tried again.
const REFUSED_REST: Duration = Duration::from_secs(60);

/// How the table of a plan starts, as the plan's document keeps it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Starting {
    pub options: StartOptions,
    /// The kind of threads that the channel can have; `None` if it can have none.
    pub threads: Option<serenity::ChannelType>,
}

/// Why a plan is looked at again later.
enum NotYet {
    Soon,
    Refused,
}

impl From<NotDone> for NotYet {
    fn from(_: NotDone) -> NotYet {
        NotYet::Soon
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
    let (settings, computers) = Starting::of(plan).resolve(plan.kind, guild);
    let invitation = Invitation {
        catalog: guild.catalog_of(plan.kind),
        id,
        plan,
        settings,
        computers,
        table,
    };
    invitation.message()
}

/// Carries out the plans of this process's servers. Runs until dropped.
pub async fn keep(bot: Arc<Bot>) -> Infallible {
    let mut rests: HashMap<PlanId, (Instant, u32)> = HashMap::new();
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
        rests.retain(|id, _| due.contains(id));
        let now = Instant::now();
        let mut due: Vec<_> = due
            .into_iter()
            .filter(|id| rests.get(id).is_none_or(|(until, _)| *until <= now))
            .collect();
        let mut working = JoinSet::new();
        while !due.is_empty() || !working.is_empty() {
            while working.len() < AT_ONCE
                && let Some(id) = due.pop()
            {
                let bot = bot.clone();
                working.spawn(async move { (id, carry_out(&bot, id).await) });
            }
            match working.join_next().await {
                Some(Ok((id, Ok(())))) => {
                    rests.remove(&id);
                }
                Some(Ok((id, Err(why)))) => {
                    let (_, failures) = rests.get(&id).copied().unwrap_or((now, 0));
                    let rest = match why {
                        NotYet::Soon => backoff(failures + 1),
                        NotYet::Refused => REFUSED_REST,
                    };
                    rests.insert(id, (Instant::now() + rest, failures + 1));
                }
                Some(Err(error)) => tracing::error!(%error, "carrying out a plan failed"),
                None => {}
            }
        }
    }
}

/// Does what is due about a plan.
async fn carry_out(bot: &Arc<Bot>, id: PlanId) -> Result<(), NotYet> {
    let plans = bot.tables.plans();
    // Whoever is busy with it may be about to do what is due.
    let Some(held) = plans.try_hold(id) else {
        return Ok(());
    };
    let keeper = Keeper { bot, id, held };
    for _ in 0..IN_A_ROW {
        let plan = match keeper.held.pass().await {
            Ok(plan) => plan,
            Err(NotDone::Over) => return Ok(()),
            Err(why) => return Err(why.into()),
        };
        match plan.task() {
            Some(Task::Invite) => keeper.invite(&plan).await?,
            Some(Task::Show) => keeper.show(&plan).await?,
            Some(Task::Remind) => keeper.remind(&plan).await?,
            Some(Task::Open) => keeper.open(&plan).await?,
            Some(Task::Follow) if keeper.has_table(&plan).await? => return Ok(()),
            None if !plan.is_over() => return Ok(()),
            Some(Task::Follow) | None => return Ok(keeper.held.finish().await?),
        }
    }
    Ok(())
}

/// Carries out a plan that nobody else looks at meanwhile.
struct Keeper<'a> {
    bot: &'a Arc<Bot>,
    id: PlanId,
    held: Held,
}

impl Keeper<'_> {
    /// Changes the plan after something was done.
    async fn note(&self, mut note: impl FnMut(&mut Plan)) -> Result<(), NotYet> {
        let noted = self.held.change(|plan| {
            note(plan);
            Ok(())
        });
        noted.await?;
        Ok(())
    }

    fn route(&self, plan: &Plan, settings: &GuildSettings) -> Route {
        let discord = &self.bot.discord;
        Route::new(discord, plan.place.channel, discord.card_style(settings))
    }

    /// Posts a message in the plan's channel, unless it is there already.
    async fn post(&self, plan: &Plan, message: &Message, what: &str) -> Result<u64, ApiError> {
        let settings = self.bot.guild_settings(plan.place.guild).await;
        let after = Some(self.id.0);
        let nonce = format!("{what}{}{}", self.id.0 % 1_000_000_000_000_000, plan.round);
        let (route, doubt) = (self.route(plan, &settings), Doubt { after });
        let sent = route.post(Some(doubt), Some(&nonce), message).await?;
        Ok(sent.id)
    }

    async fn invite(&self, plan: &Plan) -> Result<(), NotYet> {
        let settings = self.bot.guild_settings(plan.place.guild).await;
        let message = invitation(self.id, plan, &settings, None);
        match self.post(plan, &message, "p").await {
            // It may say something older if it was found.
            Ok(posted) => {
                self.note(|plan| (plan.invitation, plan.stale) = (Some(posted), true))
                    .await
            }
            Err(error) if error.is_transient() => Err(NotYet::Soon),
            Err(error) => self.cannot(plan, &error).await,
        }
    }

    /// Brings the invitation up to date.
    async fn show(&self, plan: &Plan) -> Result<(), NotYet> {
        let settings = self.bot.guild_settings(plan.place.guild).await;
        let table = match plan.phase {
            Phase::Opened { channel, table } => self.message_of(channel, table).await,
            _ => None,
        };
        let message = invitation(self.id, plan, &settings, table);
        let Some(id) = plan.invitation else {
            return Ok(());
        };
        let (route, mut sent) = (self.route(plan, &settings), SentMessage::found(id));
        match route.edit(&mut sent, Some(&message), &message).await {
            Ok(()) => self.note(|plan| plan.stale = false).await,
            Err(error) if error.is_transient() => Err(NotYet::Soon),
            // Somebody has deleted it. As long as the evening is ahead, it is posted again.
            Err(ApiError::MessageGone) => {
                let ahead = !plan.is_over();
                self.note(|plan| {
                    plan.stale = false;
                    plan.invitation = plan.invitation.filter(|_| !ahead);
                })
                .await?;
                // A post with the same nonce would get the deleted message for some minutes.
                Err(NotYet::Refused)
            }
            Err(error) => self.cannot(plan, &error).await,
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
    async fn remind(&self, plan: &Plan) -> Result<(), NotYet> {
        let settings = self.bot.guild_settings(plan.place.guild).await;
        let message = render::reminder(settings.catalog_of(plan.kind), plan);
        match self.post(plan, &message, "r").await {
            Err(error) if error.is_transient() => return Err(NotYet::Soon),
            Err(error) => {
                tracing::warn!(channel = %plan.place.channel, %error, "a reminder could not be posted");
            }
            Ok(_) => {}
        }
        self.note(|plan| {
            if plan.phase == Phase::Reminding {
                plan.phase = Phase::Reminded;
            }
        })
        .await
    }

    /// Whether the table that was opened is still there.
    async fn has_table(&self, plan: &Plan) -> Result<bool, NotYet> {
        match plan.phase {
            Phase::Opened { table, .. } => {
                let known = self.held.table(table).await?;
                Ok(known.is_some_and(|(_, is_open)| is_open))
            }
            _ => Ok(false),
        }
    }

    /// Opens the table, in the plan's channel or in a thread.
    async fn open(&self, plan: &Plan) -> Result<(), NotYet> {
        let Phase::Opening { table, thread } = plan.phase else {
            return Ok(());
        };
        let opened = |channel| {
            move |plan: &mut Plan| {
                plan.phase = Phase::Opened { table, channel };
                plan.stale = true;
            }
        };
        // An earlier process may have opened it.
        if let Some((channel, _)) = self.held.table(table).await? {
            return self.note(opened(channel)).await;
        }
        let mut people = self.people(plan).await?;
        if people.is_empty() {
            return self.note(|plan| plan.end(Why::Nobody)).await;
        }
        let guild = self.bot.guild_settings(plan.place.guild).await;
        let starting = Starting::of(plan);
        let (settings, computers) = starting.resolve(plan.kind, &guild);
        let most = *settings.options.seats().end();
        people.truncate(most);
        let own = starting.options.own_thread(&guild.start_of(plan.kind));
        let channel = match thread {
            Some(thread) => thread,
            None if own == OwnThread::Yes || self.is_taken(plan.place.channel) => {
                match starting.threads {
                    Some(kind) => return self.begin_thread(plan, kind, &people[0].0).await,
                    None if own == OwnThread::Yes => plan.place.channel,
                    None => return self.note(|plan| plan.end(Why::NoTable)).await,
                }
            }
            None => plan.place.channel,
        };
        let computers = computers.min(most - people.len());
        let place = Place {
            channel,
            ..plan.place
        };
        let tables = &self.bot.tables;
        match tables
            .start_planned(table, place, people, settings, computers)
            .await
        {
            Ok(handle) => {
                self.show_table(handle);
                self.note(opened(channel)).await
            }
            Err(Refusal::NotSaved | Refusal::Busy) => Err(NotYet::Soon),
            // Somebody has just opened a table there: this one needs a thread.
            Err(Refusal::TableExists) if thread.is_none() && starting.threads.is_some() => {
                Err(NotYet::Soon)
            }
            Err(refusal) => {
                tracing::info!(%channel, %refusal, "the table of a plan could not be opened");
                self.note(|plan| plan.end(Why::NoTable)).await
            }
        }
    }

    fn show_table(&self, table: TableHandle) {
        self.bot.show(table, Start::Elsewhere);
    }

    fn is_taken(&self, channel: ChannelId) -> bool {
        let tables = &self.bot.tables;
        let deserted = |table: &TableHandle| table.snapshot().is_deserted();
        let open = tables.find(channel).is_some_and(|table| !deserted(&table));
        open || tables.parked_at(channel).is_some()
    }

    /// Begins the table's thread, unless an earlier process did, and notes it.
    async fn begin_thread(
        &self,
        plan: &Plan,
        kind: serenity::ChannelType,
        host: &Person,
    ) -> Result<(), NotYet> {
        let guild = self.bot.guild_settings(plan.place.guild).await;
        let name = thread::name(guild.catalog_of(plan.kind), &host.name);
        let threads = &self.bot.threads;
        let _beginning = threads.beginning(plan.place.channel);
        // The thread is newer than the invitation.
        let after = InteractionId(plan.invitation.unwrap_or(self.id.0));
        let begun = threads.begin_once(plan.place, kind, &name, after).await;
        match begun {
            Ok(begun) => {
                self.note(|plan| {
                    if let Phase::Opening { thread, .. } = &mut plan.phase {
                        *thread = Some(begun);
                    }
                })
                .await
            }
            Err(error) if error.is_transient() => Err(NotYet::Soon),
            Err(error) => {
                tracing::warn!(channel = %plan.place.channel, %error, "a thread for a planned table could not be begun");
                self.note(|plan| plan.end(Why::NoTable)).await
            }
        }
    }

    /// The people who are in and still in the server, the organiser first.
    async fn people(&self, plan: &Plan) -> Result<Vec<(Person, InteractionId)>, NotYet> {
        let mut people = Vec::new();
        for guest in plan.those(Answer::In) {
            let (guild, person) = (plan.place.guild, &guest.person);
            match self.bot.discord.is_member(guild, person.id).await {
                Ok(true) => people.push((person.clone(), guest.with)),
                Ok(false) => {}
                Err(error) if error.is_transient() => return Err(NotYet::Soon),
                // Their seat is given away if they don't come.
                Err(_) => people.push((person.clone(), guest.with)),
            }
        }
        let organiser = plan.organiser.as_ref().map(|organiser| organiser.id);
        people.sort_by_key(|(person, _)| Some(person.id) != organiser);
        Ok(people)
    }

    /// The bot can't write in the channel. If the channel is gone, so is the plan. Otherwise an
    /// invitation is posted later, and edited with the next change: what is due mustn't wait for it.
    async fn cannot(&self, plan: &Plan, error: &ApiError) -> Result<(), NotYet> {
        tracing::warn!(channel = %plan.place.channel, %error, "an invitation could not be posted or edited");
        let there = self.bot.discord.has_channel(plan.place.channel).await;
        if let Ok(false) = there {
            return Ok(self.held.delete().await?);
        }
        match plan.invitation {
            Some(_) => self.note(|plan| plan.stale = false).await,
            None => Err(NotYet::Refused),
        }
    }
}
