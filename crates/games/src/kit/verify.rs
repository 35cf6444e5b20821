//! Verification of a record: recomputes all its chance from the secret.

use super::Rules;
use super::record::{Bad, Record};
use crate::cards::{Chance, Seat, Unproven};

/// The reason a record's chance can't be confirmed. `B` is the fault of the record itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unverified<B> {
    /// The record itself is wrong, or a move without an entry doesn't follow from the seed.
    #[error(transparent)]
    Record(B),
    /// The record doesn't say how its cards came about.
    #[error("there is no chance in this record")]
    NoChance,
    #[error(transparent)]
    Secret(Unproven),
    /// Another seat dealt first.
    #[error("by the seed, seat {expected} deals first")]
    Dealer { expected: Seat },
    #[error("the cards are not what the seed deals")]
    Deal,
    /// A move of chance doesn't follow from the seed.
    #[error("by the seed, move {nth} of chance is {expected}")]
    Move {
        /// The number of the move among the moves of chance, from 1.
        nth: usize,
        /// The right move, as the record would write it.
        expected: String,
    },
}

impl<R: Rules> Record<R> {
    /// Recomputes the record's chance, the commit, the deal and every move of chance, and replays
    /// the record.
    ///
    /// # Errors
    /// The first mismatch found.
    pub fn verify(&self) -> Result<Chance, Unverified<Bad<R>>> {
        let proof = self.chance.as_ref().ok_or(Unverified::NoChance)?;
        let seats = self.seats.len();
        let chance = proof.chance_of(seats).map_err(Unverified::Secret)?;
        self.start().map_err(Unverified::Record)?;
        let dealer = R::dealer(&chance, seats);
        if let Some(expected) = dealer.filter(|dealer| *dealer != self.dealer) {
            return Err(Unverified::Dealer { expected });
        }
        if !R::is_fair(&self.deal, &chance, self.rules, self.dealer) {
            return Err(Unverified::Deal);
        }
        let (mut nth, mut wrong) = (0, None);
        let replayed = self.replay_with(&mut |before, act| {
            let Some(fair) = before.fair_move(act, nth + 1, &chance) else {
                return;
            };
            nth += 1;
            if fair != *act && wrong.is_none() {
                wrong = Some((nth, before.entry(&fair)));
            }
        });
        replayed.map_err(Unverified::Record)?;
        match wrong {
            None => Ok(chance),
            Some((nth, fair)) => Err(Unverified::Move {
                nth,
                expected: serde_json::json!(fair).to_string(),
            }),
        }
    }
}
