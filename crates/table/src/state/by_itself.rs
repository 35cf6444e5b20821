//! Cards that are played by themselves: where a person is forced to play their only card, and has
//! chosen that. It is their own move, made at a computer's pace and without them: it doesn't bring
//! them back, and shows nobody that they are there.

use crate::request::Result;
use getaway_games::cards::SeatSet;
use getaway_store::UserId;

use super::{Core, Effect, TableState, Transaction};

impl Core {
    /// Whether the person has a seat, or one is kept for them, or they wait for one.
    fn has(&self, person: UserId) -> bool {
        let waiting = self.waiting.iter().map(|waiting| &waiting.person);
        self.people().chain(waiting).any(|here| here.id == person)
    }

    pub(super) fn keep_choices_of_people_here(&mut self) {
        let mut chosen = std::mem::take(&mut self.by_itself);
        chosen.retain(|person| self.has(*person));
        self.by_itself = chosen;
    }
}

impl TableState {
    /// The people at the seats who have chosen that.
    pub(super) fn by_itself(&self) -> SeatSet {
        let seats = self.core.by_itself.iter().filter_map(|person| self.seat_of(*person));
        seats.filter(|seat| self.is_attended(*seat)).collect()
    }

    /// Those of them whose move it will be without their doing: now, or after a pause.
    pub(super) fn forced(&self) -> SeatSet {
        let Some(playing) = self.stage.playing() else { return SeatSet::EMPTY };
        self.by_itself().iter().filter(|seat| playing.session.is_forced(*seat)).collect()
    }
}

impl Transaction<'_> {
    /// Notes what somebody has chosen. Returns whether that is new.
    pub(super) fn note_choice(&mut self, person: UserId, by_itself: bool) -> bool {
        let chosen = &mut self.state.core.by_itself;
        match chosen.iter().position(|other| *other == person) {
            Some(at) if !by_itself => drop(chosen.remove(at)),
            None if by_itself => chosen.push(person),
            _ => return false,
        }
        true
    }

    /// Follows the choice of somebody who may be at this table, from now on.
    pub(crate) fn chosen(&mut self, person: UserId, by_itself: bool) -> Result<Effect> {
        if !self.state.core.has(person) || !self.note_choice(person, by_itself) {
            return Ok(Effect::Silent);
        }
        self.finish_step()?;
        Ok(Effect::Save)
    }
}
