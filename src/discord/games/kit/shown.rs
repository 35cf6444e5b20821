//! Running games as people see them, and sentences about turns.

use crate::cards::{Seat, SeatSet};
use crate::discord::render::Scene;
use crate::discord::render::scene::countdown;
use crate::games::{Game, In, Listed, PublicView};
use crate::table::{GameNumber, Moment, Playing, Until};

/// A running game as everybody sees it, with what its table knows about it.
#[derive(Debug)]
pub struct Running<'a, G: Game> {
    /// What the table shows: the game's number and clocks.
    pub table: &'a Playing,
    /// What everybody sees of the game.
    pub view: &'a G::PublicView,
}

impl<G: Game> Clone for Running<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Running<'_, G> {}

impl<'a, G: Listed> Running<'a, G> {
    /// The table's running game. `None` if it is a different game.
    pub fn of(table: &'a Playing) -> Option<Running<'a, G>> {
        let view = <G as In<PublicView>>::peek(&table.game)?;
        Some(Running { table, view })
    }
}

impl<G: Game> Running<'_, G> {
    pub const fn number(&self) -> GameNumber {
        self.table.commitment.game
    }

    pub const fn moment(&self) -> Moment {
        moment(self.table)
    }

    /// The moment of buttons for a later turn of the player in the seat.
    pub fn ahead(&self, seat: Seat) -> Moment {
        ahead(self.table, seat)
    }
}

/// The moment that new buttons of a running game belong to.
pub const fn moment(table: &Playing) -> Moment {
    Moment::in_round(table.commitment.game, table.round)
}

/// The moment of buttons for a later turn of the player in the seat.
pub fn ahead(table: &Playing, seat: Seat) -> Moment {
    let count = table.changes.get(seat.index()).copied();
    Moment {
        game: table.commitment.game,
        until: Until::Change(count.unwrap_or(0)),
    }
}

/// What a player reads while it's this seat's turn. With two players left, their hand changes as
/// soon as that turn is over, so it can name the other one. With more, it would have to be edited at
/// each turn of the others.
pub fn waiting(scene: &Scene, in_play: SeatSet, turn: Seat) -> String {
    if in_play.len() == 2 {
        scene.catalog.turn_of(scene.name(turn))
    } else {
        scene.catalog.own_wait()
    }
}

/// Says who is due, and when their time is up if a clock is running.
pub fn timed(scene: &Scene, table: &Playing, due: String) -> String {
    match &table.clock {
        Some(clock) => scene.catalog.turn_clock(due, countdown(clock.ends)),
        None => due,
    }
}

/// Says whose turn it is. `say` gets the name of the person who acts for the seat. A computer
/// isn't addressed.
pub fn turn(scene: &Scene, seat: Seat, say: impl FnOnce(String) -> String) -> String {
    match scene.attended_by(seat) {
        Some(_) => say(scene.bold(seat)),
        None => scene.catalog.turn_of(scene.name(seat)),
    }
}
