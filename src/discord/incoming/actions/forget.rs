//! Forgets a person: their name and what is counted about them, after they were asked.

use super::{question, refusal};
use crate::discord::bot::Bot;
use crate::discord::incoming::invocation::Invocation;
use crate::discord::incoming::reply::{Done, Reply};
use crate::screen::custom_id::Action;
use crate::screen::render::message::{Button, ButtonStyle};

pub fn ask_forget(invocation: &Invocation) -> Reply {
    let catalog = invocation.catalog;
    let yes = Button::new(Action::Forget, catalog.button_forget(), ButtonStyle::Danger);
    question(invocation, catalog.ask_forget(), yes)
}

pub async fn forget(bot: &Bot, invocation: &Invocation) -> Done {
    let catalog = invocation.catalog;
    bot.tables.forget(invocation.person.id).await.map_err(|why| refusal::general(catalog, &why))?;
    Ok(Reply::text(catalog.done_forgotten()))
}
