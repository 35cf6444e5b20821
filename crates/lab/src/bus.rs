//! Simulated games of Stop the Bus. Without a record the game's own generator shuffles: it is
//! quicker than the fair shuffle.

use getaway_games::bus::Bus;
use getaway_games::bus::computer::{Strategy, decide};
use getaway_games::bus::rules::{Due, Move, Position, View};
use getaway_games::cards::CardSet;
use getaway_games::kit::NoDeal;

use crate::simulate::{Simulated, Table};

impl Simulated for Bus {
    type Player = Strategy;
    type Seen = u32;

    const UNITS: [&'static str; 2] = ["turns", "deals"];

    fn searches(player: Strategy) -> bool {
        player == Strategy::Hard
    }

    fn deal(table: &mut Table<Bus>) -> Result<(Position, Option<NoDeal>), String> {
        let game = Position::new(table.options, table.seats(), table.dealer);
        Ok((game.map_err(|why| why.to_string())?, Some(NoDeal {})))
    }

    fn next(game: &Position, turns: &mut u32, table: &mut Table<Bus>) -> Option<Move> {
        let board = game.board();
        match board.due() {
            Due::Over(_) => None,
            Due::Deal => Some(Move::Chance(match &table.chance {
                Some(chance) => game.fair_deal(chance),
                None => board.next_deal(CardSet::pack(1).shuffled(&mut table.rng)),
            })),
            Due::Turn(seat) => {
                let (player, limits) = (table.player(seat.index()), table.limits());
                let act = decide(player, &View::new(game, seat), &limits, &mut table.rng)?;
                *turns += 1;
                Some(Move::Player { seat, act })
            }
        }
    }

    fn lengths(game: &Position, turns: &u32) -> [u32; 2] {
        [*turns, game.board().deals() as u32]
    }
}
