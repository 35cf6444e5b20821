//! A message as the renderers make it: plain data that can be compared. Its JSON form is its
//! [body](Body). Knows nothing about games and requests.

mod body;
pub mod rows;
pub mod signs;

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::custom_id::Action;
use crate::games::kit::pressed::Makes;
use crate::pictures::Chart;
use crate::render::marks::HINT;
use crate::render::names::role_mention;
use getaway_games::Act;
use getaway_table::{RoleId, UserId};

pub use body::{ALT_MAX, Body, DESCRIPTION_MAX, File, OPTIONS_MAX, Visibility};
pub use rows::{ROW_MAX, ROWS_MAX};
pub use signs::as_text;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Message {
    pub content: String,
    pub embed: Option<Embed>,
    /// Buttons and selects, at most five rows.
    pub rows: Vec<Row>,
    /// The people who are notified if the message is new and its content mentions them.
    pub mentions: Vec<UserId>,
    /// The role that is notified likewise.
    pub role: Option<RoleId>,
    /// A chart that comes with the message. An edit leaves it as it is, except that an edit of a
    /// table's message may replace or remove it.
    pub picture: Option<Box<Picture>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    pub chart: Chart,
    /// The name of its file, without the extension.
    pub name: &'static str,
    /// The same in words, for people who can't see it.
    pub alt: String,
    /// How to read it. Shown below the embed's text if pictures are on.
    pub legend: String,
}

impl Picture {
    pub fn file_name(&self) -> String {
        format!("{}.png", self.name)
    }
}

/// A short form of what a message says. Messages that say the same have the same fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint(u64);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Embed {
    pub title: String,
    pub description: String,
    /// Whose turn it is, in lines below the description. It goes when the message no longer shows a
    /// table.
    pub turn: String,
    /// The same in a few words, or when it is, or how it came out, for people who don't see embeds.
    pub whose: String,
    pub colour: Colour,
}

/// Before the seat whose turn it is, in every language.
const DUE: &str = "▶ ";

impl Embed {
    /// What it is about, and whose turn it is.
    pub fn headline(&self) -> String {
        let title =
            if self.title.is_empty() { String::new() } else { format!("**{}**", self.title) };
        let parts = [&title[..], &self.whose].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }

    /// All that it says.
    pub fn text(&self) -> String {
        if self.turn.is_empty() {
            self.description.clone()
        } else {
            format!("{}\n{}", self.description, self.turn)
        }
    }
}

/// The colour of an embed, by what it is about. The text says the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    Live,
    Past,
    Result,
}

/// A row below a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// Buttons side by side, 1 to 5.
    Buttons(Vec<Button>),
    /// A select of 1 to 25 options. The placeholder is shown before one is chosen.
    Select { action: Action, placeholder: String, options: Vec<SelectOption> },
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SelectOption {
    /// The value that comes back when it is chosen.
    pub value: String,
    pub label: String,
    pub chosen: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Button {
    pub action: Action,
    pub label: String,
    pub style: ButtonStyle,
}

/// What a button's colour says. It says nothing else, so cards are all alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ButtonStyle {
    /// Grey.
    Secondary,
    /// Green: what to do next.
    Success,
    /// Red: what can't be undone.
    Danger,
}

impl Button {
    pub fn new(action: impl Into<Action>, label: impl Into<String>, style: ButtonStyle) -> Button {
        Button { action: action.into(), label: label.into(), style }
    }

    /// A grey one, as most are.
    pub fn secondary(action: impl Into<Action>, label: impl Into<String>) -> Button {
        Button::new(action, label, ButtonStyle::Secondary)
    }
}

/// The buttons to the pages before and after one of these pages, counted from 1, with their labels.
pub fn turn_pages(
    at: u32,
    count: u32,
    [before, after]: [String; 2],
    to: impl Fn(u32) -> Action,
) -> Vec<Button> {
    let button = |page: u32, label: String| {
        (1..=count).contains(&page).then(|| Button::secondary(to(page), label))
    };
    let turns = [button(at.saturating_sub(1), before), button(at + 1, after)];
    turns.into_iter().flatten().collect()
}

/// What stands in a hand until it changes: above it, or below the trick if it is a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    pub text: String,
    pub is_hint: bool,
    /// The move that it advises.
    pub advises: Option<Act>,
    /// What else there is to say, and the label of the button that shows it.
    pub more: Option<(String, String)>,
}

impl From<String> for Note {
    fn from(text: String) -> Note {
        Note { text, ..Note::default() }
    }
}

impl Note {
    /// A hint in short: its first line. A button shows all of it.
    pub fn hint(text: String, advises: Option<Act>, button: String) -> Note {
        let short = text.lines().next().unwrap_or_default().to_owned();
        Note { text: short, is_hint: true, advises, more: Some((text, button)) }
    }

    /// The same with all that there is to say.
    #[must_use]
    pub fn whole(self) -> Option<Note> {
        let (text, _) = self.more?;
        Some(Note { text, more: None, ..self })
    }
}

impl Row {
    /// Lets the button for a hint show the reasons for the one that is there.
    fn offer_reasons(&mut self, label: &str) -> Option<()> {
        let Row::Buttons(buttons) = self else { return None };
        let found = buttons.iter_mut().find_map(|button| match button.action {
            Action::Hint(game) => Some((button, game)),
            _ => None,
        });
        let (button, game) = found?;
        *button = Button::secondary(Action::Why(game), label);
        Some(())
    }

    /// Marks what makes this move: a button by its colour, an option by a sign.
    fn mark(&mut self, act: Act) {
        let makes = |action: Action, chosen: Option<&str>| match action {
            Action::Game(action) => action.makes(chosen).map(Makes::act) == Some(act),
            _ => false,
        };
        match self {
            Row::Buttons(buttons) => {
                let marked = buttons.iter_mut().filter(|one| makes(one.action, None));
                marked.for_each(|button| button.style = ButtonStyle::Success);
            }
            Row::Select { action, options, .. } => {
                let chosen = |option: &&mut SelectOption| makes(*action, Some(&option.value));
                let marked = options.iter_mut().filter(chosen);
                marked.for_each(|option| option.label.insert_str(0, "★ "));
            }
        }
    }
}

impl Message {
    pub fn text(content: impl Into<String>) -> Message {
        Message { content: content.into(), ..Message::default() }
    }

    pub fn embed(
        title: impl Into<String>,
        description: impl Into<String>,
        colour: Colour,
    ) -> Message {
        let (title, description) = (title.into(), description.into());
        let (turn, whose) = <(String, String)>::default();
        let embed = Some(Embed { title, description, turn, whose, colour });
        Message { embed, ..Message::default() }
    }

    /// Says behind the title whose turn it is, when, or how it came out.
    #[must_use]
    pub fn saying(mut self, whose: String) -> Message {
        if let Some(embed) = &mut self.embed {
            embed.whose = whose;
        }
        self
    }

    /// Its content, or else the headline of its embed, for people who don't see embeds.
    pub fn said(&self) -> String {
        match (&self.content[..], &self.embed) {
            ("", Some(embed)) => embed.headline(),
            (content, _) => content.to_owned(),
        }
    }

    /// The title above its embed, unless that stands in the content.
    pub fn title(&self) -> Option<&str> {
        let embed = self.embed.as_ref().filter(|embed| !embed.title.is_empty())?;
        let is_said = self.said().starts_with(&embed.headline());
        (!is_said).then_some(&embed.title)
    }

    /// Puts a note above the text, or a hint where a hand has room for it, and marks the move that it
    /// advises. An empty line follows a note of several lines above the text.
    #[must_use]
    pub fn below(mut self, note: &Note) -> Message {
        let mut text = &note.text;
        if let Some((whole, label)) = &note.more {
            let offers = self.rows.iter_mut().filter_map(|row| row.offer_reasons(label)).count();
            // Where no button has room, all of it is there at once.
            text = if offers > 0 { text } else { whole };
        }
        if let Some(act) = note.advises {
            self.rows.iter_mut().for_each(|row| row.mark(act));
        }
        if note.is_hint && self.content.contains(HINT) {
            self.content = self.content.replacen(HINT, &[text.as_str(), "\n"].concat(), 1);
            return self;
        }
        let gap = match &self.content[..] {
            "" => "",
            _ if note.text.contains('\n') => "\n\n",
            _ => "\n",
        };
        self.content = [&note.text, gap, &self.content].concat();
        self
    }

    /// Puts a sentence below the embed's text.
    #[must_use]
    pub fn with_end(mut self, sentence: &str) -> Message {
        if let Some(embed) = &mut self.embed {
            embed.description = format!("{}\n\n{sentence}", embed.description);
        }
        self
    }

    /// Mentions a role behind the headline.
    #[must_use]
    pub fn mentioning(self, role: RoleId) -> Message {
        let content = format!("{} · {}", self.said(), role_mention(role));
        Message { content, role: Some(role), ..self }
    }

    /// The same in a message that notifies nobody of the role.
    #[must_use]
    pub fn without_ringing(self) -> Message {
        Message { role: None, ..self }
    }

    /// Adds buttons below, in rows that a phone doesn't break, if there is room for as many.
    #[must_use]
    pub fn with_buttons(mut self, buttons: Vec<Button>) -> Message {
        rows::add(&mut self.rows, &buttons);
        self
    }

    pub fn remove_buttons(&mut self, such: impl Fn(Action) -> bool) {
        self.rows.retain_mut(|row| match row {
            Row::Buttons(buttons) => {
                buttons.retain(|button| !such(button.action));
                !buttons.is_empty()
            }
            Row::Select { .. } => true,
        });
    }

    /// The message without anything to press or choose.
    #[must_use]
    pub fn closed(mut self) -> Message {
        self.rows.clear();
        self
    }

    /// What stays of a table's message if its game ends without a result: nothing that asks anybody
    /// for anything.
    #[must_use]
    pub fn over(self) -> Message {
        let mut message = self.closed();
        message.content.clear();
        if let Some(embed) = &mut message.embed {
            embed.turn.clear();
            embed.whose.clear();
            embed.description = embed.description.replace(DUE, "");
        }
        message
    }

    /// The custom ids of its buttons and selects that only messages about one table or one of its
    /// games have.
    pub fn ids_of_a_game(&self) -> Vec<String> {
        let ids = self
            .rows
            .iter()
            .flat_map(|row| match row {
                Row::Buttons(buttons) => buttons.iter().map(|button| button.action).collect(),
                Row::Select { action, .. } => vec![*action],
            })
            .filter(|action| action.is_of_a_table())
            .map(|action| action.to_string());
        ids.filter(|id| id.contains(|c: char| c.is_ascii_digit())).collect()
    }

    pub fn fingerprint(&self) -> Fingerprint {
        let mut hasher = DefaultHasher::new();
        self.hash(&mut hasher);
        Fingerprint(hasher.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_stands_below_the_trick_and_a_button_shows_the_reasons() {
        let bare = Message::text(format!("Hand\nTrick\n{HINT}Your turn"));
        let game = getaway_table::GameNumber(7);
        let button = Button::secondary(Action::Hint(game), "Hint");
        let hand = bare.clone().with_buttons(vec![button]);
        let hint = Note::hint("Best\nReasons".to_owned(), None, "Why?".to_owned());
        let offered = |message: &Message| match &message.rows[..] {
            [Row::Buttons(buttons)] => buttons[0].action,
            _ => panic!("one row"),
        };
        let short = hand.clone().below(&hint);
        assert_eq!(short.content, "Hand\nTrick\nBest\nYour turn");
        assert_eq!(offered(&short), Action::Why(game));
        let whole = hand.below(&hint.clone().whole().unwrap());
        assert_eq!(whole.content, "Hand\nTrick\nBest\nReasons\nYour turn");
        assert_eq!(offered(&whole), Action::Hint(game));
        assert_eq!(bare.below(&hint).content, "Hand\nTrick\nBest\nReasons\nYour turn");
    }

    #[test]
    fn an_empty_line_follows_a_note_of_several_lines() {
        let above =
            |note: &str, text: &str| Message::text(text).below(&note.to_owned().into()).content;
        assert_eq!(above("a", "b"), "a\nb");
        assert_eq!(above("a\na", "b"), "a\na\n\nb");
        assert_eq!(above("a", ""), "a");
    }
}
