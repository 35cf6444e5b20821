//! Turn clocks and other deadlines, as wall times so that they survive a restart, and how they move
//! after nobody could play for a while.

use std::time::{Duration, SystemTime};

use jiff::SignedDuration;

use crate::request::Result;
use crate::snapshot::End;
use crate::time::moved;
use getaway_games::Turn;
use getaway_games::cards::{Seat, SeatSet};

use super::{
    Effect, LONG_IDLE, LongTurn, RunningGame, SEATS_KEPT_FOR, Stage, TableState, Timer,
    Transaction, idle_time,
};

/// The minimum time left of a turn once people can play again.
const MIN_TURN_LEFT: Duration = Duration::from_secs(15);
/// The minimum time left of a lobby, a result or a turn without a clock then.
const MIN_WAIT_LEFT: Duration = Duration::from_secs(10 * 60);
/// People are reminded again in turns of this length and more, when a tenth is left.
const LONG_TURN: Duration = Duration::from_secs(3600);

impl Timer {
    fn begin(turn: Turn, whole: Duration, is_slow: bool, now: SystemTime) -> Timer {
        let (ends, short_from) = (now + whole, now + whole * 2 / 3);
        Timer { ends, short_from, short: false, last_call: false, is_slow, turn }
    }

    /// Returns the timer with another end. It is still short once a third is left.
    fn ending(self, ends: SystemTime, now: SystemTime) -> Timer {
        let third = self.third();
        // If that time can't be computed, the clock is short at once.
        let short_from = ends.checked_sub(third).unwrap_or(now);
        let mut timer = Timer { ends, short_from, ..self };
        timer.look(now);
        timer
    }

    /// Notes how much is left.
    fn look(&mut self, now: SystemTime) {
        self.short = now >= self.short_from;
        self.last_call = self.last_call_from().is_some_and(|from| now >= from);
    }

    /// When it next has to be looked at.
    fn wakes(self) -> SystemTime {
        match self.last_call_from() {
            _ if !self.short => self.short_from,
            Some(from) if !self.last_call => from,
            _ => self.ends,
        }
    }

    /// From when on only a tenth is left; `None` in short turns. Whoever has less time at a slow table
    /// is reminded, too.
    fn last_call_from(self) -> Option<SystemTime> {
        let whole = self.third() * 3;
        self.ends.checked_sub(whole / 10).filter(|_| self.is_slow || whole >= LONG_TURN)
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
    /// Moves every deadline by this, so that it is as far away as before.
    fn move_all(&mut self, by: SignedDuration, now: SystemTime) {
        let core = &mut self.core;
        if let Some(late) = &mut core.late {
            late.until = moved(late.until, by);
        }
        core.hosts_time = core.hosts_time.map(|ends| moved(ends, by));
        core.taken_up = core.taken_up.map(|at| moved(at, by));
        for seat in &mut core.seats {
            seat.idle = seat.idle.map(|ends| moved(ends, by));
        }
        match &mut self.stage {
            Stage::Lobby(next) | Stage::Result(_, next) => next.until = moved(next.until, by),
            Stage::Ended(_) => {}
            Stage::Playing(playing) => {
                let timing = &mut playing.timing;
                if let Some(vote) = &mut playing.vote {
                    vote.ends = moved(vote.ends, by);
                }
                if let Some(long) = &mut timing.long_turn {
                    long.asks_from = moved(long.asks_from, by);
                }
                timing.pause = timing.pause.map(|ends| moved(ends, by));
                timing.timer = timing.timer.map(|timer| {
                    // The moment when a third is left moves with it.
                    timer.ending(moved(timer.ends, by), now)
                });
            }
        }
    }

    /// Lets a stored table go on after the bot was away for so long: everybody has as much time as at
    /// its last sign of life. How long that was may be unknown, so no deadline has passed, and none is
    /// further away than its whole time, as it may be if a clock was corrected that was fast when the
    /// table was saved.
    pub(crate) fn extend_deadlines(
        &mut self,
        away: SignedDuration,
        now: SystemTime,
        corrections: SignedDuration,
    ) {
        let waits = |ends: SystemTime, whole| ends.clamp(now + MIN_WAIT_LEFT, now + whole);
        let idle = idle_time(&self.core.settings);
        let to_agree = self.core.settings.time_to_agree();
        self.move_all(away, now);
        self.core.corrections = corrections;
        self.core.moved = !away.is_zero();
        self.core.taken_up = Some(now);
        if let Some(late) = &mut self.core.late {
            late.until = waits(late.until, SEATS_KEPT_FOR);
        }
        self.core.hosts_time = None;
        self.set_hosts_time(now);
        match &mut self.stage {
            Stage::Lobby(next) | Stage::Result(_, next) => {
                next.until = waits(next.until, idle);
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
                if let Some(long) = &mut timing.long_turn {
                    long.extend(now);
                }
                if let Some(vote) = &mut playing.vote {
                    vote.extend(now, to_agree);
                }
            }
            Stage::Ended(_) => {}
        }
        self.set_idle(now);
        for seat in &mut self.core.seats {
            seat.idle = seat.idle.map(|ends| waits(ends, LONG_IDLE));
        }
    }

    /// Without a clock: gives everyone who is awaited their time, until they do something.
    fn set_idle(&mut self, now: SystemTime) {
        let has_clock = self.core.settings.turn_seconds > 0;
        let awaited = if has_clock { SeatSet::EMPTY } else { self.awaited() };
        for (at, seat) in Seat::first(self.core.seats.len()).zip(&mut self.core.seats) {
            seat.idle = awaited.contains(at).then(|| seat.idle.unwrap_or(now + LONG_IDLE));
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
        let clock = timing.timer.map(Timer::wakes);
        let asks = timing.long_turn.as_ref().filter(|long| !long.asks).map(|long| long.asks_from);
        let vote = self.vote().map(|vote| vote.ends);
        let times = clock.into_iter().chain(timing.pause).chain(asks);
        times.chain(self.core.seats.iter().filter_map(|seat| seat.idle)).chain(vote).min()
    }

    /// How long the people who are awaited have for this turn; `None` without a clock.
    fn turn_time(&self) -> Option<Duration> {
        let settings = &self.core.settings;
        let is_hurried = |seat: Seat| self.core.seats[seat.index()].info.is_hurried();
        let hurried = settings.hurried_turn().filter(|_| self.awaited().iter().all(is_hurried));
        let seconds = hurried.unwrap_or(settings.turn_seconds);
        (seconds > 0).then(|| Duration::from_secs(seconds.into()))
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
        let now = self.ctx.now;
        if let Some(playing) = self.state.stage.playing_mut() {
            // A turn that passed without a move doesn't make a computer take the next one, too.
            let due = playing.session.due().map(|due| due.seats).unwrap_or_default();
            let overdue = playing.timing.overdue.iter();
            playing.timing.overdue = overdue.filter(|seat| due.contains(*seat)).collect();
        }
        self.state.set_idle(now);
        let runs = !self.state.awaited().is_empty();
        let (whole, is_slow) = (self.state.turn_time(), self.state.core.settings.is_slow());
        let Some(playing) = self.state.stage.playing_mut() else { return };
        let turn = playing.session.due().map(|due| due.turn).filter(|_| runs);
        let timing = &mut playing.timing;
        timing.timer = turn.zip(whole).map(|(turn, whole)| {
            let running = timing.timer.filter(|timer| timer.turn == turn);
            running.unwrap_or_else(|| Timer::begin(turn, whole, is_slow, now))
        });
        let running = timing.long_turn.take();
        timing.long_turn = turn.filter(|_| whole.is_none()).map(|turn| {
            let running = running.filter(|long| long.turn == turn);
            running.unwrap_or_else(|| LongTurn::begin(turn, now))
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
        self.state.move_all(by, now);
        if by.is_positive() {
            self.extend_turns();
        }
        // Saved, because after a restart what is left is counted from the clock's last sign of life.
        let lasts = |playing: &RunningGame| {
            let timing = &playing.timing;
            let turn = timing.timer.is_some() || timing.long_turn.is_some();
            turn || timing.pause.is_some() || playing.vote.is_some()
        };
        if self.state.stage.playing().is_some_and(lasts) { Effect::Save } else { Effect::Silent }
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
            let deserted = self.state.is_deserted();
            self.state.end(if deserted { End::Deserted } else { End::Idle });
            return Ok(Effect::Save);
        }
        let mut effect = if passed { Effect::Save } else { Effect::Show };
        match self.timer() {
            Some(timer) if now >= timer.ends => {
                self.time_is_up();
                effect = Effect::Save;
            }
            Some(timer) => timer.look(now),
            None => {}
        }
        if let Some(playing) = self.state.stage.playing_mut()
            && let Some(long) = &mut playing.timing.long_turn
        {
            long.asks = now >= long.asks_from;
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

    /// Lets computers play on for those who have done nothing for a week in a turn without a clock:
    /// they count as having left. Returns whether there are any.
    fn end_idleness(&mut self) -> bool {
        let (now, seats) = (self.ctx.now, &self.state.core.seats);
        let is_idle = |seat: &Seat| seats[seat.index()].idle.is_some_and(|ends| now >= ends);
        let idle: SeatSet = self.state.awaited().iter().filter(is_idle).collect();
        for seat in idle.iter() {
            let person = self.seat_mut(seat).info.person().map(|person| person.id);
            if let Some(person) = person {
                self.replace(person);
                self.pass_on_the_table(person);
            }
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
            state.info.lapses = state.info.lapses.saturating_add(1);
            if state.misses >= 2 {
                self.replace_slow(seat);
            } else if let Some(playing) = self.state.stage.playing_mut() {
                playing.timing.overdue = playing.timing.overdue.with(seat);
            }
        }
    }
}
