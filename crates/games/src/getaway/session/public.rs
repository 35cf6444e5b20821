//! What everyone at the table may see of a game.

use std::sync::Arc;

use super::playing::TrickLog;
use super::{Getaway, Stage};
use crate::cards::{Seat, SeatSet};
use crate::getaway::rules::Board;

/// A game as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicView {
    Picking(PickingView),
    /// Cards are being played, or the game is over.
    Playing(PlayingView),
}

/// Piles being picked (rules, section 8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PickingView {
    pub dealer: Seat,
    pub taken: Vec<Option<Seat>>,
    /// The player whose turn it is to pick.
    pub turn: Seat,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayingView {
    pub board: Board,
    pub counts: Vec<u32>,
    pub past: Vec<Arc<TrickLog>>,
    /// The trick that is open or about to be led.
    pub present: TrickLog,
    pub announced: SeatSet,
    /// Whether a lead lies face down until the take-window is over.
    pub held: bool,
}

impl Getaway {
    pub(super) fn to_public(&self) -> PublicView {
        match &self.stage {
            Stage::Picking(picking) => PublicView::Picking(PickingView {
                dealer: self.start.dealer,
                taken: picking.taken.clone(),
                turn: self.picks_now().unwrap_or(self.start.dealer),
            }),
            Stage::Playing(playing) => {
                let game = playing.journal.position();
                let count = |seat: Seat| game.hand(seat).len();
                PublicView::Playing(PlayingView {
                    board: *game.board(),
                    counts: Seat::first(self.start.seats).map(count).collect(),
                    past: playing.journal.past().to_vec(),
                    present: playing.journal.present().clone(),
                    announced: playing.announced,
                    held: playing.held.is_some(),
                })
            }
        }
    }
}
