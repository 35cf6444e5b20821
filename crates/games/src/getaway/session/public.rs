//! What everyone at the table may see of a game.

use std::sync::Arc;

use super::playing::{Held, TrickLog};
use super::takes::Announcements;
use super::{Getaway, Stage};
use crate::cards::Seat;
use crate::getaway::rules::Board;

/// A game as everyone sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PublicView {
    Picking(PickingView),
    /// Cards are being played, or the game is over.
    Playing(Box<PlayingView>),
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
    pub takes: Announcements,
    /// Whether a lead lies face down until the take-window is over.
    pub held: bool,
    /// The player from whom a card will be drawn when the take-window is over.
    pub draws_from: Option<Seat>,
}

impl PlayingView {
    /// The next player in the direction of play after `seat` who has cards at this moment: the one
    /// whose cards it can take, now or as soon as the trick is over. `None` if it can't take any.
    pub fn takes_from(&self, seat: Seat) -> Option<Seat> {
        let has_cards = |at: Seat| self.counts.get(at.index()).is_some_and(|count| *count > 0);
        let next = self.board.next_with_cards(seat, has_cards);
        next.filter(|_| self.board.can_take_or_announce(seat))
    }
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
                PublicView::Playing(Box::new(PlayingView {
                    board: *game.board(),
                    counts: Seat::first(self.start.seats).map(count).collect(),
                    past: playing.journal.past().to_vec(),
                    present: playing.journal.present().clone(),
                    takes: playing.takes.clone(),
                    held: matches!(playing.held, Some(Held::Lead(_))),
                    draws_from: match playing.held {
                        Some(Held::Draw { from, .. }) => Some(from),
                        Some(Held::Lead(_)) | None => None,
                    },
                }))
            }
        }
    }
}
