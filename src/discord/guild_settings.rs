//! Every server's settings, read from the store once, and changed one after the other. What can't be
//! read stays as it is stored.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::screen::guild_settings::GuildSettings;
use crate::store::{Store, StoreError, StoredSettings, causes};
use crate::table::GuildId;

const VERSION: u32 = 1;

/// The settings of all servers, each read from the store once.
#[derive(Debug)]
pub struct GuildSettingsCache {
    store: Store,
    known: Mutex<HashMap<GuildId, Known>>,
    /// One lock per server, held while its settings change.
    changing: Mutex<HashMap<GuildId, Arc<tokio::sync::Mutex<()>>>>,
}

/// A server's stored settings. The defaults stand in for unusable ones.
type Known = Result<Arc<GuildSettings>, Unusable>;

/// Why stored settings can't be used. They stay as they are in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// A later version of the program wrote them.
    #[error("they are of a later version")]
    Newer,
    #[error("they cannot be understood")]
    Garbled,
}

#[derive(Debug, thiserror::Error)]
pub enum NotChanged {
    /// The stored settings must not be overwritten.
    #[error("the stored settings cannot be replaced")]
    Unusable(#[from] Unusable),
    #[error("the settings could not be read or saved")]
    Store(#[from] StoreError),
}

impl GuildSettingsCache {
    pub fn new(store: Store) -> GuildSettingsCache {
        GuildSettingsCache { store, known: Mutex::default(), changing: Mutex::default() }
    }

    /// A server's settings for display. If they can't be read, these are the defaults: people still
    /// get an answer.
    pub async fn get(&self, guild: GuildId) -> Arc<GuildSettings> {
        self.read(guild).await.unwrap_or_else(|error| {
            tracing::error!(%guild, error = causes(&error), "a server's settings cannot be read; the defaults are shown");
            Arc::default()
        })
    }

    /// A server's settings for a decision.
    pub async fn read(&self, guild: GuildId) -> Result<Arc<GuildSettings>, StoreError> {
        Ok(self.known(guild).await?.unwrap_or_default())
    }

    /// Changes a server's settings. A change starts once the previous one is saved. If the stored
    /// settings can't be read or must not be replaced, or saving fails, nothing changes.
    pub async fn change(
        &self,
        guild: GuildId,
        change: impl FnOnce(&GuildSettings) -> GuildSettings,
    ) -> Result<Arc<GuildSettings>, NotChanged> {
        let changing = self.changing.lock().entry(guild).or_default().clone();
        let _changing = changing.lock().await;
        let old = self.known(guild).await??;
        let settings = change(&old);
        let text = serde_json::to_string(&settings).map_err(|source| StoreError::Document {
            what: "a server's settings".to_owned(),
            source,
        })?;
        let stored = StoredSettings { version: VERSION, text };
        if let Err(error) = self.store.save_settings(guild, &stored).await {
            // A failed COMMIT may have taken effect, so the settings are read again when they are
            // needed.
            self.known.lock().remove(&guild);
            return Err(match error {
                StoreError::Newer { .. } => Unusable::Newer.into(),
                error => error.into(),
            });
        }
        let settings = Arc::new(settings);
        self.known.lock().insert(guild, Ok(settings.clone()));
        Ok(settings)
    }

    /// Records that the bot introduces itself in a server. Returns `false` if it already has. After an
    /// error, it must not introduce itself.
    pub async fn claim_introduction(&self, guild: GuildId) -> Result<bool, NotChanged> {
        if self.known(guild).await??.introduced {
            return Ok(false);
        }
        let mut is_first = false;
        self.change(guild, |old| {
            is_first = !old.introduced;
            GuildSettings { introduced: true, ..old.clone() }
        })
        .await?;
        Ok(is_first)
    }

    async fn known(&self, guild: GuildId) -> Result<Known, StoreError> {
        if let Some(known) = self.known.lock().get(&guild) {
            return Ok(known.clone());
        }
        // Most servers have never changed a setting.
        let stored = self.store.settings(guild).await?;
        let known = stored.map_or_else(|| Ok(GuildSettings::default()), |stored| parse(&stored));
        if let Err(error) = &known {
            tracing::error!(%guild, %error, "a server's stored settings are unusable and stay unchanged");
        }
        // If a change was saved during the read, the change is newer.
        let mut all = self.known.lock();
        Ok(all.entry(guild).or_insert(known.map(Arc::new)).clone())
    }
}

fn parse(stored: &StoredSettings) -> Result<GuildSettings, Unusable> {
    if stored.version > VERSION {
        return Err(Unusable::Newer);
    }
    serde_json::from_str(&stored.text).map_err(|error| {
        tracing::debug!(error = causes(&error), "a server's stored settings cannot be parsed");
        Unusable::Garbled
    })
}

#[cfg(test)]
mod tests;
