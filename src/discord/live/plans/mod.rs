//! Carries planned evenings out: posts and edits their invitations, reminds people, and opens the
//! tables.
//!
//! Everything due follows from the saved plans, so any process that runs their servers can do it.
//! Before something is posted, the channel is searched for it: an earlier process may have posted
//! it without noting that.

mod open;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};

use super::due::{self, CHECK_EVERY, LATER, MUCH_LATER, RetryLater, SOON};
use super::public_message::{PostOnce, Route};
use crate::discord::bot::Bot;
use crate::discord::http::ApiError;
use crate::games::GameKind;
use crate::screen::guild_settings::{GuildSettings, StartOptions};
use crate::screen::render::message::Message;
use crate::screen::render::plan as render;
use crate::store::causes;
use crate::table::plan::{HeldPlan, NotDone, Phase, Plan, PlanTask};
use crate::table::{ChannelId, GuildId, Place, PlanId, RoleId, Settings, TableId};

const IN_A_ROW: usize = 6;
/// How often an evening that waits for the end of a table looks for room.
const WAITS: RetryLater =
    RetryLater { first: Duration::from_secs(5), most: Duration::from_secs(5) };

const REFUSED: &str = "an invitation could not be posted or edited";

/// How the table of a plan starts, as the plan's document keeps it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Starting {
    pub options: StartOptions,
    /// The kind of threads that the channel can have; `None` if it can have none, or whoever planned
    /// the evening may not open any.
    pub threads: Option<serenity::ChannelType>,
    /// The role that the table's first message mentions. It stands here, since options that an older
    /// program doesn't know would be values of the game to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mention: Option<RoleId>,
}

impl From<NotDone> for RetryLater {
    fn from(_: NotDone) -> RetryLater {
        SOON
    }
}

impl Starting {
    /// The table's settings, and how many computers sit down.
    pub fn resolve(&self, kind: GameKind, settings: &GuildSettings) -> (Settings, usize) {
        let (table, computers) = self.options.resolve(kind, &settings.start_of(kind));
        (Settings { mention: self.mention, ..table }, computers)
    }
}

/// The invitation as it is now. `table`: the message of the table that has opened.
pub fn invitation(id: PlanId, plan: &Plan, guild: &GuildSettings, table: Option<u64>) -> Message {
    let (settings, computers) = plan.start.read::<Starting>().resolve(plan.kind, guild);
    render::invitation(guild.catalog_of(plan.kind), id, plan, settings, computers, table)
}

/// Carries out the plans of this process's servers. Runs until dropped.
pub async fn run(bot: Arc<Bot>) {
    let due = || async { bot.tables.plans().due().await };
    due::run(due, |id| carry_out(bot.clone(), id)).await;
}

/// Calls off the evenings of a server whose channels are gone. `listed`: channels that are there.
pub async fn channels_gone(bot: &Bot, guild: GuildId, listed: &HashSet<u64>) {
    let plans = bot.tables.plans();
    let there = match plans.of(guild).await {
        Ok(there) => there,
        Err(error) => {
            tracing::warn!(error = causes(&error), "could not look where evenings are planned");
            return;
        }
    };
    let channels: HashSet<ChannelId> = there.iter().map(|(_, plan)| plan.place.channel).collect();
    for channel in channels {
        if !listed.contains(&channel.0)
            && matches!(bot.discord.has_channel(channel).await, Ok(false))
        {
            plans.gone(guild, Some(channel)).await;
        }
    }
}

/// Calls off the evenings of servers that are gone. `is_gone` says of each whether it is.
pub async fn servers_gone(bot: &Bot, is_gone: impl Fn(GuildId) -> bool) {
    let plans = bot.tables.plans();
    match bot.tables.store().servers_with_plans().await {
        Ok(servers) => {
            for guild in servers.into_iter().filter(|guild| is_gone(*guild)) {
                plans.gone(guild, None).await;
            }
        }
        Err(error) => {
            tracing::warn!(
                error = causes(&error),
                "could not look in which servers evenings are planned"
            );
        }
    }
}

async fn carry_out(bot: Arc<Bot>, id: PlanId) -> Result<(), RetryLater> {
    // Whoever is busy with it may be about to do what is due.
    let Some(held) = bot.tables.plans().try_hold(id) else { return Ok(()) };
    for _ in 0..IN_A_ROW {
        let (plan, now) = match held.pass(|plan| has_room(&bot, plan)).await {
            Err(NotDone::Over) => return Ok(()),
            passed => passed?,
        };
        let settings = bot.guild_settings(plan.place.guild).await;
        let runner =
            PlanRunner { bot: &bot, id, held: &held, plan: &plan, now, settings: &settings };
        match plan.task() {
            Some(PlanTask::Invite) => runner.invite().await?,
            Some(PlanTask::Show) => runner.show().await?,
            Some(PlanTask::Remind) => runner.remind().await?,
            Some(PlanTask::Open) => runner.open().await?,
            Some(PlanTask::Follow(table, channel)) if runner.is_open(table, channel).await? => {
                return Ok(());
            }
            None if plan.phase == Phase::Waiting => return Err(WAITS),
            None if !plan.is_over() => return Ok(()),
            Some(PlanTask::Follow(..)) | None => return runner.finish().await,
        }
    }
    Ok(())
}

/// Whether a plan's table can open now: in its channel, or in a thread if it can have one.
fn has_room(bot: &Bot, plan: &Plan) -> bool {
    !bot.has_table(plan.place.channel) || plan.start.read::<Starting>().threads.is_some()
}

/// Carries out a plan that nobody else looks at meanwhile.
struct PlanRunner<'a> {
    bot: &'a Arc<Bot>,
    id: PlanId,
    held: &'a HeldPlan,
    plan: &'a Plan,
    now: SystemTime,
    settings: &'a GuildSettings,
}

impl PlanRunner<'_> {
    /// Changes the plan after something was done.
    async fn note(&self, note: impl Fn(&mut Plan)) -> Result<(), RetryLater> {
        self.held.change(note).await?;
        Ok(())
    }

    fn route(&self) -> Route {
        Route::new(&self.bot.discord, self.plan.place.channel, self.settings)
    }

    /// What Discord has answered; `None` if it has refused. If there was no answer, it is asked again.
    fn answered<T>(
        &self,
        done: Result<T, ApiError>,
        refused: &str,
    ) -> Result<Option<T>, RetryLater> {
        match done {
            Err(error) if error.is_transient() => Err(SOON),
            Err(error) => {
                // What was refused is a part of the error, so that each refusal is logged: the same
                // error of the same line is left out for a while.
                let error = format!("{refused}: {error}");
                tracing::warn!(channel = %self.plan.place.channel, error, "an evening has trouble");
                Ok(None)
            }
            Ok(done) => Ok(Some(done)),
        }
    }

    /// Posts a message in the plan's channel, unless it is there already. It is newer than the plan.
    /// For an evening that isn't ahead any more, it is only searched for.
    async fn post(&self, message: &Message, what: &str) -> Result<Option<u64>, ApiError> {
        let route = self.route();
        let (id, round) = (self.id.0 % 1_000_000_000_000_000, self.plan.round);
        let again = if self.plan.reposted { "a" } else { "" };
        let once = PostOnce::after(Some(self.id.0)).with_nonce(format!("{what}{id}{round}{again}"));
        if self.plan.is_over() {
            return Ok(route.find(&once, message).await?.first().copied());
        }
        route.post(&mut once.unconfirmed(), message).await.map(Some)
    }

    async fn invite(&self) -> Result<(), RetryLater> {
        // It is known by its buttons, which it has until the evening is over. It may already be there,
        // and say something older.
        let mut open = self.plan.clone();
        open.phase = Phase::Planned;
        let message = invitation(self.id, &open, self.settings, None);
        match self.answered(self.post(&message, "p").await, REFUSED)? {
            Some(posted) => {
                let stale = posted.is_some();
                let note = |plan: &mut Plan| (plan.invitation, plan.stale) = (posted, stale);
                self.note(note).await
            }
            None => self.cannot().await,
        }
    }

    /// Brings the invitation up to date.
    async fn show(&self) -> Result<(), RetryLater> {
        let plan = self.plan;
        let Some(id) = plan.invitation else { return Ok(()) };
        let table = match plan.phase {
            Phase::Opened { channel, table } => self.message_of(channel, table).await,
            _ => None,
        };
        let message = invitation(self.id, plan, self.settings, table);
        match self.route().edit(id, Some(&message), &message).await {
            Ok(()) => {
                // Somebody may have answered meanwhile.
                self.note(|now| now.stale = now != plan).await
            }
            Err(ApiError::MessageGone) => self.note(|plan| plan.deleted(id)).await,
            Err(error) => {
                self.answered(Err::<(), _>(error), REFUSED)?;
                self.cannot().await
            }
        }
    }

    /// The message of the table that has just opened. It is posted by the table's own task, for
    /// which this waits a while.
    async fn message_of(&self, channel: ChannelId, table: TableId) -> Option<u64> {
        let display = self.bot.display(channel)?;
        (display.snapshot().table == table).then_some(())?;
        for _ in 0..20 {
            if let Some(saved) = display.saved.table().await {
                return Some(saved.message);
            }
            tokio::time::sleep(CHECK_EVERY / 10).await;
        }
        None
    }

    /// Mentions those who are in. A reminder that can't be posted is left out: the evening doesn't
    /// depend on it.
    async fn remind(&self) -> Result<(), RetryLater> {
        let message = render::reminder(self.settings.catalog_of(self.plan.kind), self.plan);
        let posted =
            self.answered(self.post(&message, "r").await, "a reminder could not be posted")?;
        if posted.is_none() && self.is_gone().await {
            return Ok(self.held.finish(false).await?);
        }
        // Another process may have moved the evening meanwhile.
        let note = |plan: &mut Plan| {
            if plan.phase == Phase::Reminding {
                plan.phase = Phase::Reminded;
            }
        };
        self.note(note).await
    }

    async fn is_open(&self, table: TableId, channel: ChannelId) -> Result<bool, RetryLater> {
        let place = Place { channel, ..self.plan.place };
        self.bot.tables.store().is_open(table, place).await.map_err(|_| SOON)
    }

    /// Whether the channel is known to be gone.
    async fn is_gone(&self) -> bool {
        matches!(self.bot.discord.has_channel(self.plan.place.channel).await, Ok(false))
    }

    /// Ends the plan, or plans the next evening of a weekly one, unless its organiser has left the
    /// server.
    async fn finish(&self) -> Result<(), RetryLater> {
        let mut goes_on = false;
        if let (Some(organiser), true) = (&self.plan.organiser, self.plan.weekly) {
            goes_on = self.is_there(organiser).await?;
            if !goes_on {
                tracing::info!(channel = %self.plan.place.channel, "a weekly evening does not come again, because its organiser has left");
            }
        }
        Ok(self.held.finish(goes_on).await?)
    }

    /// The bot can't write in the channel. If the channel is gone, so is the plan. Otherwise an
    /// invitation is posted later, and edited with the next change: what is due mustn't wait for it.
    async fn cannot(&self) -> Result<(), RetryLater> {
        if self.is_gone().await {
            return Ok(self.held.finish(false).await?);
        }
        if self.plan.invitation.is_some() {
            return self.note(|plan| plan.stale = false).await;
        }
        let ahead = self.plan.at.duration_since(self.now);
        let most = ahead.unwrap_or_default().clamp(LATER, MUCH_LATER);
        Err(RetryLater { first: LATER, most })
    }
}
