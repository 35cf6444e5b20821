//! How games and tables end.

use crate::cards::Seat;
use crate::games::{Ending, GameKind, Results};
use crate::store::{GameChange, UserId};
use crate::table::request::{Done, Refusal};
use crate::table::snapshot::{Acting, End};

use super::{CommittedSecret, Finished, IDLE, NextGame, Stage, TableState, Transaction};

impl Transaction<'_> {
    /// The game is over: the tally goes up if it has a result, the deal passes on, and the bot commits
    /// itself to the next game.
    pub(super) fn finish(&mut self, ending: Ending) -> Result<(), Refusal> {
        let Stage::Playing(playing) = &self.state.stage else {
            return Ok(());
        };
        let (dealt, session) = (playing.dealt.clone(), playing.session.clone());
        let results = ending.results();
        self.changes.push(GameChange::Finish {
            game: dealt.committed.game,
            ranking: results.as_ref().map(ranking).unwrap_or_default(),
            figures: session.figures(),
        });
        let tally = self.state.core.settings.options.kind().tally();
        let counted = results.as_ref().map(|results| tally.counted(results));
        for seat in counted.unwrap_or_default().iter() {
            if let Some(state) = self.seat_mut(seat) {
                state.info.tally += 1;
            }
        }
        let core = &mut self.state.core;
        let options = core.settings.options;
        core.games += 1;
        core.loser = results.as_ref().and_then(|results| tally.loser(results));
        let count = core.seats.len();
        core.dealer = Some(dealt.start.dealer.after(1, count, options.direction()));
        let finished = Finished {
            dealt,
            session,
            seats: core.seats.iter().map(|seat| seat.info.clone()).collect(),
            results,
        };
        let committed = (self.ctx.commit)()?;
        self.changes.push(committed.saved_as(options.kind()));
        let next = NextGame::new(committed, self.ctx.now + IDLE);
        self.state.stage = Stage::Result(Box::new(finished), next);
        // From the last seat down: those after a freed one move up.
        for seat in Seat::first(self.state.core.seats.len()).rev() {
            let state = self.seat_mut(seat);
            if state.is_some_and(|state| state.info.acting == Acting::ForAbsent) {
                self.free(seat);
            }
        }
        self.seat_waiting()
    }

    /// The host or a moderator ends the table.
    pub(super) fn stop(&mut self, person: UserId, as_moderator: bool) -> Result<Done, Refusal> {
        if !as_moderator && person != self.state.core.host {
            return Err(Refusal::NotHost(self.state.core.host));
        }
        self.end(End::Stopped(person));
        Ok(Done::Stopped)
    }

    /// The table is no more.
    pub(in crate::table) fn end(&mut self, end: End) {
        self.state.close(end);
    }
}

/// The seats as the store keeps them: the best first. It has no ties and no scores yet.
fn ranking(results: &Results) -> Vec<u8> {
    let ranked = results.ranked().into_iter();
    ranked.map(|(seat, _)| seat.into()).collect()
}

impl TableState {
    /// Ends at once, whatever is going on.
    pub(in crate::table) fn close(&mut self, end: End) {
        self.stage = Stage::Ended(end);
    }
}

impl CommittedSecret {
    /// What the store keeps of it.
    pub(super) fn saved_as(&self, kind: GameKind) -> GameChange {
        GameChange::Commit {
            game: self.game,
            kind: crate::games::options::Named::name(kind),
            secret: self.secret.reveal().to_owned(),
        }
    }
}
