//! Checks whether the chances in hints are right.
//!
//! In games between four `normal` players, a hint is computed for every decision on a card. The
//! hint's first choice is then played on a copy of the game, and everyone plays on as `normal`:
//! that is what the hint assumes. The same seed gives the same table, for any number of threads.

use std::fmt;

use getaway_games::cards::{Card, Chance, Seat, Secret};
use getaway_games::getaway::computer::{Candidate, Player, advise};
use getaway_games::getaway::rules::{
    DrawDue, Due, History, Illegal, Memory, Move, Options, Position, Source, View, deal,
};
use getaway_games::{Limits, Rand};
use rand::{Rng, SeedableRng};

use crate::statistics::wilson;
use crate::threads::in_order;

#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// How many games the decisions come from. Each game has about sixty.
    pub games: u64,
    /// The seed of all randomness in the run.
    pub seed: u64,
    /// How many games are played out for a hint.
    pub budget: u32,
}

const SEATS: usize = 4;

/// How many parts the chances are divided into.
const PARTS: usize = 10;

/// The chance given for a decision, and its result.
#[derive(Clone, Copy, Debug)]
struct Forecast {
    chance: f64,
    lost: bool,
}

/// All forecasts with their results. Prints as a table.
pub struct Report(Vec<Forecast>);

/// Plays the games.
pub fn run(run: Run, threads: usize) -> Result<Report, Illegal> {
    let games =
        in_order(run.games, threads, |numbers| numbers.map(|number| game(run, number)).collect());
    let forecasts: Vec<Vec<Forecast>> = games.into_iter().collect::<Result<_, Illegal>>()?;
    Ok(Report(forecasts.concat()))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let forecasts = &self.0;
        writeln!(f, "told          decisions   mean     lost   95 % interval")?;
        for part in 0..PARTS {
            let of_part = |forecast: &&Forecast| {
                ((forecast.chance * PARTS as f64) as usize).min(PARTS - 1) == part
            };
            let here: Vec<&Forecast> = forecasts.iter().filter(of_part).collect();
            let tries = here.len().max(1) as f64;
            let mean = here.iter().map(|forecast| forecast.chance).sum::<f64>() / tries;
            let lost = here.iter().filter(|forecast| forecast.lost).count() as f64;
            let (low, high) = wilson(lost, here.len() as f64);
            writeln!(
                f,
                "{:>3} to {:>3} % {:>11} {:>5.1} % {:>6.1} %   {:.1} % to {:.1} %",
                part * 100 / PARTS,
                (part + 1) * 100 / PARTS,
                here.len(),
                100.0 * mean,
                100.0 * lost / tries,
                100.0 * low,
                100.0 * high,
            )?;
        }
        let (factor, shift) = fit(forecasts);
        writeln!(
            f,
            "{} decisions; they would fit best with their logits times {factor:.2} plus {shift:.2}",
            forecasts.len()
        )
    }
}

/// The longest step towards the best fit.
const LONGEST_STEP: f64 = 0.1;

/// Logistic regression of the results on the logits of the forecasts, by Newton's method. Returns 1
/// and 0 if nothing needs to be corrected.
fn fit(forecasts: &[Forecast]) -> (f64, f64) {
    let (mut factor, mut shift) = (1.0, 0.0);
    for _ in 0..100 {
        let (mut gradient, mut curvature) = ([0.0; 2], [0.0; 3]);
        for Forecast { chance, lost } in forecasts {
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
        // Far from the end, a whole step can lead astray, because certain forecasts weigh nothing.
        let step = |x: f64| (x / determinant).clamp(-LONGEST_STEP, LONGEST_STEP);
        factor += step(c * gradient[0] - b * gradient[1]);
        shift += step(a * gradient[1] - b * gradient[0]);
    }
    (factor, shift)
}

/// Plays a game, and returns a forecast with its result for each decision.
fn game(run: Run, number: u64) -> Result<Vec<Forecast>, Illegal> {
    let mut rng = Rand::seed_from_u64(run.seed ^ (number + 1).rotate_left(32));
    let limits = Limits { playouts: run.budget, go_on: &|| true };
    let mut secret = [0; 32];
    rng.fill_bytes(&mut secret);
    let chance = Chance::new(&Secret::new(secret), number, &[]);
    let (options, dealer) = (Options::default(), Seat::FIRST);
    let hands = deal::hands(&chance, options, SEATS, dealer);
    let mut forecasts = Vec::new();
    let Ok(mut game) = Position::deal(options, dealer, &hands) else {
        debug_assert!(false, "what was dealt is a deal");
        return Ok(forecasts);
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
                forecasts.push(Forecast { chance, lost });
            }
        }
        history.apply(&mut game, act, &mut |_| {})?;
    }
    Ok(forecasts)
}

/// Whether the player of this card loses if everyone plays on as `normal`.
fn plays_out(
    mut game: Position,
    mut memory: Memory,
    seat: Seat,
    card: Card,
    rng: &mut Rand,
) -> Result<bool, Illegal> {
    let mut act = Some(Move::Play { seat, card });
    while let Some(this) = act {
        game.apply(this, &mut |event| memory.observe(event))?;
        act = next(&game, &memory, rng);
    }
    Ok(game.board().loser() == Some(seat))
}

/// The next move if everyone plays as `normal`. `None` at the end.
fn next(game: &Position, memory: &Memory, rng: &mut Rand) -> Option<Move> {
    let limits = Limits { playouts: 0, go_on: &|| true };
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
                    Source::Seat(Player::Normal.draws_from(&view(seat), seats, &limits, rng))
                }
            };
            let drawable = game.drawable(from);
            let card = drawable.nth(rng.next_u32() % drawable.len().max(1))?;
            return Some(Move::Draw { seat, from, card });
        }
    };
    let card = Player::Normal.card(&view(seat), &limits, rng);
    Some(Move::Play { seat, card })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn correct_forecasts_need_no_correction() {
        // A hundred forecasts each of 10, 50 and 80 %, all of which prove right.
        let forecasts: Vec<Forecast> = [(0.1, 10), (0.5, 50), (0.8, 80)]
            .into_iter()
            .flat_map(|(chance, losses)| {
                (0..100).map(move |n| Forecast { chance, lost: n < losses })
            })
            .collect();
        let (factor, shift) = fit(&forecasts);
        assert!((factor - 1.0).abs() < 1e-6 && shift.abs() < 1e-6);
        let half: Vec<Forecast> = (forecasts.iter())
            .map(|forecast| Forecast { chance: forecast.chance / 2.0, ..*forecast })
            .collect();
        let (factor, shift) = fit(&half);
        assert!(factor > 1.0 && shift > 0.5, "{factor}, {shift}");
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let run = Run { games: 2, seed: 3, budget: 8 };
        let on = |threads| super::run(run, threads).unwrap().0;
        let key = |forecasts: Vec<Forecast>| -> Vec<(u64, bool)> {
            let bits = |forecast: Forecast| (forecast.chance.to_bits(), forecast.lost);
            forecasts.into_iter().map(bits).collect()
        };
        let first = key(on(1));
        assert!(first.len() > 20, "{}", first.len());
        assert_eq!(first, key(on(2)));
    }
}
