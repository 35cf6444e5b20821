//! What a run is to play.

use crate::games::getaway::computer::Kind;
use crate::games::getaway::rules::Options;

/// What a run is to play.
pub(super) struct Plan {
    pub(super) options: Options,
    /// Who plays, by seat, in the first game.
    pub(super) seats: Vec<Kind>,
    pub(super) seed: u64,
    pub(super) games: u64,
    /// How many playouts a searching player may make for one decision.
    pub(super) budget: u32,
    /// Whether records of the games are wanted.
    pub(super) records: bool,
}

impl Plan {
    /// Whether nothing but the results of random games is wanted: those need no players, and are
    /// played by the million.
    pub(super) fn is_random_play(&self) -> bool {
        !self.records && self.seats.iter().all(|kind| *kind == Kind::Random)
    }
}
