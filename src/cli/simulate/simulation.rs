//! What a run needs of a game to play it many times over: nothing here knows which game it is.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::cards::{Chance, ChanceProof, Seat, SeatSet, Secret};
use crate::games::options::Named;
use crate::games::{Game, Listed, Rules, Tally};

/// What is to be played, whichever game it is.
pub(super) struct Run {
    /// The number from which all chance of the run follows.
    pub(super) seed: u64,
    /// How many games.
    pub(super) games: u64,
    /// How many playouts a searching player may make for one decision.
    pub(super) budget: u32,
    /// Whether records of the games are wanted.
    pub(super) records: bool,
}

/// What a run needs to know of a finished game.
pub(super) struct GameResult {
    /// The seats that the game's tally counts: who lost, or who won; none if the game was stopped.
    pub(super) counted: SeatSet,
    /// How long it was, in the game's own [units](Simulation::units).
    pub(super) lengths: [u32; 2],
}

/// A game cannot go on: a mistake of the program, which nothing that was asked for could cause.
#[derive(Debug, thiserror::Error)]
#[error("game {game}: {why}")]
pub(super) struct CannotGoOn {
    game: u64,
    why: String,
}

/// Games between computer players that are like each other but for their chance.
pub(super) trait Simulation: Sync {
    /// What is to be played.
    fn run(&self) -> &Run;

    /// Who plays, by seat, in the first game.
    fn labels(&self) -> Vec<&'static str>;

    /// Whether a game takes long, because somebody searches.
    fn is_slow(&self) -> bool;

    /// What the game's tally counts.
    fn tally(&self) -> Tally;

    /// In what the length of a game is counted.
    fn units(&self) -> [&'static str; 2];

    /// Plays one game. Its record, if the run wants records, is written to `lines`.
    fn play(&self, table: &mut Table, lines: &mut String) -> Result<GameResult, String>;
}

/// A game that can be simulated.
pub(super) trait Simulated: Listed {
    /// Its players.
    type Player: Named;

    /// What is to be played, if so many can play with these options.
    fn plan(
        run: Run,
        options: <<Self as Game>::Rules as Rules>::Options,
        seats: Vec<Self::Player>,
    ) -> Result<Box<dyn Simulation>, String>;
}

/// The table of one game: who sits where, who deals, and its chance.
pub(super) struct Table {
    /// The game's number, from 1.
    pub(super) number: u64,
    seats: usize,
    /// By how many seats the labels have moved on.
    rotation: usize,
    /// Who deals: the dealer moves on with the labels.
    pub(super) dealer: Seat,
    /// The game's own generator.
    pub(super) rng: Xoshiro256PlusPlus,
}

impl Table {
    /// Of the labels by seat in the first game, the one whose player sits here in this game.
    pub(super) fn label(&self, seat: usize) -> usize {
        (seat + self.rotation) % self.seats
    }

    /// The fair shuffle, with the secret that it comes from.
    pub(super) fn fair_shuffle(&mut self) -> FairShuffle {
        let secret = Secret::random(&mut self.rng);
        FairShuffle {
            chance: Chance::new(&secret, self.number, &[]),
            secret,
            game: self.number,
        }
    }
}

/// The fair shuffle of one game.
pub(super) struct FairShuffle {
    pub(super) chance: Chance,
    secret: Secret,
    game: u64,
}

impl FairShuffle {
    /// What the record needs to show that the chance was fair.
    pub(super) fn proof(&self) -> ChanceProof {
        ChanceProof {
            commit: self.secret.commit(),
            secret: self.secret.reveal().to_owned(),
            game: self.game,
            ids: Vec::new(),
            cuts: Vec::new(),
        }
    }
}

/// Plays game number `number` (from 1), and says which of the labels are counted.
pub(super) fn play(
    simulation: &dyn Simulation,
    seats: usize,
    number: u64,
    lines: &mut String,
) -> Result<(Vec<usize>, [u32; 2]), CannotGoOn> {
    let failed = |why: String| CannotGoOn { game: number, why };
    let rotation = ((number - 1) % seats.max(1) as u64) as usize;
    let dealer = Seat::first(seats).nth(rotation);
    let mut table = Table {
        number,
        seats,
        rotation,
        dealer: dealer.ok_or_else(|| failed("no seat".to_owned()))?,
        rng: Xoshiro256PlusPlus::seed_from_u64(simulation.run().seed ^ number.rotate_left(32)),
    };
    let result = simulation.play(&mut table, lines).map_err(failed)?;
    let counted = result.counted.iter();
    let counted = counted.map(|seat| table.label(seat.index())).collect();
    Ok((counted, result.lengths))
}
