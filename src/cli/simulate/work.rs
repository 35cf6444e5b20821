//! The games of a run, divided among threads and put together in order.

use std::sync::mpsc::sync_channel;

use super::game::{self, Stuck};
use crate::computer::Kind;
use crate::rules::Options;

/// What is to be played.
pub(super) struct Plan {
    pub(super) options: Options,
    pub(super) seats: Vec<Kind>,
    pub(super) seed: u64,
    pub(super) games: u64,
    pub(super) budget: u32,
    pub(super) records: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) games: u64,
    /// How often each of the plan's seats lost.
    pub(super) losses: Vec<u64>,
    pub(super) tricks: u64,
    pub(super) plays: u64,
    /// The most tricks and the most plays that a game took.
    pub(super) longest: (u32, u32),
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally {
            losses: vec![0; seats],
            ..Tally::default()
        }
    }

    fn count(&mut self, outcome: &game::Outcome) {
        self.games += 1;
        self.losses[outcome.loser] += 1;
        self.tricks += u64::from(outcome.tricks);
        self.plays += u64::from(outcome.plays);
        let (tricks, plays) = self.longest;
        self.longest = (tricks.max(outcome.tricks), plays.max(outcome.plays));
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (mine, theirs) in self.losses.iter_mut().zip(&other.losses) {
            *mine += theirs;
        }
        self.tricks += other.tricks;
        self.plays += other.plays;
        self.longest.0 = self.longest.0.max(other.longest.0);
        self.longest.1 = self.longest.1.max(other.longest.1);
    }
}

/// Consecutive games that one thread plays, and their records.
struct Batch {
    tally: Tally,
    lines: String,
}

impl Plan {
    /// Whether nothing but the outcomes of random games is wanted: those need no players, and are
    /// played by the million.
    pub(super) fn is_random_play(&self) -> bool {
        !self.records && self.seats.iter().all(|kind| *kind == Kind::Random)
    }

    /// How many games a thread plays at a time: many cheap ones, few that take thought.
    fn batch(&self) -> u64 {
        if self.seats.contains(&Kind::Hard) {
            4
        } else {
            512
        }
    }

    fn play(&self, batch: u64) -> Result<Batch, Stuck> {
        let mut done = Batch {
            tally: Tally::new(self.seats.len()),
            lines: String::new(),
        };
        let first = batch * self.batch() + 1;
        for number in first..(first + self.batch()).min(self.games + 1) {
            let outcome = game::play(self, number, &mut done.lines)?;
            done.tally.count(&outcome);
        }
        Ok(done)
    }
}

/// Plays all games on that many threads. After each batch, in the order of the games, `on` gets
/// the sum so far and the batch's records.
///
/// Thread `t` of `T` plays the batches `t`, `t + T`, `t + 2T`, ... and waits when two of them have
/// not been fetched: so the order costs no memory that grows with the run.
pub(super) fn run<E>(
    plan: &Plan,
    threads: usize,
    mut on: impl FnMut(&Tally, &str) -> Result<(), E>,
) -> anyhow::Result<Tally>
where
    E: Into<anyhow::Error>,
{
    let batches = plan.games.div_ceil(plan.batch());
    let mut sum = Tally::new(plan.seats.len());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|thread| {
                let (sender, receiver) = sync_channel(2);
                scope.spawn(move || {
                    for batch in (thread..batches).step_by(threads) {
                        // The receiver is gone when the run was broken off.
                        if sender.send(plan.play(batch)).is_err() {
                            return;
                        }
                    }
                });
                receiver
            })
            .collect();
        for batch in 0..batches {
            let worker = &workers[(batch % threads as u64) as usize];
            let done = worker.recv()??;
            sum.add(&done.tally);
            on(&sum, &done.lines).map_err(Into::into)?;
        }
        Ok(sum)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Deal, Record};

    fn run_on(threads: usize, kinds: &[Kind]) -> (Tally, String) {
        let plan = Plan {
            options: Options::default(),
            seats: kinds.to_vec(),
            seed: 7,
            games: 600,
            budget: 2,
            records: true,
        };
        let mut lines = String::new();
        let tally = run(&plan, threads, |_, more| {
            lines.push_str(more);
            std::io::Result::Ok(())
        });
        (tally.unwrap(), lines)
    }

    #[test]
    fn threads_change_nothing_and_records_come_in_order() {
        let kinds = [Kind::Random, Kind::Duck, Kind::Normal];
        let (tally, lines) = run_on(1, &kinds);
        assert_eq!((tally.clone(), lines.clone()), run_on(3, &kinds));
        assert_eq!(tally.losses.iter().sum::<u64>(), 600);
        let mut dealers = Vec::new();
        for (n, line) in lines.lines().enumerate() {
            let record = Record::from_line(line).unwrap();
            assert_eq!(record.chance.unwrap().game, n as u64 + 1);
            dealers.push(record.dealer.index());
        }
        assert_eq!(dealers.len(), 600);
        assert_eq!(dealers[..4], [0, 1, 2, 0]);
    }

    #[test]
    fn without_records_a_run_can_be_repeated_too() {
        for (deal, first) in [(Deal::Dealt, Kind::Random), (Deal::ChooseAPile, Kind::Duck)] {
            let plan = Plan {
                options: Options {
                    deal,
                    ..Options::default()
                },
                seats: vec![first, Kind::Random, Kind::Random, Kind::Random],
                seed: 7,
                games: 1500,
                budget: 2,
                records: false,
            };
            let run_on = |threads| run(&plan, threads, |_, _| std::io::Result::Ok(())).unwrap();
            let tally = run_on(1);
            assert_eq!(tally, run_on(3));
            assert_eq!(tally.losses.iter().sum::<u64>(), 1500);
            assert!(tally.plays > 52 * 1500 / 2, "{tally:?}");
        }
    }

    #[test]
    fn a_run_stops_when_nobody_reads_on() {
        let plan = Plan {
            options: Options::default(),
            seats: vec![Kind::Random; 4],
            seed: 7,
            games: 1_000_000_000,
            budget: 2,
            records: false,
        };
        let closed = std::io::Error::from(std::io::ErrorKind::BrokenPipe);
        let mut closed = Some(closed);
        let done = run(&plan, 2, |_, _| closed.take().map_or(Ok(()), Err));
        assert!(done.is_err());
    }
}
