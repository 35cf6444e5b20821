//! A game as it is kept, and the record that its parts make (rules, section 11).

use super::rules::record::Format;
use super::rules::{BadRecord, Options, Record};
use crate::kit::stored::{Stored, UnreadableGame, options, parse};

/// The version of the rules that this program plays. Rules that would judge a game otherwise than
/// before are a new version.
pub const RULES_VERSION: u32 = 1;

/// The record of a game; none until its hands are known.
///
/// # Errors
/// Why the parts make none.
pub fn record(parts: &Stored) -> Result<Option<Record>, UnreadableGame> {
    let Some(dealt) = parts.dealt(RULES_VERSION)? else {
        return Ok(None);
    };
    let (away, loser) = parts.ending()?;
    let mut record = Record {
        format: Format::V1,
        rules: options(Options::SPECS, dealt.options)?,
        seats: parts.labels.clone(),
        dealer: dealt.dealer,
        hands: parse("the hands", dealt.deal)?,
        moves: parts.moves()?,
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

#[cfg(test)]
mod tests {
    use super::super::rules::{FirstTrick, LastCard, Packs};
    use super::*;
    use crate::cards::Seat;

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
        assert_eq!(options(Options::SPECS, "{}").unwrap(), Options::default());
        let some = options(Options::SPECS, r#"{"packs":2,"last_card":"lead_passes"}"#).unwrap();
        let expected = Options {
            packs: Packs::Two,
            last_card: LastCard::LeadPasses,
            ..Options::default()
        };
        assert_eq!(some, expected);
        for all in Options::all() {
            let text = serde_json::to_string(&all).unwrap();
            assert_eq!(options(Options::SPECS, &text).unwrap(), all);
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
            assert_eq!(said(options(Options::SPECS, text).unwrap_err()), expected);
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
