//! Stores a server's settings: a document that the store doesn't look into.

use sqlx::AnyConnection;

use super::rows::row;
use super::{GuildId, Result, Store, StoreError, to_sql};

/// A server's settings, as their reader writes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSettings {
    pub version: u32,
    pub text: String,
}

row! {
    /// A row of `guilds`.
    struct SettingsRow {
        version: u32,
        settings: String,
    }
}

impl Store {
    /// Reads a server's settings, if it has any.
    ///
    /// # Errors
    /// The database fails.
    pub async fn settings(&self, guild: GuildId) -> Result<Option<StoredSettings>> {
        let doing = "reading a server's settings";
        #[cfg(test)]
        self.faults.reading().map_err(StoreError::while_(doing))?;
        let query = sqlx::query_as("SELECT version, settings FROM guilds WHERE guild = $1")
            .bind(to_sql(guild.0));
        // Boxed: a query is large, and futures that rarely need one stay small without it.
        let reading = self.reader.read(async |r| query.fetch_optional(r).await);
        let row: Option<SettingsRow> =
            Box::pin(reading).await.map_err(StoreError::while_(doing))?;
        Ok(row.map(|row| StoredSettings {
            version: row.version,
            text: row.settings,
        }))
    }

    /// Saves a server's settings.
    ///
    /// # Errors
    /// [`StoreError::Newer`] if the stored settings are of a later version; they stay unchanged.
    /// Also if the database fails.
    pub async fn save_settings(&self, guild: GuildId, settings: &StoredSettings) -> Result<()> {
        let settings = (guild, settings.clone());
        let save = self.queue.save(settings, |(guild, settings), tx| {
            Box::pin(save(tx, *guild, settings))
        });
        save.await
    }
}

async fn save(tx: &mut AnyConnection, guild: GuildId, settings: &StoredSettings) -> Result<()> {
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
