//! What this layer counts about itself: interactions, and requests to Discord.
//!
//! Owns the names and labels of these figures; who reads them, if anybody, is not known here. No
//! label says who or where.

use std::time::Duration;

/// How somebody interacts with the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interaction {
    /// A command.
    Command,
    /// A press of a button, or a choice in a select.
    Press,
    /// Typing an option that is completed.
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

/// An interaction came in.
pub fn received(interaction: Interaction) {
    metrics::counter!("getaway_interactions_total", "kind" => interaction.label()).increment(1);
}

/// Discord has accepted the answer to an interaction, or its deferral, so long after it came in.
pub fn acknowledged(interaction: Interaction, after: Duration) {
    metrics::histogram!("getaway_acknowledge_seconds", "kind" => interaction.label()).record(after);
}

/// Discord answered a request with this status, or did not answer.
pub fn requested(status: Option<u16>) {
    let outcome = match status {
        Some(200..300) => "ok",
        Some(429) => "429",
        Some(500..) => "5xx",
        Some(_) | None => "other",
    };
    metrics::counter!("getaway_requests_total", "outcome" => outcome).increment(1);
}

/// A request waited so long until Discord's limits had room for it.
pub fn waited(so_long: Duration) {
    metrics::histogram!("getaway_gate_seconds").record(so_long);
}

/// A request that waits at the gate, for as long as this is held.
#[derive(Debug)]
pub struct Waiting(());

impl Waiting {
    /// One more waits.
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

/// Something that Discord did not take is tried again.
pub fn retried() {
    metrics::counter!("getaway_retries_total").increment(1);
}
