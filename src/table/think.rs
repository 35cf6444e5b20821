//! Computer players at work: on blocking threads, never on the async ones; at most so many at once
//! over all tables, in the order in which they asked; for so long and no longer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::Instant;

use crate::computer::{Limits, PLAYOUTS};
use crate::rules::{Named, View};

use super::life::{Choice, Decide, Query};

/// How computer players behave in time.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The least time that a computer takes for a move, so that people can follow.
    pub computer: Duration,
    /// The most time that it may think.
    pub think: Duration,
    /// The most games that it may play out in its head for one decision.
    pub playouts: u32,
    /// How many computers may think at once, over all tables.
    pub thinkers: usize,
}

impl Default for Pace {
    fn default() -> Pace {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pace {
            computer: Duration::from_millis(900),
            think: Duration::from_secs(1),
            playouts: PLAYOUTS,
            // One core stays with the people.
            thinkers: cores.saturating_sub(1).max(1),
        }
    }
}

/// A decision being made. Dropping it stops the thinking.
#[derive(Debug)]
pub(super) struct Thinking {
    pub(super) query: Query,
    stop: Arc<AtomicBool>,
    task: JoinHandle<Option<Choice>>,
}

impl Thinking {
    pub(super) fn start(
        query: Query,
        view: Option<View>,
        pace: Pace,
        gate: Arc<Semaphore>,
    ) -> Thinking {
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Arc::clone(&stop);
        let task = tokio::spawn(async move {
            let not_before = Instant::now() + pace.computer;
            let choice = match view {
                Some(view) => think(query, view, pace, gate, asked).await,
                None => Some(Choice::Pick),
            };
            // Who does not take does nothing that one would have to follow.
            if choice != Some(Choice::Take(false)) && Instant::now() < not_before {
                tokio::time::sleep_until(not_before).await;
            }
            choice
        });
        Thinking { query, stop, task }
    }

    /// The decision; none if there is none to be had. May be dropped and asked again.
    pub(super) async fn answer(&mut self) -> Option<Choice> {
        (&mut self.task).await.unwrap_or(None)
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

async fn think(
    query: Query,
    view: View,
    pace: Pace,
    gate: Arc<Semaphore>,
    stop: Arc<AtomicBool>,
) -> Option<Choice> {
    let permit = gate.acquire_owned().await.ok()?;
    let any = any_choice(query.what, &view);
    let thought = tokio::task::spawn_blocking(move || {
        // Held until the thread is free again, also when nobody waits for the answer any more.
        let _permit = permit;
        let started = std::time::Instant::now();
        let go_on = || !stop.load(Ordering::Relaxed) && started.elapsed() < pace.think;
        let limits = Limits {
            playouts: pace.playouts,
            go_on: &go_on,
        };
        let choice = decide(query, &view, &limits);
        metrics::histogram!("getaway_think_seconds", "level" => query.kind.name())
            .record(started.elapsed());
        choice
    });
    match thought.await {
        Ok(choice) => Some(choice),
        Err(error) => {
            tracing::error!(%error, kind = ?query.kind, "a computer player failed; any legal choice is made for it");
            any
        }
    }
}

pub(super) fn decide(query: Query, view: &View, limits: &Limits) -> Choice {
    let mut rng = Xoshiro256PlusPlus::from_rng(&mut rand::rng());
    match query.what {
        Decide::Card => Choice::Card(query.kind.card(view, limits, &mut rng)),
        Decide::Take => Choice::Take(query.kind.takes(view, limits, &mut rng)),
        Decide::DrawFrom(seats) => {
            Choice::DrawFrom(query.kind.draws_from(view, seats, limits, &mut rng))
        }
        Decide::Pick => Choice::Pick,
    }
}

/// A game must not stand still because a computer player has a fault.
pub(super) fn any_choice(what: Decide, view: &View) -> Option<Choice> {
    match what {
        Decide::Card => view.legal_cards().nth(0).map(Choice::Card),
        Decide::Take => Some(Choice::Take(false)),
        Decide::DrawFrom(seats) => seats.iter().next().map(Choice::DrawFrom),
        Decide::Pick => Some(Choice::Pick),
    }
}
