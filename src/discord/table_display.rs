//! How one table is shown: its public message, and its players' hands.
//!
//! Owns what an interaction is worth to a table: its token, the message that its answer made, and
//! that somebody is there. The work is done by [`table_message`](super::table_message) and
//! [`hand_messages`](super::hand_messages).

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{Notify, mpsc};
use tokio::time::Instant;

use super::anchor::Anchor;
use super::deletions::Deletions;
use super::hand_messages::{HandMessages, ShownAs};
use super::http::{LatestToken, Token};
use super::i18n::Language;
use super::message::Message;
use super::placement::Placement;
use super::presses::Presses;
use super::render::ActsBy;
use super::table_message::Adopted;
use crate::store::Store;
use crate::table::{GameNumber, InteractionId, Snapshot, TableHandle, UserId};

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
    pub fn new(table: TableHandle, store: Store) -> (TableDisplay, mpsc::Receiver<Adopted>) {
        let (adopted, heard) = mpsc::channel(8);
        let display = TableDisplay {
            anchor: Anchor::new(store, table.snapshot().table),
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

    /// Somebody asks for something. Until the answer is given their hand is left alone: it may be
    /// what the answer shows.
    pub fn answering(self: Arc<Self>, user: UserId) -> Answering {
        self.presses.note(user);
        self.hands.hold(user);
        Answering {
            times: self.placement.now().times,
            user,
            display: self,
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
#[derive(Clone, Debug)]
pub struct ShownHand {
    /// The hand, without the note above it.
    pub message: Message,
    /// What the answer says above it.
    pub note: Option<String>,
    /// The game that it is of.
    pub game: Option<GameNumber>,
    /// How its player acts.
    pub by: ActsBy,
}

/// An interaction that is being answered, until it is dropped.
#[derive(Debug)]
pub struct Answering {
    display: Arc<TableDisplay>,
    user: UserId,
    /// How often the table's message had moved when the interaction came.
    times: u32,
}

impl Answering {
    /// The answer is given: from now on a public message of this table, and the hand of the person,
    /// can be sent through its token. `pressed`: the ephemeral message whose button it was;
    /// `language`: the person's own.
    pub fn given(&self, token: &Token, pressed: Option<u64>, language: Option<Language>) {
        let display = &self.display;
        display.tokens.set(token.clone());
        let snapshot = display.table.snapshot();
        // Who waits is given a hand when they are dealt in.
        if snapshot.seat_of(self.user).is_some() || snapshot.is_waiting(self.user) {
            display
                .hands
                .refresh(self.user, token.clone(), pressed, language);
        }
    }

    /// The answer that is about to be given with this token is to show the person's hand. That is kept
    /// first: if the process ends in the very moment of the answer, a later one goes on with that hand.
    pub async fn will_show_hand(
        &self,
        token: &Token,
        (interaction, pressed): (InteractionId, Option<u64>),
        hand: &ShownHand,
    ) {
        let shown = self.shown_as(token, (interaction, pressed), hand.by, None);
        let display = &self.display;
        if display.hands.promise(self.user, &shown, hand.game) {
            display.anchor.keep_hands(display.hands.kept(None)).await;
        }
    }

    /// The answer, given with this token, shows the person's hand.
    pub fn shows_hand(
        &self,
        token: &Token,
        (interaction, pressed): (InteractionId, Option<u64>),
        hand: ShownHand,
    ) {
        if pressed.is_none() {
            self.display.placement.hand_below();
        }
        let shown = self.shown_as(token, (interaction, pressed), hand.by, hand.note);
        let hands = &self.display.hands;
        hands.show(self.user, shown, hand.message, hand.game);
    }

    fn shown_as(
        &self,
        token: &Token,
        (interaction, pressed): (InteractionId, Option<u64>),
        by: ActsBy,
        note: Option<String>,
    ) -> ShownAs {
        ShownAs {
            token: token.clone(),
            interaction,
            pressed,
            times: self.times,
            by,
            note,
        }
    }

    /// The display of the table.
    pub fn display(&self) -> &TableDisplay {
        &self.display
    }

    /// Whether it is about this table.
    pub fn is_of(&self, display: &Arc<TableDisplay>) -> bool {
        Arc::ptr_eq(&self.display, display)
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.display.hands.release(self.user);
    }
}
