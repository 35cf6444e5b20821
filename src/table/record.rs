//! Builds the record of a stored game, by handing the stored parts to the game that wrote them.

use crate::cards::{ChanceProof, Secret};
use crate::games::options::Named;
use crate::games::{GameKind, Record, Stored, UnreadableGame};
use crate::store::StoredGame;

/// Why a stored game has no readable record.
#[derive(Debug, thiserror::Error)]
pub enum NoRecord {
    /// This program doesn't know the game; a later one may.
    #[error("this program doesn't know a game called {0}")]
    UnknownKind(String),
    #[error("the game cannot be read")]
    Unreadable(#[from] UnreadableGame),
}

impl NoRecord {
    /// Whether a later version of the program may be able to read it.
    #[must_use]
    pub fn is_of_later_version(&self) -> bool {
        match self {
            NoRecord::UnknownKind(_) => true,
            NoRecord::Unreadable(why) => why.is_of_later_version(),
        }
    }
}

/// The record of a game, or `None` before the deal. It contains every hand, so check that the game
/// is over before you show it to players. The chance of a running game stays secret.
///
/// # Errors
/// This program cannot read the game.
pub fn record(game: &StoredGame) -> Result<Option<Record>, NoRecord> {
    let kind = GameKind::named(&game.kind);
    let kind = kind.ok_or_else(|| NoRecord::UnknownKind(game.kind.clone()))?;
    Ok(Record::of_stored(kind, &parts(game))?)
}

/// The stored parts of a game, for the game to read.
pub(super) fn parts(game: &StoredGame) -> Stored<'_> {
    let secret = game.shown_secret().and_then(Secret::from_hex);
    Stored {
        rules_version: game.rules_version,
        labels: game.players.iter().map(|p| p.label.clone()).collect(),
        options: game.options.as_deref(),
        dealer: game.dealer,
        deal: game.deal.as_deref(),
        entries: &game.moves,
        chance: secret.map(|secret| ChanceProof::new(&secret, game.number.0, game.mix.clone())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::{SCHEMA_1, execute, url};
    use crate::store::{GameNumber, GameState, Store};

    #[tokio::test]
    async fn games_of_schema_1_still_verify() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("getaway.db");
        execute(&file, SCHEMA_1).await;
        let store = Store::open(&url(&file)).await.unwrap();
        let (mut finished, mut running) = (0, 0);
        let mut number = 1;
        while let Some(game) = store.game(GameNumber(number)).await.unwrap() {
            number += 1;
            let record = record(&game).unwrap();
            match game.state {
                GameState::Committed => assert!(record.is_none()),
                GameState::Running => {
                    let Some(record) = record else { continue };
                    record.check().unwrap();
                    assert_eq!(record.chance(), None);
                    running += 1;
                }
                GameState::Finished => {
                    record.unwrap().verify().unwrap();
                    finished += 1;
                }
                GameState::Stopped => {}
            }
        }
        assert_eq!((finished, running), (12, 9));
    }

    #[tokio::test]
    async fn games_of_a_later_program_are_refused_with_a_reason() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("getaway.db");
        execute(&file, SCHEMA_1).await;
        let store = Store::open(&url(&file)).await.unwrap();
        let mut game = store.game(GameNumber(1)).await.unwrap().unwrap();
        game.rules_version = 2;
        let refused = record(&game).unwrap_err();
        assert!(matches!(
            refused,
            NoRecord::Unreadable(UnreadableGame::Newer {
                played: 2,
                known: 1
            })
        ));
        assert!(refused.is_of_later_version());
        game.kind = "whist".to_owned();
        assert_eq!(
            record(&game).unwrap_err().to_string(),
            "this program doesn't know a game called whist"
        );
    }
}
