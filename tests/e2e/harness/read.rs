//! Reads messages as people do.

use std::collections::BTreeSet;

use discord_sandbox::Message;

/// The text of a message, without the marks of bold type.
pub fn plain(message: &Message) -> String {
    message.text().replace("**", "")
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
