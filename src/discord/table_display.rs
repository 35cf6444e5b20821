//! How one table is shown: its public message, and its players' hands.
//!
//! Owns what an interaction is worth to a table: its token, the message that its answer made, and
//! that somebody is there. The work is done by [`table_message`](super::table_message) and
//! [`hand_messages`](super::hand_messages).

use std::sync::Arc;

use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::anchor::{self, Anchor};
use super::hand_messages::{HandMessages, ShownAs};
use super::http::{LatestToken, Token, backoff};
use super::i18n::Language;
use super::message::Message;
use super::placement::Placement;
use super::presses::Presses;
use super::render::ActsBy;
use super::table_message::{Adopted, News, Start};
use crate::store::Store;
use crate::table::{GameNumber, InteractionId, Snapshot, Stage, TableHandle, UserId};

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
    /// Who is there.
    pub presses: Presses,
    /// What a later process needs to go on.
    pub anchor: Anchor,
    news: mpsc::Sender<News>,
}

impl TableDisplay {
    /// The display of this table, and what its message's task is to hear.
    pub fn new(
        table: TableHandle,
        store: Store,
        start: Start,
    ) -> (TableDisplay, mpsc::Receiver<News>) {
        let (news, heard) = mpsc::channel(8);
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
            presses: Presses::default(),
            news,
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
        self.tell(News::Adopted(Box::new(message)));
    }

    /// Tells the task of the table's message. If too much comes at once, the latest is not heard.
    pub fn tell(&self, news: News) {
        if let Err(missed) = self.news.try_send(news) {
            tracing::debug!(%missed, "a table's message does not hear of something");
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
            display.keep_hands(None).await;
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
