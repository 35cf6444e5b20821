//! Player ratings, which follow from games, one after the other.
//!
//! Owns the methods' numbers and the update for one game. Where the last player loses, what counts is
//! who that is: the chance of it follows from the strengths at the table. Where the first one wins, the
//! places count, as Weng and Lin rate them (OpenSkill). A computer's strength is fixed, measured for each
//! game; a person's follows from their games. Ratings are whole thousandths of a point, and computed so
//! that the same games give the same ratings on every machine: `exp` and `ln` are the same code
//! everywhere, and sums have an order.
//!
//! A game states the strengths of its levels ([`Strengths`](crate::kit::Strengths)). A seat of a
//! stored game is identified by the names of its game and of its level.
//!
//! Knows nothing about people and the store: the caller supplies the ratings and the places.

use crate::by_kind;
use crate::kit::options::Named;
use crate::kit::{Level, Session, Tally};
use crate::list::GameKind;

/// How strong somebody plays, and how certain that is. Both are in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rating {
    /// The estimated strength. A computer at level `normal` has 1500 points.
    pub strength: i64,
    /// The standard deviation of what is estimated, for somebody who plays as they always did.
    pub uncertainty: i64,
}

/// The strength of somebody who hasn't played yet, in points.
pub const NORMAL: i64 = 1500;

/// The luck in one game, in points: of two players whose strengths are so far apart, the weaker one
/// loses about 2.7 times as often. In games with winners: of two people whose ratings are certain and
/// 707 points apart (√2 times this), the stronger one is placed above the other in 73 of 100 games.
pub const LUCK: f64 = 500.0;

/// How far people's strengths are apart, as a standard deviation in points: how uncertain a beginner's
/// is, by the game's tally.
const SPREAD: i64 = 280;
const SPREAD_OF_PLACES: i64 = 200;

/// A game moves a rating as if it were no more certain than this, in points, where the last player
/// loses: so nobody's rating ever freezes, and somebody who has become stronger is found.
const LIVELY: f64 = 130.0;

/// How much somebody's strength may change from one game to the next, in points, where places count.
const CHANGE: f64 = 3.0;

/// The limit, in thousandths of a point, above which a rating is still uncertain.
const STILL_UNCERTAIN: i64 = 160_000;

/// The uncertainty of a computer's strength, in points.
const OF_COMPUTERS: i64 = 10;

impl Rating {
    const fn of(strength: i64, uncertainty: i64) -> Rating {
        Rating { strength: strength * 1000, uncertainty: uncertainty * 1000 }
    }

    /// The rating of somebody who hasn't played this game yet.
    pub fn start(game: &str) -> Rating {
        let spread = if last_loses(game) { SPREAD } else { SPREAD_OF_PLACES };
        Rating::of(NORMAL, spread)
    }

    /// Whether it is too early to say how strong the player is.
    pub const fn is_uncertain(self) -> bool {
        self.uncertainty > STILL_UNCERTAIN
    }

    /// The limit above which a rating [is uncertain](Self::is_uncertain), in thousandths of a
    /// point.
    pub const fn limit() -> i64 {
        STILL_UNCERTAIN
    }

    /// The strength as people read it, in points. A higher strength never reads as a lower one.
    pub const fn points(self) -> i64 {
        (self.strength + 500).div_euclid(1000)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    Person(Rating),
    Computer(Level),
}

impl Player {
    /// The computer in a seat of a stored game, by the names of the game and its level. `None` for a
    /// person's seat, and if this program doesn't know the game.
    pub fn computer(game: &str, label: &str) -> Option<Player> {
        GameKind::named(game)?;
        Level::named(label).map(Player::Computer)
    }
}

/// A seat of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedSeat {
    pub player: Player,
    /// 1 is the best; equal seats share one.
    pub place: u8,
    /// Whether the game's tally counts the seat: as the loser, or as a winner.
    pub tallied: bool,
}

/// A person's rating before and after a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    pub before: Rating,
    pub after: Rating,
    /// The chance that they lose at this table, where the last player loses.
    pub chance: Option<f64>,
}

/// What a game does to its people's ratings, by seat; `None` for a computer. A game that this program
/// doesn't know is rated by its places.
pub fn rate(game: &str, seats: &[RatedSeat]) -> Vec<Option<Change>> {
    let players: Vec<Player> = seats.iter().map(|seat| seat.player).collect();
    let before = strengths(game, &players);
    let after = if last_loses(game) {
        by_loser(&before, seats)
    } else {
        by_places(&before, seats).into_iter().map(|after| (after, None)).collect()
    };
    let changes = before.into_iter().zip(after).zip(players);
    let change = |((before, (after, chance)), player)| match player {
        Player::Person(_) => Some(Change { before, after, chance }),
        Player::Computer(_) => None,
    };
    changes.map(change).collect()
}

/// How likely each of these players is to lose a game among them. `None` for games with winners.
pub fn chances(kind: GameKind, players: &[Player]) -> Option<Vec<f64>> {
    let game = kind.name();
    last_loses(game).then(|| lose(&strengths(game, players)))
}

fn last_loses(game: &str) -> bool {
    GameKind::named(game).map(GameKind::tally) == Some(Tally::LastLoses)
}

/// The ratings at a table. What a computer is like depends on how many of its level are there.
fn strengths(game: &str, players: &[Player]) -> Vec<Rating> {
    let of = |player: &Player| match *player {
        Player::Person(rating) => rating,
        Player::Computer(level) => {
            let alike = players.iter().filter(|other| *other == player).count();
            let others = players.len() - alike;
            let measured = GameKind::named(game).map(|kind| by_kind!(kind, |G| G::STRENGTHS));
            let points = measured.map_or(NORMAL, |all| all.of(level, alike, others));
            Rating::of(points, OF_COMPUTERS)
        }
    };
    players.iter().map(of).collect()
}

/// The chance of each to lose.
fn lose(strengths: &[Rating]) -> Vec<f64> {
    // The weakest counts as 1, so nothing overflows.
    let weakest = strengths.iter().map(|one| one.strength).min().unwrap_or_default();
    let weight = |one: &Rating| libm::exp(points(weakest - one.strength) / LUCK);
    let weights: Vec<f64> = strengths.iter().map(weight).collect();
    let all: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / all).collect()
}

/// The ratings after a game in which the last player loses, with the chance that each had: a step up
/// the game's own likelihood, P(i loses) = exp(−rᵢ/λ) / Σ exp(−rⱼ/λ). Whoever is safe never falls.
///
/// The step is that of Bayes as long as the rating is uncertain, and never smaller than a lively one.
/// The uncertainty follows from the steps that were made: it is the error of somebody whose strength
/// doesn't change.
fn by_loser(before: &[Rating], seats: &[RatedSeat]) -> Vec<(Rating, Option<f64>)> {
    let chances = lose(before);
    // By the rules, there is one loser.
    let losers = seats.iter().filter(|seat| seat.tallied).count();
    let after = before.iter().zip(seats).zip(chances).map(|((before, seat), chance)| {
        if losers == 0 {
            return (*before, Some(chance));
        }
        let lost = if seat.tallied { 1.0 / losers as f64 } else { 0.0 };
        let variance = points(before.uncertainty) * points(before.uncertainty);
        let information = chance * (1.0 - chance) / (LUCK * LUCK);
        let step = (1.0 / (1.0 / variance + information)).max(LIVELY * LIVELY);
        let left = 1.0 - step * information;
        let after = Rating {
            strength: before.strength + thousandths(step / LUCK * (chance - lost)),
            uncertainty: thousandths((left * left * variance + step * step * information).sqrt()),
        };
        (after, Some(chance))
    });
    after.collect()
}

/// The ratings after a game in which places count, as Weng and Lin compute them (2011, algorithm 1):
/// by Bradley and Terry's model, everyone is compared with everyone else. Equal places are a tie.
fn by_places(before: &[Rating], seats: &[RatedSeat]) -> Vec<Rating> {
    let most = SPREAD_OF_PLACES as f64 * SPREAD_OF_PLACES as f64;
    let known = |rating: &Rating| {
        let sigma = points(rating.uncertainty);
        (points(rating.strength), (sigma * sigma + CHANGE * CHANGE).min(most))
    };
    let rate = |(i, (own, seat)): (usize, (&Rating, &RatedSeat))| {
        let (mean, variance) = known(own);
        let (mut up, mut surer) = (0.0, 0.0);
        for (q, (other, opponent)) in before.iter().zip(seats).enumerate() {
            if i == q {
                continue;
            }
            let (other_mean, other_variance) = known(other);
            let c = (variance + other_variance + 2.0 * LUCK * LUCK).sqrt();
            let expected = 1.0 / (1.0 + libm::exp((other_mean - mean) / c));
            let score = match seat.place.cmp(&opponent.place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            up += variance / c * (score - expected);
            let gamma = variance.sqrt() / c;
            surer += gamma * (variance / (c * c)) * expected * (1.0 - expected);
        }
        let variance = variance * (1.0 - surer).max(0.000_001);
        Rating { strength: thousandths(mean + up), uncertainty: thousandths(variance.sqrt()) }
    };
    before.iter().zip(seats).enumerate().map(rate).collect()
}

fn points(thousandths: i64) -> f64 {
    thousandths as f64 / 1000.0
}

fn thousandths(points: f64) -> i64 {
    (points * 1000.0).round() as i64
}

#[cfg(test)]
#[path = "../tests/rating.rs"]
mod tests;
