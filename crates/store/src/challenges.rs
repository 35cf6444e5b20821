//! Questions to one person whether they play now: which are open in which message, and how many
//! somebody has asked lately. Knows neither who is asked nor what is to be played.

use std::time::{Duration, SystemTime};

use super::sql::{row, statement};
use super::{InteractionId, Place, Result, Store, UserId};

row! {
    /// A question whose message is to be deleted.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct DueChallenge {
        pub id: InteractionId,
        pub place: Place,
        /// `None` if it isn't known: then it may be in the channel all the same.
        pub message: Option<u64>,
        /// The question, in a form that only its owner understands.
        pub doc: String,
    }
}

/// A question that somebody asks with this interaction, and that is open for so long.
#[derive(Clone, Debug)]
pub struct NewChallenge {
    pub id: InteractionId,
    pub place: Place,
    pub by: UserId,
    pub asked: SystemTime,
    pub lasts: Duration,
    pub doc: String,
}

/// How long a question counts.
const COUNTS: Duration = Duration::from_secs(60 * 60);

const READING: &str = "reading which questions are due";
const SAVING: &str = "saving a question";

impl Store {
    /// Notes a question; a conflict if whoever asks it has asked as many as `most` within an hour.
    pub async fn add_challenge(&self, new: NewChallenge, most: u32) -> Result<()> {
        let NewChallenge { id, place, by, asked, lasts, doc } = new;
        let (since, due) = (asked - COUNTS, asked + lasts);
        let sql = "INSERT INTO challenges (id, guild, channel, \"user\", asked_at, due_at, doc)
             SELECT $1, $2, $3, $4, $5, $6, $9
             WHERE (SELECT count(*) FROM challenges WHERE \"user\" = $4 AND asked_at > $7) < $8";
        let Place { guild, channel } = place;
        self.change(SAVING, sql, (id, guild, channel, by, asked, due, since, most, doc)).await
    }

    /// Notes in which message the question is.
    pub async fn challenge_posted(&self, id: InteractionId, message: u64) -> Result<()> {
        let sql = "UPDATE challenges SET message = $2 WHERE id = $1";
        self.change(SAVING, sql, (id, message)).await
    }

    /// Closes an open question, whose message is due at once; a conflict if it isn't open now.
    pub async fn close_challenge(&self, id: InteractionId, now: SystemTime) -> Result<()> {
        let sql = "UPDATE challenges SET due_at = 0 WHERE id = $1 AND due_at > $2";
        self.change(SAVING, sql, (id, now)).await
    }

    /// Opens a question again that was closed, if its message is still there.
    pub async fn reopen_challenge(&self, id: InteractionId, lasts: Duration) -> Result<()> {
        let sql = "UPDATE challenges SET due_at = asked_at + $2 WHERE id = $1 AND due_at = 0";
        let lasts = u64::try_from(lasts.as_millis()).unwrap_or(u64::MAX);
        self.run(SAVING, vec![statement(sql, (id, lasts))]).await
    }

    pub async fn challenges_due(&self, by: SystemTime) -> Result<Vec<DueChallenge>> {
        let sql = "SELECT id, guild, channel, message, doc FROM challenges WHERE due_at <= $1";
        self.reader.all(READING, sql, (by,)).await
    }

    /// Notes that the message of a question is gone. From then on only who asked it matters.
    pub async fn challenge_gone(&self, id: InteractionId) -> Result<()> {
        let sql = "UPDATE challenges SET due_at = NULL, message = NULL, doc = '' WHERE id = $1";
        self.run(SAVING, vec![statement(sql, (id,))]).await
    }

    /// Forgets the questions that don't count any more.
    pub async fn forget_challenges(&self, now: SystemTime) -> Result<()> {
        let sql = "DELETE FROM challenges WHERE due_at IS NULL AND asked_at <= $1";
        self.run(SAVING, vec![statement(sql, (now - COUNTS,))]).await
    }
}
