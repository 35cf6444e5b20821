//! The saved state of a table's messages, with which a later process continues: which message is
//! the table's, which ones show its players' hands, with the tokens through which those are reached,
//! and whom mentions wait for. What they say isn't saved: a later process edits each of them once.
//!
//! Owns the stored document. A token stays in it only while it works, and is never in a log. A
//! player's newest token is saved when the stored one has become old, and when the process ends
//! ([`SavedMessages::flush`]).
//!
//! A document that couldn't be read yet is never overwritten. When a table ends, the store removes
//! the tokens from it. The rest is deleted once the messages have their final form
//! ([`SavedMessages::forget_messages`]), in a later process if necessary ([`Unfinished`]).

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;
use tokio::time::Instant;

use super::table_message::page::Page;
use crate::discord::http::Token;
use crate::screen::i18n::Language;
use crate::store::{Store, StoreError, causes};
use crate::table::{GameNumber, InteractionId, Moment, TableId, UserId};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Document {
    #[serde(flatten)]
    table: Option<SavedTable>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hands: Vec<SavedHand>,
    /// The mentions of people who don't act, to be deleted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mentions: Vec<u64>,
    /// Whom those mentions wait for of which that is known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    waits: Vec<Mention>,
}

/// What a person is expected to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// To act in the turn of this moment.
    Turn(UserId, Option<Moment>),
    /// To answer in this vote.
    Vote(UserId, InteractionId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wait {
    pub what: Awaited,
    #[serde(skip, default = "Instant::now")]
    pub since: Instant,
    pub mentioned: bool,
    pub reminded: bool,
    /// How often their time had run out in this game, and how often their cards had changed.
    pub lapses: u32,
    pub changes: u32,
}

/// A message that mentions people, and what it waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mention {
    pub late: Vec<Wait>,
    pub sent: Vec<u64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTable {
    pub message: u64,
    pub page: Page,
    /// Former messages of the table that don't have their final form yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<SavedFormer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedFormer {
    pub message: u64,
    /// Whether it is surplus and must be deleted; otherwise only its buttons are removed.
    pub goes: bool,
}

/// The messages of an ended table that don't have their final form yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Document")]
pub struct Unfinished {
    pub former: Vec<SavedFormer>,
}

impl From<Document> for Unfinished {
    fn from(document: Document) -> Unfinished {
        let mentions =
            document.mentions.into_iter().map(|message| SavedFormer { message, goes: true });
        let mut former: Vec<SavedFormer> = mentions.collect();
        if let Some(SavedTable { message, page, former: earlier }) = document.table {
            former.extend(earlier);
            // Unless it says that the table has ended.
            former.extend((page != Page::Ended).then_some(SavedFormer { message, goes: false }));
        }
        Unfinished { former }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedHand {
    pub user: UserId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameNumber>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<SavedAddress>,
    /// Their own language, if the bot speaks it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    #[serde(flatten, with = "stored_token")]
    pub token: Option<Token>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedAddress {
    pub id: u64,
    /// Whether it is the answer to the token's interaction.
    pub is_answer: bool,
}

impl SavedHand {
    pub fn token(&self) -> Option<&Token> {
        self.token.as_ref().filter(|token| token.lives())
    }

    /// Whether what was saved about this player earlier is still good enough: the same message, and a
    /// token that works for a good while.
    fn is_served_by(&self, earlier: &SavedHand) -> bool {
        let message = |hand: &SavedHand| hand.shown.map(|shown| shown.id);
        let what = |hand: &SavedHand| (hand.user, hand.game, message(hand), hand.language);
        what(self) == what(earlier)
            && (self.token == earlier.token
                || self.shown.is_some() && earlier.token().is_some_and(|token| token.is_fresh()))
    }
}

/// The document of one table, read once and written whenever it changes.
#[derive(Debug)]
pub struct SavedMessages {
    store: Store,
    table: TableId,
    /// `None` until it is read; before that, nothing is written. Locked during writes, so that the
    /// last state is written last.
    documents: Mutex<Option<Documents>>,
}

/// The stored document, and the current one, which isn't stored as long as the stored one is good
/// enough.
#[derive(Debug, Default)]
struct Documents {
    stored: Document,
    now: Document,
}

impl SavedMessages {
    /// The document of a new table: nothing is stored.
    pub fn new(store: Store, table: TableId) -> SavedMessages {
        SavedMessages { store, table, documents: Mutex::new(Some(Documents::default())) }
    }

    /// The document of a table that an earlier process has shown; it has to be [read](Self::read)
    /// first.
    pub fn unread(store: Store, table: TableId) -> SavedMessages {
        SavedMessages { store, table, documents: Mutex::new(None) }
    }

    /// Reads what an earlier process saved, unless that has been done. `restore` gets the hands
    /// before anything can overwrite them. Until the database can be read, nothing is written.
    pub async fn read(&self, restore: impl FnOnce(&[SavedHand])) -> Result<(), StoreError> {
        let mut documents = self.documents.lock().await;
        if documents.is_some() {
            return Ok(());
        }
        let stored = match self.store.saved_messages::<Document>(self.table).await {
            Ok(stored) => stored.unwrap_or_default(),
            // Trying again won't help, so new messages are sent.
            Err(error @ StoreError::Document { .. }) => {
                log("what is kept of a table's messages cannot be understood", &error);
                Document::default()
            }
            Err(error) => return Err(error),
        };
        restore(&stored.hands);
        *documents = Some(Documents { now: stored.clone(), stored });
        Ok(())
    }

    /// Changes the document, and saves it if the change says so. Does nothing until it is read.
    async fn change(&self, change: impl FnOnce(&mut Documents) -> bool) {
        let mut documents = self.documents.lock().await;
        let Some(documents) = &mut *documents else { return };
        if !change(documents) {
            return;
        }
        let saved = if documents.now == Document::default() {
            self.store.forget_messages_of(vec![self.table]).await
        } else {
            self.store.save_messages(self.table, &documents.now).await
        };
        match saved {
            Ok(()) => documents.stored = documents.now.clone(),
            Err(error) => log("could not save where a table's messages are", &error),
        }
    }

    /// Saves what wasn't urgent, because the process ends.
    pub async fn flush(&self) {
        self.change(|documents| documents.now != documents.stored).await;
    }

    pub async fn table(&self) -> Option<SavedTable> {
        self.documents.lock().await.as_ref()?.now.table.clone()
    }

    pub async fn set_table(&self, table: SavedTable) {
        let change = |documents: &mut Documents| {
            documents.now.table = Some(table);
            documents.stored.table != documents.now.table
        };
        self.change(change).await;
    }

    /// Forgets the public messages: the table has ended, and they have their final form.
    pub async fn forget_messages(&self) {
        let change = |documents: &mut Documents| {
            documents.now.table = None;
            documents.now.mentions.clear();
            documents.now.waits.clear();
            true
        };
        self.change(change).await;
    }

    /// The mentions, and what they wait for as far as that is known.
    pub async fn mentions(&self) -> (Vec<u64>, Vec<Mention>) {
        let documents = self.documents.lock().await;
        let now = documents.as_ref().map(|documents| &documents.now);
        now.map(|now| (now.mentions.clone(), now.waits.clone())).unwrap_or_default()
    }

    pub async fn set_mentions(&self, mentions: Vec<u64>, waits: Vec<Mention>) {
        let change = |Documents { stored, now }: &mut Documents| {
            (now.mentions, now.waits) = (mentions, waits);
            stored.mentions != now.mentions || stored.waits != now.waits
        };
        self.change(change).await;
    }

    /// Notes how to reach the hands, and saves it at once if what is stored isn't good enough.
    pub async fn set_hands(&self, hands: Vec<SavedHand>) {
        let shown = hands.iter().filter(|hand| hand.shown.is_some()).count();
        let mut is_due = false;
        let change = |documents: &mut Documents| {
            documents.now.hands = hands;
            let (now, stored) = (&documents.now.hands, &documents.stored.hands);
            let dead = |hand: &SavedHand| hand.token().is_none();
            let mut pairs = now.iter().zip(stored);
            let served = now.len() == stored.len() && pairs.all(|(now, old)| now.is_served_by(old));
            is_due = !served || stored.iter().any(dead);
            is_due
        };
        self.change(change).await;
        if is_due {
            tracing::debug!(table = self.table.0, "{shown} hands are kept");
        }
    }

    /// How long until the first stored token expires; `None` if no token is stored.
    pub async fn expires_in(&self) -> Option<Duration> {
        let documents = self.documents.lock().await;
        let hands = documents.as_ref()?.stored.hands.iter();
        hands.map(|hand| hand.token().map_or(Duration::ZERO, |token| token.time_left())).min()
    }
}

/// Logs why the document could not be read or saved.
pub fn log(what: &str, error: &StoreError) {
    tracing::error!(error = causes(error), "{what}");
}

mod stored_token {
    //! A token as it is stored: its text, and when it was issued.

    use std::time::{Duration, SystemTime};

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::discord::http::Token;

    #[derive(Default, Serialize, Deserialize)]
    struct Stored {
        token: String,
        issued_ms: u64,
    }

    pub fn serialize<S: Serializer>(token: &Option<Token>, to: S) -> Result<S::Ok, S::Error> {
        let stored = token.as_ref().map(|token| Stored {
            token: token.reveal().to_owned(),
            issued_ms: now().saturating_sub(token.age()).as_millis().try_into().unwrap_or(u64::MAX),
        });
        stored.unwrap_or_default().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Token>, D::Error> {
        let Stored { token, issued_ms } = Stored::deserialize(from)?;
        // If the clock was set back, the token seems to come from the future. It isn't used then.
        let age = now().checked_sub(Duration::from_millis(issued_ms));
        Ok(age.and_then(|age| Token::aged(&token, age)).filter(Token::lives))
    }

    fn now() -> Duration {
        SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
