//! Finds the decisions that made the difference on a day: positions where people who had made the
//! same moves chose differently, and how they fared after each choice.
//!
//! A position is the list of moves so far. This module does not know what a move means. A day is
//! compared once, however many ask, and kept while it is among those that were asked about last.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::OnceCell;

use super::Day;
use crate::games::{GameKind, Tally};
use crate::store::DailyMoves;

/// How many positions are listed.
const LISTED: usize = 3;
/// A choice is compared only if at least this many people made it, and as many did not.
const FEWEST: u32 = 2;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub entry: String,
    pub games: u32,
    pub tallied: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    pub before: Vec<String>,
    /// The choice with which people fared best, compared with all others.
    pub best: Choice,
    pub games: u32,
    /// The advantage of the best choice, in percentage points: how much less often it lost than the
    /// others if the tally counts losses, or how much more often it won if the tally counts wins.
    pub percent: f64,
}

/// The choices in one position: how many people made each, and how many of those the tally counts.
type Chosen<'a> = BTreeMap<&'a str, (u32, u32)>;

/// Finds the positions in which people's choices mattered most, in descending order.
#[must_use]
pub fn differences(games: &[DailyMoves], tally: Tally) -> Vec<Difference> {
    let mut found = Vec::new();
    let all: Vec<&DailyMoves> = games.iter().collect();
    compare(&all, tally, &mut found);
    found.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    found.truncate(LISTED);
    found
        .into_iter()
        .map(|(_, difference)| difference)
        .collect()
}

/// Compares games that have their first moves in common, from the first move until only one game
/// is left.
fn compare(games: &[&DailyMoves], tally: Tally, found: &mut Vec<(f64, Difference)>) {
    // Groups of games that are still alike, with the number of moves they have in common.
    let mut open = vec![(games.to_vec(), 0_usize)];
    while let Some((alike, depth)) = open.pop() {
        if alike.len() < 2 {
            continue;
        }
        let mut next: BTreeMap<&str, Vec<&DailyMoves>> = BTreeMap::new();
        let mut chosen = Chosen::new();
        for game in alike {
            let Some(step) = game.moves.get(depth) else {
                continue;
            };
            next.entry(&step.entry).or_default().push(game);
            if step.chosen {
                let (count, tallied) = chosen.entry(&step.entry).or_default();
                *count += 1;
                *tallied += u32::from(game.tallied);
            }
        }
        let before = || {
            let game = next.values().flatten().next();
            let moves = game
                .into_iter()
                .flat_map(|game| game.moves.iter().take(depth));
            moves.map(|step| step.entry.clone()).collect()
        };
        found.extend(difference(&chosen, tally, before));
        open.extend(next.into_values().map(|alike| (alike, depth + 1)));
    }
}

/// The best choice compared with all others, and how significant it is.
fn difference(
    chosen: &Chosen,
    tally: Tally,
    before: impl FnOnce() -> Vec<String>,
) -> Option<(f64, Difference)> {
    let all = chosen
        .values()
        .fold((0, 0), |(g, t), (games, tallied)| (g + games, t + tallied));
    let better = |(entry, (games, tallied)): (&&str, &(u32, u32))| {
        let others = all.0 - games;
        if *games < FEWEST || others < FEWEST {
            return None;
        }
        let own = f64::from(*tallied) / f64::from(*games);
        let rest = f64::from(all.1 - tallied) / f64::from(others);
        let gap = match tally {
            Tally::LastLoses => rest - own,
            Tally::FirstWins => own - rest,
        };
        // Weighs the gap against chance: a choice that few people made says less.
        let weight = (f64::from(*games) * f64::from(others) / f64::from(all.0)).sqrt();
        let best = Choice {
            entry: (*entry).to_owned(),
            games: *games,
            tallied: *tallied,
        };
        (gap >= 0.01).then_some((gap * weight, gap * 100.0, best))
    };
    let found = chosen.iter().filter_map(better);
    let (score, percent, best) = found.max_by(|(a, ..), (b, ..)| a.total_cmp(b))?;
    let difference = Difference {
        before: before(),
        best,
        games: all.0,
        percent,
    };
    Some((score, difference))
}

/// For how many days it is kept what made the difference.
const KEPT: usize = 32;

/// A day's differences. Whoever asks while they are computed waits for them.
type Differences = Arc<OnceCell<Vec<Difference>>>;

/// The days that were asked about, the last one first. A day that has closed never changes.
#[derive(Debug, Default)]
pub(in crate::table) struct Compared(Mutex<VecDeque<((GameKind, Day), Differences)>>);

impl Compared {
    pub(super) fn of(&self, kind: GameKind, day: Day) -> Differences {
        let mut kept = self.0.lock();
        let at = kept.iter().position(|(of, _)| *of == (kind, day));
        let known = at.and_then(|at| kept.remove(at));
        let differences = known
            .map(|(_, differences)| differences)
            .unwrap_or_default();
        kept.truncate(KEPT - 1);
        kept.push_front(((kind, day), differences.clone()));
        differences
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;
    use crate::store::DailyMove;

    /// A game with these moves and whether the tally counts it. Moves in capitals are decisions.
    fn game(moves: &str, tallied: bool) -> DailyMoves {
        let moves = moves.split(' ').map(|entry| DailyMove {
            entry: entry.to_owned(),
            chosen: entry.chars().all(char::is_uppercase),
        });
        DailyMoves {
            moves: moves.collect(),
            tallied,
        }
    }

    #[test]
    fn the_choice_that_fared_best_is_told_with_the_moves_before_it() {
        let games = [
            game("x A y C", false),
            game("x A y C", false),
            game("x A y D", true),
            game("x A y D", false),
            game("x B z E", true),
            game("x B z F", true),
        ];
        let found = differences(&games, Tally::LastLoses);
        let told: Vec<_> = found
            .iter()
            .map(|d| {
                (
                    d.before.join(" "),
                    d.best.entry.as_str(),
                    d.best.games,
                    d.games,
                )
            })
            .collect();
        assert_eq!(
            told,
            [("x".to_owned(), "A", 4, 6), ("x A y".to_owned(), "C", 2, 4),]
        );
        assert!((found[0].percent - 75.0).abs() < 1e-9);
        assert!((found[1].percent - 50.0).abs() < 1e-9);
        // Where wins are counted, it's the other way round.
        let won = differences(&games, Tally::FirstWins);
        assert_eq!((won[0].best.entry.as_str(), won[0].best.games), ("B", 2));
    }

    #[test]
    fn choices_of_one_person_and_choices_that_all_made_alike_are_not_told() {
        let games = [game("x A", false), game("x B", true), game("y C", true)];
        assert_eq!(differences(&games, Tally::LastLoses), []);
        assert_eq!(differences(&[], Tally::LastLoses), []);
        let alike = [game("x A", false), game("x A", true), game("x A", false)];
        assert_eq!(differences(&alike, Tally::LastLoses), []);
    }

    #[tokio::test]
    async fn a_day_is_compared_once_at_a_time_and_few_are_kept() {
        let compared = Compared::default();
        let count = AtomicUsize::new(0);
        let ask = async |day: u32, works: bool| {
            let differences = compared.of(GameKind::default(), Day::of_index(day));
            let compare = async || {
                tokio::task::yield_now().await;
                count.fetch_add(1, Ordering::Relaxed);
                if works { Ok(Vec::new()) } else { Err(()) }
            };
            let asked = differences.get_or_try_init(compare).await;
            asked.map(Vec::len)
        };
        // What failed is computed again.
        assert_eq!(ask(1, false).await, Err(()));
        let all = tokio::join!(ask(1, true), ask(1, true), ask(1, true));
        assert_eq!(all, (Ok(0), Ok(0), Ok(0)));
        assert_eq!(count.load(Ordering::Relaxed), 2);
        for day in 2..1000 {
            ask(1, true).await.unwrap();
            ask(day, true).await.unwrap();
        }
        assert_eq!(count.load(Ordering::Relaxed), 1000);
        assert_eq!(compared.0.lock().len(), KEPT);
    }
}
