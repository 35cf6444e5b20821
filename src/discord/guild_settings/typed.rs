//! Options as people type them in a form, the way commands write them: `computers:1 level:hard`.

use super::{GuildSettings, PRESET, Setting, StartOptions};
use crate::games::GameKind;
use crate::games::options::{Named, Value};
use crate::table::Settings;

impl StartOptions {
    /// Everything that a table plays by, with each option given.
    pub fn of_table(settings: &Settings, computers: usize) -> StartOptions {
        let options = settings.options.kind().options().into_iter();
        let game = options.filter_map(|option| {
            let value = settings.options.get(option.name)?;
            Some((option.name.to_owned(), value))
        });
        StartOptions {
            computers: u8::try_from(computers).ok(),
            level: Some(settings.level),
            turn_seconds: Some(settings.turn_seconds),
            game: game.collect(),
            ..StartOptions::default()
        }
    }

    pub fn written(self, kind: GameKind) -> String {
        let guild = GuildSettings {
            start: [(kind.name().to_owned(), self)].into(),
            ..GuildSettings::default()
        };
        let all = Setting::of_tables(kind).filter(|setting| setting.name != PRESET);
        let written = all.filter_map(|setting| {
            let value = setting.get(&guild)?;
            Some(format!("{}:{value}", setting.name))
        });
        written.collect::<Vec<_>>().join(" ")
    }

    /// Reads options that somebody typed.
    ///
    /// # Errors
    /// The first word that isn't one.
    pub fn read(kind: GameKind, typed: &str) -> Result<StartOptions, String> {
        let mut start = StartOptions::default();
        for word in typed.split_whitespace() {
            let set = word.split_once(':').is_some_and(|(name, value)| {
                let mut all = Setting::of_tables(kind);
                let setting = all.find(|setting| setting.name == name);
                setting.is_some_and(|it| it.set_start(&mut start, &Value::new(value)))
            });
            set.then_some(()).ok_or_else(|| word.to_owned())?;
        }
        Ok(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_for_a_form_is_read_as_the_same_options() {
        for kind in GameKind::ALL {
            let options = StartOptions::of_table(&Settings::of(*kind), 2);
            let text = options.clone().written(*kind);
            assert!(text.chars().count() <= 400, "{text}");
            let read = StartOptions::read(*kind, &text).unwrap();
            assert_eq!(read.resolve(*kind, &options), options.resolve(*kind, &read));
        }
        let read = |typed| StartOptions::read(GameKind::Getaway, typed);
        assert_eq!(read("packs:0"), Err("packs:0".to_owned()));
        assert_eq!(read("level:hard please"), Err("please".to_owned()));
    }
}
