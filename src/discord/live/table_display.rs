//! How one table is shown: its public message, and its players' hands.
//!
//! Owns what a table gains from an interaction: its token, the message that its answer made, and
//! the knowledge that somebody is there. Also owns which hand is left alone for an answer
//! ([`HeldHand`]). [`table_message`](super::table_message) and
//! [`hand_messages`](super::hand_messages) do the work.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::{Notify, OwnedMutexGuard, watch};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::deletions::Deletions;
use super::hand_messages::{Address, HandMessage, HandMessages};
use super::placement::{Placement, Position};
use super::saved_messages::{self, SavedMessages};
use super::table_message::nudge::Presses;
use super::table_message::page::RenderedPage;
use crate::discord::http::{Token, backoff};
use crate::screen::i18n::{Catalog, Language};
use crate::screen::render::answer::{ShownHand, dealt};
use crate::store::Store;
use crate::table::{GameNumber, Snapshot, Stage, TableHandle, UserId};

/// How long an answer waits for the table's message.
const WAIT_FOR_TABLE: Duration = Duration::from_secs(10);

/// The shortest time between two reposts that people ask for.
const REPOST_EVERY: Duration = Duration::from_secs(20);

/// How many messages wait to be adopted at most.
const ADOPTED_MAX: usize = 8;

/// Where a table's first message comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstMessage {
    /// The answer to a command will be the table's first message.
    Answer,
    /// The table is in another channel than the command. Its task posts the first message.
    Elsewhere,
    /// The table existed before this process. Its message continues.
    Existing,
}

/// A message that was sent as the answer to a command and becomes the table's message.
#[derive(Clone, Debug)]
pub struct Adopted {
    pub page: RenderedPage,
    pub message: u64,
}

/// What answers and events note for the task of the table's message.
#[derive(Debug, Default)]
pub struct Notes {
    /// Messages to adopt, the oldest first.
    pub adopted: VecDeque<Adopted>,
    /// Whether no more messages are adopted: the table has ended, and its task is done.
    is_over: bool,
    pub placement: Placement,
    pub deletions: Deletions,
    /// When people last pressed something.
    pub presses: Presses,
    /// Whether another table is in the channel.
    pub is_replaced: bool,
    /// When somebody last had the table reposted.
    reposted: Option<Instant>,
}

#[derive(Debug)]
pub struct TableDisplay {
    pub table: TableHandle,
    pub hands: HandMessages,
    /// What a later process needs to continue.
    pub saved: SavedMessages,
    /// Locked to note or read something, never across an await.
    pub notes: Mutex<Notes>,
    /// Signals that the table's message must be checked again.
    wake: Notify,
    position: watch::Sender<Position>,
}

impl TableDisplay {
    pub fn new(table: TableHandle, store: Store, first: FirstMessage) -> TableDisplay {
        let id = table.snapshot().table;
        TableDisplay {
            saved: match first {
                FirstMessage::Answer | FirstMessage::Elsewhere => SavedMessages::new(store, id),
                FirstMessage::Existing => SavedMessages::unread(store, id),
            },
            table,
            hands: HandMessages::default(),
            notes: Mutex::default(),
            wake: Notify::new(),
            position: watch::Sender::default(),
        }
    }

    /// Waits until the saved messages have been read and the hands restored, however long the
    /// database is unavailable. Returns false if the process ends first.
    pub async fn resume(&self, stop: &CancellationToken) -> bool {
        let channel = self.table.place().channel;
        let restore = |saved: &[_]| self.hands.restore(saved, channel);
        let mut failures = 0;
        while let Err(error) = self.saved.read(restore).await {
            saved_messages::log("could not read where a table's messages are; retrying", &error);
            failures += 1;
            let pause = tokio::time::sleep(backoff(failures));
            if stop.run_until_cancelled(pause).await.is_none() {
                return false;
            }
        }
        true
    }

    /// Saves how to reach the hands, for a later process. Saves nothing for an ended table.
    pub async fn save_hands(&self) {
        let hands = match self.snapshot().stage {
            Stage::Ended(_) => Vec::new(),
            _ => self.hands.to_saved(),
        };
        self.saved.set_hands(hands).await;
    }

    /// Keeps the hands' task off the person's hand until an answer that may show it has been given.
    /// Waits for earlier answers of that kind.
    pub async fn hold(self: &Arc<Self>, user: UserId) -> HeldHand {
        let answers = self.hands.of(user, |hand| hand.answers.clone());
        let mut held = HeldHand { display: self.clone(), user, lock: None };
        held.lock = Some(answers.enter().await);
        held
    }

    /// Notes that an answer was given. From now on, the person's hand can be sent through its token.
    /// `pressed`: the ephemeral message whose button was pressed; `language`: the person's own.
    pub fn given(
        &self,
        user: UserId,
        token: &Token,
        pressed: Option<u64>,
        language: Option<Language>,
    ) {
        let snapshot = self.table.snapshot();
        // People who are waiting get a hand when they are dealt in.
        if snapshot.seat_of(user).is_some() || snapshot.is_waiting(user) {
            self.hands.of(user, |hand| hand.refresh(token.clone(), pressed, language));
        }
    }

    /// Waits until this game's message is in the channel, so that a hand can be shown below it.
    /// Gives up after a while or when the game ends.
    pub async fn wait_for_message(&self, game: GameNumber) {
        let mut positions = self.positions();
        let mut snapshots = self.table.watch();
        let shown = async {
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
        if tokio::time::timeout(WAIT_FOR_TABLE, shown).await.is_err() {
            tracing::debug!(
                table = self.snapshot().table.0,
                "a hand is shown before its table's message"
            );
        }
    }

    /// Makes a message that shows the table its public message. Returns false if nobody keeps it up
    /// to date: too many came at once, or the table is over.
    pub fn adopt(&self, message: Adopted) -> bool {
        let mut notes = self.notes.lock();
        if notes.is_over || notes.adopted.len() >= ADOPTED_MAX {
            return false;
        }
        notes.adopted.push_back(message);
        self.wake();
        true
    }

    /// Adopts no more messages from now on, unless one waits for that. Returns whether none does.
    pub fn stop_adopting(&self) -> bool {
        let mut notes = self.notes.lock();
        notes.is_over = notes.adopted.is_empty();
        notes.is_over
    }

    /// Notes that this message is the table's from now on, at the bottom of the channel.
    pub fn moved(&self, game: Option<GameNumber>, message: u64) {
        let mut notes = self.notes.lock();
        notes.placement = Placement::default();
        if notes.deletions.watch(message) {
            self.wake();
        }
        self.position.send_replace(Position { game, message: Some(message) });
    }

    /// Notes that the table's message stays where it is and shows this game from now on.
    pub fn stays(&self, game: Option<GameNumber>) {
        self.position
            .send_if_modified(|position| std::mem::replace(&mut position.game, game) != game);
    }

    pub fn positions(&self) -> watch::Receiver<Position> {
        self.position.subscribe()
    }

    /// Notes that somebody has deleted these messages in the channel.
    pub fn deleted(&self, messages: impl IntoIterator<Item = u64>) {
        if self.notes.lock().deletions.note(messages) {
            self.wake();
        }
    }

    pub fn wake(&self) {
        self.wake.notify_one();
    }

    pub async fn woken(&self) {
        self.wake.notified().await;
    }

    /// Notes that another table is in the channel from now on.
    pub fn replace(&self) {
        self.notes.lock().is_replaced = true;
        self.wake();
    }

    /// Allows a repost that somebody asks for. If the last one was a moment ago, the error is how
    /// long they have to wait.
    pub fn may_repost(&self) -> Result<(), Duration> {
        let (last, now) = (&mut self.notes.lock().reposted, Instant::now());
        match *last {
            Some(then) if now < then + REPOST_EVERY => Err(then + REPOST_EVERY - now),
            _ => {
                *last = Some(now);
                Ok(())
            }
        }
    }

    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.table.snapshot()
    }
}

/// The right to show somebody's hand in an answer. Until this is dropped, the hands' task leaves
/// that hand alone. An answer without this right can't show a hand, and doesn't hold one back
/// however long it takes.
#[derive(Debug)]
pub struct HeldHand {
    display: Arc<TableDisplay>,
    user: UserId,
    lock: Option<OwnedMutexGuard<()>>,
}

impl HeldHand {
    pub const fn display(&self) -> &Arc<TableDisplay> {
        &self.display
    }

    /// Announces that an answer is about to show the hand.
    pub fn will_show(&self) {
        self.display.hands.of(self.user, HandMessage::cut_edit);
    }

    /// Lets other answers show the hand before this one, which waits for Discord.
    pub fn release(&mut self) {
        self.lock = None;
        self.display.hands.wake();
    }

    /// Whether the hands' task writes a hand that this answer doesn't.
    pub fn is_written_later(&self) -> bool {
        !self.display.snapshot().has_ended()
    }

    /// Notes what the hand says at a snapshot, so that its task needn't draw it.
    pub fn drew(&self, hand: &ShownHand, at: &Arc<Snapshot>, catalog: &'static Catalog) {
        self.display.hands.of(self.user, |own| own.drew(hand, at, catalog));
    }

    /// Notes that the answer at this address shows the hand. If it isn't written, the hands' task
    /// writes it. `is_new`: whether it is a new message.
    pub fn shows(&self, at: Address, hand: ShownHand, is_new: bool, is_written: bool) {
        if is_new {
            self.display.notes.lock().placement.hand_below();
        }
        self.display.hands.show(self.user, at, hand, is_written);
    }
}

impl Drop for HeldHand {
    fn drop(&mut self) {
        self.release();
    }
}
