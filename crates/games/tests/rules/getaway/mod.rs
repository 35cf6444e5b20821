//! Checks Getaway against the text of its rules: sentence by sentence, with the worked example, and
//! with random games compared with a second model.

mod chance;
mod common;
mod history;
mod memory;
mod model;
mod random_games;
mod records;
mod section_5;
mod sections_1_to_4;
mod sections_6_to_8;
mod worked_example;
