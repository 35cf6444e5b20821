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

/// The format version of stored settings.
const VERSION: u32 = 2;
/// The default time until a player who hasn't moved gets a mention, in seconds.
const USUAL_NUDGE: u32 = 15;

/// A server's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// The language of the bot.
    pub language: Language,
    /// Who can open a table.
    pub who_starts: WhoStarts,
    /// Whether players can ask for hints.
    pub hints: Hints,
    /// Whether there is a deal of the day.
    pub daily: DailyDeal,
    /// Seconds until a player who hasn't moved gets a mention; 0 for never.
    pub nudge_seconds: u32,
    /// How many colours the suits have.
    pub colours: Colours,
    /// Whether messages have pictures.
    pub pictures: Pictures,
    /// Whether the bot has introduced itself.
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

/// Who can open a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhoStarts {
    /// Everybody.
    #[default]
    Everyone,
    /// Members who may manage the server.
    Managers,
}

named!(WhoStarts {
    Everyone = "everyone",
    Managers = "managers",
});

/// Whether players can ask for hints.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hints {
    /// They can.
    #[default]
    On,
    /// They can't.
    Off,
}

/// Whether there is a deal of the day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DailyDeal {
    /// There is one.
    #[default]
    On,
    /// There isn't one.
    Off,
}

/// Whether messages have pictures: of cards, games and stats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pictures {
    /// With pictures.
    #[default]
    On,
    /// Text only.
    Off,
}

/// Whether a table gets a thread of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OwnThread {
    /// It gets one.
    Yes,
    /// It's in the channel itself.
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
    /// How many computers join.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computers: Option<u8>,
    /// How well they play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// How long a turn may last, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seconds: Option<u32>,
    /// Whether the table gets a thread of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<OwnThread>,
    /// A preset of the game's options.
    #[serde(default, rename = "house", skip_serializing_if = "Option::is_none")]
    pub preset: Option<Value>,
    /// The game's own options, by name.
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
    /// They can't be parsed.
    #[error("they cannot be understood")]
    Garbled,
}

/// Why settings weren't changed.
#[derive(Debug, thiserror::Error)]
pub enum NotChanged {
    /// The stored settings must not be overwritten.
    #[error("the stored settings cannot be replaced")]
    Unusable(#[from] Unusable),
    /// The database can't be read or written.
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

/// Parses stored settings.
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
mod tests {
    use super::*;

    const KIND: GameKind = GameKind::Getaway;

    fn options(preset: Option<&str>, game: &[(&str, &str)]) -> StartOptions {
        let own = game.iter();
        StartOptions {
            preset: preset.map(Value::new),
            game: own
                .map(|(name, value)| ((*name).to_owned(), Value::new(*value)))
                .collect(),
            ..StartOptions::default()
        }
    }

    fn value(settings: &Settings, name: &str) -> String {
        settings.options.get(name).unwrap().to_string()
    }

    fn stored(version: u32, text: &str) -> StoredSettings {
        let text = text.to_owned();
        StoredSettings { version, text }
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
        let off = parse(&stored(VERSION, r#"{"hints":"off"}"#)).unwrap();
        assert_eq!(off.hints, Hints::Off);
    }

    const GUILD: GuildId = GuildId(7);

    async fn cache() -> (tempfile::TempDir, Store, GuildSettingsCache) {
        let dir = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", dir.path().join("getaway.db").display());
        let store = Store::open(&url).await.unwrap();
        (dir, store.clone(), GuildSettingsCache::new(store))
    }

    fn without_hints(old: &GuildSettings) -> GuildSettings {
        GuildSettings {
            hints: Hints::Off,
            ..old.clone()
        }
    }

    fn without_pictures(old: &GuildSettings) -> GuildSettings {
        GuildSettings {
            pictures: Pictures::Off,
            ..old.clone()
        }
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
        assert!(
            [first.unwrap(), second.unwrap()]
                .iter()
                .any(|settings| **settings == both)
        );
        let later = GuildSettingsCache::new(store);
        assert_eq!(*later.get(GUILD).await, both);
    }

    #[tokio::test]
    async fn an_introduction_is_claimed_once_and_survives_other_changes() {
        let (_dir, store, settings) = cache().await;
        let (first, second) = tokio::join!(
            settings.claim_introduction(GUILD),
            settings.claim_introduction(GUILD),
        );
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
        assert_eq!(changed.hints, Hints::Off);

        let garbled = stored(VERSION, r#"{"hints":"perhaps"}"#);
        store.save_settings(GUILD, &garbled).await.unwrap();
        let later = GuildSettingsCache::new(store.clone());
        assert_eq!(*later.get(GUILD).await, GuildSettings::default());
        let refused = later.change(GUILD, without_pictures).await;
        assert!(matches!(
            refused,
            Err(NotChanged::Unusable(Unusable::Garbled))
        ));
        assert_eq!(store.settings(GUILD).await.unwrap(), Some(garbled));
    }

    #[tokio::test]
    async fn a_change_that_may_have_been_saved_is_read_again() {
        let (_dir, store, settings) = cache().await;
        settings.get(GUILD).await;
        store.lose_answers(true);
        assert!(settings.change(GUILD, without_hints).await.is_err());
        store.lose_answers(false);
        assert_eq!(settings.get(GUILD).await.hints, Hints::Off);
    }

    #[test]
    fn single_options_override_a_preset_and_a_preset_overrides_the_servers_defaults() {
        let defaults = StartOptions {
            turn_seconds: Some(60),
            computers: Some(4),
            ..options(None, &[("packs", "2"), ("mistakes", "penalise")])
        };
        let (settings, computers) = StartOptions::default().resolve(KIND, &defaults);
        assert_eq!(value(&settings, "packs"), "2");
        assert_eq!(value(&settings, "mistakes"), "penalise");
        assert_eq!((settings.turn_seconds, computers), (60, 4));

        let wanted = StartOptions {
            computers: Some(0),
            ..options(Some("shootout"), &[("last_card", "draw_from_any")])
        };
        let (settings, computers) = wanted.resolve(KIND, &defaults);
        assert_eq!(value(&settings, "packs"), "1");
        assert_eq!(value(&settings, "last_card"), "draw_from_any");
        assert_eq!(value(&settings, "first_trick"), "in_turn");
        assert_eq!((settings.turn_seconds, computers), (60, 0));
    }

    #[test]
    fn a_new_preset_clears_the_single_options_that_it_covers() {
        let older = options(None, &[("packs", "2"), ("take_window", "9")]);
        let merged = options(Some("strict"), &[]).merged_into(KIND, older);
        assert_eq!(merged, options(Some("strict"), &[("take_window", "9")]));
    }

    #[test]
    fn settings_survive_a_round_trip() {
        let start = StartOptions {
            level: Some(Level::Hard),
            ..options(Some("strict"), &[("take_window", "5")])
        };
        let settings = GuildSettings {
            hints: Hints::Off,
            start: [(KIND.name().to_owned(), start)].into(),
            ..GuildSettings::default()
        };
        let text = serde_json::to_string(&settings).unwrap();
        assert_eq!(parse(&stored(VERSION, &text)), Ok(settings));
    }

    #[test]
    fn settings_of_the_first_release_are_read() {
        let text = r#"{"language":"english","hints":"off","start":{"computers":2,"level":"hard","turn_seconds":60,"take_window":null,"house":"shootout","packs":2,"direction":null,"deal":null,"last_card":null,"mistakes":"penalise","first_trick":null}}"#;
        let settings = parse(&stored(1, text)).unwrap();
        assert_eq!(settings.hints, Hints::Off);
        let expected = StartOptions {
            computers: Some(2),
            level: Some(Level::Hard),
            turn_seconds: Some(60),
            ..options(
                Some("shootout"),
                &[("packs", "2"), ("mistakes", "penalise")],
            )
        };
        assert_eq!(settings.start_of(KIND), expected);
    }
}
