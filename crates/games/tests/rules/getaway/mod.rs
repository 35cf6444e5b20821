//! Checks Getaway against the text of its rules: sentence by sentence, with the worked example, and
//! with random games compared with a second model.

mod chance;
mod common;
mod memory;
mod model;
mod random_games;
mod records;
mod scenes;
mod sections;
