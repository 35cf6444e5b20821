//! Playouts: everyone plays an imagined hand to its end by the rules of thumb.

use super::table::Table;
use super::{heuristic, policy};
use crate::king::rules::{Game, Illegal, Move, SEATS};

/// The points of each seat in this hand after these moves, made in order.
///
/// # Errors
/// A move is illegal.
pub(super) fn points(
    mut game: Game,
    moves: impl IntoIterator<Item = Move>,
) -> Result<[i32; SEATS], Illegal> {
    let (round, dealer) = (game.board().round(), game.board().dealer());
    for act in moves {
        game.apply(act, &mut |_| {})?;
    }
    while let Some(act) = heuristic::imagined(&game) {
        game.apply(act, &mut |_| {})?;
    }
    if let Some(play) = game.board().play() {
        let table = Table::of(&game, play);
        return Ok(play.contract().scores(counts(table), dealer));
    }
    // The moves ended the hand.
    let mut rows = game.board().sheet().rows();
    let row = rows.find(|(number, _)| *number == round);
    Ok(row.map_or([0; SEATS], |(_, row)| row.scores))
}

/// The number of tricks or penalty cards that each seat takes if the tricks are played to the end.
pub(super) fn counts(mut table: Table) -> [u8; SEATS] {
    while !table.over {
        table.play(policy::card(&table));
    }
    table.counts
}
