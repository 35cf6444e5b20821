//! Builds the record of a stored game, by handing the stored parts to the game that wrote them.

use getaway_games::cards::{ChanceProof, Secret};
use getaway_games::options::Named;
use getaway_games::{GameKind, Record, Stored, UnreadableGame};
use getaway_store::{PlayerRow, StoredGame};

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
    pub fn is_of_later_version(&self) -> bool {
        match self {
            NoRecord::UnknownKind(_) => true,
            NoRecord::Unreadable(why) => why.is_of_later_version(),
        }
    }
}

/// The record of a game, or `None` before the deal. It contains every hand, so check that the game
/// is over before you show it to players. The chance of a running game stays secret.
pub fn record(game: &StoredGame) -> Result<Option<Record>, NoRecord> {
    let kind =
        GameKind::named(&game.kind).ok_or_else(|| NoRecord::UnknownKind(game.kind.clone()))?;
    Ok(Record::of_stored(kind, &parts(game))?)
}

/// The stored parts of a game, for the game to read.
pub(super) fn parts(game: &StoredGame) -> Stored<'_> {
    let secret = game.shown_secret().and_then(Secret::from_hex);
    Stored {
        rules_version: game.rules_version,
        labels: game.players.iter().map(label).collect(),
        options: game.options.as_deref(),
        dealer: game.dealer,
        deal: game.deal.as_deref(),
        entries: &game.moves,
        chance: secret.map(|secret| ChanceProof::new(&secret, game.number.0, game.mix.clone())),
    }
}

/// A seat's label. It says how many hints its player had: any text is a label, so every referee
/// accepts that, and no other field is needed.
fn label(player: &PlayerRow) -> String {
    match player.hints {
        0 => player.label.clone(),
        1 => format!("{} (1 hint)", player.label),
        hints => format!("{} ({hints} hints)", player.label),
    }
}
