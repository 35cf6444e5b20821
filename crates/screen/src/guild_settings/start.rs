//! How a new table starts: what somebody has asked for, and what is usual in their server.

use std::collections::BTreeMap;

use getaway_games::options::{Value, named};
use getaway_games::{GameKind, Level, Options};
use getaway_table::{Settings, Watch};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum YesNo {
    Yes,
    #[default]
    No,
}

named!(YesNo { Yes = "yes", No = "no" });

/// How somebody wants a table of a game to start. Fields that they left open are missing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartOptions {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computers: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn_seconds: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thread: Option<YesNo>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friendly: Option<YesNo>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub watch: Option<Watch>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cup: Option<u32>,
    #[serde(default, rename = "house", skip_serializing_if = "Option::is_none")]
    pub preset: Option<Value>,
    #[serde(flatten)]
    pub game: BTreeMap<String, Value>,
}

impl StartOptions {
    /// Everything that a table plays by, with each option given.
    pub fn of_table(settings: &Settings, computers: usize) -> StartOptions {
        let options = settings.options.kind().options().into_iter();
        let game = options.filter_map(|option| {
            Some((option.name.to_owned(), settings.options.get(option.name)?))
        });
        StartOptions {
            computers: u8::try_from(computers).ok(),
            level: Some(settings.level),
            turn_seconds: Some(settings.turn_seconds),
            watch: Some(settings.watch),
            friendly: Some(if settings.friendly { YesNo::Yes } else { YesNo::No }),
            cup: Some(settings.cup),
            game: game.collect(),
            ..StartOptions::default()
        }
    }

    /// The settings for a table of this game, and its number of computers. These options override
    /// the server's defaults, and a single option overrides a preset given with it. Of the server's
    /// usual computers, as many come as fit.
    pub fn resolve(&self, kind: GameKind, defaults: &StartOptions) -> (Settings, usize) {
        let base = Settings::of(kind);
        let mut options = base.options;
        defaults.apply(&mut options);
        self.apply(&mut options);
        let settings = Settings {
            options,
            level: self.level.or(defaults.level).unwrap_or(base.level),
            turn_seconds: self.turn_seconds.or(defaults.turn_seconds).unwrap_or(base.turn_seconds),
            friendly: self.friendly.or(defaults.friendly) == Some(YesNo::Yes),
            watch: self.watch.or(defaults.watch).unwrap_or(base.watch),
            cup: self.cup.or(defaults.cup).unwrap_or(base.cup),
            ..base
        };
        let usual =
            usize::from(defaults.computers.unwrap_or(0)).min(most_computers(&settings.options));
        (settings, self.computers.map_or(usual, usize::from))
    }

    /// Whether the table gets a thread of its own: see [`Self::resolve`].
    pub fn own_thread(&self, defaults: &StartOptions) -> YesNo {
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
}

/// The most computers that fit at a table, next to one person.
pub fn most_computers(options: &Options) -> usize {
    options.seats().end().saturating_sub(1)
}
