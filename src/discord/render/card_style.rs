//! How cards look in a message: as text alone, or with an emoji before the text.
//!
//! A message is made before it is known where it goes. So a card in it is its text after a special
//! character, a [`mark`], from a part of Unicode that nobody else uses here. A [`CardStyle`] turns
//! the marks into emojis or removes them. A text that would be too long with emojis goes without
//! them.

use std::fmt::Write as _;
use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::emojis::EmojiSet;
use super::painter::Painter;
use crate::cards::{Card, Rank, Suit};
use crate::pictures::Colours;

/// The mark of the first card.
const FIRST: char = '\u{f0000}';
const CARDS: u32 = 4 * Rank::COUNT as u32;
pub const BACK: char = '\u{f0100}';
/// The mark at the start of a line that is shown larger if it has pictures.
pub const LARGER: char = '\u{f0101}';

pub fn mark(card: Card) -> char {
    let number = card.suit() as u32 * u32::from(Rank::COUNT) + u32::from(card.rank().number());
    char::from_u32(u32::from(FIRST) + number).unwrap_or(BACK)
}

/// Whether a character may be a mark. Names never contain one.
pub fn is_mark(c: char) -> bool {
    ('\u{f0000}'..='\u{ffffd}').contains(&c)
}

fn card(mark: char) -> Option<Card> {
    let number = u32::from(mark).checked_sub(u32::from(FIRST))?;
    let number = u8::try_from(number)
        .ok()
        .filter(|n| u32::from(*n) < CARDS)?;
    let suit = Suit::ALL[usize::from(number / Rank::COUNT)];
    Some(Card::new(Rank::new(number % Rank::COUNT)?, suit))
}

#[derive(Clone, Debug, Default)]
pub struct CardStyle {
    /// The emojis; `None` if there are none or they are turned off.
    pub emojis: Option<Arc<EmojiSet>>,
    pub colours: Colours,
    /// Draws charts; `None` if they are turned off.
    pub painter: Option<Arc<Painter>>,
}

impl CardStyle {
    /// The text to send, with emojis if there is room for them. Discord counts code points here.
    pub fn text(&self, text: &str, most: usize) -> String {
        // A no-break space: no line begins with the dot between two parts of one.
        let text = &text.replace(" · ", "\u{a0}· ");
        let pictured = self
            .emojis
            .as_deref()
            .map(|emojis| self.pictured(emojis, text));
        match pictured {
            Some(pictured) if pictured.chars().count() <= most => pictured,
            _ => plain(text),
        }
    }

    fn pictured(&self, emojis: &EmojiSet, text: &str) -> String {
        let mut pictured = String::with_capacity(2 * text.len());
        for c in text.chars() {
            let emoji = match c {
                LARGER => {
                    pictured.push_str("## ");
                    continue;
                }
                BACK => emojis.back(),
                c => card(c).and_then(|card| emojis.face(card, self.colours)),
            };
            match emoji {
                // Writing to a string can't fail.
                Some(emoji) => {
                    let _ = write!(pictured, "<:{}:{}>", emoji.name, emoji.id);
                    // A narrow no-break space: picture and text belong together.
                    pictured.push('\u{202f}');
                }
                None if is_mark(c) => {}
                None => pictured.push(c),
            }
        }
        pictured
    }

    /// The emoji for a button or an option that stands for a card.
    pub fn emoji(&self, card: Card) -> Option<serenity::ReactionType> {
        let emoji = self.emojis.as_deref()?.face(card, self.colours)?;
        Some(serenity::ReactionType::Custom {
            animated: false,
            id: serenity::EmojiId::new(emoji.id),
            name: Some(emoji.name.clone()),
        })
    }

    /// The style of a button that stands for a card: its suit's colour.
    pub fn button_style(&self, card: Card) -> serenity::ButtonStyle {
        match (card.suit(), self.colours) {
            (Suit::Hearts, _) | (Suit::Diamonds, Colours::Two) => serenity::ButtonStyle::Danger,
            (Suit::Diamonds, Colours::Four) => serenity::ButtonStyle::Primary,
            (Suit::Clubs, Colours::Four) => serenity::ButtonStyle::Success,
            (Suit::Spades, _) | (Suit::Clubs, Colours::Two) => serenity::ButtonStyle::Secondary,
        }
    }
}

pub fn plain(text: &str) -> String {
    text.chars().filter(|c| !is_mark(*c)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardSet;

    fn pictured(colours: Colours) -> CardStyle {
        CardStyle {
            emojis: Some(Arc::new(EmojiSet::numbered())),
            colours,
            painter: None,
        }
    }

    #[test]
    fn every_card_has_a_mark_of_its_own() {
        let mut marks = std::collections::BTreeSet::new();
        for each in CardSet::pack(1).iter() {
            assert_eq!(card(mark(each)), Some(each));
            assert!(is_mark(mark(each)));
            assert_eq!(mark(each.second_copy()), mark(each));
            marks.insert(mark(each));
        }
        assert_eq!(marks.len(), 52);
        assert!(is_mark(BACK) && card(BACK).is_none());
        assert!(is_mark(LARGER) && card(LARGER).is_none());
    }

    #[test]
    fn marks_become_emojis_if_they_are_available_and_fit() {
        let queen: Card = "QD".parse().unwrap();
        let text = format!("{LARGER}Ann {}Q♦ {BACK}", mark(queen));
        assert_eq!(CardStyle::default().text(&text, 100), "Ann Q♦ ");
        let two = pictured(Colours::Two).text(&text, 200);
        let four = pictured(Colours::Four).text(&text, 200);
        assert!(
            two.starts_with("## Ann <:QD_") && two.contains(">\u{202f}Q♦ <:back_"),
            "{two}"
        );
        assert_ne!(two, four);
        assert_eq!(
            pictured(Colours::Four).text(&text, two.chars().count()),
            four
        );
        assert_eq!(
            pictured(Colours::Four).text(&text, four.chars().count() - 1),
            "Ann Q♦ "
        );
    }

    #[test]
    fn no_line_begins_with_a_dot() {
        let said = CardStyle::default().text("Ann 2♣ · Ben 3♣", 100);
        assert_eq!(said, "Ann 2♣\u{a0}· Ben 3♣");
    }

    #[test]
    fn colours_show_on_buttons() {
        let style = |colours, card: &str| pictured(colours).button_style(card.parse().unwrap());
        let two = ["AS", "AH", "AD", "AC"].map(|card| style(Colours::Two, card));
        assert_eq!((two[0], two[1]), (two[3], two[2]));
        let four = ["AS", "AH", "AD", "AC"].map(|card| u8::from(style(Colours::Four, card)));
        let different: std::collections::BTreeSet<_> = four.into_iter().collect();
        assert_eq!(different.len(), 4);
    }
}
