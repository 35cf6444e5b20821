//! The games of a run, divided among threads, their results added up in order.

use std::sync::mpsc::sync_channel;

use super::game::{self, CannotGoOn, GameResult};
use super::plan::Plan;
use crate::games::getaway::computer::Kind;

/// The sums over the games of a run so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Totals {
    pub(super) games: u64,
    /// How often each of the plan's seats lost.
    pub(super) losses: Vec<u64>,
    pub(super) tricks: u64,
    pub(super) plays: u64,
    /// The most tricks that a game took.
    pub(super) most_tricks: u32,
    /// The most cards that were played in a game.
    pub(super) most_plays: u32,
}

impl Totals {
    fn new(seats: usize) -> Totals {
        Totals {
            losses: vec![0; seats],
            ..Totals::default()
        }
    }

    fn count(&mut self, result: &GameResult) {
        self.games += 1;
        self.losses[result.loser] += 1;
        self.tricks += u64::from(result.tricks);
        self.plays += u64::from(result.plays);
        self.most_tricks = self.most_tricks.max(result.tricks);
        self.most_plays = self.most_plays.max(result.plays);
    }

    fn add(&mut self, other: &Totals) {
        self.games += other.games;
        for (mine, theirs) in self.losses.iter_mut().zip(&other.losses) {
            *mine += theirs;
        }
        self.tricks += other.tricks;
        self.plays += other.plays;
        self.most_tricks = self.most_tricks.max(other.most_tricks);
        self.most_plays = self.most_plays.max(other.most_plays);
    }
}

/// Consecutive games that one thread plays, and their records.
struct Batch {
    totals: Totals,
    lines: String,
}

impl Plan {
    /// How many games a thread plays at a time: many cheap ones, few that take search.
    fn batch_size(&self) -> u64 {
        if self.seats.contains(&Kind::Hard) {
            4
        } else {
            512
        }
    }

    fn play(&self, batch: u64) -> Result<Batch, CannotGoOn> {
        let mut done = Batch {
            totals: Totals::new(self.seats.len()),
            lines: String::new(),
        };
        let first = batch * self.batch_size() + 1;
        for number in first..(first + self.batch_size()).min(self.games + 1) {
            let result = game::play(self, number, &mut done.lines)?;
            done.totals.count(&result);
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
    mut on: impl FnMut(&Totals, &str) -> Result<(), E>,
) -> anyhow::Result<Totals>
where
    E: Into<anyhow::Error>,
{
    let batches = plan.games.div_ceil(plan.batch_size());
    let mut sum = Totals::new(plan.seats.len());
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
            sum.add(&done.totals);
            on(&sum, &done.lines).map_err(Into::into)?;
        }
        Ok(sum)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::getaway::rules::{Deal, Options, Record};

    fn run_on(threads: usize, kinds: &[Kind]) -> (Totals, String) {
        let plan = Plan {
            options: Options::default(),
            seats: kinds.to_vec(),
            seed: 7,
            games: 600,
            budget: 2,
            records: true,
        };
        let mut lines = String::new();
        let totals = run(&plan, threads, |_, more| {
            lines.push_str(more);
            std::io::Result::Ok(())
        });
        (totals.unwrap(), lines)
    }

    #[test]
    fn threads_change_nothing_and_records_come_in_order() {
        let kinds = [Kind::Random, Kind::Duck, Kind::Normal];
        let (totals, lines) = run_on(1, &kinds);
        assert_eq!((totals.clone(), lines.clone()), run_on(3, &kinds));
        assert_eq!(totals.losses.iter().sum::<u64>(), 600);
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
            let totals = run_on(1);
            assert_eq!(totals, run_on(3));
            assert_eq!(totals.losses.iter().sum::<u64>(), 1500);
            assert!(totals.plays > 52 * 1500 / 2, "{totals:?}");
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
