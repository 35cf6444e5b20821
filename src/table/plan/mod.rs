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
use self::when::Zone;
use super::Tables;
use super::locks::Lock;
use super::shared::{Shared, log};
use crate::store::{
    ChannelId, GuildId, PlanId, PlanStep, Result, StoreError, StoredPlan, TableId, UserId,
};

/// How many plans a server can have.
pub const PLANS_PER_SERVER: u32 = 5;
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
    ///
    /// # Errors
    /// It can't be read.
    pub async fn now(&self) -> Result<SystemTime> {
        self.shared.real_time().await
    }

    /// Saves a new plan.
    ///
    /// # Errors
    /// The server has too many, or it can't be saved.
    pub async fn add(&self, id: PlanId, plan: &Plan) -> Result<(), NotDone> {
        let stored = StoredPlan {
            id,
            guild: plan.place.guild,
            version: 0,
            doc_version: VERSION,
            doc: written(plan)?,
        };
        let added = self
            .shared
            .store
            .add_plan(stored, plan.due_at(), PLANS_PER_SERVER);
        added.await.map_err(|error| match error {
            StoreError::Conflict => NotDone::TooMany(PLANS_PER_SERVER),
            error => not_saved(error),
        })
    }

    /// The plans of this process's servers that have something to do.
    ///
    /// # Errors
    /// They can't be read.
    pub async fn due(&self) -> Result<Vec<PlanId>> {
        let store = &self.shared.store;
        let due = store.plans_due(self.now().await?).await?.into_iter();
        let range = store.share().range;
        let ours = due.filter(|plan| range.has(plan.guild) && plan.doc_version <= VERSION);
        Ok(ours.map(|plan| plan.id).collect())
    }

    /// Waits until nobody else in this process is busy with the plan.
    pub async fn hold(&self, id: PlanId) -> Held {
        Held {
            plans: self.clone(),
            id,
            _lock: self.shared.plan_locks.take(id).await,
        }
    }

    /// Holds the plan unless somebody else in this process is busy with it.
    #[must_use]
    pub fn try_hold(&self, id: PlanId) -> Option<Held> {
        Some(Held {
            plans: self.clone(),
            id,
            _lock: self.shared.plan_locks.try_take(id)?,
        })
    }

    /// The time zone in which a person types times, if they have chosen one.
    ///
    /// # Errors
    /// It can't be read.
    pub async fn zone(&self, user: UserId) -> Result<Option<Zone>> {
        let zone = self.shared.store.zone(user).await?;
        Ok(zone.and_then(|name| Zone::named(&name)))
    }

    /// Remembers the time zone that a person has chosen.
    ///
    /// # Errors
    /// It can't be saved.
    pub async fn choose_zone(&self, user: UserId, zone: &Zone) -> Result<()> {
        self.shared
            .store
            .save_zone(user, zone.name().to_owned())
            .await
    }

    /// Takes a person out of all plans.
    ///
    /// # Errors
    /// That can't be saved everywhere; trying again is safe.
    pub(in crate::table) async fn forget(&self, person: UserId) -> Result<(), NotDone> {
        let naming = self.shared.store.plans_naming(person).await;
        for plan in naming.map_err(not_saved)? {
            let held = self.hold(plan.id).await;
            let removed = held.change(|plan| {
                plan.remove(person);
                Ok(())
            });
            match removed.await {
                Ok(_) | Err(NotDone::Over) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Deletes the plans of a channel, or of a whole server, that is gone.
    pub async fn gone(&self, guild: GuildId, channel: Option<ChannelId>) {
        let plans = match self.shared.store.plans_of(guild).await {
            Ok(plans) => plans,
            Err(error) => return log(&error, "could not look for the plans of a deleted channel"),
        };
        for stored in plans {
            let held = self.hold(stored.id).await;
            let Ok(Some(plan)) = held.plan().await else {
                continue;
            };
            if channel.is_none_or(|channel| plan.place.channel == channel) {
                // If it can't be deleted now, it is when nothing can be posted in its channel.
                let _ = held.delete().await;
            }
        }
    }
}

impl Held {
    /// The plan as it is now; `None` once it is over.
    ///
    /// # Errors
    /// It can't be read.
    pub async fn plan(&self) -> Result<Option<Plan>, NotDone> {
        Ok(self.read().await?.map(|(plan, _)| plan))
    }

    async fn read(&self) -> Result<Option<(Plan, i64)>, NotDone> {
        let stored = self.plans.shared.store.plan(self.id).await;
        let Some(stored) = stored.map_err(not_saved)? else {
            return Ok(None);
        };
        if stored.doc_version > VERSION {
            return Err(NotDone::NotSaved);
        }
        let plan = serde_json::from_str(&stored.doc);
        Ok(Some((
            plan.map_err(|e| not_saved(garbled(e)))?,
            stored.version,
        )))
    }

    /// Changes the plan and saves it. The change is made again if another process was quicker.
    ///
    /// # Errors
    /// The plan is over, the change is refused, or it can't be saved.
    pub async fn change<T>(
        &self,
        mut change: impl FnMut(&mut Plan) -> Result<T, NotDone>,
    ) -> Result<(Plan, T), NotDone> {
        for _ in 0..TRIES {
            let Some((before, version)) = self.read().await? else {
                break;
            };
            let mut plan = before.clone();
            let done = change(&mut plan)?;
            if plan == before {
                return Ok((plan, done));
            }
            match self.save(version, Some(&plan)).await {
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(not_saved(error)),
                Ok(()) => return Ok((plan, done)),
            }
        }
        Err(NotDone::Over)
    }

    /// Passes the time, and saves what has become due.
    ///
    /// # Errors
    /// As for [`change`](Self::change).
    pub async fn pass(&self) -> Result<Plan, NotDone> {
        let shared = &self.plans.shared;
        let now = self.plans.now().await.map_err(not_saved)?;
        let table = || shared.store.new_table().ok();
        let (plan, _) = self.change(|plan| Ok(plan.pass(now, table))).await?;
        Ok(plan)
    }

    /// Ends the plan, or plans the next evening of a weekly one.
    ///
    /// # Errors
    /// As for [`change`](Self::change).
    pub async fn finish(&self) -> Result<(), NotDone> {
        let now = self.plans.now().await.map_err(not_saved)?;
        let Some((mut plan, version)) = self.read().await? else {
            return Ok(());
        };
        let next = plan.repeat(self.id, now).then_some(&plan);
        self.save(version, next).await.map_err(not_saved)
    }

    /// The channel of the table with this number, and whether it is still open. `None` if it was
    /// never opened.
    ///
    /// # Errors
    /// It can't be read.
    pub async fn table(&self, table: TableId) -> Result<Option<(ChannelId, bool)>, NotDone> {
        let found = self.plans.shared.store.table_at(table).await;
        found.map_err(not_saved)
    }

    /// Deletes the plan, because its channel is gone.
    ///
    /// # Errors
    /// It can't be saved.
    pub async fn delete(&self) -> Result<(), NotDone> {
        match self.read().await? {
            Some((_, version)) => self.save(version, None).await.map_err(not_saved),
            None => Ok(()),
        }
    }

    async fn save(&self, version: i64, plan: Option<&Plan>) -> Result<()> {
        let doc = plan.map(written).transpose();
        let step = PlanStep {
            id: self.id,
            version,
            doc_version: VERSION,
            doc: doc.map_err(|_| StoreError::Conflict)?,
            due_at: plan.map_or(SystemTime::UNIX_EPOCH, Plan::due_at),
        };
        self.plans.shared.store.save_plan(step).await
    }
}

fn written(plan: &Plan) -> Result<String, NotDone> {
    serde_json::to_string(plan).map_err(|error| not_saved(garbled(error)))
}

fn garbled(source: serde_json::Error) -> StoreError {
    StoreError::Document {
        what: "a plan".to_owned(),
        source,
    }
}

fn not_saved(error: StoreError) -> NotDone {
    log(&error, "a plan could not be read or saved");
    NotDone::NotSaved
}
