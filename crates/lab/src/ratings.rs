//! Measures ratings: how strong the computers are, how soon ratings find the order of players of known
//! strength, and whether what they say comes true.
//!
//! Owns what `examples/ratings.rs` prints; docs/ratings.md has the figures. Players of known
//! strength are mixtures of two computers: the more of their games somebody plays as the stronger
//! of the two, the stronger they are. So the luck of the cards is the same as in real games.

use getaway_games::options::Named;
use getaway_games::rating::{LUCK, NORMAL, Player, RatedSeat, Rating, chances, rate};
use getaway_games::{GameKind, Level, Rand};
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

/// Each seat's place in one game, and whether the tally counts it. `None` if the game was stopped.
type Places = Vec<(u8, bool)>;

fn places(game: &Simulation, number: u64) -> Result<Option<Places>, Failure> {
    let played = (game.play)(number, &mut String::new());
    let result = played.map_err(|why| why.to_string())?;
    let places: Places = result
        .places
        .iter()
        .enumerate()
        .map(|(seat, place)| (*place, result.counted.contains(&seat)))
        .collect();
    Ok(Some(places).filter(|places| !places.is_empty()))
}

/// All games of a simulation that had a result.
fn all_places(simulation: &Simulation, threads: usize) -> Result<Vec<Places>, Failure> {
    let games = in_order(simulation.run.games, threads, |numbers| {
        numbers.map(|number| places(simulation, number + 1)).collect()
    });
    Ok(games.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
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
    let mut above = vec![vec![0.0; labels.len()]; labels.len()];
    for game in all_places(&simulation, threads)? {
        for (one, (place, _)) in game.iter().enumerate() {
            for (other, (other_place, _)) in game.iter().enumerate() {
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
        let normal =
            self.labels.iter().position(|label| *label == "normal").map_or(0.0, |at| strengths[at]);
        strengths.iter().map(|one| (one - normal) * scale + NORMAL as f64).collect()
    }
}

/// How often the computers of a level lose at a table where all others play like `normal`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// In so many games with a result.
    pub games: u64,
    pub lost: u64,
    pub predicted: f64,
    /// The strength that would predict what was seen.
    pub strength: f64,
}

/// Plays games of so many computers of a level with so many others.
pub fn share(
    kind: GameKind,
    run: Run,
    level: Level,
    alike: usize,
    others: usize,
    threads: usize,
) -> Result<Share, Failure> {
    let seats = [vec![level.name(); alike], vec![Level::Normal.name(); others]].concat();
    let games = all_places(&planned(kind, run, &seats)?, threads)?;
    let is_lost = |game: &&Places| game.iter().take(alike).any(|(_, tallied)| *tallied);
    let lost = games.iter().filter(is_lost).count() as f64;
    let all = games.len() as f64;
    let mut players = vec![Player::Computer(level); alike];
    players.resize(alike + others, Player::Computer(Level::Normal));
    let predicted = chances(kind, &players).ok_or("the game has winners")?;
    let odds = lost / alike as f64 / ((all - lost) / others as f64);
    Ok(Share {
        games: games.len() as u64,
        lost: lost as u64,
        predicted: predicted.iter().take(alike).sum(),
        strength: NORMAL as f64 - LUCK * odds.ln(),
    })
}

/// The mean rating of people who play like `normal`, between their games 100 and 300, by how many of
/// them sit at a table with so many `easy` computers; the other seats have `normal` ones.
pub fn like_normal(
    kind: GameKind,
    seed: u64,
    seats: usize,
    easy: usize,
    threads: usize,
) -> Result<Vec<f64>, Failure> {
    const SERVERS: usize = 40;
    const GAMES: usize = 300;
    let run = Run { seed, games: (SERVERS * GAMES) as u64, budget: None, records: false };
    let labels = [vec!["easy"; easy], vec!["normal"; seats - easy]].concat();
    let games = all_places(&planned(kind, run, &labels)?, threads)?;
    let mean = |people: usize| {
        let (mut sum, mut count) = (0.0, 0.0);
        for server in games.chunks(GAMES) {
            let mut all = vec![Player::Computer(Level::Easy); easy];
            all.resize(seats - people, Player::Computer(Level::Normal));
            all.resize(seats, Player::Person(Rating::start(kind.name())));
            for (number, game) in server.iter().enumerate() {
                let after = rate_game(kind, &mut all, game);
                if number >= GAMES / 3 {
                    sum += after.iter().map(|rating| points(*rating)).sum::<f64>();
                    count += after.len() as f64;
                }
            }
        }
        sum / count
    };
    Ok((2..=seats - easy).map(mean).collect())
}

fn points(rating: Rating) -> f64 {
    rating.strength as f64 / 1000.0
}

/// Rates a game of these players. Returns the ratings of its people, in their order.
fn rate_game(kind: GameKind, players: &mut [Player], game: &Places) -> Vec<Rating> {
    let seats = players.iter().zip(game);
    let rated: Vec<RatedSeat> = seats
        .map(|(player, (place, tallied))| RatedSeat {
            player: *player,
            place: *place,
            tallied: *tallied,
        })
        .collect();
    let changes = rate(kind.name(), &rated);
    for (player, change) in players.iter_mut().zip(&changes) {
        if let Some(change) = change {
            *player = Player::Person(change.after);
        }
    }
    changes.into_iter().flatten().map(|change| change.after).collect()
}

/// How people choose their tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    Anybody,
    /// People who follow each other in the order of their strengths.
    Alike,
    /// The people with even numbers and those with odd ones: only one table in ten is open to all.
    Apart,
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
    pub meeting: Meeting,
    /// After so many games of an average person, the weakest one plays as the strongest.
    pub improves: Option<usize>,
    pub games: usize,
    pub seed: u64,
}

/// A game in a server, with the people by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    who: Vec<usize>,
    places: Places,
}

impl Server<'_> {
    /// Plays so many games of an average person.
    fn play(&self) -> Result<Vec<Played>, Failure> {
        let mut rng = Rand::seed_from_u64(self.seed);
        let (mut games, mut played) = (Vec::new(), 0);
        while played < self.games * self.people {
            let who = self.who(&mut rng);
            let improved = self.improves.is_some_and(|after| played >= after * self.people);
            let strongest = self.people - 1;
            let labels: Vec<&str> = who
                .iter()
                .map(|person| match person {
                    0 if improved => self.players[1],
                    _ => {
                        let strong = rng.random_bool(*person as f64 / strongest as f64);
                        self.players[usize::from(strong)]
                    }
                })
                .collect();
            let run = Run { seed: rng.random(), games: 1, budget: None, records: false };
            let Some(places) = places(&planned(self.kind, run, &labels)?, 1)? else { continue };
            played += self.seats;
            games.push(Played { who, places });
        }
        Ok(games)
    }

    fn who(&self, rng: &mut Rand) -> Vec<usize> {
        let mut who: Vec<usize> = (0..self.people).collect();
        match self.meeting {
            Meeting::Anybody => {}
            Meeting::Alike => {
                let first = rng.random_range(0..=self.people - self.seats);
                who = (first..first + self.seats).collect();
            }
            Meeting::Apart if rng.random_ratio(1, 10) => {}
            Meeting::Apart => {
                let group = rng.random_range(0..2);
                who.retain(|person| person % 2 == group);
            }
        }
        who.shuffle(rng);
        who.truncate(self.seats);
        who
    }

    /// The games of servers that differ only in their seed.
    pub fn play_all(&self, servers: u64, threads: usize) -> Result<Vec<Vec<Played>>, Failure> {
        let all = in_order(servers, threads, |numbers| {
            let seed = |number: u64| self.seed ^ (number + 1).rotate_left(32);
            numbers.map(|number| Server { seed: seed(number), ..*self }.play()).collect()
        });
        all.into_iter().collect()
    }

    /// Rates a server's games. `see` is told of each, with the ratings of all people before it and how
    /// many games an average person has played after it.
    fn rate(
        &self,
        games: &[Played],
        mut see: impl FnMut(&Played, &[Rating], usize),
    ) -> Vec<Rating> {
        let mut ratings = vec![Rating::start(self.kind.name()); self.people];
        let mut played = 0;
        for game in games {
            played += game.who.len();
            see(game, &ratings, played / self.people);
            let mut players: Vec<Player> =
                game.who.iter().map(|person| Player::Person(ratings[*person])).collect();
            let after = rate_game(self.kind, &mut players, &game.places);
            for (person, after) in game.who.iter().zip(after) {
                ratings[*person] = after;
            }
        }
        ratings
    }

    /// What the ratings in these servers were worth.
    pub fn judge(&self, servers: &[Vec<Played>]) -> Judged {
        let truth = most_likely(self.people, servers);
        let count = servers.len() as f64;
        let mut judged = Judged {
            order: vec![0.0; self.games],
            order_of_shares: 0.0,
            log_loss: 0.0,
            within: [[0.0; 2]; 3],
        };
        let mut foretold = 0.0;
        for games in servers {
            let mut before = 0;
            let mut shares = vec![(0.0, 0.0); self.people];
            let mut note = |ratings: &[Rating], games: usize, judged: &mut Judged| {
                for after in before..games {
                    let strengths: Vec<f64> = ratings.iter().map(|one| points(*one)).collect();
                    judged.order[after] += rank_correlation(&strengths) / count;
                    let at = CHECKED.iter().position(|number| *number == after + 1);
                    if let Some(at) = at {
                        let within = within(ratings, &truth);
                        judged.within[at][0] += within[0] / count;
                        judged.within[at][1] += within[1] / count;
                    }
                }
                before = games;
            };
            let mut done = 0;
            let last = self.rate(games, |game, ratings, played| {
                note(ratings, done, &mut judged);
                done = played;
                let players: Vec<Player> =
                    game.who.iter().map(|person| Player::Person(ratings[*person])).collect();
                let chances = chances(self.kind, &players).unwrap_or_default();
                for ((person, (_, tallied)), at) in game.who.iter().zip(&game.places).zip(0..) {
                    shares[*person].0 += f64::from(*tallied);
                    shares[*person].1 += 1.0 / game.who.len() as f64;
                    if *tallied
                        && played > CHECKED[1]
                        && let Some(chance) = chances.get(at)
                    {
                        judged.log_loss -= chance.ln();
                        foretold += 1.0;
                    }
                }
            });
            note(&last, self.games, &mut judged);
            // Whoever loses more than their share is weaker.
            let shares: Vec<f64> = shares.iter().map(|(tally, fair)| -tally / fair).collect();
            judged.order_of_shares += rank_correlation(&shares) / count;
        }
        judged.log_loss /= foretold;
        judged
    }

    /// How many games of their own it takes somebody who improves until their rating has gone so much of
    /// the way from the weakest to the strongest, on average. `None` if it never does.
    pub fn caught_up(&self, servers: &[Vec<Played>], part: f64) -> Option<usize> {
        let from = self.improves?;
        let (mut way, mut goal) = (Vec::new(), 0.0);
        for games in servers {
            let mut own = 0;
            let relative = |ratings: &[Rating], person: usize| {
                let others: f64 = ratings[1..].iter().map(|one| points(*one)).sum();
                points(ratings[person]) - others / (ratings.len() - 1) as f64
            };
            self.rate(games, |game, ratings, played| {
                if played < from || !game.who.contains(&0) {
                    return;
                }
                if way.len() == own {
                    way.push((0.0, 0.0));
                }
                if own == 0 {
                    goal += relative(ratings, self.people - 1);
                }
                way[own].0 += relative(ratings, 0);
                way[own].1 += 1.0;
                own += 1;
            });
        }
        let goal = goal / servers.len() as f64;
        let mean = |(sum, count): &(f64, f64)| sum / count;
        let start = mean(way.first()?);
        way.iter().position(|at| mean(at) >= start + part * (goal - start))
    }
}

/// After how many games of an average person ± is checked; log loss is taken after the second.
pub const CHECKED: [usize; 3] = [20, 60, 200];

#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// How well the order of ratings agrees with that of the known strengths (Spearman's rank
    /// correlation), after each game of an average person. The first value is after one game.
    pub order: Vec<f64>,
    /// The same for the order of the results against the fair share, after all games.
    pub order_of_shares: f64,
    /// The mean of −ln of the chance that the loser was given, in the later games.
    pub log_loss: f64,
    /// How many of the people were within ± and twice that, after [`CHECKED`] games.
    pub within: [[f64; 2]; 3],
}

/// The people's strengths that make these games the most likely, all at once, in points: what ratings
/// try to find. Their mean is 0.
fn most_likely(people: usize, servers: &[Vec<Played>]) -> Vec<f64> {
    let mut strengths = vec![0.0_f64; people];
    for _ in 0..60 {
        let mut slopes = vec![(0.0, 1e-9); people];
        for game in servers.iter().flatten() {
            let weights: Vec<f64> =
                game.who.iter().map(|person| (-strengths[*person]).exp()).collect();
            let all: f64 = weights.iter().sum();
            for ((person, (_, tallied)), weight) in game.who.iter().zip(&game.places).zip(weights) {
                let chance = weight / all;
                slopes[*person].0 += chance - f64::from(*tallied);
                slopes[*person].1 += chance * (1.0 - chance);
            }
        }
        for (strength, (slope, bend)) in strengths.iter_mut().zip(slopes) {
            *strength += (slope / bend).clamp(-1.0, 1.0);
        }
    }
    let mean = strengths.iter().sum::<f64>() / people as f64;
    strengths.iter().map(|one| (one - mean) * LUCK).collect()
}

/// The share of people whose true strength is within ± of their rating, and within twice that. Only
/// differences between people can be known.
fn within(ratings: &[Rating], truth: &[f64]) -> [f64; 2] {
    let count = ratings.len() as f64;
    let mean = ratings.iter().map(|one| points(*one)).sum::<f64>() / count;
    let off = |(rating, truth): (&Rating, &f64)| {
        (points(*rating) - mean - truth).abs() * 1000.0 / rating.uncertainty as f64
    };
    let off: Vec<f64> = ratings.iter().zip(truth).map(off).collect();
    [1.0, 2.0].map(|most| off.iter().filter(|off| **off < most).count() as f64 / count)
}

/// Spearman's rank correlation of people's strengths with their numbers.
fn rank_correlation(strengths: &[f64]) -> f64 {
    let mut order: Vec<usize> = (0..strengths.len()).collect();
    order.sort_by(|a, b| strengths[*a].total_cmp(&strengths[*b]));
    let squares: f64 =
        order.iter().enumerate().map(|(rank, person)| (rank as f64 - *person as f64).powi(2)).sum();
    let n = strengths.len() as f64;
    1.0 - 6.0 * squares / (n * (n * n - 1.0))
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
        for (seats, least) in [(3, 0.85), (4, 0.85), (8, 0.75)] {
            let server = Server {
                kind: GameKind::Getaway,
                people: 12,
                players: ["random", "normal"],
                seats,
                meeting: Meeting::Anybody,
                improves: None,
                games: 60,
                seed: 3,
            };
            let servers = server.play_all(4, 2).unwrap();
            // The same seed gives the same results on any number of threads.
            assert_eq!(server.play_all(4, 1).unwrap(), servers);
            let judged = server.judge(&servers);
            let (first, last) = (judged.order[0], judged.order[59]);
            assert!(first < last && last > least, "{seats} seats: {judged:?}");
        }
    }
}
