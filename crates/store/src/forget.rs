//! Forgetting a person: their name and figures go, and their games stay without them.
//!
//! Everything stored goes at once, in one transaction. A game that still runs loses its link to
//! them, so its result won't be theirs when it ends. Only how strong they played stays with the
//! seat: for the ratings of the others, the game counts as if the person had stayed. Nothing is
//! removed later, so what they play after that stays.
//!
//! The names of the people at a table are in its document, which only the process that runs the
//! table writes. So every open table whose document names the person is marked in the same
//! transaction, which first locks these tables: a step of theirs is saved before, and then loses
//! what it added about the person, or afterwards, and then knows of the mark. A marked table saves no
//! name of the person with the games that it deals. The mark goes when the table has removed the name
//! from its document, or ends.

use sqlx::AnyConnection;

use super::daily::without_lessons;
use super::sql::{Run, row, statement};
use super::{Place, Result, Store, TableId, UserId};

const FORGETTING: &str = "forgetting a person";

row! {
    /// A mark: a name that is still to be removed from an open table.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct Forgetting {
        pub user: UserId,
        pub table: TableId,
        pub place: Place,
    }
}

impl Store {
    /// Removes a person from everything stored except the documents of open tables: their name,
    /// their figures, and the link from their seats, also in running games. Results stay and belong
    /// to nobody. The open tables that name them are marked [`to_forget`](Self::to_forget): they
    /// remove the name from their documents, and keep only what they need to know who sits where.
    /// `today`: the day from which on deals can be begun.
    pub async fn forget(&self, user: UserId, today: u32) -> Result<()> {
        // Documents name people by their ids. A table with the same digits elsewhere finds no name.
        let named = format!("%{user}%");
        let lock = "UPDATE tables SET parked_by = parked_by WHERE open = 1 AND doc LIKE $1";
        let mark = "INSERT INTO forgetting (table_id, \"user\")
                    SELECT id, $1 FROM tables WHERE open = 1 AND doc LIKE $2
                    ON CONFLICT (table_id, \"user\") DO NOTHING";
        // So do questions. One that is closed loses its document with its message.
        let close = "UPDATE challenges SET due_at = 0 WHERE due_at > 0 AND doc LIKE $1";
        // A try remains only where it could be repeated.
        let tries = "UPDATE daily_games
                     SET \"user\" = NULL, tried = CASE WHEN day < $2 THEN NULL ELSE tried END
                     WHERE \"user\" = $1";
        let marks = [
            statement(lock, (&named,)),
            statement(mark, (user, &named)),
            statement(close, (&named,)),
        ];
        let removed = REMOVE.map(|remove| statement(remove, (user,)));
        let lessons = without_lessons(user, None);
        let all = marks
            .into_iter()
            .chain(lessons)
            .chain([statement(tries, (user, today))])
            .chain(removed);
        let forgotten = self.run(FORGETTING, all.collect()).await;
        self.choices.forget(user);
        forgotten
    }

    /// Lists the tables that still have to remove a name, including those of other processes.
    pub async fn to_forget(&self) -> Result<Vec<Forgetting>> {
        let query = "
            SELECT f.\"user\" AS \"user\", f.table_id AS \"table\", t.guild AS guild, t.channel AS channel
            FROM forgetting f
            JOIN tables t ON t.id = f.table_id
            ORDER BY f.\"user\", f.table_id";
        self.reader.all("reading which people to forget", query, ()).await
    }

    pub async fn forgotten_at(&self, user: UserId, tables: Vec<TableId>) -> Result<()> {
        let sql = "DELETE FROM forgetting WHERE \"user\" = $1 AND table_id = $2";
        let unmark = tables.into_iter().map(|table| statement(sql, (user, table)));
        self.run(FORGETTING, unmark.collect()).await
    }
}

/// Removes the marks of a table that ends, because its document goes, too.
pub(super) async fn table_ends(tx: &mut AnyConnection, table: TableId) -> Result<()> {
    let unmark = "DELETE FROM forgetting WHERE table_id = $1";
    tx.run(FORGETTING, unmark, (table,)).await.map(drop)
}

/// Removes a person from everything but the documents of open tables and the deals of the day.
const REMOVE: [&str; 11] = [
    // The games first. A game that is just ending in another process has its seats locked; this
    // waits for it, and can then delete what that game added.
    "UPDATE game_players
     SET strength = s.strength, uncertainty = s.uncertainty
     FROM games g, standings s
     WHERE game_players.\"user\" = $1 AND g.number = game_players.game AND g.state = 'running'
       AND s.guild = g.guild AND s.kind = g.kind AND s.\"user\" = game_players.\"user\"",
    "UPDATE game_players SET \"user\" = NULL WHERE \"user\" = $1",
    "DELETE FROM people WHERE \"user\" = $1",
    "DELETE FROM zones WHERE \"user\" = $1",
    "UPDATE challenges SET \"user\" = NULL WHERE \"user\" = $1",
    "DELETE FROM choices WHERE \"user\" = $1",
    "DELETE FROM results WHERE \"user\" = $1",
    "DELETE FROM standings WHERE \"user\" = $1",
    "DELETE FROM place_sums WHERE \"user\" = $1",
    "DELETE FROM figure_sums WHERE \"user\" = $1",
    // The person disappears from their opponents' stats, too.
    "DELETE FROM meetings WHERE \"user\" = $1 OR opponent = $1",
];
