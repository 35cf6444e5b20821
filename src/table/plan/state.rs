//! A planned evening as a pure state machine: what people ask for, what is due, and what was done.
//!
//! Nothing here waits, saves or sends. What is to be sent follows from the saved state alone
//! ([`Plan::task`]), so whichever process comes next sends it. Whoever has sent something notes it
//! here.

use std::time::{Duration, SystemTime};

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::when::zone::weeks_later;
use crate::games::GameKind;
use crate::store::{ChannelId, InteractionId, Person, Place, PlanId, TableId, UserId};

/// How long before it begins the people who are in are reminded.
pub const REMINDER: Duration = Duration::from_secs(10 * 60);
/// How long after its time a table still opens, if nothing could be done before.
const LATEST: Duration = Duration::from_secs(60 * 60);
/// How long after a reminder nobody is mentioned again, however often the evening is moved.
const REMINDED: Duration = Duration::from_secs(12 * 60 * 60);
/// How many people can answer an invitation.
const GUESTS: usize = 100;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    pub place: Place,
    pub kind: GameKind,
    /// How the table starts: a document of the layer that opens it.
    pub start: serde_json::Value,
    /// `None` once they have left, or asked to be forgotten.
    pub organiser: Option<Person>,
    #[serde(with = "jiff::fmt::serde::tz::required")]
    pub zone: TimeZone,
    pub weekly: bool,
    pub at: SystemTime,
    /// Grows with every evening of a weekly plan: tells old buttons from current ones.
    pub round: u32,
    pub guests: Vec<Guest>,
    pub phase: Phase,
    /// When people were last reminded.
    #[serde(default)]
    pub reminded: Option<SystemTime>,
    pub invitation: Option<u64>,
    /// Whether the invitation has to be edited.
    pub stale: bool,
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
    /// This table is to be opened, in this thread if it needs one and has it.
    Opening {
        table: TableId,
        thread: Option<ChannelId>,
    },
    Opened {
        table: TableId,
        channel: ChannelId,
    },
    Over(Why),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    CalledOff,
    Nobody,
    /// The bot was away at that time, there was no room for a table, or it was not allowed.
    NoTable,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    Invite,
    Show,
    Remind,
    Open,
    /// Look whether this table has ended.
    Follow(TableId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDone {
    Over,
    Opened(ChannelId),
    NotOrganiser,
    /// All seats of the game are taken.
    Full(usize),
    TooMany(u32),
    /// It could not be read or saved.
    NotSaved,
}

impl Plan {
    /// When something falls due without anyone's request.
    #[must_use]
    pub fn due_at(&self) -> SystemTime {
        let at_once = SystemTime::UNIX_EPOCH;
        match self.phase {
            _ if self.stale || self.invitation.is_none() => at_once,
            Phase::Planned => self.at - REMINDER,
            Phase::Reminded | Phase::Waiting => self.at,
            _ => at_once,
        }
    }

    /// Passes the time: the reminder, the table or the end may be due. `has_room` tells whether the
    /// table can open now, and `table` draws its number.
    pub fn pass(
        &mut self,
        now: SystemTime,
        has_room: impl FnOnce(&Plan) -> bool,
        table: impl FnOnce() -> Option<TableId>,
    ) {
        let nobody = self.those(Answer::In).next().is_none();
        let phase = match self.phase {
            _ if self.check_open().is_err() => return,
            _ if now >= self.at => {
                if now >= self.at + LATEST {
                    Phase::Over(Why::NoTable)
                } else if nobody {
                    Phase::Over(Why::Nobody)
                } else if !has_room(self) {
                    Phase::Waiting
                } else {
                    let Some(table) = table() else { return };
                    Phase::Opening {
                        table,
                        thread: None,
                    }
                }
            }
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
        let shows = matches!(phase, Phase::Over(_) | Phase::Waiting);
        self.stale |= shows && phase != self.phase;
        self.phase = phase;
    }

    /// The task that is due now, if there is one.
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        match self.phase {
            Phase::Over(_) if self.invitation.is_none() && !self.stale => None,
            _ if self.invitation.is_none() => Some(Task::Invite),
            Phase::Opening { .. } => Some(Task::Open),
            Phase::Reminding => Some(Task::Remind),
            _ if self.stale => Some(Task::Show),
            Phase::Opened { table, .. } if self.weekly => Some(Task::Follow(table)),
            _ => None,
        }
    }

    /// Whether nothing is left to be done, now that there is no [`task`](Self::task).
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_) | Phase::Opened { .. })
    }

    /// Begins with an evening to which only the organiser comes so far.
    pub fn invite(&mut self, with: InteractionId, now: SystemTime) {
        self.guests.clear();
        self.guests
            .extend(self.organiser.clone().map(|person| Guest {
                person,
                answer: Answer::In,
                with,
            }));
        (self.invitation, self.stale) = (None, false);
        self.begin(now);
    }

    /// Plans the same evening of the next week. Returns whether there is one.
    pub fn repeat(&mut self, id: PlanId, now: SystemTime) -> bool {
        let next = weeks_later(&self.zone, self.at, now + REMINDER);
        let (true, Some(at), Some(_)) = (self.weekly, next, &self.organiser) else {
            return false;
        };
        (self.at, self.round) = (at, self.round + 1);
        self.invite(InteractionId(id.0), now);
        true
    }

    pub fn those(&self, answer: Answer) -> impl Iterator<Item = &Guest> {
        let guests = self.guests.iter();
        guests.filter(move |guest| guest.answer == answer)
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
        if answer == Answer::In && self.those(answer).count() >= most {
            return Err(NotDone::Full(most));
        }
        if before.is_none() && self.guests.len() >= GUESTS {
            return Err(NotDone::Full(GUESTS));
        }
        self.guests.retain(|guest| !is_own(guest));
        self.guests.push(Guest {
            person: person.clone(),
            answer,
            with,
        });
        self.stale = true;
        Ok(())
    }

    pub fn postpone(&mut self, at: SystemTime, now: SystemTime) {
        self.at = at;
        self.begin(now);
        self.stale = true;
    }

    /// Sets the phase of an evening that is still ahead. If it begins soon, nobody has to be
    /// reminded.
    fn begin(&mut self, now: SystemTime) {
        self.phase = match self.at.duration_since(now) {
            Ok(rest) if rest > REMINDER => Phase::Planned,
            _ => Phase::Reminded,
        };
    }

    /// Ends the evening. If it is called off, it doesn't come again.
    pub fn end(&mut self, why: Why) {
        self.weekly &= why != Why::CalledOff;
        self.phase = Phase::Over(why);
        self.stale = true;
    }

    /// Takes a person out, who has left or wants to be forgotten.
    pub fn remove(&mut self, person: UserId) {
        self.guests.retain(|guest| guest.person.id != person);
        self.organiser.take_if(|organiser| organiser.id == person);
        self.stale = true;
    }

    /// Checks that this person may change the plan, and that it can still be changed.
    ///
    /// # Errors
    /// They may not, or it can't.
    pub fn check_change(&self, person: UserId, as_moderator: bool) -> Result<(), NotDone> {
        let organiser = self.organiser.as_ref();
        if !as_moderator && organiser.is_none_or(|organiser| organiser.id != person) {
            return Err(NotDone::NotOrganiser);
        }
        self.check_open()
    }

    fn check_open(&self) -> Result<(), NotDone> {
        match self.phase {
            Phase::Planned | Phase::Reminding | Phase::Reminded | Phase::Waiting => Ok(()),
            Phase::Opened { channel, .. } => Err(NotDone::Opened(channel)),
            Phase::Opening { .. } | Phase::Over(_) => Err(NotDone::Over),
        }
    }
}
