//! Simulated games of Palace. Without a record the game's own generator shuffles: it is quicker
//! than the fair shuffle.

use getaway_games::RuleOptions as _;
use getaway_games::cards::CardSet;
use getaway_games::palace::Palace;
use getaway_games::palace::computer::{Strategy, decide};
use getaway_games::palace::rules::{Act, Deal, Due, Move, Options, Position, View};
use rand::RngExt;

use crate::simulate::{Simulated, Table};

impl Simulated for Palace {
    type Player = Strategy;
    type Seen = u32;

    const UNITS: [&'static str; 2] = ["plays", "pick-ups"];

    fn searches(player: Strategy) -> bool {
        player == Strategy::Hard
    }

    fn what_works(options: &Options, seats: usize) -> String {
        let what_works = match seats {
            2..=4 => "; --packs 1 is for 2 to 4",
            5 | 6 => "; --packs 2 is for 5 and 6",
            _ => "",
        };
        let (least, most) = options.seats().into_inner();
        let packs = options.packs;
        format!("with --packs {packs} it takes {least} to {most}{what_works}")
    }

    fn deal(table: &mut Table<Palace>) -> Result<(Position, Option<Deal>), String> {
        let (options, seats, dealer) = (table.options, table.seats(), table.dealer);
        let deal = match &table.chance {
            Some(chance) => Deal::new(chance, options, seats, dealer),
            None => {
                let pack = CardSet::pack(options.packs.into()).shuffled(&mut table.rng);
                Deal::of_pack(pack, options, seats, dealer)
            }
        };
        let game = Position::deal(options, dealer, &deal).map_err(|why| why.to_string())?;
        Ok((game, Some(deal)))
    }

    fn next(game: &Position, pick_ups: &mut u32, table: &mut Table<Palace>) -> Option<Move> {
        let seat = match game.board().due() {
            Due::Over(_) => return None,
            Due::Begin => {
                let seats = game.candidates();
                let seat = match &table.chance {
                    Some(chance) => chance.choose("begin", seats),
                    None => {
                        let n = table.rng.random_range(0..seats.len().max(1));
                        seats.iter().nth(n as usize)
                    }
                };
                return Some(Move::Chance(seat?));
            }
            Due::Play(seat) => seat,
            // Players may exchange in any order. Here they go one after the other.
            Due::Exchange(seats) => seats.iter().next()?,
        };
        let (player, limits) = (table.player(seat.index()), table.limits());
        let act = decide(player, &View::new(game, seat), &limits, &mut table.rng)?;
        *pick_ups += u32::from(matches!(act, Act::PickUp));
        Some(Move::Player { seat, act })
    }

    fn lengths(game: &Position, pick_ups: &u32) -> [u32; 2] {
        [game.board().plays(), *pick_ups]
    }
}
