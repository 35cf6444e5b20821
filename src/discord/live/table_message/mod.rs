//! A table's public message: one task a table that keeps it up to date.
//!
//! It watches the table's snapshots and has at most one request in flight, so that several changes
//! become one edit and the latest state wins. Nothing that goes wrong here stops the game: the
//! message catches up. Owns which message is the table's, also across a restart, and when it moves to
//! the bottom of the channel. Knows no bot: its caller passes in all that it needs.

mod former;
mod nudge;
mod page;
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

use super::anchor::{KeptTable, Said};
use super::table_display::TableDisplay;
use crate::discord::games::display;
use crate::discord::guild_settings::GuildSettingsCache;
use crate::discord::http::{ApiError, Discord, Token, backoff};
use crate::discord::metrics;
use crate::discord::render::Scene;
use crate::discord::render::look::Look;
use crate::discord::render::message::{Fingerprint, Message, Visibility};
use crate::table::{ChannelId, Snapshot, Stage};
use former::{Former, Last};
use nudge::{Nudges, Way};
pub use page::{Page, RenderedPage, render};
use reposting::Reposting;
use route::SentMessage;
pub use route::find;

/// How long the first message of a new table may take to be sent as the answer to a command, before
/// this task sends one by itself.
const FIRST_ANSWER: Duration = Duration::from_secs(5);
/// After so many failures the hands no longer wait for the table's message.
const FAILURES_MAX: u32 = 3;
/// After so many seconds it is tried again to show a table that could not be shown, if nothing tells that
/// it can be shown again; at last always after the longest. Requests that are refused are counted: too
/// many of them ban the bot's address.
const REFUSED_RESTS: [u64; 3] = [5, 30, 600];

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
    /// None after a restart.
    message: Option<Message>,
    /// What the last edit said; none if that is not known.
    says: Option<Fingerprint>,
    /// Whether it says that all people have left the game.
    deserted: bool,
}

/// A message may be there that is not known here: its sending was cut off, in this process or in the
/// one before.
#[derive(Clone, Copy, Debug)]
struct Doubt {
    /// It is newer than this one.
    after: Option<u64>,
}

struct TableMessage {
    services: Services,
    display: Arc<TableDisplay>,
    channel: ChannelId,
    present: Option<Present>,
    former: Former,
    nudges: Nudges,
    /// When somebody is to be mentioned.
    nudge_at: Option<Instant>,
    /// How often in a row a try was refused: logged once, not at every change.
    refused: usize,
    doubt: Option<Doubt>,
    /// The newest message that ever was the table's.
    newest: Option<u64>,
    reposting: Reposting,
}

/// Keeps a table's message up to date until the table has ended or the process is to end: then not
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
    };
    Box::pin(message.begin(start, &mut adopted, &stop)).await;
    let mut failures = 0;
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        // Boxed: most of the time a table's message only waits, and is small meanwhile.
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
            // After a failure the pause comes first; what changes meanwhile is in the snapshot that
            // is shown then.
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
    // The last answer that was given may have made the table's message.
    while let Ok(adopted) = adopted.try_recv() {
        message.adopt(adopted).await;
    }
    let anchor = &message.display.anchor;
    if message.is_finished() {
        anchor.forget_messages().await;
    } else {
        anchor.settle().await;
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
            Start::Resume => {
                let version = self.display.snapshot().version;
                let kept = self.display.anchor.table().await;
                if let Some(kept) = &kept {
                    self.former = Former::resumed(&kept.former);
                    self.newest = Some(kept.message);
                    self.display.deletions.watch(kept.message);
                }
                self.doubt = Some(Doubt { after: self.newest });
                self.present = kept.map(|kept| Present::resumed(kept, version));
                let page = self.present.as_ref().map(|present| present.page);
                self.display.placement.stays(page.and_then(Page::game));
                self.nudges = Nudges::resumed(self.display.anchor.mentions().await);
            }
        }
    }

    /// Whether the table has ended and all of its messages have their last form.
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
            // It was found in the channel before its answer was heard of.
            present.sent.token = Some(adopted.token);
            return;
        }
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
        // Kept, so that after a restart the same one goes on.
        self.keep(None).await;
    }

    /// Keeps which message is the table's; and what it says, if it shows the table of this version.
    async fn keep(&self, version: Option<u64>) {
        let Some(present) = &self.present else { return };
        let says = version.zip(present.says);
        let table = KeptTable {
            message: present.sent.id,
            page: present.page,
            says: says.map(|(at, what)| Said { at, what }),
            former: self.former.kept(),
        };
        self.display.anchor.keep_table(table).await;
    }

    /// Makes the present message a former one.
    fn retire(&mut self, last: impl FnOnce(Present) -> Last) {
        if let Some(present) = self.present.take() {
            let sent = present.sent.clone();
            self.former.push(sent, last(present));
        }
    }

    /// Brings the public message up to date. Returns whether something is to be tried again.
    async fn update(&mut self, snapshot: &Snapshot) -> bool {
        let settings = self.services.settings.get(snapshot.place.guild).await;
        let kind = snapshot.settings.options.kind();
        let scene = Scene::of(settings.catalog_of(kind), snapshot);
        let look = self.services.discord.look(&settings);
        let Some(page) = Page::due(&snapshot.stage) else {
            return false;
        };
        if self.display.deletions.take() && self.present.take().is_some() {
            self.reposting.deleted();
        }
        let again = match self.show(snapshot, &scene, page, &look).await {
            Ok(()) => {
                self.refused = 0;
                false
            }
            Err(ApiError::Transient(why)) => {
                tracing::debug!(channel = %self.channel, why, "a table is shown later");
                true
            }
            Err(error) => {
                // The hands work through interactions; the next change tries it again.
                self.refused += 1;
                if self.refused == 1 {
                    tracing::warn!(channel = %self.channel, %error, "a table cannot be shown");
                }
                false
            }
        };
        let shown = !again && self.refused == 0;
        let (discord, channel) = (&self.services.discord, self.channel);
        let again = self.former.close(discord, channel, &look).await || again;
        self.keep(shown.then_some(snapshot.version)).await;
        if self.reposting.is_to_be_told() && self.explain(&scene, &look).await {
            self.reposting.told();
        }
        let way = Way {
            discord: &self.services.discord,
            channel: self.channel,
            token: self.display.tokens.get(),
            look: &look,
            after: self.newest,
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

    /// Shows the page that is due, in the present message or in a new one.
    async fn show(
        &mut self,
        snapshot: &Snapshot,
        scene: &Scene<'_>,
        page: Page,
        look: &Look,
    ) -> Result<(), ApiError> {
        let part = match &snapshot.stage {
            Stage::Playing(playing) => Some(display::part(playing)),
            Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
        };
        // Nobody is left to follow it: a deserted game shows its result, and not what comes before.
        let deserted = part.is_some() && snapshot.is_deserted();
        match &self.present {
            _ if self.gives_way(page) => self.give_way(scene),
            Some(present) if present.page == page && present.deserted && deserted => {}
            Some(present) if present.page == page && !self.is_buried(present, part) => {
                self.edit(scene, page, look).await?;
            }
            None if self.reposting.pause().is_some() => {}
            _ => self.post(scene, page, look).await?,
        }
        if let Some(present) = &mut self.present {
            present.part = part;
            present.deserted = deserted;
        }
        Ok(())
    }

    /// Whether another table is in the channel already: what this one has to say at its end would lie
    /// below that one's message.
    fn gives_way(&self, page: Page) -> bool {
        let is_over = |present: &Present| present.page == Page::Ended;
        let says_so = self.present.as_ref().is_some_and(is_over);
        page == Page::Ended && !says_so && self.display.is_replaced()
    }

    /// Says in the present message that the table has ended, as far as that leaves what it shows.
    fn give_way(&mut self, scene: &Scene<'_>) {
        self.retire(|present| match present.page {
            Page::Lobby(_) => Last::Say(render(scene, Page::Ended).message),
            _ => last_form(scene, present),
        });
    }

    /// Tells the host, or else whoever acted last, why the table stays away. Returns whether somebody
    /// could be told.
    async fn explain(&self, scene: &Scene<'_>, look: &Look) -> bool {
        let host = self.display.hands.reach(scene.host);
        let anybody = || self.display.tokens.get().map(|token| (token, None));
        let Some((token, language)) = host.or_else(anybody) else {
            return false;
        };
        let catalog = language.map_or(scene.catalog, |own| own.catalog_of(scene.kind()));
        let body = Message::text(catalog.told_deleted()).shown(Visibility::Ephemeral, look);
        if let Err(error) = self.services.discord.follow_up(&token, &body).await {
            tracing::debug!(channel = %self.channel, %error, "nobody is told why the table stays away");
        }
        true
    }

    /// Whether the message is to move to the bottom: a trick begins, and too much lies below.
    fn is_buried(&self, present: &Present, part: Option<u32>) -> bool {
        let begins = present.part.is_some() && part.is_some() && present.part != part;
        begins && self.display.placement.is_buried()
    }
}

/// What a message says for good that shows a page which is over.
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
            says: Said::still(kept.says, version),
            deserted: false,
        }
    }
}
