//! Forgetting a person: their names go, and their results stay without them.

use sqlx::AnyConnection;

use super::write::Write;
use super::{Result, Store, StoreError, UserId, standings, to_sql};

impl Store {
    /// Removes a person from everything stored of finished games: the name everywhere, and whose
    /// seat it was. The results stay, and belong to nobody. What a running game needs to know who
    /// sits where is the table's, which removes the name from its own document.
    ///
    /// # Errors
    /// What the database says; nothing is removed then.
    pub async fn forget(&self, user: UserId) -> Result<()> {
        self.queue.save(Write::Forget(user)).await
    }
}

pub(super) async fn forget(tx: &mut AnyConnection, user: UserId) -> Result<()> {
    // First, because it looks at where they played.
    standings::forget(tx, user).await?;
    let failed = || StoreError::while_("forgetting a person");
    sqlx::query("DELETE FROM people WHERE \"user\" = $1")
        .bind(to_sql(user.0))
        .execute(&mut *tx)
        .await
        .map_err(failed())?;
    sqlx::query(
        "UPDATE game_players SET \"user\" = NULL WHERE \"user\" = $1
         AND game IN (SELECT number FROM games WHERE state IN ('finished', 'stopped'))",
    )
    .bind(to_sql(user.0))
    .execute(tx)
    .await
    .map_err(failed())?;
    Ok(())
}
