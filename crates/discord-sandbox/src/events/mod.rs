//! What happens in the world, and the events that the bot gets of it.

mod draft;
mod interactions;
mod messages;
mod servers;

pub(crate) use draft::{Draft, Upload};
pub(crate) use interactions::{Deed, begin_interaction, deliver_interaction};
pub(crate) use messages::{
    Posting, delete, delete_together, edit, post, post_text, post_thinking, sweep,
};
pub(crate) use servers::{
    NewChannel, add_channel, add_guild, add_user, archive, deny_bot, join, leave, remove_bot,
    remove_channel, seed,
};
