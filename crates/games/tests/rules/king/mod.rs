//! Checks King's rules against their text: section by section, with the worked examples, and with
//! random games compared with a second model.

mod auction;
mod common;
mod examples;
mod model;
mod random_games;
mod records;
mod rounds;
mod tricks;
mod views;
