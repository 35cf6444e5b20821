//! King's rules, held against their text: section by section, the worked examples, and random games
//! beside a second model.

mod auction;
mod common;
mod examples;
mod model;
mod random_games;
mod records;
mod rounds;
mod tricks;
mod views;
