//! The budget of each channel for requests through interaction tokens.
//!
//! Discord has a limit on them that it doesn't document: reports say about 30 a minute and channel,
//! for new messages and perhaps for edits and deletions. Unless the host says that it is unknown, it
//! is expected to be on all of them. Where it is unknown, the first refusal of each kind decides: from
//! then on, and for as long as the process runs, requests of that kind have a budget in every
//! channel. A refusal lasts 40 seconds and more, and repeating a refused request may get the address
//! banned, so a channel that refused one is closed until then.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use super::FEW;

/// How many requests a channel may make in [`PER`]. A little less than Discord's limit: its clock
/// sees them at other moments.
const BUDGET: usize = 28;
const PER: Duration = Duration::from_secs(60);
/// How many requests may be made in a quarter of that by whoever leaves some for the rest of it. If
/// all were spent at once, there would be none for most of a minute.
const EVENLY: usize = BUDGET / 4;
/// While a channel has more than this many left, the rest may be made at once: a deal needs one for each
/// hand.
const ENOUGH: usize = 16;

/// The assumption about Discord's limit on the requests through a channel's tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenLimit {
    /// It is on all of them: keep below it.
    #[default]
    Expected,
    /// Nothing, until Discord refuses a request.
    Unknown,
}

/// What a request through a token does in its channel.
///
/// The order matters: if edits count, new messages do, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Use {
    New,
    EditOrDelete,
}

/// How many requests a channel may still make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Left {
    pub all: usize,
    /// The same, if there are to be some at every later moment, too.
    pub evenly: usize,
}

impl Left {
    /// After one more.
    pub const fn less(self) -> Left {
        Left { all: self.all.saturating_sub(1), evenly: self.evenly.saturating_sub(1) }
    }
}

#[derive(Debug)]
pub(super) struct Channels(Mutex<State>);

#[derive(Debug)]
struct State {
    /// What counts towards Discord's limit, as far as it is expected or has shown.
    counts: Option<Use>,
    channels: HashMap<u64, Channel>,
}

#[derive(Debug, Default)]
struct Channel {
    new: Spent,
    all: Spent,
}

/// Requests of the last minute, and a refusal of more.
#[derive(Debug, Default)]
struct Spent {
    /// Oldest first, [`BUDGET`] at most.
    at: VecDeque<Instant>,
    closed_until: Option<Instant>,
}

impl Spent {
    fn add(&mut self, now: Instant) {
        if self.at.len() == BUDGET {
            self.at.pop_front();
        }
        self.at.push_back(now);
    }

    fn left(&self, now: Instant) -> Left {
        if self.closed_until.is_some_and(|until| now < until) {
            return Left { all: 0, evenly: 0 };
        }
        let spent = |per| self.at.iter().filter(|at| now < **at + per).count();
        let all = BUDGET - spent(PER);
        let evenly = EVENLY.saturating_sub(spent(PER / 4)).max(all.saturating_sub(ENOUGH));
        Left { all, evenly: all.min(evenly) }
    }

    fn close(&mut self, until: Instant) {
        self.closed_until = self.closed_until.max(Some(until));
    }
}

impl State {
    /// How many such requests the channel may still make; `None` for any number.
    fn left(&self, channel: u64, what: Use, now: Instant) -> Option<Left> {
        let counts = self.counts.filter(|counts| what <= *counts)?;
        let left = |channel: &Channel| match counts {
            Use::New => channel.new.left(now),
            Use::EditOrDelete => channel.all.left(now),
        };
        Some(self.channels.get(&channel).map_or_else(|| Spent::default().left(now), left))
    }
}

impl Channels {
    pub(super) fn new(limit: TokenLimit) -> Channels {
        Channels(Mutex::new(State {
            counts: match limit {
                TokenLimit::Expected => Some(Use::EditOrDelete),
                TokenLimit::Unknown => None,
            },
            channels: HashMap::new(),
        }))
    }

    /// Spends one request of the channel's budget. Returns whether there was one left.
    pub(super) fn spend(&self, channel: u64, what: Use) -> bool {
        let now = Instant::now();
        let mut state = self.0.lock();
        if state.left(channel, what, now).is_some_and(|left| left.all == 0) {
            return false;
        }
        if state.channels.len() >= FEW {
            state.channels.retain(|_, channel| {
                channel.all.left(now).all < BUDGET || channel.new.left(now).all < BUDGET
            });
        }
        let channel = state.channels.entry(channel).or_default();
        channel.all.add(now);
        if what == Use::New {
            channel.new.add(now);
        }
        true
    }

    /// How many such requests the channel may still make; `None` for any number.
    pub(super) fn left(&self, channel: u64, what: Use) -> Option<Left> {
        self.0.lock().left(channel, what, Instant::now())
    }

    /// Takes note that Discord refused such a request.
    pub(super) fn refused(&self, channel: u64, what: Use, wait: Duration) {
        let until = Instant::now() + wait;
        let mut state = self.0.lock();
        state.counts = state.counts.max(Some(what));
        let channel = state.channels.entry(channel).or_default();
        channel.new.close(until);
        channel.all.close(until);
    }
}
