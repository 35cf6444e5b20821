//! A server's settings: the bot's language there, and the defaults for new tables.
//!
//! Owns what can be set, and how that is written. Knows nothing about messages and commands.

mod start;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::i18n::{Catalog, Language};
use crate::pictures::Colours;
use getaway_games::options::{Named, OptionSpec, OptionValue, Value, Values, named};
use getaway_games::{GameKind, Level};
use getaway_table::{LONGEST_CUP, LONGEST_TURN, USUAL_TURN, Watch};

pub use start::{StartOptions, YesNo, most_computers};

/// The name of the setting for a preset of a game's options.
pub const PRESET: &str = "house";

/// Declares the server's own settings. Everything else follows from a line here: the document, the
/// command's option, the menu, the ids and the line of the summary. Only the words are elsewhere:
/// `opt_…`, `setting_…`, and `set_…` and `choice_…` for each value.
macro_rules! settings {
    ($($(#[$meta:meta])* $name:ident: $kind:ty,)*) => {
        #[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct GuildSettings {
            $($(#[$meta])* pub $name: $kind,)*
            #[serde(skip_serializing_if = "std::ops::Not::not")]
            pub introduced: bool,
            /// The server's defaults for new tables, by the name of their game.
            pub start: BTreeMap<String, StartOptions>,
        }

        pub const OF_SERVER: &[OptionSpec<GuildSettings>] = &[$(OptionSpec {
            name: stringify!($name),
            values: <$kind>::values,
            get: |settings| settings.$name.value(),
            set: |settings, value| {
                OptionValue::read(value).map(|value| settings.$name = value).is_some()
            },
        }),*];
    };
}

settings! {
    #[serde(flatten)]
    language: ServerLanguage,
    who_starts: WhoStarts,
    hints: Switch,
    daily: Switch,
    nudge_seconds: NudgeSeconds,
    colours: Colours,
    #[serde(alias = "pictures")]
    cards: Cards,
    /// Whether a table says at its end what the evening was like.
    recap: Switch,
    /// Whether a post names the best of a month when it ends.
    monthly: OptIn,
}

/// The settings of a game's new tables.
const OF_TABLES: &[OptionSpec<StartOptions>] = &[
    OptionSpec {
        name: "computers",
        values: || number(0..=15, 0),
        get: |start| Value::new(start.computers.unwrap_or(0).to_string()),
        set: |start, value| {
            put(&mut start.computers, value.text().parse().ok().filter(|number| *number <= 15))
        },
    },
    OptionSpec {
        name: "level",
        values: Level::values,
        get: |start| start.level.unwrap_or_default().value(),
        set: |start, value| put(&mut start.level, OptionValue::read(value)),
    },
    OptionSpec {
        name: "turn_seconds",
        values: || number(0..=LONGEST_TURN, USUAL_TURN),
        get: |start| Value::new(start.turn_seconds.unwrap_or(USUAL_TURN).to_string()),
        set: |start, value| {
            let number = value.number().filter(|number| matches!(number, 0 | 15..=LONGEST_TURN));
            put(&mut start.turn_seconds, number)
        },
    },
    OptionSpec {
        name: "thread",
        values: YesNo::values,
        get: |start| start.thread.unwrap_or_default().value(),
        set: |start, value| put(&mut start.thread, OptionValue::read(value)),
    },
    OptionSpec {
        name: "friendly",
        values: YesNo::values,
        get: |start| start.friendly.unwrap_or_default().value(),
        set: |start, value| put(&mut start.friendly, OptionValue::read(value)),
    },
    OptionSpec {
        name: "watch",
        values: Watch::values,
        get: |start| start.watch.unwrap_or_default().value(),
        set: |start, value| put(&mut start.watch, OptionValue::read(value)),
    },
    OptionSpec {
        name: "cup",
        values: || number(0..=LONGEST_CUP, 0),
        get: |start| Value::new(start.cup.unwrap_or(0).to_string()),
        set: |start, value| {
            let number = value.number().filter(|number| matches!(number, 0 | 2..=LONGEST_CUP));
            put(&mut start.cup, number)
        },
    },
];

fn put<T>(field: &mut Option<T>, value: Option<T>) -> bool {
    let is_possible = value.is_some();
    if is_possible {
        *field = value;
    }
    is_possible
}

fn number(range: RangeInclusive<u32>, default: u32) -> Values {
    Values::Number { range, default }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    Server,
    Messages,
    Tables,
    Rules,
}

/// A setting of a server, or a default of a game there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setting {
    pub kind: GameKind,
    pub name: &'static str,
}

impl Setting {
    /// The settings of a game's new tables, as options of its commands.
    pub fn of_tables(kind: GameKind) -> impl Iterator<Item = Setting> {
        let tables = OF_TABLES.iter().map(|spec| spec.name);
        let options = kind.options();
        let first_covered = options.iter().position(|option| option.in_preset);
        let mut own: Vec<_> = options.into_iter().map(|option| option.name).collect();
        if !kind.presets().is_empty() {
            // The preset comes before the options that it covers.
            own.insert(first_covered.unwrap_or(own.len()), PRESET);
        }
        tables.chain(own).map(move |name| Setting { kind, name })
    }

    /// All settings, as options of a command.
    pub fn all(kind: GameKind) -> Vec<Setting> {
        let server = OF_SERVER.iter().map(|spec| spec.name).map(|name| Setting { kind, name });
        server.chain(Setting::of_tables(kind)).collect()
    }

    /// All of them in the order of the menus. Those about the same thing are next to each other,
    /// and the preset comes before the options that it covers.
    pub fn in_menus(kind: GameKind) -> Vec<Setting> {
        let mut all = Setting::all(kind);
        all.sort_by_key(|setting| (setting.topic(), setting.name != PRESET));
        all
    }

    pub fn topic(self) -> Topic {
        match self.name {
            "language" | "who_starts" | "hints" | "daily" => Topic::Server,
            "friendly" | "watch" | "cup" => Topic::Rules,
            _ if self.is_of_server() => Topic::Messages,
            _ if self.is_shared() => Topic::Tables,
            _ => Topic::Rules,
        }
    }

    pub fn is_of_server(self) -> bool {
        OptionSpec::named(OF_SERVER, self.name).is_some()
    }

    pub fn is_shared(self) -> bool {
        self.is_of_server() || OptionSpec::named(OF_TABLES, self.name).is_some()
    }

    pub fn values(self) -> Values {
        let Setting { kind, name } = self;
        let server = OptionSpec::named(OF_SERVER, name).map(|spec| spec.values);
        let tables = OptionSpec::named(OF_TABLES, name).map(|spec| spec.values);
        if let Some(values) = server.or(tables) {
            return values();
        }
        let own = kind.options().into_iter().find(|option| option.name == name);
        own.map_or_else(|| Values::Names(kind.presets()), |option| option.values)
    }

    /// The value in these settings; `None` for a preset that hasn't been chosen.
    pub fn get(self, settings: &GuildSettings) -> Option<Value> {
        let Setting { kind, name } = self;
        if let Some(spec) = OptionSpec::named(OF_SERVER, name) {
            return Some((spec.get)(settings));
        }
        let start = settings.start_of(kind);
        match OptionSpec::named(OF_TABLES, name) {
            Some(spec) => Some((spec.get)(&start)),
            None if name == PRESET => present(kind, &start),
            None => {
                let (table, _) = StartOptions::default().resolve(kind, &start);
                table.options.get(name)
            }
        }
    }

    /// Changes the value; `false` if the setting can't have it, and nothing has changed then.
    pub fn set(self, settings: &mut GuildSettings, value: &Value) -> bool {
        if let Some(spec) = OptionSpec::named(OF_SERVER, self.name) {
            return (spec.set)(settings, value);
        }
        let start = settings.start.entry(self.kind.name().to_owned());
        self.set_start(start.or_default(), value)
    }

    /// Changes the value for new tables. A new preset clears the single options that it covers:
    /// otherwise it would seem to have no effect.
    pub fn set_start(self, start: &mut StartOptions, value: &Value) -> bool {
        let Setting { kind, name } = self;
        if let Some(spec) = OptionSpec::named(OF_TABLES, name) {
            return (spec.set)(start, value);
        }
        if name != PRESET {
            let known = kind.defaults().set(name, value);
            if known {
                start.game.insert(name.to_owned(), value.clone());
            }
            return known;
        }
        let known = kind.presets().contains(&value.text());
        if known {
            start.preset = Some(value.clone());
            for covered in kind.options().iter().filter(|option| option.in_preset) {
                start.game.remove(covered.name);
            }
        }
        known
    }
}

/// The preset that has exactly these rules, if there is one.
fn present(kind: GameKind, start: &StartOptions) -> Option<Value> {
    let rules = |start: &StartOptions| {
        let (table, _) = StartOptions::default().resolve(kind, start);
        let options = kind.options().into_iter();
        let covered = options.filter(|option| option.in_preset);
        covered.map(|option| table.options.get(option.name)).collect::<Vec<_>>()
    };
    let of =
        |preset: &Value| StartOptions { preset: Some(preset.clone()), ..StartOptions::default() };
    kind.presets().into_iter().map(Value::new).find(|preset| rules(&of(preset)) == rules(start))
}

impl GuildSettings {
    /// The time until a player who hasn't moved gets a mention; `None` for never.
    pub fn nudge_after(&self) -> Option<Duration> {
        let NudgeSeconds(seconds) = self.nudge_seconds;
        (seconds > 0).then(|| Duration::from_secs(seconds.into()))
    }

    /// The default settings, except that new tables of this game start with these options.
    pub fn starting(kind: GameKind, start: StartOptions) -> GuildSettings {
        GuildSettings { start: [(kind.name().to_owned(), start)].into(), ..Default::default() }
    }

    /// The server's defaults for new tables of a game.
    pub fn start_of(&self, kind: GameKind) -> StartOptions {
        self.start.get(kind.name()).cloned().unwrap_or_default()
    }

    /// The messages in the server's language, worded for this game.
    pub fn catalog_of(&self, kind: GameKind) -> &'static Catalog {
        self.language.spoken().catalog_of(kind)
    }
}

/// The language of a server. English can be chosen like any other: then people read English there,
/// whatever their Discord speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredLanguage", into = "StoredLanguage")]
pub enum ServerLanguage {
    #[default]
    Unchosen,
    Chosen(Language),
}

/// How the language is stored. Documents of 0.1.0 have the language alone, in which English was no
/// choice.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct StoredLanguage {
    language: Language,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    english_chosen: bool,
}

impl From<StoredLanguage> for ServerLanguage {
    fn from(stored: StoredLanguage) -> ServerLanguage {
        match stored.language {
            Language::English if !stored.english_chosen => ServerLanguage::Unchosen,
            language => ServerLanguage::Chosen(language),
        }
    }
}

impl From<ServerLanguage> for StoredLanguage {
    fn from(language: ServerLanguage) -> StoredLanguage {
        let english_chosen = language == ServerLanguage::Chosen(Language::English);
        StoredLanguage { language: language.spoken(), english_chosen }
    }
}

impl ServerLanguage {
    /// The language of what everyone reads.
    pub fn spoken(self) -> Language {
        self.chosen().unwrap_or_default()
    }

    pub const fn chosen(self) -> Option<Language> {
        match self {
            ServerLanguage::Unchosen => None,
            ServerLanguage::Chosen(language) => Some(language),
        }
    }
}

impl Named for ServerLanguage {
    const ALL: &'static [ServerLanguage] = &{
        let mut all = [ServerLanguage::Unchosen; Language::ALL.len() + 1];
        let mut at = 0;
        while at < Language::ALL.len() {
            all[at + 1] = ServerLanguage::Chosen(Language::ALL[at]);
            at += 1;
        }
        all
    };

    fn name(self) -> &'static str {
        self.chosen().map_or("automatic", Named::name)
    }
}

impl Named for Language {
    const ALL: &'static [Language] = Language::ALL;

    fn name(self) -> &'static str {
        self.info().name
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhoStarts {
    #[default]
    Everyone,
    Managers,
}

named!(WhoStarts { Everyone = "everyone", Managers = "managers" });

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    #[default]
    On,
    Off,
}

named!(Switch { On = "on", Off = "off" });

/// The same for what is off unless somebody wants it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptIn {
    On,
    #[default]
    Off,
}

named!(OptIn { On = "on", Off = "off" });

named!(Colours { Two = "two", Four = "four" });

/// What cards and games look like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cards {
    #[default]
    #[serde(alias = "on")]
    Pictures,
    /// There are no pictures at all.
    #[serde(alias = "off")]
    Text,
}

named!(Cards { Pictures = "pictures", Text = "text" });

/// Seconds until a player who hasn't moved gets a mention; 0 for never.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NudgeSeconds(pub u32);

impl Default for NudgeSeconds {
    fn default() -> NudgeSeconds {
        NudgeSeconds(15)
    }
}

impl OptionValue for NudgeSeconds {
    fn values() -> Values {
        number(0..=600, NudgeSeconds::default().0)
    }

    fn value(&self) -> Value {
        Value::new(self.0.to_string())
    }

    fn read(value: &Value) -> Option<NudgeSeconds> {
        value.number().filter(|seconds| *seconds <= 600).map(NudgeSeconds)
    }
}

#[cfg(test)]
mod tests;
