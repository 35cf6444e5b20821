//! A table's public message, kept up to date by one task per table.
//!
//! The task watches the table's snapshots and has at most one request in flight, so several changes
//! become one edit and the latest state wins. Nothing that goes wrong here stops the game: the
//! message catches up. Owns which message is the table's, also across a restart, and when it moves
//! to the bottom of the channel. Doesn't know the bot: its caller passes in everything it needs.

mod besides;
mod former;
mod nudge;
pub mod page;
mod posting;
mod reposting;
pub mod route;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::saved_messages::{KeptTable, Published};
use super::table_display::{Adopted, Start, TableDisplay};
use super::threads::Threads;
use crate::discord::games::kit::display;
use crate::discord::guild_settings::GuildSettingsCache;
use crate::discord::http::{ApiError, Discord, backoff};
use crate::discord::i18n::Catalog;
use crate::discord::metrics;
use crate::discord::render::Scene;
use crate::discord::render::card_style::CardStyle;
use crate::discord::render::message::{Fingerprint, Message};
use crate::table::{ChannelId, Snapshot, Stage};
use crate::tasks::sleep_until;
use former::{Former, Last};
use nudge::{Delivery, Nudges};
use page::{Page, RenderedPage, render};
use reposting::Reposting;
use route::SentMessage;

/// How long to wait for the answer to a command to become a new table's first message. After that,
/// this task sends one itself.
const FIRST_ANSWER: Duration = Duration::from_secs(5);
/// After this many failures in a row, the hands no longer wait for the table's message.
const FAILURES_MAX: u32 = 3;
/// Delays in seconds between retries for a table that could not be shown, unless something else
/// says sooner that it can be shown again. The longest delay repeats. Refused requests count: too
/// many of them get the bot's address banned.
const REFUSED_RESTS: [u64; 3] = [5, 30, 600];

/// What the task needs.
#[derive(Clone, Debug)]
pub struct Services {
    /// The connection to Discord.
    pub discord: Discord,
    /// The servers' settings: the language, and when people are mentioned.
    pub settings: Arc<GuildSettingsCache>,
    /// The threads of single tables: the task closes its table's own one.
    pub threads: Threads,
    /// Cancelled when the task should end.
    pub stop: CancellationToken,
}

/// The table's current message.
#[derive(Debug)]
struct Present {
    sent: SentMessage,
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

/// A message of ours may exist that we don't know of, because its request was cut off, in this
/// process or an earlier one.
#[derive(Clone, Copy, Debug)]
struct Doubt {
    /// It would be newer than this message.
    after: Option<u64>,
}

struct TableMessage {
    services: Services,
    display: Arc<TableDisplay>,
    channel: ChannelId,
    present: Option<Present>,
    former: Former,
    nudges: Nudges,
    /// When the next mention is due.
    nudge_at: Option<Instant>,
    /// How many tries in a row were refused. Logged once, not at every change.
    refused: usize,
    doubt: Option<Doubt>,
    /// The newest message that has ever been the table's.
    newest: Option<u64>,
    reposting: Reposting,
    /// Whether somebody was told that the thread is locked.
    told_locked: bool,
}

/// Keeps a table's message up to date until the table ends or the process shuts down. Never stops
/// in the middle of a request, so that the store knows which message is the table's.
pub async fn run(
    services: Services,
    display: Arc<TableDisplay>,
    start: Start,
    mut adopted: mpsc::Receiver<Adopted>,
) {
    let stop = services.stop.clone();
    if start == Start::Resume && !display.resume(&stop).await {
        return;
    }
    let mut snapshots = display.table.watch();
    let mut message = TableMessage {
        services,
        channel: display.table.place().channel,
        display,
        present: None,
        former: Former::default(),
        nudges: Nudges::default(),
        nudge_at: None,
        refused: 0,
        doubt: None,
        newest: None,
        reposting: Reposting::default(),
        told_locked: false,
    };
    Box::pin(message.begin(start, &mut adopted, &stop)).await;
    let mut failures = 0;
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        // Boxed, so the task stays small while it only waits, which is most of the time.
        let again = Box::pin(message.update(&snapshot)).await;
        failures = if again { failures + 1 } else { 0 };
        if again {
            metrics::retried();
        }
        let pause = message.reposting.pause();
        if message.refused > 0 || failures >= FAILURES_MAX || pause.is_some() {
            let page = Page::due(&snapshot.stage);
            message.display.placement.stays(page.and_then(Page::game));
        }
        if matches!(snapshot.stage, Stage::Ended(_)) && !again {
            break;
        }
        tokio::select! {
            // After a failure, the pause comes first. Changes made during it are in the snapshot
            // that is shown next.
            () = tokio::time::sleep(backoff(failures)), if again => {}
            changed = snapshots.changed(), if !again => if changed.is_err() { break },
            Some(adopted) = adopted.recv() => message.adopt(adopted).await,
            () = message.display.woken() => {}
            () = sleep_until(message.nudge_at), if !again => {}
            () = sleep_until(pause), if pause.is_some() => {}
            () = tokio::time::sleep(message.refused_rest()), if message.refused > 0 => {}
            () = stop.cancelled() => break,
        }
    }
    // The last answer may have become the table's message.
    while let Ok(adopted) = adopted.try_recv() {
        message.adopt(adopted).await;
    }
    let closed = stop.run_until_cancelled(message.close_thread()).await;
    let saved = &message.display.saved;
    // If something is left to do, a later process does it.
    if message.is_finished() && closed.is_some() {
        saved.forget_messages().await;
    } else {
        saved.settle().await;
    }
}

impl TableMessage {
    async fn begin(
        &mut self,
        start: Start,
        adopted: &mut mpsc::Receiver<Adopted>,
        stop: &CancellationToken,
    ) {
        match start {
            Start::Answer => {
                let first = tokio::time::timeout(FIRST_ANSWER, adopted.recv());
                if let Some(Ok(Some(adopted))) = stop.run_until_cancelled(first).await {
                    self.adopt(adopted).await;
                }
            }
            Start::Elsewhere => {}
            Start::Resume => {
                let version = self.display.snapshot().version;
                let kept = self.display.saved.table().await;
                if let Some(kept) = &kept {
                    self.former = Former::resumed(&kept.former);
                    self.newest = Some(kept.message);
                    self.display.deletions.watch(kept.message);
                }
                self.doubt = Some(Doubt { after: self.newest });
                self.present = kept.map(|kept| Present::resumed(kept, version));
                let page = self.present.as_ref().map(|present| present.page);
                self.display.placement.stays(page.and_then(Page::game));
                self.nudges = Nudges::resumed(self.display.saved.mentions().await);
            }
        }
    }

    /// Whether the table has ended and all of its messages have their final form.
    fn is_finished(&self) -> bool {
        let stage = &self.display.snapshot().stage;
        let is_shown = |page| self.present.as_ref().is_some_and(|now| now.page == page);
        let ended = matches!(stage, Stage::Ended(_)) && Page::due(stage).is_none_or(is_shown);
        ended && self.former.is_empty()
    }

    fn refused_rest(&self) -> Duration {
        let longest = REFUSED_RESTS.len() - 1;
        let rest = REFUSED_RESTS[self.refused.saturating_sub(1).min(longest)];
        Duration::from_secs(rest)
    }

    async fn adopt(&mut self, adopted: Adopted) {
        if let Some(present) = &mut self.present
            && present.sent.id == adopted.id
        {
            // It was found in the channel before its answer was reported here.
            present.sent.token = Some(adopted.token);
            return;
        }
        // Two messages must not show the same page.
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

    /// Makes this message the table's.
    async fn presents(&mut self, sent: SentMessage, page: RenderedPage) {
        let (game, says) = (page.page.game(), page.message.fingerprint());
        self.newest = self.newest.max(Some(sent.id));
        if self.display.deletions.watch(sent.id) {
            self.display.wake();
        }
        self.present = Some(Present {
            sent,
            page: page.page,
            part: None,
            message: Some(page.message),
            says: Some(says),
            deserted: false,
        });
        self.reposting.posted();
        self.display.placement.moved(game);
        // Saved, so that a restart continues with the same message.
        self.keep(None).await;
    }

    /// Records which message is the table's. `version`: the table's version that the message shows;
    /// then what it says is recorded too.
    async fn keep(&self, version: Option<u64>) {
        let Some(present) = &self.present else { return };
        let says = version.zip(present.says);
        let table = KeptTable {
            message: present.sent.id,
            page: present.page,
            says: says.map(|(at, what)| Published { at, what }),
            former: self.former.kept(),
        };
        self.display.saved.keep_table(table).await;
    }

    /// Turns the current message into a former one.
    fn retire(&mut self, last: impl FnOnce(Present) -> Last) {
        if let Some(present) = self.present.take() {
            let sent = present.sent.clone();
            self.former.push(sent, last(present));
        }
    }

    /// Brings the public message up to date. Returns whether something must be tried again.
    async fn update(&mut self, snapshot: &Snapshot) -> bool {
        let settings = self.services.settings.get(snapshot.place.guild).await;
        let kind = snapshot.settings.options.kind();
        let scene = Scene::of(settings.catalog_of(kind), snapshot);
        let style = self.services.discord.card_style(&settings);
        let Some(page) = Page::due(&snapshot.stage) else {
            return false;
        };
        if self.display.deletions.take() && self.present.take().is_some() {
            self.reposting.deleted();
        }
        let mut shown = self.show(snapshot, &scene, page, &style).await;
        if shown.as_ref().is_err_and(ApiError::is_archived) {
            // Somebody has archived the thread, or it was archived because it was quiet for long.
            shown = match self.services.discord.archive(self.channel, false).await {
                Ok(()) => self.show(snapshot, &scene, page, &style).await,
                Err(error @ ApiError::Transient(_)) => Err(error),
                Err(_) => shown,
            };
        }
        let is_locked = shown.as_ref().is_err_and(ApiError::is_locked);
        let again = match shown {
            Ok(()) => {
                self.refused = 0;
                self.told_locked = false;
                false
            }
            Err(ApiError::Transient(why)) => {
                tracing::debug!(channel = %self.channel, why, "a table could not be shown yet");
                true
            }
            Err(error) => {
                // The hands still work, through interactions. The next change tries again.
                self.refused += 1;
                if self.refused == 1 {
                    tracing::warn!(channel = %self.channel, %error, "a table cannot be shown");
                }
                false
            }
        };
        let shown = !again && self.refused == 0;
        let (discord, channel) = (&self.services.discord, self.channel);
        let again = self.former.close(discord, channel, &style).await || again;
        self.keep(shown.then_some(snapshot.version)).await;
        if self.reposting.is_to_be_told()
            && self.explain(&scene, &style, Catalog::told_deleted).await
        {
            self.reposting.told();
        }
        if is_locked && !self.told_locked {
            self.told_locked = self.explain(&scene, &style, Catalog::told_locked).await;
        }
        let delivery = Delivery {
            discord: &self.services.discord,
            channel: self.channel,
            token: self.display.tokens.get(),
            style: &style,
            after: self.newest,
        };
        let after = settings.nudge_after();
        let nudged = self
            .nudges
            .update(delivery, &scene, after, &self.display.presses);
        self.nudge_at = nudged.await;
        let mentions = self.nudges.messages();
        self.display.saved.keep_mentions(mentions).await;
        again
    }

    /// Shows the page that is due, in the current message or in a new one.
    async fn show(
        &mut self,
        snapshot: &Snapshot,
        scene: &Scene<'_>,
        page: Page,
        style: &CardStyle,
    ) -> Result<(), ApiError> {
        let part = match &snapshot.stage {
            Stage::Playing(playing) => Some(display::part(playing)),
            Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
        };
        // Nobody is left to follow a deserted game, so only its result is shown, not what comes
        // before.
        let deserted = part.is_some() && snapshot.is_deserted();
        match &self.present {
            _ if self.gives_way(page) => self.give_way(scene),
            Some(present) if present.page == page && present.deserted && deserted => {}
            Some(present) if present.page == page && !self.is_buried(present, part) => {
                self.edit(scene, page, style).await?;
            }
            None if self.reposting.pause().is_some() => {}
            _ => self.post(scene, page, style).await?,
        }
        if let Some(present) = &mut self.present {
            present.part = part;
            present.deserted = deserted;
        }
        Ok(())
    }

    /// Whether this table's closing message must not be posted: another table is already in the
    /// channel, and the closing message would end up below that table's message.
    fn gives_way(&self, page: Page) -> bool {
        let is_over = |present: &Present| present.page == Page::Ended;
        let says_so = self.present.as_ref().is_some_and(is_over);
        page == Page::Ended && !says_so && self.display.is_replaced()
    }

    /// Closes the current message instead of posting a new one. A lobby is replaced by the news
    /// that the table has ended; other pages get their final form.
    fn give_way(&mut self, scene: &Scene<'_>) {
        self.retire(|present| match present.page {
            Page::Lobby(_) => Last::Say(render(scene, Page::Ended).message),
            _ => last_form(scene, present),
        });
    }

    /// Whether the message must move to the bottom: a new part of the game begins, and too much
    /// lies below.
    fn is_buried(&self, present: &Present, part: Option<u32>) -> bool {
        let begins = present.part.is_some() && part.is_some() && present.part != part;
        begins && self.display.placement.is_buried()
    }
}

/// The final form of a message whose page is over.
fn last_form(scene: &Scene<'_>, past: Present) -> Last {
    let closed = page::close(scene, past.page);
    let closed = closed.or_else(|| past.message.map(Message::closed));
    closed.map_or(Last::Strip, Last::Say)
}

impl Present {
    fn resumed(kept: KeptTable, version: u64) -> Present {
        Present {
            sent: SentMessage::found(kept.message),
            page: kept.page,
            part: None,
            message: None,
            says: Published::still(kept.says, version),
            deserted: false,
        }
    }
}
