//! How the bot introduces itself in a server that it has just joined.

use crate::custom_id::{Action, HelpPage};
use crate::i18n::Language;
use crate::render::message::{Button, ButtonStyle, Message};
use getaway_games::GameKind;
use getaway_games::options::Named;

/// A few sentences, a button for each game that opens a table of it, and one for help.
pub fn message(language: Language) -> Message {
    let first = GameKind::default();
    let catalog = language.catalog_of(first);
    let name = |kind: GameKind| language.catalog_of(kind).name();
    let games = GameKind::ALL.iter().map(|kind| format!("{} (`/{kind} start`)", name(*kind)));
    let starts = GameKind::ALL.iter().map(|kind| {
        let style = if *kind == first { ButtonStyle::Success } else { ButtonStyle::Secondary };
        Button::new(Action::Start(*kind), name(*kind), style)
    });
    let help = Button::secondary(Action::Help(first, HelpPage::Aim), catalog.button_help());
    Message::text(catalog.introduction(catalog.list(games)))
        .with_buttons(starts.chain([help]).collect())
}
