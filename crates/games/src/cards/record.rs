//! What the records of all games have in common: the proof of how their cards came about.
//!
//! Owns the envelope. The deal and the moves inside are each game's own.

use serde::{Deserialize, Deserializer, Serialize};

use super::shuffle::{Chance, Secret};

/// A field that may be left out, but is not `null` when it is there.
pub(crate) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// What is needed to recompute the chance of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChanceProof {
    /// SHA-256 of the secret, in hex, shown before the game.
    pub commit: String,
    /// The secret, in hex, shown after it.
    pub secret: String,
    /// The game's number.
    pub game: u64,
    /// The interactions with which the human seats joined, in seat order, and the one that dealt.
    pub ids: Vec<String>,
}

/// Why a proof proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnprovenSecret {
    /// The secret is not 64 hex digits in lower case.
    #[error("the secret is not 64 hex digits")]
    NotASecret,
    /// The commit is not the hash of the secret.
    #[error("the commit is not the SHA-256 of the secret")]
    WrongCommit,
}

impl ChanceProof {
    /// The proof that the secret of a game which is over has been what it was committed to be.
    #[must_use]
    pub fn new(secret: &Secret, game: u64, ids: Vec<String>) -> ChanceProof {
        ChanceProof {
            commit: secret.commit(),
            secret: secret.reveal().to_owned(),
            game,
            ids,
        }
    }

    /// The chance that follows from the proof, if its commit and its secret belong together.
    ///
    /// # Errors
    /// Why they do not.
    pub fn chance(&self) -> Result<Chance, UnprovenSecret> {
        let secret = Secret::from_hex(&self.secret).ok_or(UnprovenSecret::NotASecret)?;
        if secret.commit() != self.commit {
            return Err(UnprovenSecret::WrongCommit);
        }
        Ok(Chance::new(&secret, self.game, &self.ids))
    }
}
