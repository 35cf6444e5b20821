//! Everything that arrives from Discord, and its answers: commands, presses, forms and gateway
//! events.
//!
//! Each becomes an [`invocation`], an [`action`](actions) asks the table, and [`respond`] sends the
//! [`reply`] in time. Decisions are left to tables and games.

pub mod access;
pub mod actions;
pub mod commands;
pub mod components;
pub mod deferral;
pub mod errors;
pub mod events;
pub mod form;
pub mod framework;
pub mod introduction;
pub mod invocation;
pub mod refusal;
mod register;
pub mod reply;
pub mod respond;
pub mod thinking;
pub mod unreadable_events;

use std::sync::Arc;

use poise::serenity_prelude::InteractionId;

use self::invocation::{Bare, Invocation};
use super::bot::Bot;

/// The interaction that was read, with its age; `None` if it was delivered before, or can't be
/// carried out and is answered already.
pub async fn receive(
    bot: &Arc<Bot>,
    id: InteractionId,
    read: Result<Invocation, Bare<'_>>,
) -> Option<Invocation> {
    let age = bot.accept(id.get())?;
    match read {
        Ok(invocation) => Some(invocation.made(age)),
        Err(bare) => {
            unreadable_events::refuse(bot, bare).await;
            None
        }
    }
}
