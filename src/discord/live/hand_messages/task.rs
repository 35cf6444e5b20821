//! The task that keeps a table's hands up to date. Each player has at most one request in flight,
//! and no player waits for another's.

use std::sync::Arc;
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::Instant;

use super::hand::{Address, Backoff, Update};
use crate::discord::bot::Bot;
use crate::discord::http::{ApiError, Discord, Target};
use crate::discord::live::table_display::{FirstMessage, TableDisplay};
use crate::discord::metrics;
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::Visibility;
use crate::table::ChannelId;
use crate::table::tasks::{caught_in, sleep_until};

/// How long requests in flight may take when the process shuts down.
const GRACE: Duration = Duration::from_secs(3);
/// The shortest time between two checks for expired tokens: saving may fail, and must not be
/// retried in a busy loop.
const CHECK_EVERY: Duration = Duration::from_secs(1);

enum Outcome {
    Shown(Box<Update>, Result<u64, ApiError>),
    Deleted(Address, Result<(), ApiError>),
}

#[derive(Default)]
struct Work {
    requests: JoinSet<Outcome>,
    /// The pause after a hand could not be deleted.
    deletion_backoff: Option<Backoff>,
}

/// Keeps a table's hands up to date until the table ends or the process shuts down.
pub async fn run(bot: Arc<Bot>, display: Arc<TableDisplay>, first: FirstMessage) {
    let (discord, stop) = (&bot.discord, &bot.tasks.stop);
    if first == FirstMessage::Existing && !display.resume(stop).await {
        return;
    }
    let mut snapshots = display.table.watch();
    let mut positions = display.positions();
    let mut work = Work::default();
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        let position = *positions.borrow_and_update();
        let settings = bot.guild_settings(snapshot.place.guild).await;
        let style = discord.card_style(&settings);
        let kind = snapshot.settings.options.kind();
        let channel = snapshot.place.channel;
        let left = discord.requests.edits_left(channel);
        let due = display.hands.due(settings.catalog_of(kind), &snapshot, position, left);
        work.begin(discord, &style, channel, display.hands.begin(due, left));
        // A later process must not look for a hand that this one has deleted: what is deleted now is
        // not in what is saved before.
        let old = display.hands.take_old(discord.requests.edits_left(channel));
        display.save_hands().await;
        let has_ended = snapshot.has_ended();
        if has_ended
            && work.requests.is_empty()
            && display.hands.next_try().is_none()
            && old.is_empty()
            && display.hands.is_quiet()
        {
            return;
        }
        work.begin_to_delete(discord, old);
        let left = display.saved.expires_in().await;
        let expiry = left.map(|left| Instant::now() + left.max(CHECK_EVERY));
        let again = display.hands.next_try();
        tokio::select! {
            // A table that has ended shows nothing new, and what is left to do goes on.
            changed = snapshots.changed(), if !has_ended => if changed.is_err() { break },
            _ = positions.changed() => {}
            () = display.hands.changed() => {}
            Some(done) = work.requests.join_next() => work.done(&display, done),
            () = sleep_until(again) => {}
            // A token that has expired must not stay saved.
            () = sleep_until(expiry) => {}
            () = stop.cancelled() => break,
        }
    }
    work.finish(&display).await;
    display.save_hands().await;
    display.saved.flush().await;
}

/// Carries out an update in this channel and returns the id of the hand. If the thread was archived
/// in the meantime, it is reopened first.
async fn send(
    discord: &Discord,
    style: &CardStyle,
    channel: ChannelId,
    update: &Update,
) -> Result<u64, ApiError> {
    let body = update.hand.whole().shown(Visibility::Ephemeral, style);
    let Some(at) = &update.at else {
        return discord.send(Target::FollowUps(&update.token), &body).await;
    };
    discord.reopening(channel, || discord.edit(at.target(), &body)).await?;
    Ok(at.id)
}

impl Work {
    /// Starts requests that bring hands up to date.
    fn begin(
        &mut self,
        discord: &Discord,
        style: &CardStyle,
        channel: ChannelId,
        updates: Vec<Update>,
    ) {
        for update in updates {
            let (discord, style) = (discord.clone(), style.clone());
            self.requests.spawn(async move {
                let sent = caught_in(send(&discord, &style, channel, &update));
                // If it is cut short, nobody asks for the result.
                let sent = update.cut.run_until_cancelled(sent).await.flatten();
                let nothing = || Err(ApiError::Transient("sending panicked".to_owned()));
                Outcome::Shown(Box::new(update), sent.unwrap_or_else(nothing))
            });
        }
    }

    fn begin_to_delete(&mut self, discord: &Discord, old: Vec<Address>) {
        // A message that only its owner sees can't be deleted without a valid token.
        for old in old.into_iter().filter(|old| old.token.lives()) {
            let discord = discord.clone();
            let until = self.deletion_backoff.map(|backoff| backoff.until);
            self.requests.spawn(async move {
                if let Some(until) = until {
                    tokio::time::sleep_until(until).await;
                }
                let result = discord.delete(old.target()).await;
                Outcome::Deleted(old, result)
            });
        }
    }

    fn done(&mut self, display: &TableDisplay, done: Result<Outcome, tokio::task::JoinError>) {
        match done {
            Ok(Outcome::Shown(update, result)) => {
                if display.hands.record(*update, result) {
                    metrics::retried();
                }
            }
            Ok(Outcome::Deleted(_, Ok(()))) => self.deletion_backoff = None,
            Ok(Outcome::Deleted(old, Err(error))) if error.is_transient() => {
                metrics::retried();
                self.deletion_backoff = Some(Backoff::after(self.deletion_backoff));
                display.hands.still_old(old);
            }
            Ok(Outcome::Deleted(_, Err(error))) => {
                tracing::debug!(%error, "an older hand could not be deleted");
            }
            Err(error) => tracing::error!(%error, "the task of a hand failed"),
        }
    }

    /// Waits for requests in flight, so that the store knows their results.
    async fn finish(&mut self, display: &TableDisplay) {
        let end = Instant::now() + GRACE;
        while let Ok(Some(done)) = tokio::time::timeout_at(end, self.requests.join_next()).await {
            self.done(display, done);
        }
    }
}

#[cfg(test)]
mod tests {
    use discord_sandbox::{Options, Sandbox};

    use super::*;
    use crate::discord::http::{Token, testing};
    use crate::discord::live::hand_messages::{HandMessages, tests};
    use crate::table::UserId;

    #[tokio::test]
    async fn a_hand_that_hangs_does_not_delay_others() {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        sandbox.faults().hang_requests(1, "", "hanging-token");
        let discord = testing::discord(&sandbox);
        let update = |user, token| tests::update(UserId(user), Token::new(token), "a hand");
        let mut work = Work::default();
        let style = CardStyle::default();
        let hands = HandMessages::default();
        let begun = hands.begin(vec![update(1, "hanging-token"), update(2, "other-token")], None);
        work.begin(&discord, &style, ChannelId(1), begun);
        let Some(Ok(Outcome::Shown(first, result))) = work.requests.join_next().await else {
            panic!("a hand is sent");
        };
        assert_eq!(first.user, UserId(2));
        hands.record(*first, result);
        // The other one still hangs, and a player never has a second request in flight.
        assert!(hands.begin(vec![update(1, "newer-token")], None).is_empty());
    }
}
