//! The gate that every request to Discord passes. A request waits there until Discord has room for
//! it.
//!
//! Owns the rate limits. Each route and resource has a bucket, which follows the headers of
//! Discord's answers. Requests that count towards the global limit are paced below it; requests
//! that use an interaction's token don't count. Where requests count, servers take turns: a burst
//! of one server delays another server by one request. A refusal of the whole address closes the
//! gate for everything. Knows no request and no message.
//!
//! We looked at a ready-made limiter (twilight-http-ratelimiting 0.18). It allows only one request
//! in flight per bucket. It also keeps an entry for every path that it has ever seen, and each
//! interaction brings new paths.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::store::ShardRange;
use crate::tasks::sleep_until;

/// How many requests per second may count towards Discord's global limit of 50, in all processes
/// together.
const A_SECOND: f64 = 45.0;
/// How many of these may come at once.
const AT_ONCE: f64 = 5.0;
/// The longest random delay after a reset. It keeps requests that wait for the same bucket, here
/// and in other processes, from coming at the same moment.
const JITTER: Duration = Duration::from_millis(50);
/// The most by which two answers may differ on when the same window ends, because one took longer
/// to arrive. Two windows differ by more, since none is shorter than a second.
const SAME_WINDOW: Duration = Duration::from_millis(500);
/// The number of entries from which unused ones are dropped now and then.
const FEW: usize = 256;

/// The resource of a request, for Discord's limits. Each resource has its own buckets.
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

/// The limits that a request counts towards.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The method and route, without any id.
    pub route: String,
    /// The resource.
    pub resource: Resource,
    /// The party that takes turns with others for the global limit: a server by its id, or the
    /// resource if there is no server.
    pub turn: u64,
}

/// What an answer says about the limits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limits {
    /// The state of the route's bucket, if the answer has it.
    pub window: Option<Window>,
    /// The refusal, if the request was one too many.
    pub refused: Option<Refused>,
}

/// A temporary refusal (429).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refused {
    /// How long to wait.
    pub retry_after: Duration,
    /// Which requests have to wait.
    pub scope: Scope,
}

/// Which requests a temporary refusal applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Requests of the same bucket.
    Bucket,
    /// Everything that counts towards the bot's global limit.
    Bot,
    /// Everything from this machine's address, interactions included.
    Address,
}

/// What an answer says about a bucket.
#[derive(Clone, Debug, PartialEq)]
pub struct Window {
    /// The bucket's name. Routes that share the bucket have the same one.
    pub bucket: String,
    /// How many requests a window allows.
    pub limit: u32,
    /// How many are left in this window.
    pub remaining: u32,
    /// How long until the next window begins.
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
    /// Creates the gate of a process that runs these shards. It gets a share of the global limit in
    /// proportion to its shards.
    pub fn of(range: ShardRange) -> Gate {
        Gate {
            buckets: Mutex::default(),
            global: Global::new(Pace::of(range)),
            address: Closing::default(),
        }
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
    /// Takes note of Discord's answer.
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
            if let Some(refused) = limits.refused {
                room.close(now + refused.retry_after);
            }
        });
        let Some(Refused { retry_after, scope }) = limits.refused else {
            return;
        };
        match scope {
            Scope::Bucket => {}
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

/// All buckets in use.
#[derive(Debug, Default)]
struct Buckets {
    /// What is known about each route, once one of its requests has been answered.
    routes: HashMap<String, Route>,
    open: HashMap<(Arc<str>, Resource), Arc<Bucket>>,
    /// The number of buckets at which unneeded ones are dropped next.
    sweep_at: usize,
}

#[derive(Clone, Debug)]
struct Route {
    bucket: Arc<str>,
    limit: u32,
}

impl Buckets {
    /// The bucket of a lane. As long as nothing is known about the route, it has a bucket of its
    /// own, which allows one request in flight.
    fn of(&mut self, lane: &Lane) -> Arc<Bucket> {
        let known = self.routes.get(&lane.route).cloned();
        let Route { bucket, limit } = known.unwrap_or_else(|| Route {
            bucket: lane.route.as_str().into(),
            limit: 1,
        });
        self.open(bucket, lane, limit)
    }

    fn learn(&mut self, lane: &Lane, window: &Window) -> Arc<Bucket> {
        let limit = window.limit.max(1);
        let route = self
            .routes
            .entry(lane.route.clone())
            .or_insert_with(|| Route {
                bucket: window.bucket.as_str().into(),
                limit,
            });
        if *route.bucket != *window.bucket {
            route.bucket = window.bucket.as_str().into();
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

/// A bucket: a number of requests per window.
#[derive(Debug)]
struct Bucket {
    /// Held by the next request to pass. This keeps waiting requests in order.
    next: tokio::sync::Mutex<()>,
    room: Mutex<Room>,
    changed: Notify,
}

#[derive(Debug)]
struct Room {
    limit: u32,
    /// How many requests are left in this window, as Discord last said.
    remaining: u32,
    /// Requests not answered yet. Discord may have subtracted some of them from `remaining`
    /// already. Those count twice for a moment, so there are never too many requests.
    in_flight: u32,
    /// When the window ends; `None` if it hasn't begun.
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
                let mut room = self.room.lock();
                if room.enter(Instant::now()) {
                    return;
                }
                room.ends
            };
            tokio::select! {
                () = sleep_until(full_until.map(|end| end + jitter())) => {}
                () = self.changed.notified() => {}
            }
        }
    }

    fn change(&self, change: impl FnOnce(&mut Room, Instant)) {
        change(&mut self.room.lock(), Instant::now());
        self.changed.notify_one();
    }

    /// Whether it is still needed: its window is running, or somebody besides the map holds it.
    fn is_needed(self: &Arc<Bucket>, now: Instant) -> bool {
        Arc::strong_count(self) > 1 || self.room.lock().ends.is_some_and(|ends| now < ends)
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

    fn update(&mut self, window: &Window, now: Instant) {
        let ends = now + window.reset_after;
        self.limit = window.limit.max(1);
        match self.ends {
            // Answers may arrive out of order.
            Some(known) if ends < known + SAME_WINDOW => {
                self.remaining = self.remaining.min(window.remaining);
                self.ends = Some(known.max(ends));
            }
            _ => {
                self.remaining = window.remaining;
                self.ends = Some(ends);
            }
        }
    }

    fn close(&mut self, until: Instant) {
        self.remaining = 0;
        self.ends = self.ends.max(Some(until));
    }
}

/// The pace of requests that count globally: an interval per request, and a burst. Within one
/// second, the most that can pass is the steady rate plus the burst.
#[derive(Clone, Copy, Debug)]
struct Pace {
    each: Duration,
    burst: u32,
}

impl Pace {
    /// The pace of a process that runs these shards. All processes together keep to the limit,
    /// whatever they do at the same moment, as long as there are no more than 27 of equal size:
    /// each process needs a burst of at least one request.
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

/// The global limit.
#[derive(Debug)]
struct Global {
    pace: Pace,
    /// A lock for each party with waiting requests. The request that is in the common queue holds
    /// it, so each party has only one request in that queue.
    turns: Mutex<HashMap<u64, Arc<tokio::sync::Mutex<()>>>>,
    /// When the next request would be due if each kept the pace. The next request to pass holds the
    /// lock.
    next: tokio::sync::Mutex<Instant>,
    closing: Closing,
}

impl Global {
    fn new(pace: Pace) -> Global {
        Global {
            pace,
            turns: Mutex::default(),
            next: tokio::sync::Mutex::new(Instant::now()),
            closing: Closing::default(),
        }
    }

    async fn pass(&self, turn: u64) {
        let turn = self.turn(turn);
        let _turn = turn.lock().await;
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

    fn turn(&self, of: u64) -> Arc<tokio::sync::Mutex<()>> {
        let mut turns = self.turns.lock();
        if turns.len() >= FEW {
            turns.retain(|_, turn| Arc::strong_count(turn) > 1);
        }
        turns.entry(of).or_default().clone()
    }
}

/// The time until which nothing passes; `None` if nothing was ever refused.
#[derive(Debug, Default)]
struct Closing(Mutex<Option<Instant>>);

impl Closing {
    fn close(&self, wait: Duration) {
        let mut until = self.0.lock();
        *until = until.max(Some(Instant::now() + wait));
    }

    fn is_open(&self) -> bool {
        self.0.lock().is_none_or(|until| until <= Instant::now())
    }

    /// Waits until it is open.
    async fn opened(&self) {
        while !self.is_open() {
            let until = *self.0.lock();
            tokio::time::sleep_until(until.unwrap_or_else(Instant::now) + jitter()).await;
        }
    }
}

fn jitter() -> Duration {
    JITTER.mul_f64(rand::random())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lane(route: &str, token: &str) -> Lane {
        Lane {
            route: route.to_owned(),
            resource: Resource::Interaction(token.into()),
            turn: 0,
        }
    }

    fn told(bucket: &str, limit: u32, remaining: u32, seconds: u64) -> Limits {
        Limits {
            window: Some(Window {
                bucket: bucket.to_owned(),
                limit,
                remaining,
                reset_after: Duration::from_secs(seconds),
            }),
            ..Limits::default()
        }
    }

    fn channel(id: u64) -> Lane {
        Lane {
            route: "POST".to_owned(),
            resource: Resource::Channel(id),
            turn: id,
        }
    }

    fn refused(scope: Scope) -> Limits {
        let retry_after = Duration::from_millis(700);
        Limits {
            refused: Some(Refused { retry_after, scope }),
            ..Limits::default()
        }
    }

    async fn request(gate: &Gate, lane: &Lane, limits: &Limits) -> Duration {
        let began = Instant::now();
        gate.pass(lane).await.answered(lane, limits);
        began.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn requests_wait_only_for_their_own_full_bucket() {
        let gate = Gate::of(ShardRange::ALL);
        let (one, other) = (lane("PATCH", "a"), lane("PATCH", "b"));
        for left in [1, 0] {
            let took = request(&gate, &one, &told("edits", 2, left, 2)).await;
            assert_eq!(took, Duration::ZERO);
        }
        let elsewhere = request(&gate, &other, &told("edits", 2, 1, 2)).await;
        assert_eq!(elsewhere, Duration::ZERO, "each token has its own bucket");
        // Another route, once it is known to share this bucket.
        let post = lane("POST", "b");
        request(&gate, &post, &told("edits", 2, 0, 2)).await;
        let took = request(&gate, &lane("PATCH", "b"), &told("edits", 2, 1, 2)).await;
        assert!((2000..=2050).contains(&took.as_millis()), "{took:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn no_more_requests_are_in_flight_than_there_is_room_for() {
        let gate = Gate::of(ShardRange::ALL);
        let lane = lane("PATCH", "a");
        request(&gate, &lane, &told("edits", 5, 2, 2)).await;
        let (first, _second) = (gate.pass(&lane).await, gate.pass(&lane).await);
        let third = gate.pass(&lane);
        let soon = tokio::time::timeout(Duration::from_millis(10), third).await;
        assert!(soon.is_err(), "both may still be counted");
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
        let took = request(&gate, &channel(2), &Limits::default()).await;
        assert!((700..=800).contains(&took.as_millis()), "{took:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_refusal_of_the_bot_leaves_interactions_alone() {
        let gate = Gate::of(ShardRange::ALL);
        request(&gate, &channel(1), &refused(Scope::Bot)).await;
        let took = request(&gate, &lane("PATCH", "a"), &Limits::default()).await;
        assert_eq!(took, Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn a_refusal_of_the_address_closes_everything() {
        // An interaction that hits the global limit means the address too, because it doesn't count
        // towards that limit.
        for (lane_refused, scope) in [
            (channel(1), Scope::Address),
            (lane("PATCH", "a"), Scope::Address),
            (lane("PATCH", "a"), Scope::Bot),
        ] {
            let gate = Gate::of(ShardRange::ALL);
            request(&gate, &lane_refused, &refused(scope)).await;
            let nothing = Limits::default();
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
    async fn requests_that_waited_for_the_address_keep_the_pace() {
        let gate = Arc::new(Gate::of(ShardRange::ALL));
        request(&gate, &channel(0), &refused(Scope::Address)).await;
        let mut requests = tokio::task::JoinSet::new();
        for id in 1..=100 {
            let gate = gate.clone();
            requests.spawn(async move {
                request(&gate, &channel(id), &Limits::default()).await;
                Instant::now()
            });
        }
        let mut times = requests.join_all().await;
        times.sort();
        for window in times.windows(50) {
            assert!(window[49] - window[0] > Duration::from_secs(1));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_burst_of_one_server_delays_another_by_one_request() {
        let gate = Arc::new(Gate::of(ShardRange::ALL));
        let mut burst = tokio::task::JoinSet::new();
        for id in 1..=200 {
            let gate = gate.clone();
            burst.spawn(async move {
                let lane = Lane {
                    turn: 7,
                    ..channel(id)
                };
                request(&gate, &lane, &Limits::default()).await
            });
        }
        tokio::task::yield_now().await;
        for id in 201..=203 {
            // Requests of other servers, each sent after the previous one has passed.
            let took = request(&gate, &channel(id), &Limits::default()).await;
            assert!(took <= gate.global.pace.each * 3, "{took:?}");
        }
        let slowest = burst.join_all().await.into_iter().max();
        assert!(slowest.is_some_and(|took| took > Duration::from_secs(3)));
    }

    #[tokio::test(start_paused = true)]
    async fn turns_that_nobody_waits_for_are_dropped() {
        let gate = Gate::of(ShardRange::ALL);
        for id in 0..10_000 {
            request(&gate, &channel(id), &Limits::default()).await;
        }
        assert!(gate.global.turns.lock().len() <= FEW);
    }

    /// When each of 200 simultaneous requests passes, spread evenly over these processes.
    async fn times(processes: &[ShardRange]) -> Vec<Instant> {
        let gates: Vec<_> = processes.iter().map(|r| Arc::new(Gate::of(*r))).collect();
        let (went, mut gone) = tokio::sync::mpsc::unbounded_channel();
        for (id, gate) in (0..200).zip(gates.iter().cycle()) {
            let (gate, went) = (gate.clone(), went.clone());
            tokio::spawn(async move {
                let lane = Lane {
                    route: "POST".to_owned(),
                    resource: Resource::Channel(id),
                    turn: id,
                };
                let permit = gate.pass(&lane).await;
                went.send(Instant::now()).unwrap();
                permit.answered(&lane, &Limits::default());
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
    async fn fewer_than_fifty_pass_in_any_second() {
        let times = times(&[ShardRange::ALL]).await;
        let whole = times[199] - times[0];
        assert!(whole < Duration::from_secs(6), "{whole:?}");
    }

    #[tokio::test(start_paused = true)]
    async fn fewer_than_fifty_pass_in_any_second_with_any_number_of_processes() {
        for count in [2, 3, 4, 8, 16, 27] {
            let range = |shard| ShardRange {
                first: shard,
                last: shard,
                total: count,
            };
            times(&(0..count).map(range).collect::<Vec<_>>()).await;
        }
        // A process with more shards gets a larger share.
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
    async fn unneeded_buckets_are_dropped() {
        let gate = Gate::of(ShardRange::ALL);
        for id in 0..100_000 {
            let lane = lane("callback", &id.to_string());
            request(&gate, &lane, &told("callback", 50, 49, 1)).await;
            if id % 100 == 0 {
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        let kept = gate.buckets.lock().open.len();
        assert!(kept < 5000, "{kept}");
    }
}
