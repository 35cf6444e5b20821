//! Forgets a person: their name and what is counted about them, after they were asked.

use super::question;
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::reply::{Reply, Result};
use crate::screen::custom_id::Action;
use crate::screen::render::message::{Button, ButtonStyle};

pub fn ask_forget(invocation: &Invocation) -> Result {
    let catalog = invocation.catalog;
    let yes = Button::new(Action::Forget, catalog.button_forget(), ButtonStyle::Danger);
    Ok(question(invocation, catalog.ask_forget(), yes))
}

pub async fn forget(bot: &Bot, invocation: &Invocation) -> Result {
    bot.tables.forget(invocation.person.id).await?;
    Ok(Reply::text(invocation.catalog.done_forgotten()))
}
