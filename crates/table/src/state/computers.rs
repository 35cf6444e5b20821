//! The decisions that a table asks computer players for.

use crate::request::{Refusal, Result};
use crate::snapshot::Owner;
use getaway_games::cards::{MAX_SEATS, Seat, SeatSet};
use getaway_games::{Decision, Level, MoveRefusal, Players, Question, Session, Task};
use getaway_store::GameNumber;

use super::{Effect, TableState, Transaction};

/// A decision for a computer to make. It counts only while the table still asks the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Query {
    pub(crate) game: GameNumber,
    pub(crate) entries: usize,
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    pub(crate) question: Question,
}

/// The rest of a game that no person is in any more.
pub(crate) struct Rest {
    session: Session,
    players: Players,
}

impl Rest {
    /// Plays on by one decision, and returns it; `None` once there is nothing more to decide.
    pub(crate) fn decide(
        &mut self,
        decide: impl FnOnce(Level, &Task) -> Option<Decision>,
    ) -> Option<Decision> {
        let (seat, question) = self.session.question(&self.players)?;
        let task = self.session.task(seat, question)?;
        let decision = decide(self.players.level(seat), &task).or_else(|| task.any())?;
        self.session.decided(seat, decision).ok()?;
        advance_without_pauses(&mut self.session, &self.players).ok()?;
        Some(decision)
    }
}

/// Carries out what needs no player where nobody is there who could use a pause.
pub(super) fn advance_without_pauses(
    session: &mut Session,
    players: &Players,
) -> Result<(), MoveRefusal> {
    session.advance(players)?;
    while session.ending().is_none() && session.pause().is_some() {
        session.end_pause();
        session.advance(players)?;
    }
    Ok(())
}

impl TableState {
    fn level(&self, seat: Seat) -> Level {
        if self.ends_as_foreseen() {
            // It plays the rest of such a game perfectly.
            return Level::Hard;
        }
        match self.core.seats.get(seat.index()).map(|s| &s.info.owner) {
            Some(Owner::Computer { level, .. }) => *level,
            Some(Owner::Person(_)) | None => self.core.settings.level,
        }
    }

    pub(super) fn players(&self) -> Players {
        let mut levels = [self.core.settings.level; MAX_SEATS];
        for seat in Seat::first(MAX_SEATS) {
            levels[seat.index()] = self.level(seat);
        }
        let playing = self.stage.playing();
        Players {
            people: Seat::first(MAX_SEATS).filter(|seat| self.is_attended(*seat)).collect(),
            overdue: playing.map_or(SeatSet::EMPTY, |playing| playing.timing.overdue),
            by_itself: self.by_itself(),
            levels,
        }
    }

    /// Whether only computers are still in play, so no person waits for a turn.
    pub(crate) fn is_for_computers(&self) -> bool {
        self.stage.playing().is_some() && self.who_still_plays().is_empty()
    }

    /// Whether every person who was dealt in is out of the game. The seat of somebody who has left,
    /// or whose time ran out, is still theirs. Or the two who are left want no more than the end that
    /// is certain.
    pub(crate) fn is_decided(&self) -> bool {
        let Some(playing) = self.stage.playing() else { return false };
        let owner = |seat: Seat| self.core.seats.get(seat.index()).map(|seat| &seat.info.owner);
        let in_play = playing.session.in_play();
        let is_computers = |seat| matches!(owner(seat), Some(Owner::Computer { .. }));
        self.ends_as_foreseen() || in_play.iter().all(is_computers)
    }

    fn is_of_person(&self, seat: Seat) -> bool {
        self.core.seats.get(seat.index()).is_some_and(|seat| seat.info.person().is_some())
    }

    /// What computers play on by themselves, once the game [is decided](Self::is_decided).
    pub(crate) fn rest(&self) -> Option<Rest> {
        let session = self.stage.playing().filter(|_| self.is_decided())?.session.clone();
        Some(Rest { session, players: self.players() })
    }

    /// The decision that a computer player has to make now, if any, or that needs nobody.
    pub(crate) fn query(&self) -> Option<Query> {
        let playing = self.stage.playing()?;
        let (seat, question) = playing.session.question(&self.players())?;
        Some(Query {
            game: playing.dealt.committed.game,
            entries: playing.session.entries(),
            seat,
            level: self.level(seat),
            question,
        })
    }

    /// The query, together with what its seat may know.
    pub(crate) fn task(&self, query: Query) -> Option<Task> {
        self.stage.playing()?.session.task(query.seat, query.question)
    }
}

impl Transaction<'_> {
    /// Carries out a computer's decision, if it answers the current question; then further ones, as
    /// far as the game goes.
    pub(crate) fn decided(&mut self, query: &Query, decisions: &[Decision]) -> Result<Effect> {
        if self.state.query().as_ref() != Some(query) {
            return Err(Refusal::Stale);
        }
        let is_decided = self.state.is_decided();
        for decision in decisions {
            let Some(Query { seat, .. }) = self.state.query() else { break };
            // A card that has to be played is its owner's own move.
            let stands_in = self.state.is_of_person(seat) && !self.state.forced().contains(seat);
            let playing = self.state.stage.playing_mut().ok_or(Refusal::Stale)?;
            playing.session.set_stand_in(seat, stands_in);
            playing.session.decided(seat, *decision)?;
            playing.timing.overdue = playing.timing.overdue.without(seat);
            playing.played_on |= is_decided;
            self.advance()?;
        }
        self.finish_step()?;
        Ok(self.effect_of(decisions))
    }

    /// A silent decision needs no saving unless a clock started after it: after a restart the
    /// computer can answer the same question again. It still has to be shown if a person is due
    /// now.
    fn effect_of(&self, decisions: &[Decision]) -> Effect {
        let timing = self.state.stage.playing().map(|playing| &playing.timing);
        let waits = timing.is_none_or(|t| t.timer.is_some() || t.pause.is_some());
        let is_silent = decisions.iter().all(|decision| decision.is_silent());
        if !is_silent || !self.changes.is_empty() || waits {
            Effect::Save
        } else if !self.state.awaited().is_empty() {
            Effect::Show
        } else {
            Effect::Silent
        }
    }
}
