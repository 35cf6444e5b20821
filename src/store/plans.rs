//! Planned evenings: documents of the table layer with the time when each has something to do, and
//! the time zones of the people who plan.
//!
//! A step is saved only if the version that it was made from is still the stored one, whichever
//! process made it.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};
use sqlx::AnyConnection;

use super::sql::{Run, row};
use super::{ChannelId, GuildId, Result, Store, StoreError, TableId, UserId};

/// A plan's number: the id of the interaction with which it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanId(pub u64);

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct StoredPlan {
        pub id: PlanId,
        pub guild: GuildId,
        pub version: i64,
        pub doc_version: u32,
        pub doc: String,
    }
}

/// A step of a plan.
#[derive(Clone, Debug)]
pub struct PlanStep {
    pub id: PlanId,
    /// The version that it was made from.
    pub version: i64,
    pub doc_version: u32,
    /// The new document; `None` if the plan is over and is deleted.
    pub doc: Option<String>,
    pub due_at: SystemTime,
}

row! {
    struct TableRow {
        channel: ChannelId,
        open: bool,
    }
}

const READING: &str = "reading a plan";
const SAVING: &str = "saving a plan";

impl Store {
    /// Reads a plan, unless it is over.
    ///
    /// # Errors
    /// The database fails.
    pub async fn plan(&self, id: PlanId) -> Result<Option<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE id = $1";
        self.reader.optional(READING, sql, (id,)).await
    }

    /// Lists the plans of all processes that have something to do by this time.
    ///
    /// # Errors
    /// The database fails.
    pub async fn plans_due(&self, by: SystemTime) -> Result<Vec<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE due_at <= $1 ORDER BY due_at";
        self.reader.all(READING, sql, (by,)).await
    }

    /// Lists a server's plans.
    ///
    /// # Errors
    /// The database fails.
    pub async fn plans_of(&self, guild: GuildId) -> Result<Vec<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE guild = $1";
        self.reader.all(READING, sql, (guild,)).await
    }

    /// Lists the plans in whose documents this person's id occurs.
    ///
    /// # Errors
    /// The database fails.
    pub async fn plans_naming(&self, user: UserId) -> Result<Vec<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE doc LIKE $1";
        self.reader.all(READING, sql, (format!("%{user}%"),)).await
    }

    /// Adds a plan, unless its server has this many already.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the server has too many plans, or the database fails.
    pub async fn add_plan(&self, plan: StoredPlan, due: SystemTime, most: u32) -> Result<()> {
        let new = (plan, due, most);
        let save = self.queue.save(new, |(plan, due, most), tx| {
            Box::pin(add(tx, plan, *due, *most))
        });
        save.await
    }

    /// Saves a step of a plan.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the plan has changed since the step was made, or the database
    /// fails.
    pub async fn save_plan(&self, step: PlanStep) -> Result<()> {
        self.queue
            .save(step, |step, tx| Box::pin(save(tx, step)))
            .await
    }

    /// Finds the channel of a table, and whether it is still open.
    ///
    /// # Errors
    /// The database fails.
    pub async fn table_at(&self, table: TableId) -> Result<Option<(ChannelId, bool)>> {
        let (doing, sql) = (
            "looking for a table",
            "SELECT channel, open FROM tables WHERE id = $1",
        );
        let row: Option<TableRow> = self.reader.optional(doing, sql, (table,)).await?;
        Ok(row.map(|row| (row.channel, row.open)))
    }

    /// Reads the time zone in which a person types times, if it is known.
    ///
    /// # Errors
    /// The database fails.
    pub async fn zone(&self, user: UserId) -> Result<Option<String>> {
        let sql = "SELECT zone FROM zones WHERE \"user\" = $1";
        let doing = "reading a person's time zone";
        self.reader.optional(doing, sql, (user,)).await
    }

    /// Saves the time zone in which a person types times.
    ///
    /// # Errors
    /// The database fails.
    pub async fn save_zone(&self, user: UserId, zone: String) -> Result<()> {
        let save = self.queue.save((user, zone), |(user, zone), tx| {
            Box::pin(save_zone(tx, *user, zone))
        });
        save.await
    }
}

async fn add(tx: &mut AnyConnection, plan: &StoredPlan, due: SystemTime, most: u32) -> Result<()> {
    let count = "SELECT count(*) FROM plans WHERE guild = $1";
    let count: i64 = tx.one(SAVING, count, (plan.guild,)).await?;
    if count >= most.into() {
        return Err(StoreError::Conflict);
    }
    let add = "INSERT INTO plans (id, guild, version, doc_version, doc, due_at)
               VALUES ($1, $2, $3, $4, $5, $6)";
    let (version, doc_version) = (plan.version, plan.doc_version);
    let values = (plan.id, plan.guild, version, doc_version, &plan.doc, due);
    tx.change_one(SAVING, add, values).await
}

async fn save(tx: &mut AnyConnection, step: &PlanStep) -> Result<()> {
    let (id, version) = (step.id, step.version);
    let changed = match &step.doc {
        Some(doc) => {
            let save = "UPDATE plans
                 SET version = version + 1, doc_version = $1, doc = $2, due_at = $3
                 WHERE id = $4 AND version = $5";
            let values = (step.doc_version, doc, step.due_at, id, version);
            tx.run(SAVING, save, values).await?
        }
        None => {
            let delete = "DELETE FROM plans WHERE id = $1 AND version = $2";
            tx.run(SAVING, delete, (id, version)).await?
        }
    };
    match changed {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}

async fn save_zone(tx: &mut AnyConnection, user: UserId, zone: &str) -> Result<()> {
    let save = "INSERT INTO zones (\"user\", zone) VALUES ($1, $2)
                ON CONFLICT (\"user\") DO UPDATE SET zone = excluded.zone";
    let doing = "saving a person's time zone";
    tx.run(doing, save, (user, zone)).await?;
    Ok(())
}
