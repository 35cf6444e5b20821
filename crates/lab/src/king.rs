//! Simulated games of King. Without a record the game's own generator deals: it is quicker than the
//! fair shuffle.

use getaway_games::king::King;
use getaway_games::king::computer::{Strategy, decide};
use getaway_games::king::rules::{
    Due, Event, Illegal, Move, Position, View, fair_deal, random_deal,
};
use getaway_games::{NoDeal, Rules};

use crate::simulate::{Simulated, Table};

/// Counts that are kept while a game is played.
#[derive(Clone, Copy, Default)]
pub struct Seen {
    tricks: u32,
    auctions: u32,
}

impl Simulated for King {
    type Player = Strategy;
    type Seen = Seen;

    const UNITS: [&'static str; 2] = ["tricks", "auctions won"];

    fn searches(player: Strategy) -> bool {
        player == Strategy::Hard
    }

    fn deal(table: &mut Table<King>) -> Result<(Position, Option<NoDeal>), String> {
        let game = Position::new(table.options, table.dealer).map_err(|why| why.to_string())?;
        Ok((game, Some(NoDeal {})))
    }

    fn next(game: &Position, _seen: &mut Seen, table: &mut Table<King>) -> Option<Move> {
        let board = game.board();
        let seat = match board.due() {
            Due::Over => return None,
            Due::Deal(round) => {
                let hands = match &table.chance {
                    Some(chance) => fair_deal(chance, round, board.dealer()),
                    None => random_deal(&mut table.rng),
                };
                return Some(Move::Chance(hands));
            }
            Due::Choose(seat) | Due::Bid(seat) | Due::Direct(seat) | Due::Play(seat) => seat,
        };
        let (player, limits) = (table.player(seat.index()), table.limits());
        let act = decide(player, &View::new(game, seat), &limits, &mut table.rng)?;
        Some(Move::Player { seat, act })
    }

    fn make(game: &mut Position, seen: &mut Seen, act: &Move) -> Result<(), Illegal> {
        Rules::make(game, act, &mut |event| match event {
            Event::Took { .. } => seen.tricks += 1,
            Event::Sold { .. } => seen.auctions += 1,
            _ => {}
        })
    }

    fn lengths(_game: &Position, seen: &Seen) -> [u32; 2] {
        [seen.tricks, seen.auctions]
    }
}
