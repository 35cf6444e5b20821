//! A server's settings: the bot's language there, and the defaults for new tables.
//!
//! Owns how they are stored and cached. Knows nothing of messages and commands.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::discord::i18n::{Catalog, Language};
use crate::games::options::{Named, Value, named};
use crate::games::{GameKind, Level, Options};
use crate::pictures::Colours;
use crate::store::{Store, StoreError, StoredSettings};
use crate::table::{GuildId, Settings};

const VERSION: u32 = 2;
/// The default time until a player who hasn't moved gets a mention, in seconds.
const USUAL_NUDGE: u32 = 15;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    pub language: Language,
    pub who_starts: WhoStarts,
    pub hints: Hints,
    /// Whether there is a deal of the day.
    pub daily: DailyDeal,
    /// Seconds until a player who hasn't moved gets a mention; 0 for never.
    pub nudge_seconds: u32,
    pub colours: Colours,
    pub pictures: Pictures,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub introduced: bool,
    /// The server's defaults for new tables, by the name of their game.
    pub start: BTreeMap<String, StartOptions>,
}

impl Default for GuildSettings {
    fn default() -> GuildSettings {
        GuildSettings {
            language: Language::default(),
            who_starts: WhoStarts::default(),
            hints: Hints::default(),
            daily: DailyDeal::default(),
            nudge_seconds: USUAL_NUDGE,
            colours: Colours::default(),
            pictures: Pictures::default(),
            introduced: false,
            start: BTreeMap::new(),
        }
    }
}

impl GuildSettings {
    /// The time until a player who hasn't moved gets a mention; `None` for never.
    pub fn nudge_after(&self) -> Option<Duration> {
        (self.nudge_seconds > 0).then(|| Duration::from_secs(self.nudge_seconds.into()))
    }

    /// The server's defaults for new tables of a game.
    pub fn start_of(&self, kind: GameKind) -> StartOptions {
        self.start.get(kind.name()).cloned().unwrap_or_default()
    }

    /// The messages in the server's language, worded for this game.
    pub fn catalog_of(&self, kind: GameKind) -> &'static Catalog {
        self.language.catalog_of(kind)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhoStarts {
    #[default]
    Everyone,
    Managers,
}

named!(WhoStarts {
    Everyone = "everyone",
    Managers = "managers",
});

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    #[default]
    On,
    Off,
}

/// Whether there is a deal of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DailyDeal {
    #[default]
    On,
    Off,
}

/// Whether messages have pictures: of cards, games and stats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pictures {
    #[default]
    On,
    Off,
}

/// Whether a table gets a thread of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnThread {
    Yes,
    #[default]
    No,
}

named!(OwnThread {
    Yes = "yes",
    No = "no",
});

/// How somebody wants a table of a game to start. Fields that they left open are missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartOptions {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computers: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// How long a turn may last, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seconds: Option<u32>,
    /// Whether the table gets a thread of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<OwnThread>,
    #[serde(default, rename = "house", skip_serializing_if = "Option::is_none")]
    pub preset: Option<Value>,
    #[serde(flatten)]
    pub game: BTreeMap<String, Value>,
}

impl StartOptions {
    /// The settings for a table of this game, and its number of computers. These options override
    /// the server's defaults, and a single option overrides a preset given with it.
    pub fn resolve(&self, kind: GameKind, defaults: &StartOptions) -> (Settings, usize) {
        let base = Settings::of(kind);
        let mut options = base.options;
        defaults.apply(&mut options);
        self.apply(&mut options);
        let settings = Settings {
            options,
            level: self.level.or(defaults.level).unwrap_or(base.level),
            turn_seconds: self
                .turn_seconds
                .or(defaults.turn_seconds)
                .unwrap_or(base.turn_seconds),
        };
        let computers = self.computers.or(defaults.computers).unwrap_or(0);
        (settings, computers.into())
    }

    /// Whether the table gets a thread of its own: see [`Self::resolve`].
    pub fn own_thread(&self, defaults: &StartOptions) -> OwnThread {
        self.thread.or(defaults.thread).unwrap_or_default()
    }

    fn apply(&self, options: &mut Options) {
        if let Some(preset) = &self.preset {
            let known = options.set_preset(preset.text());
            debug_assert!(known, "there is no preset {preset}");
        }
        for (name, value) in &self.game {
            // Commands check their options, and stored options once came from a command.
            let known = options.set(name, value);
            debug_assert!(known, "the option {name} cannot be {value}");
        }
    }

    /// These options, with the older ones where these are open. A new preset clears the older
    /// single options that it covers: otherwise it would seem to have no effect.
    #[must_use]
    pub fn merged_into(self, kind: GameKind, older: StartOptions) -> StartOptions {
        let mut game = older.game;
        if self.preset.is_some() {
            for covered in kind.options().iter().filter(|option| option.in_preset) {
                game.remove(covered.name);
            }
        }
        game.extend(self.game);
        StartOptions {
            computers: self.computers.or(older.computers),
            level: self.level.or(older.level),
            turn_seconds: self.turn_seconds.or(older.turn_seconds),
            thread: self.thread.or(older.thread),
            preset: self.preset.or(older.preset),
            game,
        }
    }
}

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
    /// Creates an empty cache for the settings in this store.
    pub fn new(store: Store) -> GuildSettingsCache {
        GuildSettingsCache {
            store,
            known: Mutex::default(),
            changing: Mutex::default(),
        }
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
        let version = VERSION;
        let stored = StoredSettings { version, text };
        let saved = self.store.save_settings(guild, &stored).await;
        if let Err(error) = saved {
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
            GuildSettings {
                introduced: true,
                ..old.clone()
            }
        })
        .await?;
        Ok(is_first)
    }

    /// A server's stored settings, read only once.
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
    let parsed = match stored.version {
        1 => serde_json::from_str(&stored.text).map(from_v1),
        VERSION => serde_json::from_str(&stored.text),
        _ => return Err(Unusable::Newer),
    };
    let settings: Result<GuildSettings, _> = parsed.and_then(serde_json::from_value);
    settings.map_err(|error| {
        let error: &dyn std::error::Error = &error;
        tracing::debug!(error, "a server's stored settings cannot be parsed");
        Unusable::Garbled
    })
}

/// Converts version 1, which the first release wrote. It knew only one game, the first of the list,
/// and wrote `null` for options left open.
fn from_v1(mut settings: Json) -> Json {
    if let Some(start) = settings.get_mut("start").and_then(Json::as_object_mut) {
        start.retain(|_, value| !value.is_null());
        let start = std::mem::take(start);
        settings["start"] = json!({ GameKind::default().name(): start });
    }
    settings
}

#[cfg(test)]
mod tests;
