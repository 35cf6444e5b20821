//! Checks the rules of all games against their text: random games in every combination of options,
//! compared with a second model after each move; the worked examples; and, sentence by sentence,
//! what the model doesn't know or random games don't come to: reasons, events, what is seen, and
//! rare moments.

mod any_game;
mod bus;
mod getaway;
mod king;
mod lessons;
mod palace;
mod scenes;
mod wrong_records;
