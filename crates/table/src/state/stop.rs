//! Stopping a running game that would count. The others are asked; if somebody who still plays
//! wants to play on, or doesn't agree in time, a computer takes over the seat of the person who
//! asked, and the game goes on. So nobody who is losing escapes a result, and nobody's game ends
//! because somebody else has to go.
//!
//! The vote isn't a pause: turns and clocks go on until it is decided.

use std::time::{Duration, SystemTime};

use crate::request::{Refusal, RequestOutcome, Result};
use crate::snapshot::{self, End};
use getaway_games::cards::{Seat, SeatSet};
use getaway_store::{InteractionId, Person, UserId};

use super::{Dealt, Effect, TableState, Transaction, Vote};

/// The minimum time left of a vote once people can press buttons again.
const MIN_VOTE_LEFT: Duration = Duration::from_secs(60);

impl Vote {
    /// Gives people more time to agree if little is left, but no more than in a new vote.
    pub(super) fn extend(&mut self, now: SystemTime, whole: Duration) {
        self.ends = self.ends.clamp(now + MIN_VOTE_LEFT, now + whole);
    }
}

impl TableState {
    /// Whether the running game will count and people have seen their cards: then it can't simply be
    /// stopped. Otherwise somebody could deal until they like their hand.
    pub(crate) fn is_at_stake(&self) -> bool {
        let counts = |dealt: &Dealt| dealt.people >= 2 && !dealt.is_friendly(&self.core.settings);
        let playing = self.stage.playing();
        playing.is_some_and(|playing| counts(&playing.dealt) && playing.session.is_dealt())
    }

    /// Whether all people have left, and nobody waits for the next game or is still to come.
    pub(crate) fn is_deserted(&self) -> bool {
        let seats = self.core.seats.iter().map(|seat| &seat.info);
        snapshot::is_deserted(seats, self.core.late.as_ref()) && self.core.waiting.is_empty()
    }

    pub(super) fn vote(&self) -> Option<&Vote> {
        self.stage.playing()?.vote.as_ref()
    }

    /// The people who still play: they aren't out of the game, haven't left and haven't timed out.
    pub(super) fn who_still_plays(&self) -> SeatSet {
        let in_play = self.stage.playing().map(|playing| playing.session.in_play());
        in_play.unwrap_or_default().iter().filter(|seat| self.is_attended(*seat)).collect()
    }

    fn asked(&self, vote: &Vote) -> SeatSet {
        let by = self.seat_of(vote.by);
        let asked = |seat: &Seat| Some(*seat) != by && !vote.agreed.contains(seat);
        self.who_still_plays().iter().filter(asked).collect()
    }

    /// A person at the table, without a name if they have none any more.
    fn person(&self, id: UserId) -> Person {
        let mut people = self.core.seats.iter().filter_map(|seat| seat.info.person());
        people.find(|person| person.id == id).cloned().unwrap_or(Person { id, name: String::new() })
    }

    pub(super) fn show_vote(&self) -> Option<snapshot::Vote> {
        let vote = self.vote()?;
        Some(snapshot::Vote {
            by: vote.by,
            id: vote.id,
            ends: vote.ends,
            agreed: vote.agreed.iter().copied().collect(),
            asked: self.asked(vote),
        })
    }
}

impl Transaction<'_> {
    /// Ends the table for the host or a moderator. Whoever sits in a game that counts can only ask
    /// the others to let it end, and a host who has given up their seat can't even do that.
    pub(super) fn stop(
        &mut self,
        person: &Person,
        as_moderator: bool,
        with: InteractionId,
    ) -> Result<RequestOutcome> {
        if !as_moderator {
            self.state.check_host(person.id)?;
        }
        let is_seated = self.state.seat_of(person.id).is_some();
        let is_outside = as_moderator && !is_seated;
        if is_outside || !self.state.is_at_stake() {
            let ended = match self.state.stage.playing() {
                Some(_) => End::Unfinished,
                None => End::Stopped,
            };
            self.state.end(ended(person.clone()));
            return Ok(RequestOutcome::Stopped);
        }
        if !is_seated {
            return Err(Refusal::NotSeated);
        }
        if let Some(vote) = self.state.vote() {
            return self.agree(person.id, vote.id);
        }
        let ends = self.ctx.now + self.state.core.settings.time_to_agree();
        self.set_vote(Some(Vote { by: person.id, id: with, ends, agreed: Vec::new() }));
        self.decide_vote();
        Ok(match self.state.vote() {
            Some(_) => RequestOutcome::StopAsked(ends),
            None => RequestOutcome::ReplacedAtOnce,
        })
    }

    pub(super) fn agree(&mut self, person: UserId, id: InteractionId) -> Result<RequestOutcome> {
        let mut vote = self.vote(id)?;
        let seat = self.state.seat_of(person).ok_or(Refusal::NotAsked)?;
        if vote.by == person || vote.agreed.contains(&seat) {
            return Err(Refusal::AlreadyAgreed);
        }
        if !self.state.asked(&vote).contains(seat) {
            return Err(Refusal::NotAsked);
        }
        vote.agreed.push(seat);
        self.set_vote(Some(vote));
        self.decide_vote();
        Ok(match self.state.vote() {
            Some(_) => RequestOutcome::Agreed,
            None => RequestOutcome::Stopped,
        })
    }

    /// One who wants to play on is enough to decide the vote, whoever has agreed.
    pub(super) fn keep_playing(
        &mut self,
        person: UserId,
        id: InteractionId,
    ) -> Result<RequestOutcome> {
        let vote = self.vote(id)?;
        let seat = self.state.seat_of(person).ok_or(Refusal::NotAsked)?;
        if vote.by == person || !self.state.who_still_plays().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        self.end_vote();
        Ok(RequestOutcome::KeptPlaying)
    }

    pub(super) fn take_back_stop(
        &mut self,
        person: UserId,
        id: InteractionId,
    ) -> Result<RequestOutcome> {
        match self.vote(id)?.by {
            by if by == person => self.set_vote(None),
            by => return Err(Refusal::NotTheAsker(by)),
        }
        Ok(RequestOutcome::StopTakenBack)
    }

    fn vote(&self, id: InteractionId) -> Result<Vote> {
        self.state.vote().filter(|vote| vote.id == id).cloned().ok_or(Refusal::Stale)
    }

    /// Decides the vote if nobody is left to be asked, and returns whether that changed who plays.
    /// It takes somebody else to agree: otherwise a loser would only have to wait until the others
    /// are out of the game.
    pub(super) fn decide_vote(&mut self) -> bool {
        let decided = self.state.vote().filter(|vote| self.state.asked(vote).is_empty());
        let Some(vote) = decided else { return false };
        if vote.agreed.is_empty() {
            self.end_vote();
            return true;
        }
        self.state.end(End::Agreed(self.state.person(vote.by)));
        false
    }

    /// Ends a vote that failed: a computer plays on for the person who asked, and nobody else.
    pub(super) fn end_vote(&mut self) {
        let by = self.state.vote().map(|vote| vote.by);
        self.set_vote(None);
        if let Some(by) = by {
            self.replace(by);
            self.pass_on_the_table(by);
        }
    }

    /// Ends the table because nobody can play here any more. In a game that counts, computers take
    /// over all seats first: the table then ends when their game does, so nobody escapes a result by
    /// having the table end in another way.
    pub(crate) fn end_counted(&mut self, end: End) -> Result<Effect> {
        if !self.state.is_at_stake() {
            self.state.end(end);
            return Ok(Effect::Save);
        }
        if self.state.is_deserted() {
            return Ok(Effect::Silent);
        }
        for person in self.state.core.people_here().collect::<Vec<_>>() {
            self.replace(person);
        }
        self.state.core.waiting.clear();
        self.state.core.late = None;
        self.set_vote(None);
        self.finish_step()?;
        Ok(Effect::Save)
    }

    fn set_vote(&mut self, vote: Option<Vote>) {
        if let Some(playing) = self.state.stage.playing_mut() {
            playing.vote = vote;
        }
    }
}
