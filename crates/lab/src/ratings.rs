//! Measures ratings: how strong the computers are, and how soon ratings find the order of players
//! of known strength.
//!
//! Owns what `examples/ratings.rs` prints; docs/ratings.md has the figures. Players of known
//! strength are mixtures of two computers: the more of their games somebody plays as the stronger
//! of the two, the stronger they are. So the luck of the cards is the same as in real games.

use getaway_games::options::Named;
use getaway_games::rating::{LUCK, Rating, START, rank, rate};
use getaway_games::{GameKind, Rand};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::simulate::{Run, Simulation, plan_any};
use crate::threads::in_order;

/// The reason of a failure: a bug, or players that the game doesn't have.
pub type Failure = String;

fn planned(kind: GameKind, run: Run, seats: &[&str]) -> Result<Simulation, Failure> {
    let seats: Vec<String> = seats.iter().map(|label| (*label).to_owned()).collect();
    plan_any(run, kind.defaults(), &seats)
}

/// The ranks in one game, by seat. `None` if the game was stopped.
fn ranks(kind: GameKind, game: &Simulation, number: u64) -> Result<Option<Vec<u8>>, Failure> {
    let played = (game.play)(number, &mut String::new());
    let result = played.map_err(|why| why.to_string())?;
    let ranks = result.places.iter().enumerate();
    let ranks: Vec<u8> = ranks
        .map(|(seat, place)| rank(kind.name(), *place, result.counted.contains(&seat)))
        .collect();
    Ok(Some(ranks).filter(|ranks| !ranks.is_empty()))
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
pub fn pairs(kind: GameKind, run: Run, seats: &[&str], threads: usize) -> Result<Pairs, Failure> {
    let simulation = planned(kind, run, seats)?;
    let by_seat = &simulation.labels;
    let mut labels = by_seat.clone();
    labels.sort_unstable();
    labels.dedup();
    let label = |seat: usize| labels.iter().position(|label| *label == by_seat[seat]);
    let games = in_order(run.games, threads, |numbers| {
        numbers.map(|number| ranks(kind, &simulation, number + 1)).collect()
    });
    let mut above = vec![vec![0.0; labels.len()]; labels.len()];
    for game in games {
        let game = game?.unwrap_or_default();
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

/// A server in which people of known strength play.
#[derive(Clone, Copy, Debug)]
pub struct Server<'a> {
    pub kind: GameKind,
    /// How many people there are. The weakest always plays as the first of `players`, the strongest
    /// always as the second.
    pub people: usize,
    pub players: [&'a str; 2],
    /// How many seats each table has. People sit in all of them.
    pub seats: usize,
    pub games: usize,
    pub seed: u64,
}

/// How well the order of ratings agrees with the order of the known strengths (Spearman's rank
/// correlation), after each game of an average person. The first value is after one game.
pub fn order_found(server: &Server) -> Result<Vec<f64>, Failure> {
    let mut rng = Rand::seed_from_u64(server.seed);
    let mut ratings = vec![START; server.people];
    let (mut found, mut played) = (Vec::new(), 0);
    while found.len() < server.games {
        let mut who: Vec<usize> = (0..server.people).collect();
        who.shuffle(&mut rng);
        who.truncate(server.seats);
        let strongest = (server.people - 1) as f64;
        let labels: Vec<&str> = who
            .iter()
            .map(|person| {
                let strong = rng.random_bool(*person as f64 / strongest);
                server.players[usize::from(strong)]
            })
            .collect();
        let run = Run { seed: rng.random(), games: 1, budget: None, records: false };
        let game = planned(server.kind, run, &labels)?;
        let Some(ranks) = ranks(server.kind, &game, 1)? else { continue };
        let before: Vec<(Rating, u8)> = who.iter().map(|n| ratings[*n]).zip(ranks).collect();
        for (person, after) in who.iter().zip(rate(&before)) {
            ratings[*person] = after;
        }
        played += server.seats;
        if played >= (found.len() + 1) * server.people {
            found.push(rank_correlation(&ratings));
        }
    }
    Ok(found)
}

/// Spearman's rank correlation of people's ratings with their numbers.
fn rank_correlation(ratings: &[Rating]) -> f64 {
    let mut order: Vec<usize> = (0..ratings.len()).collect();
    order.sort_by_key(|person| ratings[*person].strength);
    let squares = order.iter().enumerate();
    let squares: f64 = squares.map(|(rank, person)| (rank as f64 - *person as f64).powi(2)).sum();
    let n = ratings.len() as f64;
    1.0 - 6.0 * squares / (n * (n * n - 1.0))
}

/// The mean over several servers that differ only in their seed.
pub fn order_found_on_average(
    server: &Server,
    servers: u64,
    threads: usize,
) -> Result<Vec<f64>, Failure> {
    let all = in_order(servers, threads, |numbers| {
        let found = numbers.map(|number| {
            order_found(&Server { seed: server.seed ^ (number + 1).rotate_left(32), ..*server })
        });
        found.collect()
    });
    let mut means = vec![0.0; server.games];
    for one in all {
        for (mean, found) in means.iter_mut().zip(one?) {
            *mean += found / servers as f64;
        }
    }
    Ok(means)
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

    #[test]
    fn ratings_find_the_order_of_players_of_known_strength() {
        for seats in [3, 4, 8] {
            let server = Server {
                kind: GameKind::Getaway,
                people: 12,
                players: ["random", "normal"],
                seats,
                games: 60,
                seed: 3,
            };
            let found = order_found_on_average(&server, 4, 2).unwrap();
            assert_eq!(found.len(), 60);
            let last = found.last().copied().unwrap_or_default();
            assert!(found[0] < last && last > 0.75, "{seats} seats: {found:?}");
            // The same seed gives the same results on any number of threads.
            assert_eq!(order_found_on_average(&server, 4, 1).unwrap(), found);
        }
    }
}
