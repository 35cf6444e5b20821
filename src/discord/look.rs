//! A message as the renderers make it: plain data that can be compared, and its form on the wire.
//!
//! Owns Discord's limits on a message. Every body that goes out is made here, so that none goes out
//! without its allowed mentions, be it new or an edit.

use poise::serenity_prelude as serenity;
use serde::Serialize;

use super::component::Action;
use crate::table::UserId;

const CONTENT_MAX: usize = 2000;
const PANEL_MAX: usize = 4096;
const LABEL_MAX: usize = 80;
const CHOICE_MAX: usize = 100;

/// A message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The text above the panel.
    pub text: String,
    /// The framed part.
    pub panel: Option<Panel>,
    /// Buttons and selects, at most five rows.
    pub rows: Vec<Row>,
    /// Who is notified if the message is new and its text mentions them.
    pub ping: Vec<UserId>,
}

/// The framed part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Its title.
    pub title: String,
    /// Its text.
    pub body: String,
    /// What kind of news it is.
    pub tone: Tone,
}

/// The colour of a panel. It says nothing that the words do not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something goes on here.
    Live,
    /// It is over.
    Past,
    /// A result.
    Result,
}

/// A row below a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A select of 1 to 25 choices.
    Select {
        /// What choosing asks for.
        action: Action,
        /// What it says before a choice is made.
        hint: String,
        /// Value and label of each choice.
        choices: Vec<(String, String)>,
    },
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What pressing it asks for.
    pub action: Action,
    /// Its words.
    pub label: String,
    /// How it stands out.
    pub weight: Weight,
}

/// How a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The usual thing to do.
    Main,
    /// One of several.
    Plain,
    /// Wanted by everybody in a moment.
    Good,
    /// To be thought about, or a red card.
    Red,
}

impl Button {
    /// A button.
    pub fn new(action: Action, label: impl Into<String>, weight: Weight) -> Button {
        Button {
            action,
            label: label.into(),
            weight,
        }
    }
}

impl Look {
    /// A message of text alone.
    pub fn text(text: impl Into<String>) -> Look {
        Look {
            text: text.into(),
            ..Look::default()
        }
    }

    /// A message with a panel alone.
    pub fn panel(title: impl Into<String>, body: impl Into<String>, tone: Tone) -> Look {
        Look {
            panel: Some(Panel {
                title: title.into(),
                body: body.into(),
                tone,
            }),
            ..Look::default()
        }
    }

    /// The same with buttons below, five a row.
    #[must_use]
    pub fn with_buttons(mut self, buttons: Vec<Button>) -> Look {
        let rows = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec()));
        self.rows.extend(rows);
        self
    }

    /// The message without anything to press or choose.
    #[must_use]
    pub fn closed(mut self) -> Look {
        self.rows.clear();
        self
    }

    /// The body of a request that sends or edits the message.
    pub fn body(&self, seen: Seen) -> Body {
        Body {
            content: shortened(&self.text, CONTENT_MAX),
            embeds: self.panel.iter().map(Panel::embed).collect(),
            components: self.rows.iter().map(Row::component).collect(),
            allowed_mentions: mentions(&self.ping),
            flags: match seen {
                Seen::ByAll => None,
                Seen::ByOne => Some(serenity::MessageFlags::EPHEMERAL),
            },
        }
    }
}

/// Who sees a new message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Everybody in the channel.
    ByAll,
    /// The one whom it answers.
    ByOne,
}

/// A message on the wire. It lists no attachments: an edit leaves them as they are.
#[derive(Clone, Debug, Serialize)]
pub struct Body {
    content: String,
    embeds: Vec<serenity::CreateEmbed>,
    components: Vec<serenity::CreateActionRow>,
    allowed_mentions: serenity::CreateAllowedMentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<serenity::MessageFlags>,
}

/// What an edit sends to take the buttons off a message of which nothing else is known.
#[derive(Clone, Debug, Serialize)]
pub struct WithoutButtons {
    components: [(); 0],
    allowed_mentions: serenity::CreateAllowedMentions,
}

impl WithoutButtons {
    /// The body.
    pub fn body() -> WithoutButtons {
        WithoutButtons {
            components: [],
            allowed_mentions: mentions(&[]),
        }
    }
}

fn mentions(ping: &[UserId]) -> serenity::CreateAllowedMentions {
    // An empty list of users and no kinds: nobody is notified, whatever a text contains.
    serenity::CreateAllowedMentions::new().users(ping.iter().map(|user| user.0))
}

impl Panel {
    fn embed(&self) -> serenity::CreateEmbed {
        serenity::CreateEmbed::new()
            .title(shortened(&self.title, 256))
            .description(shortened(&self.body, PANEL_MAX))
            .colour(match self.tone {
                Tone::Live => 0x2e_9e_6b,
                Tone::Past => 0x6b_72_80,
                Tone::Result => 0xd9_a4_41,
            })
    }
}

impl Row {
    fn component(&self) -> serenity::CreateActionRow {
        match self {
            Row::Buttons(buttons) => serenity::CreateActionRow::Buttons(
                buttons.iter().take(5).map(Button::component).collect(),
            ),
            Row::Select {
                action,
                hint,
                choices,
            } => {
                let options = choices.iter().take(25).map(|(value, label)| {
                    serenity::CreateSelectMenuOption::new(shortened(label, CHOICE_MAX), value)
                });
                let kind = serenity::CreateSelectMenuKind::String {
                    options: options.collect(),
                };
                let menu = serenity::CreateSelectMenu::new(action.to_string(), kind);
                serenity::CreateActionRow::SelectMenu(menu.placeholder(shortened(hint, 150)))
            }
        }
    }
}

impl Button {
    fn component(&self) -> serenity::CreateButton {
        serenity::CreateButton::new(self.action.to_string())
            .label(shortened(&self.label, LABEL_MAX))
            .style(match self.weight {
                Weight::Main => serenity::ButtonStyle::Primary,
                Weight::Plain => serenity::ButtonStyle::Secondary,
                Weight::Good => serenity::ButtonStyle::Success,
                Weight::Red => serenity::ButtonStyle::Danger,
            })
    }
}

/// The text, or as much of it as fits, with an ellipsis. Discord counts code points here.
pub fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(most.saturating_sub(1)).collect();
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_notified_but_those_named() {
        let mut look = Look::text("@everyone <@1> <@2>");
        look.ping = vec![UserId(2)];
        let body = serde_json::to_value(look.body(Seen::ByAll)).unwrap();
        let allowed = &body["allowed_mentions"];
        assert_eq!(allowed["users"], serde_json::json!(["2"]));
        assert_eq!(allowed["parse"], serde_json::json!([]));
        let bare = serde_json::to_value(WithoutButtons::body()).unwrap();
        assert_eq!(bare["allowed_mentions"]["parse"], serde_json::json!([]));
        assert_eq!(bare["components"], serde_json::json!([]));
    }

    #[test]
    fn no_edit_touches_attachments() {
        let body = serde_json::to_value(Look::text("a").body(Seen::ByOne)).unwrap();
        assert!(body.get("attachments").is_none());
        assert_eq!(body["flags"], 64);
    }

    #[test]
    fn texts_are_cut_to_the_limits() {
        assert_eq!(shortened("♠♥♦♣", 4), "♠♥♦♣");
        assert_eq!(shortened("♠♥♦♣♠", 4), "♠♥♦…");
        let look = Look::panel("t".repeat(300), "b".repeat(5000), Tone::Live);
        let body = serde_json::to_value(look.body(Seen::ByAll)).unwrap();
        let embed = &body["embeds"][0];
        assert_eq!(embed["title"].as_str().unwrap().chars().count(), 256);
        assert_eq!(embed["description"].as_str().unwrap().chars().count(), 4096);
    }
}
