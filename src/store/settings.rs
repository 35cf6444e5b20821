//! Stores a server's settings: a document that the store doesn't look into.

use sqlx::AnyConnection;

use super::sql::{Run, row};
use super::{GuildId, Result, Store, StoreError};

row! {
    /// A server's settings, as their reader writes them.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct StoredSettings {
        pub version: u32,
        pub text: String,
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
        let sql = "SELECT version, settings AS text FROM guilds WHERE guild = $1";
        self.reader.optional(doing, sql, (guild,)).await
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
    let doing = "saving a server's settings";
    let stored = "SELECT version FROM guilds WHERE guild = $1";
    let stored: Option<i64> = tx.optional(doing, stored, (guild,)).await?;
    if let Some(stored) = stored.filter(|stored| *stored > settings.version.into()) {
        return Err(StoreError::Newer {
            what: "the server's settings document",
            stored,
            known: settings.version.into(),
        });
    }
    let save = "INSERT INTO guilds (guild, version, settings) VALUES ($1, $2, $3) ON CONFLICT (guild) DO UPDATE SET version = excluded.version, settings = excluded.settings";
    let values = (guild, settings.version, &settings.text);
    tx.run(doing, save, values).await?;
    Ok(())
}
