//! Checks the rules of all games against their text: every sentence that can be tested, the worked
//! examples, and properties of random games in every combination of options.

mod any_game;
mod bus;
mod getaway;
mod king;
mod palace;
