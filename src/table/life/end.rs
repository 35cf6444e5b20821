//! How games and tables end.

use crate::rules::Seat;
use crate::store::{GameChange, UserId};
use crate::table::request::{Done, Refusal};
use crate::table::snapshot::{Acting, End};

use super::{Draft, IDLE, Life, Over, Stage, Waiting};

impl Draft<'_> {
    /// The game has a loser: the tally goes up, the deal passes on, and the next game is promised.
    pub(super) fn finish(&mut self, loser: Seat) {
        let Stage::Playing(playing) = &self.life.stage else {
            return;
        };
        let run = &playing.run;
        let away = run.game.board().away().to_vec();
        let (dealt, past) = (run.dealt.clone(), run.past.clone());
        self.changes.push(GameChange::Finish {
            game: dealt.pledge.game,
            away: away.iter().map(|seat| u8::from(*seat)).collect(),
            loser: loser.into(),
        });
        if let Some(chair) = self.chair(loser) {
            chair.info.losses += 1;
        }
        let core = &mut self.life.core;
        let direction = core.settings.options.direction;
        core.games += 1;
        core.loser = Some(loser);
        core.dealer = Some(dealt.dealer.after(1, core.seats.len(), direction));
        let over = Over {
            dealt,
            seats: core.seats.iter().map(|c| c.info.clone()).collect(),
            loser,
            away,
            past,
        };
        let next = (self.ctx.pledge)();
        self.changes.push(next.promised());
        let until = self.ctx.now + IDLE;
        self.life.stage = Stage::Result(over, Waiting { next, until });
        // From the last seat down: those after a freed one move up.
        for seat in Seat::first(self.life.core.seats.len()).rev() {
            let chair = self.chair(seat);
            if chair.is_some_and(|c| c.info.acting == Acting::ForAbsent) {
                self.free(seat);
            }
        }
    }

    /// The host or a moderator ends the table.
    pub(super) fn stop(&mut self, person: UserId, as_moderator: bool) -> Result<Done, Refusal> {
        if !as_moderator && person != self.life.core.host {
            return Err(Refusal::NotHost(self.life.core.host));
        }
        self.end(End::Stopped(person));
        Ok(Done::Stopped)
    }

    /// The table is no more.
    pub(in crate::table) fn end(&mut self, end: End) {
        self.life.close(end);
    }
}

impl Life {
    /// Ends without ado.
    pub(in crate::table) fn close(&mut self, end: End) {
        self.stage = Stage::Ended(end);
    }
}
