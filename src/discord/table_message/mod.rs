//! A table's public message: one task a table that keeps it up to date.
//!
//! It watches the table's snapshots and has at most one request in flight, so that several changes
//! become one edit and the latest state wins. Nothing that goes wrong here stops the game: the
//! message catches up. Owns which message is the table's, also across a restart, and when it moves to
//! the bottom of the channel. Knows no bot: who runs it gives it all that it needs.

mod nudge;
mod page;
pub mod route;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::anchor::{KeptFormer, KeptTable, Said};
use super::games::display;
use super::guild_settings::GuildSettingsCache;
use super::http::{ApiError, Discord, Token, backoff};
use super::look::Look;
use super::message::{Fingerprint, Message};
use super::metrics;
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

/// What the task hears besides the table's snapshots.
#[derive(Clone, Debug)]
pub enum News {
    /// A message was sent that is the table's from now on.
    Adopted(Box<Adopted>),
    /// Somebody has deleted a message of the channel.
    Deleted(u64),
    /// What the bot may do in the channel may have changed.
    Access,
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
    /// How often in a row a try was refused: logged once, not at every change.
    refused: usize,
    /// Whether a message may be there that is not known here: its sending was cut off, in this process
    /// or in the one before.
    unsure: bool,
}

/// Keeps a table's message up to date until the table has ended or the process is to end: then not
/// in the middle of a request, so that the store knows which message is the table's.
pub async fn run(
    services: Services,
    display: Arc<TableDisplay>,
    start: Start,
    mut news: mpsc::Receiver<News>,
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
        former: VecDeque::new(),
        nudges: Nudges::default(),
        nudge_at: None,
        refused: 0,
        unsure: false,
    };
    Box::pin(message.begin(start, &mut news, &stop)).await;
    let mut failures = 0;
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        // Boxed: most of the time a table's message only waits, and is small meanwhile.
        let again = Box::pin(message.update(&snapshot)).await;
        failures = if again { failures + 1 } else { 0 };
        if again {
            metrics::retried();
        }
        if message.refused > 0 || failures >= FAILURES_MAX {
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
            Some(heard) = news.recv() => message.hear(heard).await,
            () = sleep_until(message.nudge_at), if !again => {}
            () = tokio::time::sleep(message.refused_rest()), if message.refused > 0 => {}
            () = stop.cancelled() => break,
        }
    }
    // The last answer that was given may have made the table's message.
    while let Ok(heard) = news.try_recv() {
        message.hear(heard).await;
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
        news: &mut mpsc::Receiver<News>,
        stop: &CancellationToken,
    ) {
        match start {
            Start::Answer => {
                let first = tokio::time::timeout(FIRST_ANSWER, news.recv());
                if let Some(Ok(Some(heard))) = stop.run_until_cancelled(first).await {
                    self.hear(heard).await;
                }
            }
            Start::Resume => {
                let version = self.display.snapshot().version;
                let kept = self.display.anchor.table().await;
                let former = kept.iter().flat_map(|kept| &kept.former).map(|former| {
                    let sent = SentMessage {
                        id: former.message,
                        token: None,
                    };
                    let last = if former.goes {
                        Last::Delete
                    } else {
                        Last::Strip
                    };
                    (sent, last)
                });
                self.former = former.collect();
                self.present = kept.map(|kept| Present::resumed(kept, version));
                self.unsure = true;
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

    async fn hear(&mut self, news: News) {
        match news {
            News::Adopted(adopted) => self.adopt(*adopted).await,
            News::Deleted(id) => {
                // It is posted anew at once.
                self.present.take_if(|present| present.sent.id == id);
            }
            News::Access => {}
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
        let (game, says) = (page.page.game(), page.message.fingerprint());
        self.present = Some(Present {
            sent,
            page: page.page,
            part: None,
            message: Some(page.message),
            says: Some(says),
            deserted: false,
        });
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
            former: self.former.iter().map(kept_former).collect(),
        };
        self.display.anchor.keep_table(table).await;
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
        let kind = snapshot.settings.options.kind();
        let scene = Scene::of(settings.catalog_of(kind), snapshot);
        let look = self.services.discord.look(&settings);
        let Some(page) = Page::due(&snapshot.stage) else {
            return false;
        };
        let part = match &snapshot.stage {
            Stage::Playing(playing) => Some(display::part(playing)),
            Stage::Lobby(_) | Stage::Result(_) | Stage::Ended(_) => None,
        };
        // Nobody is left to follow it: a deserted game shows its result, and not what comes before.
        let deserted = part.is_some() && snapshot.is_deserted();
        let shown = match &self.present {
            Some(present) if present.page == page && present.deserted && deserted => Ok(()),
            Some(present) if present.page == page && !self.is_buried(present, part) => {
                self.edit(&scene, page, &look).await
            }
            _ => self.post(&scene, page, &look).await,
        };
        let again = match shown {
            Ok(()) => {
                self.refused = 0;
                if let Some(present) = &mut self.present {
                    present.part = part;
                    present.deserted = deserted;
                }
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
        let again = self.close_former(&look).await || again;
        self.keep(shown.then_some(snapshot.version)).await;
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
        let says = page.message.fingerprint();
        if present.says == Some(says) {
            present.message = Some(page.message);
            return Ok(());
        }
        if self.unsure {
            self.take_unknown(&page).await?;
        }
        let Some(present) = &mut self.present else {
            return self.post(scene, page.page, look).await;
        };
        let discord = &self.services.discord;
        let message = (&page.message, look);
        match route::edit(discord, self.channel, &mut present.sent, message).await {
            Ok(()) => {
                present.message = Some(page.message);
                present.says = Some(says);
                Ok(())
            }
            Err(ApiError::MessageGone) => {
                self.present = None;
                self.post(scene, page.page, look).await
            }
            Err(ApiError::MessageOld) => self.post(scene, page.page, look).await,
            Err(error) => Err(error),
        }
    }

    /// Posts the due page and makes the present message a former one.
    async fn post(&mut self, scene: &Scene<'_>, page: Page, look: &Look) -> Result<(), ApiError> {
        let page = render(scene, page);
        let due = page.page;
        let before = self.present.take();
        let sent = match self.find(&page, before.as_ref()).await {
            Some(message) => self.found(message, &page, look).await,
            None => self.send(&page, look).await,
        };
        // It stays the table's message until there is another.
        self.present = before;
        let sent = sent?;
        self.retire(|before| {
            if before.page == due {
                return Last::Delete;
            }
            let closed = page::close(scene, before.page);
            let closed = closed.or_else(|| before.message.map(Message::closed));
            closed.map_or(Last::Strip, Last::Say)
        });
        self.presents(sent, page).await;
        Ok(())
    }

    async fn send(&mut self, page: &RenderedPage, look: &Look) -> Result<SentMessage, ApiError> {
        let token = self.display.tokens.get();
        let discord = &self.services.discord;
        let sent = route::send(discord, self.channel, token, (&page.message, look)).await;
        // It may be there all the same.
        self.unsure = matches!(sent, Err(ApiError::Transient(_)));
        sent
    }

    /// The message that shows this page already, if one may be there: it was sent after the present
    /// one, and nobody was told.
    async fn find(&self, page: &RenderedPage, before: Option<&Present>) -> Option<u64> {
        if !self.unsure {
            return None;
        }
        let after = before.map(|present| present.sent.id);
        let discord = &self.services.discord;
        let found = route::find(discord, self.channel, after, &page.message).await;
        found.unwrap_or_else(|error| {
            tracing::debug!(channel = %self.channel, %error, "nobody knows what was sent");
            None
        })
    }

    /// Where the message was about to move when its sending was cut off, the new one may be there
    /// besides: then that is the table's, and the one above it goes.
    async fn take_unknown(&mut self, page: &RenderedPage) -> Result<(), ApiError> {
        let Some(present) = &self.present else {
            return Ok(());
        };
        let (discord, after) = (&self.services.discord, Some(present.sent.id));
        let found = route::find(discord, self.channel, after, &page.message).await;
        match found {
            Ok(None) => {}
            Ok(Some(id)) => {
                self.retire(|_| Last::Delete);
                self.presents(SentMessage { id, token: None }, page.clone())
                    .await;
                if let Some(present) = &mut self.present {
                    present.says = None;
                }
            }
            Err(error @ ApiError::Transient(_)) => return Err(error),
            Err(error) => {
                tracing::debug!(channel = %self.channel, %error, "nobody knows what was sent");
            }
        }
        self.unsure = false;
        Ok(())
    }

    /// A message that was sent although nobody was told is the table's, once it is up to date.
    async fn found(
        &mut self,
        id: u64,
        page: &RenderedPage,
        look: &Look,
    ) -> Result<SentMessage, ApiError> {
        let mut sent = SentMessage { id, token: None };
        let discord = &self.services.discord;
        route::edit(discord, self.channel, &mut sent, (&page.message, look)).await?;
        self.unsure = false;
        Ok(sent)
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

fn kept_former((sent, last): &(SentMessage, Last)) -> KeptFormer {
    KeptFormer {
        message: sent.id,
        goes: matches!(last, Last::Delete),
    }
}

impl Present {
    fn resumed(kept: KeptTable, version: u64) -> Present {
        Present {
            sent: SentMessage {
                id: kept.message,
                token: None,
            },
            page: kept.page,
            part: None,
            message: None,
            says: Said::still(kept.says, version),
            deserted: false,
        }
    }
}
