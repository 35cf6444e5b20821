//! Forms with one line to type: plain data, its JSON, and reading what people typed.
//!
//! Owns Discord's limits on a form, and its id: phones go on showing what a form with the same id
//! showed first, so each value has an id of its own. Doesn't know what a form asks for or whether that
//! is allowed.

use std::hash::{DefaultHasher, Hash, Hasher};

use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use super::commands::typed::without_name;
use crate::screen::custom_id::Action;
use crate::screen::custom_id::fields::UnknownAction;
use crate::screen::render::names::shortened;

/// The maximum length of a title and of a line's label.
const LABEL_MAX: usize = 45;
const LINE: &str = "word";
/// The options that forms ask for, whose names people may type before the text.
const NAMES: [&str; 2] = ["when", "word"];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub action: Action,
    pub title: String,
    pub label: String,
    pub value: String,
    pub longest: u16,
}

/// Between a form's action and the number of its value.
const VALUE: char = '~';

impl Form {
    /// What the form with this id asks for.
    ///
    /// # Errors
    /// It isn't an id of this bot.
    pub fn action(id: &str) -> Result<Action, UnknownAction> {
        id.split_once(VALUE).map_or(id, |(action, _)| action).parse()
    }

    fn id(&self, value: &str) -> String {
        let mut hasher = DefaultHasher::new();
        (value, &self.label).hash(&mut hasher);
        format!("{}{VALUE}{:x}", self.action, hasher.finish())
    }

    /// The body of the answer that opens it.
    pub fn create(&self) -> CreateModal {
        let label = shortened(&self.label, LABEL_MAX);
        let value = shortened(&self.value, self.longest.into());
        let id = self.id(&value);
        let line = CreateInputText::new(InputTextStyle::Short, label, LINE)
            .value(value)
            .min_length(1)
            .max_length(self.longest);
        CreateModal::new(id, shortened(&self.title, LABEL_MAX))
            .components(vec![CreateActionRow::InputText(line)])
    }
}

/// What somebody typed into a form.
pub fn typed(form: &serenity::ModalInteraction) -> String {
    let parts = form.data.components.iter().flat_map(|row| &row.components);
    let mut lines = parts.filter_map(|part| match part {
        ActionRowComponent::InputText(line) if line.custom_id == LINE => line.value.as_deref(),
        _ => None,
    });
    without_name(lines.next().unwrap_or_default(), NAMES).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{GameKind, Level};
    use crate::screen::custom_id::PlanButton;
    use crate::table::{GameNumber, Moment, PlanId};

    #[test]
    fn a_form_is_one_required_line_within_discords_limits() {
        let form = Form {
            action: Action::Cut(Moment::in_round(GameNumber(u64::MAX), u32::MAX)),
            title: "t".repeat(50),
            label: "l".repeat(50),
            value: "v".repeat(50),
            longest: 40,
        };
        let json = serde_json::to_value(form.create()).unwrap();
        let id = json["custom_id"].as_str().unwrap();
        assert!(id.chars().count() <= 100, "{id}");
        assert_eq!(Form::action(id), Ok(form.action));
        assert_eq!(Form::action(&form.action.to_string()), Ok(form.action), "of an older version");
        assert_eq!(json["title"].as_str().unwrap().chars().count(), 45);
        let rows = json["components"].as_array().unwrap();
        let line = &rows[0]["components"][0];
        assert_eq!((rows.len(), &rows[0]["type"]), (1, &1.into()));
        assert_eq!((&line["type"], &line["style"]), (&4.into(), &1.into()));
        assert_eq!(line["label"].as_str().unwrap().chars().count(), 45);
        assert_eq!(line["value"].as_str().unwrap().chars().count(), 40);
        assert_eq!(line["min_length"], 1);
        assert_eq!(line["max_length"], 40);
        assert_eq!(line["required"], true);
    }

    #[test]
    fn every_value_has_a_form_of_its_own() {
        let id = |action: Action, value: &str| {
            let (title, label) = <(String, String)>::default();
            let form = Form { action, title, label, value: value.to_owned(), longest: 60 };
            serde_json::to_value(form.create()).unwrap()["custom_id"].as_str().unwrap().to_owned()
        };
        let plan = PlanId(u64::MAX);
        for action in [
            Action::Cut(Moment::in_round(GameNumber(u64::MAX), u32::MAX)),
            Action::Plan(GameKind::Getaway, plan, u32::MAX, PlanButton::Time),
            Action::Again(
                GameKind::Getaway,
                GameNumber(u64::MAX),
                u32::MAX,
                Level::Normal,
                Some(10),
            ),
        ] {
            let (one, other) = (id(action, "fri 20:00"), id(action, "fri 21:00"));
            assert_ne!(one, other);
            assert_eq!(one, id(action, "fri 20:00"), "an id is used again only with its value");
            assert_eq!(Form::action(&one), Form::action(&other));
            assert!(one.len() <= 100, "{one}");
        }
    }
}
