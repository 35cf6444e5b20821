//! Games of Palace, simulated. With a record the cards come from the fair shuffle, so that the
//! record can be verified; without one the game's own generator shuffles, which is quicker.

use rand::RngExt;
use rand::seq::SliceRandom;

use super::simulation::{FairShuffle, GameResult, Run, Simulated, Simulation, Table};
use crate::cards::{Card, CardSet, Seat, SeatSet};
use crate::games::options::Named;
use crate::games::palace::Palace;
use crate::games::palace::computer::{Kind, Limits};
use crate::games::palace::rules::{Deal, Due, Game, Move, Options, Record, View};
use crate::games::{Game as _, Tally};

/// What a run is to play.
pub(super) struct Plan {
    run: Run,
    options: Options,
    /// Who plays, by seat, in the first game.
    seats: Vec<Kind>,
}

impl Plan {
    /// The plan, if so many can play.
    pub(super) fn new(run: Run, options: Options, seats: Vec<Kind>) -> Result<Plan, String> {
        let count = seats.len();
        let range = options.seats();
        options.check_seats(count).map_err(|_| {
            format!(
                "--seats names {count} players, and Palace takes {} to {}",
                range.start(),
                range.end()
            )
        })?;
        Ok(Plan {
            run,
            options,
            seats,
        })
    }
}

impl Simulated for Palace {
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
        self.seats.contains(&Kind::Hard)
    }

    fn tally(&self) -> Tally {
        Palace::TALLY
    }

    fn units(&self) -> [&'static str; 2] {
        ["plays", "pick-ups"]
    }

    fn play(&self, table: &mut Table, lines: &mut String) -> Result<GameResult, String> {
        let seats = self.seats.len();
        let fair = self.run.records.then(|| table.fair_shuffle());
        let deal = match &fair {
            Some(fair) => Deal::new(&fair.chance, self.options, seats, table.dealer),
            None => {
                let mut pack: Vec<Card> = CardSet::pack(1).iter().collect();
                pack.shuffle(&mut table.rng);
                Deal::of_pack(pack, self.options, seats, table.dealer)
            }
        };
        let game = Game::deal(self.options, table.dealer, &deal).map_err(|why| why.to_string())?;
        let mut played = SimulatedGame {
            game,
            kinds: (0..seats).map(|n| self.seats[table.label(n)]).collect(),
            limits: Limits {
                playouts: self.run.budget,
                go_on: &|| true,
            },
            fair,
            pick_ups: 0,
            moves: self.run.records.then(Vec::new),
        };
        played.play(table)?;
        if let Some(moves) = played.moves {
            let labels = played.kinds.iter().map(ToString::to_string).collect();
            let proof = played.fair.map(|fair| fair.proof());
            let record = Record::of_game(self.options, labels, table.dealer, &deal, moves, proof)
                .map_err(|why| why.to_string())?;
            lines.push_str(&record.to_line().map_err(|why| why.to_string())?);
            lines.push('\n');
        }
        let board = played.game.board();
        Ok(GameResult {
            counted: board.loser().map_or(SeatSet::EMPTY, SeatSet::of),
            lengths: [board.plays(), played.pick_ups],
        })
    }
}

/// A game being played by computers.
struct SimulatedGame<'a> {
    game: Game,
    kinds: Vec<Kind>,
    limits: Limits<'a>,
    /// The fair shuffle, if the cards are from it.
    fair: Option<FairShuffle>,
    pick_ups: u32,
    /// What the record will hold, if one is wanted.
    moves: Option<Vec<Move>>,
}

impl SimulatedGame<'_> {
    fn play(&mut self, table: &mut Table) -> Result<(), String> {
        loop {
            let act = match self.game.board().due() {
                Due::Over(_) => return Ok(()),
                Due::Begin => self.begin(table),
                Due::Play(seat) => self.ask(seat, table),
                // They may exchange in any order; here one does after the other.
                Due::Exchange(seats) => {
                    let first = seats.iter().next();
                    first.and_then(|seat| self.ask(seat, table))
                }
            };
            let act = act.ok_or("nobody knows what to do")?;
            self.pick_ups += u32::from(matches!(act, Move::PickUp { .. }));
            if let Some(moves) = &mut self.moves {
                moves.push(act);
            }
            self.game
                .apply(act, &mut |_| {})
                .map_err(|why| why.to_string())?;
        }
    }

    fn ask(&self, seat: Seat, table: &mut Table) -> Option<Move> {
        let kind = *self.kinds.get(seat.index())?;
        kind.decide(&View::new(&self.game, seat), &self.limits, &mut table.rng)
    }

    fn begin(&self, table: &mut Table) -> Option<Move> {
        let seats: SeatSet = self.game.candidates();
        let seat = match &self.fair {
            Some(fair) => fair.chance.choose("begin", seats),
            None => seats
                .iter()
                .nth(table.rng.random_range(0..seats.len().max(1)) as usize),
        };
        Some(Move::Begin { seat: seat? })
    }
}
