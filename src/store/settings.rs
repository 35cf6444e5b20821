//! Small documents that belong to others: a server's settings, and where a table's message is.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::AnyConnection;

use super::rows::row;
use super::write::Write;
use super::{GuildId, Result, Store, StoreError, TableId, to_sql};

/// A server's settings, as whoever reads them writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSettings {
    /// In which version the text is written.
    pub version: u32,
    /// The document itself.
    pub text: String,
}

row! {
    /// A server's settings as they lie in the database.
    struct SettingsRow {
        version: u32,
        settings: String,
    }
}

impl Store {
    /// A server's settings, if it has saved any.
    ///
    /// # Errors
    /// What the database says.
    pub async fn settings(&self, guild: GuildId) -> Result<Option<StoredSettings>> {
        let query = sqlx::query_as("SELECT version, settings FROM guilds WHERE guild = $1")
            .bind(to_sql(guild.0));
        // Boxed, here and below: a query is large, and whoever may need one now and then is small without it.
        let reading = self.reader.read(async |r| query.fetch_optional(r).await);
        let row: Option<SettingsRow> = Box::pin(reading)
            .await
            .map_err(StoreError::while_("reading a server's settings"))?;
        Ok(row.map(|row| StoredSettings {
            version: row.version,
            text: row.settings,
        }))
    }

    /// Saves a server's settings.
    ///
    /// # Errors
    /// [`StoreError::Newer`] if those that are stored are of a later version: they stay. Otherwise
    /// what the database says.
    pub async fn save_settings(&self, guild: GuildId, settings: &StoredSettings) -> Result<()> {
        let settings = settings.clone();
        self.queue.save(Write::Settings { guild, settings }).await
    }

    /// Where a table's public message is and what it shows, if that was saved.
    ///
    /// # Errors
    /// What the database says, or that it cannot be read as a `T`.
    pub async fn anchor<T: DeserializeOwned>(&self, table: TableId) -> Result<Option<T>> {
        let query = sqlx::query_scalar("SELECT anchor FROM tables WHERE id = $1").bind(table.0);
        let reading = self.reader.read(async |r| query.fetch_optional(r).await);
        let text: Option<Option<String>> = Box::pin(reading)
            .await
            .map_err(StoreError::while_("reading where a table's message is"))?;
        parse(text.flatten(), "where a table's message is")
    }

    /// Saves where a table's public message is and what it shows.
    ///
    /// # Errors
    /// What the database says.
    pub async fn save_anchor<T: Serialize>(&self, table: TableId, anchor: &T) -> Result<()> {
        let what = "where a table's message is";
        let text = serde_json::to_string(anchor).map_err(StoreError::in_document(what))?;
        self.queue.save(Write::Anchor { table, text }).await
    }
}

pub(super) async fn save(
    tx: &mut AnyConnection,
    guild: GuildId,
    settings: &StoredSettings,
) -> Result<()> {
    let failed = || StoreError::while_("saving a server's settings");
    let stored: Option<i64> = sqlx::query_scalar("SELECT version FROM guilds WHERE guild = $1")
        .bind(to_sql(guild.0))
        .fetch_optional(&mut *tx)
        .await
        .map_err(failed())?;
    if let Some(stored) = stored.filter(|stored| *stored > settings.version.into()) {
        return Err(StoreError::Newer {
            what: "the server's settings document",
            stored,
            known: settings.version.into(),
        });
    }
    sqlx::query(
        "INSERT INTO guilds (guild, version, settings) VALUES ($1, $2, $3) ON CONFLICT (guild) DO UPDATE SET version = excluded.version, settings = excluded.settings",
    )
    .bind(to_sql(guild.0))
    .bind(i64::from(settings.version))
    .bind(&settings.text)
    .execute(tx)
    .await
    .map_err(failed())?;
    Ok(())
}

pub(super) async fn save_anchor(tx: &mut AnyConnection, table: TableId, text: &str) -> Result<()> {
    sqlx::query("UPDATE tables SET anchor = $1 WHERE id = $2")
        .bind(text)
        .bind(table.0)
        .execute(tx)
        .await
        .map_err(StoreError::while_("saving where a table's message is"))?;
    Ok(())
}

fn parse<T: DeserializeOwned>(text: Option<String>, what: &str) -> Result<Option<T>> {
    text.map(|text| serde_json::from_str(&text).map_err(StoreError::in_document(what)))
        .transpose()
}
