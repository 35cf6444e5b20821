//! What reaches poise. A command of a kind that nobody knows yet is readable for serenity, and makes
//! poise panic: it stays here, and is answered like what can't be read.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use serenity::{CommandType, CreateAutocompleteResponse, FullEvent, Interaction};

use super::commands::{Error, autocomplete};
use super::errors;
use crate::discord::bot::Bot;
use crate::discord::unreadable::{self, Unreadable};

/// The framework of the commands.
pub struct Commands(pub poise::Framework<Arc<Bot>, Error>);

#[serenity::async_trait]
impl serenity::Framework for Commands {
    async fn init(&mut self, client: &serenity::Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: FullEvent) {
        let is_odd =
            |command: &serenity::CommandInteraction| command.data.kind != CommandType::ChatInput;
        let interaction = match event {
            FullEvent::InteractionCreate { interaction } => interaction,
            event => return self.0.dispatch(ctx, event).await,
        };
        let bot = self.0.user_data().await;
        match &interaction {
            Interaction::Command(command) if is_odd(command) => {
                note();
                errors::apologise(bot, command).await;
            }
            Interaction::Autocomplete(typing) if is_odd(typing) => {
                note();
                autocomplete::offer(bot, typing, CreateAutocompleteResponse::new()).await;
            }
            _ => {
                self.0.dispatch(ctx, FullEvent::InteractionCreate { interaction }).await;
            }
        }
    }
}

fn note() {
    unreadable::count("INTERACTION_CREATE", &Unreadable::at("data.type", "expected 1"));
}
