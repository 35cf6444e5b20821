//! `getaway reliability`: whether the chances that a hint tells are right.
//!
//! Owns what the subcommand reads and prints. In games among four `normal` players a hint is
//! computed for every decision on a card. What it puts first is then done, on a copy of the game, and
//! all play on as `normal`: that is what the hint supposes. The same seed gives the same table,
//! whatever the number of threads.

use std::num::{NonZeroU64, NonZeroUsize};
use std::process::ExitCode;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

use super::simulate::wilson;
use crate::cards::{Chance, Seat, Secret};
use crate::games::getaway::computer::{Candidate, Kind, Limits, advise};
use crate::games::getaway::rules::{
    DrawDue, Due, Game, History, Illegal, Memory, Move, Options, Source, View, deal,
};

/// What `getaway reliability` reads.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many games to take the decisions from; each has about sixty
    #[arg(long, value_name = "N", default_value = "340")]
    games: NonZeroU64,
    /// The number from which all chance of the run follows
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games are imagined for a hint
    #[arg(long, value_name = "PLAYOUTS", default_value_t = 200)]
    budget: u32,
    /// How many threads play; without it one for each core
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
}

const SEATS: usize = 4;

/// In how many parts the chances are divided.
const PARTS: usize = 10;

/// What was told of a decision, and what became of it.
#[derive(Clone, Copy, Debug)]
struct Told {
    chance: f64,
    lost: bool,
}

/// Plays, and prints the table.
///
/// # Errors
/// A game that cannot go on, which is a mistake of the program, and a closed output.
pub fn run(args: &Args) -> anyhow::Result<ExitCode> {
    let threads = super::threads(args.threads) as u64;
    let mut games: Vec<(u64, Vec<Told>)> = Vec::new();
    std::thread::scope(|scope| {
        let play = |thread| {
            move || {
                (thread..args.games.get())
                    .step_by(threads as usize)
                    .map(|number| Ok((number, game(args, number)?)))
                    .collect::<Result<Vec<_>, Illegal>>()
            }
        };
        let workers: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(play(thread)))
            .collect();
        for worker in workers {
            match worker.join() {
                Ok(done) => games.extend(done?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        anyhow::Ok(())
    })?;
    games.sort_by_key(|(number, _)| *number);
    let told: Vec<Told> = games.into_iter().flat_map(|(_, told)| told).collect();
    print(&told)?;
    Ok(ExitCode::SUCCESS)
}

fn print(told: &[Told]) -> anyhow::Result<()> {
    super::say(format_args!(
        "told          decisions   mean     lost   95 % interval"
    ))?;
    for part in 0..PARTS {
        let of_part = |told: &&Told| ((told.chance * PARTS as f64) as usize).min(PARTS - 1) == part;
        let here: Vec<&Told> = told.iter().filter(of_part).collect();
        let tries = here.len().max(1) as f64;
        let mean = here.iter().map(|told| told.chance).sum::<f64>() / tries;
        let lost = here.iter().filter(|told| told.lost).count() as f64;
        let (low, high) = wilson(lost, here.len() as f64);
        super::say(format_args!(
            "{:>3} to {:>3} % {:>11} {:>5.1} % {:>6.1} %   {:.1} % to {:.1} %",
            part * 100 / PARTS,
            (part + 1) * 100 / PARTS,
            here.len(),
            100.0 * mean,
            100.0 * lost / tries,
            100.0 * low,
            100.0 * high,
        ))?;
    }
    let (factor, shift) = fit(told);
    super::say(format_args!(
        "{} decisions; they would fit best with their logits times {factor:.2} plus {shift:.2}",
        told.len()
    ))?;
    Ok(())
}

/// The longest step towards the best fit.
const LONGEST_STEP: f64 = 0.1;

/// The logistic regression of what came on the logits of what was told, by the method of Newton:
/// 1 and 0 if nothing is to be corrected.
fn fit(told: &[Told]) -> (f64, f64) {
    let (mut factor, mut shift) = (1.0, 0.0);
    for _ in 0..100 {
        let (mut gradient, mut curvature) = ([0.0; 2], [0.0; 3]);
        for Told { chance, lost } in told {
            let chance = chance.clamp(0.001, 0.999);
            let logit = (chance / (1.0 - chance)).ln();
            let fitted = 1.0 / (1.0 + f64::exp(-factor * logit - shift));
            let (error, weight) = (f64::from(u8::from(*lost)) - fitted, fitted * (1.0 - fitted));
            gradient[0] += error * logit;
            gradient[1] += error;
            curvature[0] += weight * logit * logit;
            curvature[1] += weight * logit;
            curvature[2] += weight;
        }
        let [a, b, c] = curvature;
        let determinant = a * c - b * b;
        if determinant <= f64::EPSILON {
            break;
        }
        // A whole step of the method can lead astray far from the end: what is certain weighs nothing.
        let step = |x: f64| (x / determinant).clamp(-LONGEST_STEP, LONGEST_STEP);
        factor += step(c * gradient[0] - b * gradient[1]);
        shift += step(a * gradient[1] - b * gradient[0]);
    }
    (factor, shift)
}

/// The decisions of a game, and what would have become of them.
fn game(args: &Args, number: u64) -> Result<Vec<Told>, Illegal> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(args.seed ^ (number + 1).rotate_left(32));
    let limits = Limits {
        playouts: args.budget,
        go_on: &|| true,
    };
    let mut secret = [0; 32];
    rng.fill_bytes(&mut secret);
    let chance = Chance::new(&Secret::new(secret), number, &[]);
    let (options, dealer) = (Options::default(), Seat::FIRST);
    let hands = deal::hands(&chance, options, SEATS, dealer);
    let mut told = Vec::new();
    let Ok(mut game) = Game::deal(options, dealer, &hands) else {
        debug_assert!(false, "what was dealt is a deal");
        return Ok(told);
    };
    let mut history = History::new(&game);
    while let Some(act) = next(&game, history.memory(), &mut rng) {
        if let Move::Play { seat, .. } = act
            && game.legal_cards(seat).len() > 1
        {
            let advice = advise(&history.view(&game, seat), &limits, &mut rng);
            let first = advice.estimates.first();
            if let Some((chance, card)) = first.and_then(|first| match first.candidate {
                Candidate::Card(card) => Some((first.loss_probability, card)),
                _ => None,
            }) {
                let lost = plays_out(game, *history.memory(), seat, card, &mut rng)?;
                told.push(Told { chance, lost });
            }
        }
        history.apply(&mut game, act, &mut |_| {})?;
    }
    Ok(told)
}

/// Whether the player loses who plays the card, if all go on as `normal`.
fn plays_out(
    mut game: Game,
    mut memory: Memory,
    seat: Seat,
    card: crate::cards::Card,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<bool, Illegal> {
    let mut act = Some(Move::Play { seat, card });
    while let Some(this) = act {
        game.apply(this, &mut |event| memory.observe(event))?;
        act = next(&game, &memory, rng);
    }
    Ok(game.board().loser() == Some(seat))
}

/// What comes next where all play as `normal`; none at the end.
fn next(game: &Game, memory: &Memory, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let limits = Limits {
        playouts: 0,
        go_on: &|| true,
    };
    let view = |seat| View::new(game, memory, seat);
    let board = game.board();
    let seat = match board.due() {
        Due::Over(_) => return None,
        Due::Lead(seat) | Due::Play(seat) => seat,
        Due::PlayAny(seats) => board.first_in_turn(seats),
        Due::Draw(seat, due) => {
            let from = match due {
                DrawDue::Waste(_) => Source::Waste,
                DrawDue::Seats(seats) => {
                    Source::Seat(Kind::Normal.draws_from(&view(seat), seats, &limits, rng))
                }
            };
            let drawable = game.drawable(from);
            let card = drawable.nth(rng.next_u32() % drawable.len().max(1))?;
            return Some(Move::Draw { seat, from, card });
        }
    };
    let card = Kind::Normal.card(&view(seat), &limits, rng);
    Some(Move::Play { seat, card })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_right_needs_no_correction() {
        // Of a hundred each: told 10, 50 and 80 %, and so it came.
        let told: Vec<Told> = [(0.1, 10), (0.5, 50), (0.8, 80)]
            .into_iter()
            .flat_map(|(chance, losses)| {
                (0..100).map(move |n| Told {
                    chance,
                    lost: n < losses,
                })
            })
            .collect();
        let (factor, shift) = fit(&told);
        assert!((factor - 1.0).abs() < 1e-6 && shift.abs() < 1e-6);
        let half: Vec<Told> = (told.iter())
            .map(|told| Told {
                chance: told.chance / 2.0,
                ..*told
            })
            .collect();
        let (factor, shift) = fit(&half);
        assert!(factor > 1.0 && shift > 0.5, "{factor}, {shift}");
    }

    #[test]
    fn threads_change_nothing() {
        let args = Args {
            games: NonZeroU64::MIN,
            seed: 3,
            budget: 8,
            threads: None,
        };
        let once = || game(&args, 0).unwrap();
        let key = |told: Vec<Told>| -> Vec<(u64, bool)> {
            let bits = |told: Told| (told.chance.to_bits(), told.lost);
            told.into_iter().map(bits).collect()
        };
        let first = key(once());
        assert!(first.len() > 10, "{}", first.len());
        assert_eq!(first, key(once()));
    }
}
