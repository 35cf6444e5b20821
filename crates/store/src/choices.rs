//! What people have chosen for themselves: the language that they read, and whether a card is played
//! by itself when it is the only one.

use super::sql::row;
use super::{Result, Store, UserId};

row! {
    /// What a person has chosen; nothing is the usual.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Choices {
        pub language: Option<String>,
        pub by_itself: bool,
    }
}

impl Store {
    pub async fn choices(&self, user: UserId) -> Result<Choices> {
        let sql = "SELECT language, by_itself FROM choices WHERE \"user\" = $1";
        let known = self.reader.optional("reading what a person has chosen", sql, (user,)).await?;
        Ok(known.unwrap_or_default())
    }

    /// Saves a language, or that there is none any more.
    pub async fn save_language(&self, user: UserId, language: Option<String>) -> Result<()> {
        let sql = "INSERT INTO choices (\"user\", language) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET language = excluded.language";
        self.change("saving a person's language", sql, (user, language)).await
    }

    pub async fn save_by_itself(&self, user: UserId, by_itself: bool) -> Result<()> {
        let sql = "INSERT INTO choices (\"user\", by_itself) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET by_itself = excluded.by_itself";
        let doing = "saving whether a person's only card is played by itself";
        self.change(doing, sql, (user, by_itself)).await
    }
}
