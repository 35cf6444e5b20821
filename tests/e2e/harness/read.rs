//! Reads messages as people do.

use std::collections::BTreeSet;

use discord_sandbox::Message;

/// The text of a message, without the marks of bold type and those that keep signs text.
pub fn plain(message: &Message) -> String {
    visible(&message.text()).replace("**", "")
}

/// A text without the marks that keep its signs text, and with links to commands as apps show them.
pub fn visible(text: &str) -> String {
    let text = text.replace('\u{fe0e}', "");
    let mut parts = text.split("</");
    let mut shown = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let link = part.split_once('>');
        let link = link.and_then(|(link, behind)| Some((link.split_once(':')?.0, behind)));
        let (name, behind) = link.unwrap_or_else(|| panic!("a broken link: {text}"));
        shown = format!("{shown}/{name}{behind}");
    }
    shown
}

/// All cards in a text, written as `Q♥`.
pub fn cards_in(text: &str) -> BTreeSet<String> {
    let mut cards = BTreeSet::new();
    for (at, suit) in text.match_indices(['♠', '♥', '♦', '♣']) {
        let before = &text[..at];
        let rank = if before.ends_with("10") {
            Some("10")
        } else {
            before.char_indices().next_back().map(|(at, _)| &before[at..])
        };
        if let Some(rank) = rank.filter(|r| *r == "10" || "23456789JQKA".contains(*r)) {
            cards.insert(format!("{rank}{suit}"));
        }
    }
    cards.extend(text.split("<:").skip(1).filter_map(pictured));
    cards
}

/// The card of a picture, from the rest of its emoji: `queen_of_hearts:1>`.
fn pictured(emoji: &str) -> Option<String> {
    let (rank, suit) = emoji.split(':').next()?.rsplit_once("_of_")?;
    // A face of four colours begins with its colour.
    let rank = rank.rsplit('_').next()?;
    let ranks = "2 two 3 three 4 four 5 five 6 six 7 seven 8 eight 9 nine 10 ten J jack Q queen K king A ace";
    let ranks: Vec<&str> = ranks.split(' ').collect();
    let rank = ranks.chunks(2).find(|names| names[1] == rank)?[0];
    let suit = match suit {
        "spades" => '♠',
        "hearts" => '♥',
        "diamonds" => '♦',
        "clubs" => '♣',
        _ => return None,
    };
    Some(format!("{rank}{suit}"))
}

/// Something with a text that can be read. An answer has none, because it may not be final yet.
pub trait Said {
    fn text(&self) -> String;
}

impl Said for str {
    fn text(&self) -> String {
        self.to_owned()
    }
}

impl Said for String {
    fn text(&self) -> String {
        self.clone()
    }
}

impl Said for Message {
    fn text(&self) -> String {
        Message::text(self)
    }
}

impl<T: Said + ?Sized> Said for &T {
    fn text(&self) -> String {
        (**self).text()
    }
}

/// Checks that what was said contains a text.
#[track_caller]
pub fn says(said: &(impl Said + ?Sized), text: &str) {
    let said = visible(&said.text());
    assert!(said.contains(text), "no {text:?} in: {said}");
}

/// Checks that what was said contains all of these texts.
#[track_caller]
pub fn says_all<const N: usize>(said: &(impl Said + ?Sized), texts: [&str; N]) {
    for text in texts {
        says(said, text);
    }
}

#[test]
#[should_panic(expected = r#"no "queen" in: The king leads"#)]
fn a_missing_text_fails_with_the_text_that_is_there() {
    says("The king leads", "king");
    says("The king leads", "queen");
}
