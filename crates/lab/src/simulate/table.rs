//! The table of one simulated game: who sits where, who deals, and its chance.

use getaway_games::cards::{Chance, ChanceProof, Seat, Secret};
use getaway_games::{Game, Limits, Rules};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{OptionsOf, Run, Simulated};

/// The plan of a run of one kind of game.
pub(super) struct Plan<G: Simulated> {
    pub(super) run: Run,
    pub(super) options: OptionsOf<G>,
    /// The players by seat in the first game.
    pub(super) players: Vec<G::Player>,
}

pub struct Table<'a, G: Simulated> {
    run: &'a Run,
    pub options: OptionsOf<G>,
    /// The players by seat in the first game.
    players: &'a [G::Player],
    /// How many seats the labels have moved on.
    rotation: usize,
    /// The first dealer: by chance if the rules say so, otherwise moving on with the labels.
    pub dealer: Seat,
    pub rng: Xoshiro256PlusPlus,
    /// The fair shuffle, if it deals.
    pub chance: Option<Chance>,
    secret: Option<Secret>,
    number: u64,
}

impl<'a, G: Simulated> Table<'a, G> {
    pub(super) fn new(plan: &'a Plan<G>, number: u64) -> Result<Self, String> {
        let seats = plan.players.len();
        let rotation = ((number - 1) % seats.max(1) as u64) as usize;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(plan.run.seed ^ number.rotate_left(32));
        let is_fair = plan.run.records || G::needs_fair_shuffle(&plan.options);
        let secret = is_fair.then(|| Secret::random(&mut rng));
        let chance = secret.as_ref().map(|it| Chance::new(it, number, &[]));
        let by_chance = |chance| <G as Game>::Rules::dealer(chance, seats);
        let dealer = chance.as_ref().and_then(by_chance);
        Ok(Table {
            run: &plan.run,
            options: plan.options,
            players: &plan.players,
            rotation,
            dealer: (dealer.or_else(|| Seat::first(seats).nth(rotation))).ok_or("no seat")?,
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
        Limits {
            playouts: self.run.budget.unwrap_or(G::PLAYOUTS),
            go_on: &|| true,
        }
    }

    /// The proof that the chance was fair, for the record.
    pub(super) fn proof(&self) -> Option<ChanceProof> {
        self.secret.as_ref().map(|secret| ChanceProof {
            commit: secret.commit(),
            secret: secret.reveal().to_owned(),
            game: self.number,
            ids: Vec::new(),
            cuts: Vec::new(),
        })
    }
}
