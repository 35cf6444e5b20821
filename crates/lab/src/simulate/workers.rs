//! Plays the games of a run on threads, and adds up their results in order.

use std::sync::mpsc::sync_channel;

use super::{CannotGoOn, GameResult, Simulation};
use crate::statistics::Sample;

/// The counts for all players with one label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OfLabel {
    pub(super) label: &'static str,
    pub(super) seats: u64,
    /// How often one of them lost, or won.
    pub(super) counted: u64,
    /// The sum of their scores in each game; empty in games without scores.
    pub(super) scores: Sample,
}

/// The sums over the games of a run so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    pub games: u64,
    pub(super) stopped: u64,
    /// How many of them count for several players: a shared first place is a shared win.
    pub(super) shared: u64,
    pub(super) labels: Vec<OfLabel>,
    /// The label of the player in each seat in the first game, as an index.
    label_of: Vec<usize>,
    pub(super) lengths: [u64; 2],
    pub(super) longest: [u32; 2],
}

impl Totals {
    fn new(by_seat: &[&'static str]) -> Totals {
        let mut labels: Vec<OfLabel> = Vec::new();
        let mut number_of = |label: &&'static str| {
            let known = labels.iter().position(|of| of.label == *label);
            let at = known.unwrap_or(labels.len());
            if known.is_none() {
                labels.push(OfLabel { label, seats: 0, counted: 0, scores: Sample::default() });
            }
            labels[at].seats += 1;
            at
        };
        let label_of = by_seat.iter().map(&mut number_of).collect();
        Totals {
            games: 0,
            stopped: 0,
            shared: 0,
            labels,
            label_of,
            lengths: [0; 2],
            longest: [0; 2],
        }
    }

    /// How often players of this label lost, or won.
    pub fn counted(&self, label: &str) -> u64 {
        self.labels.iter().filter(|of| of.label == label).map(|of| of.counted).sum()
    }

    fn count(&mut self, result: &GameResult) {
        self.games += 1;
        self.stopped += u64::from(result.counted.is_empty());
        self.shared += u64::from(result.counted.len() > 1);
        for player in &result.counted {
            self.labels[self.label_of[*player]].counted += 1;
        }
        if let Some(scores) = &result.scores {
            for (at, of) in self.labels.iter_mut().enumerate() {
                let own = self.label_of.iter().zip(scores).filter(|(label, _)| **label == at);
                of.scores.push(own.map(|(_, score)| i64::from(*score)).sum());
            }
        }
        for (n, length) in result.lengths.into_iter().enumerate() {
            self.lengths[n] += u64::from(length);
            self.longest[n] = self.longest[n].max(length);
        }
    }

    fn add(&mut self, other: &Totals) {
        self.games += other.games;
        self.stopped += other.stopped;
        self.shared += other.shared;
        for (mine, theirs) in self.labels.iter_mut().zip(&other.labels) {
            mine.counted += theirs.counted;
            mine.scores.add(theirs.scores);
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

/// How many games a thread plays at a time: many if they are cheap, few if they take search.
fn batch_size(simulation: &Simulation) -> u64 {
    if simulation.is_slow { 4 } else { 512 }
}

fn play(simulation: &Simulation, batch: u64) -> Result<Batch, CannotGoOn> {
    let mut done = Batch { totals: Totals::new(&simulation.labels), lines: String::new() };
    let size = batch_size(simulation);
    let first = batch * size + 1;
    for number in first..(first + size).min(simulation.run.games + 1) {
        let result = (simulation.play)(number, &mut done.lines)?;
        done.totals.count(&result);
    }
    Ok(done)
}

/// Plays all games on this many threads. After each batch, in the order of the games, `on` gets the
/// sum so far and the batch's records.
///
/// Thread `t` of `T` plays the batches `t`, `t + T`, `t + 2T`, ... It waits while two of its
/// batches have not been fetched. So keeping the order costs no memory that grows with the run.
pub fn run<E: From<CannotGoOn>>(
    simulation: &Simulation,
    threads: usize,
    mut on: impl FnMut(&Totals, &str) -> Result<(), E>,
) -> Result<Totals, E> {
    let batches = simulation.run.games.div_ceil(batch_size(simulation));
    let mut sum = Totals::new(&simulation.labels);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads as u64)
            .map(|thread| {
                let (sender, receiver) = sync_channel(2);
                scope.spawn(move || {
                    for batch in (thread..batches).step_by(threads) {
                        // The receiver is gone if the run was aborted.
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
            // Only a panicking thread ends early. The scope passes the panic on.
            let Ok(done) = worker.recv() else { break };
            let done = done?;
            sum.add(&done.totals);
            on(&sum, &done.lines)?;
        }
        Ok(sum)
    })
}

#[cfg(test)]
pub(super) mod tests {
    use getaway_games::getaway::Getaway;
    use getaway_games::getaway::rules::{Dealing, Options, Record};
    use getaway_games::palace::Palace;

    use super::super::{Run, Simulated, plan};
    use super::*;

    fn planned<G: Simulated>(
        games: u64,
        records: bool,
        options: super::super::OptionsOf<G>,
        seats: &[&str],
    ) -> Simulation {
        let run = Run { seed: 7, games, budget: Some(2), records };
        let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
        plan::<G>(run, options, &seats).unwrap()
    }

    fn run_on(threads: usize, simulation: &Simulation) -> (Totals, String) {
        let mut lines = String::new();
        let totals = run(simulation, threads, |_, more| {
            lines.push_str(more);
            Ok::<(), CannotGoOn>(())
        });
        (totals.unwrap(), lines)
    }

    fn counted(totals: &Totals) -> u64 {
        totals.labels.iter().map(|of| of.counted).sum()
    }

    #[test]
    fn the_number_of_threads_changes_nothing_and_records_come_in_order() {
        let seats = ["random", "duck", "normal"];
        let plan = planned::<Getaway>(600, true, Options::default(), &seats);
        let (totals, lines) = run_on(1, &plan);
        assert_eq!((totals.clone(), lines.clone()), run_on(3, &plan));
        assert_eq!(counted(&totals), 600);
        let mut dealers = Vec::new();
        for (n, line) in lines.lines().enumerate() {
            let record = Record::from_line(line).unwrap();
            assert_eq!(record.chance.unwrap().shuffle().unwrap().game, n as u64 + 1);
            dealers.push(record.dealer.index());
        }
        assert_eq!(dealers.len(), 600);
        // Each player deals once from each seat.
        assert_eq!(dealers[..9], [0, 0, 0, 1, 1, 1, 2, 2, 2]);
    }

    #[test]
    fn a_run_without_records_can_be_repeated_too() {
        for (deal, first) in [(Dealing::Dealt, "random"), (Dealing::ChooseAPile, "duck")] {
            let options = Options { deal, ..Options::default() };
            let seats = [first, "random", "random", "random"];
            let plan = planned::<Getaway>(1500, false, options, &seats);
            let (totals, _) = run_on(1, &plan);
            assert_eq!(totals, run_on(3, &plan).0);
            assert_eq!(counted(&totals), 1500);
            assert!(totals.lengths[1] > 52 * 1500 / 2, "{totals:?}");
        }
    }

    #[test]
    fn a_run_stops_when_its_reader_stops() {
        #[derive(Debug, PartialEq)]
        struct Closed;
        impl From<CannotGoOn> for Closed {
            fn from(why: CannotGoOn) -> Closed {
                panic!("{why}")
            }
        }
        let options = Options::default();
        let plan = planned::<Getaway>(1_000_000_000, false, options, &["random"; 4]);
        assert_eq!(run(&plan, 2, |_, _| Err(Closed)), Err(Closed));
    }

    #[test]
    fn every_game_of_palace_is_counted_once_or_was_stopped() {
        for (games, records) in [(600, false), (60, true)] {
            let seats = ["easy", "random", "random"];
            let plan = planned::<Palace>(games, records, Default::default(), &seats);
            let (totals, lines) = run_on(1, &plan);
            assert_eq!((totals.clone(), lines.clone()), run_on(3, &plan));
            assert_eq!((totals.games, totals.shared), (games, 0));
            let losses = counted(&totals);
            assert_eq!(losses + totals.stopped, games);
            assert!(losses > games * 9 / 10);
            assert_eq!(lines.lines().count(), if records { games as usize } else { 0 });
            for line in lines.lines() {
                let record = getaway_games::Record::from_line(line).unwrap();
                record.verify().unwrap();
            }
            let unfinished = lines.matches("\"loser\":null").count();
            assert!(!records || unfinished as u64 == totals.stopped);
        }
    }

    /// The totals of games with these winners and scores, by seat.
    pub(in crate::simulate) fn of_results(
        labels: &[&'static str],
        results: &[(&[usize], [i32; 4])],
    ) -> Totals {
        let mut totals = Totals::new(labels);
        for (counted, scores) in results {
            let mut one = Totals::new(labels);
            one.count(&GameResult {
                counted: counted.to_vec(),
                places: Vec::new(),
                scores: Some(scores.to_vec()),
                lengths: [10, 520],
            });
            totals.add(&one);
        }
        totals
    }

    #[test]
    fn scores_are_summed_up_by_label_and_a_shared_first_place_is_a_shared_win() {
        let results = [(&[0][..], [60, -30, 0, -30]), (&[1, 2], [-60, 20, 20, 20])];
        let totals = of_results(&["hard", "easy", "hard", "easy"], &results);
        let seen: Vec<_> = (totals.labels.iter())
            .map(|of| (of.label, of.seats, of.counted, of.scores.mean().unwrap().0))
            .collect();
        assert_eq!(seen, [("hard", 2, 2, 10.0), ("easy", 2, 1, -10.0)]);
        assert_eq!((totals.games, totals.shared, totals.stopped), (2, 1, 0));
    }
}
