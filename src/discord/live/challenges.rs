//! Deletes the questions whether somebody plays now: ten minutes after they were asked, or as soon as
//! they are answered. What is due follows from the store, so a later process goes on with it; while
//! none runs, they stay, and nobody can answer them any more once they are due.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use super::due::{self, RetryLater, SOON};
use super::public_message::{PostOnce, Route};
use crate::discord::bot::Bot;
use crate::discord::http::ApiError;
use crate::screen::custom_id::{Action, Challenge};
use crate::screen::i18n::Catalog;
use crate::screen::render::message::{Button, ButtonStyle, Message};
use crate::screen::render::names::{mention, named};
use crate::store::{DueChallenge, causes};

/// How long a question is open.
pub const LASTS: Duration = Duration::from_secs(10 * 60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// The question to one person. `by`: what the one who asks is called.
pub fn question(catalog: &Catalog, challenge: Challenge, by: &str) -> Message {
    let who = mention(challenge.asked);
    let text = catalog.challenge_ask(who, named(catalog, by), catalog.name());
    let message = Message { mentions: vec![challenge.asked], ..Message::text(text) };
    let play = catalog.button_challenge_play();
    message.with_buttons(vec![
        Button::new(Action::Accept(challenge), play, ButtonStyle::Success),
        Button::secondary(Action::Decline(challenge), catalog.button_challenge_decline()),
    ])
}

/// Runs until dropped.
pub async fn run(bot: Arc<Bot>) {
    // When questions that don't count any more were last forgotten.
    let forgotten = Mutex::new(None::<Instant>);
    let due = || async {
        let (store, now) = (bot.tables.store(), bot.tables.plans().now().await?);
        if forgotten.lock().is_none_or(|at| at.elapsed() >= HOUR) {
            store.forget_challenges(now).await?;
            *forgotten.lock() = Some(Instant::now());
        }
        let (due, range) = (store.challenges_due(now).await?, store.share().range);
        Ok(due.into_iter().filter(|due| range.has(due.place.guild)).collect())
    };
    due::run(due, |due| go(bot.clone(), due)).await;
}

/// Deletes a question that is due, unless it can't be deleted.
async fn go(bot: Arc<Bot>, due: DueChallenge) -> Result<(), RetryLater> {
    let channel = due.place.channel;
    match delete(&bot, &due).await {
        Ok(()) => {}
        Err(error) if error.is_transient() => {
            tracing::debug!(%channel, %error, "a question could not be deleted yet");
            return Err(SOON);
        }
        Err(error) => tracing::debug!(%channel, %error, "a question can't be deleted"),
    }
    bot.tables.store().challenge_gone(due.id).await.map_err(|error| {
        tracing::warn!(error = causes(&error), "that a question is gone is not noted yet");
        SOON
    })
}

/// Deletes a question, after looking for it if it isn't known whether it was posted.
async fn delete(bot: &Bot, due: &DueChallenge) -> Result<(), ApiError> {
    let settings = bot.guild_settings(due.place.guild).await;
    let route = Route::new(&bot.discord, due.place.channel, &settings);
    let messages = match (due.message, due.doc.parse::<Action>()) {
        (Some(message), _) => vec![message],
        (None, Ok(accept)) => {
            let known = Message::default().with_buttons(vec![Button::secondary(accept, "")]);
            route.find(&PostOnce::after(Some(due.id.0)), &known).await?
        }
        (None, Err(_)) => Vec::new(),
    };
    for message in messages {
        match route.delete(message).await {
            Ok(()) | Err(ApiError::MessageGone) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
