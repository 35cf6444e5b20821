//! The messages of a guided first game: what to do and why, above the cards and everything that
//! somebody could try with them, and its end. One person alone sees them.
//!
//! The sentences are the game's, under the names that its lesson gives them.

use super::daily::{About, for_daily};
use super::help::start_button;
use super::message::{Button, Colour, Message, Row};
use super::options::label;
use crate::custom_id::{Action, DailyAction, HelpPage};
use crate::games::kit::display;
use getaway_games::kit::Step;
use getaway_table::daily::{Day, Solo};

/// What somebody reads who has tried something that doesn't lead on.
pub enum Note {
    /// Above the step: a rule, or that a button is old.
    Above(String),
    /// In place of the step's sentence: it says what to do as well.
    Instead(String),
}

/// A step, or how the lesson ended. `moves`: other moves than the usual ones to choose from.
pub fn page(about: About, solo: &Solo, note: Option<Note>, moves: Option<Vec<Row>>) -> Message {
    let Some(step) = solo.step_of_lesson() else { return over(about) };
    let Some((table, offered)) = display::lesson(about.catalog, &solo.snapshot(), solo.seat())
    else {
        return over(about);
    };
    let (catalog, count) = (about.catalog, about.kind.lesson().steps().len());
    let intro = (step.number == 1 && note.is_none()).then(|| catalog.learn_intro());
    let (above, says) = match note {
        None => (None, sentence(about, step.says)),
        Some(Note::Above(above)) => (Some(above), sentence(about, step.says)),
        Some(Note::Instead(says)) => (None, says),
    };
    let message = Message::embed(catalog.learn_title(step.number, count), table, Colour::Live);
    // The buttons need the sentences, so no embed hides them.
    let content = [Some(message.said()), above, intro, Some(says)];
    let content = content.into_iter().flatten().collect::<Vec<_>>().join("\n");
    for_daily(about, Message { content, rows: moves.unwrap_or(offered), ..message })
}

fn over(about: About) -> Message {
    let (catalog, kind) = (about.catalog, about.kind);
    let text = [sentence(about, "end"), catalog.learn_over()].join("\n\n");
    let again = Action::Daily(DailyAction::Start(kind, Day::LESSON));
    let help = Action::Help(kind, HelpPage::Aim);
    let buttons = vec![
        start_button(catalog, kind),
        Button::secondary(again, catalog.button_learn_again()),
        Button::secondary(Action::Rules(kind), catalog.button_rules()),
        Button::secondary(help, catalog.button_help()),
    ];
    Message::embed(catalog.learn_over_title(), text, Colour::Result).with_buttons(buttons)
}

/// Why another legal move than the one to find is worse here.
pub fn warning(about: About, step: Step) -> Note {
    Note::Instead(sentence(about, step.warns))
}

/// The same for what a table would ask about first.
pub fn warning_of_question(about: About, step: Step) -> Note {
    let own = about.catalog.find(&format!("{}_lesson_question", about.kind));
    own.map_or_else(|| warning(about, step), Note::Above)
}

fn sentence(about: About, name: &str) -> String {
    label(about.catalog, &format!("{}_lesson_{name}", about.kind), name)
}
