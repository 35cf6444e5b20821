//! The first answer to an interaction.

use serde_json::{Value, json};

use super::{Call, Outcome};
use crate::sandbox::check;
use crate::sandbox::draft::{Draft, Posting};
use crate::sandbox::error::{ApiError, Faults};
use crate::sandbox::ids::{InteractionId, MessageId};
use crate::sandbox::interaction::{AckKind, Choice, Interaction};
use crate::sandbox::wire::{self, flag};
use crate::sandbox::world::World;

pub(super) fn answer(world: &mut World, id: &str, token: &str, call: &Call<'_>) -> Outcome {
    let interaction = awaited(world, id, token)?.clone();
    let number = call.body["type"].as_u64().unwrap_or_default();
    let Some(kind) = AckKind::of(number, interaction.kind, interaction.source.is_some()) else {
        let mut faults = Faults::default();
        faults.at(
            "type",
            "BASE_TYPE_CHOICES",
            "This type cannot answer this interaction.",
        );
        return faults.finish().map(|()| None);
    };
    let original = act(world, &interaction, kind, &call.body["data"], call)?;
    let now = world.clock.elapsed();
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.ack = Some((kind, now));
        interaction.original = original;
    }
    if !call.query.contains("with_response=true") {
        return Ok(None);
    }
    let message = original
        .and_then(|id| world.live_message(id))
        .map(|message| wire::message(world, message));
    Ok(Some(json!({
        "interaction": {
            "id": interaction.id,
            "type": interaction.kind.number(),
            "response_message_id": original,
            "response_message_loading": kind == AckKind::Defer,
        },
        "resource": { "type": number, "message": message },
    })))
}

/// The interaction, if its answer can still be given.
fn awaited<'a>(world: &'a World, id: &str, token: &str) -> Result<&'a Interaction, ApiError> {
    let known = id
        .parse()
        .ok()
        .and_then(|id: InteractionId| world.interactions.get(&id));
    let interaction = known
        .filter(|known| known.token == token)
        .ok_or_else(ApiError::unknown_interaction)?;
    if interaction.ack.is_some() {
        return Err(ApiError::already_acknowledged());
    }
    let now = world.clock.elapsed();
    if interaction.is_overdue(now, world.ack_deadline)
        || interaction.is_expired(now, world.token_life)
    {
        return Err(ApiError::unknown_interaction());
    }
    if !world.channels.contains_key(&interaction.channel) {
        return Err(ApiError::unknown_channel());
    }
    Ok(interaction)
}

/// Does what the answer says; gives the message that `@original` names from now on.
fn act(
    world: &mut World,
    interaction: &Interaction,
    kind: AckKind,
    data: &Value,
    call: &Call<'_>,
) -> Result<Option<MessageId>, ApiError> {
    let posting = |ephemeral: bool, world: &World| Posting {
        channel: interaction.channel,
        author: world.bot,
        only_for: ephemeral.then_some(interaction.user),
        interaction: Some(interaction.id),
    };
    match kind {
        AckKind::Reply => {
            let draft = Draft::read(world, data, &call.files)?;
            let posting = posting(draft.is_ephemeral(), world);
            world.post(posting, draft).map(Some)
        }
        AckKind::Defer => {
            let ephemeral = data["flags"].as_u64().unwrap_or_default() & flag::EPHEMERAL != 0;
            let posting = posting(ephemeral, world);
            Ok(Some(world.post_thinking(posting)))
        }
        AckKind::DeferUpdate => Ok(interaction.source),
        AckKind::Update => {
            let source = interaction.source.ok_or_else(ApiError::unknown_message)?;
            let draft = Draft::read(world, data, &call.files)?;
            world.edit(source, draft)?;
            Ok(Some(source))
        }
        AckKind::Choices => {
            let choices = read_choices(data)?;
            if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
                interaction.choices = choices;
            }
            Ok(None)
        }
        AckKind::Modal => {
            check::modal::check(data)?;
            if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
                interaction.modal = Some(data.clone());
            }
            Ok(None)
        }
    }
}

fn read_choices(data: &Value) -> Result<Vec<Choice>, ApiError> {
    let mut faults = Faults::default();
    let offered = data["choices"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    faults.within("data", |faults| {
        if !data["choices"].is_array() {
            faults.required("choices");
        }
        if offered.len() > 25 {
            faults.at(
                "choices",
                "BASE_TYPE_MAX_LENGTH",
                "Must be 25 or fewer in length.",
            );
        }
        faults.within("choices", |faults| {
            for (index, choice) in offered.iter().enumerate() {
                let is_text = choice["value"].is_string();
                faults.within(index, |faults| {
                    check::command::check_choice(faults, choice, is_text)
                });
            }
        });
    });
    faults.finish()?;
    let read = |choice: &Value| Choice {
        name: choice["name"].as_str().unwrap_or_default().to_owned(),
        value: choice["value"].clone(),
    };
    Ok(offered.iter().map(read).collect())
}
