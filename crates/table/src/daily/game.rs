//! One person's game of a day's deal. Stays in memory only while a press is handled.

use std::time::{Duration, SystemTime};

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde_json::Value as Json;
use sha2::{Digest, Sha256};

use super::dealt::{
    NOTHING, OWN, SEATS, lesson as dealt_lesson, options, read_secret, session, unreadable,
};
use super::{Computers, Day, NotMade, Result};
use crate::Until;
use crate::compute::{Compute, Urgency};
use crate::computers::computer_numbers;
use crate::settings::Settings;
use crate::snapshot::{Commitment, GameSnapshot, Hidden, Owner, SeatInfo, Snapshot, Stage};
use crate::tasks::caught;
use getaway_games::cards::{MAX_SEATS, Seat, SeatSet, Secret};
use getaway_games::{
    Act, Decision, GameKind, Lesson, Next, Options, Players, Question, Session, Step, Unsaved,
};
use getaway_store::{
    ChannelId, DailyDay, DailyEnd, DailyGame, DailyResult, DailyStep, GuildId, Person, Place,
    TableId,
};

/// The time limit of a job in the thread pool. What a computer decides does not depend on it.
const LONG: Duration = Duration::from_secs(600);

#[derive(Clone)]
pub struct Solo {
    kind: GameKind,
    day: Day,
    secret: Secret,
    person: Person,
    guild: GuildId,
    computers: Computers,
    id: i64,
    version: i64,
    options: Options,
    session: Session,
    entries: Vec<String>,
    saved: usize,
    extra_state: String,
    end: Option<DailyEnd>,
}

impl std::fmt::Debug for Solo {
    /// Never shows a hand, because this may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solo")
            .field("day", &self.day)
            .field("person", &self.person.id)
            .field("entries", &self.entries.len())
            .finish_non_exhaustive()
    }
}

impl Solo {
    pub(super) fn restore(
        kind: GameKind,
        day: Day,
        dealt: DailyDay,
        stored: DailyGame,
        person: &Person,
        computers: Computers,
    ) -> Result<Solo> {
        let extra_state: Json = serde_json::from_str(&stored.extra_state).map_err(unreadable)?;
        Ok(Solo {
            kind,
            day,
            secret: read_secret(dealt.secret_for_game())?,
            person: person.clone(),
            guild: stored.guild,
            computers,
            id: stored.id,
            version: stored.version,
            options: options(kind, &dealt)?,
            session: session(kind, &dealt, &stored.moves, &extra_state)?,
            saved: stored.moves.len(),
            entries: stored.moves,
            extra_state: stored.extra_state,
            end: stored.end,
        })
    }

    pub const fn day(&self) -> Day {
        self.day
    }

    pub const fn person(&self) -> &Person {
        &self.person
    }

    pub const fn seat(&self) -> Seat {
        OWN
    }

    pub const fn end(&self) -> Option<&DailyEnd> {
        self.end.as_ref()
    }

    /// The current round. A button from an earlier round is stale.
    pub fn round(&self) -> u32 {
        self.session.round()
    }

    /// Refuses a move of a button of this moment, if it is stale or was there too early.
    pub(super) fn check(&self, until: Until, act: Act) -> Result<(), NotMade> {
        let is_at = match until {
            Until::Round(round) => round == self.round(),
            Until::Change(count) => {
                self.session.check_ahead(OWN, act).map_err(NotMade::Game)?;
                self.session.changes().get(OWN.index()) == Some(&count)
            }
        };
        if is_at { Ok(()) } else { Err(NotMade::Stale) }
    }

    /// The step of the lesson that it is at. `None` if it is no lesson, or over.
    pub fn step_of_lesson(&self) -> Option<Step> {
        self.lesson()?.step(self.entries.len())
    }

    fn lesson(&self) -> Option<Lesson> {
        (self.day == Day::LESSON).then(|| self.kind.lesson())
    }

    #[cfg(test)]
    pub(super) fn moves(&self) -> &[String] {
        &self.entries
    }

    #[cfg(test)]
    pub(super) const fn session(&self) -> &Session {
        &self.session
    }

    /// The game as a table would show it.
    pub fn snapshot(&self) -> Snapshot {
        let person = Owner::Person(self.person.clone());
        let level = self.computers.level;
        let computers = computer_numbers(&[&self.person.name[..]], SEATS - 1)
            .into_iter()
            .map(|number| Owner::Computer { level, number });
        let owners = std::iter::once(person).chain(computers);
        let due = self.session.due().map_or(SeatSet::EMPTY, |due| due.seats);
        let playing = GameSnapshot {
            commitment: Commitment {
                game: self.day.number(),
                commit: self.secret.commit(),
                again: None,
                cuts: Vec::new(),
                voided: 0,
            },
            round: self.round(),
            changes: self.session.changes(),
            game: self.session.public(),
            awaited: [OWN].into_iter().filter(|own| due.contains(*own)).collect(),
            pause: None,
            clock: None,
            at_stake: None,
            vote: None,
            offer: None,
            stand_in: None,
            watchers: None,
            changed_from: None,
        };
        Snapshot {
            table: TableId(0),
            place: Place { guild: self.guild, channel: ChannelId(0) },
            version: 0,
            host: self.person.id,
            absent_host: None,
            settings: Settings {
                options: self.options,
                level,
                turn_seconds: 0,
                ..Settings::of(self.options.kind())
            },
            seats: owners.take(SEATS).map(SeatInfo::new).collect(),
            waiting: Vec::new(),
            games: 0,
            late: None,
            expected: Vec::new(),
            unfinished: None,
            by_itself: Vec::new(),
            lets_watch: Vec::new(),
            hosts_first: false,
            stage: Stage::Playing(playing),
            session: Some(Hidden(self.session.clone())),
        }
    }

    pub(super) fn act(&mut self, act: Act) -> Result<getaway_games::MoveOutcome, NotMade> {
        let mut session = self.session.clone();
        let done = session.act(OWN, act).map_err(NotMade::Game)?;
        let Unsaved { entries, .. } = session.take_unsaved();
        let moves = self.entries.len();
        let off = |lesson: Lesson| entries.is_empty() || !lesson.goes_on(moves, &entries);
        if self.lesson().is_some_and(off) {
            return Err(NotMade::OffLesson);
        }
        self.session = session;
        self.entries.extend(entries);
        Ok(done)
    }

    fn note(&mut self) {
        let Unsaved { entries, .. } = self.session.take_unsaved();
        self.entries.extend(entries);
    }

    /// Carries out everything that happens automatically, and lets the computers play until it's
    /// the person's turn or the game is over.
    pub(super) async fn advance(&mut self, compute: &Compute) -> Result<()> {
        if let Some(lesson) = self.lesson() {
            let next = lesson.until_step(self.entries.len()).iter();
            self.entries.extend(next.map(|entry| (*entry).to_owned()));
            let nothing = serde_json::from_str(NOTHING).map_err(unreadable)?;
            let dealt = dealt_lesson(self.kind);
            self.session = session(self.kind, &dealt, &self.entries, &nothing)?;
            return Ok(());
        }
        let players = Players {
            people: SeatSet::of(OWN),
            overdue: SeatSet::EMPTY,
            by_itself: SeatSet::EMPTY,
            levels: [self.computers.level; MAX_SEATS],
        };
        loop {
            let next = self.session.next(&players).map_err(unreadable)?;
            self.note();
            match next {
                Next::Over | Next::People => return Ok(()),
                // There is no clock and nobody else to wait for.
                Next::Pause => self.session.end_pause(),
                Next::Ask(seat, question) => {
                    let decision = self.think(seat, question, compute).await?;
                    self.session.decided(seat, decision).map_err(unreadable)?;
                }
            }
        }
    }

    /// Lets a computer decide. The decision follows from the day's secret and the moves so far.
    async fn think(&self, seat: Seat, question: Question, compute: &Compute) -> Result<Decision> {
        let task = self
            .session
            .task(seat, question)
            .ok_or_else(|| unreadable(getaway_games::MoveRefusal::OtherGame))?;
        let any = task.any();
        let mut rng = self.rng(seat);
        let Computers { level, effort } = self.computers;
        let thought = if level.searches() {
            let search = compute.run(Urgency::Search, Some(self.guild), LONG, move |slice| {
                task.decide(level, effort, &|| slice.make_way(), &mut rng)
            });
            search.await
        } else {
            caught(|| task.decide(level, effort, &|| true, &mut rng))
        };
        if thought.is_none() {
            tracing::error!(
                "a computer failed in a deal of the day; any legal decision is made for it"
            );
        }
        thought.flatten().or(any).ok_or_else(|| unreadable(getaway_games::MoveRefusal::OtherGame))
    }

    /// A computer's random numbers, from the day's secret, the seat and the entries so far.
    fn rng(&self, seat: Seat) -> Xoshiro256PlusPlus {
        let mut hasher = Sha256::new();
        hasher.update(format!("{}:computer:{seat}", self.secret.reveal()));
        for entry in &self.entries {
            hasher.update("\n");
            hasher.update(entry);
        }
        Xoshiro256PlusPlus::from_seed(hasher.finalize().into())
    }

    /// The step that has to be saved; `None` if nothing has happened.
    pub(super) fn step(&self, now: SystemTime) -> Option<DailyStep> {
        let extra_state = self.session.extra_state().to_string();
        let end = self.ending(now).filter(|_| self.end.is_none());
        let fresh = self.entries.get(self.saved..).unwrap_or_default();
        if fresh.is_empty() && end.is_none() && extra_state == self.extra_state {
            return None;
        }
        Some(DailyStep {
            game: self.id,
            version: self.version,
            from: self.saved,
            entries: fresh.to_vec(),
            extra_state,
            end,
        })
    }

    pub(super) fn saved(&mut self, end: Option<DailyEnd>) {
        self.version += 1;
        self.saved = self.entries.len();
        self.extra_state = self.session.extra_state().to_string();
        self.end = self.end.or(end);
    }

    /// The end of the game, if it is over. One too long for a result counts as last place.
    fn ending(&self, at: SystemTime) -> Option<DailyEnd> {
        let results = self.session.ending()?.results();
        let place = results.as_ref().and_then(|results| results.place(OWN));
        let counted = results.map(|results| self.kind.tally().counted(&results));
        let last = u8::try_from(SEATS).unwrap_or(u8::MAX);
        let figures = self.session.figures();
        let own = figures.get(OWN.index()).into_iter().flatten();
        let mut ties = own.filter(|(name, _)| Some(*name) == self.kind.daily());
        let ties = ties.next().map_or(0, |(_, value)| *value);
        Some(DailyEnd {
            result: DailyResult {
                place: place.unwrap_or(last).into(),
                ties,
                rounds: self.session.rounds_of(OWN),
            },
            tallied: counted.is_some_and(|counted| counted.contains(OWN)),
            at,
        })
    }
}
