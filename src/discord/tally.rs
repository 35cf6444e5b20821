//! What this layer counts about itself: interactions, and requests to Discord.
//!
//! Owns the names and labels of these figures; who reads them, if anybody, is not known here. No
//! label says who or where.

use poise::serenity_prelude as serenity;

use super::caller::{Caller, Origin};

fn kind(origin: Origin) -> &'static str {
    match origin {
        Origin::Command => "command",
        Origin::Public | Origin::Own => "press",
    }
}

/// Somebody asked for something, by a command or a press.
pub fn asked(caller: &Caller) {
    metrics::counter!("getaway_interactions_total", "kind" => kind(caller.origin)).increment(1);
}

/// Somebody is typing, and is offered what they may mean.
pub fn typing() {
    metrics::counter!("getaway_interactions_total", "kind" => "autocomplete").increment(1);
}

/// Discord has taken the answer to what was asked, or its deferral.
pub fn acknowledged(caller: &Caller) {
    metrics::histogram!("getaway_acknowledge_seconds", "kind" => kind(caller.origin))
        .record(caller.token.age());
}

/// Discord answered a request, or could not be reached.
pub fn requested<T>(done: &serenity::Result<T>) {
    metrics::counter!("getaway_requests_total", "outcome" => outcome(done)).increment(1);
}

fn outcome<T>(done: &serenity::Result<T>) -> &'static str {
    match done {
        Ok(_) => "ok",
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer))) => {
            match answer.status_code.as_u16() {
                429 => "429",
                500.. => "5xx",
                _ => "other",
            }
        }
        Err(_) => "other",
    }
}
