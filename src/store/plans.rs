//! Planned evenings: documents of the table layer with the time when each has something to do, and
//! the time zones of the people who plan.
//!
//! A step is saved only if the version that it was made from is still the stored one, whichever
//! process made it.

use std::time::SystemTime;

use serde::{Deserialize, Serialize};

use super::sql::row;
use super::{ChannelId, GuildId, Result, Store, TableId, UserId};

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
        pub due_at: SystemTime,
    }
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
    pub(crate) async fn plan(&self, id: PlanId) -> Result<Option<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE id = $1";
        self.reader.optional(READING, sql, (id,)).await
    }

    pub(crate) async fn plans_due(&self, by: SystemTime) -> Result<Vec<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE due_at <= $1 ORDER BY due_at";
        self.reader.all(READING, sql, (by,)).await
    }

    pub(crate) async fn plans_of(&self, guild: GuildId) -> Result<Vec<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE guild = $1";
        self.reader.all(READING, sql, (guild,)).await
    }

    /// Lists the plans in whose documents this person's id occurs.
    pub(crate) async fn plans_naming(&self, user: UserId) -> Result<Vec<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE doc LIKE $1";
        self.reader.all(READING, sql, (format!("%{user}%"),)).await
    }

    /// Adds a plan; a conflict if its server has this many already.
    pub(crate) async fn add_plan(&self, plan: StoredPlan, most: u32) -> Result<()> {
        let sql = "INSERT INTO plans (id, guild, version, doc_version, doc, due_at)
             SELECT $1, $2, $3, $4, $5, $6
             WHERE (SELECT count(*) FROM plans WHERE guild = $2) < $7";
        let (id, guild, version, due_at) = (plan.id, plan.guild, plan.version, plan.due_at);
        let values = (id, guild, version, plan.doc_version, plan.doc, due_at, most);
        self.change(SAVING, sql, values).await
    }

    /// Saves a plan; a conflict if it has changed since the version from which it was made.
    pub(crate) async fn save_plan(&self, plan: StoredPlan) -> Result<()> {
        let sql = "UPDATE plans
             SET version = version + 1, doc_version = $1, doc = $2, due_at = $3
             WHERE id = $4 AND version = $5";
        let (id, version, due_at) = (plan.id, plan.version, plan.due_at);
        let values = (plan.doc_version, plan.doc, due_at, id, version);
        self.change(SAVING, sql, values).await
    }

    /// Deletes a plan; a conflict if it has changed since this version.
    pub(crate) async fn delete_plan(&self, id: PlanId, version: i64) -> Result<()> {
        let sql = "DELETE FROM plans WHERE id = $1 AND version = $2";
        self.change(SAVING, sql, (id, version)).await
    }

    pub(crate) async fn table_at(&self, table: TableId) -> Result<Option<(ChannelId, bool)>> {
        let sql = "SELECT channel, open FROM tables WHERE id = $1";
        let doing = "looking for a table";
        let row: Option<TableRow> = self.reader.optional(doing, sql, (table,)).await?;
        Ok(row.map(|row| (row.channel, row.open)))
    }

    pub(crate) async fn zone(&self, user: UserId) -> Result<Option<String>> {
        let sql = "SELECT zone FROM zones WHERE \"user\" = $1";
        let doing = "reading a person's time zone";
        self.reader.optional(doing, sql, (user,)).await
    }

    pub(crate) async fn save_zone(&self, user: UserId, zone: String) -> Result<()> {
        let sql = "INSERT INTO zones (\"user\", zone) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET zone = excluded.zone";
        let doing = "saving a person's time zone";
        self.change(doing, sql, (user, zone)).await
    }
}
