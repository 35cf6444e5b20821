//! The words: every sentence that a person reads, in one Fluent file a language.
//!
//! Owns the files, the list of messages and the types of their arguments; a message is a method, so
//! that neither its name nor an argument can be misspelt. Knows nothing of a game. A further
//! language is a further `.ftl` file and a further [`Language`]; what it lacks is said in English.

mod keys;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

/// A language in which the bot can speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: &'static [Language] = &[Language::English];

    /// The language's name in options and in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "english",
        }
    }

    const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("en.ftl"),
        }
    }

    /// The language as Discord and Fluent call it.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// The words of the language.
    pub fn words(self) -> &'static Words {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::read(Language::English));
        match self {
            Language::English => &ENGLISH,
        }
    }
}

/// The messages of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

impl Words {
    fn read(language: Language) -> Words {
        // What cannot be read is left out and falls back to English; a test reads every file whole.
        let resource = FluentResource::try_new(language.source().to_owned())
            .unwrap_or_else(|(partial, _)| partial);
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Marks of direction around each argument would cut mentions and timestamps in pieces.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Words { bundle, language }
    }

    /// A message that is looked up by a name made at run time: descriptions of commands and
    /// options, names of choices.
    pub fn about(&self, key: &str) -> Option<String> {
        let args = FluentArgs::new();
        self.format(key, &args)
    }

    fn format(&self, key: &str, args: &FluentArgs) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "message {key}: {errors:?}");
        Some(text.into_owned())
    }

    fn say(&self, key: &str, args: &FluentArgs) -> String {
        if let Some(text) = self.format(key, args) {
            return text;
        }
        let english = Language::English.words();
        let text = (self.language != Language::English).then(|| english.format(key, args));
        text.flatten().unwrap_or_else(|| key.to_owned())
    }
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// Declares the messages as methods of [`Words`], and their names for the tests.
macro_rules! words {
    ($($name:ident ( $($arg:ident),* );)+) => {
        impl Words {
            $(
                #[doc = concat!("The message `", stringify!($name), "`.")]
                pub fn $name(&self $(, $arg: impl Into<FluentValue<'static>>)*) -> String {
                    #[allow(unused_mut, reason = "a message may have no argument")]
                    let mut args = FluentArgs::new();
                    $( args.set(stringify!($arg), $arg); )*
                    self.say(stringify!($name), &args)
                }
            )+
        }

        #[cfg(test)]
        pub(super) const MESSAGES: &[(&str, &[&str])] = &[$((stringify!($name), &[$(stringify!($arg)),*])),+];
    };
}
use words;
