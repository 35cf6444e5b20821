//! Stopping a running game that would count. The others are asked; if not everyone who still plays
//! agrees in time, the computers play the game to its end, out of sight. So nobody who is losing
//! escapes a result.
//!
//! The vote isn't a pause: turns and clocks go on until it is decided.

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};

use crate::cards::{Seat, SeatSet};
use crate::games::{Players, Session};
use crate::store::{GameNumber, InteractionId, Person, UserId};
use crate::table::request::{Refusal, RequestOutcome};
use crate::table::snapshot::{self, End};
use crate::table::time::Step;

use super::{Effect, TableState, Timing, Transaction};

/// How long the others have to agree.
const TO_AGREE: Duration = Duration::from_secs(2 * 60);
/// The minimum time left of a vote once people can press buttons again.
const FAIR_REST: Duration = Duration::from_secs(60);
/// The maximum number of entries of a game that is played out. Rules may let a game go on for ever;
/// the longest of seven million random ones had 643 moves.
const MOST_ENTRIES: usize = 10_000;

/// What becomes of a game that is to be stopped.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::table) enum Stop {
    /// The others are asked whether it may end without a result.
    Vote(Vote),
    /// The computers play it to its end, and it counts.
    PlayOut(PlayedFor),
}

/// Why computers play a game out. Unless a player has stopped it, the table ends with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::table) enum PlayedFor {
    Stopped(UserId),
    Deserted,
    ChannelGone,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::table) struct Vote {
    by: UserId,
    /// The interaction that asked; it tells one vote from another.
    id: InteractionId,
    ends: SystemTime,
    #[serde(default)]
    agreed: Vec<Seat>,
}

/// The rest of a game that is being played out, from this entry on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) struct Rest {
    game: GameNumber,
    entries: usize,
}

impl Stop {
    pub(super) const fn ends(&self) -> Option<SystemTime> {
        match self {
            Stop::Vote(vote) => Some(vote.ends),
            Stop::PlayOut(_) => None,
        }
    }

    /// Leaves people at least a fair rest of the time to agree.
    pub(super) fn woken(&mut self, now: SystemTime) {
        if let Stop::Vote(vote) = self {
            vote.ends = vote.ends.max(now + FAIR_REST);
        }
    }

    /// Moves the end of the vote with a correction of the clock.
    pub(super) fn clock_moves(&mut self, step: Step) {
        if let Stop::Vote(vote) = self {
            vote.ends = step.of(vote.ends);
        }
    }
}

impl TableState {
    /// Whether the running game counts once it ends, and something has been done in it. Then it
    /// can't simply be stopped.
    pub(super) fn is_at_stake(&self) -> bool {
        let playing = self.stage.playing();
        playing.is_some_and(|playing| playing.dealt.people >= 2 && playing.session.entries() > 0)
    }

    pub(super) fn stop_of_game(&self) -> Option<&Stop> {
        self.stage.playing()?.stop.as_ref()
    }

    pub(super) fn is_played_out(&self) -> bool {
        matches!(self.stop_of_game(), Some(Stop::PlayOut(_)))
    }

    fn vote(&self) -> Option<&Vote> {
        match self.stop_of_game() {
            Some(Stop::Vote(vote)) => Some(vote),
            Some(Stop::PlayOut(_)) | None => None,
        }
    }

    /// The people who still play: they aren't out of the game, haven't left and haven't timed out.
    pub(super) fn who_still_plays(&self) -> SeatSet {
        let in_play = self
            .stage
            .playing()
            .map(|playing| playing.session.in_play());
        let in_play = in_play.unwrap_or_default().iter();
        in_play.filter(|seat| self.is_attended(*seat)).collect()
    }

    fn asked(&self, vote: &Vote) -> SeatSet {
        let by = self.seat_of(vote.by);
        let asked = |seat: &Seat| Some(*seat) != by && !vote.agreed.contains(seat);
        self.who_still_plays().iter().filter(asked).collect()
    }

    /// The rest of the game, if the computers play it out.
    pub(in crate::table) fn rest(&self) -> Option<Rest> {
        let playing = self.stage.playing().filter(|_| self.is_played_out())?;
        Some(Rest {
            game: playing.dealt.committed.game,
            entries: playing.session.entries(),
        })
    }

    /// The game and its players, for the computers to play it out.
    pub(in crate::table) fn to_play_out(&self) -> Option<(Session, Players)> {
        Some((self.stage.playing()?.session.clone(), self.players()))
    }

    /// How the table ends for this reason, if its game isn't played out.
    pub(super) fn end_for(&self, why: PlayedFor) -> End {
        match why {
            PlayedFor::Stopped(by) => End::Stopped(self.person(by)),
            PlayedFor::Deserted => End::Deserted,
            PlayedFor::ChannelGone => End::ChannelGone,
        }
    }

    /// A person at the table, without a name if they have none any more.
    fn person(&self, id: UserId) -> Person {
        let mut people = self.core.seats.iter().filter_map(|seat| seat.info.person());
        let known = people.find(|person| person.id == id).cloned();
        known.unwrap_or(Person {
            id,
            name: String::new(),
        })
    }

    pub(super) fn show_stop(&self) -> Option<snapshot::Stop> {
        Some(match self.stop_of_game()? {
            Stop::PlayOut(_) => snapshot::Stop::PlayOut,
            Stop::Vote(vote) => snapshot::Stop::Vote(snapshot::Vote {
                by: vote.by,
                id: vote.id,
                ends: vote.ends,
                agreed: vote.agreed.iter().copied().collect(),
                asked: self.asked(vote),
            }),
        })
    }
}

impl Transaction<'_> {
    /// Ends the table for the host or a moderator. Whoever sits in a game that counts can only ask
    /// the others to let it end.
    pub(super) fn stop(
        &mut self,
        person: &Person,
        as_moderator: bool,
        with: InteractionId,
    ) -> Result<RequestOutcome, Refusal> {
        if !as_moderator {
            self.state.check_host(person.id)?;
        }
        if self.state.seat_of(person.id).is_none() || !self.state.is_at_stake() {
            self.end(End::Stopped(person.clone()));
            return Ok(RequestOutcome::Stopped);
        }
        match self.state.stop_of_game() {
            Some(Stop::Vote(vote)) => return self.agree(person.id, vote.id),
            Some(Stop::PlayOut(_)) => return Err(Refusal::PlayedOut),
            None => {}
        }
        let ends = self.ctx.now + TO_AGREE;
        self.set_stop(Some(Stop::Vote(Vote {
            by: person.id,
            id: with,
            ends,
            agreed: Vec::new(),
        })));
        self.decide_stop();
        Ok(match self.state.vote() {
            Some(_) => RequestOutcome::StopAsked(ends),
            None => RequestOutcome::PlayedOut,
        })
    }

    pub(super) fn agree(
        &mut self,
        person: UserId,
        id: InteractionId,
    ) -> Result<RequestOutcome, Refusal> {
        let mut vote = self.vote(id)?;
        let seat = self.state.seat_of(person).ok_or(Refusal::NotAsked)?;
        if vote.by == person || vote.agreed.contains(&seat) {
            return Err(Refusal::AlreadyAgreed);
        }
        if !self.state.asked(&vote).contains(seat) {
            return Err(Refusal::NotAsked);
        }
        vote.agreed.push(seat);
        self.set_stop(Some(Stop::Vote(vote)));
        self.decide_stop();
        Ok(match self.state.vote() {
            Some(_) => RequestOutcome::Agreed,
            None => RequestOutcome::Stopped,
        })
    }

    pub(super) fn take_back_stop(
        &mut self,
        person: UserId,
        id: InteractionId,
    ) -> Result<RequestOutcome, Refusal> {
        match self.vote(id)?.by {
            by if by == person => self.set_stop(None),
            by => return Err(Refusal::NotTheAsker(by)),
        }
        Ok(RequestOutcome::StopTakenBack)
    }

    fn vote(&self, id: InteractionId) -> Result<Vote, Refusal> {
        let vote = self.state.vote().filter(|vote| vote.id == id);
        vote.cloned().ok_or(Refusal::Stale)
    }

    /// Ends the table. A game that counts is played out first, so that nobody escapes it by having
    /// the table end in another way.
    pub(in crate::table) fn end_counted(&mut self, why: PlayedFor) -> Effect {
        if self.state.stop_of_game() == Some(&Stop::PlayOut(why)) {
            return Effect::Silent;
        }
        if self.state.is_at_stake() {
            self.play_out(why);
        } else {
            self.end(self.state.end_for(why));
        }
        Effect::Save
    }

    /// Decides the vote if nobody is left to be asked. Without anybody else who agreed, the game is
    /// played out: it takes somebody else to agree.
    pub(super) fn decide_stop(&mut self) {
        let Some(vote) = self.state.vote() else {
            return;
        };
        if !self.state.asked(vote).is_empty() {
            return;
        }
        if vote.agreed.is_empty() {
            self.play_out(PlayedFor::Stopped(vote.by));
        } else {
            self.end(End::Agreed(self.state.person(vote.by)));
        }
    }

    /// Ends a vote whose time is up: not everyone has agreed.
    pub(super) fn end_vote(&mut self) {
        if let Some(vote) = self.state.vote() {
            self.play_out(PlayedFor::Stopped(vote.by));
        }
    }

    /// Replaces the game with a later position that computers have played it to.
    pub(in crate::table) fn played_on(
        &mut self,
        from: Rest,
        session: Session,
    ) -> Result<Effect, Refusal> {
        if self.state.rest() != Some(from) {
            return Err(Refusal::Stale);
        }
        let goes_on = session.ending().is_none();
        let endless = goes_on && session.entries() > MOST_ENTRIES;
        if let Some(playing) = self.state.stage.playing_mut() {
            playing.session = session;
        }
        if let (true, Some(Stop::PlayOut(why))) = (endless, self.state.stop_of_game()) {
            let end = self.state.end_for(*why);
            self.note_unsaved();
            self.end(end);
        }
        self.settle()?;
        Ok(if goes_on && !endless {
            Effect::Keep
        } else {
            Effect::Save
        })
    }

    /// Lets the computers play the game to its end. What people had prepared for later is void.
    fn play_out(&mut self, why: PlayedFor) {
        let people = |seat: &Seat| {
            let seat = self.state.core.seats.get(seat.index());
            seat.is_some_and(|seat| seat.info.person().is_some())
        };
        let people: SeatSet = Seat::first(self.state.core.seats.len())
            .filter(people)
            .collect();
        if let Some(playing) = self.state.stage.playing_mut() {
            for seat in people.iter() {
                playing.session.person_left(seat);
            }
            playing.timing = Timing::default();
            playing.stop = Some(Stop::PlayOut(why));
        }
    }

    fn set_stop(&mut self, stop: Option<Stop>) {
        if let Some(playing) = self.state.stage.playing_mut() {
            playing.stop = stop;
        }
    }
}
