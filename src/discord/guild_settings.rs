//! A server's settings: the language of the bot there, and the defaults with which tables start.
//!
//! Owns how they are stored and cached. Knows no message and no command.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use super::i18n::{Catalog, Language};
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
    cached: Mutex<HashMap<GuildId, Arc<GuildSettings>>>,
}

impl GuildSettingsCache {
    /// The settings in this store, none read yet.
    pub fn new(store: Store) -> GuildSettingsCache {
        GuildSettingsCache {
            store,
            cached: Mutex::default(),
        }
    }

    /// A server's settings; the defaults if they cannot be read, so that people get an answer all
    /// the same.
    pub async fn get(&self, guild: GuildId) -> Arc<GuildSettings> {
        if let Some(settings) = self.cached(guild) {
            return settings;
        }
        // Most servers have never changed a setting.
        let settings = match self.store.settings(guild).await {
            Ok(stored) => Arc::new(stored.map_or_else(GuildSettings::default, |s| read(guild, &s))),
            Err(error) => {
                tracing::error!(%guild, error = &error as &dyn std::error::Error, "settings not read");
                return Arc::default();
            }
        };
        self.insert(guild, &settings);
        settings
    }

    /// Saves a server's settings.
    pub async fn save(
        &self,
        guild: GuildId,
        settings: GuildSettings,
    ) -> Result<Arc<GuildSettings>, StoreError> {
        let text = serde_json::to_string(&settings).map_err(|source| StoreError::Document {
            what: "a server's settings".to_owned(),
            source,
        })?;
        let version = VERSION;
        let stored = StoredSettings { version, text };
        self.store.save_settings(guild, &stored).await?;
        let settings = Arc::new(settings);
        self.insert(guild, &settings);
        Ok(settings)
    }

    fn cached(&self, guild: GuildId) -> Option<Arc<GuildSettings>> {
        // A std lock: held for a look-up, never across an await. Here and below, a panic of another
        // holder cannot have left the map half changed.
        let cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.get(&guild).cloned()
    }

    fn insert(&self, guild: GuildId, settings: &Arc<GuildSettings>) {
        let mut cached = self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        cached.insert(guild, settings.clone());
    }
}

/// Settings as stored. What a later program wrote, or what cannot be read, counts as unsettled and
/// stays as it is.
fn read(guild: GuildId, stored: &StoredSettings) -> GuildSettings {
    let parsed = match stored.version {
        1 => serde_json::from_str(&stored.text).map(from_v1),
        VERSION => serde_json::from_str(&stored.text),
        newer => {
            tracing::error!(%guild, version = newer, "settings are of a later version");
            return GuildSettings::default();
        }
    };
    let settings: Result<GuildSettings, _> = parsed.and_then(serde_json::from_value);
    settings.unwrap_or_else(|error| {
        let error: &dyn std::error::Error = &error;
        tracing::error!(%guild, error, "settings cannot be understood");
        GuildSettings::default()
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

    #[test]
    fn settings_that_cannot_be_read_count_as_unsettled() {
        for (version, text) in [
            (VERSION + 1, r#"{"hints":"off"}"#),
            (VERSION, r#"{"hints":"perhaps"}"#),
            (VERSION, "{}"),
        ] {
            let text = text.to_owned();
            let stored = StoredSettings { version, text };
            assert_eq!(read(GuildId(1), &stored), GuildSettings::default());
        }
        let text = r#"{"hints":"off"}"#.to_owned();
        let version = VERSION;
        let stored = StoredSettings { version, text };
        assert_eq!(read(GuildId(1), &stored).hints, Hints::Off);
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
        let version = VERSION;
        let stored = StoredSettings { version, text };
        assert_eq!(read(GuildId(1), &stored), settings);
    }

    #[test]
    fn settings_of_the_first_release_are_read() {
        let text = r#"{"language":"english","hints":"off","start":{"computers":2,"level":"hard","turn_seconds":60,"take_window":null,"house":"shootout","packs":2,"direction":null,"deal":null,"last_card":null,"mistakes":"penalise","first_trick":null}}"#;
        let stored = StoredSettings {
            version: 1,
            text: text.to_owned(),
        };
        let settings = read(GuildId(1), &stored);
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
