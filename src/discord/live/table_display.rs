//! How one table is shown: its public message, and its players' hands.
//!
//! Owns what an interaction is worth to a table: its token, the message that its answer made, and
//! that somebody is there; and which hand is left alone for an answer ([`HeldHand`]). The work is
//! done by [`table_message`](super::table_message) and [`hand_messages`](super::hand_messages).

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::anchor::{self, Anchor};
use super::deletions::Deletions;
use super::hand_messages::{HandMessages, ShownAs, dealt};
use super::placement::Placement;
use super::presses::Presses;
use super::table_message::{Adopted, Start};
use crate::discord::http::{LatestToken, Token, backoff};
use crate::discord::i18n::Language;
use crate::discord::render::ActsBy;
use crate::discord::render::message::Message;
use crate::store::Store;
use crate::table::{GameNumber, Snapshot, Stage, TableHandle, UserId};

/// How long an answer waits for the table's message.
const LYING: Duration = Duration::from_secs(10);

/// How often people may have a table posted again in its channel.
const REPOST_EVERY: Duration = Duration::from_secs(20);

/// How one table is shown.
#[derive(Debug)]
pub struct TableDisplay {
    /// The table.
    pub table: TableHandle,
    /// The hands that are kept up to date.
    pub hands: HandMessages,
    /// The latest token on which a public message can be sent.
    pub tokens: LatestToken,
    /// Where the public message lies.
    pub placement: Placement,
    /// What was deleted in the channel.
    pub deletions: Deletions,
    /// Who is there.
    pub presses: Presses,
    /// What a later process needs to go on.
    pub anchor: Anchor,
    adopted: mpsc::Sender<Adopted>,
    /// Something has happened for which the table's message is to be looked at.
    wake: Notify,
    is_replaced: AtomicBool,
    /// When somebody last had the table posted again.
    reposted: Mutex<Option<Instant>>,
}

impl TableDisplay {
    /// The display of this table, and the messages that its message's task is to adopt.
    pub fn new(
        table: TableHandle,
        store: Store,
        start: Start,
    ) -> (TableDisplay, mpsc::Receiver<Adopted>) {
        let (adopted, heard) = mpsc::channel(8);
        let id = table.snapshot().table;
        let display = TableDisplay {
            anchor: match start {
                Start::Answer => Anchor::new(store, id),
                Start::Resume => Anchor::unread(store, id),
            },
            table,
            hands: HandMessages::default(),
            tokens: LatestToken::default(),
            placement: Placement::default(),
            deletions: Deletions::default(),
            presses: Presses::default(),
            adopted,
            wake: Notify::new(),
            is_replaced: AtomicBool::new(false),
            reposted: Mutex::default(),
        };
        (display, heard)
    }

    /// Waits until the anchor has been read and the hands are restored, however long the database can't
    /// be read. False if the process ends first.
    pub async fn resume(&self, stop: &CancellationToken) -> bool {
        let restore = |kept| self.hands.restore(kept, self.snapshot().version);
        let mut failures = 0;
        while let Err(error) = self.anchor.read(restore).await {
            anchor::log("where a table's messages are cannot be read yet", &error);
            failures += 1;
            let rest = tokio::time::sleep(backoff(failures));
            if stop.run_until_cancelled(rest).await.is_none() {
                return false;
            }
        }
        true
    }

    /// Saves how the hands are reached, for a later process. `version`: the table's version that all
    /// hands show; `None` if one doesn't yet. Of an ended table there is nothing to save.
    pub async fn keep_hands(&self, version: Option<u64>) {
        let hands = match self.snapshot().stage {
            Stage::Ended(_) => Vec::new(),
            _ => self.hands.kept(version),
        };
        self.anchor.keep_hands(hands).await;
    }

    /// Keeps the hands' task off the person's hand until an answer that may show it has been given.
    pub fn hold(self: &Arc<Self>, user: UserId) -> HeldHand {
        self.hands.hold(user);
        HeldHand {
            display: self.clone(),
            user,
        }
    }

    /// An answer was given: from now on a public message of this table, and the hand of the person,
    /// can be sent through its token. `pressed`: the ephemeral message whose button it was;
    /// `language`: the person's own.
    pub fn given(
        &self,
        user: UserId,
        token: &Token,
        pressed: Option<u64>,
        language: Option<Language>,
    ) {
        self.tokens.set(token.clone());
        let snapshot = self.table.snapshot();
        // Who waits is given a hand when they are dealt in.
        if snapshot.seat_of(user).is_some() || snapshot.is_waiting(user) {
            self.hands.refresh(user, token.clone(), pressed, language);
        }
    }

    /// Waits until this game's message is in the channel, so that a hand can be shown below it. Gives
    /// up after a while and when the game ends.
    pub async fn lies_there(&self, game: GameNumber) {
        let mut positions = self.placement.watch();
        let mut snapshots = self.table.watch();
        let there = async {
            loop {
                let playing = dealt(&snapshots.borrow_and_update().stage) == Some(game);
                if !playing || positions.borrow_and_update().game == Some(game) {
                    return;
                }
                tokio::select! {
                    changed = positions.changed() => if changed.is_err() { return },
                    changed = snapshots.changed() => if changed.is_err() { return },
                }
            }
        };
        if tokio::time::timeout(LYING, there).await.is_err() {
            tracing::debug!(
                table = self.snapshot().table.0,
                "a hand is shown before its table"
            );
        }
    }

    /// Makes a message that shows the table its public message. If too many come at once, the
    /// latest are left as they are.
    pub fn adopt(&self, message: Adopted) {
        if let Err(missed) = self.adopted.try_send(message) {
            tracing::debug!(%missed, "a message of a table is left as it is");
        }
    }

    /// Somebody has deleted these messages of the channel.
    pub fn deleted(&self, messages: impl IntoIterator<Item = u64>) {
        if self.deletions.note(messages) {
            self.wake();
        }
    }

    /// The table's message is to be looked at again.
    pub fn wake(&self) {
        self.wake.notify_one();
    }

    /// Waits until the table's message is to be looked at again.
    pub async fn woken(&self) {
        self.wake.notified().await;
    }

    /// Another table is in the channel from now on.
    pub fn replace(&self) {
        self.is_replaced.store(true, Ordering::Relaxed);
        self.wake();
    }

    /// Whether another table is in the channel.
    pub fn is_replaced(&self) -> bool {
        self.is_replaced.load(Ordering::Relaxed)
    }

    /// Somebody wants the table posted again. If that was done a moment ago, the error is how long they
    /// have to wait.
    pub fn may_repost(&self) -> Result<(), Duration> {
        // A std lock: held to compare times, never across an await.
        let mut last = self.reposted.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        match *last {
            Some(then) if now < then + REPOST_EVERY => Err(then + REPOST_EVERY - now),
            _ => {
                *last = Some(now);
                Ok(())
            }
        }
    }

    /// The table as it is now.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.table.snapshot()
    }
}

/// A hand that an answer shows.
#[derive(Debug)]
pub struct ShownHand {
    /// What it says.
    pub message: Message,
    /// What the answer says above it.
    pub note: Option<String>,
    /// The game that it is of.
    pub game: Option<GameNumber>,
    /// How its player acts.
    pub by: ActsBy,
}

/// The right to show somebody's hand in an answer: until this is dropped, the hands' task leaves that
/// hand alone. An answer that doesn't have it can't show a hand, and doesn't hold one back however long
/// it takes.
#[derive(Debug)]
pub struct HeldHand {
    display: Arc<TableDisplay>,
    user: UserId,
}

impl HeldHand {
    /// The display of the hand's table.
    pub const fn display(&self) -> &Arc<TableDisplay> {
        &self.display
    }

    /// An answer is about to show the hand. That is kept first: if the process ends in the very
    /// moment of the answer, a later one goes on with that hand.
    pub async fn will_show(&self, how: &ShownAs, hand: &ShownHand) {
        if self.display.hands.promise(self.user, how, hand.game) {
            self.display.keep_hands(None).await;
        }
    }

    /// An answer shows the hand.
    pub fn shows(&self, how: ShownAs, hand: ShownHand) {
        if how.pressed.is_none() {
            self.display.placement.hand_below();
        }
        let hands = &self.display.hands;
        hands.show(self.user, how, hand.message, hand.game);
    }
}

impl Drop for HeldHand {
    fn drop(&mut self) {
        self.display.hands.release(self.user);
    }
}
