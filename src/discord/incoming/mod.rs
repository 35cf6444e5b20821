//! Everything that arrives from Discord, and its answers: commands, presses, forms and gateway
//! events.
//!
//! Each becomes an [`invocation`], an [`action`](actions) asks the table, and [`respond`] sends its reply
//! in time, or the [`refusal`]'s sentence. Decisions are left to tables and games.

pub mod actions;
pub mod commands;
pub mod components;
pub mod events;
pub mod form;
pub mod invocation;
pub mod refusal;
pub mod respond;
pub mod unreadable_events;

use std::sync::Arc;

use poise::serenity_prelude::InteractionId;
use tokio::sync::watch;

use self::invocation::{Bare, Invocation};
use super::bot::Bot;
use super::gateway::press::Press;
use super::gateway::relay::Listener;

/// The bot, once its first session has begun.
#[derive(Clone, Debug)]
pub struct Begun(pub watch::Receiver<Option<Arc<Bot>>>);

impl Begun {
    /// Waits for the bot; `None` if it ends before it begins.
    async fn bot(&self) -> Option<Arc<Bot>> {
        self.0.clone().wait_for(Option::is_some).await.ok()?.clone()
    }
}

impl Listener for Begun {
    fn handles(&self, kind: &str) -> bool {
        unreadable_events::is_handled(kind)
    }

    fn hear(&self, press: Press) {
        let begun = self.clone();
        tokio::spawn(async move {
            if let Some(bot) = begun.bot().await {
                components::handle(&bot, press).await;
            }
        });
    }
}

/// The interaction that was read, with its age; `None` if it was delivered before, or can't be
/// carried out and is answered already.
pub async fn receive(
    bot: &Arc<Bot>,
    id: InteractionId,
    read: Result<Invocation, Bare<'_>>,
) -> Option<Invocation> {
    let age = bot.accept(id.get())?;
    match read {
        Ok(read) => Some(Invocation { token: read.token.made(age), ..read }),
        Err(bare) => {
            unreadable_events::refuse(bot, bare).await;
            None
        }
    }
}
