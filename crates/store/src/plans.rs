//! Planned evenings: documents of the table layer with the time when each has something to do, and
//! the time zones of the people who plan.
//!
//! A step is saved only if the version that it was made from is still the stored one, whichever
//! process made it.

use std::time::SystemTime;

use sqlx::AnyConnection;

use super::sql::{Run, row};
use super::{GuildId, Place, PlanId, Result, Store, TableId, UserId};

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct StoredPlan {
        pub id: PlanId,
        pub guild: GuildId,
        pub organiser: Option<UserId>,
        pub version: i64,
        pub doc_version: u32,
        pub doc: String,
        /// Whether an evening is still ahead, so that it counts towards the limits.
        pub ahead: bool,
        /// The table that has to end before there is something to do again.
        pub table_id: Option<TableId>,
        pub due_at: Option<SystemTime>,
    }
}

row! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct DuePlan {
        pub id: PlanId,
        pub guild: GuildId,
        pub version: i64,
        pub doc_version: u32,
    }
}

#[derive(Clone, Copy, Debug)]
pub struct PlanLimits {
    pub of_server: u32,
    pub of_person: u32,
}

const READING: &str = "reading a plan";
const SAVING: &str = "saving a plan";

/// If the table that a plan waits for has ended meanwhile, the plan is due.
const SAVE: &str = "UPDATE plans
     SET version = version + 1, doc_version = $1, doc = $2, organiser = $3, table_id = $4, ahead = $8,
         due_at = CASE WHEN EXISTS (SELECT 1 FROM tables WHERE id = $4 AND open = 0)
                       THEN 0 ELSE $5 END
     WHERE id = $6 AND version = $7";

impl StoredPlan {
    /// Saves the plan; a conflict if it has changed since the version from which it was made.
    pub(super) async fn save(&self, tx: &mut AnyConnection) -> Result<()> {
        let (id, of, table, at) = (self.id, self.organiser, self.table_id, self.due_at);
        let values = (self.doc_version, &self.doc, of, table, at, id, self.version, self.ahead);
        tx.change(SAVING, SAVE, values).await
    }

    /// Whether the stored plan is as this step left it.
    fn is_in(&self, stored: &StoredPlan) -> bool {
        stored.version == self.version + 1 && stored.doc == self.doc
    }
}

/// Makes the plans due that wait for the end of a table.
pub(super) async fn table_ends(tx: &mut AnyConnection, table: TableId) -> Result<()> {
    let due = "UPDATE plans SET due_at = 0, version = version + 1 WHERE table_id = $1";
    tx.run(SAVING, due, (table,)).await.map(drop)
}

impl Store {
    /// Reads a plan, unless it is over.
    pub async fn plan(&self, id: PlanId) -> Result<Option<StoredPlan>> {
        self.reader.optional(READING, "SELECT * FROM plans WHERE id = $1", (id,)).await
    }

    pub async fn plans_due(&self, by: SystemTime) -> Result<Vec<DuePlan>> {
        let sql =
            "SELECT id, guild, version, doc_version FROM plans WHERE due_at <= $1 ORDER BY due_at";
        self.reader.all(READING, sql, (by,)).await
    }

    pub async fn plans_of(&self, guild: GuildId) -> Result<Vec<StoredPlan>> {
        self.reader.all(READING, "SELECT * FROM plans WHERE guild = $1 ORDER BY id", (guild,)).await
    }

    pub async fn servers_with_plans(&self) -> Result<Vec<GuildId>> {
        self.reader.all(READING, "SELECT DISTINCT guild FROM plans", ()).await
    }

    /// Lists the plans in whose documents this person's id occurs.
    pub async fn plans_naming(&self, user: UserId) -> Result<Vec<StoredPlan>> {
        let sql = "SELECT * FROM plans WHERE doc LIKE $1";
        self.reader.all(READING, sql, (format!("%{user}%"),)).await
    }

    /// Adds a plan; a conflict if as many evenings are ahead as there can be.
    pub async fn add_plan(&self, plan: StoredPlan, limits: PlanLimits) -> Result<()> {
        let sql =
            "INSERT INTO plans (id, guild, organiser, version, doc_version, doc, due_at, ahead)
             SELECT $1, $2, $3, 0, $4, $5, $6, $9
             WHERE (SELECT count(*) FROM plans WHERE guild = $2 AND ahead = 1) < $7
               AND (SELECT count(*) FROM plans
                    WHERE guild = $2 AND ahead = 1 AND organiser = $3) < $8";
        let StoredPlan { id, guild, organiser, doc_version, doc, ahead, due_at, .. } = plan;
        let PlanLimits { of_server, of_person } = limits;
        let values = (id, guild, organiser, doc_version, doc, due_at, of_server, of_person, ahead);
        let added = self.change(SAVING, sql, values).await;
        let is_there = async { self.plan(id).await.map(|plan| plan.is_some()) };
        self.settled(added, is_there).await
    }

    /// Saves a plan; a conflict if it has changed since the version from which it was made.
    pub async fn save_plan(&self, plan: StoredPlan) -> Result<()> {
        let saved = self.queue.save(plan.clone(), |plan, tx| Box::pin(plan.save(tx))).await;
        let is_there = async {
            let stored = self.plan(plan.id).await;
            stored.map(|stored| stored.is_some_and(|stored| plan.is_in(&stored)))
        };
        self.settled(saved, is_there).await
    }

    /// Deletes a plan; a conflict if it has changed since this version.
    pub async fn delete_plan(&self, id: PlanId, version: i64) -> Result<()> {
        self.change(SAVING, "DELETE FROM plans WHERE id = $1 AND version = $2", (id, version)).await
    }

    pub async fn is_open(&self, table: TableId, place: Place) -> Result<bool> {
        let sql = "SELECT open FROM tables WHERE id = $1 AND guild = $2 AND channel = $3";
        let doing = "looking for a table";
        let values = (table, place.guild, place.channel);
        Ok(self.reader.optional(doing, sql, values).await?.unwrap_or_default())
    }

    pub async fn zone(&self, user: UserId) -> Result<Option<String>> {
        let sql = "SELECT zone FROM zones WHERE \"user\" = $1";
        self.reader.optional("reading a person's time zone", sql, (user,)).await
    }

    pub async fn save_zone(&self, user: UserId, zone: String) -> Result<()> {
        let sql = "INSERT INTO zones (\"user\", zone) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET zone = excluded.zone";
        self.change("saving a person's time zone", sql, (user, zone)).await
    }
}
