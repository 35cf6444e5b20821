//! The queue of jobs that wait for a thread of the pool.
//!
//! One line for each [`Urgency`], in which servers take turns; within a server, first come, first
//! served. A plain data structure without threads; callers pass in the time.

use std::collections::VecDeque;

use tokio::time::Instant;

use super::Urgency;
use getaway_store::GuildId;

/// The server that a job is for; `None` if it serves the whole process.
pub(super) type Server = Option<GuildId>;

pub(super) struct Queue<J> {
    lines: [Line<J>; Urgency::ALL.len()],
    last: u64,
}

/// The servers that have a job here, the next one first, each with its jobs, the oldest first.
struct Line<J>(VecDeque<(Server, VecDeque<Waiting<J>>)>);

struct Waiting<J> {
    number: u64,
    since: Instant,
    job: J,
}

#[derive(Clone, Copy)]
pub(super) struct Place {
    urgency: Urgency,
    server: Server,
    number: u64,
}

pub(super) struct Next<J> {
    pub(super) urgency: Urgency,
    pub(super) since: Instant,
    pub(super) job: J,
}

impl<J> Queue<J> {
    pub(super) fn new() -> Queue<J> {
        Queue { lines: std::array::from_fn(|_| Line(VecDeque::new())), last: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.lines.iter().flat_map(|line| &line.0).map(|(_, jobs)| jobs.len()).sum()
    }

    pub(super) fn push(&mut self, urgency: Urgency, server: Server, now: Instant, job: J) -> Place {
        self.last += 1;
        let place = Place { urgency, server, number: self.last };
        self.line(urgency).push(server, Waiting { number: place.number, since: now, job });
        place
    }

    /// Removes a job that is no longer wanted, if it still waits.
    pub(super) fn remove(&mut self, place: Place) {
        self.line(place.urgency).remove(place.server, place.number);
    }

    /// Takes the job that a free thread should run: the most urgent one, unless less urgent jobs
    /// have waited longer than their patience. Those go first then, in the order in which their
    /// patience ended.
    pub(super) fn next(&mut self, now: Instant) -> Option<Next<J>> {
        let impatient = Urgency::ALL
            .into_iter()
            .filter_map(|urgency| {
                Some((self.line(urgency).oldest()? + urgency.patience(), urgency))
            })
            .filter(|(until, _)| *until <= now)
            .min();
        match impatient {
            Some((_, urgency)) => self.take(urgency),
            None => Urgency::ALL.into_iter().find_map(|urgency| self.take(urgency)),
        }
    }

    /// Takes the next job that is more urgent than this, if there is one.
    pub(super) fn more_urgent_than(&mut self, urgency: Urgency) -> Option<Next<J>> {
        let mut more = Urgency::ALL.into_iter().filter(|more| *more < urgency);
        more.find_map(|urgency| self.take(urgency))
    }

    fn take(&mut self, urgency: Urgency) -> Option<Next<J>> {
        let waiting = self.line(urgency).pop()?;
        Some(Next { urgency, since: waiting.since, job: waiting.job })
    }

    fn line(&mut self, urgency: Urgency) -> &mut Line<J> {
        &mut self.lines[urgency as usize]
    }
}

impl<J> Line<J> {
    fn place_of(&self, server: Server) -> Option<usize> {
        self.0.iter().position(|(other, _)| *other == server)
    }

    fn push(&mut self, server: Server, waiting: Waiting<J>) {
        match self.place_of(server) {
            Some(at) => self.0[at].1.push_back(waiting),
            None => self.0.push_back((server, VecDeque::from([waiting]))),
        }
    }

    fn oldest(&self) -> Option<Instant> {
        self.0.iter().filter_map(|(_, jobs)| Some(jobs.front()?.since)).min()
    }

    fn pop(&mut self) -> Option<Waiting<J>> {
        let (server, mut jobs) = self.0.pop_front()?;
        let first = jobs.pop_front();
        if !jobs.is_empty() {
            self.0.push_back((server, jobs));
        }
        first
    }

    fn remove(&mut self, server: Server, number: u64) {
        if let Some(at) = self.place_of(server) {
            self.0[at].1.retain(|waiting| waiting.number != number);
            if self.0[at].1.is_empty() {
                self.0.remove(at);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// A queue of named jobs with its own clock.
    struct Bench {
        queue: Queue<&'static str>,
        now: Instant,
    }

    impl Bench {
        fn new() -> Bench {
            Bench { queue: Queue::new(), now: Instant::now() }
        }

        fn push(&mut self, urgency: Urgency, server: u64, job: &'static str) -> Place {
            let server = Some(GuildId(server));
            self.queue.push(urgency, server, self.now, job)
        }

        fn pass(&mut self, time: Duration) {
            self.now += time;
        }

        fn next(&mut self) -> Option<&'static str> {
            self.queue.next(self.now).map(|next| next.job)
        }

        fn rest(&mut self) -> Vec<&'static str> {
            std::iter::from_fn(|| self.next()).collect()
        }
    }

    #[test]
    fn servers_take_turns_and_each_is_served_in_order() {
        let mut bench = Bench::new();
        for job in ["a1", "a2", "a3", "a4"] {
            bench.push(Urgency::Search, 1, job);
        }
        bench.push(Urgency::Search, 2, "b1");
        assert_eq!(bench.next(), Some("a1"));
        // A new server waits for at most one job of each other server.
        bench.push(Urgency::Search, 3, "c1");
        bench.push(Urgency::Search, 2, "b2");
        assert_eq!(bench.rest(), ["b1", "a2", "c1", "b2", "a3", "a4"]);
        assert_eq!(bench.queue.len(), 0);
    }

    #[test]
    fn more_urgent_jobs_go_first() {
        let mut bench = Bench::new();
        bench.push(Urgency::Background, 1, "review");
        bench.push(Urgency::Search, 1, "hard");
        bench.push(Urgency::Answer, 1, "hint");
        let urgent = |bench: &mut Bench, than| {
            let next = bench.queue.more_urgent_than(than);
            next.map(|next| next.job)
        };
        assert_eq!(urgent(&mut bench, Urgency::Answer), None);
        assert_eq!(urgent(&mut bench, Urgency::Background), Some("hint"));
        assert_eq!(bench.rest(), ["hard", "review"]);
    }

    #[test]
    fn no_job_starves() {
        let mut bench = Bench::new();
        bench.push(Urgency::Background, 1, "review");
        bench.push(Urgency::Search, 1, "hard");
        bench.pass(Urgency::Search.patience());
        bench.push(Urgency::Answer, 2, "hint");
        assert_eq!(bench.next(), Some("hard"), "its patience has ended");
        assert_eq!(bench.next(), Some("hint"));
        bench.pass(Urgency::Background.patience() - Urgency::Search.patience());
        for hint in ["hint 2", "hint 3"] {
            bench.push(Urgency::Answer, 2, hint);
        }
        assert_eq!(bench.rest(), ["review", "hint 2", "hint 3"]);
    }

    #[test]
    fn the_job_whose_patience_ended_first_is_next() {
        let mut bench = Bench::new();
        bench.push(Urgency::Search, 1, "hard");
        bench.pass(Urgency::Search.patience());
        bench.push(Urgency::Answer, 1, "hint");
        bench.pass(Urgency::Answer.patience());
        assert_eq!(bench.rest(), ["hard", "hint"]);
    }

    #[test]
    fn a_removed_job_does_not_hold_a_place() {
        let mut bench = Bench::new();
        let places: Vec<Place> =
            ["a1", "a2", "a3"].map(|job| bench.push(Urgency::Search, 1, job)).into();
        let other = bench.push(Urgency::Search, 2, "b1");
        bench.push(Urgency::Search, 3, "c1");
        bench.queue.remove(places[0]);
        bench.queue.remove(places[1]);
        bench.queue.remove(other);
        assert_eq!(bench.queue.len(), 2);
        assert_eq!(bench.rest(), ["a3", "c1"]);
        // This job has already been taken.
        bench.queue.remove(places[2]);
        bench.push(Urgency::Search, 2, "b2");
        assert_eq!(bench.rest(), ["b2"]);
    }
}
