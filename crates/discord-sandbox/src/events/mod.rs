//! Everything that happens in the world, and the events that the bot gets.

mod draft;
mod interactions;
mod layout;
mod messages;
mod parts;
mod servers;
mod threads;

pub(crate) use draft::{Draft, Upload, store};
pub(crate) use interactions::{NewInteraction, begin_interaction, deliver_interaction};
pub(crate) use messages::{
    Posting, delete, delete_together, edit, post, post_text, post_thinking, sweep,
};
pub(crate) use parts::number_parts;
pub(crate) use servers::{
    add_bot, add_channel, add_guild, add_user, assign, change_channel, join, leave, overwrite,
    remove_bot, remove_channel, seed, set_role, time_out,
};
pub(crate) use threads::{NewThread, invite, remove_thread, start_thread, wake};
