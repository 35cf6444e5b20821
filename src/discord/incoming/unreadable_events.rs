//! Events that serenity can't read. It drops them without a word: one odd field anywhere, even in
//! the author of a message, and nothing reaches the bot.
//!
//! Here they are logged with the field, and counted, if they are of a kind that the bot handles. Who
//! waits for an answer gets one. So does who sends an interaction that serenity reads although it
//! can't be carried out (see [`Bare`]), or although the bot, which reads presses itself, couldn't.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serenity::{Event, Interaction};

use super::Begun;
use super::invocation::Bare;
use crate::discord::bot::Bot;
use crate::discord::gateway::press::Press;
use crate::discord::http::{AnswerKind, Response, Token};
use crate::discord::unreadable::{self, Unreadable};
use crate::games::GameKind;
use crate::screen::guild_settings::ServerLanguage;
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::{Message, Visibility};
use crate::table::{GuildId, UserId};

#[derive(Debug)]
pub struct UnreadableEvents(pub Begun);

#[serenity::async_trait]
impl serenity::RawEventHandler for UnreadableEvents {
    async fn raw_event(&self, _: serenity::Context, event: Event) {
        let Some((kind, why, event)) = lost(event) else { return };
        unreadable::count(kind, &why);
        if kind == INTERACTION
            && let Some(bot) = self.0.bot().await
        {
            apologise(&bot, &event).await;
        }
    }
}

/// Which event that the bot handles gets lost, why, and what it says.
fn lost(event: Event) -> Option<(&'static str, Unreadable, Value)> {
    match event {
        Event::Unknown(event) => {
            let (kind, why) = examined(&event.kind, &event.value)?;
            Some((kind, why, event.value))
        }
        // serenity reads only the presses and forms that nobody else could.
        Event::InteractionCreate(serenity::InteractionCreateEvent { interaction, .. })
            if matches!(interaction, Interaction::Component(_) | Interaction::Modal(_)) =>
        {
            let value = serde_json::to_value(interaction).ok()?;
            Some((INTERACTION, Unreadable::unexplained(), value))
        }
        _ => None,
    }
}

/// Says why an event of a kind can't be read; `None` if it can.
type Examine = fn(&Value) -> Option<Unreadable>;

const KINDS: [(&str, Examine); 14] = [
    (INTERACTION, of_interaction),
    ("READY", of::<serenity::ReadyEvent>),
    ("RESUMED", of::<serenity::ResumedEvent>),
    ("GUILD_CREATE", of::<serenity::GuildCreateEvent>),
    ("GUILD_DELETE", of::<serenity::GuildDeleteEvent>),
    ("GUILD_ROLE_UPDATE", of::<serenity::GuildRoleUpdateEvent>),
    ("GUILD_MEMBER_UPDATE", of::<serenity::GuildMemberUpdateEvent>),
    ("CHANNEL_UPDATE", of::<serenity::ChannelUpdateEvent>),
    ("CHANNEL_DELETE", of::<serenity::ChannelDeleteEvent>),
    ("THREAD_UPDATE", of::<serenity::ThreadUpdateEvent>),
    ("THREAD_DELETE", of::<serenity::ThreadDeleteEvent>),
    ("MESSAGE_CREATE", of::<serenity::MessageCreateEvent>),
    ("MESSAGE_DELETE", of::<serenity::MessageDeleteEvent>),
    ("MESSAGE_DELETE_BULK", of::<serenity::MessageDeleteBulkEvent>),
];

pub fn is_handled(kind: &str) -> bool {
    KINDS.iter().any(|(name, _)| *name == kind)
}

/// Which event that the bot handles this is, and why it can't be read.
fn examined(kind: &str, value: &Value) -> Option<(&'static str, Unreadable)> {
    let (kind, why) = KINDS.into_iter().find(|(name, _)| *name == kind)?;
    Some((kind, why(value).unwrap_or_else(Unreadable::unexplained)))
}

fn of<T: DeserializeOwned>(value: &Value) -> Option<Unreadable> {
    unreadable::read_value::<T>(value.clone()).err()
}

/// Interactions are read by their type, since a common type doesn't say which field is wrong.
fn of_interaction(value: &Value) -> Option<Unreadable> {
    match value["type"].as_u64() {
        Some(COMMAND | AUTOCOMPLETE) => of::<serenity::CommandInteraction>(value),
        Some(COMPONENT | FORM) => of::<Press>(value),
        _ => Some(Unreadable::at("type", "expected a known type")),
    }
}

const INTERACTION: &str = "INTERACTION_CREATE";
const PING: u64 = 1;
const COMMAND: u64 = 2;
const COMPONENT: u64 = 3;
const AUTOCOMPLETE: u64 = 4;
const FORM: u64 = 5;

/// An id, in either of the forms in which serenity reads one.
fn id(field: &Value) -> Option<u64> {
    let number = field.as_u64().or_else(|| field.as_str()?.parse().ok());
    number.filter(|id| *id > 0)
}

/// Answers an interaction from what can be read of it: its id, its token and perhaps its person and
/// locale.
async fn apologise(bot: &Arc<Bot>, interaction: &Value) {
    let (Some(number), Some(token)) = (id(&interaction["id"]), interaction["token"].as_str())
    else {
        return;
    };
    if interaction["type"] == PING || bot.accept(number).is_none() {
        return;
    }
    let person = [&interaction["member"]["user"], &interaction["user"]]
        .into_iter()
        .find_map(|person| id(&person["id"]));
    let bare = Bare {
        id: number,
        token,
        person: person.map(UserId),
        locale: interaction["locale"].as_str(),
        guild: id(&interaction["guild_id"]).map(GuildId),
    };
    let _answering = bot.tasks.answers.token();
    if interaction["type"] == AUTOCOMPLETE {
        respond(bot, bare, Response::Choices(&serenity::CreateAutocompleteResponse::new())).await;
    } else {
        say(bot, bare, Catalog::refuse_internal).await;
    }
}

/// The messages in the language that this person reads.
async fn catalog_for(bot: &Bot, bare: Bare<'_>) -> &'static Catalog {
    let spoken = bare.locale.and_then(Language::of_locale);
    let server = match bare.guild {
        Some(guild) => bot.guild_settings(guild).await.language,
        None => ServerLanguage::default(),
    };
    let own = match bare.person {
        Some(person) => bot.preferences_of(person).await.language,
        None => None,
    };
    let language = Language::of_reader(own, server.chosen(), spoken);
    language.unwrap_or(server.spoken()).catalog_of(GameKind::default())
}

/// Notes an interaction that serenity reads although it says nothing about its server or its
/// person.
pub fn note(bare: Bare<'_>) {
    let field = match bare.guild {
        None => "guild_id",
        Some(_) => "member",
    };
    unreadable::count(INTERACTION, &Unreadable::at(field, "missing"));
}

/// Notes such an interaction and says that nothing was done.
pub async fn refuse(bot: &Arc<Bot>, bare: Bare<'_>) {
    let _answering = bot.tasks.answers.token();
    note(bare);
    say(bot, bare, Catalog::refuse_internal).await;
}

/// A sentence of the catalog. Whoever answers chooses the catalog: that of the person who reads it.
pub type Words = fn(&Catalog) -> String;

/// Answers an interaction that can't be carried out with a sentence.
pub async fn say(bot: &Arc<Bot>, bare: Bare<'_>, words: Words) {
    let text = words(catalog_for(bot, bare).await);
    let body = Message::text(text).shown(Visibility::Ephemeral, &CardStyle::default());
    respond(bot, bare, Response::Show(AnswerKind::Message, &body)).await;
}

async fn respond(bot: &Arc<Bot>, bare: Bare<'_>, response: Response<'_>) {
    if let Err(error) = bot.discord.respond(bare.id, &Token::new(bare.token), response).await {
        tracing::warn!(%error, "an interaction that can't be carried out could not be answered");
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn said(kind: &str, value: &Value) -> Option<String> {
        examined(kind, value).map(|(_, why)| why.to_string())
    }

    #[test]
    fn the_field_of_an_event_is_named_if_the_bot_handles_the_kind() {
        let thread = json!({"id": "1", "guild_id": "2", "parent_id": "secret", "type": 11});
        let why = said("THREAD_DELETE", &thread).unwrap();
        assert!(why.contains("parent_id") && !why.contains("secret"), "{why}");
        assert_eq!(said("TYPING_START", &thread), None);
        let press = json!({"type": 9, "token": "secret"});
        assert_eq!(said("INTERACTION_CREATE", &press).unwrap(), "at type: expected a known type");
    }

    #[test]
    fn an_id_is_text_or_a_number() {
        assert_eq!(id(&json!("12")), Some(12));
        assert_eq!(id(&json!(12)), Some(12));
        for none in [json!("0"), json!(-1), json!("x"), json!(1.5), json!(null)] {
            assert_eq!(id(&none), None);
        }
    }
}
