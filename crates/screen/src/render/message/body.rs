//! The JSON form of a message.
//!
//! Owns Discord's limits on a message. Every body is made here, so that no new message and no edit
//! is sent without its allowed mentions, no sign in a text becomes a picture, no picture is without
//! words, and no message is empty for people who don't see embeds.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::{Value, json};

use super::signs::as_text;
use super::{Button, ButtonStyle, Colour, Embed, Message, Picture, ROW_MAX, Row};
use crate::custom_id::Action;
use crate::render::card_style::CardStyle;
use crate::render::names::shortened;
use getaway_table::{RoleId, UserId};

const CONTENT_MAX: usize = 2000;
const TITLE_MAX: usize = 256;
pub const DESCRIPTION_MAX: usize = 4096;
const LABEL_MAX: usize = 80;
const OPTION_MAX: usize = 100;
/// The most options in a menu.
pub const OPTIONS_MAX: usize = 25;
const PLACEHOLDER_MAX: usize = 150;
/// The most characters in a picture's alternative text.
pub const ALT_MAX: usize = 1024;

/// The most characters of a picture's words in an embed.
const WORDS_MAX: usize = 4096;

/// Discord's numbers for the kinds of components.
const ACTION_ROW: u8 = 1;
const BUTTON: u8 = 2;
const STRING_SELECT: u8 = 3;
/// Discord's flag for messages that only the person who is answered sees.
const EPHEMERAL: u64 = 1 << 6;

impl Message {
    /// The body of a request that sends the message with its picture, drawn as this PNG.
    pub fn with_png(&self, visibility: Visibility, style: &CardStyle, png: Vec<u8>) -> Body {
        let Some(picture) = &self.picture else { return self.shown(visibility, style) };
        let file = File {
            name: picture.file_name(),
            description: Some(shortened(&picture.alt, ALT_MAX)),
            data: png,
        };
        let plain = Some(Box::new(self.without_picture(visibility, style)));
        Body { plain, ..self.shown(visibility, style).with_file(file) }
    }

    /// The body of a request that sends the message without its picture.
    pub fn without_picture(&self, visibility: Visibility, style: &CardStyle) -> Body {
        self.shown(visibility, &CardStyle { charts: false, ..style.clone() })
    }

    /// The body of a request that edits the message and leaves its picture as it is.
    pub fn shown(&self, visibility: Visibility, style: &CardStyle) -> Body {
        let content = style.text(&self.said(), CONTENT_MAX);
        let picture = self.picture.as_deref().filter(|_| style.charts);
        let title = self.title();
        let embeds = self.embed.iter().map(|embed| embed.json(title, style, picture));
        Body {
            content: Some(shortened(&content, CONTENT_MAX)),
            embeds: Some(embeds.collect()),
            components: self.rows.iter().filter_map(|row| row.json(style)).collect(),
            allowed_mentions: AllowedMentions::only(&self.mentions, self.role),
            flags: match visibility {
                Visibility::Public => None,
                Visibility::Ephemeral => Some(EPHEMERAL),
            },
            ..Body::default()
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    Public,
    /// Only the person it answers.
    Ephemeral,
}

/// A file that comes with a message.
#[derive(Clone, Debug)]
pub struct File {
    pub name: String,
    /// The same in words, for people who can't see it.
    pub description: Option<String>,
    pub data: Vec<u8>,
}

/// The JSON form of a message, and its files. Without files, it lists no attachments, so an edit
/// leaves existing ones as they are.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Body {
    #[serde(skip_serializing_if = "Option::is_none")]
    content: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    embeds: Option<Vec<Value>>,
    components: Vec<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<Value>>,
    allowed_mentions: AllowedMentions,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u64>,
    #[serde(skip)]
    files: Vec<File>,
    /// The same body without its picture, if it has one.
    #[serde(skip)]
    plain: Option<Box<Body>>,
}

/// Only the users and roles in the lists are notified, whatever the text contains.
#[derive(Clone, Debug, Default, Serialize)]
struct AllowedMentions {
    /// No kind of mention is allowed as a whole.
    parse: [&'static str; 0],
    /// Discord refuses a list in which somebody is twice.
    users: BTreeSet<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    roles: Option<[String; 1]>,
}

impl AllowedMentions {
    fn only(users: &[UserId], role: Option<RoleId>) -> AllowedMentions {
        AllowedMentions {
            parse: [],
            users: users.iter().map(|user| user.0.to_string()).collect(),
            roles: role.map(|role| [role.0.to_string()]),
        }
    }
}

impl Body {
    /// An edit that removes the buttons of a message whose text is unknown.
    pub fn without_buttons() -> Body {
        Body::default()
    }

    #[must_use]
    pub fn with_file(mut self, file: File) -> Body {
        // The number is that of the file in the request.
        let listed = json!({ "id": 0, "filename": file.name, "description": file.description });
        self.attachments = Some(vec![listed]);
        self.files = vec![file];
        self
    }

    /// Removes the files that the message had before and that aren't in this body.
    #[must_use]
    pub fn without_other_files(self) -> Body {
        let plain = self.plain.map(|plain| Box::new(plain.without_other_files()));
        Body { attachments: self.attachments.or_else(|| Some(Vec::new())), plain, ..self }
    }

    pub fn mentions_nobody(&self) -> bool {
        self.allowed_mentions.users.is_empty() && self.allowed_mentions.roles.is_none()
    }

    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// The same body without its picture, if it has one.
    pub fn plain(&self) -> Option<&Body> {
        self.plain.as_deref()
    }
}

impl Embed {
    /// Its JSON form, with the picture in it: Discord shows pictures that no embed names above all
    /// embeds.
    fn json(&self, title: Option<&str>, style: &CardStyle, picture: Option<&Picture>) -> Value {
        let legend = picture.map_or_else(String::new, |picture| {
            format!("\n{}", style.text(&picture.legend, DESCRIPTION_MAX))
        });
        let room = DESCRIPTION_MAX.saturating_sub(legend.chars().count());
        let description = style.text(&self.text(), room) + legend.as_str();
        let mut embed = json!({
            "description": shortened_inside(&description, DESCRIPTION_MAX),
            "color": match self.colour {
                Colour::Live => 0x2e_9e_6b,
                Colour::Past => 0x6b_72_80,
                Colour::Result => 0xd9_a4_41,
            },
        });
        if let Some(title) = title {
            embed["title"] = shortened(&as_text(title), TITLE_MAX).into();
        }
        if let Some(picture) = picture {
            // Screen readers look here: Discord doesn't list an embed's files.
            embed["image"] = json!({
                "url": format!("attachment://{}", picture.file_name()),
                "description": shortened(&picture.alt, WORDS_MAX),
            });
        }
        embed
    }
}

impl Row {
    /// `None` if nothing of it is shown.
    fn json(&self, style: &CardStyle) -> Option<Value> {
        let is_shown =
            |button: &&Button| !(style.hides_hints && matches!(button.action, Action::Hint(_)));
        let components: Vec<Value> = match self {
            Row::Buttons(buttons) => {
                buttons.iter().filter(is_shown).take(ROW_MAX).map(Button::json).collect()
            }
            Row::Select { action, placeholder, options } => {
                let options = options.iter().take(OPTIONS_MAX).map(|option| {
                    json!({
                        "label": shortened(&option.label, OPTION_MAX),
                        "value": option.value,
                        "default": option.chosen,
                    })
                });
                vec![json!({
                    "type": STRING_SELECT,
                    "custom_id": action.to_string(),
                    "placeholder": shortened(placeholder, PLACEHOLDER_MAX),
                    "options": options.collect::<Vec<_>>(),
                })]
            }
        };
        let row = json!({ "type": ACTION_ROW, "components": components });
        (!components.is_empty()).then_some(row)
    }
}

impl Button {
    fn json(&self) -> Value {
        let style = match self.style {
            ButtonStyle::Secondary => 2,
            ButtonStyle::Success => 3,
            ButtonStyle::Danger => 4,
        };
        json!({
            "type": BUTTON,
            "custom_id": self.action.to_string(),
            "label": shortened(&self.label, LABEL_MAX),
            "style": style,
        })
    }
}

/// The text, or as many of its first and last lines as fit, with an ellipsis between them. Keeps
/// more of the last lines: the first ones are about what happened first, and what a table promises
/// or reveals comes last.
fn shortened_inside(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let gap = "\n…\n";
    let room = most - gap.chars().count();
    let lines: Vec<&str> = text.lines().collect();
    let fitting = |lines: &mut dyn Iterator<Item = &&str>, room: usize| {
        let lengths = lines.scan(0, |length, line| {
            *length += line.chars().count() + 1;
            Some(*length)
        });
        lengths.take_while(|length| *length <= room).count()
    };
    let first = fitting(&mut lines.iter(), room / 4);
    let last = fitting(&mut lines.iter().rev(), room - room / 4);
    if last == 0 {
        return shortened(text, most);
    }
    let (first, last) = (&lines[..first], &lines[lines.len() - last..]);
    format!("{}{gap}{}", first.join("\n"), last.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pictures::Chart;
    use crate::render::emojis::EmojiSet;
    use crate::render::marks::{LARGER, is_mark, mark};
    use getaway_games::cards::{Card, CardSet};
    use getaway_table::GameNumber;

    fn public(message: &Message, style: &CardStyle) -> serde_json::Value {
        serde_json::to_value(message.shown(Visibility::Public, style)).unwrap()
    }

    fn picture(alt: &str, legend: String) -> Box<Picture> {
        let chart = Chart::Bars(crate::pictures::Bars::default());
        Box::new(Picture { chart, name: "chart", alt: alt.to_owned(), legend })
    }

    proptest::proptest! {
        /// However many cards a message has, it fits, and no mark is left in it.
        #[test]
        fn pictures_break_no_limit(cards in 0usize..400, words in "[a-z ♠♥]{0,3000}", cut in 0usize..3000) {
            let style = CardStyle {
                emojis: Some(std::sync::Arc::new(EmojiSet::numbered())),
                charts: true,
                ..CardStyle::default()
            };
            let pack: Vec<Card> = CardSet::pack(1).iter().collect();
            let row: String = pack.iter().cycle().take(cards).map(|card| mark(*card)).collect();
            let at = words.char_indices().nth(cut).map_or(words.len(), |(at, _)| at);
            let text = format!("{}{LARGER}{row}{}", &words[..at], &words[at..]);
            let message = Message {
                content: text.clone(),
                picture: Some(picture(&text, text.chars().filter(|c| !is_mark(*c)).collect())),
                ..Message::embed("title", text, Colour::Live)
            };
            let body = public(&message, &style);
            let shown = [
                (body["content"].as_str().unwrap(), CONTENT_MAX),
                (body["embeds"][0]["description"].as_str().unwrap(), DESCRIPTION_MAX),
            ];
            for (text, most) in shown {
                proptest::prop_assert!(text.chars().count() <= most);
                proptest::prop_assert!(!text.contains(is_mark));
                // No emoji is cut in two.
                proptest::prop_assert_eq!(text.matches("<:").count(), text.matches('>').count());
            }
        }
    }

    #[test]
    fn where_hints_are_off_no_button_offers_one() {
        let hint = Button::secondary(Action::Hint(GameNumber(7)), "Hint");
        let row = |buttons: &[&Button]| Row::Buttons(buttons.iter().copied().cloned().collect());
        let hand = Button::secondary(Action::Hand, "My hand");
        let rows = vec![row(&[&hand, &hint]), row(&[&hint])];
        let message = Message { rows, ..Message::default() };
        let shown = |hides_hints| {
            let body = public(&message, &CardStyle { hides_hints, ..CardStyle::default() });
            let rows = body["components"].as_array().unwrap().clone();
            let count = |row: &Value| row["components"].as_array().unwrap().len();
            rows.iter().map(count).collect::<Vec<_>>()
        };
        assert_eq!(shown(false), [2, 1]);
        assert_eq!(shown(true), [1]);
    }

    #[test]
    fn signs_in_texts_stay_text_and_those_on_buttons_are_left_alone() {
        let signs = "♠♥♦♣ ▶ Q♠";
        let message = Message {
            content: signs.to_owned(),
            picture: Some(picture(signs, signs.to_owned())),
            ..Message::embed(signs, signs, Colour::Live)
        };
        let button = Button::secondary(Action::Hand, signs);
        let style = CardStyle { charts: true, ..CardStyle::default() };
        let message = message.with_buttons(vec![button]);
        let body = public(&message, &style);
        let stays = "♠\u{fe0e}♥\u{fe0e}♦\u{fe0e}♣\u{fe0e} ▶\u{fe0e} Q♠\u{fe0e}";
        assert_eq!(body["content"], stays);
        assert_eq!(body["embeds"][0]["title"], stays);
        assert_eq!(body["embeds"][0]["image"]["description"], signs);
        assert_eq!(body["embeds"][0]["description"], format!("{stays}\n{stays}"));
        assert_eq!(body["components"][0]["components"][0]["label"], signs);
    }

    #[test]
    fn only_the_people_in_the_list_are_notified() {
        let mut message = Message::text("@everyone <@1> <@2>");
        message.mentions = vec![UserId(2), UserId(2)];
        let body = public(&message, &CardStyle::default());
        let allowed = &body["allowed_mentions"];
        assert_eq!(allowed["users"], serde_json::json!(["2"]));
        assert_eq!(allowed["parse"], serde_json::json!([]));
        assert_eq!(allowed.get("roles"), None);
        let role = Message::embed("Title", "", Colour::Live).mentioning(RoleId(7));
        let body = public(&role, &CardStyle::default());
        assert_eq!(body["content"], "**Title**\u{a0}· <@&7>");
        let only = serde_json::json!({ "parse": [], "users": [], "roles": ["7"] });
        assert_eq!(body["allowed_mentions"], only);
        let silent = public(&role.without_ringing(), &CardStyle::default());
        assert_eq!(silent["content"], body["content"]);
        assert_eq!(silent["allowed_mentions"].get("roles"), None);
        let bare = serde_json::to_value(Body::without_buttons()).unwrap();
        assert_eq!(bare["allowed_mentions"]["parse"], serde_json::json!([]));
        assert_eq!(bare["components"], serde_json::json!([]));
    }

    #[test]
    fn no_edit_touches_attachments() {
        let body = serde_json::to_value(
            Message::text("a").shown(Visibility::Ephemeral, &CardStyle::default()),
        )
        .unwrap();
        assert!(body.get("attachments").is_none());
        assert_eq!(body["flags"], 64);
    }

    #[test]
    fn a_long_description_keeps_its_end() {
        let tricks: Vec<String> = (0..200).map(|n| format!("trick {n}: ♠♥♦♣ and more")).collect();
        let text = format!("{}\n\nThe secret of the game", tricks.join("\n"));
        let short = shortened_inside(&text, 1000);
        assert!((900..=1000).contains(&short.chars().count()), "{short}");
        assert!(short.starts_with("trick 0:") && short.ends_with("The secret of the game"));
        assert_eq!(shortened_inside(&text, 10_000), text);
    }

    #[test]
    fn texts_are_cut_to_the_limits() {
        assert_eq!(shortened("♠♥♦♣", 4), "♠♥♦♣");
        assert_eq!(shortened("♠♥♦♣♠", 4), "♠♥♦…");
        assert_eq!(shortened("ab♦\u{fe0e}cd", 4), "ab…");
        assert_eq!(shortened("ab🇮🇳cd", 4), "ab…");
        let message = Message::embed("t".repeat(300), "b".repeat(5000), Colour::Live);
        let body = public(&message, &CardStyle::default());
        let embed = &body["embeds"][0];
        assert_eq!(body["content"], format!("**{}**", "t".repeat(300)));
        assert_eq!(embed["description"].as_str().unwrap().chars().count(), 4096);
        let noted = public(&Message { content: "c".to_owned(), ..message }, &CardStyle::default());
        let title = noted["embeds"][0]["title"].as_str().unwrap();
        assert_eq!(title.chars().count(), 256);
    }
}
