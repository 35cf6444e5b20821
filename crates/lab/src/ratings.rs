//! Measures how strong the computers are. Owns what `examples/ratings.rs` prints; docs/ratings.md
//! has the figures.

use getaway_games::GameKind;
use getaway_games::options::Named;
use getaway_games::rating::{LUCK, START, rank};

use crate::simulate::{CannotGoOn, Run, Simulation, plan_any};
use crate::threads::in_order;

/// The ranks in one game, by seat; empty if the game was stopped.
fn ranks(kind: GameKind, game: &Simulation, number: u64) -> Result<Vec<u8>, CannotGoOn> {
    let result = (game.play)(number, &mut String::new())?;
    let ranks = result.places.iter().enumerate();
    Ok(ranks
        .map(|(seat, place)| rank(kind.name(), *place, result.counted.contains(&seat)))
        .collect())
}

/// How often players with one label were placed above players with another. A shared place counts
/// half for each.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pairs {
    pub labels: Vec<&'static str>,
    /// `above[a][b]`: how often label `a` was placed above label `b`.
    pub above: Vec<Vec<f64>>,
}

/// Plays games between these players, and counts who was placed above whom.
///
/// # Errors
/// A bug, or players that the game doesn't have.
pub fn pairs(kind: GameKind, run: Run, seats: &[&str], threads: usize) -> Result<Pairs, String> {
    let seats: Vec<String> = seats.iter().map(|label| (*label).to_owned()).collect();
    let simulation = plan_any(run, kind.defaults(), &seats)?;
    let by_seat = &simulation.labels;
    let mut labels = by_seat.clone();
    labels.sort_unstable();
    labels.dedup();
    let label = |seat: usize| labels.iter().position(|label| *label == by_seat[seat]);
    let games = in_order(run.games, threads, |numbers| {
        numbers.map(|number| ranks(kind, &simulation, number + 1)).collect::<Vec<_>>()
    });
    let mut above = vec![vec![0.0; labels.len()]; labels.len()];
    for game in games {
        let game = game.map_err(|why| why.to_string())?;
        for (one, place) in game.iter().enumerate() {
            for (other, other_place) in game.iter().enumerate() {
                if let (Some(a), Some(b)) = (label(one), label(other))
                    && a != b
                {
                    above[a][b] += match place.cmp(other_place) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                }
            }
        }
    }
    Ok(Pairs { labels, above })
}

impl Pairs {
    /// The most likely strengths, in points: if the method knew them for certain, it would expect
    /// what was seen. `normal` has as many points as somebody who has not played yet.
    pub fn strengths(&self) -> Vec<f64> {
        let scale = (2.0 * LUCK * LUCK).sqrt();
        let count = self.labels.len();
        let mut strengths = vec![0.0_f64; count];
        // The most likely values of Bradley and Terry's model, each improved in turn.
        for _ in 0..10_000 {
            for a in 0..count {
                let (mut slope, mut bend) = (0.0, 0.0);
                for b in (0..count).filter(|b| *b != a) {
                    let expected = 1.0 / (1.0 + (strengths[b] - strengths[a]).exp());
                    let games = self.above[a][b] + self.above[b][a];
                    slope += self.above[a][b] - games * expected;
                    bend += games * expected * (1.0 - expected);
                }
                strengths[a] += (slope / bend.max(1e-9)).clamp(-1.0, 1.0);
            }
        }
        let normal = self.labels.iter().position(|label| *label == "normal");
        let normal = normal.map_or(0.0, |at| strengths[at]);
        let start = START.strength as f64 / 1000.0;
        strengths.iter().map(|one| (one - normal) * scale + start).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_explain_what_was_seen() {
        let pairs = Pairs {
            labels: vec!["easy", "hard", "normal"],
            above: vec![vec![0.0, 100.0, 250.0], vec![900.0, 0.0, 750.0], vec![750.0, 250.0, 0.0]],
        };
        let scale = 2.0_f64.sqrt() * LUCK * 3.0_f64.ln();
        let expected = [1500.0 - scale, 1500.0 + scale, 1500.0];
        for (found, expected) in pairs.strengths().into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-6, "{found}, not {expected}");
        }
    }
}
