//! One game of a run: its seats and its chance; dealt, played by asking the player who is next, and
//! recorded.

use getaway_games::cards::{Chance, ChanceProof, Seat, Secret};
use getaway_games::options::Named;
use getaway_games::{Ending, Limits, Rand, Rules, kit};
use rand::SeedableRng;

use super::{GameResult, MoveOf, OptionsOf, Play, Run, Simulated};

/// The plan of a run of one kind of game.
pub(super) struct Plan<G: Simulated> {
    pub(super) run: Run,
    pub(super) options: OptionsOf<G>,
    pub(super) players: Vec<G::Player>,
}

pub struct Table<'a, G: Simulated> {
    run: &'a Run,
    pub options: OptionsOf<G>,
    /// The players by seat in the first game.
    players: &'a [G::Player],
    /// How many seats the labels have moved on.
    rotation: usize,
    /// The first dealer: by chance if the rules say so, otherwise moving on with each round of games.
    pub dealer: Seat,
    pub rng: Rand,
    pub chance: Option<Chance>,
    secret: Option<Secret>,
    number: u64,
}

impl<'a, G: Simulated> Table<'a, G> {
    pub(super) fn new(plan: &'a Plan<G>, number: u64) -> Result<Self, String> {
        let seats = plan.players.len();
        let moved = |games: u64| (games % seats.max(1) as u64) as usize;
        let rotation = moved(number - 1);
        // Once all labels have been at a seat, so that each of them deals as often.
        let round = moved((number - 1) / seats.max(1) as u64);
        let mut rng = Rand::seed_from_u64(plan.run.seed ^ number.rotate_left(32));
        let is_fair = plan.run.records || G::needs_fair_shuffle(&plan.options);
        let secret = is_fair.then(|| Secret::random(&mut rng));
        let chance = secret.as_ref().map(|it| Chance::new(it, number, &[]));
        let by_chance = |chance| <G as kit::Session>::Rules::dealer(chance, seats);
        let dealer = chance.as_ref().and_then(by_chance);
        Ok(Table {
            run: &plan.run,
            options: plan.options,
            players: &plan.players,
            rotation,
            dealer: (dealer.or_else(|| Seat::first(seats).nth(round))).ok_or("no seat")?,
            rng,
            chance,
            secret,
            number,
        })
    }

    pub const fn seats(&self) -> usize {
        self.players.len()
    }

    /// The player who sits here in this game, by their seat in the first game.
    pub(super) const fn label(&self, seat: usize) -> usize {
        (seat + self.rotation) % self.players.len()
    }

    pub fn player(&self, seat: usize) -> G::Player {
        self.players[self.label(seat)]
    }

    /// The players, seat by seat.
    pub fn players(&self) -> impl Iterator<Item = G::Player> + Clone {
        (0..self.seats()).map(|seat| self.player(seat))
    }

    pub const fn wants_record(&self) -> bool {
        self.run.records
    }

    pub fn limits(&self) -> Limits<'static> {
        Limits { playouts: self.run.budget.unwrap_or(G::PLAYOUTS), go_on: &|| true }
    }

    pub(super) fn proof(&self) -> Option<ChanceProof> {
        let secret = self.secret.as_ref()?;
        Some(ChanceProof::new(secret, self.number, Vec::new()))
    }
}

/// A game cannot go on. Only a bug can cause this, never the request.
#[derive(Debug, thiserror::Error)]
#[error("game {game}: {why}")]
pub struct CannotGoOn {
    game: u64,
    why: String,
}

impl<G: Simulated> Plan<G> {
    /// Returns a function that plays a game by its number.
    pub(super) fn into_play(self) -> Play {
        Box::new(move |number, lines| {
            let table = Table::new(&self, number);
            let played = table.and_then(|mut table| self.play_at(&mut table, lines));
            played.map_err(|why| CannotGoOn { game: number, why })
        })
    }

    fn play_at(&self, table: &mut Table<G>, lines: &mut String) -> Result<GameResult, String> {
        let (mut game, deal) = G::deal(table)?;
        let mut moves: Vec<MoveOf<G>> = Vec::new();
        let lengths = match G::rush(&mut game, table) {
            Some(lengths) => lengths,
            None => {
                let mut seen = G::watch(&game, table);
                while let Some(act) = <G as Simulated>::next(&game, &mut seen, table) {
                    G::make(&mut game, &mut seen, &act).map_err(|why| why.to_string())?;
                    if self.run.records {
                        moves.push(act);
                    }
                }
                G::lengths(&game, &seen)
            }
        };
        let ending = game.ending().ok_or("nobody knows what to do")?;
        if let Some(deal) = deal.filter(|_| self.run.records) {
            let labels = (0..table.seats()).map(|n| table.player(n).name().to_owned());
            let (labels, dealer) = (labels.collect(), table.dealer);
            let proof = table.proof();
            let record =
                kit::Record::<G::Rules>::of_game(self.options, labels, dealer, &deal, moves, proof)
                    .map_err(|why| why.to_string())?;
            lines.push_str(&record.to_line().map_err(|why| why.to_string())?);
            lines.push('\n');
        }
        Ok(result(table, ending, lengths))
    }
}

/// The result of a game, by the players' seats in the first game.
fn result<G: Simulated>(table: &Table<G>, ending: Ending, lengths: [u32; 2]) -> GameResult {
    let Some(results) = ending.results() else {
        return GameResult { lengths, ..GameResult::default() };
    };
    let counted = G::TALLY.counted(&results);
    let mut placings = results.placings().to_vec();
    placings.rotate_right(table.rotation);
    GameResult {
        counted: counted.iter().map(|seat| table.label(seat.index())).collect(),
        places: placings.iter().map(|placing| placing.place).collect(),
        scores: placings.iter().map(|placing| placing.score).collect(),
        lengths,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use getaway_games::bus::Bus;
    use getaway_games::bus::computer::Strategy;

    use super::*;

    #[test]
    fn every_player_deals_from_every_seat() {
        for seats in 2..=6 {
            let run = Run { seed: 1, games: 36, budget: None, records: false };
            let players = vec![Strategy::Easy; seats];
            let plan = Plan::<Bus> { run, options: Default::default(), players };
            let dealt = (1..=(seats * seats) as u64).map(|number| {
                let table = Table::new(&plan, number).unwrap();
                (table.label(table.dealer.index()), table.dealer)
            });
            assert_eq!(dealt.collect::<BTreeSet<_>>().len(), seats * seats);
        }
    }
}
