//! Carries planned evenings out: posts and edits their invitations, reminds people, and opens the
//! tables.
//!
//! Everything due follows from the saved plans, so any process that runs their servers can do it.
//! Before something is posted, the channel is searched for it: an earlier process may have posted
//! it without noting that.

mod open;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;
use tokio::time::Instant;

use super::public_message::{Doubt, Route, SentMessage};
use crate::discord::bot::Bot;
use crate::discord::guild_settings::{GuildSettings, StartOptions};
use crate::discord::http::ApiError;
use crate::discord::render::message::Message;
use crate::discord::render::plan as render;
use crate::games::GameKind;
use crate::table::plan::{Held, NotDone, Phase, Plan, Task};
use crate::table::{ChannelId, PlanId, Settings, TableId};

const LOOK: Duration = Duration::from_secs(1);
const IN_A_ROW: usize = 6;
/// How long to wait before something is tried again that didn't work.
const SOON: NotYet = NotYet(Duration::from_secs(2));
/// The same with what was refused. Also longer than Discord remembers a nonce whose message was
/// deleted.
const LATER: NotYet = NotYet(Duration::from_secs(60));

const REFUSED: &str = "an invitation could not be posted or edited";

/// How the table of a plan starts, as the plan's document keeps it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Starting {
    pub options: StartOptions,
    /// The kind of threads that the channel can have; `None` if it can have none, or whoever planned
    /// the evening may not open any.
    pub threads: Option<serenity::ChannelType>,
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
pub async fn keep(bot: Arc<Bot>) {
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
            Some(Task::Follow(table))
                if matches!(keeper.table_at(table).await?, Some((_, true))) =>
            {
                return Ok(());
            }
            None if !plan.is_over() => return Ok(()),
            Some(Task::Follow(_)) | None => return keeper.finish().await,
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
        Route::new(&self.bot.discord, self.plan.place.channel, self.settings)
    }

    /// What Discord has answered; `None` if it has refused. If there was no answer, it is asked again.
    fn answered<T>(&self, done: Result<T, ApiError>, refused: &str) -> Result<Option<T>, NotYet> {
        match done {
            Err(error) if error.is_transient() => Err(SOON),
            Err(error) => {
                tracing::warn!(channel = %self.plan.place.channel, %error, "{refused}");
                Ok(None)
            }
            Ok(done) => Ok(Some(done)),
        }
    }

    /// Posts a message in the plan's channel, unless it is there already. It is newer than the plan.
    /// For an evening that is over, it is only searched for.
    async fn post(&self, message: &Message, what: &str) -> Result<Option<u64>, ApiError> {
        let after = Some(self.id.0);
        let (route, doubt) = (self.route(), Doubt { after });
        if let Phase::Over(_) = self.plan.phase {
            let mut found = route.find(doubt, message).await?;
            return Ok(found.next().map(|found| found.id));
        }
        let (id, round) = (self.id.0 % 1_000_000_000_000_000, self.plan.round);
        let nonce = format!("{what}{id}{round}");
        let sent = route.post(Some(doubt), Some(&nonce), message).await?;
        Ok(Some(sent.id))
    }

    async fn invite(&self) -> Result<(), NotYet> {
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
                // Somebody may have answered meanwhile.
                self.note(|now| now.stale = now != plan).await
            }
            // Somebody has deleted it. As long as the evening is ahead, it is posted again.
            Err(ApiError::MessageGone) => {
                let note = |plan: &mut Plan| {
                    plan.stale = false;
                    plan.invitation = plan.invitation.filter(|_| plan.is_over());
                };
                self.note(note).await?;
                Err(LATER)
            }
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
        let posted = self.post(&message, "r").await;
        self.answered(posted, "a reminder could not be posted")?;
        // Another process may have moved the evening meanwhile.
        let note = |plan: &mut Plan| {
            if plan.phase == Phase::Reminding {
                plan.phase = Phase::Reminded;
            }
        };
        self.note(note).await
    }

    /// The channel of a table that was opened, and whether it is still there.
    async fn table_at(&self, table: TableId) -> Result<Option<(ChannelId, bool)>, NotYet> {
        let known = self.bot.tables.store().table_at(table).await;
        known.map_err(|_| SOON)
    }

    /// Ends the plan, or plans the next evening of a weekly one, unless its organiser has left the
    /// server.
    async fn finish(&self) -> Result<(), NotYet> {
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
    async fn cannot(&self) -> Result<(), NotYet> {
        let there = self.bot.discord.has_channel(self.plan.place.channel).await;
        match (there, self.plan.invitation) {
            (Ok(false), _) => Ok(self.held.finish(false).await?),
            (_, Some(_)) => self.note(|plan| plan.stale = false).await,
            (_, None) => Err(LATER),
        }
    }
}
