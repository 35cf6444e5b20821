//! This layer's metrics: interactions, and requests to Discord.
//!
//! Owns the names and labels of these metrics. Doesn't know who reads them, if anybody. No label
//! names a person or a place.

use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interaction {
    Command,
    /// A press of a button, or a choice in a select.
    Press,
    Autocomplete,
}

impl Interaction {
    const fn label(self) -> &'static str {
        match self {
            Interaction::Command => "command",
            Interaction::Press => "press",
            Interaction::Autocomplete => "autocomplete",
        }
    }
}

pub fn received(interaction: Interaction) {
    metrics::counter!("getaway_interactions_total", "kind" => interaction.label()).increment(1);
}

/// Records how long after an interaction came in Discord accepted its answer or deferral.
pub fn acknowledged(interaction: Interaction, after: Duration) {
    metrics::histogram!("getaway_acknowledge_seconds", "kind" => interaction.label()).record(after);
}

/// Counts a request by the status of Discord's answer, or without one if no answer came.
pub fn requested(status: Option<u16>) {
    let outcome = match status {
        Some(200..300) => "ok",
        Some(429) => "429",
        Some(500..) => "5xx",
        Some(_) | None => "other",
    };
    metrics::counter!("getaway_requests_total", "outcome" => outcome).increment(1);
}

/// Records how long a request waited until Discord's limits had room for it.
pub fn waited(so_long: Duration) {
    metrics::histogram!("getaway_gate_seconds").record(so_long);
}

/// A request waiting at the gate. It counts as long as this value is held.
#[derive(Debug)]
pub struct Waiting(());

impl Waiting {
    pub fn begin() -> Waiting {
        metrics::gauge!("getaway_gate_waiting").increment(1.0);
        Waiting(())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        metrics::gauge!("getaway_gate_waiting").decrement(1.0);
    }
}

/// Counts a retry of something that Discord didn't accept.
pub fn retried() {
    metrics::counter!("getaway_retries_total").increment(1);
}
