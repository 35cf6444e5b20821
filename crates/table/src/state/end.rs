//! How games and tables end.

use std::time::SystemTime;

use crate::handle::{KeptSeats, Seated};
use crate::request::{Refusal, Result};
use crate::snapshot::{Acting, End};
use getaway_games::cards::Seat;
use getaway_games::{Ending, GameKind, Results, Tally};
use getaway_store::{ChannelId, GameChange, Person, Placed, TableChange, UserId};

use super::{
    CommittedSecret, Effect, Finished, IDLE, NextGame, Stage, TableState, Transaction, idle_time,
};

impl Transaction<'_> {
    /// Ends the game: counts it, passes the deal on, and commits to the next game.
    pub(super) fn finish(&mut self, ending: Ending) -> Result<()> {
        let Some(playing) = self.state.stage.playing() else { return Ok(()) };
        let (dealt, session) = (playing.dealt.clone(), playing.session.clone());
        let played_on = playing.played_on;
        let results = ending.results();
        let tally = self.state.core.settings.options.kind().tally();
        self.changes.push(GameChange::Finish {
            game: dealt.committed.game,
            results: results.as_ref().map_or_else(Vec::new, |r| placed(r, tally)),
            figures: session.figures(),
            counts: !dealt.is_friendly(&self.state.core.settings),
        });
        let own = results.as_ref().filter(|_| dealt.mix.again.is_none());
        let counted = own.map(|results| tally.counted(results));
        for seat in counted.unwrap_or_default().iter() {
            self.seat_mut(seat).info.tally += 1;
        }
        let core = &mut self.state.core;
        let options = core.settings.options;
        core.games += 1;
        core.add_to_cup(results.as_ref());
        core.loser = results.as_ref().and_then(|results| tally.loser(results));
        core.dealer = Some(dealt.start.dealer.after(1, core.seats.len(), options.direction()));
        let finished = Finished {
            dealt,
            session,
            seats: core.seats.iter().map(|seat| seat.info.clone()).collect(),
            results,
            played_on,
        };
        let committed = (self.ctx.commit)()?;
        self.changes.push(committed.saved_as(options.kind()));
        let next = NextGame::new(committed, self.ctx.now + idle_time(&self.state.core.settings));
        self.state.stage = Stage::Result(Box::new(finished), next);
        self.give_back();
        // From the last seat down, because the seats after a freed one move up.
        for seat in Seat::first(self.state.core.seats.len()).rev() {
            if self.seat_mut(seat).info.acting == Acting::ForAbsent {
                self.free(seat);
            }
        }
        for waiting in std::mem::take(&mut self.state.core.waiting) {
            self.sit_down(&waiting.person, waiting.join)?;
        }
        let is_deserted = self.state.is_deserted();
        if let Some(next) = self.state.stage.next_mut().filter(|_| is_deserted) {
            // Nobody is there who could want a slow table to wait longer.
            next.until = self.ctx.now + IDLE;
        }
        Ok(())
    }

    /// Ends the table for another one in its channel. If no game runs and this person sits here,
    /// that is at once, and everybody here goes along, also those who are late; but nobody ends an
    /// evening for a host who has yet to come. A table that all people have left ends once a game
    /// that counts is over.
    pub(crate) fn make_way(&mut self, by: Option<&Person>) -> Result<(Seated, Effect)> {
        let sits_here = |by: &&Person| self.state.seat_of(by.id).is_some();
        if self.state.stage.playing().is_none()
            && let Some(by) = by.filter(sits_here)
        {
            self.arrive(by.id);
            self.end_slowness(by.id);
            if self.state.is_late(self.state.core.host) {
                return Err(Refusal::TableExists);
            }
            let seated = self.state.seated(self.ctx.now);
            self.state.end(End::Replaced(by.clone()));
            return Ok((seated, Effect::Save));
        }
        if !self.state.is_deserted() {
            return Err(Refusal::TableExists);
        }
        Ok((Seated::default(), self.end_counted(End::Deserted)?))
    }
}

fn placed(results: &Results, tally: Tally) -> Vec<Placed> {
    let counted = tally.counted(results);
    let placings = Seat::first(results.placings().len()).zip(results.placings());
    let placed = placings.map(|(seat, placing)| Placed {
        place: placing.place,
        tallied: counted.contains(seat),
        score: placing.score.map(i64::from),
    });
    placed.collect()
}

impl TableState {
    /// The people who are here or yet to come, in the order of their seats.
    fn seated(&self, now: SystemTime) -> Seated {
        let seats = self.core.seats.iter().filter(|seat| seat.info.is_attended());
        let people = seats.filter_map(|seat| Some((seat.info.person()?.clone(), seat.join?)));
        Seated {
            people: people.collect(),
            kept: self.core.late.as_ref().map(|late| KeptSeats {
                people: late.people.clone(),
                time: late.until.duration_since(now).unwrap_or_default(),
            }),
        }
    }

    /// The channel where its people meet.
    pub(super) fn home(&self) -> ChannelId {
        self.core.above.unwrap_or(self.place.channel)
    }

    /// How the store ends the table, once it has ended.
    pub(crate) fn ended(&self) -> TableChange {
        let Stage::Ended(End::Stopped(by) | End::Unfinished(by) | End::Agreed(by)) = &self.stage
        else {
            return TableChange::End;
        };
        let people = self.core.people().chain([by]).map(|person| person.id);
        TableChange::Close { home: self.home(), people: people.collect() }
    }

    pub(super) fn check_host(&self, person: UserId) -> Result<()> {
        match self.core.host {
            host if host == person => Ok(()),
            host => Err(Refusal::NotHost(host)),
        }
    }

    /// Checks that this person may deal: the host, or whoever is there while the host is late.
    pub(super) fn check_dealer(&self, person: UserId) -> Result<()> {
        match self.check_host(person) {
            Err(_) if self.is_late(self.core.host) && self.seat_of(person).is_some() => Ok(()),
            checked => checked,
        }
    }

    /// Ends the table at once, whatever its stage. A game that was dealt ends without a result.
    pub(crate) fn end(&mut self, end: End) {
        let dealt = self.stage.playing().filter(|playing| playing.session.is_dealt());
        self.core.unfinished = dealt.map(|playing| playing.dealt.committed.game);
        self.stage = Stage::Ended(end);
    }
}

impl CommittedSecret {
    pub(super) fn saved_as(&self, kind: GameKind) -> GameChange {
        GameChange::Commit {
            game: self.game,
            kind: getaway_games::options::Named::name(kind),
            secret: self.secret.reveal().to_owned(),
        }
    }
}
