//! Documents of other layers: a server's settings, and a table's saved messages.
//!
//! The store doesn't look into them, and knows two things about saved messages: the fields
//! [`MESSAGE_SECRETS`] hold tokens and people, which must not outlive the table. The write that ends
//! the table removes them, and none are saved afterwards.

use std::time::SystemTime;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::sql::{Run, Stored, row, statement};
use super::{GuildId, Place, Result, Store, StoreError, TableId};

/// The fields of saved messages that hold tokens, and whom mentions wait for.
pub const MESSAGE_SECRETS: [&str; 2] = ["hands", "waits"];
const PAGE: i64 = 100;

const ANCHOR: &str = "SELECT anchor FROM tables WHERE id = $1";
const WHAT: &str = "a table's saved messages";
const READING: &str = "reading a table's saved messages";
const SAVING: &str = "saving a table's messages";

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct StoredSettings {
        pub version: u32,
        pub text: String,
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedTable<T> {
    pub table: TableId,
    pub place: Place,
    /// Where its messages are; `None` if it can't be read as a `T`.
    pub messages: Option<T>,
}

impl<T: DeserializeOwned + Send> Stored for EndedTable<T> {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<EndedTable<T>> {
        let messages = String::read(row, "anchor")?;
        Ok(EndedTable {
            table: Stored::read(row, "id")?,
            place: Stored::read(row, column)?,
            messages: serde_json::from_str(&messages).ok(),
        })
    }
}

impl Store {
    pub async fn settings(&self, guild: GuildId) -> Result<Option<StoredSettings>> {
        let doing = "reading a server's settings";
        self.faults.reading(doing)?;
        let sql = "SELECT version, settings AS text FROM guilds WHERE guild = $1";
        self.reader.optional(doing, sql, (guild,)).await
    }

    /// Saves a server's settings. Those of a later version stay unchanged: [`StoreError::Newer`].
    pub async fn save_settings(&self, guild: GuildId, settings: &StoredSettings) -> Result<()> {
        let settings = (guild, settings.clone());
        let save = self
            .queue
            .save(settings, |(guild, settings), tx| Box::pin(save_settings(tx, *guild, settings)));
        save.await
    }

    /// Reads where a table's messages are and what they show, if that was saved.
    pub async fn saved_messages<T: DeserializeOwned>(&self, table: TableId) -> Result<Option<T>> {
        self.faults.reading(READING)?;
        let text: Option<Option<String>> = self.reader.optional(READING, ANCHOR, (table,)).await?;
        let read = text.flatten().map(|text| serde_json::from_str(&text));
        read.transpose().map_err(StoreError::in_document(WHAT))
    }

    pub async fn save_messages<T: Serialize>(&self, table: TableId, messages: &T) -> Result<()> {
        let text = serde_json::to_string(messages).map_err(StoreError::in_document(WHAT))?;
        let saved = (table, text);
        self.queue.save(saved, |(table, text), tx| Box::pin(save_messages(tx, *table, text))).await
    }

    pub async fn forget_messages_of(&self, tables: Vec<TableId>) -> Result<()> {
        let sql = "UPDATE tables SET anchor = NULL WHERE id = $1";
        let forget = tables.into_iter().map(|table| statement(sql, (table,)));
        self.run(SAVING, forget.collect()).await
    }

    /// Lists one page of the tables that ended before `at` and still have saved messages, in order,
    /// starting after the table `after`.
    pub async fn ended_tables<T: DeserializeOwned + Send>(
        &self,
        after: Option<TableId>,
        at: SystemTime,
    ) -> Result<Vec<EndedTable<T>>> {
        let query = "SELECT id, guild, channel, anchor FROM tables
            WHERE open = 0 AND anchor IS NOT NULL AND id > $1 AND ended_at < $2
            ORDER BY id LIMIT $3";
        let after = after.unwrap_or(TableId(i64::MIN));
        self.reader.all(READING, query, (after, at, PAGE)).await
    }
}

async fn save_settings(
    tx: &mut AnyConnection,
    guild: GuildId,
    settings: &StoredSettings,
) -> Result<()> {
    let doing = "saving a server's settings";
    let stored: Option<i64> =
        tx.optional(doing, "SELECT version FROM guilds WHERE guild = $1", (guild,)).await?;
    if let Some(stored) = stored.filter(|stored| *stored > settings.version.into()) {
        return Err(StoreError::Newer {
            what: "the server's settings document",
            stored,
            known: settings.version.into(),
        });
    }
    let save = "INSERT INTO guilds (guild, version, settings) VALUES ($1, $2, $3) ON CONFLICT (guild) DO UPDATE SET version = excluded.version, settings = excluded.settings";
    tx.run(doing, save, (guild, settings.version, &settings.text)).await.map(drop)
}

async fn save_messages(tx: &mut AnyConnection, table: TableId, text: &str) -> Result<()> {
    let save = "UPDATE tables SET anchor = $1 WHERE id = $2 AND open = 1";
    if tx.run(SAVING, save, (text, table)).await? == 0 {
        replace(tx, table, without_secrets(text)).await?;
    }
    Ok(())
}

/// Removes the secrets from the saved messages of a table that ends.
pub(super) async fn table_ends(tx: &mut AnyConnection, table: TableId) -> Result<()> {
    let text: Option<Option<String>> = tx.optional(READING, ANCHOR, (table,)).await?;
    match text.flatten() {
        Some(text) => replace(tx, table, without_secrets(&text)).await,
        None => Ok(()),
    }
}

async fn replace(tx: &mut AnyConnection, table: TableId, text: Option<String>) -> Result<()> {
    let replace = "UPDATE tables SET anchor = $1 WHERE id = $2";
    tx.run(SAVING, replace, (text, table)).await.map(drop)
}

/// Removes the secrets from saved messages; `None` if nothing else is in them. A document that
/// can't be parsed might contain secrets anywhere, so nothing of it is kept.
fn without_secrets(text: &str) -> Option<String> {
    let mut messages: Map<String, Value> = serde_json::from_str(text).ok()?;
    messages.retain(|field, _| !MESSAGE_SECRETS.contains(&&field[..]));
    (!messages.is_empty()).then(|| Value::Object(messages).to_string())
}
