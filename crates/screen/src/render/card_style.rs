//! How cards and commands look in a message: as pictures and links, or as text.
//!
//! A message is made before it is known where it goes. So a card in a hand or a trick is a special
//! character, a [mark](super::marks). A [`CardStyle`] turns the marks into emojis or labels. A text
//! that would be too long with emojis goes without them, and one that would be too long with
//! [links to commands](super::command_links) goes without those.
//!
//! Buttons and menus have labels alone. At the size that Discord gives them there, pictures are
//! harder to read, and it refuses components with emojis now and then.

use std::fmt::Write as _;
use std::sync::Arc;

use super::cards::label;
use super::command_links::CommandIds;
use super::emojis::{Emoji, EmojiSet};
use super::marks::{BACK, LARGER, PICTURED, card, is_mark};
use super::message::as_text;
use crate::pictures::Colours;

#[derive(Clone, Debug, Default)]
pub struct CardStyle {
    /// The emojis; `None` if there are none or they are turned off.
    pub emojis: Option<Arc<EmojiSet>>,
    pub colours: Colours,
    /// The commands that are links; `None` if their ids aren't known.
    pub commands: Option<Arc<CommandIds>>,
    pub charts: bool,
    /// Whether nobody can ask for hints: then no button offers one.
    pub hides_hints: bool,
}

impl CardStyle {
    /// The text to send, with links and emojis if there is room for them. Discord counts code
    /// points here.
    pub fn text(&self, text: &str, most: usize) -> String {
        // No-break spaces: no line begins with the dot between two parts of one, or ends between a
        // computer's sign and its name where the sign isn't a picture.
        let text = text.replace(" · ", "\u{a0}· ").replace("🤖 ", "🤖\u{a0}");
        let linked = self.commands.as_deref().map(|ids| ids.linked(&text));
        let pictured = |text: &String| Some(self.pictured(self.emojis.as_deref()?, text));
        // The best one nearly always fits, so the others are made only if they are needed.
        let ways: [&dyn Fn() -> Option<String>; 3] =
            [&|| linked.as_ref().and_then(pictured), &|| pictured(&text), &|| {
                linked.as_deref().map(plain)
            }];
        let mut made = ways.iter().filter_map(|make| Some(as_text(&make()?)));
        made.find(|text| text.chars().count() <= most).unwrap_or_else(|| as_text(&plain(&text)))
    }

    fn pictured(&self, emojis: &EmojiSet, text: &str) -> String {
        let lines = text.split('\n').filter_map(|line| match line.split_once(PICTURED) {
            Some(("", "")) => None,
            Some((_, pictured)) => Some(self.line(emojis, pictured)),
            None => Some(self.line(emojis, line)),
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    fn line(&self, emojis: &EmojiSet, line: &str) -> String {
        let is_picture = |c: &char| emoji(emojis, *c, self.colours).is_some();
        let mut pictured = String::with_capacity(2 * line.len());
        let mut rest = line.chars().peekable();
        let mut after_picture = false;
        while let Some(c) = rest.next() {
            let emoji = emoji(emojis, c, self.colours);
            match emoji {
                // Writing to a string can't fail.
                Some(emoji) => {
                    let _ = write!(pictured, "<:{}:{}>", emoji.name, emoji.id);
                }
                // Pictures of cards have a margin. Without spaces, nine of them fit in a line of a
                // phone.
                None if c == ' ' && after_picture && rest.peek().is_some_and(is_picture) => {}
                None if c == LARGER => pictured.push_str("## "),
                None => push_plain(&mut pictured, c),
            }
            after_picture = emoji.is_some();
        }
        pictured
    }
}

fn emoji(emojis: &EmojiSet, mark: char, colours: Colours) -> Option<&Emoji> {
    match mark {
        BACK => emojis.back(),
        mark => emojis.face(card(mark)?, colours),
    }
}

/// The text without pictures.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for (number, line) in text.split('\n').enumerate() {
        if number > 0 {
            plain.push('\n');
        }
        let line = line.split_once(PICTURED).map_or(line, |(line, _)| line);
        line.chars().for_each(|c| push_plain(&mut plain, c));
    }
    plain
}

/// A card's label in the place of its mark, and nothing in the place of other marks.
fn push_plain(text: &mut String, c: char) {
    match card(c) {
        Some(card) => text.push_str(&label(card)),
        None if is_mark(c) => {}
        None => text.push(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::marks::mark;
    use getaway_games::cards::Card;
    use getaway_games::cards::CardSet;

    fn pictured(colours: Colours) -> CardStyle {
        CardStyle { emojis: Some(Arc::new(EmojiSet::numbered())), colours, ..CardStyle::default() }
    }

    #[test]
    fn commands_are_links_if_their_ids_are_known_and_fit() {
        let ace: Card = "AS".parse().unwrap();
        let said = format!("`/getaway start` {}", mark(ace));
        let code = "`/getaway start` A♠\u{fe0e}";
        assert_eq!(CardStyle::default().text(&said, 100), code);
        let style = CardStyle {
            commands: Some(Arc::new(CommandIds::numbered())),
            ..pictured(Colours::Two)
        };
        let best = style.text(&said, 100);
        assert!(best.starts_with("</getaway start:7> <:ace_of_spades:"), "{best}");
        let length = |text: &str| text.chars().count();
        let text = style.text(&said, length(&best) - 1);
        assert!(text.starts_with("`/getaway start` <:ace"), "{text}");
        let text = style.text(&said, length(&text) - 1);
        assert_eq!(text, "</getaway start:7> A♠\u{fe0e}");
        assert_eq!(style.text(&said, length(&text) - 1), code);
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
        for other in [LARGER, PICTURED] {
            assert!(is_mark(other) && card(other).is_none());
        }
    }

    #[test]
    fn cards_are_pictures_if_they_are_available_and_fit() {
        let [queen, ten]: [Card; 2] = ["QD", "10C"].map(|card| card.parse().unwrap());
        let row = format!("{} {}", mark(queen), mark(ten));
        let text = format!("Ann\n♦ diamonds: {row}{PICTURED}{LARGER}{row}\nQ♦ {BACK}.");
        let plain = "Ann\n♦\u{fe0e} diamonds: Q♦\u{fe0e} 10♣\u{fe0e}\nQ♦\u{fe0e} .";
        assert_eq!(CardStyle::default().text(&text, 100), plain);
        let two = pictured(Colours::Two).text(&text, 400);
        let of = |name: &str| two.find(name).unwrap_or_else(|| panic!("{name}: {two}"));
        assert!(two.starts_with("Ann\n## <:queen_of_diamonds:"), "{two}");
        assert!(of("><:ten_of_clubs:") < of("Q♦\u{fe0e} <:face_down_card:"));
        assert!(!two.contains("diamonds: ") && !two.contains("10♣"), "{two}");
        let four = pictured(Colours::Four).text(&text, 400);
        assert!(four.contains("<:blue_queen_of_diamonds:"), "{four}");
        let length = four.chars().count();
        assert_eq!(pictured(Colours::Four).text(&text, length), four);
        assert_eq!(pictured(Colours::Four).text(&text, length - 1), plain);
    }

    #[test]
    fn a_line_that_is_empty_without_pictures_may_be_none_with_them() {
        let text = format!("A\n{PICTURED}\n\nB");
        assert_eq!(CardStyle::default().text(&text, 100), "A\n\n\nB");
        assert_eq!(pictured(Colours::Two).text(&text, 100), "A\n\nB");
    }

    #[test]
    fn a_card_whose_picture_is_missing_is_text_among_pictures() {
        let there = [("queen_of_hearts".to_owned(), 7)].into_iter().collect();
        let style =
            CardStyle { emojis: Some(Arc::new(EmojiSet::of(&there))), ..CardStyle::default() };
        let [queen, ten]: [Card; 2] = ["QH", "10H"].map(|card| card.parse().unwrap());
        let text = format!("{} {}", mark(queen), mark(ten));
        assert_eq!(style.text(&text, 100), "<:queen_of_hearts:7> 10♥\u{fe0e}");
    }

    #[test]
    fn no_line_begins_with_a_dot_or_ends_before_a_computers_name() {
        let style = CardStyle::default();
        let said = style.text("Ann 2♣ · Ben 3♣", 100);
        assert_eq!(said, "Ann 2♣\u{fe0e}\u{a0}· Ben 3♣\u{fe0e}");
        assert_eq!(style.text("🤖 Ada", 99), "🤖\u{a0}Ada");
    }
}
