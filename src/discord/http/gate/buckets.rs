//! The buckets of routes and resources: how many requests each has room for, as Discord's answers
//! say.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::Instant;

use super::{FEW, Lane, Resource, Window, jitter};
use crate::table::tasks::sleep_until;

/// The most by which two answers may differ on when the same window ends, because one took longer
/// to arrive. Two windows differ by more, since none is shorter than a second.
const SAME_WINDOW: Duration = Duration::from_millis(500);

#[derive(Debug, Default)]
pub(super) struct Buckets {
    /// The bucket and the limit of each route, as Discord last stated them.
    routes: HashMap<String, Route>,
    pub(super) open: HashMap<(Arc<str>, Resource), Arc<Bucket>>,
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
    pub(super) fn of(&mut self, lane: &Lane) -> Arc<Bucket> {
        let known = self.routes.get(&lane.route).cloned();
        let Route { bucket, limit } =
            known.unwrap_or_else(|| Route { bucket: lane.route.as_str().into(), limit: 1 });
        self.open(bucket, lane, limit)
    }

    pub(super) fn learn(&mut self, lane: &Lane, window: &Window) -> Arc<Bucket> {
        let limit = window.limit.max(1);
        let known = self.routes.get(&lane.route).map(|route| route.bucket.clone());
        let bucket = known
            .filter(|bucket| **bucket == *window.bucket)
            .unwrap_or_else(|| window.bucket.as_str().into());
        self.routes.insert(lane.route.clone(), Route { bucket: bucket.clone(), limit });
        self.open(bucket, lane, limit)
    }

    fn open(&mut self, bucket: Arc<str>, lane: &Lane, limit: u32) -> Arc<Bucket> {
        if self.open.len() >= self.sweep_at.max(FEW) {
            let now = Instant::now();
            self.open.retain(|_, bucket| bucket.is_needed(now));
            self.sweep_at = 2 * self.open.len();
        }
        let key = (bucket, lane.resource.clone());
        self.open.entry(key).or_insert_with(|| Bucket::new(limit)).clone()
    }
}

/// A bucket: a number of requests per window.
#[derive(Debug)]
pub(super) struct Bucket {
    /// Held by the next request to pass. This keeps waiting requests in order.
    next: tokio::sync::Mutex<()>,
    room: Mutex<Room>,
    changed: Notify,
}

#[derive(Debug)]
pub(super) struct Room {
    limit: u32,
    /// How many requests are left in this window, as Discord last said.
    remaining: u32,
    /// Requests not answered yet. Discord may have subtracted some of them from `remaining`
    /// already. Those count twice for a moment, so there are never too many requests.
    pub(super) in_flight: u32,
    /// When the window ends; `None` if it hasn't begun.
    ends: Option<Instant>,
}

impl Bucket {
    fn new(limit: u32) -> Arc<Bucket> {
        let room = Room { limit, remaining: limit, in_flight: 0, ends: None };
        Arc::new(Bucket {
            next: tokio::sync::Mutex::default(),
            room: Mutex::new(room),
            changed: Notify::new(),
        })
    }

    pub(super) async fn enter(&self) {
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

    pub(super) fn change(&self, change: impl FnOnce(&mut Room, Instant)) {
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

    pub(super) fn update(&mut self, window: &Window, now: Instant) {
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

    pub(super) fn close(&mut self, until: Instant) {
        self.remaining = 0;
        self.ends = self.ends.max(Some(until));
    }
}
