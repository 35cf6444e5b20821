//! Checks the rules of all games against their text: every sentence that can be tested, the worked
//! examples, and properties of random games in every combination of options.

mod any_game;
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
