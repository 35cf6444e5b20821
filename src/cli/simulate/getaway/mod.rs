//! Games of Getaway, simulated.

mod chance_source;
mod game;
mod observation_source;

use super::simulation::{GameResult, Run, Simulated, Simulation, Table};
use crate::games::getaway::Getaway;
use crate::games::getaway::computer::Kind;
use crate::games::getaway::rules::Options;
use crate::games::options::Named;
use crate::games::{Game, Tally};

/// What a run is to play.
pub(super) struct Plan {
    pub(super) run: Run,
    pub(super) options: Options,
    /// Who plays, by seat, in the first game.
    pub(super) seats: Vec<Kind>,
}

impl Plan {
    /// The plan, if so many can play with these options.
    pub(super) fn new(run: Run, options: Options, seats: Vec<Kind>) -> Result<Plan, String> {
        let count = seats.len();
        if options.check_seats(count).is_err() {
            let what_works = match count {
                9..=16 => "; --packs 2 makes room for 6 to 16".to_owned(),
                3..=5 => "; --packs 1 serves 3 to 8".to_owned(),
                _ => String::new(),
            };
            let range = options.packs.seats();
            return Err(format!(
                "--seats names {count} players, and with --packs {} it takes {} to {}{what_works}",
                options.packs,
                range.start(),
                range.end(),
            ));
        }
        Ok(Plan {
            run,
            options,
            seats,
        })
    }

    /// Whether nothing but the results of random games is wanted: those need no players, and are
    /// played by the million.
    fn is_random_play(&self) -> bool {
        !self.run.records && self.seats.iter().all(|kind| *kind == Kind::Random)
    }
}

impl Simulated for Getaway {
    type Player = Kind;

    fn plan(run: Run, options: Options, seats: Vec<Kind>) -> Result<Box<dyn Simulation>, String> {
        Ok(Box::new(Plan::new(run, options, seats)?))
    }
}

impl Simulation for Plan {
    fn run(&self) -> &Run {
        &self.run
    }

    fn labels(&self) -> Vec<&'static str> {
        self.seats.iter().map(|kind| kind.name()).collect()
    }

    fn is_slow(&self) -> bool {
        self.seats.iter().any(|kind| kind.searches())
    }

    fn tally(&self) -> Tally {
        Getaway::TALLY
    }

    fn units(&self) -> [&'static str; 2] {
        ["tricks", "plays"]
    }

    fn play(&self, table: &mut Table, lines: &mut String) -> Result<GameResult, String> {
        game::play(self, table, lines)
    }
}
