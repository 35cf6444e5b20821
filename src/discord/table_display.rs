//! How one table is shown: its public message, and its players' hands.
//!
//! Owns what an interaction is worth to a table: its token, the message that its answer made, and
//! that somebody is there. The work is done by [`table_message`](super::table_message) and
//! [`hand_messages`](super::hand_messages).

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;

use super::anchor::Anchor;
use super::guild_settings::GuildSettingsCache;
use super::hand_messages::{HandMessages, ShownAs};
use super::http::{Discord, LatestToken, Token, backoff};
use super::i18n::Language;
use super::message::Message;
use super::placement::Placement;
use super::presses::Presses;
use super::render::ActsBy;
use super::table_message::{Adopted, Start};
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
    adopted: mpsc::Sender<Adopted>,
}

impl TableDisplay {
    /// The display of this table, and the messages that it adopts.
    pub fn new(table: TableHandle, store: Store) -> (TableDisplay, mpsc::Receiver<Adopted>) {
        let (adopted, messages) = mpsc::channel(8);
        let display = TableDisplay {
            anchor: Anchor::new(store, table.snapshot().table),
            table,
            hands: HandMessages::default(),
            tokens: LatestToken::default(),
            placement: Placement::default(),
            presses: Presses::default(),
            adopted,
        };
        (display, messages)
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
        if self.adopted.try_send(message).is_err() {
            tracing::debug!("one more message of the table is not kept up to date");
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
        let shown = ShownAs {
            token: token.clone(),
            interaction,
            pressed,
            times: self.times,
            by: hand.by,
        };
        let hands = &self.display.hands;
        hands.show(self.user, shown, hand.message, hand.game);
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

/// Keeps the hands of a table up to date until it has ended.
pub async fn keep_hands(
    discord: Discord,
    settings: Arc<GuildSettingsCache>,
    display: Arc<TableDisplay>,
    start: Start,
) {
    if start == Start::Resume {
        display.hands.restore(display.anchor.hands().await);
    }
    let mut snapshots = display.table.watch();
    let mut positions = display.placement.watch();
    let mut failures = 0;
    loop {
        let snapshot = snapshots.borrow_and_update().clone();
        let position = *positions.borrow_and_update();
        let settings = settings.get(snapshot.place.guild).await;
        let update = display
            .hands
            .update(&discord, &settings, &snapshot, position);
        let again = update.await;
        failures = if again { failures + 1 } else { 0 };
        if matches!(snapshot.stage, Stage::Ended(_)) && !again {
            return display.anchor.keep_hands(Vec::new()).await;
        }
        display.anchor.keep_hands(display.hands.kept()).await;
        let expiry = display.anchor.expires_in().await;
        tokio::select! {
            changed = snapshots.changed() => if changed.is_err() { return },
            _ = positions.changed() => {}
            () = display.hands.changed() => {}
            () = tokio::time::sleep(backoff(failures)), if again => {}
            // A token that can be used no longer is not kept.
            () = tokio::time::sleep(expiry.unwrap_or(Duration::MAX)), if expiry.is_some() => {}
        }
    }
}
