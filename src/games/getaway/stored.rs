//! A game as it is kept: its parts as plain text, and the record that they make (rules, section 11).
//!
//! Owns how parts that an earlier program wrote are read: an option that is missing has its default.
//! What a later one wrote is refused in words, never read as something else. Knows no database.

use std::collections::BTreeMap;

use super::rules::record::Format;
use super::rules::{BadRecord, Options, Record};
use crate::cards::Seat;
use crate::games::Stored;
use crate::games::options::Value;

/// The version of the rules that this program plays. Rules that would judge a game otherwise than
/// before are a new version.
pub const RULES_VERSION: u32 = 1;

/// Why the parts make no record.
#[derive(Debug, thiserror::Error)]
pub enum UnreadableGame {
    /// A later program's rules may judge its moves otherwise.
    #[error(
        "it was played by version {0} of the rules; this program knows versions up to {RULES_VERSION}"
    )]
    Newer(u32),
    /// An option that these rules do not have, or a value that they do not know.
    #[error("its options say {name}: {value}, which this program does not know")]
    UnknownOption {
        /// The option.
        name: String,
        /// Its value.
        value: Value,
    },
    /// A seat that no game has.
    #[error("it names a seat {0}")]
    NoSuchSeat(u8),
    /// A part is not written as it should be.
    #[error("{what} cannot be understood")]
    Document {
        /// Which part.
        what: String,
        /// What is wrong with it.
        source: serde_json::Error,
    },
}

/// The record of a game; none until its hands are known.
///
/// # Errors
/// Why the parts make none.
pub fn record(parts: &Stored) -> Result<Option<Record>, UnreadableGame> {
    if parts.rules_version > RULES_VERSION {
        return Err(UnreadableGame::Newer(parts.rules_version));
    }
    let (Some(rules), Some(dealer), Some(deal)) = (parts.options, parts.dealer, parts.deal) else {
        return Ok(None);
    };
    let (away, loser) = match parts.ranking.split_last() {
        Some((loser, away)) => (seats(away)?, Some(seat(*loser)?)),
        None => (Vec::new(), None),
    };
    let moves = (1..).zip(parts.entries);
    let mut record = Record {
        format: Format::V1,
        rules: options(rules)?,
        seats: parts.labels.clone(),
        dealer: seat(dealer)?,
        hands: parse("the hands", deal)?,
        moves: moves
            .map(|(n, entry)| parse(format_args!("move {n}"), entry))
            .collect::<Result<_, _>>()?,
        away,
        loser,
        chance: parts.chance.clone(),
    };
    // Who got away is kept when the game is over; until then it follows from the moves.
    if record.loser.is_none()
        && let Err(BadRecord::Away { expected }) = record.replay()
    {
        record.away = expected;
    }
    Ok(Some(record))
}

/// Options as they are kept: what is missing has its default.
///
/// # Errors
/// They name an option or a value that the rules do not have.
pub fn options(text: &str) -> Result<Options, UnreadableGame> {
    let stored: BTreeMap<String, Value> = parse("the options", text)?;
    let mut options = Options::default();
    for (name, value) in stored {
        let spec = Options::SPECS.iter().find(|spec| spec.name == name);
        if !spec.is_some_and(|spec| (spec.set)(&mut options, &value)) {
            return Err(UnreadableGame::UnknownOption { name, value });
        }
    }
    Ok(options)
}

fn seats(numbers: &[u8]) -> Result<Vec<Seat>, UnreadableGame> {
    numbers.iter().copied().map(seat).collect()
}

fn seat(number: u8) -> Result<Seat, UnreadableGame> {
    Seat::new(number.into()).ok_or(UnreadableGame::NoSuchSeat(number))
}

fn parse<T: serde::de::DeserializeOwned>(
    what: impl ToString,
    text: &str,
) -> Result<T, UnreadableGame> {
    serde_json::from_str(text).map_err(|source| UnreadableGame::Document {
        what: what.to_string(),
        source,
    })
}

#[cfg(test)]
mod tests {
    use super::super::rules::{FirstTrick, LastCard, Packs};
    use super::*;

    fn parts(entries: &[String]) -> Stored<'_> {
        Stored {
            rules_version: 1,
            labels: vec!["person".to_owned(), "person".to_owned(), "easy".to_owned()],
            options: Some("{}"),
            dealer: Some(0),
            deal: Some(r#"[["AS","3S"],["2C"],["3D"]]"#),
            entries,
            ranking: &[],
            chance: None,
        }
    }

    #[test]
    fn options_that_are_missing_have_their_defaults() {
        assert_eq!(options("{}").unwrap(), Options::default());
        let some = options(r#"{"packs":2,"last_card":"lead_passes"}"#).unwrap();
        let expected = Options {
            packs: Packs::Two,
            last_card: LastCard::LeadPasses,
            ..Options::default()
        };
        assert_eq!(some, expected);
        for all in Options::all() {
            let text = serde_json::to_string(&all).unwrap();
            assert_eq!(options(&text).unwrap(), all);
        }
        assert_eq!(Options::default().first_trick, FirstTrick::AnyOrder);
    }

    #[test]
    fn what_a_later_program_wrote_is_refused_in_words() {
        let said = |refused: UnreadableGame| refused.to_string();
        let later = Stored {
            rules_version: RULES_VERSION + 1,
            ..parts(&[])
        };
        assert_eq!(
            said(record(&later).unwrap_err()),
            "it was played by version 2 of the rules; this program knows versions up to 1"
        );
        for (text, expected) in [
            (
                r#"{"jokers":2}"#,
                "its options say jokers: 2, which this program does not know",
            ),
            (
                r#"{"deal":"by_post"}"#,
                "its options say deal: by_post, which this program does not know",
            ),
            ("[]", "the options cannot be understood"),
        ] {
            assert_eq!(said(options(text).unwrap_err()), expected);
        }
        let entries = [r#"{"do":"dance","seat":0}"#.to_owned()];
        assert_eq!(
            said(record(&parts(&entries)).unwrap_err()),
            "move 1 cannot be understood"
        );
    }

    #[test]
    fn a_game_has_a_record_as_soon_as_its_hands_are_known() {
        let picking = Stored {
            deal: None,
            ..parts(&[])
        };
        assert_eq!(record(&picking).unwrap(), None);
        let running = record(&parts(&[])).unwrap().unwrap();
        assert_eq!((running.away, running.loser), (vec![], None));
    }

    #[test]
    fn the_last_of_the_ranking_is_the_loser() {
        let over = Stored {
            ranking: &[2, 0, 1],
            ..parts(&[])
        };
        let record = record(&over).unwrap().unwrap();
        let seats = |numbers: &[usize]| -> Vec<Seat> {
            numbers.iter().filter_map(|n| Seat::new(*n)).collect()
        };
        assert_eq!(record.away, seats(&[2, 0]));
        assert_eq!(record.loser, Seat::new(1));
    }
}
