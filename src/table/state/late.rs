//! The people of a planned evening who have a seat before they come. Their seats are kept for a
//! while; then computers take them.

use crate::store::UserId;
use crate::table::snapshot::Acting;

use super::{SeatState, Stage, Transaction};

impl Transaction<'_> {
    /// Notes that somebody is there; `false` if they were before. The first one to come becomes the
    /// host if the host isn't there yet.
    pub(super) fn arrive(&mut self, person: UserId) -> bool {
        let core = &mut self.state.core;
        let Some(late) = &mut core.late else {
            return false;
        };
        let host_is_late = late.people.contains(&core.host);
        let Some(at) = late.people.iter().position(|late| *late == person) else {
            return false;
        };
        late.people.remove(at);
        if host_is_late {
            core.host = person;
        }
        true
    }

    /// Gives the seats of those who haven't come to computers, once they were kept long enough.
    /// Returns whether it was time. In a running game they can still have their seats back.
    pub(super) fn give_late_seats_away(&mut self) -> bool {
        let now = self.ctx.now;
        let Some(late) = self.state.core.late.take_if(|late| now >= late.until) else {
            return false;
        };
        for person in late.people {
            let Some(seat) = self.state.seat_of(person) else {
                continue;
            };
            let level = self.state.core.settings.level;
            let computer = SeatState::computer(level, self.next_computer());
            let is_playing = matches!(self.state.stage, Stage::Playing(_));
            if let Some(state) = self.seat_mut(seat) {
                match is_playing {
                    true => state.info.acting = Acting::ForAbsent,
                    false => *state = computer,
                }
            }
            self.person_left(seat);
            self.pass_on_the_table(person);
        }
        true
    }
}
