//! A server's settings: the language of the bot there, and the defaults with which tables start.
//!
//! Owns how they are stored and cached. Knows no message and no command.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::discord::i18n::{Catalog, Language};
use crate::games::options::{Named, Value, named};
use crate::games::{GameKind, Level, Options};
use crate::pictures::Colours;
use crate::store::{Store, StoreError, StoredSettings};
use crate::table::{GuildId, Settings};

/// The version in which settings are stored.
const VERSION: u32 = 2;
/// After how many seconds without an act somebody is mentioned where nobody chose otherwise.
const USUAL_NUDGE: u32 = 15;

/// A server's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GuildSettings {
    /// The language of the bot.
    pub language: Language,
    /// Who may open a table.
    pub who_starts: WhoStarts,
    /// Whether players can ask for hints.
    pub hints: Hints,
    /// After how many seconds without an act somebody is mentioned; 0 for never.
    pub nudge_seconds: u32,
    /// How many colours the suits have.
    pub colours: Colours,
    /// Whether there are pictures.
    pub pictures: Pictures,
    /// The server's defaults for new tables, by the name of their game.
    pub start: BTreeMap<String, StartOptions>,
}

impl Default for GuildSettings {
    fn default() -> GuildSettings {
        GuildSettings {
            language: Language::default(),
            who_starts: WhoStarts::default(),
            hints: Hints::default(),
            nudge_seconds: USUAL_NUDGE,
            colours: Colours::default(),
            pictures: Pictures::default(),
            start: BTreeMap::new(),
        }
    }
}

impl GuildSettings {
    /// After how long without an act somebody is mentioned; none for never.
    pub fn nudge_after(&self) -> Option<Duration> {
        (self.nudge_seconds > 0).then(|| Duration::from_secs(self.nudge_seconds.into()))
    }

    /// The server's defaults for new tables of a game.
    pub fn start_of(&self, kind: GameKind) -> StartOptions {
        self.start.get(kind.name()).cloned().unwrap_or_default()
    }

    /// The messages in the server's language, where this game is played.
    pub fn catalog_of(&self, kind: GameKind) -> &'static Catalog {
        self.language.catalog_of(kind)
    }
}

/// Who may open a table.
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
    /// They cannot.
    Off,
}

/// Whether there are pictures: of cards, and of games and figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pictures {
    /// There are.
    #[default]
    On,
    /// There is text alone.
    Off,
}

/// How somebody wants a table of a game to start; what they left open is missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartOptions {
    /// How many computers sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computers: Option<u8>,
    /// How well they play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    /// Seconds for a turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seconds: Option<u32>,
    /// A named set of the game's options.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<Value>,
    /// The game's own options, by name.
    #[serde(flatten)]
    pub game: BTreeMap<String, Value>,
}

impl StartOptions {
    /// The settings of a table of the game and its number of computers: these options override the
    /// server's defaults, and a single option overrides a named set given with it.
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

    fn apply(&self, options: &mut Options) {
        if let Some(house) = &self.house {
            let known = options.set_house(house.text());
            debug_assert!(known, "there is no house {house}");
        }
        for (name, value) in &self.game {
            // What a command reads is checked; what is stored was read by a command once.
            let known = options.set(name, value);
            debug_assert!(known, "the option {name} cannot be {value}");
        }
    }

    /// These options, and the older ones where these are open. A newly given named set clears the
    /// older single options that it covers: otherwise it would seem to have no effect.
    #[must_use]
    pub fn merged_into(self, kind: GameKind, older: StartOptions) -> StartOptions {
        let mut game = older.game;
        if self.house.is_some() {
            for covered in kind.options().iter().filter(|option| option.in_house) {
                game.remove(covered.name);
            }
        }
        game.extend(self.game);
        StartOptions {
            computers: self.computers.or(older.computers),
            level: self.level.or(older.level),
            turn_seconds: self.turn_seconds.or(older.turn_seconds),
            house: self.house.or(older.house),
            game,
        }
    }
}

/// The settings of all servers, each read from the store once.
#[derive(Debug)]
pub struct GuildSettingsCache {
    store: Store,
    known: Mutex<HashMap<GuildId, Known>>,
    /// A lock for each server, held while its settings are changed.
    changing: Mutex<HashMap<GuildId, Arc<tokio::sync::Mutex<()>>>>,
}

/// A server's stored settings. Where they are unusable, the defaults stand in for them.
type Known = Result<Arc<GuildSettings>, Unusable>;

/// Why stored settings can't be used. They are left as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// A later version of the program wrote them.
    #[error("they are of a later version")]
    Newer,
    /// They cannot be understood.
    #[error("they cannot be understood")]
    Garbled,
}

/// Why settings were not changed.
#[derive(Debug, thiserror::Error)]
pub enum NotChanged {
    /// The stored ones must not be written over.
    #[error("the stored settings cannot be replaced")]
    Unusable(#[from] Unusable),
    /// The database cannot be read, or written.
    #[error("the settings could not be read or saved")]
    Store(#[from] StoreError),
}

impl GuildSettingsCache {
    /// The settings in this store, none read yet.
    pub fn new(store: Store) -> GuildSettingsCache {
        GuildSettingsCache {
            store,
            known: Mutex::default(),
            changing: Mutex::default(),
        }
    }

    /// A server's settings for display: the defaults if they can't be read, so that people still get
    /// an answer.
    pub async fn get(&self, guild: GuildId) -> Arc<GuildSettings> {
        self.read(guild).await.unwrap_or_else(|error| {
            let error: &dyn std::error::Error = &error;
            tracing::error!(%guild, error, "settings not read");
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
    /// The stored settings can't be read or must not be replaced, or saving failed. Nothing is changed
    /// then.
    pub async fn change(
        &self,
        guild: GuildId,
        change: impl FnOnce(&GuildSettings) -> GuildSettings,
    ) -> Result<Arc<GuildSettings>, NotChanged> {
        let changing = lock(&self.changing).entry(guild).or_default().clone();
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
            // A failed COMMIT may have taken effect: read them again when they are needed.
            lock(&self.known).remove(&guild);
            return Err(match error {
                StoreError::Newer { .. } => Unusable::Newer.into(),
                error => error.into(),
            });
        }
        let settings = Arc::new(settings);
        lock(&self.known).insert(guild, Ok(settings.clone()));
        Ok(settings)
    }

    /// The settings that a server has stored, read once.
    async fn known(&self, guild: GuildId) -> Result<Known, StoreError> {
        if let Some(known) = lock(&self.known).get(&guild) {
            return Ok(known.clone());
        }
        // Most servers have never changed a setting.
        let stored = self.store.settings(guild).await?;
        let known = stored.map_or_else(|| Ok(GuildSettings::default()), |stored| parse(&stored));
        if let Err(error) = &known {
            tracing::error!(%guild, %error, "stored settings are left as they are");
        }
        // If a change was saved during the read, that one is newer.
        let mut all = lock(&self.known);
        Ok(all.entry(guild).or_insert(known.map(Arc::new)).clone())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A std lock: held for a look-up, never across an await. A panic of another holder cannot have
    // left the map half changed.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Settings as stored.
fn parse(stored: &StoredSettings) -> Result<GuildSettings, Unusable> {
    let parsed = match stored.version {
        1 => serde_json::from_str(&stored.text).map(from_v1),
        VERSION => serde_json::from_str(&stored.text),
        _ => return Err(Unusable::Newer),
    };
    let settings: Result<GuildSettings, _> = parsed.and_then(serde_json::from_value);
    settings.map_err(|error| {
        let error: &dyn std::error::Error = &error;
        tracing::debug!(error, "settings that cannot be understood");
        Unusable::Garbled
    })
}

/// Version 1, of the first release, knew one game only and wrote `null` for what was left open.
fn from_v1(mut settings: Json) -> Json {
    if let Some(start) = settings.get_mut("start").and_then(Json::as_object_mut) {
        start.retain(|_, value| !value.is_null());
        let start = std::mem::take(start);
        settings["start"] = json!({ GameKind::Getaway.name(): start });
    }
    settings
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: GameKind = GameKind::Getaway;

    fn options(house: Option<&str>, game: &[(&str, &str)]) -> StartOptions {
        let own = game.iter();
        StartOptions {
            house: house.map(Value::new),
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
    fn settings_that_cannot_be_understood_are_told_from_none() {
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
    async fn two_changes_at_once_are_both_kept() {
        let (_dir, store, settings) = cache().await;
        let (first, second) = tokio::join!(
            settings.change(GUILD, without_hints),
            settings.change(GUILD, without_pictures),
        );
        assert!(first.is_ok());
        let both = without_pictures(&without_hints(&GuildSettings::default()));
        assert_eq!(*second.unwrap(), both);
        let later = GuildSettingsCache::new(store);
        assert_eq!(*later.get(GUILD).await, both);
    }

    #[tokio::test]
    async fn settings_that_cannot_be_read_are_not_written_over() {
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
    async fn a_change_that_may_have_been_saved_is_looked_up() {
        let (_dir, store, settings) = cache().await;
        settings.get(GUILD).await;
        store.lose_answers(true);
        assert!(settings.change(GUILD, without_hints).await.is_err());
        store.lose_answers(false);
        assert_eq!(settings.get(GUILD).await.hints, Hints::Off);
    }

    #[test]
    fn single_options_override_a_house_and_a_house_the_servers_defaults() {
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
    fn a_new_house_clears_the_single_options_that_it_covers() {
        let older = options(None, &[("packs", "2"), ("take_window", "9")]);
        let merged = options(Some("strict"), &[]).merged_into(KIND, older);
        assert_eq!(merged, options(Some("strict"), &[("take_window", "9")]));
    }

    #[test]
    fn settings_read_back_as_saved() {
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
