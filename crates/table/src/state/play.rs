//! Player moves in a running game, and what happens by itself after them.
//!
//! Cards are played by themselves where a person is forced to play their only card, and has chosen
//! that. It is their own move, made at a computer's pace and without them: it doesn't bring them back,
//! and shows nobody that they are there.

use std::time::Duration;

use crate::request::{Refusal, RequestOutcome, Result};
use crate::snapshot::End;
use crate::think::Pace;
use getaway_games::cards::SeatSet;
use getaway_games::{Act, Session, Unsaved};
use getaway_store::{GameChange, GameNumber, UserId};

use super::computers::advance_without_pauses;
use super::{Core, Effect, TableState, Transaction};

/// The maximum number of entries of a game between computers that all people have left. Rules may
/// let a game go on for ever; the longest of seven million random ones had 643 moves.
const MOST_ENTRIES: usize = 10_000;

impl Core {
    /// Whether the person has a seat, or one is kept for them, or they wait for one.
    fn has(&self, person: UserId) -> bool {
        let waiting = self.waiting.iter().map(|waiting| &waiting.person);
        self.people().chain(waiting).any(|here| here.id == person)
    }

    pub(super) fn keep_choices_of_people_here(&mut self) {
        let mut chosen = std::mem::take(&mut self.by_itself);
        chosen.retain(|person| self.has(*person));
        self.by_itself = chosen;
    }
}

impl TableState {
    /// The people at the seats who have chosen that.
    pub(super) fn by_itself(&self) -> SeatSet {
        let seats = self.core.by_itself.iter().filter_map(|person| self.seat_of(*person));
        seats.filter(|seat| self.is_attended(*seat)).collect()
    }

    /// Those of them whose move it will be without their doing: now, or after a pause.
    pub(super) fn forced(&self) -> SeatSet {
        let Some(playing) = self.stage.playing() else { return SeatSet::EMPTY };
        self.by_itself().iter().filter(|seat| playing.session.is_forced(*seat)).collect()
    }
}

impl Transaction<'_> {
    /// Makes somebody's move. `in_time`: whether it was awaited from them, and not from a computer.
    pub(super) fn act(
        &mut self,
        person: UserId,
        act: Act,
        in_time: bool,
    ) -> Result<RequestOutcome> {
        let seat = self.state.seat_of(person).ok_or(Refusal::NotSeated)?;
        if self.state.ends_as_foreseen() {
            return Err(Refusal::Stale);
        }
        // A move brings the player back; a refused move doesn't, because this is a copy.
        self.come_back(seat);
        let playing = self.state.stage.playing_mut().ok_or(Refusal::NoGame)?;
        playing.session.set_stand_in(seat, false);
        let done = playing.session.act(seat, act)?;
        let info = &mut self.seat_mut(seat).info;
        if in_time && done.is_of_a_turn() && info.is_hurried() {
            info.lapses = 0;
        }
        Ok(RequestOutcome::Acted(done))
    }

    /// Carries out everything that needs no player, notes what has to be saved, decides a vote that
    /// nobody is left to answer, and sets the clocks for the people who are awaited.
    pub(super) fn finish_step(&mut self) -> Result<()> {
        self.state.core.keep_choices_of_people_here();
        self.void_cuts();
        self.void_agreements();
        self.advance()?;
        if self.decide_vote() {
            self.advance()?;
        }
        if self.decide_stand_in() {
            self.advance()?;
        }
        // People who waited have seats once a game is over.
        self.void_agreements();
        self.set_pause();
        self.set_clock();
        self.state.set_hosts_time(self.ctx.now);
        Ok(())
    }

    /// Carries out what a restored game does by itself, before anybody is asked. A game doesn't store
    /// that its pause is over, since the table does, nor whom it has asked already.
    pub(crate) fn resume(&mut self) -> Result<Effect> {
        let moved = std::mem::take(&mut self.state.core.moved);
        let Some(playing) = self.state.stage.playing_mut() else {
            return Ok(if moved { Effect::Save } else { Effect::Silent });
        };
        if playing.timing.pause.is_none() && playing.session.pause().is_some() {
            playing.session.end_pause();
        }
        self.finish_step()?;
        let is_stored = self.changes.is_empty() && !self.state.has_ended() && !moved;
        Ok(if is_stored { Effect::Show } else { Effect::Save })
    }

    /// Carries out what needs no player in the running game, and finishes it if it is over.
    pub(super) fn advance(&mut self) -> Result<()> {
        let (players, deserted) = (self.state.players(), self.state.is_deserted());
        let Some(playing) = self.state.stage.playing_mut() else { return Ok(()) };
        let session = &mut playing.session;
        let turn = |session: &Session| session.due().map(|due| due.turn);
        let before = turn(session);
        session.advance(&players)?;
        if deserted || self.state.is_decided() {
            let Some(playing) = self.state.stage.playing_mut() else { return Ok(()) };
            advance_without_pauses(&mut playing.session, &players)?;
        }
        let Some(playing) = self.state.stage.playing_mut() else { return Ok(()) };
        let session = &mut playing.session;
        if turn(session) != before {
            // The time that ran out was that of the turn before.
            playing.timing.overdue = SeatSet::EMPTY;
        }
        let (ending, entries) = (session.ending(), session.entries());
        let (game, unsaved) = (playing.dealt.committed.game, session.take_unsaved());
        self.note(game, unsaved);
        match ending {
            Some(ending) => self.finish(ending)?,
            None if deserted && entries > MOST_ENTRIES => self.state.end(End::Deserted),
            None => {}
        }
        Ok(())
    }

    pub(super) fn note(&mut self, game: GameNumber, unsaved: Unsaved) {
        if let Some(deal) = unsaved.deal {
            self.changes.push(GameChange::Dealt { game, deal });
        }
        if !unsaved.entries.is_empty() {
            self.changes.push(GameChange::Moves {
                game,
                from: unsaved.from,
                entries: unsaved.entries,
            });
        }
    }

    /// Begins the pause that the game asks for, or keeps a running one.
    fn set_pause(&mut self) {
        let (now, pace) = (self.ctx.now, self.ctx.pace);
        if let Some(playing) = self.state.stage.playing_mut() {
            let pause = playing.session.pause().map(|pause| {
                let whole = Duration::from_secs(pause.seconds.into());
                if pause.is_to_read { read(whole, pace) } else { whole }
            });
            let running = playing.timing.pause;
            playing.timing.pause = pause.map(|pause| running.unwrap_or(now + pause));
        }
    }

    pub(super) fn end_pause(&mut self) {
        if let Some(playing) = self.state.stage.playing_mut() {
            playing.session.end_pause();
            playing.timing.pause = None;
        }
    }

    /// Notes what somebody has chosen. Returns whether that is new.
    pub(super) fn note_choice(&mut self, person: UserId, by_itself: bool) -> bool {
        let chosen = &mut self.state.core.by_itself;
        match chosen.iter().position(|other| *other == person) {
            Some(at) if !by_itself => drop(chosen.remove(at)),
            None if by_itself => chosen.push(person),
            _ => return false,
        }
        true
    }

    /// Follows the choice of somebody who may be at this table, from now on.
    pub(crate) fn chosen(&mut self, person: UserId, by_itself: bool) -> Result<Effect> {
        if !self.state.core.has(person) || !self.note_choice(person, by_itself) {
            return Ok(Effect::Silent);
        }
        self.finish_step()?;
        Ok(Effect::Save)
    }
}

/// Scales a pause in which people only read: the faster computers move, the shorter it is.
fn read(whole: Duration, pace: Duration) -> Duration {
    whole.mul_f64((pace.as_secs_f64() / Pace::default().computer.as_secs_f64()).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reading_pauses_shrink_when_computers_move_faster() {
        let whole = Duration::from_secs(15);
        for (pace, expected) in [(900, 15_000), (5000, 15_000), (60, 1000), (0, 0)] {
            let expected = Duration::from_millis(expected);
            assert_eq!(read(whole, Duration::from_millis(pace)), expected, "{pace}");
        }
    }
}
