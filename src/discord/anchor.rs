//! What is kept of a table's messages, so that a later process goes on with them: which message is
//! the table's, and the tokens through which its players' hands are reached.
//!
//! Owns the stored document. A token is in it no longer than it can be used, and in no log.

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use super::http::Token;
use super::i18n::Language;
use super::table_message::Page;
use crate::store::{Store, StoreError};
use crate::table::{GameNumber, TableId, UserId};

/// The stored document. What the first release wrote is read.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Document {
    #[serde(flatten)]
    table: Option<KeptTable>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    hands: Vec<KeptHand>,
    /// The messages that mention who does not act, to be deleted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mentions: Vec<u64>,
}

/// Which message is the table's and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTable {
    /// The message.
    pub message: u64,
    /// What it shows.
    pub page: Page,
}

/// How a player's hand is reached.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptHand {
    /// Whose hand.
    pub user: UserId,
    /// The game in which they were last given one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameNumber>,
    /// The message that shows it, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<KeptMessage>,
    /// Their own language, if the bot speaks it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    token: String,
    issued_ms: u64,
}

/// A message that shows a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptMessage {
    /// The follow-up's id; without it the message is the answer to the interaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follow_up: Option<u64>,
    /// The message's id, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
}

impl std::fmt::Debug for KeptHand {
    /// Never shows the token: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("KeptHand")
            .field("user", &self.user)
            .finish_non_exhaustive()
    }
}

impl KeptHand {
    /// What is kept of a player with this token.
    pub fn new(user: UserId, game: Option<GameNumber>, token: &Token) -> KeptHand {
        KeptHand {
            user,
            game,
            shown: None,
            language: None,
            token: token.reveal().to_owned(),
            issued_ms: millis(SystemTime::now()).saturating_sub(millis_of(token.age())),
        }
    }

    /// The token, if it can still be used.
    pub fn token(&self) -> Option<Token> {
        // A clock that was set back makes a token seem to come from the future: it is left.
        let age = millis(SystemTime::now()).checked_sub(self.issued_ms)?;
        let token = Token::aged(&self.token, Duration::from_millis(age))?;
        token.lives().then_some(token)
    }

    /// Whether what was kept of this player earlier serves as well: the same message, and a token
    /// that can be used for a good while.
    fn is_served_by(&self, earlier: &KeptHand) -> bool {
        let what = |kept: &KeptHand| {
            let shown = kept.shown.and_then(|shown| shown.id);
            (kept.user, kept.game, shown, kept.language)
        };
        what(self) == what(earlier)
            && (self.token == earlier.token
                || self.shown.is_some_and(|shown| shown.id.is_some())
                    && earlier.token().is_some_and(|token| token.is_fresh()))
    }
}

/// The document of one table, read once and written whenever it changes.
#[derive(Debug)]
pub struct Anchor {
    store: Store,
    table: TableId,
    /// None until it is read. Held while it is written, so that the last state is written last.
    document: Mutex<Option<Document>>,
}

impl Anchor {
    /// The document of this table.
    pub fn new(store: Store, table: TableId) -> Anchor {
        Anchor {
            store,
            table,
            document: Mutex::default(),
        }
    }

    async fn read<'a>(&self, document: &'a mut Option<Document>) -> &'a mut Document {
        if document.is_none() {
            let read = self.store.anchor::<Document>(self.table).await;
            *document = Some(
                read.unwrap_or_else(|error| {
                    log("what is kept of a table's messages cannot be read", &error);
                    None
                })
                .unwrap_or_default(),
            );
        }
        document.get_or_insert_default()
    }

    async fn write(&self, document: &Document) {
        if let Err(error) = self.store.save_anchor(self.table, document).await {
            log("where a table's messages are was not saved", &error);
        }
    }

    /// Which message is the table's.
    pub async fn table(&self) -> Option<KeptTable> {
        let mut document = self.document.lock().await;
        self.read(&mut document).await.table
    }

    /// How the players' hands are reached.
    pub async fn hands(&self) -> Vec<KeptHand> {
        let mut document = self.document.lock().await;
        self.read(&mut document).await.hands.clone()
    }

    /// Keeps which message is the table's.
    pub async fn keep_table(&self, table: KeptTable) {
        let mut document = self.document.lock().await;
        let document = self.read(&mut document).await;
        if document.table != Some(table) {
            document.table = Some(table);
            self.write(document).await;
        }
    }

    /// The messages that mention who does not act.
    pub async fn mentions(&self) -> Vec<u64> {
        let mut document = self.document.lock().await;
        self.read(&mut document).await.mentions.clone()
    }

    /// Keeps which messages mention who does not act.
    pub async fn keep_mentions(&self, mentions: Vec<u64>) {
        let mut document = self.document.lock().await;
        let document = self.read(&mut document).await;
        if document.mentions != mentions {
            document.mentions = mentions;
            self.write(document).await;
        }
    }

    /// Keeps how the hands are reached, if what is kept does not serve as well.
    pub async fn keep_hands(&self, hands: Vec<KeptHand>) {
        let mut document = self.document.lock().await;
        let document = self.read(&mut document).await;
        let dead = |kept: &KeptHand| kept.token().is_none();
        let served = hands.len() == document.hands.len()
            && hands
                .iter()
                .zip(&document.hands)
                .all(|(new, old)| new.is_served_by(old));
        if !served || document.hands.iter().any(dead) {
            document.hands = hands;
            self.write(document).await;
            let shown = document.hands.iter().filter(|hand| hand.shown.is_some());
            tracing::debug!(table = self.table.0, "{} hands are kept", shown.count());
        }
    }

    /// When the first kept token can be used no longer; none if none is kept.
    pub async fn expires_in(&self) -> Option<Duration> {
        let mut document = self.document.lock().await;
        let hands = &self.read(&mut document).await.hands;
        let left = hands
            .iter()
            .map(|kept| kept.token().map_or(Duration::ZERO, |token| token.rest()));
        left.min()
    }
}

fn log(what: &str, error: &StoreError) {
    let error = error as &dyn std::error::Error;
    tracing::error!(error, "{what}");
}

fn millis(at: SystemTime) -> u64 {
    millis_of(
        at.duration_since(SystemTime::UNIX_EPOCH)
            .unwrap_or_default(),
    )
}

fn millis_of(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_first_release_wrote_is_read() {
        let text = r#"{"message":5,"page":{"trick":[7,3]},"untold":3}"#;
        let document: Document = serde_json::from_str(text).unwrap();
        let page = Page::Game(GameNumber(7));
        assert_eq!(document.table, Some(KeptTable { message: 5, page }));
        assert_eq!(document.hands, []);
    }

    #[test]
    fn a_token_is_read_back_with_its_age_and_is_in_no_text() {
        let hand = KeptHand::new(UserId(1), None, &Token::new("secret"));
        let text = serde_json::to_string(&hand).unwrap();
        let read: KeptHand = serde_json::from_str(&text).unwrap();
        assert!(
            read.token()
                .is_some_and(|token| token.is(&Token::new("secret")))
        );
        assert!(!format!("{read:?}").contains("secret"));
        let old = KeptHand {
            issued_ms: hand.issued_ms - 15 * 60 * 1000,
            ..hand
        };
        assert!(old.token().is_none());
    }
}
