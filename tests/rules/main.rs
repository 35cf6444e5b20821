//! The rules, held against their text: every sentence that can be a test, the worked example, and
//! properties over random games in every combination of options.

mod common;
mod model;
mod random_games;
mod referee;
mod worked_example;
