//! The languages that people have chosen for themselves.

use super::{Result, Store, UserId};

impl Store {
    /// The name of the language that this person has chosen.
    pub async fn language(&self, user: UserId) -> Result<Option<String>> {
        let sql = "SELECT language FROM languages WHERE \"user\" = $1 AND language IS NOT NULL";
        let doing = "reading a person's language";
        self.reader.optional(doing, sql, (user,)).await
    }

    /// Saves a choice, or that there is none any more.
    pub async fn save_language(&self, user: UserId, language: Option<String>) -> Result<()> {
        let sql = "INSERT INTO languages (\"user\", language) VALUES ($1, $2)
                   ON CONFLICT (\"user\") DO UPDATE SET language = excluded.language";
        let doing = "saving a person's language";
        self.change(doing, sql, (user, language)).await
    }
}
