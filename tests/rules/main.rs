//! The rules of all games, held against their text: every sentence that can be a test, the worked example, and
//! properties over random games in every combination of options.

mod bus;
mod chance;
mod common;
mod history;
mod hostile;
mod king;
mod memory;
mod model;
mod palace;
mod random_games;
mod referee;
mod section_5;
mod sections_1_to_4;
mod sections_6_to_8;
mod worked_example;
