//! The history of a game, page by page. Each person turns the pages of their own copy.

use super::marks::is_mark;
use crate::custom_id::Action;
use crate::i18n::Catalog;
use crate::render::message::{Colour, Message, turn_pages};
use getaway_table::GameNumber;

/// The most characters on a page, unless a single part of the story is longer.
const PAGE_MAX: usize = 3000;
/// How many of them a card's picture takes.
const PICTURE: usize = 45;

/// Groups the parts of a story into pages that each fit into one message.
pub fn pages(parts: Vec<String>) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    for part in parts {
        match pages.last_mut() {
            Some(page) if length(page) + length(&part) < PAGE_MAX => {
                // Lines follow each other. Parts of several lines are set apart.
                page.push_str(if part.contains('\n') { "\n\n" } else { "\n" });
                page.push_str(&part);
            }
            _ => pages.push(part),
        }
    }
    pages
}

/// How many characters a text takes once its cards are pictures.
pub fn length(text: &str) -> usize {
    text.chars().map(|c| if is_mark(c) { PICTURE } else { 1 }).sum()
}

/// Renders one of the pages, counted from 1. 0, or a page that doesn't exist, means the last one.
pub fn page(catalog: &Catalog, game: GameNumber, pages: Vec<String>, number: u32) -> Message {
    let count = u32::try_from(pages.len()).unwrap_or(u32::MAX);
    let number = if number == 0 { count } else { number.min(count) };
    let at = usize::try_from(number).unwrap_or(usize::MAX);
    let Some(text) = at.checked_sub(1).and_then(|at| pages.get(at)) else {
        return Message::text(catalog.history_none());
    };
    let body = match count {
        1 => text.clone(),
        _ => format!("{text}\n\n{}", catalog.history_page(number, count)),
    };
    let labels = [catalog.button_earlier(), catalog.button_later()];
    let buttons = turn_pages(number, count, labels, |to| Action::History(game, to));
    Message::embed(catalog.history_title(game.0), body, Colour::Past).with_buttons(buttons)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::buttons;
    use crate::i18n::Language;

    fn turned(number: u32) -> (String, Vec<Action>) {
        let pages = ["one", "two", "three"].map(str::to_owned).into();
        let catalog = Language::English.catalog();
        let message = page(catalog, GameNumber(7), pages, number);
        let actions = buttons(&message).into_iter().map(|button| button.action).collect();
        (message.embed.unwrap().description, actions)
    }

    #[test]
    fn pages_lead_to_each_other() {
        let to = |page| Action::History(GameNumber(7), page);
        assert_eq!(turned(0), ("three\n\nPage 3 of 3".to_owned(), vec![to(2)]));
        assert_eq!(turned(1).1, vec![to(2)]);
        assert_eq!(turned(2).1, vec![to(1), to(3)]);
        assert_eq!(turned(9).1, vec![to(2)]);
    }
}
