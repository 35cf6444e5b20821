//! Who is host: the person who opened the table, until they leave, a computer plays for them, or
//! they do nothing for some minutes although only they can go on. Then it's the next person.

use std::time::{Duration, SystemTime};

use crate::snapshot::{Acting, End};
use getaway_games::cards::{Seat, SeatSet};
use getaway_store::UserId;

use super::{Core, Stage, TableState, Transaction};

/// How long the others wait for a host who does nothing, unless a slow game is played.
const PATIENCE: Duration = Duration::from_secs(5 * 60);

impl TableState {
    /// The next person after the host who is there, and still plays if anybody does: only they have
    /// a reason to stop the game.
    fn heir(&self) -> Option<UserId> {
        let seats = &self.core.seats;
        let after = self.seat_of(self.core.host).map_or(0, |host| host.index() + 1);
        let next = Seat::first(seats.len()).cycle().skip(after);
        let there = next.take(seats.len()).filter_map(|seat| {
            let info = &seats.get(seat.index())?.info;
            let person = info.person().filter(|_| info.is_attended())?.id;
            (person != self.core.host && !self.is_late(person)).then_some((seat, person))
        });
        let (plays, mut there) = (self.who_still_plays(), there.peekable());
        let first = there.peek().copied();
        there.find(|(seat, _)| plays.contains(*seat)).or(first).map(|(_, person)| person)
    }

    pub(super) fn is_late(&self, person: UserId) -> bool {
        self.core.late.as_ref().is_some_and(|late| late.people.contains(&person))
    }

    /// Whether everyone waits for the host: to deal, to close the table, to move, or to ask whether
    /// the game may end once they are out of it.
    fn waits_for_the_host(&self) -> bool {
        if self.is_late(self.core.host) {
            return false;
        }
        match &self.stage {
            // With too few people, only the host can fill up the table, or close it.
            Stage::Lobby(_) | Stage::Result(..) => true,
            Stage::Playing(_) => {
                let (host, plays) = (self.seat_of(self.core.host), self.who_still_plays());
                match host.filter(|host| plays.contains(*host)) {
                    Some(host) => self.awaited() == SeatSet::of(host),
                    None => !plays.is_empty(),
                }
            }
            Stage::Ended(_) => false,
        }
    }

    /// Starts the host's time once everyone waits for them; it runs on until they do something.
    pub(super) fn set_hosts_time(&mut self, now: SystemTime) {
        let waits = self.waits_for_the_host() && self.heir().is_some();
        let running = self.core.hosts_time;
        let slow = self.stage.playing().and_then(|_| self.core.settings.slow_pace());
        let patience = slow.unwrap_or(PATIENCE);
        let latest = now + patience;
        self.core.hosts_time = waits.then(|| running.map_or(latest, |ends| ends.min(latest)));
    }
}

impl Core {
    /// The people with a seat who haven't left.
    pub(super) fn people_here(&self) -> impl Iterator<Item = UserId> {
        let here = self.seats.iter().filter(|seat| seat.info.acting != Acting::ForAbsent);
        here.filter_map(|seat| Some(seat.info.person()?.id))
    }

    /// Each host has their own time, and their own reason to be the host.
    fn make_host(&mut self, person: UserId) {
        self.host = person;
        self.hosts_time = None;
        self.absent_host = None;
    }
}

impl Transaction<'_> {
    /// Makes somebody who has come the host if no host is there, nor just late.
    pub(super) fn inherit_the_table(&mut self, comer: UserId) {
        if self.state.is_late(self.state.core.host) {
            return;
        }
        let host = self.state.seat_of(self.state.core.host);
        if !host.is_some_and(|host| self.state.is_attended(host)) {
            self.state.core.make_host(comer);
        }
    }

    /// Passes the table to the next person who is here, if the host has left. With nobody left, a
    /// lobby or a result ends. A running game goes on between computers: its people can come back,
    /// and nobody escapes the result by leaving last.
    pub(super) fn pass_on_the_table(&mut self, left: UserId) {
        let next = self.state.core.people_here().next();
        match next {
            None if matches!(self.state.stage, Stage::Playing(_)) => {}
            None => self.state.end(End::Deserted),
            Some(first) if self.state.core.host == left => {
                self.state.core.make_host(self.state.heir().unwrap_or(first));
            }
            Some(_) => {}
        }
    }

    /// Passes the table to the next person if somebody is its host and does nothing.
    pub(super) fn pass_on_from_absent(&mut self, absent: UserId) -> bool {
        let heir = self.state.heir();
        let core = &mut self.state.core;
        match heir.filter(|_| core.host == absent) {
            Some(heir) => {
                core.make_host(heir);
                core.absent_host = Some(absent);
                true
            }
            None => false,
        }
    }

    /// Passes the table on if the host's time is up. Returns whether it was passed on.
    pub(super) fn end_hosts_time(&mut self) -> bool {
        let now = self.ctx.now;
        let core = &mut self.state.core;
        let is_up = core.hosts_time.take_if(|ends| now >= *ends).is_some();
        let host = core.host;
        is_up && self.pass_on_from_absent(host)
    }
}
