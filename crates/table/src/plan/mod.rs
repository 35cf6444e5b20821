//! Planned evenings: from an invitation to the table that opens by itself.
//!
//! A plan isn't a table and keeps nothing in memory: each press and each check of the time reads
//! it, decides, and saves it if the version that was read is still the stored one. Each plan is
//! handled by one of them at a time, so nothing is sent after a plan was called off. The process
//! that runs a server's tables carries its plans out; any process may change them. One in which
//! something is unknown is left alone, and only that is remembered of it. Times are real time, as for
//! the deal of the day. [`state`] decides, [`when`] reads typed times.

mod state;
#[cfg(test)]
pub(crate) mod tests;
pub mod when;

use std::sync::Arc;
use std::time::SystemTime;

pub use self::state::{
    Answer, EndReason, Guest, NotDone, Phase, Plan, PlanTask, REMINDER, StartDocument,
};
use super::Tables;
use super::locks::Lock;
use super::shared::{Shared, log};
use getaway_store::{
    ChannelId, GuildId, Place, PlanId, PlanLimits, Result, StoreError, StoredPlan, TableId, UserId,
};

const LIMITS: PlanLimits = PlanLimits { of_server: 5, of_person: 2 };
const VERSION: u32 = 1;
/// How often a change is made again if another process was quicker.
const TRIES: u32 = 5;

/// The plans of all servers. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Plans {
    shared: Arc<Shared>,
}

/// A plan that nobody else in this process looks at until this is dropped.
#[derive(Debug)]
pub struct HeldPlan {
    plans: Plans,
    id: PlanId,
    _lock: Lock<PlanId>,
}

impl Tables {
    pub fn plans(&self) -> Plans {
        Plans { shared: self.shared() }
    }
}

impl Plans {
    /// The real time: the database's, if processes share one.
    pub async fn now(&self) -> Result<SystemTime> {
        self.shared.real_time().await
    }

    pub async fn add(&self, id: PlanId, plan: &Plan) -> Result<(), NotDone> {
        let store = &self.shared.store;
        match store.add_plan(stored(id, plan)?, LIMITS).await {
            Err(StoreError::Conflict) => {}
            added => return added.map_err(not_saved),
        }
        // Those that nobody can read don't count.
        let mut ahead = 0;
        for there in store.plans_of(plan.place.guild).await.map_err(not_saved)? {
            let is_ahead = match read(&there) {
                Ok(plan) => plan.is_ahead(),
                Err(Unread::Newer | Unread::Unknown(_)) => there.ahead,
                // Reading it deletes it.
                Err(Unread::Broken(_)) => self.hold(there.id).await.read().await?.is_some(),
            };
            ahead += u32::from(is_ahead);
        }
        match store.add_plan(stored(id, plan)?, LIMITS).await {
            Err(StoreError::Conflict) if ahead < LIMITS.of_server => {
                Err(NotDone::TooManyOwn(LIMITS.of_person))
            }
            Err(StoreError::Conflict) => Err(NotDone::TooMany(LIMITS.of_server)),
            added => added.map_err(not_saved),
        }
    }

    /// The plans of this process's servers that have something to do, except those that it is known
    /// not to understand.
    pub async fn due(&self) -> Result<Vec<PlanId>> {
        let store = &self.shared.store;
        let due = store.plans_due(self.now().await?).await?.into_iter();
        let range = store.share().range;
        let ours = due.filter(|plan| range.has(plan.guild) && plan.doc_version <= VERSION);
        let unknown = self.shared.unknown_plans.lock();
        let known = ours.filter(|plan| unknown.get(&plan.id) != Some(&plan.version));
        Ok(known.map(|plan| plan.id).collect())
    }

    /// The plans of a server that this program can read, the soonest first.
    pub async fn of(&self, guild: GuildId) -> Result<Vec<(PlanId, Plan)>> {
        let all = self.shared.store.plans_of(guild).await?.into_iter();
        let known = all.filter_map(|stored| Some((stored.id, read(&stored).ok()?)));
        let mut plans: Vec<(PlanId, Plan)> = known.collect();
        plans.sort_by_key(|(id, plan)| (plan.at, *id));
        Ok(plans)
    }

    /// The same, or none if they can't be read now.
    async fn known(&self, guild: GuildId) -> Vec<(PlanId, Plan)> {
        let plans = self.of(guild).await;
        let failed = |error: &StoreError| log(error, "the plans of a server could not be read");
        plans.inspect_err(failed).unwrap_or_default()
    }

    pub async fn deleted(&self, place: Place, messages: &[u64]) {
        for (id, plan) in self.known(place.guild).await {
            let Some(message) = plan.invitation.filter(|one| messages.contains(one)) else {
                continue;
            };
            if plan.place == place {
                // If it can't be noted now, it is when the invitation is to be edited.
                let _ = self.hold(id).await.change(|plan| plan.deleted(message)).await;
            }
        }
    }

    pub async fn hold(&self, id: PlanId) -> HeldPlan {
        HeldPlan { plans: self.clone(), id, _lock: self.shared.plan_locks.take(id).await }
    }

    /// Holds the plan unless somebody else in this process is busy with it.
    pub fn try_hold(&self, id: PlanId) -> Option<HeldPlan> {
        Some(HeldPlan { plans: self.clone(), id, _lock: self.shared.plan_locks.try_take(id)? })
    }

    /// Takes a person out of all plans. If it fails for one, it is done for the others all the same,
    /// and trying again is safe.
    pub async fn forget(&self, person: UserId) -> Result<(), NotDone> {
        let mut forgotten = Ok(());
        for plan in self.shared.store.plans_naming(person).await.map_err(not_saved)? {
            match self.hold(plan.id).await.change(|plan| plan.remove(person)).await {
                Ok(_) | Err(NotDone::Over) => {}
                Err(error) => forgotten = forgotten.and(Err(error)),
            }
        }
        forgotten
    }

    /// Deletes the plans of a channel, or of a whole server, that is gone.
    pub async fn gone(&self, guild: GuildId, channel: Option<ChannelId>) {
        for (id, plan) in self.known(guild).await {
            if channel.is_none_or(|channel| plan.place.channel == channel) {
                // If it can't be deleted now, it is when nothing can be posted in its channel.
                let _ = self.hold(id).await.finish(false).await;
            }
        }
    }
}

impl HeldPlan {
    /// The plan as it is now; `None` once it is over. One that another version of the program may
    /// understand is left alone. One that nobody can read is deleted: nobody can call it off, and
    /// nothing would come of it.
    pub async fn read(&self) -> Result<Option<Plan>, NotDone> {
        let store = &self.plans.shared.store;
        let Some(stored) = store.plan(self.id).await.map_err(not_saved)? else { return Ok(None) };
        match read(&stored) {
            Ok(plan) => Ok(Some(plan)),
            Err(Unread::Newer) => Err(NotDone::NotSaved),
            Err(Unread::Unknown(error)) => {
                self.leave_alone(&stored, &error);
                Err(NotDone::NotSaved)
            }
            Err(Unread::Broken(error)) => {
                let (plan, server) = (self.id.0, stored.guild);
                tracing::error!(plan, %server, %error, "a plan cannot be read; it is deleted");
                store.delete_plan(self.id, stored.version).await.map_err(not_saved)?;
                Ok(None)
            }
        }
    }

    /// Notes that this program doesn't understand the plan: until somebody changes it, it isn't due.
    fn leave_alone(&self, stored: &StoredPlan, error: &serde_json::Error) {
        let version = stored.version;
        let before = self.plans.shared.unknown_plans.lock().insert(self.id, version);
        if before != Some(version) {
            let (plan, server) = (self.id.0, stored.guild);
            tracing::warn!(plan, %server, %error, "a plan is not understood; it is left alone");
        }
    }

    pub async fn change(&self, change: impl Fn(&mut Plan)) -> Result<Plan, NotDone> {
        let change = |plan: &mut Plan| {
            change(plan);
            Ok(())
        };
        self.try_change(change).await
    }

    /// Changes the plan and saves it, unless the change is refused. It is made again if another
    /// process was quicker.
    pub async fn try_change(
        &self,
        change: impl Fn(&mut Plan) -> Result<(), NotDone>,
    ) -> Result<Plan, NotDone> {
        for _ in 0..TRIES {
            let Some(before) = self.read().await? else { break };
            let mut plan = before.clone();
            change(&mut plan)?;
            if plan == before {
                return Ok(plan);
            }
            match self.save(&plan).await {
                Err(NotDone::Over) => {}
                saved => {
                    plan.version += 1;
                    return saved.map(|()| plan);
                }
            }
        }
        Err(NotDone::Over)
    }

    /// Passes the time, and saves what has become due. Returns the time, too. `has_room`: whether a
    /// plan's table can open now.
    pub async fn pass(
        &self,
        has_room: impl Fn(&Plan) -> bool,
    ) -> Result<(Plan, SystemTime), NotDone> {
        let now = self.plans.now().await.map_err(not_saved)?;
        Ok((self.change(|plan| plan.pass(now, &has_room)).await?, now))
    }

    /// Ends the plan, or plans the next evening of a weekly one if it goes on.
    pub async fn finish(&self, goes_on: bool) -> Result<(), NotDone> {
        let now = self.plans.now().await.map_err(not_saved)?;
        let Some(mut plan) = self.read().await? else { return Ok(()) };
        if goes_on && plan.repeat(self.id, now) {
            return self.save(&plan).await;
        }
        self.plans.shared.store.delete_plan(self.id, plan.version).await.map_err(not_done)
    }

    /// A plan whose table has opened, to be saved with the table.
    pub fn opened(
        &self,
        plan: &Plan,
        table: TableId,
        channel: ChannelId,
    ) -> Result<StoredPlan, NotDone> {
        let opened = Plan { phase: Phase::Opened { table, channel }, stale: true, ..plan.clone() };
        stored(self.id, &opened)
    }

    /// Saves a step, unless the plan has changed since the version from which it was made.
    async fn save(&self, plan: &Plan) -> Result<(), NotDone> {
        self.plans.shared.store.save_plan(stored(self.id, plan)?).await.map_err(not_done)
    }
}

/// Why this program can't read a stored plan.
enum Unread {
    /// A later version of the program has stored it.
    Newer,
    /// It has the outline of a plan, so another version may know what is unknown in it: a game, a
    /// time zone, a phase.
    Unknown(serde_json::Error),
    Broken(serde_json::Error),
}

fn read(stored: &StoredPlan) -> Result<Plan, Unread> {
    if stored.doc_version > VERSION {
        return Err(Unread::Newer);
    }
    match serde_json::from_str(&stored.doc) {
        Ok(plan) => Ok(Plan { version: stored.version, ..plan }),
        Err(error) if has_outline(&stored.doc) => Err(Unread::Unknown(error)),
        Err(error) => Err(Unread::Broken(error)),
    }
}

/// Whether a document says what is played, when, and how far that has come, even if this program
/// doesn't understand it.
fn has_outline(doc: &str) -> bool {
    let fields = serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(doc);
    fields.is_ok_and(|fields| ["kind", "at", "phase"].iter().all(|name| fields.contains_key(*name)))
}

fn stored(id: PlanId, plan: &Plan) -> Result<StoredPlan, NotDone> {
    let doc = serde_json::to_string(plan).map_err(StoreError::in_document("a plan"));
    Ok(StoredPlan {
        id,
        guild: plan.place.guild,
        organiser: plan.organiser.as_ref().map(|organiser| organiser.id),
        version: plan.version,
        doc_version: VERSION,
        doc: doc.map_err(not_saved)?,
        ahead: plan.is_ahead(),
        table_id: plan.follows(),
        due_at: plan.due_at(),
    })
}

fn not_done(error: StoreError) -> NotDone {
    match error {
        StoreError::Conflict => NotDone::Over,
        error => not_saved(error),
    }
}

fn not_saved(error: StoreError) -> NotDone {
    log(&error, "a plan could not be read or saved");
    NotDone::NotSaved
}
