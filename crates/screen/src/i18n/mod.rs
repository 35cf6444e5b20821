//! The texts that people read, in every language: Fluent messages, with typed methods for them.
//!
//! Owns the languages, their files and the shared messages. Each game adds a file of its own
//! messages. `build.rs` makes each message a method, so names and arguments can't be misspelt. A
//! new language is a line of `languages!` and its `.ftl` files. Messages that a language lacks
//! appear in English. Doesn't contain the games' messages. The shared messages use `{ -game }` and
//! `{ -root }` for the current game and its root command.

mod direction;
#[cfg(test)]
mod tests;

use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use getaway_games::GameKind;
use getaway_games::options::Named;

pub use direction::{
    FROM_THE_RIGHT, is_right_to_left, is_stacked, is_visible, isolated, signs_set_apart,
};

#[derive(Clone, Copy, Debug)]
pub struct LanguageInfo {
    pub language: Language,
    /// Its name in options and in the store.
    pub name: &'static str,
    /// Its Unicode language identifier, such as `pa-Arab`: it selects plural forms.
    pub tag: &'static str,
    /// Discord's locale for it, if there is one: commands can have descriptions in it. Discord has
    /// no locale for Urdu, Punjabi or Bengali, and refuses commands that name one.
    pub discord_locale: Option<&'static str>,
    /// Whether it is written from right to left. If so, names and cards get isolates, or their
    /// order in the sentence would change.
    pub right_to_left: bool,
    /// Its Fluent files: the shared messages, then each game's.
    pub sources: &'static [&'static str],
}

/// Makes the languages, from a line for each: its variant, name, tag, Discord's locale, and whether
/// it is written from right to left. Its files are named after its tag.
macro_rules! languages {
    ($($(#[$meta:meta])* $language:ident: $name:literal, $tag:literal, $locale:expr, $from_right:literal;)*) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Language {
            $($(#[$meta])* $language,)*
        }

        impl Language {
            pub const ALL: &'static [Language] = &[$(Language::$language),*];

            pub const fn info(self) -> &'static LanguageInfo {
                match self {
                    $(Language::$language => &LanguageInfo {
                        language: Language::$language,
                        name: $name,
                        tag: $tag,
                        discord_locale: $locale,
                        right_to_left: $from_right,
                        // `build.rs` makes this list from the games' folders.
                        sources: include!(concat!(env!("OUT_DIR"), "/", $tag, ".rs")),
                    },)*
                }
            }
        }
    };
}

languages! {
    #[default]
    English: "english", "en", Some("en-US"), false;
    Hindi: "hindi", "hi", Some("hi"), false;
    Urdu: "urdu", "ur", None, true;
    Punjabi: "punjabi", "pa-Guru", None, false;
    PunjabiShahmukhi: "punjabi_shahmukhi", "pa-Arab", None, true;
    Bengali: "bengali", "bn", None, false;
}

impl Language {
    /// The language in which somebody reads what only they see, if it isn't their server's: their
    /// own choice, or that of their Discord where the server has `chosen` none.
    pub fn of_reader(
        own: Option<Language>,
        chosen: Option<Language>,
        spoken: Option<Language>,
    ) -> Option<Language> {
        own.or(spoken.filter(|_| chosen.is_none()))
    }

    /// The language for a person whose Discord is set to this locale; `None` if the bot doesn't
    /// speak it.
    pub fn of_locale(locale: &str) -> Option<Language> {
        // All regions of a language, such as `en-GB`, read the same messages.
        let spoken = |locale: &str| locale.split('-').next().map(str::to_owned);
        let known = |language: &&Language| {
            let own = language.info().discord_locale;
            own.is_some_and(|own| spoken(own) == spoken(locale))
        };
        Language::ALL.iter().find(known).copied()
    }

    /// Its parsed files, which all of its catalogs share.
    fn resources(self) -> &'static [Arc<FluentResource>] {
        static RESOURCES: [OnceLock<Vec<Arc<FluentResource>>>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        RESOURCES[self as usize].get_or_init(|| self.info().parsed())
    }

    pub fn catalog(self) -> &'static Catalog {
        self.catalog_of(GameKind::default())
    }

    /// The messages of the language, worded for this game: shared messages name its commands.
    pub fn catalog_of(self, game: GameKind) -> &'static Catalog {
        const GAMES: usize = GameKind::ALL.len();
        static CATALOGS: [[OnceLock<Catalog>; GAMES]; Language::ALL.len()] =
            [const { [const { OnceLock::new() }; GAMES] }; Language::ALL.len()];
        CATALOGS[self as usize][game as usize].get_or_init(|| {
            let english = self != Language::English;
            let fallback = english.then(|| Language::English.catalog_of(game));
            Catalog::new(self.info(), self.resources(), game, fallback)
        })
    }
}

impl LanguageInfo {
    fn parsed(&self) -> Vec<Arc<FluentResource>> {
        self.sources.iter().map(|source| self.parse((*source).to_owned())).collect()
    }

    fn parse(&self, source: String) -> Arc<FluentResource> {
        let resource = FluentResource::try_new(source).unwrap_or_else(|(partial, errors)| {
            debug_assert!(errors.is_empty(), "{}: {errors:?}", self.name);
            // Messages that can't be parsed come from the fallback.
            partial
        });
        Arc::new(resource)
    }
}

/// The terms that shared messages use for this game and its root command.
fn terms(game: GameKind) -> String {
    format!("-root = /{game}\n-game = {{ {game}_name }}\n")
}

/// The messages of one language, worded for one game.
pub struct Catalog {
    info: &'static LanguageInfo,
    game: GameKind,
    bundle: FluentBundle<Arc<FluentResource>>,
    /// The source of messages that this language lacks.
    fallback: Option<&'static Catalog>,
}

impl Catalog {
    fn new(
        info: &'static LanguageInfo,
        shared: &[Arc<FluentResource>],
        game: GameKind,
        fallback: Option<&'static Catalog>,
    ) -> Catalog {
        let tag = info.tag.parse::<LanguageIdentifier>();
        debug_assert!(tag.is_ok(), "{} isn't a language tag", info.tag);
        // For an unknown language Fluent always uses the plural form `other`.
        let mut bundle = FluentBundle::new_concurrent(vec![tag.unwrap_or_default()]);
        // Isolating marks around each argument would break mentions and timestamps.
        bundle.set_use_isolating(false);
        for resource in shared.iter().cloned().chain([info.parse(terms(game))]) {
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{}: {added:?}", info.name);
        }
        Catalog { info, game, bundle, fallback }
    }

    pub const fn info(&self) -> &'static LanguageInfo {
        self.info
    }

    pub const fn game(&self) -> GameKind {
        self.game
    }

    /// A name for use in the language's texts. A right-to-left name gets isolates, so it doesn't
    /// reorder the text around it. Right-to-left texts isolate every name themselves.
    pub fn isolated(&self, name: String) -> String {
        if !self.info.right_to_left && direction::is_right_to_left(&name) {
            direction::isolated(&name)
        } else {
            name
        }
    }

    /// A list, with the script's own comma between its items.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let comma = if self.info.right_to_left { "، " } else { ", " };
        items.into_iter().collect::<Vec<_>>().join(comma)
    }

    pub fn of_game(&self, game: GameKind) -> &'static Catalog {
        self.info.language.catalog_of(game)
    }

    /// A message without arguments, by a name made at run time: descriptions of commands and
    /// options, labels of values. `None` if neither this language nor its fallback has it.
    pub fn find(&self, key: &str) -> Option<String> {
        self.find_own(key).or_else(|| self.fallback.and_then(|fallback| fallback.find(key)))
    }

    /// The same, from this language only.
    pub fn find_own(&self, key: &str) -> Option<String> {
        self.format(key, &FluentArgs::new())
    }

    fn format(&self, key: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let set_apart = self.info.right_to_left.then(|| direction::set_apart(args));
        let args = set_apart.as_ref().unwrap_or(args);
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "message {key}: {errors:?}");
        Some(self.directed(text.into_owned()))
    }

    /// A text in this language whose lines an app lays out from the side from which they are read.
    pub fn directed(&self, text: String) -> String {
        if self.info.right_to_left {
            direction::marked(&direction::signs_set_apart(&text))
        } else {
            text
        }
    }

    /// A message with these arguments. The methods made by `build.rs` call this.
    pub fn say<const N: usize>(
        &self,
        key: &str,
        args: [(&'static str, FluentValue<'static>); N],
    ) -> String {
        self.text(key, &FluentArgs::from_iter(args))
    }

    /// A message with these arguments: the game's own version if there is one.
    fn text(&self, key: &str, args: &FluentArgs) -> String {
        let own = format!("{}_{key}", self.game);
        let own = self.format(&own, args);
        if let Some(text) = own.or_else(|| self.format(key, args)) {
            return text;
        }
        match self.fallback {
            Some(fallback) => fallback.text(key, args),
            None => {
                debug_assert!(false, "there is no message {key}");
                key.to_owned()
            }
        }
    }
}

impl std::fmt::Debug for Catalog {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Catalog").field(&self.info.name).finish()
    }
}

// The shared messages as methods of `Catalog`. `build.rs` makes them from `en.ftl`.
include!(concat!(env!("OUT_DIR"), "/messages.rs"));
