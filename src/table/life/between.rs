//! What happens by itself: due draws, the takes between two tricks, the take-window (rules,
//! section 6), the end of a game. A settled table waits for somebody.

use std::collections::VecDeque;
use std::time::Duration;

use crate::rules::{Board, Move, Phase, Seat};
use crate::table::request::Refusal;

use super::{Between, Draft, Stage};

/// The takes before a trick: in the direction of play, beginning with the power.
pub(super) fn takes(board: &Board) -> Between {
    let power = board.power();
    let others = board.in_play().without(power);
    let order = others.in_turn_after(power, board.options().direction);
    Between::Takes(
        std::iter::once(power)
            .chain(order)
            .collect::<VecDeque<Seat>>(),
    )
}

impl Draft<'_> {
    /// Carries out what nobody has to be waited for, then sets the clock for whoever is due.
    pub(super) fn settle(&mut self) -> Result<(), Refusal> {
        self.begin_if_picked()?;
        while self.step()? {}
        self.set_clock();
        Ok(())
    }

    /// One thing that happens by itself; false when there is none.
    fn step(&mut self) -> Result<bool, Refusal> {
        let Stage::Playing(playing) = &self.life.stage else {
            return Ok(false);
        };
        let board = playing.run.game.board();
        if let Some(loser) = board.loser() {
            self.finish(loser);
            return Ok(false);
        }
        if let Some(draw) = playing.run.draw_due() {
            self.apply(draw)?;
            return Ok(true);
        }
        if !matches!(board.phase(), Phase::Lead) {
            return Ok(false);
        }
        match &playing.margin.between {
            Between::Takes(left) => match left.front().copied() {
                Some(seat) => self.turn_to_take(seat),
                None => Ok(self.open_window()),
            },
            Between::Window(ends) if self.ctx.now >= *ends => Ok(self.go_to(Between::Open)),
            Between::Window(_) => Ok(false),
            Between::Open => self.show_held(),
        }
    }

    /// A seat's turn to take; false when a computer has to be asked first.
    fn turn_to_take(&mut self, seat: Seat) -> Result<bool, Refusal> {
        let attended = self.life.is_attended(seat);
        let asks = self.life.kind(seat).ever_takes();
        let Stage::Playing(playing) = &mut self.life.stage else {
            return Ok(false);
        };
        let margin = &mut playing.margin;
        let legal = playing.run.game.board().take_from(seat).is_ok();
        let announced = margin.announced.contains(seat);
        if legal && !announced && !attended && asks {
            return Ok(false);
        }
        margin.announced = margin.announced.without(seat);
        if let Between::Takes(left) = &mut margin.between {
            left.pop_front();
        }
        if legal && announced {
            self.apply(Move::Take { seat })?;
        }
        Ok(true)
    }

    /// The takes that were known are over: others get the take-window, if anybody could use it.
    fn open_window(&mut self) -> bool {
        let Stage::Playing(playing) = &self.life.stage else {
            return false;
        };
        let board = playing.run.game.board();
        let seconds = self.life.core.settings.take_window;
        let useful = Seat::first(board.seats())
            .any(|seat| could_take(board, seat) && self.life.is_attended(seat));
        self.go_to(if useful && seconds > 0 {
            Between::Window(self.ctx.now + Duration::from_secs(seconds.into()))
        } else {
            Between::Open
        })
    }

    fn go_to(&mut self, next: Between) -> bool {
        if let Some(margin) = self.margin() {
            margin.between = next;
        }
        true
    }

    /// Shows the lead that lay face down. One that is void was dropped when it became so.
    fn show_held(&mut self) -> Result<bool, Refusal> {
        match self.margin().and_then(|margin| margin.held.take()) {
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

/// Whether the seat, in play before a trick, could use the take-window.
fn could_take(board: &Board, seat: Seat) -> bool {
    seat != board.power() && board.take_from(seat).is_ok()
}
