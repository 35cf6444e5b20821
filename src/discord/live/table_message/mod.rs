//! A table's public message, kept up to date by one task per table.
//!
//! The task watches the table's snapshots and has at most one request in flight, so several changes
//! become one edit and the latest state wins. Nothing that goes wrong here stops the game: the
//! message catches up. Owns which message is the table's, also across a restart, and when it moves
//! to the bottom of the channel.

pub mod former;
pub mod nudge;
pub mod page;
mod posting;
mod reposting;
#[cfg(test)]
mod tests;
mod update;

use std::sync::Arc;
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::public_message::PostOnce;
use super::recap::{self, AfterGame, Recap};
use super::saved_messages::SavedTable;
use super::table_display::{Adopted, FirstMessage, TableDisplay};
use crate::discord::bot::Bot;
use crate::discord::http::backoff;
use crate::discord::metrics;
use crate::screen::render::Scene;
use crate::screen::render::message::{Fingerprint, Message};
use crate::table::tasks::sleep_until;
use crate::table::{ChannelId, End, Snapshot, Stage};
use former::{Former, Last};
use nudge::Nudges;
use page::{Page, render};
use reposting::Reposting;

/// How long to wait for the answer to a command to become a new table's first message. After that,
/// this task sends one itself.
const FIRST_ANSWER: Duration = Duration::from_secs(5);
/// After this many failures in a row, the hands no longer wait for the table's message.
const FAILURES_MAX: u32 = 3;
/// Delays in seconds between retries for a table that could not be shown, unless something else
/// says sooner that it can be shown again. The longest delay repeats. Refused requests count: too
/// many of them get the bot's address banned.
const REFUSED_PAUSES: [u64; 3] = [5, 30, 600];
/// How often it is tried to show that a table has ended where the bot can't write. After that, it is
/// left to a later process.
const LAST_TRIES: u32 = 8;

#[derive(Debug)]
struct Present {
    id: u64,
    page: Page,
    /// The part of the game that it last showed; `None` if unknown.
    part: Option<u32>,
    /// `None` after a restart.
    message: Option<Message>,
    /// What the last edit said; `None` if unknown.
    says: Option<Fingerprint>,
    /// Whether it says that all people have left the game.
    deserted: bool,
}

struct TableMessage {
    bot: Arc<Bot>,
    display: Arc<TableDisplay>,
    channel: ChannelId,
    present: Option<Present>,
    former: Former,
    nudges: Nudges,
    nudge_at: Option<Instant>,
    /// How many tries in a row were refused. Logged once, not at every change.
    refused: usize,
    /// Whether that was because the bot can't write in the channel, and may be let in again.
    is_shut_out: bool,
    /// How the table's next message was posted, while it isn't known whether it was.
    unconfirmed: Option<PostOnce>,
    /// What that message said; `None` if unknown.
    lost: Option<Message>,
    /// The newest message that has ever been the table's.
    newest: Option<u64>,
    /// Whether a message that is posted here is the first to be seen of the table. Unlike later ones,
    /// it mentions a role.
    is_first: bool,
    reposting: Reposting,
    /// Whether somebody was told why the table isn't shown.
    refusal_explained: bool,
    /// What the evening was like that ended with the table, once that was read.
    recap: Option<Option<Recap>>,
    after_game: Option<AfterGame>,
}

/// Keeps a table's message up to date until the table ends or the process shuts down. Never stops
/// in the middle of a request, so that the store knows which message is the table's.
pub async fn run(bot: Arc<Bot>, display: Arc<TableDisplay>, first: FirstMessage) {
    let stop = bot.tasks.stop.clone();
    if first == FirstMessage::Existing && !Box::pin(display.resume(&stop)).await {
        return;
    }
    let mut snapshots = display.table.watch();
    let mut message = TableMessage {
        bot,
        channel: display.table.place().channel,
        display,
        present: None,
        former: Former::default(),
        nudges: Nudges::default(),
        nudge_at: None,
        refused: 0,
        is_shut_out: false,
        unconfirmed: None,
        lost: None,
        newest: None,
        is_first: first != FirstMessage::Answer,
        reposting: Reposting::default(),
        refusal_explained: false,
        recap: None,
        after_game: None,
    };
    Box::pin(message.begin(first, &stop)).await;
    let (mut failures, mut last_tries) = (0, 0);
    loop {
        Box::pin(message.adopt_all()).await;
        let snapshot = snapshots.borrow_and_update().clone();
        // Boxed, so the task stays small while it only waits, which is most of the time.
        let again = Box::pin(message.update(&snapshot)).await;
        failures = if again { failures + 1 } else { 0 };
        if again {
            metrics::retried();
        }
        let pause = message.reposting.pause();
        if message.refused > 0 || failures >= FAILURES_MAX || pause.is_some() {
            message.display.stays(Page::due(&snapshot.stage).and_then(Page::game));
        }
        let has_ended = snapshot.has_ended();
        if has_ended && !again {
            last_tries += 1;
            let is_shown_to_nobody = Page::due(&snapshot.stage).is_none();
            if !message.is_shut_out || is_shown_to_nobody || last_tries >= LAST_TRIES {
                if message.display.stop_adopting() {
                    break;
                }
                // An answer came during the last update, with buttons that have to go.
                continue;
            }
        }
        tokio::select! {
            // After a failure, the pause comes first. Changes made during it are in the snapshot
            // that is shown next.
            () = tokio::time::sleep(backoff(failures)), if again => {}
            // After its end, a table shows nothing new.
            changed = snapshots.changed(), if !again && !has_ended => {
                if changed.is_err() { break }
            }
            () = message.display.woken() => {}
            () = sleep_until(message.nudge_at), if !again => {}
            () = sleep_until(pause), if pause.is_some() => {}
            () = tokio::time::sleep(message.refused_pause()), if message.refused > 0 => {}
            () = stop.cancelled() => break,
        }
    }
    Box::pin(message.end(&stop)).await;
}

impl TableMessage {
    async fn begin(&mut self, first: FirstMessage, stop: &CancellationToken) {
        match first {
            FirstMessage::Answer => {
                let opened = self.display.snapshot();
                let first = tokio::time::timeout(FIRST_ANSWER, self.display.woken());
                let _ = stop.run_until_cancelled(first).await;
                let is_missing = self.display.notes.lock().adopted.is_empty();
                if is_missing {
                    // Discord may have accepted the answer without saying so.
                    self.unconfirmed = Some(PostOnce::after(None).unconfirmed());
                    self.lost = self.answer_of(&opened).await;
                }
            }
            FirstMessage::Elsewhere => {}
            FirstMessage::Existing => {
                if let Some(SavedTable { message, page, former }) = self.display.saved.table().await
                {
                    self.former = Former::resumed(&former);
                    (self.newest, self.is_first) = (Some(message), false);
                    self.display.moved(page.game(), message);
                    self.present = Some(Present::new(message, page, None));
                }
                self.unconfirmed = Some(PostOnce::after(self.newest).unconfirmed());
                let (mentions, waits) = self.display.saved.mentions().await;
                let is_known = |id: &u64| waits.iter().any(|mention| mention.sent.contains(id));
                // An earlier version didn't say whom its mentions are for.
                for mention in mentions.into_iter().filter(|id| !is_known(id)) {
                    self.former.push(mention, Last::Delete);
                }
                self.nudges = Nudges::resumed(waits);
            }
        }
    }

    /// What the answer to the command said that opened the table.
    async fn answer_of(&self, opened: &Snapshot) -> Option<Message> {
        let settings = self.bot.guild_settings(opened.place.guild).await;
        let after = recap::after(self.bot.tables.store(), opened).await;
        let scene = Scene::of(settings.catalog_of(opened.settings.options.kind()), opened);
        let scene = AfterGame::added(after.as_ref(), scene);
        Some(render(&scene, Page::due(&opened.stage)?).message)
    }

    async fn end(&mut self, stop: &CancellationToken) {
        // The last answer may have become the table's message.
        self.adopt_all().await;
        let closed = stop.run_until_cancelled(self.close_thread()).await;
        let saved = &self.display.saved;
        // If something is left to do, a later process does it.
        if self.is_finished() && closed.is_some() {
            saved.forget_messages().await;
        } else {
            saved.flush().await;
        }
    }

    /// Whether the table has ended and all of its messages have their final form.
    fn is_finished(&self) -> bool {
        let stage = &self.display.snapshot().stage;
        // Below another table's message, it isn't shown.
        let gives_way = self.present.is_none() && self.gives_way(Page::Ended);
        let is_shown = |page| self.present.as_ref().map_or(gives_way, |now| now.page == page);
        let ended = matches!(stage, Stage::Ended(_)) && Page::due(stage).is_none_or(is_shown);
        ended && self.former.is_empty()
    }

    /// Closes the table's own thread if the table has ended.
    async fn close_thread(&self) {
        let now = self.display.snapshot();
        if matches!(&now.stage, Stage::Ended(end) if !matches!(end, End::ChannelGone)) {
            self.bot.threads.close(now.place, now.table).await;
        }
    }

    fn refused_pause(&self) -> Duration {
        let at = self.refused.saturating_sub(1).min(REFUSED_PAUSES.len() - 1);
        Duration::from_secs(REFUSED_PAUSES[at])
    }

    async fn adopt_all(&mut self) {
        let display = self.display.clone();
        let next = || display.notes.lock().adopted.pop_front();
        while let Some(adopted) = next() {
            self.adopt(adopted).await;
        }
    }

    async fn adopt(&mut self, adopted: Adopted) {
        // It may have been found in the channel before its answer was reported here.
        if self.present.as_ref().is_some_and(|present| present.id == adopted.message) {
            return;
        }
        let adopts = adopted.page.page;
        if adopts != Page::Ended && self.present.as_ref().is_some_and(|now| now.page == Page::Ended)
        {
            // It came too late: everyone can already read that the table has ended.
            let last = Last::Say(page::over(adopts, adopted.page.message));
            self.former.push(adopted.message, last);
            return self.save().await;
        }
        // Two messages must not show the same page.
        self.retire(|present| match present.message {
            Some(message) if present.page != adopted.page.page => Last::Say(message.closed()),
            None if present.page != adopted.page.page => Last::Strip,
            _ => Last::Delete,
        });
        self.presents(adopted.message, adopted.page.page, Some(adopted.page.message)).await;
    }

    /// Makes this the table's message. `message`: what it says, if that is known.
    async fn presents(&mut self, sent: u64, page: Page, message: Option<Message>) {
        (self.newest, self.is_first) = (self.newest.max(Some(sent)), false);
        self.display.moved(page.game(), sent);
        self.present = Some(Present::new(sent, page, message));
        self.reposting.posted();
        // Saved, so that a restart continues with the same message.
        self.save().await;
    }

    /// Records which message is the table's.
    async fn save(&self) {
        let Some(present) = &self.present else { return };
        let table =
            SavedTable { message: present.id, page: present.page, former: self.former.to_saved() };
        self.display.saved.set_table(table).await;
    }

    /// Turns the current message into a former one.
    fn retire(&mut self, last: impl FnOnce(Present) -> Last) {
        if let Some(present) = self.present.take() {
            self.former.push(present.id, last(present));
        }
    }
}

impl Present {
    /// `message`: what it says, if that is known.
    fn new(id: u64, page: Page, message: Option<Message>) -> Present {
        Present {
            id,
            page,
            part: None,
            says: message.as_ref().map(Message::fingerprint),
            message,
            deserted: false,
        }
    }
}
