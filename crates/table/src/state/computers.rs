//! The decisions that a table asks computer players for.

use crate::request::{Refusal, Result};
use crate::snapshot::Owner;
use getaway_games::cards::{MAX_SEATS, Seat, SeatSet};
use getaway_games::{Decision, Level, Players, Question, Task};
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

impl TableState {
    fn level(&self, seat: Seat) -> Level {
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
    /// Carries out a computer's decision, if it answers the current question.
    pub(crate) fn decided(&mut self, query: &Query, decision: Decision) -> Result<Effect> {
        if self.state.query().as_ref() != Some(query) {
            return Err(Refusal::Stale);
        }
        let playing = self.state.stage.playing_mut().ok_or(Refusal::Stale)?;
        playing.session.decided(query.seat, decision)?;
        playing.timing.overdue = playing.timing.overdue.without(query.seat);
        self.finish_step()?;
        Ok(self.effect_of(decision))
    }

    /// A silent decision needs no saving unless a clock started after it: after a restart the
    /// computer can answer the same question again. It still has to be shown if a person is due
    /// now.
    fn effect_of(&self, decision: Decision) -> Effect {
        let timing = self.state.stage.playing().map(|playing| &playing.timing);
        let waits = timing.is_none_or(|t| t.timer.is_some() || t.pause.is_some());
        if !decision.is_silent() || !self.changes.is_empty() || waits {
            Effect::Save
        } else if !self.state.awaited().is_empty() {
            Effect::Show
        } else {
            Effect::Silent
        }
    }
}
