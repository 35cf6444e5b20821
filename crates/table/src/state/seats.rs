//! Seats: joining, leaving and coming back.

use std::ops::RangeInclusive;

use crate::again::{Cards, seats_allowed};
use crate::computers::{free_number, is_called};
use crate::request::{Refusal, RequestOutcome, Result};
use crate::settings::GOOD_SEATS;
use crate::snapshot::{Acting, Owner, SeatInfo};
use getaway_games::cards::Seat;
use getaway_store::{InteractionId, Person, UserId};

use super::{Core, SeatState, Stage, Transaction, Waiting};

impl Core {
    /// How many seats the next game can have.
    pub(super) fn seats_allowed(&self) -> RangeInclusive<usize> {
        seats_allowed(&self.settings, self.again.as_deref().map(Cards::shown))
    }

    /// A computer that can sit down here, with a name that nobody at the table has.
    pub(super) fn new_computer(&self) -> SeatState {
        SeatState::computer(self.settings.level, self.free_number([]))
    }

    pub(super) fn seat_computers(&mut self, count: usize) {
        for _ in 0..count {
            self.seats.push(self.new_computer());
        }
    }

    /// A number that no computer has here, nor these others.
    fn free_number(&self, others: impl IntoIterator<Item = u32>) -> u32 {
        let computers = self.seats.iter().filter_map(SeatState::computer_number).chain(others);
        let waiting = self.waiting.iter().map(|waiting| &waiting.person);
        free_number(self.people().chain(waiting).map(|person| &person.name[..]), computers)
    }

    /// The next game has another player in this seat, who didn't lose the last one.
    pub(super) fn forget_loser_at(&mut self, seat: usize) {
        self.loser = self.loser.filter(|loser| loser.index() != seat);
    }

    /// Keeps what somebody who leaves has lost or won in the series.
    pub(super) fn keep_tally(&mut self, gone: &SeatInfo) {
        self.left.extend(gone.person().filter(|_| gone.tally > 0).map(|it| (it.id, gone.tally)));
    }

    /// What somebody who sits down has lost or won in the series, if they were here before.
    fn kept_tally(&mut self, person: UserId) -> u32 {
        self.left.extract_if(.., |(left, _)| *left == person).map(|(_, tally)| tally).sum()
    }

    /// Everybody who has a seat, or for whom one is kept.
    pub(super) fn people(&self) -> impl Iterator<Item = &Person> {
        self.seats
            .iter()
            .filter_map(|seat| seat.info.person().or_else(|| seat.kept_for.as_ref()?.info.person()))
    }
}

impl Transaction<'_> {
    /// Renames each computer whose name somebody has who has sat down. Its name changes in the cup and the
    /// result, too, so its new one must not be another computer's there.
    fn rename_computers(&mut self) {
        let over = match &mut self.state.stage {
            Stage::Result(over, _) => &mut over.seats[..],
            _ => &mut [],
        };
        let core = &mut self.state.core;
        for at in 0..core.seats.len() {
            let is_taken = core.seats[at]
                .computer_number()
                .is_some_and(|number| core.people().any(|person| is_called(&person.name, number)));
            if !is_taken {
                continue;
            }
            let before = core.cup.iter().map(|player| &player.owner);
            let before = before.chain(over.iter().map(|info| &info.owner));
            let free = core.free_number(before.filter_map(Owner::computer_number));
            let known = core.cup.iter_mut().map(|player| &mut player.owner);
            let own = core.seats[at].info.owner.clone();
            let then = over.iter_mut().map(|info| &mut info.owner);
            let all = known.chain(then).chain([&mut core.seats[at].info.owner]);
            for owner in all.filter(|owner| owner.is_same(&own)) {
                if let Owner::Computer { number, .. } = owner {
                    *number = free;
                }
            }
        }
    }

    /// Takes a seat, takes back the person's own seat, or waits for the next game.
    pub(super) fn join(&mut self, person: &Person, with: InteractionId) -> Result<RequestOutcome> {
        let seated = self.state.seat_of(person.id);
        let runs = matches!(self.state.stage, Stage::Playing(_));
        match seated {
            None if self.state.core.barred.contains(&person.id) => Err(Refusal::Barred),
            None if runs => self.wait(person, with),
            None => self.sit_down(person, with).map(RequestOutcome::Joined),
            Some(seat) if runs || !self.state.is_attended(seat) => {
                self.come_back(seat);
                Ok(RequestOutcome::Back(seat))
            }
            Some(seat) => Err(Refusal::AlreadySeated(seat)),
        }
    }

    /// Makes a person wait for the next game, as long as there will be a seat for them.
    fn wait(&mut self, person: &Person, with: InteractionId) -> Result<RequestOutcome> {
        let game = self.state.stage.playing().ok_or(Refusal::NoGame)?.dealt.committed.game;
        let core = &mut self.state.core;
        if core.waiting.iter().any(|w| w.person.id == person.id) {
            return Err(Refusal::AlreadyWaiting);
        }
        let most = *core.seats_allowed().end();
        if core.people().count() + core.waiting.len() >= most {
            return Err(Refusal::Full(most));
        }
        core.waiting.push(Waiting { person: person.clone(), join: with });
        Ok(RequestOutcome::Waiting(game))
    }

    pub(super) fn fill_up(&mut self) -> usize {
        let core = &mut self.state.core;
        let (least, most) = core.seats_allowed().into_inner();
        let missing = GOOD_SEATS.clamp(least, most).saturating_sub(core.seats.len());
        core.seat_computers(missing);
        missing
    }

    /// Appends a seat; if all seats are taken, the last computer makes room.
    pub(super) fn sit_down(&mut self, person: &Person, with: InteractionId) -> Result<Seat> {
        let core = &mut self.state.core;
        let most = *core.seats_allowed().end();
        let mut state = SeatState::person(person.clone(), with);
        state.info.tally = core.kept_tally(person.id);
        let at = if core.seats.len() < most {
            core.seats.push(state);
            core.seats.len() - 1
        } else {
            let computer = |seat: &SeatState| seat.info.person().is_none();
            let at = core.seats.iter().rposition(computer).ok_or(Refusal::Full(most))?;
            core.seats[at] = state;
            core.forget_loser_at(at);
            at
        };
        self.rename_computers();
        self.inherit_the_table(person.id);
        Seat::new(at).ok_or(Refusal::Full(most))
    }

    /// Gives up a person's seat: frees it, or in a running game lets a computer play on.
    pub(super) fn leave(&mut self, person: UserId) -> Result<RequestOutcome> {
        let waiting = &mut self.state.core.waiting;
        if let Some(at) = waiting.iter().position(|w| w.person.id == person) {
            waiting.remove(at);
            return Ok(RequestOutcome::WaitsNoMore);
        }
        if self.stop_expecting(person) {
            self.pass_on_the_table(person);
            return Ok(RequestOutcome::Left);
        }
        let seat = self.state.seat_of(person).ok_or(Refusal::NotSeated)?;
        if self.state.stage.next().is_some() {
            self.free(seat);
        } else if !self.replace(person) {
            return Err(Refusal::NotSeated);
        }
        self.pass_on_the_table(person);
        Ok(RequestOutcome::Left)
    }

    /// Takes somebody out of a lobby, or of a series between two games, for its host.
    pub(super) fn remove(
        &mut self,
        host: UserId,
        who: UserId,
        bars: bool,
    ) -> Result<RequestOutcome> {
        if self.state.stage.next().is_none() {
            return Err(Refusal::AlreadyDealt);
        }
        self.state.check_host(host)?;
        let seat = self.state.seat_of(who).filter(|_| who != host).ok_or(Refusal::Stale)?;
        let person = self.seat_mut(seat).info.person().cloned().ok_or(Refusal::Stale)?;
        self.stop_expecting(who);
        self.free(seat);
        if bars {
            self.state.core.barred.push(who);
        }
        Ok(RequestOutcome::Removed(person))
    }

    /// Lets a computer play on in a person's seat until they join again; `false` if one does already.
    pub(super) fn replace(&mut self, person: UserId) -> bool {
        let Some(seat) = self.state.seat_of(person) else { return false };
        if self.seat_mut(seat).info.acting == Acting::ForAbsent {
            return false;
        }
        self.let_computer_play(seat, Acting::ForAbsent);
        true
    }

    /// Lets a computer play on for somebody who does nothing, until they ask for something.
    pub(super) fn replace_slow(&mut self, seat: Seat) {
        self.let_computer_play(seat, Acting::ForSlow);
        if let Some(slow) = self.seat_mut(seat).info.person().map(|person| person.id) {
            self.pass_on_from_absent(slow);
        }
    }

    /// Lets a computer play on, and takes back what the person had announced or laid down for
    /// later.
    fn let_computer_play(&mut self, seat: Seat, acting: Acting) {
        self.seat_mut(seat).info.acting = acting;
        if let Some(playing) = self.state.stage.playing_mut() {
            playing.session.person_left(seat);
            playing.timing.overdue = playing.timing.overdue.without(seat);
        }
    }

    /// Removes a seat; the seats after it move up.
    pub(super) fn free(&mut self, seat: Seat) {
        let core = &mut self.state.core;
        let gone = core.seats.remove(seat.index());
        core.keep_tally(&gone.info);
        let left = core.seats.len();
        let direction = core.settings.options.direction();
        core.dealer = core.dealer.and_then(|dealer| {
            // If the dealer goes, the next seat in the direction of play deals.
            let next = if dealer == seat { dealer.after(1, left + 1, direction) } else { dealer };
            moved_up(next, seat).filter(|_| left > 0)
        });
        core.forget_loser_at(seat.index());
        core.loser = core.loser.and_then(|loser| moved_up(loser, seat));
    }

    pub(crate) fn person_gone(&mut self, person: UserId) -> Result<RequestOutcome> {
        let done = self.leave(person)?;
        self.finish_step()?;
        Ok(done)
    }

    /// Removes a person's name and their cut, with which the others become void. Their seat and
    /// their id stay while they sit here.
    pub(crate) fn forget(&mut self, person: UserId) -> Result<()> {
        let core = &mut self.state.core;
        let seats = core.seats.iter_mut().flat_map(|seat| {
            let kept = seat.kept_for.as_deref_mut().map(|kept| &mut kept.info);
            [&mut seat.info].into_iter().chain(kept)
        });
        let over = match &mut self.state.stage {
            Stage::Result(over, _) => &mut over.seats[..],
            _ => &mut [],
        };
        let cup = core.cup.iter_mut().map(|player| &mut player.owner);
        let owners = seats.chain(over).map(|info| &mut info.owner).chain(cup);
        let seated = owners.filter_map(|owner| match owner {
            Owner::Person(person) => Some(person),
            Owner::Computer { .. } => None,
        });
        let waiting = core.waiting.iter_mut().map(|waiting| &mut waiting.person);
        let mut found = false;
        for theirs in seated.chain(waiting).filter(|other| other.id == person) {
            theirs.name.clear();
            found = true;
        }
        found |= core.left.extract_if(.., |(left, _)| *left == person).count() > 0;
        self.forget_cut(person);
        if self.note_choice(person, false) {
            self.finish_step()?;
        }
        if found { Ok(()) } else { Err(Refusal::NotSeated) }
    }
}

/// The seat's number after `gone` was removed.
fn moved_up(seat: Seat, gone: Seat) -> Option<Seat> {
    Seat::new(seat.index() - usize::from(seat > gone))
}
