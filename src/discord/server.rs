//! What a server has settled: its language, and how its tables start.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::words::{Language, Words};
use crate::computer::Level;
use crate::rules::{Deal, Direction, FirstTrick, House, LastCard, Mistakes, Named, Options, Packs};
use crate::store::{Store, StoreError};
use crate::table::{GuildId, Settings};

/// A server's settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Server {
    /// In which language the bot speaks.
    pub language: Language,
    /// Whether players can ask for hints.
    pub hints: Hints,
    /// How tables start, as far as the server has an opinion.
    pub start: Wishes,
}

impl Server {
    /// The words in which the bot speaks here.
    pub fn words(&self) -> &'static Words {
        self.language.words()
    }
}

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

/// What somebody wants of a table; what they left out is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// How many computers sit down.
    pub computers: Option<u8>,
    /// How well they play.
    pub level: Option<Level>,
    /// Seconds for a turn.
    pub turn_seconds: Option<u32>,
    /// Seconds before a lead.
    pub take_window: Option<u32>,
    /// A named set of options.
    #[serde(with = "by_name")]
    pub house: Option<House>,
    /// How many packs.
    pub packs: Option<Packs>,
    /// Which way play goes.
    pub direction: Option<Direction>,
    /// How the cards come to the players.
    pub deal: Option<Deal>,
    /// The power without a card.
    pub last_card: Option<LastCard>,
    /// What becomes of a mistake.
    pub mistakes: Option<Mistakes>,
    /// The order of the first trick.
    pub first_trick: Option<FirstTrick>,
}

impl Wishes {
    /// The settings of a table and its number of computers: these wishes go before the server's,
    /// and a single option goes before a named set of the same wishes.
    pub fn over(&self, server: &Wishes) -> (Settings, usize) {
        let base = Settings::default();
        let settings = Settings {
            options: self.options(server.options(base.options)),
            level: self.level.or(server.level).unwrap_or(base.level),
            turn_seconds: self
                .turn_seconds
                .or(server.turn_seconds)
                .unwrap_or(base.turn_seconds),
            take_window: self
                .take_window
                .or(server.take_window)
                .unwrap_or(base.take_window),
        };
        let computers = self.computers.or(server.computers).unwrap_or(0);
        (settings, computers.into())
    }

    fn options(&self, base: Options) -> Options {
        let base = self.house.map_or(base, House::options);
        Options {
            packs: self.packs.unwrap_or(base.packs),
            direction: self.direction.unwrap_or(base.direction),
            deal: self.deal.unwrap_or(base.deal),
            first_trick: self.first_trick.unwrap_or(base.first_trick),
            last_card: self.last_card.unwrap_or(base.last_card),
            mistakes: self.mistakes.unwrap_or(base.mistakes),
        }
    }

    /// These wishes, and the older ones where these say nothing. A newly named set of options does
    /// away with older single ones: otherwise it would seem to do nothing.
    #[must_use]
    pub fn merged_into(self, older: Wishes) -> Wishes {
        let older = match self.house {
            Some(_) => Wishes {
                packs: None,
                direction: None,
                deal: None,
                last_card: None,
                mistakes: None,
                first_trick: None,
                ..older
            },
            None => older,
        };
        Wishes {
            computers: self.computers.or(older.computers),
            level: self.level.or(older.level),
            turn_seconds: self.turn_seconds.or(older.turn_seconds),
            take_window: self.take_window.or(older.take_window),
            house: self.house.or(older.house),
            packs: self.packs.or(older.packs),
            direction: self.direction.or(older.direction),
            deal: self.deal.or(older.deal),
            last_card: self.last_card.or(older.last_card),
            mistakes: self.mistakes.or(older.mistakes),
            first_trick: self.first_trick.or(older.first_trick),
        }
    }
}

/// Writes a [`Named`] value as its name.
mod by_name {
    use super::Named;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Named, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        value.map(T::name).serialize(to)
    }

    pub fn deserialize<'de, T: Named, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<T>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        let unknown = || serde::de::Error::custom("an unknown name");
        name.map(|name| T::named(&name).ok_or_else(unknown))
            .transpose()
    }
}

/// The settings of all servers, each read from the store once.
#[derive(Debug, Default)]
pub struct Servers {
    known: Mutex<HashMap<GuildId, Arc<Server>>>,
}

impl Servers {
    /// A server's settings. What cannot be read counts as unsettled: nobody should have to wait for
    /// a sentence.
    pub async fn of(&self, store: &Store, guild: GuildId) -> Arc<Server> {
        if let Some(server) = self.cached(guild) {
            return server;
        }
        let server = match store.settings::<Server>(guild).await {
            Ok(server) => Arc::new(server.unwrap_or_default()),
            Err(error) => {
                tracing::error!(%guild, error = &error as &dyn std::error::Error, "settings not read");
                return Arc::default();
            }
        };
        self.keep(guild, &server);
        server
    }

    /// Saves a server's settings.
    pub async fn save(
        &self,
        store: &Store,
        guild: GuildId,
        server: Server,
    ) -> Result<Arc<Server>, StoreError> {
        store.save_settings(guild, &server).await?;
        let server = Arc::new(server);
        self.keep(guild, &server);
        Ok(server)
    }

    fn cached(&self, guild: GuildId) -> Option<Arc<Server>> {
        // A std lock: it is held for a look-up, never across an await. Here and below, a panic of
        // another holder cannot have left the map half changed.
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&guild).cloned()
    }

    fn keep(&self, guild: GuildId, server: &Arc<Server>) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.insert(guild, server.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_options_go_before_a_house_and_a_house_before_the_servers_defaults() {
        let server = Wishes {
            packs: Some(Packs::Two),
            mistakes: Some(Mistakes::Penalise),
            turn_seconds: Some(60),
            computers: Some(4),
            ..Wishes::default()
        };
        let (settings, computers) = Wishes::default().over(&server);
        assert_eq!(settings.options.packs, Packs::Two);
        assert_eq!(settings.options.mistakes, Mistakes::Penalise);
        assert_eq!((settings.turn_seconds, computers), (60, 4));

        let wishes = Wishes {
            house: Some(House::Shootout),
            last_card: Some(LastCard::DrawFromAny),
            computers: Some(0),
            ..Wishes::default()
        };
        let (settings, computers) = wishes.over(&server);
        let expected = Options {
            last_card: LastCard::DrawFromAny,
            ..House::Shootout.options()
        };
        assert_eq!(settings.options, expected);
        assert_eq!((settings.turn_seconds, computers), (60, 0));
    }

    #[test]
    fn settings_read_back_as_saved() {
        let server = Server {
            start: Wishes {
                house: Some(House::Strict),
                level: Some(Level::Hard),
                ..Wishes::default()
            },
            ..Server::default()
        };
        let text = serde_json::to_string(&server).unwrap();
        assert_eq!(serde_json::from_str::<Server>(&text).unwrap(), server);
        assert_eq!(
            serde_json::from_str::<Server>("{}").unwrap(),
            Server::default()
        );
    }
}
