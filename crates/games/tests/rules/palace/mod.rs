//! Checks Palace's rules against their text: sentence by sentence, with the worked example, and
//! with random games compared with a second model.

mod common;
mod model;
mod random_games;
mod records;
mod section_10;
mod section_12;
mod sections_1_to_3;
mod sections_5_to_9;
