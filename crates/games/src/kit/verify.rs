//! The verification of a record: all its chance, recomputed from the secret.

use super::Rules;
use super::record::{Bad, Record};
use crate::cards::{Chance, Seat, Unproven};

/// Why the chance of a record cannot be confirmed; `B` is what can be wrong with the record itself.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unverified<B> {
    /// The record itself is wrong, or what has no entry happened otherwise than by the seed.
    #[error(transparent)]
    Record(B),
    /// The record does not say how its cards came about.
    #[error("there is no chance in this record")]
    NoChance,
    /// What the record says of its secret or its cuts is not true.
    #[error(transparent)]
    Secret(Unproven),
    /// Another seat dealt first.
    #[error("by the seed, seat {expected} deals first")]
    Dealer {
        /// Who should have dealt.
        expected: Seat,
    },
    /// The cards were dealt otherwise.
    #[error("the cards are not what the seed deals")]
    Deal,
    /// A move of chance was another.
    #[error("by the seed, move {nth} of chance is {expected}")]
    Move {
        /// Which of the moves of chance, counted from 1.
        nth: usize,
        /// What it should be, as the record would write it.
        expected: String,
    },
}

impl<R: Rules> Record<R> {
    /// Recomputes the record's chance, the commit, the deal and every move of chance, and replays it.
    ///
    /// # Errors
    /// The first thing that does not match.
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
