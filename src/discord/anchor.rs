//! What is kept of a table's messages, so that a later process goes on with them: which message is
//! the table's, the tokens through which its players' hands are reached, and what all of them said
//! last, so that nothing is edited that is still true.
//!
//! Owns the stored document. A token is in it no longer than it can be used, and in no log. What the
//! messages say changes with every move and is needed by a later process alone: it is saved with
//! something else, or when there was peace for a while ([`Anchor::settle`]).

use std::time::{Duration, SystemTime};

use serde::{Deserialize, Serialize};
use tokio::sync::Mutex;

use super::http::Token;
use super::i18n::Language;
use super::message::Fingerprint;
use super::render::ActsBy;
use super::table_message::Page;
use crate::store::{Store, StoreError};
use crate::table::{GameNumber, TableId, UserId};

/// The stored document. What the first release wrote is read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTable {
    /// The message.
    pub message: u64,
    /// What it shows.
    pub page: Page,
    /// What it says, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<Said>,
    /// Messages that were the table's before and have not got their last form yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former: Vec<KeptFormer>,
}

/// A message that was the table's before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptFormer {
    /// The message.
    pub message: u64,
    /// Whether it goes, being one too many; otherwise its buttons go.
    pub goes: bool,
}

/// What a message said when the table had this version. In a later one it may have been edited
/// without a note of it here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The table's version.
    pub at: u64,
    /// What the message said.
    pub what: Fingerprint,
}

impl Said {
    /// What the message says, if the table has not changed since.
    pub fn still(said: Option<Said>, version: u64) -> Option<Fingerprint> {
        said.filter(|said| said.at == version).map(|said| said.what)
    }
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
    /// How they act.
    #[serde(default)]
    pub by: ActsBy,
    /// What is true if the message was about to be sent, and never was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Box<KeptHand>>,
    token: String,
    issued_ms: u64,
}

/// A message that shows a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptMessage {
    /// The follow-up's id; without it the message is the answer to the interaction.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follow_up: Option<u64>,
    /// The message's id, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
    /// What it says, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub says: Option<Said>,
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
            by: ActsBy::default(),
            before: None,
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
        let what = |kept: &KeptHand| (kept.user, kept.game, kept.message(), kept.language);
        what(self) == what(earlier)
            && (self.token == earlier.token
                || self.message().is_some()
                    && earlier.token().is_some_and(|token| token.is_fresh()))
    }

    /// The id of the message that shows it, if it is known.
    fn message(&self) -> Option<u64> {
        self.shown.as_ref()?.id
    }
}

/// The document of one table, read once and written whenever it changes.
#[derive(Debug)]
pub struct Anchor {
    store: Store,
    table: TableId,
    /// None until it is read. Held while it is written, so that the last state is written last.
    kept: Mutex<Option<Kept>>,
}

/// What is stored, and what is not stored yet because what is stored serves for a while.
#[derive(Debug, Default)]
struct Kept {
    stored: Document,
    /// The same, up to date.
    now: Document,
}

impl Anchor {
    /// The document of this table.
    pub fn new(store: Store, table: TableId) -> Anchor {
        Anchor {
            store,
            table,
            kept: Mutex::default(),
        }
    }

    async fn read<'a>(&self, kept: &'a mut Option<Kept>) -> &'a mut Kept {
        if kept.is_none() {
            let read = self.store.anchor::<Document>(self.table).await;
            let stored = read.unwrap_or_else(|error| {
                log("what is kept of a table's messages cannot be read", &error);
                None
            });
            let stored = stored.unwrap_or_default();
            let now = stored.clone();
            *kept = Some(Kept { stored, now });
        }
        kept.get_or_insert_default()
    }

    async fn write(&self, kept: &mut Kept) {
        match self.store.save_anchor(self.table, &kept.now).await {
            Ok(()) => kept.stored = kept.now.clone(),
            Err(error) => log("where a table's messages are was not saved", &error),
        }
    }

    /// There is peace: what was not urgent is saved too.
    pub async fn settle(&self) {
        let mut kept = self.kept.lock().await;
        let kept = self.read(&mut kept).await;
        if kept.now != kept.stored {
            self.write(kept).await;
        }
    }

    /// Which message is the table's.
    pub async fn table(&self) -> Option<KeptTable> {
        let mut kept = self.kept.lock().await;
        self.read(&mut kept).await.now.table.clone()
    }

    /// How the players' hands are reached.
    pub async fn hands(&self) -> Vec<KeptHand> {
        let mut kept = self.kept.lock().await;
        self.read(&mut kept).await.now.hands.clone()
    }

    /// Keeps which message is the table's, and what it says.
    pub async fn keep_table(&self, table: KeptTable) {
        let mut kept = self.kept.lock().await;
        let kept = self.read(&mut kept).await;
        let is_known =
            |stored: &KeptTable| (stored.message, stored.page) == (table.message, table.page);
        let is_known = kept.stored.table.as_ref().is_some_and(is_known);
        kept.now.table = Some(table);
        if !is_known {
            self.write(kept).await;
        }
    }

    /// The messages that mention who does not act.
    pub async fn mentions(&self) -> Vec<u64> {
        let mut kept = self.kept.lock().await;
        self.read(&mut kept).await.now.mentions.clone()
    }

    /// Keeps which messages mention who does not act.
    pub async fn keep_mentions(&self, mentions: Vec<u64>) {
        let mut kept = self.kept.lock().await;
        let kept = self.read(&mut kept).await;
        if kept.stored.mentions != mentions {
            kept.now.mentions = mentions;
            self.write(kept).await;
        }
    }

    /// Keeps how the hands are reached, at once if what is stored does not serve as well.
    pub async fn keep_hands(&self, hands: Vec<KeptHand>) {
        let mut kept = self.kept.lock().await;
        let kept = self.read(&mut kept).await;
        kept.now.hands = hands;
        let (now, stored) = (&kept.now.hands, &kept.stored.hands);
        let dead = |kept: &KeptHand| kept.token().is_none();
        let mut pairs = now.iter().zip(stored);
        let served = now.len() == stored.len() && pairs.all(|(now, old)| now.is_served_by(old));
        if !served || stored.iter().any(dead) {
            self.write(kept).await;
            let shown = kept.now.hands.iter().filter(|hand| hand.shown.is_some());
            tracing::debug!(table = self.table.0, "{} hands are kept", shown.count());
        }
    }

    /// When the first stored token can be used no longer; none if none is stored.
    pub async fn expires_in(&self) -> Option<Duration> {
        let mut kept = self.kept.lock().await;
        let hands = &self.read(&mut kept).await.stored.hands;
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
        let table = KeptTable {
            message: 5,
            page,
            says: None,
            former: Vec::new(),
        };
        assert_eq!(document.table, Some(table));
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
