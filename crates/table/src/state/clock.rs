//! Turn clocks and other deadlines, as wall times so that they survive a restart, and how they move
//! after nobody could play for a while.

use std::time::{Duration, SystemTime};

use jiff::SignedDuration;

use crate::request::Result;
use crate::snapshot::End;
use crate::time::moved;
use getaway_games::cards::{Seat, SeatSet};

use super::{Effect, IDLE, RunningGame, SEATS_KEPT_FOR, Stage, TableState, Timer, Transaction};

/// The minimum time left of a turn once people can play again.
const MIN_TURN_LEFT: Duration = Duration::from_secs(15);
/// The minimum time left of a lobby, a result or a turn without a clock then.
const MIN_WAIT_LEFT: Duration = Duration::from_secs(10 * 60);

impl Timer {
    /// Returns the timer with another end. It is still short once a third is left.
    fn ending(self, ends: SystemTime, now: SystemTime) -> Timer {
        let third = self.third();
        // If that time can't be computed, the clock is short at once.
        let short_from = ends.checked_sub(third).unwrap_or(now);
        Timer { ends, short_from, short: now >= short_from, ..self }
    }

    /// Lets the timer end as planned once people can play again, if that is neither too soon nor
    /// later than that of a new turn. Returns whether it changes.
    fn extend(&mut self, now: SystemTime) -> bool {
        let whole = self.third() * 3;
        let ends = self.ends.clamp(now + MIN_TURN_LEFT.min(whole), now + whole);
        let changes = ends != self.ends;
        if changes {
            *self = self.ending(ends, now);
        }
        changes
    }

    fn third(self) -> Duration {
        self.ends.duration_since(self.short_from).unwrap_or_default()
    }
}

impl TableState {
    /// Extends deadlines after a restart: nobody could play, so none may have passed. None is further
    /// away than its whole time either, as it may be if a clock was corrected that was fast when the
    /// table was saved.
    pub(crate) fn extend_deadlines(&mut self, now: SystemTime, corrections: SignedDuration) {
        let waits = |ends: SystemTime, whole| ends.clamp(now + MIN_WAIT_LEFT, now + whole);
        self.core.corrections = corrections;
        if let Some(late) = &mut self.core.late {
            late.until = waits(late.until, SEATS_KEPT_FOR);
        }
        self.core.hosts_time = None;
        self.set_hosts_time(now);
        match &mut self.stage {
            Stage::Lobby(next) | Stage::Result(_, next) => {
                next.until = waits(next.until, IDLE);
            }
            Stage::Playing(playing) => {
                let whole = playing.session.pause();
                let timing = &mut playing.timing;
                if let Some(timer) = &mut timing.timer {
                    timer.extend(now);
                }
                // The whole pause again: people first look where the game stands, and a computer
                // decides for those who are late.
                timing.pause = timing.pause.map(|_| {
                    let whole = whole.map(|pause| Duration::from_secs(pause.seconds.into()));
                    now + whole.unwrap_or_default()
                });
                if let Some(vote) = &mut playing.vote {
                    vote.extend(now);
                }
            }
            Stage::Ended(_) => {}
        }
        self.set_idle(now);
        for seat in &mut self.core.seats {
            seat.idle = seat.idle.map(|ends| waits(ends, IDLE));
        }
    }

    /// Without a clock: gives everyone who is awaited their time, until they do something.
    fn set_idle(&mut self, now: SystemTime) {
        let has_clock = self.core.settings.turn_seconds > 0;
        let awaited = if has_clock { SeatSet::EMPTY } else { self.awaited() };
        for (at, seat) in Seat::first(self.core.seats.len()).zip(&mut self.core.seats) {
            seat.idle = awaited.contains(at).then(|| seat.idle.unwrap_or(now + IDLE));
        }
    }

    /// When the table next has something to do by itself.
    pub(crate) fn wake_at(&self) -> Option<SystemTime> {
        let late = self.core.late.as_ref().map(|late| late.until);
        late.into_iter().chain(self.core.hosts_time).chain(self.stage_wakes_at()).min()
    }

    fn stage_wakes_at(&self) -> Option<SystemTime> {
        if let Some(next) = self.stage.next() {
            return Some(next.until);
        }
        let timing = &self.stage.playing()?.timing;
        let clock = timing.timer.map(|t| if t.short { t.ends } else { t.short_from });
        let vote = self.vote().map(|vote| vote.ends);
        let times = clock.into_iter().chain(timing.pause);
        times.chain(self.core.seats.iter().filter_map(|seat| seat.idle)).chain(vote).min()
    }

    /// The people for whom the clock runs: they are due, and have neither moved nor run out of
    /// time, nor is their card played by itself.
    pub(super) fn awaited(&self) -> SeatSet {
        let Some(playing) = self.stage.playing() else { return SeatSet::EMPTY };
        let due = playing.session.due().map(|due| due.seats).unwrap_or_default();
        let (overdue, forced) = (playing.timing.overdue, self.forced());
        let asked = |seat| !overdue.contains(seat) && !forced.contains(seat);
        due.iter().filter(|seat| self.is_attended(*seat) && asked(*seat)).collect()
    }
}

impl Transaction<'_> {
    /// Starts the clock for a new turn, keeps it during a turn, and stops it if nobody is due.
    pub(super) fn set_clock(&mut self) {
        let seconds = u64::from(self.state.core.settings.turn_seconds);
        let now = self.ctx.now;
        if let Some(playing) = self.state.stage.playing_mut() {
            // A turn that passed without a move doesn't make a computer take the next one, too.
            let due = playing.session.due().map(|due| due.seats).unwrap_or_default();
            let overdue = playing.timing.overdue.iter();
            playing.timing.overdue = overdue.filter(|seat| due.contains(*seat)).collect();
        }
        self.state.set_idle(now);
        let runs = seconds > 0 && !self.state.awaited().is_empty();
        let Some(playing) = self.state.stage.playing_mut() else { return };
        let turn = playing.session.due().map(|due| due.turn);
        let timing = &mut playing.timing;
        timing.timer = turn.filter(|_| runs).map(|turn| {
            timing.timer.filter(|timer| timer.turn == turn).unwrap_or_else(|| Timer {
                ends: now + Duration::from_secs(seconds),
                short_from: now + Duration::from_secs(seconds) * 2 / 3,
                short: false,
                turn,
            })
        });
    }

    /// Moves every deadline with the corrections of the clock since it was computed, so that each is
    /// as far away as before. If the clock was slow, people may have been unable to play.
    pub(crate) fn move_deadlines(&mut self) -> Effect {
        let (now, corrections) = (self.ctx.now, self.ctx.corrections);
        let by = corrections.saturating_sub(self.state.core.corrections);
        if by.is_zero() {
            return Effect::Silent;
        }
        self.state.core.corrections = corrections;
        if let Some(late) = &mut self.state.core.late {
            late.until = moved(late.until, by);
        }
        let hosts_time = self.state.core.hosts_time;
        self.state.core.hosts_time = hosts_time.map(|ends| moved(ends, by));
        for seat in &mut self.state.core.seats {
            seat.idle = seat.idle.map(|ends| moved(ends, by));
        }
        match &mut self.state.stage {
            Stage::Lobby(next) | Stage::Result(_, next) => next.until = moved(next.until, by),
            Stage::Ended(_) => {}
            Stage::Playing(playing) => {
                let timing = &mut playing.timing;
                if let Some(vote) = &mut playing.vote {
                    vote.ends = moved(vote.ends, by);
                }
                timing.pause = timing.pause.map(|ends| moved(ends, by));
                timing.timer = timing.timer.map(|timer| {
                    // The moment when a third is left moves with it.
                    timer.ending(moved(timer.ends, by), now)
                });
            }
        }
        if by.is_positive() {
            self.extend_turns();
        }
        let shows = |playing: &RunningGame| {
            let timing = &playing.timing;
            timing.timer.is_some() || timing.pause.is_some() || playing.vote.is_some()
        };
        if self.state.stage.playing().is_some_and(shows) { Effect::Show } else { Effect::Silent }
    }

    /// Gives the players who are due more time if little of their turn is left.
    pub(crate) fn extend_turns(&mut self) -> Effect {
        let now = self.ctx.now;
        let changes = self.timer().is_some_and(|timer| timer.extend(now));
        if changes { Effect::Show } else { Effect::Silent }
    }

    fn timer(&mut self) -> Option<&mut Timer> {
        self.state.stage.playing_mut()?.timing.timer.as_mut()
    }

    pub(crate) fn tick(&mut self) -> Result<Effect> {
        let now = self.ctx.now;
        if self.state.wake_at().is_none_or(|at| now < at) {
            return Ok(Effect::Silent);
        }
        if self.give_late_seats_away() {
            self.finish_step()?;
            return Ok(Effect::Save);
        }
        let passed = self.end_hosts_time();
        if self.state.stage.next().is_some_and(|next| now >= next.until) {
            self.state.end(End::Idle);
            return Ok(Effect::Save);
        }
        let mut effect = if passed { Effect::Save } else { Effect::Show };
        match self.timer() {
            Some(timer) if now >= timer.ends => {
                self.time_is_up();
                effect = Effect::Save;
            }
            Some(timer) => timer.short = now >= timer.short_from,
            None => {}
        }
        if self.is_over(|playing| playing.timing.pause) {
            self.end_pause();
            effect = Effect::Save;
        }
        if self.is_over(|playing| playing.vote.as_ref().map(|vote| vote.ends)) {
            self.end_vote();
            effect = Effect::Save;
        }
        if self.end_idleness() {
            effect = Effect::Save;
        }
        self.finish_step()?;
        Ok(effect)
    }

    fn is_over(&self, deadline: impl Fn(&RunningGame) -> Option<SystemTime>) -> bool {
        let ends = self.state.stage.playing().and_then(deadline);
        ends.is_some_and(|ends| self.ctx.now >= ends)
    }

    /// Lets computers play on for those who have done nothing for too long in a turn without a
    /// clock. Returns whether there are any.
    fn end_idleness(&mut self) -> bool {
        let (now, seats) = (self.ctx.now, &self.state.core.seats);
        let is_idle = |seat: &Seat| seats[seat.index()].idle.is_some_and(|ends| now >= ends);
        let idle: SeatSet = self.state.awaited().iter().filter(is_idle).collect();
        for seat in idle.iter() {
            self.replace_slow(seat);
        }
        !idle.is_empty()
    }

    /// Lets a computer move once for everyone who is due. A player to whom this happens twice in a
    /// row is replaced by a computer until they come back.
    fn time_is_up(&mut self) {
        for seat in self.state.awaited().iter() {
            tracing::debug!(table = self.state.table.0, %seat, "a turn ran out");
            let state = self.seat_mut(seat);
            state.misses += 1;
            if state.misses >= 2 {
                self.replace_slow(seat);
            } else if let Some(playing) = self.state.stage.playing_mut() {
                playing.timing.overdue = playing.timing.overdue.with(seat);
            }
        }
    }
}
