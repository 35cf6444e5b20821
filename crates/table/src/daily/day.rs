//! Days and months, from midnight to midnight UTC, when days close, and days in a row.

use std::fmt;
use std::time::{Duration, SystemTime};

use jiff::Span;
use jiff::civil::{Date, date};

use getaway_store::{DailyEnd, DailyWhen, GameNumber, LESSON, daily_closes};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// The day of deal #1, counted since 1970: 17 October 2026.
const FIRST: u32 = 20_743;
const EPOCH: Date = date(1970, 1, 1);
const _: () = assert!(LESSON == 0, "the day of lessons is the first one");

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// It has not begun, and nobody may see its deal.
    Ahead,
    /// Games can begin.
    Running,
    /// Games that were begun can still be finished in time.
    Ended,
    /// Games that are finished now are late. Nothing has to stay hidden any more.
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The day of guided first games, on which nobody could play a deal.
    pub const LESSON: Day = Day(EPOCH);

    pub fn of(time: SystemTime) -> Day {
        let since = time.duration_since(SystemTime::UNIX_EPOCH);
        let days = since.map_or(0, |since| since.as_secs() / DAY.as_secs());
        Day::of_index(u32::try_from(days).unwrap_or(u32::MAX))
    }

    /// The day with this number, counted since 1970, or else the last possible day.
    pub fn of_index(index: u32) -> Day {
        let days = Span::new().try_days(index);
        Day(days.and_then(|days| EPOCH.checked_add(days)).unwrap_or(Date::MAX))
    }

    pub fn index(self) -> u32 {
        u32::try_from((self.0 - EPOCH).get_days()).unwrap_or(0)
    }

    /// The number of the day's game, in records and buttons: the date without its dashes.
    pub fn number(self) -> GameNumber {
        let part = |part: i16| u64::try_from(part).unwrap_or(0);
        let (year, month) = (part(self.0.year()), part(self.0.month().into()));
        GameNumber((year * 100 + month) * 100 + part(self.0.day().into()))
    }

    pub fn of_number(number: GameNumber) -> Option<Day> {
        let part = |value: u64| i8::try_from(value % 100).ok();
        let year = i16::try_from(number.0 / 10_000).ok().filter(|year| *year >= 1970)?;
        Date::new(year, part(number.0 / 100)?, part(number.0)?).ok().map(Day)
    }

    /// The number by which people call the day's deal: 1 for the first day, and one more each day.
    pub fn deal(self) -> u32 {
        self.index().saturating_sub(FIRST) + 1
    }

    pub fn next(self) -> Day {
        Day(self.0.tomorrow().unwrap_or(self.0))
    }

    pub fn before(self) -> Day {
        Day(self.0.yesterday().unwrap_or(self.0))
    }

    pub fn ends(self) -> SystemTime {
        SystemTime::UNIX_EPOCH + DAY * self.next().index()
    }

    pub fn closes(self) -> SystemTime {
        daily_closes(self.index())
    }

    pub fn phase(self, now: SystemTime) -> Phase {
        if self > Day::of(now) {
            Phase::Ahead
        } else if now < self.ends() {
            Phase::Running
        } else if now < self.closes() {
            Phase::Ended
        } else {
            Phase::Closed
        }
    }

    /// Whether a game of this day that ended like this counts. Otherwise it was finished late.
    pub fn counts(self, end: &DailyEnd) -> bool {
        end.at < self.closes()
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A month, by its first day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Month(Date);

impl Month {
    pub fn of(time: SystemTime) -> Month {
        Month(Day::of(time).0.first_of_month())
    }

    pub fn before(self) -> Month {
        Month(Day(self.0).before().0.first_of_month())
    }

    /// Its first moment, and that of the next one.
    pub fn times(self) -> (SystemTime, SystemTime) {
        (Day(self.0).before().ends(), Day(self.0.last_of_month()).ends())
    }

    /// Its year and its number there, from 1.
    pub fn parts(self) -> (u32, u32) {
        let part = |part: i16| u32::try_from(part).unwrap_or(0);
        (part(self.0.year()), part(self.0.month().into()))
    }

    /// Both as one number, such as 202611.
    pub fn number(self) -> u32 {
        let (year, month) = self.parts();
        year * 100 + month
    }
}

/// Counts of the days on which somebody has finished their game in time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streaks {
    pub played: u32,
    /// The days on which a tally would have counted their place.
    pub tallied: u32,
    /// The current streak: days in a row that can still go on.
    pub now: u32,
    /// The days in a row up to the last of them, whether or not they can go on.
    pub last: u32,
    pub best: u32,
}

impl Streaks {
    /// What these days come to. `all`: whether these are all days, so that one without a game ends the
    /// streak as soon as nobody can begin it any more.
    pub fn of(days: &[DailyWhen], all: bool, now: SystemTime) -> Streaks {
        let mut streaks = Streaks::default();
        let mut run = 0;
        let mut last: Option<u32> = None;
        for when in days {
            let Some(tallied) = when.tallied else { continue };
            let follows = last.is_some_and(|last| last.checked_add(1) == Some(when.day));
            run = if follows { run + 1 } else { 1 };
            last = Some(when.day);
            streaks.played += 1;
            streaks.tallied += u32::from(tallied);
            streaks.best = streaks.best.max(run);
        }
        let goes_on = last.map(|last| Day::of_index(last).next()).is_some_and(|next| {
            let is_there = days.iter().any(|when| when.day == next.index());
            match next.phase(now) {
                Phase::Ahead | Phase::Running => true,
                // A game that was begun can still be finished.
                Phase::Ended => is_there || !all,
                Phase::Closed => false,
            }
        });
        streaks.now = if goes_on { run } else { 0 };
        streaks.last = run;
        streaks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: u64) -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
    }

    #[test]
    fn a_day_lasts_from_midnight_to_midnight() {
        let day = Day::of(at(1_700_000_000));
        assert_eq!(day.to_string(), "2023-11-14");
        assert_eq!(day.number(), GameNumber(20_231_114));
        assert_eq!(Day::of(day.ends()), day.next());
        assert_eq!(Day::of(day.ends() - Duration::from_nanos(1)), day);
        assert_eq!(day.next().before(), day);
        assert_eq!(Day::of(at(0)).to_string(), "1970-01-01");
        assert_eq!(Day::of_index(u32::MAX), Day(Date::MAX));
    }

    #[test]
    fn a_day_closes_two_hours_after_its_end() {
        let day = Day::of(at(1_700_000_000));
        let hours = |n: u64| Duration::from_secs(n * 60 * 60);
        assert_eq!(day.closes(), day.ends() + hours(2));
        let tick = Duration::from_nanos(1);
        let phases = [
            (day.ends() - hours(24) - tick, Phase::Ahead),
            (day.ends() - hours(24), Phase::Running),
            (day.ends() - tick, Phase::Running),
            (day.ends(), Phase::Ended),
            (day.closes() - tick, Phase::Ended),
            (day.closes(), Phase::Closed),
        ];
        for (now, phase) in phases {
            assert_eq!(day.phase(now), phase, "{now:?}");
        }
    }

    #[test]
    fn days_have_the_numbers_of_their_dates() {
        for index in (0..40_000).step_by(7) {
            let day = Day::of_index(index);
            assert_eq!((day.index(), Day::of_number(day.number())), (index, Some(day)));
        }
        for wrong in [0, 7, 20_231_131, 20_231_301, 20_230_229, 19_691_231, u64::MAX] {
            assert_eq!(Day::of_number(GameNumber(wrong)), None, "{wrong}");
        }
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_over_without_a_game() {
        let today = Day::of_index(100);
        let of_all = |days: &[(u32, bool)], begun: Option<u32>, all: bool, now| {
            let days: Vec<_> = days
                .iter()
                .map(|&(day, tallied)| DailyWhen { day, tallied: Some(tallied) })
                .chain(begun.map(|day| DailyWhen { day, tallied: None }))
                .collect();
            let s = Streaks::of(&days, all, now);
            (s.played, s.tallied, s.now, s.best)
        };
        let of = |days: &[(u32, bool)]| of_all(days, None, true, today.before().closes());
        assert_eq!(of(&[]), (0, 0, 0, 0));
        assert_eq!(of(&[(100, true)]), (1, 1, 1, 1));
        assert_eq!(of(&[(98, false), (99, true)]), (2, 1, 2, 2));
        assert_eq!(of(&[(97, false), (98, false)]), (2, 0, 0, 2));
        // Day 99 is over, but it hasn't closed: the streak goes on only with a game that was begun.
        let before = today.before().closes() - Duration::from_nanos(1);
        let two = [(97, false), (98, false)];
        assert_eq!(of_all(&two, None, true, before), (2, 0, 0, 2));
        assert_eq!(of_all(&two, Some(99), true, before), (2, 0, 2, 2));
        assert_eq!(of_all(&two, Some(99), true, today.before().closes()), (2, 0, 0, 2));
        assert_eq!(
            of_all(&two, None, true, today.before().ends() - Duration::from_nanos(1)),
            (2, 0, 2, 2)
        );
        // Others don't see yet what happened on that day.
        assert_eq!(of_all(&two, None, false, before), (2, 0, 2, 2));
        let runs = [(90, true), (91, false), (92, false), (95, false), (99, true), (100, true)];
        assert_eq!(of(&runs), (6, 3, 2, 3));
    }
}
