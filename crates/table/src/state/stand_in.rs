//! Games without a clock: nobody moves for anybody, unless the others want it. Once a turn has lasted
//! for some minutes, they are asked; when more than half of them want it, computers have the seats of
//! those who are awaited, until these act.

use std::time::{Duration, SystemTime};

use crate::request::{Refusal, RequestOutcome, Result};
use crate::snapshot::StandIn;
use getaway_games::Turn;
use getaway_games::cards::SeatSet;
use getaway_store::{GameChange, UserId};

use super::{LongTurn, TableState, Transaction};

/// How long a turn lasts before the others are asked.
const LONG: Duration = Duration::from_secs(10 * 60);

impl LongTurn {
    pub(super) fn begin(turn: Turn, now: SystemTime) -> LongTurn {
        LongTurn { turn, asks_from: now + LONG, asks: false, agreed: Vec::new() }
    }

    /// Lets the others be asked as planned, but no later than in a new turn.
    pub(super) fn extend(&mut self, now: SystemTime) {
        self.asks_from = self.asks_from.min(now + LONG);
    }
}

impl TableState {
    /// Who is asked whether a computer shall play, and who wants it; `None` while nobody is asked.
    pub(super) fn show_stand_in(&self) -> Option<StandIn> {
        let playing = self.stage.playing()?;
        // Whoever has just got the turn isn't the one whom the others waited for.
        let turn = playing.session.due().map(|due| due.turn);
        let asked = |long: &&LongTurn| long.asks && Some(long.turn) == turn;
        let long = playing.timing.long_turn.as_ref().filter(asked)?;
        let awaited = self.awaited();
        let waits = self.who_still_plays().iter().filter(|seat| !awaited.contains(*seat));
        let asked: SeatSet = waits.collect();
        let agreed = asked.iter().filter(|seat| long.agreed.contains(seat)).collect();
        (!asked.is_empty() && !awaited.is_empty()).then_some(StandIn { asked, agreed })
    }
}

impl Transaction<'_> {
    /// Notes that somebody who waits for the others wants a computer to play.
    pub(super) fn let_computer_play_for_awaited(
        &mut self,
        person: UserId,
    ) -> Result<RequestOutcome> {
        let stand_in = self.state.show_stand_in().ok_or(Refusal::Stale)?;
        let seat = self.state.seat_of(person).ok_or(Refusal::NotSeated)?;
        if !stand_in.asked.contains(seat) {
            return Err(Refusal::NotWaiting);
        }
        if let Some(playing) = self.state.stage.playing_mut()
            && let Some(long) = &mut playing.timing.long_turn
            && !long.agreed.contains(&seat)
        {
            long.agreed.push(seat);
        }
        Ok(if self.decide_stand_in() {
            RequestOutcome::ComputerPlays
        } else {
            RequestOutcome::WantsComputer
        })
    }

    /// Lets computers play if more than half of those who are asked want it. Returns whether they do.
    pub(super) fn decide_stand_in(&mut self) -> bool {
        let asked = self.state.show_stand_in();
        if asked.is_none_or(|asked| 2 * asked.agreed.len() <= asked.asked.len()) {
            return false;
        }
        for seat in self.state.awaited().iter() {
            self.replace_slow(seat);
        }
        true
    }

    /// Counts a hint, once for each move.
    pub(super) fn note_hint(&mut self, person: UserId) -> Result<RequestOutcome> {
        let seat = self.state.seat_of(person).ok_or(Refusal::NotSeated)?;
        let playing = self.state.stage.playing().ok_or(Refusal::NoGame)?;
        let game = playing.dealt.committed.game;
        let moves = playing.session.changes().get(seat.index()).copied();
        let state = self.seat_mut(seat);
        if std::mem::replace(&mut state.hinted_at, moves) != moves {
            state.info.hints += 1;
            let hints = state.info.hints;
            self.changes.push(GameChange::Hints { game, seat: seat.index() as u8, hints });
        }
        Ok(RequestOutcome::HintNoted)
    }
}
