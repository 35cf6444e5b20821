//! The deal of the day: one deal for each day, one game for each person who tries it, and the
//! results.
//!
//! Owns that there is one deal per day and one try per person, across all processes. Knows neither
//! the game nor the time: callers number the days. To show a day's secret, they must say which day
//! it is now.

mod board;
mod games;
mod write;

pub use board::{DailyBoard, DailyMove, DailyMoves, DailyRow, DailyWhen};
pub use games::{DailyDay, DailyEnd, DailyGame, DailyResult, DailyStep, NewDaily, NewDay};
