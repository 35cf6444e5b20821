//! What people have chosen for themselves: the language that they read, and whether a card is played
//! by itself when it is the only one.
//!
//! Owns how long a choice is known without asking the database, which every press would have to
//! wait for.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;

use super::sql::row;
use super::{Result, Store, UserId};

/// How long a choice that was read is known. Another process may change it meanwhile; its change
/// holds here within ten seconds.
const KNOWN_FOR: Duration = Duration::from_secs(8);
/// How many people's choices are known at most.
const KNOWN_MAX: usize = 4096;

row! {
    /// What a person has chosen; nothing is the usual.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Choices {
        pub language: Option<String>,
        pub by_itself: bool,
    }
}

/// The choices that were read a moment ago. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownChoices(Arc<Mutex<Known>>);

#[derive(Debug, Default)]
struct Known {
    /// With the time at which each was asked for.
    read: HashMap<UserId, (Instant, Choices)>,
    /// How many changes this process has made. What was asked for before one may be outdated.
    changes: u64,
}

impl KnownChoices {
    /// What is known at this time, and otherwise how many changes there were.
    fn get(&self, user: UserId, now: Instant) -> Result<Choices, u64> {
        let known = self.0.lock();
        match known.read.get(&user) {
            Some((asked, choices)) if now < *asked + KNOWN_FOR => Ok(choices.clone()),
            _ => Err(known.changes),
        }
    }

    /// Notes what was asked for after so many changes.
    fn note(&self, user: UserId, asked: Instant, changes: u64, choices: &Choices) {
        let mut known = self.0.lock();
        if known.changes != changes {
            return;
        }
        if known.read.len() >= KNOWN_MAX {
            known.read.retain(|_, (read, _)| asked < *read + KNOWN_FOR);
        }
        if known.read.len() < KNOWN_MAX {
            known.read.insert(user, (asked, choices.clone()));
        }
    }

    /// Forgets what somebody has chosen, because it has changed, or may have.
    pub(super) fn forget(&self, user: UserId) {
        let mut known = self.0.lock();
        known.read.remove(&user);
        known.changes += 1;
    }
}

impl Store {
    pub async fn choices(&self, user: UserId) -> Result<Choices> {
        let asked = Instant::now();
        let changes = match self.choices.get(user, asked) {
            Ok(known) => return Ok(known),
            Err(changes) => changes,
        };
        let sql = "SELECT language, by_itself FROM choices WHERE \"user\" = $1";
        let stored = self.reader.optional("reading what a person has chosen", sql, (user,)).await?;
        let choices = stored.unwrap_or_default();
        self.choices.note(user, asked, changes, &choices);
        Ok(choices)
    }

    /// Saves a language, or that there is none any more.
    pub async fn save_language(&self, user: UserId, language: Option<String>) -> Result<()> {
        let sql = "INSERT INTO choices (\"user\", language) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET language = excluded.language";
        let saved = self.change("saving a person's language", sql, (user, language)).await;
        self.choices.forget(user);
        saved
    }

    pub async fn save_by_itself(&self, user: UserId, by_itself: bool) -> Result<()> {
        let sql = "INSERT INTO choices (\"user\", by_itself) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET by_itself = excluded.by_itself";
        let doing = "saving whether a person's only card is played by itself";
        let saved = self.change(doing, sql, (user, by_itself)).await;
        self.choices.forget(user);
        saved
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_process_changes_holds_within_ten_seconds() {
        let (known, user, now) = (KnownChoices::default(), UserId(1), Instant::now());
        let after = |seconds| known.get(user, now + Duration::from_secs(seconds));
        let chosen = Choices { by_itself: true, ..Choices::default() };
        assert_eq!(after(0), Err(0));
        known.note(user, now, 0, &chosen);
        assert_eq!(after(1), Ok(chosen));
        assert_eq!(after(10), Err(0));
    }

    #[test]
    fn what_was_read_before_a_change_is_not_known_after_it() {
        let (known, user, now) = (KnownChoices::default(), UserId(1), Instant::now());
        known.note(user, now, 0, &Choices::default());
        known.forget(user);
        assert_eq!(known.get(user, now), Err(1));
        known.note(user, now, 0, &Choices::default());
        assert_eq!(known.get(user, now), Err(1), "it was asked for before the change");
        known.note(user, now, 1, &Choices::default());
        assert_eq!(known.get(user, now), Ok(Choices::default()));
    }

    #[test]
    fn no_more_than_so_many_are_known() {
        let (known, now) = (KnownChoices::default(), Instant::now());
        for user in 0..=KNOWN_MAX as u64 {
            known.note(UserId(user), now, 0, &Choices::default());
        }
        assert_eq!(known.0.lock().read.len(), KNOWN_MAX);
        known.note(UserId(u64::MAX), now + KNOWN_FOR, 0, &Choices::default());
        assert_eq!(known.0.lock().read.len(), 1, "those that were too old are gone");
    }
}
