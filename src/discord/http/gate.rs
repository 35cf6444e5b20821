//! The gate that every request to Discord passes: it waits there until Discord has room for it.
//!
//! Owns the rate limits: one bucket for each route and resource, as the headers of Discord's answers
//! tell, and a pace below the global limit for what counts towards it. What goes through an
//! interaction's token does not. A refusal of the whole address closes the gate for everything.
//! Knows no request and no message.
//!
//! A ready-made limiter was looked at (twilight-http-ratelimiting 0.18): it has one request in flight
//! a bucket, and keeps an entry for every path that it has ever seen, of which each interaction
//! brings new ones.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::Instant;

use crate::store::ShardRange;

/// How many requests a second may count towards Discord's global limit of 50, in all processes together,
const A_SECOND: f64 = 45.0;
/// and how many of these may come at once.
const AT_ONCE: f64 = 5.0;
/// A bucket is opened anew at most so long after Discord says, so that not all who wait for it, here
/// and in other processes, come at the same moment.
const JITTER: Duration = Duration::from_millis(50);
/// By how much two answers of the same window may differ in when it ends: they travelled differently
/// long. Two windows differ by more, since none is shorter than a second.
const SAME_WINDOW: Duration = Duration::from_millis(500);
/// From so many buckets on, those that say nothing any more are forgotten now and then.
const FEW: usize = 256;

/// What a request is about, seen from Discord's limits: each has buckets of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Resource {
    /// A channel.
    Channel(u64),
    /// A server.
    Guild(u64),
    /// The bot's own application.
    Application,
    /// An interaction, by its token.
    Interaction(Arc<str>),
}

impl Resource {
    const fn counts_globally(&self) -> bool {
        !matches!(self, Resource::Interaction(_))
    }
}

/// What a request counts towards.
#[derive(Clone, Debug)]
pub struct Lane {
    /// Its method and route, without any id.
    pub route: &'static str,
    /// What it is about.
    pub resource: Resource,
}

/// What an answer says of the limits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Said {
    /// The bucket that the route falls into, if the answer names it.
    pub bucket: Option<Told>,
    /// The request was one too many.
    pub refused: Option<Refused>,
}

/// A refusal for now (429).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refused {
    /// How long to wait.
    pub retry_after: Duration,
    /// What has to wait.
    pub scope: Scope,
}

/// What a refusal for now holds for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Requests of the same bucket.
    Bucket,
    /// Everything that counts towards the bot's global limit.
    Bot,
    /// Everything from this machine's address, interactions included.
    Address,
}

/// What an answer says of a bucket.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Its name, the same for all routes that share it.
    pub name: String,
    /// How many requests a window holds.
    pub limit: u32,
    /// How many are left in this one.
    pub remaining: u32,
    /// When the next begins.
    pub reset_after: Duration,
}

/// The gate.
#[derive(Debug)]
pub struct Gate {
    buckets: Mutex<Buckets>,
    global: Global,
    address: Closing,
}

impl Gate {
    /// That of a process which runs these shards: what counts globally is shared out by shards.
    pub fn of(range: ShardRange) -> Gate {
        Gate {
            buckets: Mutex::default(),
            global: Global::new(Pace::of(range)),
            address: Closing::default(),
        }
    }

    /// Waits until Discord has room. Those who wait for the same come in order.
    pub async fn pass(&self, lane: &Lane) -> Permit<'_> {
        let bucket = self.buckets().of(lane);
        bucket.enter().await;
        let permit = Permit { gate: self, bucket };
        loop {
            self.address.opened().await;
            if lane.resource.counts_globally() {
                self.global.pass().await;
            }
            // It may have been closed while this one waited for its turn.
            if self.address.is_open() {
                return permit;
            }
        }
    }

    fn buckets(&self) -> MutexGuard<'_, Buckets> {
        // A std lock: held for a look-up, never across an await.
        self.buckets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// That a request may be made now. Dropped without an answer, it is as if there had been none.
#[derive(Debug)]
pub struct Permit<'a> {
    gate: &'a Gate,
    bucket: Arc<Bucket>,
}

impl Permit<'_> {
    /// Discord has answered.
    pub fn answered(self, lane: &Lane, said: &Said) {
        let told = said.bucket.as_ref();
        let bucket = match told {
            Some(told) => self.gate.buckets().learn(lane, told),
            None => self.bucket.clone(),
        };
        bucket.change(|room, now| {
            if let Some(told) = told {
                room.hear(told, now);
            }
            if let Some(refused) = said.refused {
                room.close(now + refused.retry_after);
            }
        });
        let Some(Refused { retry_after, scope }) = said.refused else {
            return;
        };
        match scope {
            Scope::Bucket => {}
            Scope::Bot if lane.resource.counts_globally() => {
                self.gate.global.closing.close(retry_after);
            }
            // Interactions don't count towards the bot's limit: one that is refused along with
            // everything else means a larger limit than that.
            Scope::Bot | Scope::Address => self.gate.address.close(retry_after),
        }
    }
}

impl Drop for Permit<'_> {
    fn drop(&mut self) {
        self.bucket.change(|room, _| room.in_flight -= 1);
    }
}

/// All buckets in use.
#[derive(Debug, Default)]
struct Buckets {
    /// What is known of each route, once one of its requests was answered.
    routes: HashMap<&'static str, Route>,
    open: HashMap<(Arc<str>, Resource), Arc<Bucket>>,
    /// At how many the useless ones are looked for.
    sweep_at: usize,
}

#[derive(Clone, Debug)]
struct Route {
    bucket: Arc<str>,
    limit: u32,
}

impl Buckets {
    /// The bucket of a lane. As long as nothing is known of the route, it has one for itself, in
    /// which one request has to be answered before the next.
    fn of(&mut self, lane: &Lane) -> Arc<Bucket> {
        let known = self.routes.get(lane.route).cloned();
        let Route { bucket, limit } = known.unwrap_or_else(|| Route {
            bucket: lane.route.into(),
            limit: 1,
        });
        self.open(bucket, lane, limit)
    }

    fn learn(&mut self, lane: &Lane, told: &Told) -> Arc<Bucket> {
        let limit = told.limit.max(1);
        let route = self.routes.entry(lane.route).or_insert_with(|| Route {
            bucket: told.name.as_str().into(),
            limit,
        });
        if *route.bucket != *told.name {
            route.bucket = told.name.as_str().into();
        }
        route.limit = limit;
        let bucket = route.bucket.clone();
        self.open(bucket, lane, limit)
    }

    fn open(&mut self, bucket: Arc<str>, lane: &Lane, limit: u32) -> Arc<Bucket> {
        if self.open.len() >= self.sweep_at.max(FEW) {
            let now = Instant::now();
            self.open.retain(|_, bucket| bucket.is_needed(now));
            self.sweep_at = 2 * self.open.len();
        }
        let key = (bucket, lane.resource.clone());
        let bucket = self.open.entry(key);
        bucket.or_insert_with(|| Bucket::new(limit)).clone()
    }
}

/// A bucket: so many requests a window.
#[derive(Debug)]
struct Bucket {
    /// Held by whoever comes next, so that those who wait keep their order.
    next: tokio::sync::Mutex<()>,
    room: Mutex<Room>,
    changed: Notify,
}

#[derive(Debug)]
struct Room {
    limit: u32,
    /// How many Discord last said are left in this window.
    remaining: u32,
    /// Not answered yet. Of some, Discord's word may know already: they count twice for a moment, so
    /// that never too many go.
    in_flight: u32,
    /// When the window ends; none if it has not begun.
    ends: Option<Instant>,
}

impl Bucket {
    fn new(limit: u32) -> Arc<Bucket> {
        let room = Room {
            limit,
            remaining: limit,
            in_flight: 0,
            ends: None,
        };
        Arc::new(Bucket {
            next: tokio::sync::Mutex::default(),
            room: Mutex::new(room),
            changed: Notify::new(),
        })
    }

    async fn enter(&self) {
        let _next = self.next.lock().await;
        loop {
            let full_until = {
                let mut room = self.room();
                if room.enter(Instant::now()) {
                    return;
                }
                room.ends
            };
            let end = async {
                match full_until {
                    Some(end) => tokio::time::sleep_until(end + jitter()).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = end => {}
                () = self.changed.notified() => {}
            }
        }
    }

    fn room(&self) -> MutexGuard<'_, Room> {
        // A std lock: held to count, never across an await.
        self.room.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Room, Instant)) {
        change(&mut self.room(), Instant::now());
        self.changed.notify_one();
    }

    /// Whether it says anything: its window runs, or somebody holds it besides the map.
    fn is_needed(self: &Arc<Bucket>, now: Instant) -> bool {
        Arc::strong_count(self) > 1 || self.room().ends.is_some_and(|ends| now < ends)
    }
}

impl Room {
    fn enter(&mut self, now: Instant) -> bool {
        if self.ends.is_some_and(|ends| ends <= now) {
            self.ends = None;
            self.remaining = self.limit;
        }
        let room = self.in_flight < self.remaining;
        self.in_flight += u32::from(room);
        room
    }

    fn hear(&mut self, told: &Told, now: Instant) {
        let ends = now + told.reset_after;
        self.limit = told.limit.max(1);
        match self.ends {
            // Answers may come out of order.
            Some(known) if ends < known + SAME_WINDOW => {
                self.remaining = self.remaining.min(told.remaining);
                self.ends = Some(known.max(ends));
            }
            _ => {
                self.remaining = told.remaining;
                self.ends = Some(ends);
            }
        }
    }

    fn close(&mut self, until: Instant) {
        self.remaining = 0;
        self.ends = self.ends.max(Some(until));
    }
}

/// The pace of what counts globally: one in so long, and so many at once. In no second go more than both
/// together.
#[derive(Clone, Copy, Debug)]
struct Pace {
    each: Duration,
    burst: u32,
}

impl Pace {
    /// That of a process which runs these shards. All processes together keep to the limit, whatever
    /// they do at the same moment, as long as there are no more than 27 of equal size: each has to have one
    /// request at once.
    fn of(range: ShardRange) -> Pace {
        let share = f64::from(range.count()) / f64::from(range.total);
        let (a_second, at_once) = (A_SECOND * share, (AT_ONCE * share).floor().max(1.0));
        let steady = (a_second - at_once).max(a_second / 2.0);
        Pace {
            each: Duration::from_secs_f64(1.0 / steady),
            burst: at_once as u32,
        }
    }
}

/// What counts globally.
#[derive(Debug)]
struct Global {
    pace: Pace,
    /// When the next would be due if each kept the pace. Held by whoever comes next.
    next: tokio::sync::Mutex<Instant>,
    closing: Closing,
}

impl Global {
    fn new(pace: Pace) -> Global {
        Global {
            pace,
            next: tokio::sync::Mutex::new(Instant::now()),
            closing: Closing::default(),
        }
    }

    async fn pass(&self) {
        let mut next = self.next.lock().await;
        let ahead = self.pace.each * (self.pace.burst - 1);
        loop {
            self.closing.opened().await;
            let now = Instant::now();
            if now + ahead < *next {
                tokio::time::sleep_until(*next - ahead).await;
            } else {
                *next = now.max(*next) + self.pace.each;
                return;
            }
        }
    }
}

/// Until when nothing passes; none if nothing ever was refused.
#[derive(Debug, Default)]
struct Closing(Mutex<Option<Instant>>);

impl Closing {
    fn close(&self, wait: Duration) {
        let mut until = self.until();
        *until = until.max(Some(Instant::now() + wait));
    }

    fn is_open(&self) -> bool {
        self.until().is_none_or(|until| until <= Instant::now())
    }

    /// Waits until it is open.
    async fn opened(&self) {
        while !self.is_open() {
            let until = *self.until();
            tokio::time::sleep_until(until.unwrap_or_else(Instant::now) + jitter()).await;
        }
    }

    fn until(&self) -> MutexGuard<'_, Option<Instant>> {
        // A std lock: held to read or set a time, never across an await.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn jitter() -> Duration {
    JITTER.mul_f64(rand::random())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane(route: &'static str, token: &str) -> Lane {
        Lane {
            route,
            resource: Resource::Interaction(token.into()),
        }
    }

    fn told(name: &str, limit: u32, remaining: u32, seconds: u64) -> Said {
        Said {
            bucket: Some(Told {
                name: name.to_owned(),
                limit,
                remaining,
                reset_after: Duration::from_secs(seconds),
            }),
            ..Said::default()
        }
    }

    fn channel(id: u64) -> Lane {
        Lane {
            route: "POST",
            resource: Resource::Channel(id),
        }
    }

    fn refused(scope: Scope) -> Said {
        let retry_after = Duration::from_millis(700);
        Said {
            refused: Some(Refused { retry_after, scope }),
            ..Said::default()
        }
    }

    async fn request(gate: &Gate, lane: &Lane, said: &Said) -> Duration {
        let began = Instant::now();
        gate.pass(lane).await.answered(lane, said);
        began.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn a_full_bucket_is_waited_for_and_no_other() {
        let gate = Gate::of(ShardRange::ALL);
        let (one, other) = (lane("PATCH", "a"), lane("PATCH", "b"));
        for left in [1, 0] {
            let took = request(&gate, &one, &told("edits", 2, left, 2)).await;
            assert_eq!(took, Duration::ZERO);
        }
        let elsewhere = request(&gate, &other, &told("edits", 2, 1, 2)).await;
        assert_eq!(elsewhere, Duration::ZERO, "each token has its own");
        // Another route of the same bucket, once that is known of it.
        let post = lane("POST", "b");
        request(&gate, &post, &told("edits", 2, 0, 2)).await;
        let took = request(&gate, &lane("PATCH", "b"), &told("edits", 2, 1, 2)).await;
        assert!((2000..=2050).contains(&took.as_millis()), "{took:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_are_in_flight_than_have_room() {
        let gate = Gate::of(ShardRange::ALL);
        let lane = lane("PATCH", "a");
        request(&gate, &lane, &told("edits", 5, 2, 2)).await;
        let (first, _second) = (gate.pass(&lane).await, gate.pass(&lane).await);
        let third = gate.pass(&lane);
        let soon = tokio::time::timeout(Duration::from_millis(10), third).await;
        assert!(soon.is_err(), "both may be counted yet");
        drop(first);
        gate.pass(&lane).await;
    }

    #[tokio::test(start_paused = true)]
    async fn retry_after_is_obeyed() {
        let gate = Gate::of(ShardRange::ALL);
        let lane = lane("PATCH", "a");
        request(&gate, &lane, &refused(Scope::Bucket)).await;
        let took = request(&gate, &lane, &told("edits", 5, 4, 2)).await;
        assert!((700..=750).contains(&took.as_millis()), "{took:?}");

        request(&gate, &channel(1), &refused(Scope::Bot)).await;
        let took = request(&gate, &channel(2), &Said::default()).await;
        assert!((700..=800).contains(&took.as_millis()), "{took:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_refusal_of_the_bot_leaves_interactions_alone() {
        let gate = Gate::of(ShardRange::ALL);
        request(&gate, &channel(1), &refused(Scope::Bot)).await;
        let took = request(&gate, &lane("PATCH", "a"), &Said::default()).await;
        assert_eq!(took, Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn a_refusal_of_the_address_closes_everything() {
        // An interaction that hits the global limit, which it doesn't count towards, is one as well.
        for (lane_refused, scope) in [
            (channel(1), Scope::Address),
            (lane("PATCH", "a"), Scope::Address),
            (lane("PATCH", "a"), Scope::Bot),
        ] {
            let gate = Gate::of(ShardRange::ALL);
            request(&gate, &lane_refused, &refused(scope)).await;
            let nothing = Said::default();
            let (token, other) = (lane("POST", "b"), channel(2));
            let (by_token, by_bot) = tokio::join!(
                request(&gate, &token, &nothing),
                request(&gate, &other, &nothing),
            );
            for took in [by_token, by_bot] {
                assert!((700..=850).contains(&took.as_millis()), "{took:?}");
            }
        }
    }

    #[tokio::test(start_paused = true)]
    async fn what_waited_for_the_address_keeps_the_pace() {
        let gate = Arc::new(Gate::of(ShardRange::ALL));
        request(&gate, &channel(0), &refused(Scope::Address)).await;
        let mut requests = tokio::task::JoinSet::new();
        for id in 1..=100 {
            let gate = gate.clone();
            requests.spawn(async move {
                request(&gate, &channel(id), &Said::default()).await;
                Instant::now()
            });
        }
        let mut times = requests.join_all().await;
        times.sort();
        for window in times.windows(50) {
            assert!(window[49] - window[0] > Duration::from_secs(1));
        }
    }

    /// When each of 200 requests goes, which come at once to one of these processes in turn.
    async fn times(processes: &[ShardRange]) -> Vec<Instant> {
        let gates: Vec<_> = processes.iter().map(|r| Arc::new(Gate::of(*r))).collect();
        let (went, mut gone) = tokio::sync::mpsc::unbounded_channel();
        for (id, gate) in (0..200).zip(gates.iter().cycle()) {
            let (gate, went) = (gate.clone(), went.clone());
            tokio::spawn(async move {
                let lane = Lane {
                    route: "POST",
                    resource: Resource::Channel(id),
                };
                let permit = gate.pass(&lane).await;
                went.send(Instant::now()).unwrap();
                permit.answered(&lane, &Said::default());
            });
        }
        drop(went);
        let mut times = Vec::new();
        while let Some(at) = gone.recv().await {
            times.push(at);
        }
        assert_eq!(times.len(), 200);
        for window in times.windows(50) {
            assert!(window[49] - window[0] > Duration::from_secs(1));
        }
        times
    }

    #[tokio::test(start_paused = true)]
    async fn fewer_than_fifty_go_in_any_second() {
        let times = times(&[ShardRange::ALL]).await;
        let whole = times[199] - times[0];
        assert!(whole < Duration::from_secs(6), "{whole:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn fewer_than_fifty_go_in_any_second_however_many_processes_there_are() {
        for count in [2, 3, 4, 8, 16, 27] {
            let range = |shard| ShardRange {
                first: shard,
                last: shard,
                total: count,
            };
            times(&(0..count).map(range).collect::<Vec<_>>()).await;
        }
        // One that has more shards has more of it.
        let range = |first, last| ShardRange {
            first,
            last,
            total: 4,
        };
        let (large, small) = (Pace::of(range(0, 2)), Pace::of(range(3, 3)));
        assert!(large.each * 2 < small.each && large.burst > small.burst);
        times(&[range(0, 2), range(3, 3)]).await;
    }

    #[tokio::test(start_paused = true)]
    async fn buckets_that_say_nothing_are_forgotten() {
        let gate = Gate::of(ShardRange::ALL);
        for id in 0..100_000 {
            let lane = lane("callback", &id.to_string());
            request(&gate, &lane, &told("callback", 50, 49, 1)).await;
            if id % 100 == 0 {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        let kept = gate.buckets().open.len();
        assert!(kept < 5000, "{kept}");
    }
}
