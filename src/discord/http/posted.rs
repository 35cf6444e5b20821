//! Messages in a channel. The bot looks at them to find one that Discord may have accepted without
//! confirming it.

use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serde_json::Value;

use crate::screen::render::message::Message;

#[derive(Debug, Deserialize)]
pub struct Posted {
    pub id: serenity::MessageId,
    // Discord leaves out the contents of other people's and bots' messages.
    #[serde(default)]
    content: String,
    #[serde(default)]
    embeds: Vec<Embed>,
    #[serde(default)]
    components: Vec<Value>,
}

#[derive(Debug, Deserialize)]
struct Embed {
    title: Option<String>,
}

impl Posted {
    /// Whether it was sent for the same purpose as this message. It is if it has one of this
    /// message's buttons that no other table or game has. If this message has no such button, the
    /// texts must be equal.
    pub fn is(&self, message: &Message) -> bool {
        let ids = message.ids_of_a_game();
        if !ids.is_empty() {
            return self.has_any(&ids);
        }
        let own = self.embeds.first().and_then(|embed| embed.title.as_deref());
        let said = message.said();
        !said.is_empty() && own == message.title() && self.content == said
    }

    /// Whether one of its buttons or selects has one of these ids.
    fn has_any(&self, ids: &[String]) -> bool {
        let rows = self.components.iter();
        let components = rows.filter_map(|row| row["components"].as_array()).flatten();
        let mut own = components.filter_map(|component| component["custom_id"].as_str());
        own.any(|own| ids.iter().any(|id| id == own))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;
    use crate::screen::custom_id::{Action, DailyAction};
    use crate::screen::render::message::{Button, Colour};
    use crate::table::GameNumber;
    use crate::table::daily::Day;

    fn posted(json: Value) -> Posted {
        serde_json::from_value(json).unwrap()
    }

    #[test]
    fn a_message_is_recognised_by_its_buttons_or_else_by_its_text() {
        let button = |game| Button::secondary(Action::History(GameNumber(game), 0), "History");
        let game = |number| Message::text("a game").with_buttons(vec![button(number)]);
        let shown = posted(serde_json::json!({
            "id": "1", "content": "something else by now",
            "components": [{"type": 1, "components": [{"type": 2, "custom_id": "history.7.0"}]}],
        }));
        assert!(shown.is(&game(7)) && !shown.is(&game(8)));

        let closed = posted(serde_json::json!({
            "id": "2", "content": "**closed**", "embeds": [{"description": "…"}],
        }));
        assert!(closed.is(&Message::embed("closed", "by somebody", Colour::Past)));
        assert!(!closed.is(&Message::embed("open", "by somebody", Colour::Past)));
        // Several people share their results of the same day, all with the same button.
        let day = Day::of_index(20_000);
        let open = Action::Daily(DailyAction::Open(GameKind::Getaway, day));
        let share = |text| {
            let button = Button::secondary(open, "Deal of the day");
            Message::text(text).with_buttons(vec![button])
        };
        let shared = posted(serde_json::json!({
            "id": "5", "content": "Ann has played",
            "components": [{"type": 1, "components": [{"type": 2, "custom_id": open.to_string()}]}],
        }));
        assert!(shared.is(&share("Ann has played")) && !shared.is(&share("Bo has played")));
        let mention = posted(serde_json::json!({"id": "3", "content": "<@1>, it’s your turn."}));
        assert!(mention.is(&Message::text("<@1>, it’s your turn.")));
        // The bot doesn't get other people's texts, and didn't send an empty message itself.
        assert!(!posted(serde_json::json!({"id": "4", "content": ""})).is(&Message::default()));
    }
}
