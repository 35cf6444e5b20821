//! Takes that are prepared for the end of a trick (rules, section 6): who has announced one, whose
//! cards they named, and which announcements have become void.
//!
//! Knows the board but changes nothing on it. Carrying takes out in their order, and the
//! take-window, are up to the [game](super::playing).

use serde::{Deserialize, Serialize};

use crate::cards::Seat;
use crate::getaway::rules::{Illegal, Position};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announced {
    pub seat: Seat,
    /// The player whose cards are meant; those of nobody else are taken.
    pub from: Seat,
}

/// An announced take that wasn't carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Void {
    pub take: Announced,
    pub why: WhyVoid,
    /// The number of tricks that were over.
    pub tricks: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhyVoid {
    /// The named player has got away.
    GotAway,
    /// The named player is no longer the next one who has cards.
    NotNext,
    /// Only two players are left, so the take would lose the game. Its player didn't know that when
    /// they announced it.
    TwoLeft,
    /// Its player has the power and no cards, and must draw one.
    MustDraw,
}

/// The announced takes, and those of which their players have yet to be told that they are void.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Announcements {
    announced: Vec<Announced>,
    void: Vec<Void>,
}

impl Announcements {
    pub fn announced(&self) -> &[Announced] {
        &self.announced
    }

    pub fn void(&self) -> &[Void] {
        &self.void
    }

    /// The player whose cards the seat has announced to take.
    pub fn by(&self, seat: Seat) -> Option<Seat> {
        let take = self.announced.iter().find(|take| take.seat == seat);
        take.map(|take| take.from)
    }

    /// Why the seat's last announced take was void; `None` once they have done something else.
    pub fn void_of(&self, seat: Seat) -> Option<Void> {
        self.void.iter().find(|void| void.take.seat == seat).copied()
    }

    /// Announces a take, in place of another one by the same seat.
    pub(super) fn announce(&mut self, take: Announced) {
        self.withdraw(take.seat);
        self.announced.push(take);
        self.announced.sort_by_key(|take| take.seat);
    }

    pub(super) fn withdraw(&mut self, seat: Seat) {
        self.announced.retain(|take| take.seat != seat);
    }

    /// Notes that the seat has done something, and so knows how the game stands.
    pub(super) fn has_seen(&mut self, seat: Seat) {
        self.void.retain(|void| void.take.seat != seat);
    }

    /// Finds the announced takes that the last move has made void. `two_left`: whether it left two
    /// players of more.
    pub(super) fn check(&mut self, game: &Position, two_left: bool) {
        let (board, in_play) = (game.board(), game.board().in_play());
        // There is nothing to take any more for a player who is safe, or when the game is over.
        let can_take = |seat| in_play.contains(seat) && board.loser().is_none();
        self.void.retain(|void| can_take(void.take.seat));
        for take in std::mem::take(&mut self.announced) {
            if !can_take(take.seat) {
                continue;
            }
            match why_void(game, take, two_left) {
                None => self.announced.push(take),
                Some(why) => {
                    self.has_seen(take.seat);
                    self.void.push(Void { take, why, tricks: board.tricks() });
                }
            }
        }
    }
}

fn why_void(game: &Position, take: Announced, two_left: bool) -> Option<WhyVoid> {
    let board = game.board();
    match board.take_from(take.seat) {
        _ if !board.in_play().contains(take.from) => Some(WhyVoid::GotAway),
        _ if two_left => Some(WhyVoid::TwoLeft),
        Ok(next) if next == take.from => None,
        // It is still announced.
        Err(Illegal::TrickIsOpen) => None,
        Err(Illegal::DrawFirst) => Some(WhyVoid::MustDraw),
        Ok(_) | Err(_) => Some(WhyVoid::NotNext),
    }
}
