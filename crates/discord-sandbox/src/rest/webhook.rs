//! Routes for everything after the first answer, through the interaction's token.

use super::access::shown;
use super::{Call, Outcome, access, thread};
use crate::error::ApiError;
use crate::events::{self, Draft, Posting};
use crate::ids::MessageId;
use crate::state::{Interaction, World};

pub(super) fn route(
    world: &mut World,
    application: &str,
    token: &str,
    rest: &[&str],
    call: &Call<'_>,
) -> Outcome {
    let interaction = usable(world, application, token)?.clone();
    match (call.method, rest) {
        ("POST", []) => follow_up(world, &interaction, call),
        ("GET", ["messages", id]) => {
            let id = find(world, &interaction, id)?;
            Ok(shown(world, id))
        }
        ("PATCH", ["messages", id]) => {
            let id = find(world, &interaction, id)?;
            let draft = Draft::edit(world, id, &call.body, &call.files)?;
            access::check_active(world, interaction.channel)?;
            events::edit(world, id, draft)?;
            Ok(shown(world, id))
        }
        ("DELETE", ["messages", id]) => {
            let id = find(world, &interaction, id)?;
            events::delete(world, id)?;
            Ok(None)
        }
        _ => Err(ApiError::not_found()),
    }
}

/// The interaction, if its token works: it is acknowledged and the token hasn't expired.
fn usable<'a>(
    world: &'a World,
    application: &str,
    token: &str,
) -> Result<&'a Interaction, ApiError> {
    if application != world.app.id.to_string() {
        return Err(ApiError::unknown_webhook());
    }
    let interaction =
        world.interactions.by_token(token).ok_or_else(ApiError::invalid_webhook_token)?;
    let now = world.clock.elapsed();
    if interaction.is_expired(now) {
        return Err(ApiError::invalid_webhook_token());
    }
    let since = interaction.ack.map(|(_, at)| now.saturating_sub(at));
    if since.is_none_or(|since| since < world.hidden.token_delay) {
        return Err(ApiError::unknown_webhook());
    }
    if world.guilds.channel(interaction.channel).is_none() {
        return Err(ApiError::unknown_channel());
    }
    Ok(interaction)
}

/// The message that the id names, if this token may change it: the original answer, the component's
/// message or a follow-up.
fn find(world: &World, interaction: &Interaction, id: &str) -> Result<MessageId, ApiError> {
    let id = if id == "@original" { interaction.original } else { id.parse().ok() };
    let own = |id: &MessageId| {
        [interaction.original, interaction.source].contains(&Some(*id))
            || interaction.followups.contains(id)
    };
    id.filter(own)
        .filter(|id| world.messages.live(*id).is_some())
        .ok_or_else(ApiError::unknown_message)
}

fn follow_up(world: &mut World, interaction: &Interaction, call: &Call<'_>) -> Outcome {
    let draft = Draft::read(world, &call.body, &call.files)?;
    let thinking = interaction
        .original
        .filter(|id| world.messages.live(*id).is_some_and(|message| message.loading));
    thread::wake_for_answer(world, interaction.channel)?;
    // The first follow-up to a deferred answer becomes that answer, with its visibility.
    if let Some(id) = thinking {
        events::edit(world, id, draft)?;
        return Ok(shown(world, id));
    }
    let posting = Posting {
        only_for: draft.is_ephemeral().then_some(interaction.user),
        interaction: Some(interaction.id),
        reply_to: interaction.original,
        ..Posting::new(interaction.channel, world.app.bot)
    };
    let id = events::post(world, posting, draft)?;
    world.interactions.change(interaction.id, |interaction| interaction.followups.push(id));
    Ok(shown(world, id))
}
