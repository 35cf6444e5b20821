//! The painter: one task a table that keeps its public message true.
//!
//! It watches the table's snapshots and has at most one request in flight, so that several changes
//! become one edit and the latest state wins. Nothing that goes wrong here stops the game: the
//! message catches up. It owns which message is the table's, also across a restart.

mod page;
mod reminder;
mod route;

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::bot::{Attendant, Bot};
use super::http::{Token, Trouble, backoff};
use super::look::Look;
use super::render::Scene;
use crate::table::{Snapshot, Stage};
pub use page::{Drawn, Page, draw};
use reminder::Reminder;
use route::Message;

/// For how long a new table's first message may take to be sent as the answer to a command, before
/// the painter sends one by itself.
const FIRST_ANSWER: Duration = Duration::from_secs(5);
/// How many old messages wait at most for their last edit; beyond that the oldest keeps its buttons,
/// which are refused as old ones.
const OLD_MAX: usize = 8;

/// How an attendant begins.
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
    pub drawn: Drawn,
    /// Its id.
    pub message: u64,
    /// The token with which it was sent.
    pub token: Token,
}

/// Where a table's message is and what it is about, as the store keeps it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Anchor {
    message: u64,
    page: Page,
    untold: u32,
}

/// The table's message as it is shown.
#[derive(Debug)]
struct Shown {
    message: Message,
    page: Page,
    untold: u32,
    /// None after a restart: it is not known what the last edit said.
    look: Option<Look>,
}

/// A message that has passed, and what it is to say in the end.
#[derive(Debug)]
struct Old {
    message: Message,
    look: Option<Look>,
}

struct Painter {
    bot: Arc<Bot>,
    attendant: Arc<Attendant>,
    shown: Option<Shown>,
    old: VecDeque<Old>,
    reminder: Reminder,
    /// Whether the last try was refused for good: said once in the log, not at every change.
    refused: bool,
}

/// Paints a table until it has ended, or the process is to end: then not in the middle of a request,
/// so that the store knows which message is the table's.
pub async fn run(
    bot: Arc<Bot>,
    attendant: Arc<Attendant>,
    start: Start,
    mut adoptions: mpsc::Receiver<Adopted>,
) {
    let mut watch = attendant.table.watch();
    let mut painter = Painter {
        bot,
        attendant,
        shown: None,
        old: VecDeque::new(),
        reminder: Reminder::default(),
        refused: false,
    };
    let stop = painter.bot.work.stop.clone();
    painter.begin(start, &mut adoptions, &stop).await;
    let mut failures = 0;
    loop {
        let snapshot = watch.borrow_and_update().clone();
        let again = painter.paint(&snapshot).await;
        failures = if again { failures + 1 } else { 0 };
        if matches!(snapshot.stage, Stage::Ended(_)) && !again {
            break;
        }
        tokio::select! {
            // After a failure the rest it asks for comes first; what happens meanwhile is in the
            // snapshot that is painted then.
            () = tokio::time::sleep(backoff(failures)), if again => {}
            changed = watch.changed(), if !again => if changed.is_err() { break },
            Some(adopted) = adoptions.recv() => painter.adopt(adopted).await,
            () = stop.cancelled() => break,
        }
    }
    // An answer that was the last thing to be given may still have to be looked after.
    while let Ok(adopted) = adoptions.try_recv() {
        painter.adopt(adopted).await;
    }
    painter.bot.dismiss(&painter.attendant);
}

impl Painter {
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
                let table = self.attendant.snapshot().table;
                match self.bot.tables.store().anchor::<Anchor>(table).await {
                    Ok(anchor) => self.shown = anchor.map(Shown::resumed),
                    Err(error) => {
                        let error = &error as &dyn std::error::Error;
                        tracing::error!(error, "a table's message is not known");
                    }
                }
            }
        }
    }

    async fn adopt(&mut self, adopted: Adopted) {
        self.retire(|shown| shown.look.map(Look::closed));
        let Drawn { page, untold, look } = adopted.drawn;
        self.shown = Some(Shown {
            message: Message {
                id: adopted.message,
                token: Some(adopted.token),
            },
            page,
            untold,
            look: Some(look),
        });
        self.save().await;
    }

    /// Makes the table's message an old one, with what it is to say in the end.
    fn retire(&mut self, last: impl FnOnce(Shown) -> Option<Look>) {
        if let Some(shown) = self.shown.take() {
            let message = shown.message.clone();
            let look = last(shown);
            self.old.push_back(Old { message, look });
            if self.old.len() > OLD_MAX {
                self.old.pop_front();
            }
        }
    }

    /// Brings the public message up to date. Whether something is to be tried again.
    async fn paint(&mut self, snapshot: &Snapshot) -> bool {
        let words = self.bot.server(snapshot.place.guild).await.words();
        let scene = Scene::of(words, snapshot);
        let Some(page) = Page::due(&snapshot.stage) else {
            return false;
        };
        let painted = match &self.shown {
            Some(shown) if shown.page == page => self.edit(&scene).await,
            _ => self.post(&scene, page).await,
        };
        let again = match painted {
            Ok(()) => {
                self.refused = false;
                false
            }
            Err(Trouble::Later(why)) => {
                tracing::debug!(channel = %snapshot.place.channel, why, "painting again later");
                true
            }
            Err(trouble) => {
                // The hands work through interactions; the next change tries it again.
                if !std::mem::replace(&mut self.refused, true) {
                    let channel = snapshot.place.channel;
                    tracing::warn!(%channel, %trouble, "a table cannot be shown");
                }
                false
            }
        };
        let again = self.close_old(snapshot).await || again;
        let channel = snapshot.place.channel;
        self.reminder
            .update(&self.bot.discord, channel, &scene)
            .await;
        again
    }

    /// Edits the message whose page is still the due one.
    async fn edit(&mut self, scene: &Scene<'_>) -> Result<(), Trouble> {
        let Some(shown) = &mut self.shown else {
            return Ok(());
        };
        let Some(drawn) = draw(scene, shown.untold) else {
            return Ok(());
        };
        if shown.look.as_ref() == Some(&drawn.look) {
            return Ok(());
        }
        let channel = self.attendant.table.place().channel;
        let edited = route::edit(&self.bot.discord, channel, &mut shown.message, &drawn.look);
        match edited.await {
            Ok(()) => {
                shown.look = Some(drawn.look);
                Ok(())
            }
            Err(Trouble::MessageGone) => {
                self.shown = None;
                self.send(drawn).await
            }
            Err(Trouble::MessageOld) => {
                self.retire(|_| Some(drawn.look.clone().closed()));
                self.send(drawn).await
            }
            Err(trouble) => Err(trouble),
        }
    }

    /// Posts the due page and makes the present message an old one.
    async fn post(&mut self, scene: &Scene<'_>, page: Page) -> Result<(), Trouble> {
        let untold = self.shown.as_ref().map_or(1, |s| s.page.told_before(page));
        let Some(drawn) = draw(scene, untold) else {
            return Ok(());
        };
        let present = self.shown.take();
        let sent = self.send(drawn).await;
        match (present, &sent) {
            (Some(present), Ok(())) => {
                let new = self.shown.replace(present);
                self.retire(|shown| {
                    page::close(scene, shown.page).or_else(|| shown.look.map(Look::closed))
                });
                self.shown = new;
            }
            // It stays the table's message until there is another.
            (present, Err(_)) => self.shown = present,
            (None, Ok(())) => {}
        }
        sent
    }

    async fn send(&mut self, drawn: Drawn) -> Result<(), Trouble> {
        let channel = self.attendant.table.place().channel;
        let token = self.attendant.latest_token();
        let message = route::send(&self.bot.discord, channel, token, &drawn.look).await?;
        self.shown = Some(Shown {
            message,
            page: drawn.page,
            untold: drawn.untold,
            look: Some(drawn.look),
        });
        self.save().await;
        Ok(())
    }

    /// Gives old messages their last form. Whether some are to be tried again.
    async fn close_old(&mut self, snapshot: &Snapshot) -> bool {
        let channel = snapshot.place.channel;
        while let Some(mut old) = self.old.pop_front() {
            let discord = &self.bot.discord;
            let closed = match &old.look {
                Some(look) => route::edit(discord, channel, &mut old.message, look).await,
                None => route::strip(discord, channel, &mut old.message).await,
            };
            match closed {
                Ok(()) | Err(Trouble::MessageGone) => {}
                Err(Trouble::Later(_)) => {
                    self.old.push_front(old);
                    return true;
                }
                Err(trouble) => tracing::debug!(%channel, %trouble, "an old message stays open"),
            }
        }
        false
    }

    /// Keeps where the message is, so that after a restart the same one goes on.
    async fn save(&self) {
        let Some(shown) = &self.shown else { return };
        let anchor = Anchor {
            message: shown.message.id,
            page: shown.page,
            untold: shown.untold,
        };
        let table = self.attendant.snapshot().table;
        if let Err(error) = self.bot.tables.store().save_anchor(table, &anchor).await {
            let error = &error as &dyn std::error::Error;
            tracing::error!(error, "a table's message was not saved");
        }
    }
}

impl Shown {
    fn resumed(anchor: Anchor) -> Shown {
        Shown {
            message: Message {
                id: anchor.message,
                token: None,
            },
            page: anchor.page,
            untold: anchor.untold,
            look: None,
        }
    }
}
