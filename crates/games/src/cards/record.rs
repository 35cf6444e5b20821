//! The part that all records share: the proof of how the cards came about.
//!
//! Owns the envelope. Each game owns its deal and its moves.

use serde::{Deserialize, Deserializer, Serialize, de};

use super::cut::{Cut, Mix};
use super::seat::{Seat, SeatSet};
use super::shuffle::{Chance, Secret};

/// Reads a field that may be absent but not `null`.
pub(crate) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// The data needed to recompute a game's chance.
///
/// ```
/// use getaway_games::cards::{ChanceProof, Mix, Secret, Unproven};
///
/// let secret = Secret::new([7; 32]);
/// let mut proof = ChanceProof::new(&secret, 43, Mix::from(vec!["101".to_owned()]));
/// // Whoever has the proof of a finished game computes its cards anew.
/// assert_eq!(proof.chance().unwrap().shuffled(1).len(), 52);
/// proof.secret = Secret::new([8; 32]).reveal().to_owned();
/// assert_eq!(proof.chance().unwrap_err(), Unproven::WrongCommit);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChanceProof {
    /// SHA-256 of the secret, in hex, shown before the game.
    pub commit: String,
    /// The secret, in hex, shown after the game.
    pub secret: String,
    pub game: u64,
    /// The interactions with which the human seats joined, in seat order, then the one that dealt.
    /// They don't affect the shuffle if anybody has cut.
    pub ids: Vec<String>,
    /// The players' cuts, in the order they came; the key is absent if nobody has cut.
    #[serde(default, deserialize_with = "some_cuts", skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<Cut>,
}

/// Reads the cuts if present: at least one, and at most one per seat.
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// The secret is not 64 hex digits in lower case.
    #[error("the secret is not 64 hex digits")]
    NotASecret,
    /// The commit is not the hash of the secret.
    #[error("the commit is not the SHA-256 of the secret")]
    WrongCommit,
    /// A cut comes from a seat that the game doesn't have.
    #[error("seat {0} has a word in `cuts`, but the game has no such seat")]
    NoSuchSeat(Seat),
}

impl ChanceProof {
    pub fn new(secret: &Secret, game: u64, mix: impl Into<Mix>) -> ChanceProof {
        let Mix { ids, cuts } = mix.into();
        ChanceProof { commit: secret.commit(), secret: secret.reveal().to_owned(), game, ids, cuts }
    }

    /// The chance that follows from the proof, if the commit matches the secret.
    pub fn chance(&self) -> Result<Chance, Unproven> {
        let secret = Secret::from_hex(&self.secret).ok_or(Unproven::NotASecret)?;
        if secret.commit() != self.commit {
            return Err(Unproven::WrongCommit);
        }
        let mix = Mix { ids: self.ids.clone(), cuts: self.cuts.clone() };
        Ok(mix.chance(&secret, self.game))
    }

    /// Like [`chance`](Self::chance), for a game with this many seats: every cut must come from one
    /// of them.
    pub fn chance_of(&self, seats: usize) -> Result<Chance, Unproven> {
        let strange = self.cuts.iter().find(|cut| cut.seat.index() >= seats);
        match strange {
            Some(cut) => Err(Unproven::NoSuchSeat(cut.seat)),
            None => self.chance(),
        }
    }
}
