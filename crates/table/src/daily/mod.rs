//! The deal of the day: everyone plays the same deal in the same seat, alone against computers.
//!
//! Owns the days and a person's way from the first press to the result: decide, commit, show. Also
//! owns the secrets: a day's secret is fixed during the previous day, and nobody sees it until the
//! day has closed. Nothing of a game stays in memory between two presses, so a restart changes
//! nothing and any process can continue the game. Knows nothing about rules and Discord.
//!
//! The computers' randomness follows from the day's secret and the moves so far. They think with a
//! fixed effort and without a clock, so the same moves get the same answers on every machine.

mod day;
mod dealt;
mod game;
mod opened;
#[cfg(test)]
mod tests;

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use getaway_games::options::Named;
use getaway_games::{Act, GameKind, Level};
use getaway_store::{
    ChannelId, DailyDay, DailyGame, DailyResult, InteractionId, NewDaily, Person, Place,
    StoreError, UserId,
};

use super::locks::Lock;
use super::shared::{Shared, log, new_secret};
use super::{Tables, Until};

pub use day::{Day, Month, Phase, Streaks};
pub use dealt::SEATS;
pub use game::Solo;
pub use opened::OwnEnd;

const CHECK_EVERY: Duration = Duration::from_secs(60);

/// The share of its usual playouts that a computer makes here. See `docs/computers.md`.
const EFFORT: f64 = 0.5;

/// The maximum number of tries for a step, in case other processes are quicker.
const TRIES: u32 = 8;

#[derive(Clone, Copy, Debug)]
pub(super) struct Computers {
    pub(super) level: Level,
    pub(super) effort: f64,
}

/// A game's deals of the day at one moment, by which all of a request is judged.
#[derive(Clone, Debug)]
pub struct Daily {
    shared: Arc<Shared>,
    kind: GameKind,
    computers: Computers,
    now: SystemTime,
}

type Result<T, E = DailyRefusal> = std::result::Result<T, E>;

/// The reason why a request is refused. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum DailyRefusal {
    /// There is no deal for this day: it is in the future, or nobody could play on it.
    #[error("there is no such day")]
    NoDay,
    #[error("not begun")]
    NotBegun,
    #[error("the day is over")]
    Over,
    /// The person tried the day's deal and asked to be forgotten.
    #[error("tried before")]
    Tried,
    /// The person's own game still runs, and this is only for people who have finished it.
    #[error("the game is not finished")]
    NotFinished,
    /// The day has not closed yet, and this is shown only afterwards.
    #[error("the day has not closed")]
    NotClosed,
    /// The same for those who have not finished the day's deal.
    #[error("the day has not closed, and the game is not finished")]
    Hidden,
    #[error("finished late")]
    Late,
    #[error("shared already")]
    Shared,
    /// The stored data can't be read. Another version of the program may be able to.
    #[error("it cannot be read")]
    Unreadable(#[source] getaway_games::kit::Fault),
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotMade {
    Stale,
    Game(getaway_games::MoveRefusal),
    /// It is legal, but not what the lesson is about here.
    OffLesson,
}

#[derive(Debug)]
pub struct Today {
    pub day: Day,
    pub commit: String,
    pub tomorrow: String,
}

impl Tables {
    /// A game's deals of the day at this moment. Days follow real time, even while the tables' clock
    /// is stopped. Processes that share a database follow its clock, so they agree about the day.
    pub async fn daily(&self, kind: GameKind) -> Result<Daily, StoreError> {
        let shared = self.shared();
        let now = shared.real_time().await?;
        let computers = Computers { level: Level::Hard, effort: EFFORT * shared.pace.effort };
        Ok(Daily { shared, kind, computers, now })
    }

    /// Fixes the secret of each day during the previous day. Runs until dropped.
    pub async fn fix_days_ahead(&self) -> Infallible {
        let mut fixed = None;
        loop {
            match self.fix_days(fixed).await {
                Ok(today) => fixed = Some(today),
                Err(error) => log(&error, "the deal of tomorrow is not fixed yet"),
            }
            tokio::time::sleep(CHECK_EVERY).await;
        }
    }

    /// Fixes the secrets of today and tomorrow, unless that was done today. Returns today.
    async fn fix_days(&self, fixed: Option<Day>) -> Result<Day> {
        let today = Day::of(self.shared().real_time().await?);
        if fixed != Some(today) {
            for kind in GameKind::ALL.iter().filter(|kind| kind.daily().is_some()) {
                self.daily(*kind).await?.fingerprints().await?;
            }
        }
        Ok(today)
    }
}

impl Daily {
    #[cfg(test)]
    pub(super) fn with(self, computers: Computers) -> Daily {
        Daily { computers, ..self }
    }

    pub const fn kind(&self) -> GameKind {
        self.kind
    }

    pub fn today(&self) -> Day {
        Day::of(self.now)
    }

    pub fn phase(&self, day: Day) -> Phase {
        day.phase(self.now)
    }

    /// Today's and tomorrow's fingerprints. Fixes the secrets of both days if necessary.
    pub async fn fingerprints(&self) -> Result<Today> {
        let today = self.today();
        let mut days = self.two_days(today).await?;
        if days.iter().any(Option::is_none) {
            let new = |day| dealt::new_day(self.kind, day, today, &new_secret());
            let new = [today, today.next()].map(new).into_iter().collect::<Result<_, _>>()?;
            self.shared.store.add_days(new).await?;
            days = self.two_days(today).await?;
        }
        let [Some(now), Some(tomorrow)] = days else { return Err(DailyRefusal::NoDay) };
        Ok(Today { day: today, commit: commit(&now)?, tomorrow: commit(&tomorrow)? })
    }

    async fn two_days(&self, today: Day) -> Result<[Option<DailyDay>; 2], StoreError> {
        Ok([self.stored(today).await?, self.stored(today.next()).await?])
    }

    async fn stored(&self, day: Day) -> Result<Option<DailyDay>, StoreError> {
        self.shared.store.daily_day(self.kind.name(), day.index()).await
    }

    async fn day(&self, day: Day) -> Result<DailyDay> {
        if day == Day::LESSON {
            return Ok(dealt::lesson(self.kind));
        }
        let stored = self.stored(day).await?;
        // Tomorrow's deal already exists, but nobody may see it.
        stored.filter(|_| self.phase(day) > Phase::Ahead).ok_or(DailyRefusal::NoDay)
    }

    /// Whether people may see a deal of this day.
    pub async fn has_deal(&self, day: Day) -> bool {
        !matches!(self.day(day).await, Err(DailyRefusal::NoDay))
    }

    /// The person's game of a day as the store has it, if they have begun one.
    async fn game_of(&self, day: Day, user: UserId) -> Result<Option<DailyGame>, StoreError> {
        self.shared.store.daily_game(self.kind.name(), day.index(), user).await
    }

    /// Begins or continues the person's game of a day. The interaction that begins it gives it its id.
    pub async fn begin(
        &self,
        day: Day,
        person: Person,
        place: Place,
        with: InteractionId,
    ) -> Result<Solo> {
        let _lock = self.shared.daily_locks.take(person.id).await;
        let is_running = self.phase(day) == Phase::Running;
        if is_running {
            self.fingerprints().await?;
        }
        if let Some(solo) = self.find(day, &person).await? {
            return self.advanced(solo).await;
        }
        if !is_running {
            return Err(DailyRefusal::Over);
        }
        self.begun(day, person, place, with).await
    }

    /// Continues the person's guided first game, or begins one. `anew`: in place of one that they have.
    /// One whose moves a later program has changed is begun anew as well.
    pub async fn learn(
        &self,
        person: Person,
        place: Place,
        with: InteractionId,
        anew: bool,
    ) -> Result<Solo> {
        let _lock = self.shared.daily_locks.take(person.id).await;
        if !anew && let Some(solo) = self.find(Day::LESSON, &person).await? {
            return self.advanced(solo).await;
        }
        self.shared.store.leave_lesson(self.kind.name(), person.id).await?;
        self.begun(Day::LESSON, person, place, with).await
    }

    async fn begun(
        &self,
        day: Day,
        person: Person,
        place: Place,
        with: InteractionId,
    ) -> Result<Solo> {
        let dealt = self.day(day).await?;
        let new = NewDaily {
            with,
            kind: self.kind.name(),
            day: day.index(),
            guild: place.guild,
            tried: dealt::tried(&dealt, person.id),
            extra_state: dealt::extra_state(self.kind, &dealt)?,
            person: person.clone(),
            at: self.now,
        };
        self.shared.store.begin_daily(new).await?;
        match self.find(day, &person).await? {
            Some(solo) => self.advanced(solo).await,
            None => Err(DailyRefusal::Tried),
        }
    }

    /// The person's game of a day, when it waits for them or is over.
    pub async fn game(&self, day: Day, person: &Person) -> Result<Solo> {
        let _lock = self.shared.daily_locks.take(person.id).await;
        self.waiting(day, person).await
    }

    async fn waiting(&self, day: Day, person: &Person) -> Result<Solo> {
        self.advanced(self.find(day, person).await?.ok_or(DailyRefusal::NotBegun)?).await
    }

    /// The person's game of a day as stored. It may be a computer's turn.
    async fn find(&self, day: Day, person: &Person) -> Result<Option<Solo>> {
        let dealt = self.day(day).await?;
        let mut stored = self.game_of(day, person.id).await?;
        if day == Day::LESSON {
            stored = stored.filter(|game| self.kind.lesson().goes_on(0, &game.moves));
        }
        let solo = |stored| Solo::restore(self.kind, day, dealt, stored, person, self.computers);
        stored.map(solo).transpose()
    }

    /// Makes a move for the person at the given moment of their game. Then the computers play until
    /// it's the person's turn again or the game is over. If only the move fails, the reason is
    /// returned with the game. If only the computers fail, the game is returned with the move made:
    /// they play when it is looked at again.
    pub async fn act(
        &self,
        day: Day,
        person: &Person,
        until: Option<Until>,
        act: Act,
    ) -> Result<(Solo, Result<getaway_games::MoveOutcome, NotMade>)> {
        let _lock = self.shared.daily_locks.take(person.id).await;
        let mut solo = self.waiting(day, person).await?;
        let checked = until.map_or(Ok(()), |until| solo.check(until, act));
        let made = checked.and_then(|()| solo.act(act));
        if made.is_err() {
            return Ok((solo, made));
        }
        // Save the person's move before the computers think about it.
        match self.save(&mut solo).await {
            Ok(()) => {}
            // The person has played on through another process.
            Err(DailyRefusal::Store(StoreError::Conflict)) => {
                return Ok((self.waiting(day, person).await?, Err(NotMade::Stale)));
            }
            Err(error) => return Err(error),
        }
        match self.advanced(solo.clone()).await {
            Err(error @ (DailyRefusal::Store(_) | DailyRefusal::Unreadable(_))) => {
                log(&error, "the computers could not play on in a deal of the day");
                Ok((solo, made))
            }
            advanced => Ok((advanced?, made)),
        }
    }

    /// Lets the computers play until it's the person's turn or the game is over; saves that.
    async fn advanced(&self, mut solo: Solo) -> Result<Solo> {
        for _ in 0..TRIES {
            solo.advance(&self.shared.compute).await?;
            match self.save(&mut solo).await {
                Ok(()) => return Ok(solo),
                // Another process has done the same, with the same outcome.
                Err(DailyRefusal::Store(StoreError::Conflict)) => {
                    let there = self.find(solo.day(), solo.person()).await?;
                    solo = there.ok_or(DailyRefusal::NotBegun)?;
                }
                Err(error) => return Err(error),
            }
        }
        Err(StoreError::Conflict.into())
    }

    async fn save(&self, solo: &mut Solo) -> Result<()> {
        let Some(step) = solo.step(self.now) else { return Ok(()) };
        let end = step.end;
        self.shared.store.save_daily(step).await?;
        solo.saved(end);
        Ok(())
    }

    pub async fn share(&self, day: Day, user: UserId, channel: ChannelId) -> Result<Sharing> {
        let game = self.game_of(day, user).await?.ok_or(DailyRefusal::NotBegun)?;
        let end = game.end.ok_or(DailyRefusal::NotFinished)?;
        if !day.counts(&end) {
            return Err(DailyRefusal::Late);
        }
        let to =
            self.shared.daily_shares.try_take((game.id, channel)).ok_or(DailyRefusal::Shared)?;
        let sharing = Sharing { result: end.result, shared: Arc::clone(&self.shared), to };
        if self.shared.store.daily_is_shared(game.id, channel).await? {
            Err(DailyRefusal::Shared)
        } else {
            Ok(sharing)
        }
    }
}

/// A result on its way to a channel, once in each. Unless it is [sent](Sharing::sent), it can be shared
/// again. That it is on its way only this process has to know: a channel belongs to one process.
#[derive(Debug)]
pub struct Sharing {
    pub result: DailyResult,
    shared: Arc<Shared>,
    to: Lock<(i64, ChannelId)>,
}

impl Sharing {
    pub async fn sent(self) {
        let (game, channel) = self.to.key();
        match self.shared.store.share_daily(game, channel).await {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => log(&error, "could not note that a result has been shared"),
        }
    }
}

fn commit(day: &DailyDay) -> Result<String> {
    Ok(dealt::read_secret(day.secret_for_game())?.commit())
}
