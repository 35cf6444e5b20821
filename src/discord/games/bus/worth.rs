//! What hands are worth, in words: "a pair of nines".

use super::keys::BusCatalog;
use crate::games::bus::rules::{Kind, Worth};

pub fn told(catalog: BusCatalog, worth: Worth) -> String {
    let ranks = worth.ranks().map(|rank| rank.name().to_owned());
    let row = || ranks.join(" ");
    let [first, ..] = &ranks;
    match worth.kind() {
        Kind::Prial => catalog.worth_prial(catalog.ranks(key(first))),
        Kind::RunningFlush => catalog.worth_running_flush(row()),
        Kind::Run => catalog.worth_run(row()),
        Kind::Flush => catalog.worth_flush(catalog.rank(first.clone())),
        Kind::Pair => catalog.worth_pair(catalog.ranks(key(first))),
        Kind::HighCard => catalog.worth_high_card(catalog.rank(first.clone())),
    }
}

/// The key by which a message selects a rank: a message can't select by a text of digits.
fn key(rank: &str) -> String {
    let key = match rank {
        "2" => "two",
        "3" => "three",
        "4" => "four",
        "5" => "five",
        "6" => "six",
        "7" => "seven",
        "8" => "eight",
        "9" => "nine",
        "10" => "ten",
        letter => letter,
    };
    key.to_owned()
}

/// The worth with this [number](Worth::number) in words. `None` if no hand has it.
pub fn numbered(catalog: BusCatalog, number: i64) -> Option<String> {
    Some(told(catalog, Worth::numbered(number)?))
}
