//! What the records of all games have in common: the proof of how their cards came about.
//!
//! Owns the envelope. The deal and the moves inside are each game's own.

use serde::{Deserialize, Deserializer, Serialize, de};

use super::cut::{Cut, Mix};
use super::seat::{Seat, SeatSet};
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
    /// The interactions with which the human seats joined, in seat order, and the one that dealt. They
    /// play no part in the shuffle if anybody has cut.
    pub ids: Vec<String>,
    /// The players' cuts, in the order in which they came; the key is absent if nobody has cut.
    #[serde(
        default,
        deserialize_with = "some_cuts",
        skip_serializing_if = "Vec::is_empty"
    )]
    pub cuts: Vec<Cut>,
}

/// Cuts that are there: at least one, and one a seat.
fn some_cuts<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Cut>, D::Error> {
    let cuts = Vec::<Cut>::deserialize(from)?;
    if cuts.is_empty() {
        return Err(de::Error::custom("`cuts` is left out if nobody has cut"));
    }
    let mut seen = SeatSet::EMPTY;
    for Cut { seat, .. } in &cuts {
        if seen.contains(*seat) {
            let twice = format!("seat {seat} has two words in `cuts`");
            return Err(de::Error::custom(twice));
        }
        seen = seen.with(*seat);
    }
    Ok(cuts)
}

/// Why a proof proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// The secret is not 64 hex digits in lower case.
    #[error("the secret is not 64 hex digits")]
    NotASecret,
    /// The commit is not the hash of the secret.
    #[error("the commit is not the SHA-256 of the secret")]
    WrongCommit,
    /// A cut is by a seat that the game doesn't have.
    #[error("seat {0} has a word in `cuts`, but the game has no such seat")]
    NoSuchSeat(Seat),
}

impl ChanceProof {
    /// The proof of a game that is over.
    #[must_use]
    pub fn new(secret: &Secret, game: u64, mix: impl Into<Mix>) -> ChanceProof {
        let Mix { ids, cuts } = mix.into();
        ChanceProof {
            commit: secret.commit(),
            secret: secret.reveal().to_owned(),
            game,
            ids,
            cuts,
        }
    }

    /// The chance that follows from the proof, if the commit is that of the secret.
    ///
    /// # Errors
    /// What is wrong.
    pub fn chance(&self) -> Result<Chance, Unproven> {
        let secret = Secret::from_hex(&self.secret).ok_or(Unproven::NotASecret)?;
        if secret.commit() != self.commit {
            return Err(Unproven::WrongCommit);
        }
        let mix = Mix {
            ids: self.ids.clone(),
            cuts: self.cuts.clone(),
        };
        Ok(mix.chance(&secret, self.game))
    }

    /// The same for a game of this many seats: every cut must be by one of them.
    ///
    /// # Errors
    /// What is wrong.
    pub fn chance_of(&self, seats: usize) -> Result<Chance, Unproven> {
        let strange = self.cuts.iter().find(|cut| cut.seat.index() >= seats);
        match strange {
            Some(cut) => Err(Unproven::NoSuchSeat(cut.seat)),
            None => self.chance(),
        }
    }
}
