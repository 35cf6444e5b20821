//! Every server's settings, read from the store once, and changed one after the other. What can't be
//! read stays as it is stored.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::screen::guild_settings::GuildSettings;
use crate::store::{Store, StoreError, StoredSettings};
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
            let error: &dyn std::error::Error = &error;
            tracing::error!(%guild, error, "a server's settings cannot be read; the defaults are shown");
            Arc::default()
        })
    }

    /// A server's settings for a decision.
    ///
    /// # Errors
    /// The database can't be read.
    pub async fn read(&self, guild: GuildId) -> Result<Arc<GuildSettings>, StoreError> {
        Ok(self.known(guild).await?.unwrap_or_default())
    }

    /// Changes a server's settings. A change starts once the previous one is saved.
    ///
    /// # Errors
    /// The stored settings can't be read or must not be replaced, or saving fails. Nothing changes
    /// then.
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

    /// Records that the bot introduces itself in a server. Returns `false` if it already has.
    ///
    /// # Errors
    /// Same as [`change`](Self::change). The bot must not introduce itself then.
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
        let error: &dyn std::error::Error = &error;
        tracing::debug!(error, "a server's stored settings cannot be parsed");
        Unusable::Garbled
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::guild_settings::Switch;

    fn stored(version: u32, text: &str) -> StoredSettings {
        StoredSettings { version, text: text.to_owned() }
    }

    #[test]
    fn unreadable_settings_differ_from_missing_ones() {
        for (version, text, read) in [
            (VERSION + 1, r#"{"hints":"off"}"#, Err(Unusable::Newer)),
            (VERSION, r#"{"hints":"perhaps"}"#, Err(Unusable::Garbled)),
            (VERSION, "{}", Ok(GuildSettings::default())),
        ] {
            assert_eq!(parse(&stored(version, text)), read);
        }
        assert_eq!(parse(&stored(VERSION, r#"{"hints":"off"}"#)).unwrap().hints, Switch::Off);
    }

    const GUILD: GuildId = GuildId(7);

    async fn cache() -> (tempfile::TempDir, Store, GuildSettingsCache) {
        let (dir, store) = crate::store::testing::empty().await;
        (dir, store.clone(), GuildSettingsCache::new(store))
    }

    fn without_hints(old: &GuildSettings) -> GuildSettings {
        GuildSettings { hints: Switch::Off, ..old.clone() }
    }

    fn without_pictures(old: &GuildSettings) -> GuildSettings {
        GuildSettings { pictures: Switch::Off, ..old.clone() }
    }

    #[tokio::test]
    async fn two_simultaneous_changes_are_both_kept() {
        let (_dir, store, settings) = cache().await;
        let (first, second) = tokio::join!(
            settings.change(GUILD, without_hints),
            settings.change(GUILD, without_pictures),
        );
        let both = without_pictures(&without_hints(&GuildSettings::default()));
        // Either may be the second one.
        assert!([first.unwrap(), second.unwrap()].iter().any(|settings| **settings == both));
        let later = GuildSettingsCache::new(store);
        assert_eq!(*later.get(GUILD).await, both);
    }

    #[tokio::test]
    async fn an_introduction_is_claimed_once_and_survives_other_changes() {
        let (_dir, store, settings) = cache().await;
        let (first, second) =
            tokio::join!(settings.claim_introduction(GUILD), settings.claim_introduction(GUILD),);
        assert_ne!(first.unwrap(), second.unwrap(), "one of them claims it");
        settings.change(GUILD, without_hints).await.unwrap();
        let later = GuildSettingsCache::new(store);
        assert!(!later.claim_introduction(GUILD).await.unwrap());
        assert!(later.claim_introduction(GuildId(8)).await.unwrap());
    }

    #[tokio::test]
    async fn unreadable_settings_are_not_overwritten() {
        let (_dir, store, settings) = cache().await;
        settings.change(GUILD, without_hints).await.unwrap();
        let later = GuildSettingsCache::new(store.clone());
        store.refuse_reads(true);
        assert!(later.read(GUILD).await.is_err());
        let shown = later.get(GUILD).await;
        assert_eq!(*shown, GuildSettings::default(), "people get an answer");
        let refused = later.change(GUILD, without_pictures).await;
        assert!(matches!(refused, Err(NotChanged::Store(_))), "{refused:?}");
        store.refuse_reads(false);
        let changed = later.change(GUILD, without_pictures).await.unwrap();
        assert_eq!(changed.hints, Switch::Off);

        let garbled = stored(VERSION, r#"{"hints":"perhaps"}"#);
        store.save_settings(GUILD, &garbled).await.unwrap();
        let later = GuildSettingsCache::new(store.clone());
        assert_eq!(*later.get(GUILD).await, GuildSettings::default());
        let refused = later.change(GUILD, without_pictures).await;
        assert!(matches!(refused, Err(NotChanged::Unusable(Unusable::Garbled))));
        assert_eq!(store.settings(GUILD).await.unwrap(), Some(garbled));
    }

    #[tokio::test]
    async fn a_change_that_may_have_been_saved_is_read_again() {
        let (_dir, store, settings) = cache().await;
        settings.get(GUILD).await;
        store.lose_answers(true);
        assert!(settings.change(GUILD, without_hints).await.is_err());
        store.lose_answers(false);
        assert_eq!(settings.get(GUILD).await.hints, Switch::Off);
    }
}
