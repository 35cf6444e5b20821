//! Checks Stop the Bus against the text of its rules: sentence by sentence, with the worked
//! examples, and with random games compared with a second model.

mod common;
mod hands;
mod model;
mod random_games;
mod records;
mod section_8;
mod sections_1_to_3;
mod sections_4_to_7;
