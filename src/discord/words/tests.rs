use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;

use super::keys::MESSAGES;
use super::*;

/// The messages of a file with the arguments that each uses.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let source = language.source();
    if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
        panic!("{}: {errors:?}", language.name());
    }
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut present = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" =")
            && !key.starts_with([' ', '}', '{', '['])
            && !line.starts_with(char::is_whitespace)
        {
            present = key.to_owned();
            assert!(
                found.insert(present.clone(), BTreeSet::new()).is_none(),
                "{present} twice"
            );
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            let name = rest
                .split(|c: char| !c.is_alphanumeric() && c != '_')
                .next();
            name.unwrap_or_default().to_owned()
        });
        found.entry(present.clone()).or_default().extend(arguments);
    }
    found.remove("");
    found
}

/// Messages that are looked up by names made at run time.
fn is_looked_up(key: &str) -> bool {
    let made = ["cmd_", "opt_", "choice_", "permission_"];
    made.iter().any(|prefix| key.starts_with(prefix))
        || [
            "packs",
            "direction",
            "deal",
            "first_trick",
            "last_card",
            "mistakes",
        ]
        .iter()
        .any(|option| key == format!("option_{option}"))
}

#[test]
fn english_has_every_message_with_just_its_arguments() {
    let mut found = messages(Language::English);
    for (name, arguments) in MESSAGES {
        let used = found.remove(*name);
        let declared: BTreeSet<String> = arguments.iter().map(|a| (*a).to_owned()).collect();
        assert_eq!(used, Some(declared), "{name}");
    }
    found.retain(|key, _| !is_looked_up(key));
    assert!(found.is_empty(), "nobody says {:?}", found.keys());
}

#[test]
fn other_languages_say_nothing_that_english_does_not() {
    let english = messages(Language::English);
    for language in Language::ALL {
        for (key, arguments) in messages(*language) {
            let allowed = english.get(&key);
            assert!(allowed.is_some_and(|a| arguments.is_subset(a)), "{key}");
        }
    }
}

#[test]
fn numbers_choose_their_form() {
    let words = Language::English.words();
    insta::assert_snapshot!(words.hand_heading(0), @"**Your hand** (no card)");
    insta::assert_snapshot!(words.hand_heading(1), @"**Your hand** (1 card)");
    insta::assert_snapshot!(words.hand_heading(13), @"**Your hand** (13 cards)");
    insta::assert_snapshot!(words.card_in_words("Q", words.suit("H")), @"queen of hearts");
    insta::assert_snapshot!(words.card_in_words("10", words.suit("C")), @"10 of clubs");
    insta::assert_snapshot!(words.due_lead("<@1>"), @"<@1>, you have the power: lead a card.");
}
