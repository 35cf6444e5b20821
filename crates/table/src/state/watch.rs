//! Open hands: whoever is out of a game may look at all of them, if its table is set so and everyone
//! there has agreed before the deal. Each change of the people at the table asks all of them anew.

use crate::request::{Refusal, RequestOutcome, Result};
use crate::settings::Watch;
use getaway_games::cards::{Seat, SeatSet};
use getaway_store::UserId;

use super::{Core, TableState, Transaction};

impl Core {
    /// The people who have a seat, or for whom one is kept, in the order of their seats.
    pub(super) fn people_seated(&self) -> Vec<UserId> {
        self.people().map(|person| person.id).collect()
    }

    /// Whether the hands of a game that is dealt now are open to those who are out of it.
    pub(super) fn all_let_watch(&self) -> bool {
        self.settings.watch == Watch::Out
            && self.people().all(|person| self.lets_watch.contains(&person.id))
    }
}

impl TableState {
    /// The people who are out of the game, if its hands are open to them. Whoever has left, or has a
    /// computer playing for them, isn't out.
    pub(super) fn watchers(&self) -> Option<SeatSet> {
        let playing = self.stage.playing().filter(|playing| playing.is_open)?;
        let in_play = playing.session.in_play();
        let seats = Seat::first(self.core.seats.len());
        Some(seats.filter(|at| !in_play.contains(*at) && self.is_attended(*at)).collect())
    }
}

impl Transaction<'_> {
    /// Notes whether somebody agrees that whoever is out of the next game may look at all hands.
    pub(super) fn let_watch(&mut self, person: UserId, agrees: bool) -> Result<RequestOutcome> {
        let core = &mut self.state.core;
        if self.state.stage.next().is_none() {
            return Err(Refusal::AlreadyDealt);
        }
        if !core.people_seated().contains(&person) {
            return Err(Refusal::NotSeated);
        }
        if core.settings.watch == Watch::Nobody {
            return Err(Refusal::Stale);
        }
        core.lets_watch.retain(|other| *other != person);
        if agrees {
            core.lets_watch.push(person);
        }
        Ok(RequestOutcome::LetsWatch(agrees))
    }

    /// Lets nobody have agreed any more, if other people are at the table than those who have, or
    /// nobody may watch.
    pub(super) fn void_agreements(&mut self) {
        let core = &mut self.state.core;
        let people = core.people_seated();
        if people != self.people || core.settings.watch == Watch::Nobody {
            core.lets_watch.clear();
        }
        self.people = people;
    }
}
