//! The games of a run, divided among threads, their results added up in order.

use std::sync::mpsc::sync_channel;

use super::simulation::{self, CannotGoOn, Simulation};

/// The sums over the games of a run so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Totals {
    pub(super) games: u64,
    /// How many of them were stopped without a result.
    pub(super) stopped: u64,
    /// How often the player lost, or won, who sat in each seat in the first game.
    pub(super) counted: Vec<u64>,
    /// How long all games were together, in the units of the game.
    pub(super) lengths: [u64; 2],
    /// How long the longest was.
    pub(super) longest: [u32; 2],
}

impl Totals {
    fn new(seats: usize) -> Totals {
        Totals {
            counted: vec![0; seats],
            ..Totals::default()
        }
    }

    fn count(&mut self, labels: &[usize], lengths: [u32; 2]) {
        self.games += 1;
        self.stopped += u64::from(labels.is_empty());
        for label in labels {
            self.counted[*label] += 1;
        }
        for (n, length) in lengths.into_iter().enumerate() {
            self.lengths[n] += u64::from(length);
            self.longest[n] = self.longest[n].max(length);
        }
    }

    fn add(&mut self, other: &Totals) {
        self.games += other.games;
        self.stopped += other.stopped;
        for (mine, theirs) in self.counted.iter_mut().zip(&other.counted) {
            *mine += theirs;
        }
        for n in 0..self.lengths.len() {
            self.lengths[n] += other.lengths[n];
            self.longest[n] = self.longest[n].max(other.longest[n]);
        }
    }
}

/// Consecutive games that one thread plays, and their records.
struct Batch {
    totals: Totals,
    lines: String,
}

/// How many games a thread plays at a time: many cheap ones, few that take search.
fn batch_size(simulation: &dyn Simulation) -> u64 {
    if simulation.is_slow() { 4 } else { 512 }
}

fn play(simulation: &dyn Simulation, batch: u64) -> Result<Batch, CannotGoOn> {
    let seats = simulation.labels().len();
    let mut done = Batch {
        totals: Totals::new(seats),
        lines: String::new(),
    };
    let size = batch_size(simulation);
    let first = batch * size + 1;
    for number in first..(first + size).min(simulation.run().games + 1) {
        let (counted, lengths) = simulation::play(simulation, seats, number, &mut done.lines)?;
        done.totals.count(&counted, lengths);
    }
    Ok(done)
}

/// Plays all games on that many threads. After each batch, in the order of the games, `on` gets
/// the sum so far and the batch's records.
///
/// Thread `t` of `T` plays the batches `t`, `t + T`, `t + 2T`, ... and waits when two of them have
/// not been fetched: so the order costs no memory that grows with the run.
pub(super) fn run<E>(
    simulation: &dyn Simulation,
    threads: usize,
    mut on: impl FnMut(&Totals, &str) -> Result<(), E>,
) -> anyhow::Result<Totals>
where
    E: Into<anyhow::Error>,
{
    let batches = simulation.run().games.div_ceil(batch_size(simulation));
    let mut sum = Totals::new(simulation.labels().len());
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|thread| {
                let (sender, receiver) = sync_channel(2);
                scope.spawn(move || {
                    for batch in (thread..batches).step_by(threads) {
                        // The receiver is gone when the run was broken off.
                        if sender.send(play(simulation, batch)).is_err() {
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
    use super::super::simulation::Run;
    use super::super::{getaway, palace};
    use super::*;
    use crate::games::getaway::computer::Kind;
    use crate::games::getaway::rules::{Deal, Options, Record};
    use crate::games::palace::computer::Kind as PalaceKind;

    fn run_of(games: u64, records: bool) -> Run {
        Run {
            seed: 7,
            games,
            budget: 2,
            records,
        }
    }

    fn run_on(threads: usize, kinds: &[Kind]) -> (Totals, String) {
        let run_of = run_of(600, true);
        let plan = getaway::Plan::new(run_of, Options::default(), kinds.to_vec()).unwrap();
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
        assert_eq!(totals.counted.iter().sum::<u64>(), 600);
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
            let options = Options {
                deal,
                ..Options::default()
            };
            let seats = vec![first, Kind::Random, Kind::Random, Kind::Random];
            let plan = getaway::Plan::new(run_of(1500, false), options, seats).unwrap();
            let run_on = |threads| run(&plan, threads, |_, _| std::io::Result::Ok(())).unwrap();
            let totals = run_on(1);
            assert_eq!(totals, run_on(3));
            assert_eq!(totals.counted.iter().sum::<u64>(), 1500);
            assert!(totals.lengths[1] > 52 * 1500 / 2, "{totals:?}");
        }
    }

    #[test]
    fn a_run_stops_when_nobody_reads_on() {
        let run_of = run_of(1_000_000_000, false);
        let seats = vec![Kind::Random; 4];
        let plan = getaway::Plan::new(run_of, Options::default(), seats).unwrap();
        let closed = std::io::Error::from(std::io::ErrorKind::BrokenPipe);
        let mut closed = Some(closed);
        let done = run(&plan, 2, |_, _| closed.take().map_or(Ok(()), Err));
        assert!(done.is_err());
    }

    #[test]
    fn every_game_of_palace_is_counted_once_or_was_stopped() {
        for records in [false, true] {
            let run_of = || run_of(if records { 60 } else { 600 }, records);
            let seats = vec![PalaceKind::Easy, PalaceKind::Random, PalaceKind::Random];
            let plan = palace::Plan::new(run_of(), Default::default(), seats).unwrap();
            let run_on = |threads| {
                let mut lines = String::new();
                let totals = run(&plan, threads, |_, more| {
                    lines.push_str(more);
                    std::io::Result::Ok(())
                });
                (totals.unwrap(), lines)
            };
            let (totals, lines) = run_on(1);
            assert_eq!((totals.clone(), lines.clone()), run_on(3));
            assert_eq!(totals.games, run_of().games);
            let mut losses = totals.counted.iter().sum::<u64>();
            for line in lines.lines() {
                let record = crate::games::Record::from_line(line).unwrap();
                record.verify().unwrap();
                losses += u64::from(line.contains("\"loser\":null"));
            }
            assert!(losses <= totals.games && losses > totals.games * 9 / 10);
            assert_eq!(lines.is_empty(), !records);
            assert!(!records || losses == totals.games);
        }
    }
}
