//! The search of the `hard` player: tries every choice in many worlds that may well be the true one,
//! and finds the one with which the player is least likely to lose.
//!
//! All choices are tried in the same worlds with the same chance, so that their difference is seen
//! in fewer of them; a choice that is worse beyond doubt is tried no more.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::guess::Guess;
use super::playout::Imagined;
use super::{Limits, value};
use crate::rules::{Card, Move, Seat, Source, View};

/// Something that a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Play the card.
    Card(Card),
    /// Take the next player's cards.
    Take,
    /// Take nothing, when it is not one's lead.
    Wait,
    /// Draw from this player.
    DrawFrom(Seat),
}

/// How often the player loses after a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// What is done.
    pub choice: Choice,
    /// The estimated chance of losing, 0 to 1.
    pub loses: f64,
    /// In how many games that was seen; 0 if it was worked out to the end.
    pub games: u32,
}

/// After so many worlds the choices are compared.
const ROUND: u32 = 32;

/// How many standard deviations a choice must be behind to be given up.
const BEYOND_DOUBT: f64 = 2.6;

/// The first choice is what experience plays: trials that put it behind by less than so many
/// standard deviations do not speak against it.
const SPEAKS_AGAINST: f64 = 0.5;

/// Differences are taken for no smaller than this many squared, lest a few worlds that happen to
/// agree be beyond doubt.
const LUCK: f64 = 0.1;

/// A choice under trial.
struct Arm {
    choice: Choice,
    /// How likely the player loses after it, by world.
    loses: Vec<f32>,
    /// The sum of these.
    sum: f64,
}

impl Arm {
    fn new(choice: Choice) -> Arm {
        Arm {
            choice,
            loses: Vec::new(),
            sum: 0.0,
        }
    }

    fn count(&mut self, loses: f32) {
        self.loses.push(loses);
        self.sum += f64::from(loses);
    }

    fn mean(&self) -> f64 {
        self.sum / self.loses.len().max(1) as f64
    }

    /// By how many standard deviations this one is behind the other in the worlds that both saw.
    fn behind(&self, other: &Arm) -> f64 {
        let (mut sum, mut squares) = (0.0, LUCK);
        for (mine, theirs) in self.loses.iter().zip(&other.loses) {
            let more = f64::from(mine - theirs);
            sum += more;
            squares += more * more;
        }
        sum / squares.sqrt()
    }
}

/// The choices with their estimates, best first. The first given comes first unless the trials speak
/// against it.
pub(super) fn weigh(
    view: &View,
    choices: &[Choice],
    limits: &Limits,
    rng: &mut Xoshiro256PlusPlus,
) -> Vec<Estimate> {
    let Some(mut guess) = Guess::new(view, limits.playouts, rng) else {
        return Vec::new();
    };
    let mut running: Vec<Arm> = choices.iter().copied().map(Arm::new).collect();
    let mut given_up = Vec::new();
    let mut left = limits.playouts;
    let mut worlds = 0_u32;
    let net = value::built_in();
    while running.len() > 1 || given_up.is_empty() {
        let cost = running.len() as u32;
        if left < cost || (worlds > 0 && !(limits.go_on)()) {
            break;
        }
        left -= cost;
        let Some(likely) = guess.next(rng) else { break };
        let imagined = Imagined {
            game: likely.game,
            memory: *view.memory(),
            seat: view.seat(),
            styles: likely.styles,
            net,
        };
        let chance = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        for arm in &mut running {
            arm.count(loses_after(imagined, arm.choice, &mut chance.clone()));
        }
        worlds += 1;
        if worlds.is_multiple_of(ROUND) {
            give_up(&mut running, &mut given_up);
        }
    }
    // Those still running were tried most, and have beaten those given up.
    running.sort_by(|a, b| a.sum.total_cmp(&b.sum));
    let first = running
        .iter()
        .position(|arm| Some(&arm.choice) == choices.first());
    if let Some(at) = first.filter(|at| running[*at].behind(&running[0]) < SPEAKS_AGAINST) {
        running[..=at].rotate_right(1);
    }
    given_up.sort_by(|a, b| a.mean().total_cmp(&b.mean()));
    running
        .iter()
        .chain(&given_up)
        .map(|arm| Estimate {
            choice: arm.choice,
            loses: arm.mean(),
            games: arm.loses.len() as u32,
        })
        .collect()
}

fn give_up(running: &mut Vec<Arm>, given_up: &mut Vec<Arm>) {
    let by_sum = |a: &usize, b: &usize| running[*a].sum.total_cmp(&running[*b].sum);
    let Some(best) = (0..running.len()).min_by(by_sum) else {
        return;
    };
    let doubtful: Vec<bool> = running
        .iter()
        .map(|arm| arm.behind(&running[best]) < BEYOND_DOUBT)
        .collect();
    let mut at = 0;
    for keep in doubtful {
        if keep {
            at += 1;
        } else {
            given_up.push(running.remove(at));
        }
    }
}

/// Makes the choice in the imagined game, and says how likely the player loses it. A choice that
/// cannot be made loses.
fn loses_after(mut imagined: Imagined, choice: Choice, chance: &mut Xoshiro256PlusPlus) -> f32 {
    let seat = imagined.seat;
    let done = match choice {
        Choice::Card(card) => imagined.apply(Move::Play { seat, card }),
        Choice::Take => imagined.apply(Move::Take { seat }),
        Choice::Wait => Ok(()),
        Choice::DrawFrom(from) => imagined.draw(seat, Source::Seat(from), chance),
    };
    done.and_then(|()| imagined.loses(chance)).unwrap_or(1.0)
}
