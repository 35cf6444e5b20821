//! Running games as people see them.

use getaway_games::cards::Seat;
use getaway_games::kit::Session;
use getaway_games::{In, Listed, PublicView, View};
use getaway_table::{GameNumber, GameSnapshot, Moment, Snapshot, Stage, Until};

/// A running game as people see it: its table, and the game's public view or a part of it.
#[derive(Debug)]
pub struct Running<'a, V> {
    pub table: &'a GameSnapshot,
    pub view: &'a V,
}

impl<V> Clone for Running<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for Running<'_, V> {}

impl<'a, V> Running<'a, V> {
    /// The game that is running at this stage. `None` if none is, or a different one.
    pub fn of<G: Listed + Session<PublicView = V>>(stage: &'a Stage) -> Option<Running<'a, V>> {
        let Stage::Playing(table) = stage else { return None };
        let view = <G as In<PublicView>>::peek(&table.game)?;
        Some(Running { table, view })
    }

    pub const fn with<W>(self, view: &'a W) -> Running<'a, W> {
        Running { table: self.table, view }
    }

    pub const fn number(&self) -> GameNumber {
        self.table.commitment.game
    }

    /// The moment that new buttons belong to.
    pub const fn moment(&self) -> Moment {
        Moment::in_round(self.number(), self.table.round)
    }

    /// The moment of buttons for a later turn of the player in the seat.
    pub fn ahead(&self, seat: Seat) -> Moment {
        let count = self.table.changes.get(seat.index()).copied();
        Moment { game: self.number(), until: Until::Change(count.unwrap_or(0)) }
    }
}

/// What the player in the seat knows about the game. `None` if there is nothing to know.
pub fn view<G: Listed>(snapshot: &Snapshot, seat: Seat) -> Option<Box<G::View>> {
    <G as In<View>>::unwrap(snapshot.view(seat)?)
}
