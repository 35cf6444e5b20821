//! A stored game as a game record (rules, section 11): the only part of the store that knows which
//! game is played.

use crate::rules::check::BadRecord;
use crate::rules::record::{ChanceProof, Format, Record};
use crate::rules::{Options, Seat, Secret};

use super::{GameNumber, GameState, Result, Store, StoreError, StoredGame};

impl Store {
    /// The record of a finished game: none while it runs, or if there is no such game.
    ///
    /// # Errors
    /// What SQLite says, or a document that cannot be read.
    pub async fn record(&self, game: GameNumber) -> Result<Option<Record>> {
        match self.game(game).await? {
            Some(game) if game.state == GameState::Finished => of(&game),
            _ => Ok(None),
        }
    }

    /// The record of any game that has been dealt, also of one that runs: every hand is in it, so it
    /// is for whoever keeps the database. The chance of a running game stays secret.
    ///
    /// # Errors
    /// What SQLite says, or a document that cannot be read.
    pub async fn export(&self, game: GameNumber) -> Result<Option<Record>> {
        match self.game(game).await? {
            Some(game) => of(&game),
            None => Ok(None),
        }
    }
}

/// The record of a game; none if its hands are not known yet.
///
/// # Errors
/// A document that cannot be read.
pub fn of(game: &StoredGame) -> Result<Option<Record>> {
    let seat = |number: u8| Seat::new(number.into());
    let rules: Option<Options> = read(game, "options", game.options.as_ref())?;
    let hands = read(game, "hands", game.hands.as_ref())?;
    let (Some(rules), Some(hands), Some(dealer)) = (rules, hands, game.dealer.and_then(seat))
    else {
        return Ok(None);
    };
    let moves = game.moves.iter().map(|entry| parse(game, "a move", entry));
    let mut record = Record {
        format: Format::V1,
        rules,
        seats: game.players.iter().map(|p| p.label.clone()).collect(),
        dealer,
        hands,
        moves: moves.collect::<Result<_>>()?,
        away: game.away.iter().copied().filter_map(seat).collect(),
        loser: game.loser.and_then(seat),
        chance: proof(game),
    };
    // Who got away is stored when the game is over; until then it follows from the moves.
    if game.loser.is_none()
        && let Err(BadRecord::Away { expected }) = record.replay()
    {
        record.away = expected;
    }
    Ok(Some(record))
}

/// The chance of a game that is over.
fn proof(game: &StoredGame) -> Option<ChanceProof> {
    let secret = Secret::from_hex(game.shown_secret()?)?;
    Some(ChanceProof {
        commit: secret.commit(),
        secret: secret.reveal().to_owned(),
        game: game.number.0,
        ids: game.ids.clone(),
    })
}

fn read<T: serde::de::DeserializeOwned>(
    game: &StoredGame,
    what: &str,
    text: Option<&String>,
) -> Result<Option<T>> {
    text.map(|text| parse(game, what, text)).transpose()
}

fn parse<T: serde::de::DeserializeOwned>(game: &StoredGame, what: &str, text: &str) -> Result<T> {
    let what = format!("game {}: {what}", game.number);
    serde_json::from_str(text).map_err(StoreError::in_document(what))
}
