//! Steps that happen by themselves: due draws, the takes between two tricks and the take-window
//! (rules, section 6).

use super::between::Between;
use super::playing::Playing;
use super::{MoveRefusal, asks_to_take};
use crate::cards::Seat;
use crate::getaway::rules::{Board, Move, Phase};
use crate::kit::Players;

/// The shortest take-window before the first trick, in seconds, since no take could be announced
/// before it.
const FIRST_WINDOW: u32 = 5;

impl Playing {
    pub(super) fn window_is_open(&self) -> bool {
        matches!(self.between, Between::Window) && matches!(self.board().phase(), Phase::Lead)
    }

    pub(super) fn close_window(&mut self) {
        if let Between::Window = self.between {
            self.between = Between::Open;
        }
    }

    /// The length of the take-window before the next trick, with this option.
    pub(super) fn window_seconds(&self, option: u32) -> u32 {
        match self.board().tricks() {
            0 => option.max(FIRST_WINDOW),
            _ => option,
        }
    }

    /// Opens the take-window if a person other than the leader could use it. Without the option, it
    /// opens only before the first trick, where a computer would lead before anybody could take.
    fn open_window(&mut self, players: &Players, option: u32) {
        let board = self.board();
        let quick = board.tricks() == 0 && !players.people.contains(board.power());
        let useful = Seat::first(board.seats())
            .any(|seat| could_take(board, seat) && players.people.contains(seat));
        self.between = if useful && (option > 0 || quick) {
            Between::Window
        } else {
            Between::Open
        };
    }

    /// Makes one step that happens by itself; `false` if there is none.
    pub(super) fn step(&mut self, players: &Players, window: u32) -> Result<bool, MoveRefusal> {
        let board = self.board();
        if board.loser().is_some() {
            return Ok(false);
        }
        if let Some(draw) = self.draw_due() {
            self.apply(draw)?;
            return Ok(true);
        }
        if !matches!(board.phase(), Phase::Lead) {
            return Ok(false);
        }
        match &self.between {
            Between::Takes(left) => match left.front().copied() {
                Some(seat) => self.turn_to_take(seat, players),
                None => {
                    self.open_window(players, window);
                    Ok(true)
                }
            },
            Between::Window => Ok(false),
            Between::Open => self.show_held(),
        }
    }

    /// Gives a seat its turn to take; `false` if a computer has to be asked first.
    fn turn_to_take(&mut self, seat: Seat, players: &Players) -> Result<bool, MoveRefusal> {
        let legal = self.board().take_from(seat).is_ok();
        let announced = self.announced.contains(seat);
        let person = players.people.contains(seat);
        if legal && !announced && !person && asks_to_take(players, seat) {
            return Ok(false);
        }
        self.announced = self.announced.without(seat);
        if let Between::Takes(left) = &mut self.between {
            left.pop_front();
        }
        if legal && announced {
            self.apply(Move::Take { seat })?;
        }
        Ok(true)
    }

    /// Shows the lead that lay face down. A void lead was dropped when it became void.
    fn show_held(&mut self) -> Result<bool, MoveRefusal> {
        match self.held.take() {
            Some(held) => {
                self.apply(Move::Play {
                    seat: held.seat,
                    card: held.card,
                })?;
                Ok(true)
            }
            None => Ok(false),
        }
    }
}

/// Whether the seat, still in play before a trick, could use the take-window.
fn could_take(board: &Board, seat: Seat) -> bool {
    seat != board.power() && board.take_from(seat).is_ok()
}
