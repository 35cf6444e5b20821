//! Reads messages as people do.

use std::collections::BTreeSet;

use discord_sandbox::Message;

/// The text of a message, without the marks of bold type and those that keep signs text.
pub fn plain(message: &Message) -> String {
    visible(&message.text()).replace("**", "")
}

/// A text without the marks that keep its signs text.
pub fn visible(text: &str) -> String {
    text.replace('\u{fe0e}', "")
}

/// All cards in a text, written as `Q♥`.
pub fn cards_in(text: &str) -> BTreeSet<String> {
    let mut cards = BTreeSet::new();
    for (at, suit) in text.match_indices(['♠', '♥', '♦', '♣']) {
        let before = &text[..at];
        let rank = if before.ends_with("10") {
            Some("10")
        } else {
            before
                .char_indices()
                .next_back()
                .map(|(at, _)| &before[at..])
        };
        if let Some(rank) = rank.filter(|r| *r == "10" || "23456789JQKA".contains(*r)) {
            cards.insert(format!("{rank}{suit}"));
        }
    }
    cards
}

/// Checks that what was said contains a text.
#[track_caller]
pub fn says(said: &str, text: &str) {
    let said = visible(said);
    assert!(said.contains(text), "no {text:?} in: {said}");
}

#[test]
#[should_panic(expected = r#"no "queen" in: The king leads"#)]
fn a_missing_text_fails_with_the_text_that_is_there() {
    says("The king leads", "king");
    says("The king leads", "queen");
}
