//! The callback: the first answer to an interaction.

use serde_json::{Value, json};

use super::{Call, Outcome, access, thread};
use crate::check;
use crate::error::ApiError;
use crate::events::{self, Draft, Posting};
use crate::flag;
use crate::ids::{InteractionId, MessageId};
use crate::state::{AckKind, Choice, Interaction, World};

pub(super) fn answer(world: &mut World, id: &str, token: &str, call: &Call<'_>) -> Outcome {
    let interaction = awaited(world, id, token)?.clone();
    let number = call.body["type"].as_u64().unwrap_or_default();
    let Some(kind) = AckKind::of(number, interaction.kind, interaction.source.is_some()) else {
        let message = "This type cannot answer this interaction.";
        return Err(ApiError::bad_field("type", "BASE_TYPE_CHOICES", message));
    };
    let original = act(world, &interaction, kind, &call.body["data"], call)?;
    let now = world.clock.elapsed();
    world.interactions.change(interaction.id, |interaction| {
        interaction.ack = Some((kind, now));
        interaction.original = original;
    });
    if !call.asks_for("with_response") {
        return Ok(None);
    }
    let mut answer = json!({
        "interaction": {
            "id": interaction.id,
            "type": interaction.kind.number(),
            "channel_id": interaction.channel,
            "guild_id": interaction.guild,
        },
    });
    if let Some(message) = original.and_then(|id| world.messages.live(id)) {
        let about = &mut answer["interaction"];
        about["response_message_id"] = json!(message.id);
        about["response_message_loading"] = json!(kind == AckKind::Defer);
        about["response_message_ephemeral"] = json!(message.is_ephemeral());
    }
    // A deferral has no message to describe yet.
    if let AckKind::Reply | AckKind::Update = kind {
        let message = original.and_then(|id| access::shown(world, id));
        answer["resource"] = json!({ "type": number, "message": message });
    }
    Ok(Some(answer))
}

/// The interaction, if it can still be acknowledged.
fn awaited<'a>(world: &'a World, id: &str, token: &str) -> Result<&'a Interaction, ApiError> {
    let known = id.parse().ok().and_then(|id: InteractionId| world.interactions.get(id));
    let interaction =
        known.filter(|known| known.token == token).ok_or_else(ApiError::unknown_interaction)?;
    if interaction.ack.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    let clock = &world.clock;
    if interaction.time_left(clock).is_zero() || interaction.is_expired(clock.elapsed()) {
        return Err(ApiError::unknown_interaction());
    }
    if world.guilds.channel(interaction.channel).is_none() {
        return Err(ApiError::unknown_channel());
    }
    Ok(interaction)
}

/// Carries out the answer; returns the message that `@original` names from now on.
fn act(
    world: &mut World,
    interaction: &Interaction,
    kind: AckKind,
    data: &Value,
    call: &Call<'_>,
) -> Result<Option<MessageId>, ApiError> {
    let posting = |ephemeral: bool, world: &World| Posting {
        only_for: ephemeral.then_some(interaction.user),
        interaction: Some(interaction.id),
        reply_to: interaction.source,
        ..Posting::new(interaction.channel, world.app.bot)
    };
    match kind {
        AckKind::Reply => {
            let draft = Draft::read(world, data, &call.files)?;
            let posting = posting(draft.is_ephemeral(), world);
            thread::wake_for_answer(world, interaction.channel)?;
            events::post(world, posting, draft).map(Some)
        }
        AckKind::Defer => {
            let ephemeral = data["flags"].as_u64().unwrap_or_default() & flag::EPHEMERAL != 0;
            let posting = posting(ephemeral, world);
            thread::wake_for_answer(world, interaction.channel)?;
            Ok(Some(events::post_thinking(world, posting)))
        }
        AckKind::DeferUpdate => Ok(interaction.source),
        AckKind::Update => {
            let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
            let draft = Draft::edit(world, source, data, &call.files)?;
            access::check_active(world, interaction.channel)?;
            events::edit(world, source, draft)?;
            Ok(Some(source))
        }
        AckKind::Choices => {
            let choices = read_choices(data)?;
            world.interactions.change(interaction.id, |interaction| interaction.choices = choices);
            Ok(None)
        }
        AckKind::Modal => {
            let knows_emoji = |id: &str| id.parse().is_ok_and(|id| world.emojis.contains_key(&id));
            check::modal::check(data, &knows_emoji)?;
            let mut form = data.clone();
            events::number_parts(&mut form["components"]);
            let form = Some(form);
            world.interactions.change(interaction.id, |interaction| interaction.modal = form);
            Ok(None)
        }
    }
}

fn read_choices(data: &Value) -> Result<Vec<Choice>, ApiError> {
    check::command::offered(data)?;
    let read = |choice: &Value| Choice {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    };
    let offered = data["choices"].as_array().into_iter().flatten();
    Ok(offered.map(read).collect())
}
