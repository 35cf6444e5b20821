//! The search of the `hard` player: plays every choice out in many worlds that may well be the true one,
//! and finds the one with which the player loses least often.
//!
//! All choices are tried in the same worlds with the same chance, so that their difference is seen
//! with fewer games; a choice that is worse beyond doubt is tried no more.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::Limits;
use super::guess::Guess;
use super::playout::Imagined;
use crate::rules::{Card, CardSet, Move, Seat, Source, Suit, View};

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
const ROUND: usize = 32;

/// How many standard deviations a choice must be behind to be given up.
const BEYOND_DOUBT: f64 = 2.6;

/// The first choice is what experience plays: trials that put it behind by less than so many
/// standard deviations do not speak against it.
const SPEAKS_AGAINST: f64 = 1.0;

/// A choice under trial.
struct Arm {
    choice: Choice,
    /// Lost or not, a bit a world.
    lost: Vec<u64>,
    games: u32,
    losses: u32,
}

impl Arm {
    fn count(&mut self, world: usize, lost: bool) {
        if world.is_multiple_of(64) {
            self.lost.push(0);
        }
        if let Some(bits) = self.lost.last_mut() {
            *bits |= u64::from(lost) << (world % 64);
        }
        self.games += 1;
        self.losses += u32::from(lost);
    }

    /// By how many standard deviations this one is behind the other in the worlds that both saw.
    fn behind(&self, other: &Arm) -> f64 {
        let (mut worse, mut better) = (0, 0);
        for (mine, theirs) in self.lost.iter().zip(&other.lost) {
            worse += (mine & !theirs).count_ones();
            better += (theirs & !mine).count_ones();
        }
        let (worse, better) = (f64::from(worse), f64::from(better));
        // One is added, so that a handful of worlds never is beyond doubt.
        (worse - better) / (worse + better + 1.0).sqrt()
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
    let mut running: Vec<Arm> = choices
        .iter()
        .map(|choice| Arm {
            choice: *choice,
            lost: Vec::new(),
            games: 0,
            losses: 0,
        })
        .collect();
    let mut given_up = Vec::new();
    let mut left = limits.playouts;
    let mut world = 0;
    while running.len() > 1 || given_up.is_empty() {
        let cost = running.len() as u32;
        if left < cost || (world > 0 && !(limits.go_on)()) {
            break;
        }
        left -= cost;
        let Some(likely) = guess.next(rng) else { break };
        let imagined = Imagined {
            game: likely.game,
            memory: *view.memory(),
            seat: view.seat(),
            styles: likely.styles,
        };
        let chance = Xoshiro256PlusPlus::seed_from_u64(rng.next_u64());
        for arm in &mut running {
            let lost = loses_after(imagined, arm.choice, &mut chance.clone());
            arm.count(world, lost);
        }
        world += 1;
        if world.is_multiple_of(ROUND) {
            give_up(&mut running, &mut given_up);
        }
    }
    // Those still running were tried most, and have beaten those given up.
    running.sort_by_key(|arm| arm.losses);
    let first = running
        .iter()
        .position(|arm| Some(&arm.choice) == choices.first());
    if let Some(at) = first.filter(|at| running[*at].behind(&running[0]) < SPEAKS_AGAINST) {
        running[..=at].rotate_right(1);
    }
    given_up.sort_by(|a, b| share(a).total_cmp(&share(b)));
    running
        .iter()
        .chain(&given_up)
        .map(|arm| Estimate {
            choice: arm.choice,
            loses: share(arm),
            games: arm.games,
        })
        .collect()
}

fn share(arm: &Arm) -> f64 {
    f64::from(arm.losses) / f64::from(arm.games.max(1))
}

fn give_up(running: &mut Vec<Arm>, given_up: &mut Vec<Arm>) {
    let Some(best) = (0..running.len()).min_by_key(|at| running[*at].losses) else {
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

/// Makes the choice in the imagined game, and says whether the player loses it. A choice that
/// cannot be made loses.
fn loses_after(mut imagined: Imagined, choice: Choice, chance: &mut Xoshiro256PlusPlus) -> bool {
    let seat = imagined.seat;
    let done = match choice {
        Choice::Card(card) => imagined.apply(Move::Play { seat, card }),
        Choice::Take => imagined.apply(Move::Take { seat }),
        Choice::Wait => Ok(()),
        Choice::DrawFrom(from) => imagined.draw(seat, Source::Seat(from), chance),
    };
    done.and_then(|()| imagined.loses(chance)).unwrap_or(true)
}

/// The cards worth trying: of a run between which no other player's card and none of the trick
/// lies, the lowest and the highest. They take the same part in the trick; but if another picks it
/// up, it matters which one they get.
pub(super) fn distinct(view: &View, legal: CardSet) -> CardSet {
    let board = view.board();
    let mut out = CardSet::pack(board.options().packs.into()).minus(board.waste().or(view.hand()));
    if let Some(trick) = board.trick() {
        out = out.or(trick.cards());
    }
    let mut kept = CardSet::EMPTY;
    for suit in Suit::ALL {
        let mut run: Option<Card> = None;
        for card in legal.of_suit(suit) {
            let goes_on = run.is_some_and(|lower| {
                let between = out.minus(out.below(lower)).minus(out.above(card));
                between.of_suit(suit).is_empty()
            });
            if !goes_on {
                kept = run.map_or(kept, |last| kept.or(CardSet::of(last)));
                kept.insert(card);
            }
            run = Some(card);
        }
        kept = run.map_or(kept, |last| kept.or(CardSet::of(last)));
    }
    kept
}
