//! A table's public message: one task a table that keeps it up to date.
//!
//! It watches the table's snapshots and has at most one request in flight, so that several changes
//! become one edit and the latest state wins. Nothing that goes wrong here stops the game: the
//! message catches up. Owns which message is the table's, also across a restart, and when it moves to
//! the bottom of the channel. Knows no bot: who runs it gives it all that it needs.

mod nudge;
mod page;
mod route;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::anchor::KeptTable;
use super::games::display;
use super::guild_settings::GuildSettingsCache;
use super::http::{ApiError, Discord, Token, backoff};
use super::look::Look;
use super::message::Message;
use super::render::Scene;
use super::table_display::TableDisplay;
use crate::table::{ChannelId, Snapshot, Stage};
use nudge::{Nudges, Way};
pub use page::{Page, RenderedPage, render};
use route::SentMessage;

/// How long the first message of a new table may take to be sent as the answer to a command, before
/// this task sends one by itself.
const FIRST_ANSWER: Duration = Duration::from_secs(5);
/// How many old messages wait at most for their last edit; beyond that the oldest keeps its buttons,
/// whose presses are refused as stale.
const OLD_MAX: usize = 8;
/// After so many failures the hands no longer wait for the table's message.
const FAILURES_MAX: u32 = 3;

/// Where a table's first message comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The answer to a command will be the table's first message.
    Answer,
    /// The table was there before this process: its message goes on.
    Resume,
}

/// A message that was sent as the answer to a command and is the table's message from now on.
#[derive(Clone, Debug)]
pub struct Adopted {
    /// What it shows.
    pub page: RenderedPage,
    /// Its id.
    pub id: u64,
    /// The token with which it was sent.
    pub token: Token,
}

/// What the task works with.
#[derive(Clone, Debug)]
pub struct Services {
    /// The connection to Discord.
    pub discord: Discord,
    /// The server's settings: the language, and after how long people are mentioned.
    pub settings: Arc<GuildSettingsCache>,
    /// Cancelled when the task is to end.
    pub stop: CancellationToken,
}

/// The table's present message.
#[derive(Debug)]
struct Present {
    sent: SentMessage,
    page: Page,
    /// The part of the game that it showed last; none if that is not known.
    part: Option<u32>,
    /// None after a restart: what the last edit said is not known.
    message: Option<Message>,
}

/// What becomes of a former message.
#[derive(Debug)]
enum Last {
    /// It says this for good.
    Say(Message),
    /// Only its buttons go.
    Strip,
    /// It goes.
    Delete,
}

struct TableMessage {
    services: Services,
    display: Arc<TableDisplay>,
    channel: ChannelId,
    present: Option<Present>,
    former: VecDeque<(SentMessage, Last)>,
    nudges: Nudges,
    /// When somebody is to be mentioned.
    nudge_at: Option<Instant>,
    /// Whether the last try was refused for good: logged once, not at every change.
    refused: bool,
}

/// Keeps a table's message up to date until the table has ended or the process is to end: then not
/// in the middle of a request, so that the store knows which message is the table's.
pub async fn run(
    services: Services,
    display: Arc<TableDisplay>,
    start: Start,
    mut adoptions: mpsc::Receiver<Adopted>,
) {
    let stop = services.stop.clone();
    let mut snapshots = display.table.watch();
    let mut message = TableMessage {
        services,
        channel: display.table.place().channel,
        display,
        present: None,
        former: VecDeque::new(),
        nudges: Nudges::default(),
        nudge_at: None,
        refused: false,
    };
    message.begin(start, &mut adoptions, &stop).await;
    let mut failures = 0;
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        let again = message.update(&snapshot).await;
        failures = if again { failures + 1 } else { 0 };
        if message.refused || failures >= FAILURES_MAX {
            let page = Page::due(&snapshot.stage);
            message.display.placement.stays(page.and_then(Page::game));
        }
        if matches!(snapshot.stage, Stage::Ended(_)) && !again {
            break;
        }
        tokio::select! {
            // After a failure the pause comes first; what changes meanwhile is in the snapshot that
            // is shown then.
            () = tokio::time::sleep(backoff(failures)), if again => {}
            changed = snapshots.changed(), if !again => if changed.is_err() { break },
            Some(adopted) = adoptions.recv() => message.adopt(adopted).await,
            () = sleep_until(message.nudge_at), if !again => {}
            () = stop.cancelled() => break,
        }
    }
    // The last answer that was given may have made the table's message.
    while let Ok(adopted) = adoptions.try_recv() {
        message.adopt(adopted).await;
    }
}

async fn sleep_until(at: Option<Instant>) {
    match at {
        Some(at) => tokio::time::sleep_until(at).await,
        None => std::future::pending().await,
    }
}

impl TableMessage {
    async fn begin(
        &mut self,
        start: Start,
        adoptions: &mut mpsc::Receiver<Adopted>,
        stop: &CancellationToken,
    ) {
        match start {
            Start::Answer => {
                let first = tokio::time::timeout(FIRST_ANSWER, adoptions.recv());
                if let Some(Ok(Some(adopted))) = stop.run_until_cancelled(first).await {
                    self.adopt(adopted).await;
                }
            }
            Start::Resume => {
                self.present = self.display.anchor.table().await.map(Present::resumed);
                let page = self.present.as_ref().map(|present| present.page);
                self.display.placement.stays(page.and_then(Page::game));
                self.nudges = Nudges::resumed(self.display.anchor.mentions().await);
            }
        }
    }

    async fn adopt(&mut self, adopted: Adopted) {
        // The same page twice would be one too many.
        self.retire(|present| match present.message {
            Some(message) if present.page != adopted.page.page => Last::Say(message.closed()),
            None if present.page != adopted.page.page => Last::Strip,
            _ => Last::Delete,
        });
        let sent = SentMessage {
            id: adopted.id,
            token: Some(adopted.token),
        };
        self.presents(sent, adopted.page).await;
    }

    /// The table has a new message.
    async fn presents(&mut self, sent: SentMessage, page: RenderedPage) {
        let (message, page, shows) = (sent.id, page.page, page.message);
        self.present = Some(Present {
            sent,
            page,
            part: None,
            message: Some(shows),
        });
        self.display.placement.moved(page.game());
        // Kept, so that after a restart the same one goes on.
        self.display
            .anchor
            .keep_table(KeptTable { message, page })
            .await;
    }

    /// Makes the present message a former one.
    fn retire(&mut self, last: impl FnOnce(Present) -> Last) {
        if let Some(present) = self.present.take() {
            let sent = present.sent.clone();
            self.former.push_back((sent, last(present)));
            if self.former.len() > OLD_MAX {
                self.former.pop_front();
            }
        }
    }

    /// Brings the public message up to date. Returns whether something is to be tried again.
    async fn update(&mut self, snapshot: &Snapshot) -> bool {
        let settings = self.services.settings.get(snapshot.place.guild).await;
        let scene = Scene::of(settings.catalog(), snapshot);
        let look = self.services.discord.look(&settings);
        let Some(page) = Page::due(&snapshot.stage) else {
            return false;
        };
        let part = match &snapshot.stage {
            Stage::Playing(playing) => Some(display::part(playing)),
            Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
        };
        let shown = match &self.present {
            Some(present) if present.page == page && !self.is_buried(present, part) => {
                self.edit(&scene, page, &look).await
            }
            _ => self.post(&scene, page, &look).await,
        };
        let again = match shown {
            Ok(()) => {
                self.refused = false;
                if let Some(present) = &mut self.present {
                    present.part = part;
                }
                false
            }
            Err(ApiError::Transient(why)) => {
                tracing::debug!(channel = %self.channel, why, "a table is shown later");
                true
            }
            Err(error) => {
                // The hands work through interactions; the next change tries it again.
                if !std::mem::replace(&mut self.refused, true) {
                    tracing::warn!(channel = %self.channel, %error, "a table cannot be shown");
                }
                false
            }
        };
        let again = self.close_former(&look).await || again;
        let way = Way {
            discord: &self.services.discord,
            channel: self.channel,
            token: self.display.tokens.get(),
            look: &look,
        };
        let after = settings.nudge_after();
        let nudged = self
            .nudges
            .update(way, &scene, after, &self.display.presses);
        self.nudge_at = nudged.await;
        let mentions = self.nudges.messages();
        self.display.anchor.keep_mentions(mentions).await;
        again
    }

    /// Whether the message is to move to the bottom: a trick begins, and too much lies below.
    fn is_buried(&self, present: &Present, part: Option<u32>) -> bool {
        let begins = present.part.is_some() && part.is_some() && present.part != part;
        begins && self.display.placement.is_buried()
    }

    /// Edits the present message, whose page is still the due one.
    async fn edit(&mut self, scene: &Scene<'_>, page: Page, look: &Look) -> Result<(), ApiError> {
        let Some(present) = &mut self.present else {
            return self.post(scene, page, look).await;
        };
        let page = render(scene, page);
        if present.message.as_ref() == Some(&page.message) {
            return Ok(());
        }
        let discord = &self.services.discord;
        let message = (&page.message, look);
        match route::edit(discord, self.channel, &mut present.sent, message).await {
            Ok(()) => {
                present.message = Some(page.message);
                Ok(())
            }
            Err(ApiError::MessageGone) => {
                self.present = None;
                self.send(page, look).await
            }
            Err(ApiError::MessageOld) => {
                self.retire(|_| Last::Delete);
                self.send(page, look).await
            }
            Err(error) => Err(error),
        }
    }

    /// Posts the due page and makes the present message a former one.
    async fn post(&mut self, scene: &Scene<'_>, page: Page, look: &Look) -> Result<(), ApiError> {
        let page = render(scene, page);
        let due = page.page;
        let before = self.present.take();
        let sent = self.send(page, look).await;
        match (before, &sent) {
            (Some(before), Ok(())) => {
                let new = self.present.replace(before);
                self.retire(|before| {
                    if before.page == due {
                        return Last::Delete;
                    }
                    let closed = page::close(scene, before.page);
                    let closed = closed.or_else(|| before.message.map(Message::closed));
                    closed.map_or(Last::Strip, Last::Say)
                });
                self.present = new;
            }
            // It stays the table's message until there is another.
            (before, Err(_)) => self.present = before,
            (None, Ok(())) => {}
        }
        sent
    }

    async fn send(&mut self, page: RenderedPage, look: &Look) -> Result<(), ApiError> {
        let token = self.display.tokens.get();
        let discord = &self.services.discord;
        let sent = route::send(discord, self.channel, token, (&page.message, look)).await?;
        self.presents(sent, page).await;
        Ok(())
    }

    /// Gives former messages their last form. Returns whether some are to be tried again.
    async fn close_former(&mut self, look: &Look) -> bool {
        let (discord, channel) = (&self.services.discord, self.channel);
        while let Some((mut sent, last)) = self.former.pop_front() {
            let closed = match &last {
                Last::Say(message) => {
                    route::edit(discord, channel, &mut sent, (message, look)).await
                }
                Last::Strip => route::strip(discord, channel, &mut sent).await,
                Last::Delete => route::delete(discord, channel, &mut sent).await,
            };
            match closed {
                Ok(()) | Err(ApiError::MessageGone) => {}
                Err(ApiError::Transient(_)) => {
                    self.former.push_front((sent, last));
                    return true;
                }
                Err(error) => {
                    tracing::debug!(%channel, %error, "a former message keeps its buttons")
                }
            }
        }
        false
    }
}

impl Present {
    fn resumed(kept: KeptTable) -> Present {
        Present {
            sent: SentMessage {
                id: kept.message,
                token: None,
            },
            page: kept.page,
            part: None,
            message: None,
        }
    }
}
