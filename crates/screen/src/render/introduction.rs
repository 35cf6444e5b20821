//! How the bot introduces itself in a server that it has just joined.

use super::help;
use crate::custom_id::{Action, HelpPage};
use crate::i18n::Language;
use crate::render::message::{Button, Message};
use getaway_games::GameKind;
use getaway_games::options::Named;

/// A few sentences, a button that opens a table, and one for help.
pub fn message(language: Language) -> Message {
    let kind = GameKind::default();
    let catalog = language.catalog_of(kind);
    let others = GameKind::ALL.iter().filter(|other| **other != kind).map(|other| {
        let name = language.catalog_of(*other).name();
        format!("{name} (`/{other} start`)")
    });
    let help = Button::secondary(Action::Help(kind, HelpPage::Aim), catalog.button_help());
    Message::text(catalog.introduction(catalog.list(others)))
        .with_buttons(vec![help::start_button(catalog, kind), help])
}
