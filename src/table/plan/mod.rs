//! Planned evenings: from an invitation to the table that opens by itself.
//!
//! A plan isn't a table and keeps nothing in memory: each press and each check of the time reads
//! it, decides, and saves it if the version that was read is still the stored one. Each plan is
//! handled by one of them at a time, so nothing is sent after a plan was called off. The process
//! that runs a server's tables carries its plans out; any process may change them. Times are real
//! time, as for the deal of the day. [`state`] decides, [`when`] reads typed times.

mod state;
#[cfg(test)]
mod tests;
pub mod when;

use std::sync::Arc;
use std::time::SystemTime;

pub use self::state::{Answer, Guest, NotDone, Phase, Plan, REMINDER, Task, Why};
use super::Tables;
use super::locks::Lock;
use super::shared::{Shared, log};
use crate::store::{ChannelId, GuildId, PlanId, Result, StoreError, StoredPlan, UserId};

/// How many plans a server can have.
pub const PLANS_PER_SERVER: u32 = 5;
const WHAT: &str = "a plan";
/// The version of a plan's document.
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
pub struct Held {
    plans: Plans,
    id: PlanId,
    _lock: Lock<PlanId>,
}

impl Tables {
    #[must_use]
    pub fn plans(&self) -> Plans {
        Plans {
            shared: self.shared(),
        }
    }
}

impl Plans {
    /// The real time: the database's, if processes share one.
    pub(crate) async fn now(&self) -> Result<SystemTime> {
        self.shared.real_time().await
    }

    pub(crate) async fn add(&self, id: PlanId, plan: &Plan) -> Result<(), NotDone> {
        let stored = stored(id, 0, plan)?;
        let added = self.shared.store.add_plan(stored, PLANS_PER_SERVER).await;
        added.map_err(|error| match error {
            StoreError::Conflict => NotDone::TooMany(PLANS_PER_SERVER),
            error => not_saved(error),
        })
    }

    /// The plans of this process's servers that have something to do.
    pub(crate) async fn due(&self) -> Result<Vec<PlanId>> {
        let store = &self.shared.store;
        let due = store.plans_due(self.now().await?).await?.into_iter();
        let range = store.share().range;
        let ours = due.filter(|plan| range.has(plan.guild) && plan.doc_version <= VERSION);
        Ok(ours.map(|plan| plan.id).collect())
    }

    /// Waits until nobody else in this process is busy with the plan.
    pub(crate) async fn hold(&self, id: PlanId) -> Held {
        Held {
            plans: self.clone(),
            id,
            _lock: self.shared.plan_locks.take(id).await,
        }
    }

    /// Holds the plan unless somebody else in this process is busy with it.
    pub(crate) fn try_hold(&self, id: PlanId) -> Option<Held> {
        Some(Held {
            plans: self.clone(),
            id,
            _lock: self.shared.plan_locks.try_take(id)?,
        })
    }

    /// Takes a person out of all plans. If it fails, trying again is safe.
    pub(in crate::table) async fn forget(&self, person: UserId) -> Result<(), NotDone> {
        let naming = self.shared.store.plans_naming(person).await;
        for plan in naming.map_err(not_saved)? {
            let held = self.hold(plan.id).await;
            match held.change(|plan| plan.remove(person)).await {
                Ok(_) | Err(NotDone::Over) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Deletes the plans of a channel, or of a whole server, that is gone.
    pub(crate) async fn gone(&self, guild: GuildId, channel: Option<ChannelId>) {
        let plans = self.shared.store.plans_of(guild).await;
        let plans =
            plans.inspect_err(|error| log(error, "the plans of a channel could not be read"));
        for stored in plans.unwrap_or_default() {
            let held = self.hold(stored.id).await;
            // If it can't be deleted now, it is when nothing can be posted in its channel.
            if let Ok(Some((plan, version))) = held.read().await
                && channel.is_none_or(|channel| plan.place.channel == channel)
            {
                let _ = held.save(version, None).await;
            }
        }
    }
}

impl Held {
    /// The plan as it is now, and its version; `None` once it is over.
    pub(crate) async fn read(&self) -> Result<Option<(Plan, i64)>, NotDone> {
        let stored = self.plans.shared.store.plan(self.id).await;
        let Some(stored) = stored.map_err(not_saved)? else {
            return Ok(None);
        };
        if stored.doc_version > VERSION {
            return Err(NotDone::NotSaved);
        }
        let plan = serde_json::from_str(&stored.doc).map_err(StoreError::in_document(WHAT));
        Ok(Some((plan.map_err(not_saved)?, stored.version)))
    }

    pub(crate) async fn change(&self, change: impl Fn(&mut Plan)) -> Result<Plan, NotDone> {
        let change = |plan: &mut Plan| {
            change(plan);
            Ok(())
        };
        self.try_change(change).await
    }

    /// Changes the plan and saves it, unless the change is refused. It is made again if another
    /// process was quicker.
    pub(crate) async fn try_change(
        &self,
        change: impl Fn(&mut Plan) -> Result<(), NotDone>,
    ) -> Result<Plan, NotDone> {
        for _ in 0..TRIES {
            let Some((before, version)) = self.read().await? else {
                break;
            };
            let mut plan = before.clone();
            change(&mut plan)?;
            if plan == before {
                return Ok(plan);
            }
            match self.save(version, Some(&plan)).await {
                Err(NotDone::Over) => {}
                saved => return saved.map(|()| plan),
            }
        }
        Err(NotDone::Over)
    }

    /// Passes the time, and saves what has become due. `has_room`: whether a plan's table can open
    /// now.
    pub(crate) async fn pass(&self, has_room: impl Fn(&Plan) -> bool) -> Result<Plan, NotDone> {
        let store = &self.plans.shared.store;
        let now = self.plans.now().await.map_err(not_saved)?;
        let table = || store.new_table().ok();
        self.change(|plan| plan.pass(now, &has_room, table)).await
    }

    /// Ends the plan, or plans the next evening of a weekly one if it goes on.
    pub(crate) async fn finish(&self, goes_on: bool) -> Result<(), NotDone> {
        let now = self.plans.now().await.map_err(not_saved)?;
        let Some((mut plan, version)) = self.read().await? else {
            return Ok(());
        };
        let next = (goes_on && plan.repeat(self.id, now)).then_some(&plan);
        self.save(version, next).await
    }

    /// Saves a step that was made from this version; without a plan, it is deleted.
    async fn save(&self, version: i64, plan: Option<&Plan>) -> Result<(), NotDone> {
        let store = &self.plans.shared.store;
        let saved = match plan {
            Some(plan) => store.save_plan(stored(self.id, version, plan)?).await,
            None => store.delete_plan(self.id, version).await,
        };
        saved.map_err(|error| match error {
            StoreError::Conflict => NotDone::Over,
            error => not_saved(error),
        })
    }
}

/// A plan as it is stored. `version`: the one that it was made from.
fn stored(id: PlanId, version: i64, plan: &Plan) -> Result<StoredPlan, NotDone> {
    let doc = serde_json::to_string(plan).map_err(StoreError::in_document(WHAT));
    Ok(StoredPlan {
        id,
        guild: plan.place.guild,
        version,
        doc_version: VERSION,
        doc: doc.map_err(not_saved)?,
        due_at: plan.due_at(),
    })
}

fn not_saved(error: StoreError) -> NotDone {
    log(&error, "a plan could not be read or saved");
    NotDone::NotSaved
}
