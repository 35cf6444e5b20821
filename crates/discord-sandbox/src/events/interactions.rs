//! Begins and delivers interactions.

use std::sync::Arc;

use serde_json::Value;

use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::refused::Refused;
use crate::state::{Interaction, InteractionKind, World};
use crate::wire;

#[derive(Clone, Debug)]
pub(crate) struct NewInteraction {
    pub(crate) kind: InteractionKind,
    pub(crate) user: UserId,
    pub(crate) channel: ChannelId,
    pub(crate) source: Option<MessageId>,
    pub(crate) data: Value,
    pub(crate) what: String,
}

/// Records what a person did, and tells the bot.
pub(crate) fn begin_interaction(
    world: &mut World,
    new: NewInteraction,
) -> Result<InteractionId, Refused> {
    let (guild, channel) = world.guilds.reach(new.user, new.channel)?;
    if !guild.has_commands || !world.sessions.serve(guild.id) {
        return Err(Refused::BotOffline);
    }
    let id = InteractionId::from(world.clock.next_id());
    let token =
        format!("interaction.{id}.{:016x}{:016x}", rand::random::<u64>(), rand::random::<u64>());
    let interaction = Interaction {
        id,
        token,
        kind: new.kind,
        user: new.user,
        guild: guild.id,
        channel: new.channel,
        what: new.what,
        given: given(&new.data),
        made: world.clock.elapsed(),
        made_awake: world.clock.awake(),
        ack: None,
        source: new.source,
        original: None,
        followups: Vec::new(),
        choices: Vec::new(),
        modal: None,
        expired: false,
        bell: Arc::default(),
    };
    let event = (guild.id, wire::interaction(world, &interaction, guild, channel, &new.data));
    world.interactions.keep(interaction);
    if let Some((guild, payload)) = world.broken.hold_back(event) {
        deliver_interaction(world, guild, &payload);
    }
    Ok(id)
}

/// The values of options, menus and fields, and the custom ids, wherever they are in the data.
fn given(data: &Value) -> Vec<String> {
    match data {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, field)| match (name.as_str(), field) {
                ("value" | "custom_id", Value::String(text)) => vec![text.clone()],
                ("values", Value::Array(chosen)) => {
                    chosen.iter().filter_map(Value::as_str).map(str::to_owned).collect()
                }
                _ => given(field),
            })
            .collect(),
        Value::Array(all) => all.iter().flat_map(given).collect(),
        _ => Vec::new(),
    }
}

/// Sends an interaction to the bot, or twice if a test asked for that.
pub(crate) fn deliver_interaction(world: &mut World, guild: GuildId, payload: &Value) {
    let times = if world.broken.take_duplicate() { 2 } else { 1 };
    for _ in 0..times {
        world.sessions.dispatch(guild, None, "INTERACTION_CREATE", payload);
    }
}
