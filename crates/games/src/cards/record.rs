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

/// How a game's cards and draws came about.
///
/// ```
/// use getaway_games::cards::ChanceProof;
///
/// let again = ChanceProof::Again { again: 7 };
/// assert_eq!(serde_json::to_string(&again).unwrap(), r#"{"again":7}"#);
/// assert_eq!(serde_json::from_str::<ChanceProof>(r#"{"again":7}"#).unwrap(), again);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, try_from = "Written")]
pub enum ChanceProof {
    Shuffled(Shuffle),
    /// They are those of the game with this number, which was dealt again.
    Again {
        again: u64,
    },
}

/// The data needed to recompute a game's chance.
///
/// ```
/// use getaway_games::cards::{Mix, Secret, Shuffle, Unproven};
///
/// let secret = Secret::new([7; 32]);
/// let mut proof = Shuffle::new(&secret, 43, Mix::from(vec!["101".to_owned()]));
/// // Whoever has the proof of a finished game computes its cards anew.
/// assert_eq!(proof.chance().unwrap().shuffled(1).len(), 52);
/// proof.secret = Secret::new([8; 32]).reveal().to_owned();
/// assert_eq!(proof.chance().unwrap_err(), Unproven::WrongCommit);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shuffle {
    /// SHA-256 of the secret, in hex, shown before the game.
    pub commit: String,
    /// The secret, in hex, shown after the game.
    pub secret: String,
    pub game: u64,
    /// The interactions with which the human seats joined, in seat order, then the one that dealt.
    /// They don't affect the shuffle if anybody has cut.
    pub ids: Vec<String>,
    /// The players' cuts, in the order they came; the key is absent if nobody has cut.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cuts: Vec<Cut>,
}

/// Everything that a record may say about its chance.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    again: Option<u64>,
    commit: Option<String>,
    secret: Option<String>,
    game: Option<u64>,
    ids: Option<Vec<String>>,
    #[serde(default, deserialize_with = "some_cuts")]
    cuts: Vec<Cut>,
}

/// The error for a `chance` that is neither of a shuffle nor of a game that was dealt again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
enum NotAProof {
    #[error(
        "`chance` has `commit`, `secret`, `game` and `ids`, or nothing but the number of a game in `again`"
    )]
    Neither,
    #[error("`commit` and `secret` are 64 hex digits each, in lower case")]
    NotHex,
}

impl TryFrom<Written> for ChanceProof {
    type Error = NotAProof;

    fn try_from(written: Written) -> Result<ChanceProof, NotAProof> {
        let Written { again, commit, secret, game, ids, cuts } = written;
        match (again, commit, secret, game, ids) {
            (None, Some(commit), Some(secret), Some(game), Some(ids)) => {
                // Both are written alike.
                let hex = [&commit, &secret].map(|text| Secret::from_hex(text));
                if hex.iter().any(Option::is_none) {
                    return Err(NotAProof::NotHex);
                }
                Ok(ChanceProof::Shuffled(Shuffle { commit, secret, game, ids, cuts }))
            }
            (Some(again @ 1..), None, None, None, None) if cuts.is_empty() => {
                Ok(ChanceProof::Again { again })
            }
            _ => Err(NotAProof::Neither),
        }
    }
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
        let mix = mix.into();
        match mix.again {
            Some(again) => ChanceProof::Again { again },
            None => ChanceProof::Shuffled(Shuffle::new(secret, game, mix)),
        }
    }

    /// The game's own shuffle, if it had one.
    pub const fn shuffle(&self) -> Option<&Shuffle> {
        match self {
            ChanceProof::Shuffled(shuffle) => Some(shuffle),
            ChanceProof::Again { .. } => None,
        }
    }
}

impl Shuffle {
    /// The shuffle of this game, or of the one that was dealt again.
    pub fn new(secret: &Secret, game: u64, mix: Mix) -> Shuffle {
        let Mix { ids, cuts, again } = mix;
        let game = again.unwrap_or(game);
        Shuffle { commit: secret.commit(), secret: secret.reveal().to_owned(), game, ids, cuts }
    }

    /// The chance that follows from the proof, if the commit matches the secret.
    pub fn chance(&self) -> Result<Chance, Unproven> {
        let secret = Secret::from_hex(&self.secret).ok_or(Unproven::NotASecret)?;
        if secret.commit() != self.commit {
            return Err(Unproven::WrongCommit);
        }
        let mix = Mix { ids: self.ids.clone(), cuts: self.cuts.clone(), again: None };
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
