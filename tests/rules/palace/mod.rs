//! Palace's rules, held against their text: sentence by sentence, the worked example, and random
//! games beside a second model.

mod common;
mod model;
mod random_games;
mod records;
mod section_10;
mod sections_1_to_4;
mod sections_5_to_9;
