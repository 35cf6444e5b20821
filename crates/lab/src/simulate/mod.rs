//! Plays many games between computer players.
//!
//! Owns the run, what it counts and its report. Game number n depends only on the run's seed and n,
//! never on threads, so a run can be repeated anywhere. With records the cards come from the fair
//! shuffle. Without records a game may use a quicker one: the same seed then gives other games.
//!
//! A game joins with an `impl` of [`Simulated`]: who can play it, how it is dealt, and what comes
//! next.

mod report;
mod table;
mod workers;

use getaway_games::kit::Session;
use getaway_games::options::Named;
use getaway_games::{Listed, Options, RuleOptions, Rules, TableOptions, Tally, by_game};

pub use report::Report;
pub use table::{CannotGoOn, Table};
pub use workers::{Totals, run};

use table::Plan;

/// The settings of a run, for any game.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// The seed of all randomness in the run.
    pub seed: u64,
    pub games: u64,
    /// How many playouts a searching player may make for one decision. `None` means as many as at a
    /// table.
    pub budget: Option<u32>,
    pub records: bool,
}

pub type OptionsOf<G> = <<G as Session>::Rules as Rules>::Options;

/// The deal before the first move of a game.
pub type DealOf<G> = <<G as Session>::Rules as Rules>::Deal;

pub type MoveOf<G> = <<G as Session>::Rules as Rules>::Move;

pub type IllegalOf<G> = <<G as Session>::Rules as Rules>::Illegal;

/// A game that can be simulated. Simple games can leave out the items that have a default.
pub trait Simulated: Listed {
    type Player: Named + Send + Sync;
    /// The notes on a running game, besides its position.
    type Seen: Default;

    /// The units in which the length of a game is counted.
    const UNITS: [&'static str; 2];

    /// Whether a player takes long, because it searches.
    fn searches(player: Self::Player) -> bool;

    /// Says what would work, for an error when this many players can't play with these options.
    fn what_works(_options: &OptionsOf<Self>, _seats: usize) -> String {
        match OptionsOf::<Self>::default().seats().into_inner() {
            (least, most) if least == most => format!("{} takes {least}", Self::NAME),
            (least, most) => format!("{} takes {least} to {most}", Self::NAME),
        }
    }

    /// Whether the fair shuffle deals even without a record, because the game has no quicker one.
    fn needs_fair_shuffle(_options: &OptionsOf<Self>) -> bool {
        false
    }

    /// The game before its first move, and the deal if the table wants a record.
    fn deal(table: &mut Table<Self>) -> Result<(Self::Rules, Option<DealOf<Self>>), String>;

    /// The notes before the first move.
    fn watch(_game: &Self::Rules, _table: &Table<Self>) -> Self::Seen {
        Self::Seen::default()
    }

    /// The next move, by a player or by chance. `None` if the game is over.
    fn next(
        game: &Self::Rules,
        seen: &mut Self::Seen,
        table: &mut Table<Self>,
    ) -> Option<MoveOf<Self>>;

    fn make(
        game: &mut Self::Rules,
        _seen: &mut Self::Seen,
        act: &MoveOf<Self>,
    ) -> Result<(), IllegalOf<Self>> {
        game.make(act, &mut |_| {})
    }

    /// How long the game was, in its [units](Self::UNITS).
    fn lengths(game: &Self::Rules, seen: &Self::Seen) -> [u32; 2];

    /// Plays a game to its end at once and returns its lengths, if only the result is wanted and
    /// there is a quicker way than asking the players.
    fn rush(_game: &mut Self::Rules, _table: &mut Table<Self>) -> Option<[u32; 2]> {
        None
    }
}

/// Games between computer players that differ only in their chance.
pub struct Simulation {
    pub run: Run,
    /// The players by seat in the first game.
    pub(crate) labels: Vec<&'static str>,
    /// Whether a game takes long, because somebody searches.
    is_slow: bool,
    tally: Tally,
    units: [&'static str; 2],
    /// Plays the game with this number, from 1. Adds its record to the lines if the run wants
    /// records.
    pub(crate) play: Play,
}

pub(crate) type Play = Box<dyn Fn(u64, &mut String) -> Result<GameResult, CannotGoOn> + Sync>;

#[derive(Clone, Debug, Default)]
pub struct GameResult {
    /// The players that the game's tally counts (losers or winners), by their seats in the first
    /// game. Empty if the game was stopped.
    pub(crate) counted: Vec<usize>,
    /// The places, by the players' seats in the first game; empty if the game was stopped.
    pub(crate) places: Vec<u8>,
    /// The scores, by the players' seats in the first game. `None` in games without scores.
    scores: Option<Vec<i32>>,
    /// How long it was, in the game's own [units](Simulated::UNITS).
    lengths: [u32; 2],
}

/// Plans the games of a run between these players, by seat, if this many can play with these
/// options. Whoever calls this gets games that are as fast as this crate: those of [`plan`] are
/// compiled like the crate that calls it, and the bot's own isn't optimised.
/// An error says why the run isn't possible, in the words of the command line.
pub fn plan_any(run: Run, options: Options, players: &[String]) -> Result<Simulation, String> {
    by_game!(Options, options, |G, mut table| plan::<G>(run, *table.rules_mut(), players))
}

/// The plan for one kind of game.
pub(crate) fn plan<G: Simulated>(
    run: Run,
    options: OptionsOf<G>,
    players: &[String],
) -> Result<Simulation, String> {
    if run.games == 0 {
        return Err("--games must be 1 or more".to_owned());
    }
    let player = |label: &String| {
        G::Player::named(label).ok_or_else(|| {
            let names: Vec<_> = G::Player::ALL.iter().map(|player| player.name()).collect();
            let (game, names) = (G::NAME, names.join(", "));
            format!("--seats: {game} has no player “{label}”, but {names}")
        })
    };
    let players: Vec<G::Player> = players.iter().map(player).collect::<Result<_, _>>()?;
    let seats = players.len();
    if !options.seats().contains(&seats) {
        let what_works = G::what_works(&options, seats);
        let players = if seats == 1 { "player" } else { "players" };
        return Err(format!("--seats names {seats} {players}, and {what_works}"));
    }
    Ok(Simulation {
        run,
        labels: players.iter().map(|player| player.name()).collect(),
        is_slow: players.iter().any(|player| G::searches(*player)),
        tally: G::TALLY,
        units: G::UNITS,
        play: Plan::<G> { run, options, players }.into_play(),
    })
}
