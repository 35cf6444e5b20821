//! People who have a seat and aren't there: those of a planned evening before they come, for whom
//! it is kept for a while, and those for whom a computer has played since the last game. A game
//! that is dealt meanwhile has a computer there, which counts as one: whoever never comes has
//! played nothing. They can take its place at any time.
//!
//! The organiser is the host, also while they are late. Until they come, everybody who is there may
//! deal; nobody else may end the evening, by another table in its place either.

use getaway_games::cards::Seat;
use getaway_store::UserId;

use super::{Effect, RequestKind, SeatState, TableState, Transaction};
use crate::request::{Request, Result};
use crate::snapshot::Acting;

impl TableState {
    /// The seat of the computer that plays until this person comes.
    fn kept_seat(&self, person: UserId) -> Option<Seat> {
        let is_kept = |seat: &SeatState| seat.kept_person() == Some(person);
        Seat::new(self.core.seats.iter().position(is_kept)?)
    }

    /// The people of whom the table waits for a sign: for whom a seat is kept, the host while
    /// everyone waits for them, and those whose turn it is without a clock.
    pub(super) fn expected(&self) -> Vec<UserId> {
        if self.has_ended() {
            return Vec::new();
        }
        let late = self.core.late.iter().flat_map(|late| &late.people);
        let kept = self.core.seats.iter().filter_map(SeatState::kept_person);
        let host = self.core.hosts_time.map(|_| self.core.host);
        let idle = self
            .core
            .seats
            .iter()
            .filter(|seat| seat.idle.is_some())
            .filter_map(|seat| Some(seat.info.person()?.id));
        let mut expected: Vec<UserId> = late.copied().chain(kept).chain(host).chain(idle).collect();
        expected.sort_unstable();
        expected.dedup();
        expected
    }

    pub(crate) fn expects(&self, person: UserId) -> bool {
        self.expected().contains(&person)
    }

    /// Whether this request, although it was refused, shows that somebody is there after all.
    pub(crate) fn shows_arrival(&self, request: &Request) -> bool {
        request.kind != RequestKind::Leave && self.expects(request.person.id)
    }
}

impl SeatState {
    /// Whose seat this was, if a computer was dealt in instead.
    fn kept_person(&self) -> Option<UserId> {
        self.kept_for.as_ref()?.info.person().map(|person| person.id)
    }

    /// Whether the person in it has done nothing for so long that a computer plays.
    fn is_slow(&self) -> bool {
        self.info.person().is_some() && self.info.acting == Acting::ForSlow
    }
}

impl Transaction<'_> {
    /// Gives somebody who is there the seat kept for them. Returns whether they were late.
    pub(super) fn arrive(&mut self, person: UserId) -> bool {
        let late = self.state.core.late.as_mut();
        let at = late.and_then(|late| {
            Some(late.people.remove(late.people.iter().position(|late| *late == person)?))
        });
        if let Some(seat) = self.state.kept_seat(person) {
            self.seat_their_person(seat);
            self.come_back(seat);
        }
        at.is_some()
    }

    /// Notes that somebody is there, and nothing else. That times begin again needs no saving: after
    /// a restart, everyone gets time.
    pub(crate) fn only_arrive(&mut self, person: UserId) -> Result<Effect> {
        let is_kept = self.state.kept_seat(person).is_some();
        let was_late = self.arrive(person);
        self.is_there(person);
        self.finish_step()?;
        Ok(if is_kept || was_late { Effect::Save } else { Effect::Silent })
    }

    /// Ends a computer's play for somebody who was slow and now asks for something.
    pub(super) fn end_slowness(&mut self, person: UserId) {
        if let Some(seat) = self.state.seat_of(person)
            && self.seat_mut(seat).is_slow()
        {
            self.come_back(seat);
        }
    }

    /// Keeps nothing for a person any more who doesn't come. Returns whether a computer played until
    /// they would: then they have no other seat.
    pub(super) fn stop_expecting(&mut self, person: UserId) -> bool {
        if let Some(late) = &mut self.state.core.late {
            late.people.retain(|late| *late != person);
        }
        let seat = self.state.kept_seat(person);
        let kept = seat.and_then(|seat| self.seat_mut(seat).kept_for.take());
        kept.inspect(|kept| self.state.core.keep_tally(&kept.info)).is_some()
    }

    /// Lets computers play for those who aren't there.
    pub(super) fn stand_in(&mut self) {
        for at in 0..self.state.core.seats.len() {
            let seat = &self.state.core.seats[at];
            let person = seat.info.person().map(|person| person.id);
            if person.is_some_and(|person| self.state.is_late(person)) || seat.is_slow() {
                let computer = self.state.core.new_computer();
                let seat = &mut self.state.core.seats[at];
                seat.kept_for = Some(Box::new(std::mem::replace(seat, computer)));
            }
        }
    }

    /// Gives the seats back once the game is over, to those who are still late, and to those who
    /// are slow as long as somebody else plays. For others the computers stay.
    pub(super) fn give_back(&mut self) {
        let mut seats = self.state.core.seats.iter();
        let somebody_plays = seats.any(|seat| seat.info.is_attended());
        for at in Seat::first(self.state.core.seats.len()) {
            let Some(kept) = self.state.core.seats[at.index()].kept_for.as_deref() else {
                continue;
            };
            let person = kept.info.person().map(|person| person.id);
            let is_late = person.is_some_and(|person| self.state.is_late(person));
            if is_late || somebody_plays && kept.is_slow() {
                self.seat_their_person(at);
                self.state.core.forget_loser_at(at.index());
            } else if let Some(person) = person {
                self.stop_expecting(person);
            }
        }
    }

    fn seat_their_person(&mut self, seat: Seat) {
        let state = self.seat_mut(seat);
        if let Some(theirs) = state.kept_for.take() {
            *state = *theirs;
        }
    }

    /// Gives the seats of those who haven't come to computers, once they were kept long enough.
    /// Returns whether it was time. In a running game they can still have their seats back.
    pub(super) fn give_late_seats_away(&mut self) -> bool {
        let now = self.ctx.now;
        let Some(late) = self.state.core.late.take_if(|late| now >= late.until) else {
            return false;
        };
        for person in late.people {
            let computer = self.state.core.new_computer();
            // In a running game, a computer has it already.
            if let Some(seat) = self.state.seat_of(person) {
                *self.seat_mut(seat) = computer;
            }
            self.pass_on_the_table(person);
        }
        true
    }
}
