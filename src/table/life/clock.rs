//! The clock (of wall time, so that it survives a restart) and the other deadlines.

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use crate::rules::{Due, Phase, Seat, SeatSet};
use crate::table::request::Refusal;
use crate::table::snapshot::{Acting, End};

use super::{Between, Draft, Effect, Life, Stage};

/// The time limit of one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct Timer {
    pub(super) ends: SystemTime,
    /// When no more than a third is left.
    pub(super) short_from: SystemTime,
    pub(super) short: bool,
    turn: Turn,
}

/// Which turn a timer belongs to: as long as it is the same one, the timer runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Turn {
    tricks: u32,
    /// Whose; none where several may play in any order.
    seat: Option<Seat>,
}

impl Life {
    /// When the table has something to do by itself.
    pub(in crate::table) fn wake_at(&self) -> Option<SystemTime> {
        if let Stage::Lobby(w) | Stage::Result(_, w) = &self.stage {
            return Some(w.until);
        }
        let timer = self.stage.margin()?.timer;
        let clock = timer.map(|t| if t.short { t.ends } else { t.short_from });
        clock.into_iter().chain(self.window_ends()).min()
    }

    /// When the take-window ends, if one is open.
    pub(super) fn window_ends(&self) -> Option<SystemTime> {
        match &self.stage {
            Stage::Playing(p) if matches!(p.run.game.board().phase(), Phase::Lead) => {
                match p.margin.between {
                    Between::Window(ends) => Some(ends),
                    Between::Takes(_) | Between::Open => None,
                }
            }
            _ => None,
        }
    }

    /// Whose turn it is.
    fn due(&self) -> Option<(Turn, SeatSet)> {
        match &self.stage {
            Stage::Picking(p) => {
                let seat = self.picks_now(p)?;
                let turn = Turn {
                    tricks: 0,
                    seat: Some(seat),
                };
                Some((turn, SeatSet::of(seat)))
            }
            Stage::Playing(p) => {
                let board = p.run.game.board();
                let (seat, due) = match board.due() {
                    Due::Lead(_) if matches!(p.margin.between, Between::Takes(_)) => return None,
                    Due::Lead(seat) | Due::Play(seat) | Due::Draw(seat, _) => {
                        (Some(seat), SeatSet::of(seat))
                    }
                    Due::PlayAny(seats) => (None, seats),
                    Due::Over(_) => return None,
                };
                let tricks = board.tricks();
                Some((Turn { tricks, seat }, due))
            }
            Stage::Lobby(_) | Stage::Result(..) | Stage::Ended(_) => None,
        }
    }

    /// Whom the clock runs for: the people who are due and have neither acted nor run out of time.
    pub(super) fn awaited(&self) -> Option<(Turn, SeatSet)> {
        let (turn, due) = self.due()?;
        let margin = self.stage.margin()?;
        let held = |seat: Seat| margin.held.is_some_and(|held| held.seat == seat);
        let awaited =
            |seat: &Seat| self.is_attended(*seat) && !margin.forced.contains(*seat) && !held(*seat);
        let people: SeatSet = due.iter().filter(awaited).collect();
        (!people.is_empty()).then_some((turn, people))
    }
}

impl Draft<'_> {
    /// Starts the clock of a new turn, keeps that of a turn that goes on, stops it for nobody.
    pub(super) fn set_clock(&mut self) {
        let seconds = u64::from(self.life.core.settings.turn_seconds);
        let now = self.ctx.now;
        let due = self.life.due().map_or(SeatSet::EMPTY, |(_, due)| due);
        if let Some(margin) = self.margin() {
            // Whose turn went by without their card is not forced to play the next one.
            let forced = margin.forced.iter();
            margin.forced = forced.filter(|seat| due.contains(*seat)).collect();
        }
        let turn = self.life.awaited().map(|(turn, _)| turn);
        let Some(margin) = self.margin() else { return };
        margin.timer = turn.filter(|_| seconds > 0).map(|turn| {
            let running = margin.timer.filter(|timer| timer.turn == turn);
            running.unwrap_or_else(|| Timer {
                ends: now + Duration::from_secs(seconds),
                short_from: now + Duration::from_secs(seconds) * 2 / 3,
                short: false,
                turn,
            })
        });
    }

    /// Time has passed.
    pub(in crate::table) fn tick(&mut self) -> Result<Effect, Refusal> {
        let now = self.ctx.now;
        if self.life.wake_at().is_none_or(|at| now < at) {
            return Ok(Effect::Silent);
        }
        if let Stage::Lobby(_) | Stage::Result(..) = self.life.stage {
            self.end(End::Idle);
            return Ok(Effect::Save);
        }
        let window = self.life.window_ends().is_some_and(|ends| now >= ends);
        let timer = self.margin().and_then(|margin| margin.timer);
        let mut effect = Effect::Show;
        if timer.is_some_and(|timer| now >= timer.ends) {
            self.time_is_up();
            effect = Effect::Save;
        } else if let Some(timer) = self.margin().and_then(|margin| margin.timer.as_mut()) {
            timer.short = now >= timer.short_from;
        }
        if window {
            effect = Effect::Save;
        }
        self.settle()?;
        Ok(effect)
    }

    /// A computer plays one card for those who are due; for whom this happens twice in a row, it
    /// plays on until they are back.
    fn time_is_up(&mut self) {
        let Some((_, due)) = self.life.awaited() else {
            return;
        };
        for seat in due.iter() {
            let Some(chair) = self.chair(seat) else {
                continue;
            };
            chair.misses += 1;
            if chair.misses >= 2 {
                chair.info.acting = Acting::ForSlow;
            } else if let Some(margin) = self.margin() {
                margin.forced = margin.forced.with(seat);
            }
        }
    }
}
