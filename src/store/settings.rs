//! Small documents that belong to others: a server's settings, and where a table's message is.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{GuildId, Result, Store, StoreError, TableId, to_sql};

impl Store {
    /// A server's settings, if it has saved any.
    ///
    /// # Errors
    /// What SQLite says, or that they cannot be read as a `T`.
    pub async fn settings<T: DeserializeOwned>(&self, guild: GuildId) -> Result<Option<T>> {
        let text: Option<String> =
            sqlx::query_scalar("SELECT settings FROM guilds WHERE guild = ?")
                .bind(to_sql(guild.0))
                .fetch_optional(&self.reader)
                .await
                .map_err(StoreError::while_("reading a server's settings"))?;
        parse(text, "a server's settings")
    }

    /// Saves a server's settings.
    ///
    /// # Errors
    /// What SQLite says.
    pub async fn save_settings<T: Serialize>(&self, guild: GuildId, settings: &T) -> Result<()> {
        let what = "a server's settings";
        let text = serde_json::to_string(settings).map_err(StoreError::in_document(what))?;
        let doing = "saving a server's settings";
        let mut tx = self.write(doing).await?;
        sqlx::query(
            "INSERT INTO guilds (guild, settings) VALUES (?, ?) ON CONFLICT DO UPDATE SET settings = excluded.settings",
        )
        .bind(to_sql(guild.0))
        .bind(text)
        .execute(&mut *tx)
        .await
        .map_err(StoreError::while_(doing))?;
        tx.commit().await.map_err(StoreError::while_(doing))
    }

    /// Where a table's public message is and what it shows, if that was saved.
    ///
    /// # Errors
    /// What SQLite says, or that it cannot be read as a `T`.
    pub async fn anchor<T: DeserializeOwned>(&self, table: TableId) -> Result<Option<T>> {
        let text: Option<Option<String>> =
            sqlx::query_scalar("SELECT anchor FROM tables WHERE id = ?")
                .bind(table.0)
                .fetch_optional(&self.reader)
                .await
                .map_err(StoreError::while_("reading where a table's message is"))?;
        parse(text.flatten(), "where a table's message is")
    }

    /// Saves where a table's public message is and what it shows.
    ///
    /// # Errors
    /// What SQLite says.
    pub async fn save_anchor<T: Serialize>(&self, table: TableId, anchor: &T) -> Result<()> {
        let what = "where a table's message is";
        let text = serde_json::to_string(anchor).map_err(StoreError::in_document(what))?;
        let doing = "saving where a table's message is";
        let mut tx = self.write(doing).await?;
        sqlx::query("UPDATE tables SET anchor = ? WHERE id = ?")
            .bind(text)
            .bind(table.0)
            .execute(&mut *tx)
            .await
            .map_err(StoreError::while_(doing))?;
        tx.commit().await.map_err(StoreError::while_(doing))
    }
}

fn parse<T: DeserializeOwned>(text: Option<String>, what: &str) -> Result<Option<T>> {
    text.map(|text| serde_json::from_str(&text).map_err(StoreError::in_document(what)))
        .transpose()
}
