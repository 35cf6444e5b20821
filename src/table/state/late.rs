//! The people of a planned evening who have a seat before they come. It is kept for a while. A game
//! that is dealt meanwhile has a computer there, which counts as one: whoever never comes has played
//! nothing. They can take its place at any time.
//!
//! The organiser is the host, also while they are late. Until they come, everybody who is there may
//! deal; nobody else may end the evening.

use crate::cards::Seat;
use crate::store::UserId;

use super::{SeatState, TableState, Transaction, Waiting};

impl TableState {
    /// The seat of the computer that plays until this person comes.
    fn kept_seat(&self, person: UserId) -> Option<Seat> {
        let is_kept = |seat: &SeatState| {
            let kept = seat.kept_for.as_ref();
            kept.is_some_and(|kept| kept.person.id == person)
        };
        Seat::new(self.core.seats.iter().position(is_kept)?)
    }
}

impl Transaction<'_> {
    /// Notes that somebody is there, and gives them the seat that is kept for them. Returns whether
    /// they were late.
    pub(super) fn arrive(&mut self, person: UserId) -> bool {
        let late = self.state.core.late.as_mut();
        let at = late.and_then(|late| {
            let at = late.people.iter().position(|late| *late == person)?;
            Some(late.people.remove(at))
        });
        if let Some(seat) = self.state.kept_seat(person) {
            self.seat_their_person(seat);
        }
        at.is_some()
    }

    /// Keeps nothing for a person any more who doesn't come. Returns whether a computer played until
    /// they would: then they have no other seat.
    pub(super) fn comes_no_more(&mut self, person: UserId) -> bool {
        if let Some(late) = &mut self.state.core.late {
            late.people.retain(|late| *late != person);
        }
        let kept = self.state.kept_seat(person);
        let kept = kept.and_then(|seat| self.seat_mut(seat)?.kept_for.take());
        kept.is_some()
    }

    /// Lets computers play for those who are late.
    pub(super) fn stand_in(&mut self) {
        let late = self.state.core.late.as_ref();
        let late = late.map_or_else(Vec::new, |late| late.people.clone());
        for person in late {
            let computer = self.state.core.new_computer();
            let seat = self.state.seat_of(person);
            let Some(state) = seat.and_then(|seat| self.seat_mut(seat)) else {
                continue;
            };
            let theirs = std::mem::replace(state, computer);
            let person = theirs.info.person().cloned();
            let kept = person.zip(theirs.join);
            state.kept_for = kept.map(|(person, join)| Waiting { person, join });
        }
    }

    /// Gives the seats back to those who are still late, once the game is over. If the time is up,
    /// the computers stay.
    pub(super) fn give_back(&mut self) {
        for seat in Seat::first(self.state.core.seats.len()) {
            let state = self.state.core.seats.get(seat.index());
            let kept = state.and_then(|state| Some(state.kept_for.as_ref()?.person.id));
            match kept {
                Some(person) if self.state.is_late(person) => self.seat_their_person(seat),
                Some(person) => drop(self.comes_no_more(person)),
                None => {}
            }
        }
    }

    fn seat_their_person(&mut self, seat: Seat) {
        if let Some(state) = self.seat_mut(seat)
            && let Some(Waiting { person, join }) = state.kept_for.take()
        {
            *state = SeatState::person(person, join);
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
            let seat = self.state.seat_of(person);
            if let Some(state) = seat.and_then(|seat| self.seat_mut(seat)) {
                *state = computer;
            }
            self.pass_on_the_table(person);
        }
        true
    }
}
