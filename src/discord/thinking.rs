//! The strong player's opinion: a hint on the present decision, and a review of a finished game.
//!
//! Owns where and for how long it thinks: on a thread of its own, one thought at a time, so that
//! neither answers nor computer players wait for it. It is given what one player knew, no more.

use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::Semaphore;

use crate::computer::{Advice, Limits, Moment, advise, review};
use crate::rules::{CardSet, Move, Record, Seat, View};

/// The most games that are played out for a hint, and the most time that it takes.
const HINT: (u32, Duration) = (4000, Duration::from_millis(900));
/// The same for each decision of a review, and for the whole of it.
const REVIEW: (u32, Duration) = (600, Duration::from_secs(6));

/// Thinks for people who ask.
#[derive(Debug)]
pub struct Thinker(Semaphore);

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker(Semaphore::new(1))
    }
}

impl Thinker {
    /// What a strong player would do with this view.
    pub async fn hint(&self, view: View) -> Option<Advice> {
        let (playouts, time) = HINT;
        self.think(time, move |go_on, rng| {
            advise(&view, &Limits { playouts, go_on }, rng)
        })
        .await
    }

    /// The decisions of a finished game that cost the player in the seat most.
    pub async fn review(&self, record: Record, seat: Seat) -> Option<Vec<Moment>> {
        let (playouts, time) = REVIEW;
        let moments = self.think(time, move |go_on, rng| {
            let mut moves: Vec<Move> = Vec::with_capacity(record.moves.len());
            record.replay_with(&mut |_, act| moves.push(act)).ok()?;
            let hands = record
                .hands
                .iter()
                .map(|hand| hand.iter().copied().collect());
            let hands: Vec<CardSet> = hands.collect();
            let limits = Limits { playouts, go_on };
            review(
                record.rules,
                record.dealer,
                &hands,
                &moves,
                seat,
                &limits,
                rng,
            )
            .ok()
        });
        moments.await?
    }

    async fn think<T: Send + 'static>(
        &self,
        time: Duration,
        thought: impl FnOnce(&dyn Fn() -> bool, &mut Xoshiro256PlusPlus) -> T + Send + 'static,
    ) -> Option<T> {
        let _turn = self.0.acquire().await.ok()?;
        let work = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
            thought(&|| started.elapsed() < time, &mut rng)
        });
        work.await
            .inspect_err(|error| tracing::error!(%error, "thinking for somebody failed"))
            .ok()
    }
}
