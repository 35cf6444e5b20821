//! The deal of the day: one deal for each day, one game for each person who tries it, and the
//! results.
//!
//! Makes sure that there is one deal per day and one try per person, across all processes, and when
//! a day closes: what is finished later doesn't count, and no secret is shown before. Knows nothing
//! about games and clocks: callers number the days and pass the time.

use std::time::{Duration, SystemTime};

/// Whether a game of `daily_games` was finished before its day [closed](daily_closes).
macro_rules! counts {
    () => {
        "finished_at < (day * 24 + 26) * 3600000"
    };
}

mod board;
mod games;

pub use board::{DailyBoard, DailyRow, DailyWhen};
pub(crate) use games::without_lessons;
pub use games::{DailyDay, DailyEnd, DailyGame, DailyResult, DailyStep, NewDaily, NewDay};

/// The day of people's guided first games. No deal of the day was then, so nothing of them counts.
pub const LESSON: u32 = 0;

/// When the day with this number, counted since 1970, closes: two hours after its end.
pub fn daily_closes(day: u32) -> SystemTime {
    const HOUR: Duration = Duration::from_secs(60 * 60);
    SystemTime::UNIX_EPOCH + HOUR * 24 * day + HOUR * 26
}
