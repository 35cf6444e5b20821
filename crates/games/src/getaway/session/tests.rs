//! Games as they are stored, and the records that their parts make.

use super::super::rules::{BadRecord, LastCard, Options, Packs, Record};
use crate::kit::stored::options;
use crate::kit::{Stored, UnreadableGame};

fn parts(entries: &[String]) -> Stored<'_> {
    Stored {
        rules_version: 1,
        labels: vec!["person".to_owned(), "person".to_owned(), "easy".to_owned()],
        options: Some("{}"),
        dealer: Some(0),
        deal: Some(r#"[["AS","3S"],["2C"],["3D"]]"#),
        entries,
        chance: None,
    }
}

fn record(parts: &Stored) -> Result<Option<Record>, UnreadableGame> {
    Record::of_stored(parts)
}

#[test]
fn options_that_are_missing_have_their_defaults() {
    let read = |text: &str| options::<Options>(text).unwrap();
    assert_eq!(read("{}"), Options::default());
    let some = read(r#"{"packs":2,"last_card":"lead_passes"}"#);
    let expected = Options {
        packs: Packs::Two,
        last_card: LastCard::LeadPasses,
        ..Options::default()
    };
    assert_eq!(some, expected);
    for all in Options::all() {
        assert_eq!(read(&serde_json::to_string(&all).unwrap()), all);
    }
}

#[test]
fn what_a_later_program_wrote_is_refused_in_words() {
    let said = |refused: UnreadableGame| refused.to_string();
    let later = Stored {
        rules_version: 2,
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
        assert_eq!(said(options::<Options>(text).unwrap_err()), expected);
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
    assert_eq!((running.end.away.len(), running.end.loser), (0, None));
    // That it is no deal of a whole pack is for whoever replays it to say.
    assert!(matches!(running.replay(), Err(BadRecord::Deal(_))));
}
