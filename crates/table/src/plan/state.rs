//! A planned evening as a pure state machine: what people ask for, what is due, and what was done.
//!
//! Nothing here waits, saves or sends. What is to be sent follows from the saved state alone
//! ([`Plan::task`]), so whichever process comes next sends it. Whoever has sent something notes it
//! here.

use std::time::{Duration, SystemTime};

use jiff::tz::TimeZone;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::when::When;
use super::when::zone::weeks_later;
use getaway_games::GameKind;
use getaway_store::{ChannelId, InteractionId, Person, Place, PlanId, TableId, UserId};

/// How long before it begins the people who are in are reminded.
pub const REMINDER: Duration = Duration::from_secs(10 * 60);
/// How long after its time a table still opens, if nothing could be done before.
const LATEST: Duration = Duration::from_secs(60 * 60);
/// How long after a reminder nobody is mentioned again, however often the evening is moved.
const REMINDED: Duration = Duration::from_secs(12 * 60 * 60);
const GUESTS: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The stored version that this was read from.
    #[serde(skip)]
    pub version: i64,
    pub place: Place,
    pub kind: GameKind,
    pub start: StartDocument,
    /// `None` once they have left, or asked to be forgotten.
    pub organiser: Option<Person>,
    #[serde(with = "jiff::fmt::serde::tz::required")]
    pub zone: TimeZone,
    pub weekly: bool,
    pub at: SystemTime,
    /// The evening from which weeks are counted: the latest for which somebody has chosen a time. So
    /// an hour that clocks skip delays one evening only.
    pub chosen: SystemTime,
    /// Grows with every evening of a weekly plan: tells old buttons from current ones.
    pub round: u32,
    pub guests: Vec<Guest>,
    pub phase: Phase,
    #[serde(default)]
    pub reminded: Option<SystemTime>,
    pub invitation: Option<u64>,
    /// Whether the invitation was deleted. Then it is another one, once that is posted.
    #[serde(default)]
    pub reposted: bool,
    pub stale: bool,
}

/// How the table starts: a document of the layer that opens it. Only that layer knows what is in it,
/// and what its version doesn't know stays there as long as nobody changes the document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StartDocument(serde_json::Value);

impl StartDocument {
    pub fn of(start: &impl Serialize) -> StartDocument {
        StartDocument(serde_json::to_value(start).unwrap_or_default())
    }

    /// What this version knows of it; the usual if it can't be read.
    pub fn read<T: DeserializeOwned + Default>(&self) -> T {
        T::deserialize(&self.0).unwrap_or_default()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guest {
    pub person: Person,
    pub answer: Answer,
    /// The interaction with which they answered; part of the shuffle.
    pub with: InteractionId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    In,
    Maybe,
    Out,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Planned,
    /// The reminder is to be posted, unless it is there already.
    Reminding,
    Reminded,
    /// It is time, but the table that is running in the channel has to end first.
    Waiting,
    /// The table is to be opened, in this thread if it needs one and has it.
    Opening {
        thread: Option<ChannelId>,
    },
    /// Saved together with the table itself.
    Opened {
        table: TableId,
        channel: ChannelId,
    },
    Over(EndReason),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndReason {
    CalledOff,
    Nobody,
    /// The bot was away at that time, there was no room for a table, or it was not allowed.
    NoTable,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanTask {
    Invite,
    Show,
    Remind,
    Open,
    /// Look whether this table in this channel has ended.
    Follow(TableId, ChannelId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDone {
    Over,
    Opened(ChannelId),
    NotOrganiser,
    Full(usize),
    TooMany(u32),
    TooManyOwn(u32),
    /// It could not be read or saved.
    NotSaved,
}

impl Plan {
    /// When something falls due by itself; `None` if that depends on the end of the table.
    pub fn due_at(&self) -> Option<SystemTime> {
        let at_once = Some(SystemTime::UNIX_EPOCH);
        match self.phase {
            _ if self.stale || (self.invitation.is_none() && !self.is_over()) => at_once,
            Phase::Planned => Some(self.at - REMINDER),
            Phase::Reminded | Phase::Waiting => Some(self.at),
            Phase::Opened { .. } => at_once.filter(|_| !self.weekly),
            Phase::Reminding | Phase::Opening { .. } | Phase::Over(_) => at_once,
        }
    }

    /// The table whose end makes something due.
    pub const fn follows(&self) -> Option<TableId> {
        match self.phase {
            Phase::Opened { table, .. } if self.weekly => Some(table),
            _ => None,
        }
    }

    /// Passes the time: the reminder, the table or the end may be due. `has_room` tells whether the
    /// table can open now.
    pub fn pass(&mut self, now: SystemTime, has_room: impl FnOnce(&Plan) -> bool) {
        let nobody = self.guests_with(Answer::In).next().is_none();
        let phase = match self.phase {
            _ if self.is_over() => return,
            _ if self.is_too_late(now) => Phase::Over(EndReason::NoTable),
            Phase::Opening { .. } => return,
            _ if now >= self.at && nobody => Phase::Over(EndReason::Nobody),
            _ if now >= self.at && !has_room(self) => Phase::Waiting,
            _ if now >= self.at => Phase::Opening { thread: None },
            Phase::Planned if now >= self.at - REMINDER => {
                let again = self.reminded.is_none_or(|last| now >= last + REMINDED);
                if again && !nobody {
                    self.reminded = Some(now);
                    Phase::Reminding
                } else {
                    Phase::Reminded
                }
            }
            _ => return,
        };
        // The reminder leads to the invitation, which may have been deleted while nobody looked.
        let shows = matches!(phase, Phase::Over(_) | Phase::Waiting | Phase::Reminding);
        self.stale |= shows && phase != self.phase;
        self.phase = phase;
    }

    /// Whether no table opens any more.
    #[must_use]
    pub fn is_too_late(&self, now: SystemTime) -> bool {
        now >= self.at + LATEST
    }

    pub fn task(&self) -> Option<PlanTask> {
        match self.phase {
            // The table doesn't depend on the invitation.
            Phase::Opening { .. } => Some(PlanTask::Open),
            _ if self.invitation.is_none() && (self.stale || !self.is_over()) => {
                Some(PlanTask::Invite)
            }
            _ if self.stale => Some(PlanTask::Show),
            Phase::Reminding => Some(PlanTask::Remind),
            Phase::Opened { table, channel } if self.weekly => {
                Some(PlanTask::Follow(table, channel))
            }
            _ => None,
        }
    }

    /// Whether the evening isn't ahead any more. Without a task, nothing is left to be done then.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_) | Phase::Opened { .. })
    }

    /// Whether an evening is ahead: this one, or the next one of a weekly plan.
    pub const fn is_ahead(&self) -> bool {
        self.weekly || !self.is_over()
    }

    /// Begins with an evening to which only the organiser comes so far.
    pub fn invite(&mut self, with: InteractionId, now: SystemTime) {
        self.guests.clear();
        self.guests.extend(self.organiser.clone().map(|person| Guest {
            person,
            answer: Answer::In,
            with,
        }));
        (self.invitation, self.reposted, self.stale) = (None, false, false);
        self.begin(now);
    }

    /// Plans the same evening of the next week. Returns whether there is one: not if nobody plans
    /// it, or the last invitation could never be posted.
    pub fn repeat(&mut self, id: PlanId, now: SystemTime) -> bool {
        let next = weeks_later(&self.zone, self.chosen, self.at.max(now + REMINDER));
        let was_posted = self.invitation.is_some() || self.reposted;
        let goes_on = self.weekly && self.organiser.is_some() && was_posted;
        let Some(at) = next.filter(|_| goes_on) else { return false };
        (self.at, self.round) = (at, self.round + 1);
        self.invite(InteractionId(id.0), now);
        true
    }

    pub fn guests_with(&self, answer: Answer) -> impl Iterator<Item = &Guest> {
        self.guests.iter().filter(move |guest| guest.answer == answer)
    }

    /// Notes a person's answer. `most`: how many people the game has seats for.
    pub fn answer(
        &mut self,
        person: &Person,
        with: InteractionId,
        answer: Answer,
        most: usize,
    ) -> Result<(), NotDone> {
        self.check_open()?;
        let is_own = |guest: &Guest| guest.person.id == person.id;
        let before = self.guests.iter().find(|guest| is_own(guest));
        if before.is_some_and(|guest| guest.answer == answer) {
            return Ok(());
        }
        if answer == Answer::In && self.guests_with(answer).count() >= most {
            return Err(NotDone::Full(most));
        }
        if before.is_none() && self.guests.len() >= GUESTS {
            self.make_room();
        }
        self.guests.retain(|guest| !is_own(guest));
        self.guests.push(Guest { person: person.clone(), answer, with });
        self.stale = true;
        Ok(())
    }

    /// Forgets the earliest answer of those who can't come, or else of those who may come.
    fn make_room(&mut self) {
        let first = |answer| self.guests.iter().position(|guest| guest.answer == answer);
        if let Some(at) = first(Answer::Out).or_else(|| first(Answer::Maybe)) {
            self.guests.remove(at);
        }
    }

    pub fn postpone(&mut self, to: &When, now: SystemTime) {
        // If somebody leaves the time as it is, that is this evening's, not the hour that was skipped.
        if to.at != self.at || to.at != to.chosen {
            (self.at, self.chosen) = (to.at, to.chosen);
        }
        self.begin(now);
        self.stale = true;
    }

    /// Sets the phase of an evening ahead. If it begins soon, nobody has to be reminded.
    fn begin(&mut self, now: SystemTime) {
        self.phase = match self.at.duration_since(now) {
            Ok(rest) if rest > REMINDER => Phase::Planned,
            _ => Phase::Reminded,
        };
    }

    /// Ends the evening. If it is called off, it doesn't come again.
    pub fn end(&mut self, why: EndReason) {
        self.weekly &= why != EndReason::CalledOff;
        self.phase = Phase::Over(why);
        self.stale = true;
    }

    /// Calls off what is still ahead. Of a weekly evening whose table is open, that is the next one.
    pub fn call_off(&mut self, person: UserId, as_moderator: bool) -> Result<(), NotDone> {
        self.check_may(person, as_moderator)?;
        match self.phase {
            Phase::Opened { .. } if self.weekly => self.weekly = false,
            _ => {
                self.check_open()?;
                self.end(EndReason::CalledOff);
            }
        }
        Ok(())
    }

    pub fn posted(&mut self, message: u64) {
        self.invitation.get_or_insert(message);
    }

    /// Notes that this message was deleted. The invitation to an evening that hasn't begun is
    /// posted once more; whoever deletes that one, too, calls the evening off.
    pub fn deleted(&mut self, message: u64) {
        if self.invitation != Some(message) {
            return;
        }
        if self.is_over() || matches!(self.phase, Phase::Opening { .. }) {
            self.stale = false;
            return;
        }
        self.invitation = None;
        if std::mem::replace(&mut self.reposted, true) {
            self.end(EndReason::CalledOff);
            // There is no message left that could say so.
            self.stale = false;
        }
    }

    /// Takes a person out, who has left or wants to be forgotten.
    pub fn remove(&mut self, person: UserId) {
        self.guests.retain(|guest| guest.person.id != person);
        self.organiser.take_if(|organiser| organiser.id == person);
        self.stale = true;
    }

    pub fn check_change(&self, person: UserId, as_moderator: bool) -> Result<(), NotDone> {
        self.check_may(person, as_moderator)?;
        self.check_open()
    }

    pub fn is_organiser(&self, person: UserId) -> bool {
        self.organiser.as_ref().is_some_and(|organiser| organiser.id == person)
    }

    fn check_may(&self, person: UserId, as_moderator: bool) -> Result<(), NotDone> {
        if as_moderator || self.is_organiser(person) { Ok(()) } else { Err(NotDone::NotOrganiser) }
    }

    fn check_open(&self) -> Result<(), NotDone> {
        match self.phase {
            Phase::Planned | Phase::Reminding | Phase::Reminded | Phase::Waiting => Ok(()),
            Phase::Opened { channel, .. } => Err(NotDone::Opened(channel)),
            Phase::Opening { .. } | Phase::Over(_) => Err(NotDone::Over),
        }
    }
}
