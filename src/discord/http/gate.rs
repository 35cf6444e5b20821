//! The gate that every request to Discord passes. A request waits there until Discord has room for
//! it.
//!
//! Owns the rate limits. Each route and resource has a bucket, which follows the headers of
//! Discord's answers. Requests that count towards the global limit are paced below it; requests
//! that use an interaction's token don't count. Where requests count, servers take turns: a burst
//! of one server delays another server by one request. A refusal of the whole address closes the
//! gate for everything. Requests through tokens also spend their channel's budget, which keeps them
//! below a limit that Discord doesn't document. Knows nothing about what requests and messages
//! contain.
//!
//! We looked at a ready-made limiter (twilight-http-ratelimiting 0.18). It allows only one request
//! in flight per bucket. It also keeps an entry for every path that it has ever seen, and each
//! interaction brings new paths.

mod buckets;
mod channels;
mod global;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;

use crate::store::ShardRange;
use buckets::{Bucket, Buckets};
use channels::Channels;
pub use channels::{Left, TokenLimit, Use};
use global::{Closing, Global};

/// The longest random delay after a reset. It keeps requests that wait for the same bucket, here
/// and in other processes, from coming at the same moment.
const JITTER: Duration = Duration::from_millis(50);
/// The number of entries from which unused ones are dropped now and then.
const FEW: usize = 256;

/// The resource of a request, for Discord's limits. Each resource has its own buckets.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Resource {
    Channel(u64),
    Guild(u64),
    Application,
    Interaction(Arc<str>),
}

impl Resource {
    const fn counts_globally(&self) -> bool {
        !matches!(self, Resource::Interaction(_))
    }
}

#[derive(Clone, Debug)]
pub struct Lane {
    /// The method and route, without any id.
    pub route: String,
    pub resource: Resource,
    /// The party that takes turns with others for the global limit: a server by its id, or the
    /// resource if there is no server.
    pub turn: u64,
    /// The channel whose budget for requests through tokens this one spends.
    pub budget: Option<(u64, Use)>,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limits {
    pub window: Option<Window>,
    pub refused: Option<Refused>,
}

/// A temporary refusal (429).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refused {
    pub retry_after: Duration,
    pub scope: Scope,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Requests of the same bucket.
    Bucket,
    /// Requests through any token of the channel, while the bucket itself may have room. For a
    /// request that spends no channel's budget: requests of its bucket.
    Channel,
    /// Everything that counts towards the bot's global limit.
    Bot,
    Address,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Window {
    /// The bucket's name. Routes that share the bucket have the same one.
    pub bucket: String,
    pub limit: u32,
    pub remaining: u32,
    /// How long until the next window begins.
    pub reset_after: Duration,
}

#[derive(Debug)]
pub struct Gate {
    buckets: Mutex<Buckets>,
    channels: Channels,
    global: Global,
    address: Closing,
}

impl Gate {
    /// Creates the gate of a process that runs these shards. It gets a share of the global limit in
    /// proportion to its shards.
    pub fn of(range: ShardRange, tokens: TokenLimit) -> Gate {
        Gate {
            buckets: Mutex::default(),
            channels: Channels::new(tokens),
            global: Global::of(range),
            address: Closing::default(),
        }
    }

    /// Spends the budget of the request's channel, if it has one. If nothing is left, the request
    /// must not be made: by the time there is room again, its content would be outdated.
    pub fn spend(&self, lane: &Lane) -> bool {
        lane.budget.is_none_or(|(channel, what)| self.channels.spend(channel, what))
    }

    /// How many such requests through tokens a channel may still make; `None` for any number.
    pub fn left(&self, channel: u64, what: Use) -> Option<Left> {
        self.channels.left(channel, what)
    }

    /// Waits until Discord has room. Requests for the same bucket pass in order.
    pub async fn pass(&self, lane: &Lane) -> Permit<'_> {
        let bucket = self.buckets.lock().of(lane);
        bucket.enter().await;
        let permit = Permit { gate: self, bucket };
        loop {
            self.address.opened().await;
            if lane.resource.counts_globally() {
                self.global.pass(lane.turn).await;
            }
            // The address may have been closed while this request waited for its turn.
            if self.address.is_open() {
                return permit;
            }
        }
    }
}

/// Permission to make a request now. Dropping it without an answer makes room again, as if there
/// had been no request.
#[derive(Debug)]
pub struct Permit<'a> {
    gate: &'a Gate,
    bucket: Arc<Bucket>,
}

impl Permit<'_> {
    pub fn answered(self, lane: &Lane, limits: &Limits) {
        let window = limits.window.as_ref();
        let bucket = match window {
            Some(window) => self.gate.buckets.lock().learn(lane, window),
            None => self.bucket.clone(),
        };
        bucket.change(|room, now| {
            if let Some(window) = window {
                room.update(window, now);
            }
            // If the request spends no budget, only its own bucket can hold the next one back.
            let closes =
                |refused: &Refused| refused.scope != Scope::Channel || lane.budget.is_none();
            if let Some(refused) = limits.refused.filter(closes) {
                room.close(now + refused.retry_after);
            }
        });
        let Some(Refused { retry_after, scope }) = limits.refused else { return };
        match scope {
            Scope::Bucket => {}
            Scope::Channel => {
                if let Some((channel, what)) = lane.budget {
                    self.gate.channels.refused(channel, what, retry_after);
                }
            }
            Scope::Bot if lane.resource.counts_globally() => {
                self.gate.global.closing.close(retry_after);
            }
            // Interactions don't count towards the bot's limit. If one is refused along with
            // everything else, the refusal comes from a larger limit.
            Scope::Bot | Scope::Address => self.gate.address.close(retry_after),
        }
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.bucket.change(|room, _| room.in_flight -= 1);
    }
}

fn jitter() -> Duration {
    JITTER.mul_f64(rand::random())
}
