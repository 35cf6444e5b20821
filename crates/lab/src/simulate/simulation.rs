//! One game of a run: dealt, played by asking the player who is next, and recorded.

use getaway_games::options::Named;
use getaway_games::{Ending, Results, Rules, kit};

use super::table::{Plan, Table};
use super::{GameResult, MoveOf, Play, Simulated};

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
                while let Some(act) = G::next(&game, &mut seen, table) {
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
                kit::Record::<G::Rules>::of_game(self.options, labels, dealer, &deal, moves, proof);
            let record = record.map_err(|why| why.to_string())?;
            lines.push_str(&record.to_line().map_err(|why| why.to_string())?);
            lines.push('\n');
        }
        Ok(result(table, ending, lengths))
    }
}

/// The result of a game, by the players' seats in the first game.
fn result<G: Simulated>(table: &Table<G>, ending: Ending, lengths: [u32; 2]) -> GameResult {
    let results = ending.results();
    let counted = |results: &Results| {
        let seats = G::TALLY.counted(results);
        seats.iter().map(|seat| table.label(seat.index())).collect()
    };
    let scores = |results: &Results| {
        let mut scores = vec![0; table.seats()];
        for (seat, placing) in results.placings().iter().enumerate() {
            scores[table.label(seat)] = placing.score?;
        }
        Some(scores)
    };
    let places = |results: &Results| {
        let mut places = vec![0; table.seats()];
        for (seat, placing) in results.placings().iter().enumerate() {
            places[table.label(seat)] = placing.place;
        }
        places
    };
    GameResult {
        places: results.as_ref().map(places).unwrap_or_default(),
        counted: results.as_ref().map(counted).unwrap_or_default(),
        scores: results.as_ref().and_then(scores),
        lengths,
    }
}
