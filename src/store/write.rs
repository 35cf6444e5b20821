//! What a step of a table changes, saved in one transaction: all of it or nothing.

use std::time::{Instant, SystemTime};

use sqlx::SqliteConnection;

use super::{GameNumber, Person, Place, Result, Store, StoreError, TableId, UserId};
use super::{to_millis, to_sql};

/// Everything that one step of a table changes.
#[derive(Clone, Debug)]
pub struct Batch {
    /// Which table.
    pub table: TableId,
    /// Where it stands.
    pub place: Place,
    /// When.
    pub at: SystemTime,
    /// What becomes of the table.
    pub change: TableChange,
    /// What becomes of its games, in order.
    pub games: Vec<GameChange>,
}

/// What becomes of a table.
#[derive(Clone, Debug)]
pub enum TableChange {
    /// It is opened, with this document.
    Open(String),
    /// Its document is now this.
    Keep(String),
    /// It is over: its document is dropped, its channel is free, and a game that it has not
    /// finished is stopped.
    End,
}

/// What becomes of a game.
#[derive(Clone, Debug)]
pub enum GameChange {
    /// Its promise is shown: the secret is fixed from now on.
    Promise {
        /// The game.
        game: GameNumber,
        /// Its secret, in hex.
        secret: String,
    },
    /// It is dealt, or its piles lie ready.
    Deal {
        /// The game.
        game: GameNumber,
        /// Its options, as a document.
        options: String,
        /// The seat that dealt.
        dealer: u8,
        /// The interactions that went into the shuffle.
        ids: Vec<String>,
        /// The seats, by number.
        players: Vec<DealtIn>,
    },
    /// All hands are known.
    Hands {
        /// The game.
        game: GameNumber,
        /// The hands by seat, as a document.
        hands: String,
    },
    /// Moves are made.
    Moves {
        /// The game.
        game: GameNumber,
        /// How many it had before.
        from: usize,
        /// The new ones, each as a document.
        entries: Vec<String>,
    },
    /// It is over.
    Finish {
        /// The game.
        game: GameNumber,
        /// The seats that got away, in order.
        away: Vec<u8>,
        /// The seat that lost.
        loser: u8,
    },
}

/// Who is dealt in.
#[derive(Clone, Debug)]
pub struct DealtIn {
    /// The person; none for a computer.
    pub person: Option<Person>,
    /// What records call the seat.
    pub label: String,
}

impl Store {
    /// Saves a step of a table: when this returns, it survives a power cut.
    ///
    /// # Errors
    /// [`StoreError::ChannelTaken`] if a table is opened where there is one, or what SQLite says.
    /// Nothing of the step is saved then.
    pub async fn commit(&self, batch: Batch) -> Result<()> {
        let (moves, finished) = batch.worth_counting();
        let started = Instant::now();
        self.queue.save(batch).await?;
        metrics::histogram!("getaway_commit_seconds").record(started.elapsed());
        metrics::counter!("getaway_moves_total").increment(moves);
        metrics::counter!("getaway_games_finished_total").increment(finished);
        Ok(())
    }
}

impl Batch {
    /// How many moves it saves, and how many games it finishes.
    fn worth_counting(&self) -> (u64, u64) {
        let (mut moves, mut finished) = (0, 0);
        for change in &self.games {
            match change {
                GameChange::Moves { entries, .. } => moves += entries.len() as u64,
                GameChange::Finish { .. } => finished += 1,
                _ => {}
            }
        }
        (moves, finished)
    }

    /// Writes all of the step; the caller commits it or takes it back.
    pub(super) async fn save(&self, tx: &mut SqliteConnection) -> Result<()> {
        self.save_table(tx).await?;
        for change in &self.games {
            self.save_game(tx, change).await?;
        }
        if let TableChange::End = self.change {
            self.stop_games(tx).await?;
        }
        Ok(())
    }

    async fn save_table(&self, tx: &mut SqliteConnection) -> Result<()> {
        let failed = StoreError::while_("saving a table");
        let (query, opens) = match &self.change {
            TableChange::Open(doc) => (
                sqlx::query(
                    "INSERT INTO tables (id, guild, channel, open, doc, opened_at) VALUES (?, ?, ?, 1, ?, ?)",
                )
                .bind(self.table.0)
                .bind(to_sql(self.place.guild.0))
                .bind(to_sql(self.place.channel.0))
                .bind(doc)
                .bind(to_millis(self.at)),
                true,
            ),
            TableChange::Keep(doc) => (
                sqlx::query("UPDATE tables SET doc = ? WHERE id = ? AND open = 1")
                    .bind(doc)
                    .bind(self.table.0),
                false,
            ),
            TableChange::End => (
                sqlx::query("UPDATE tables SET open = 0, doc = '{}', ended_at = ? WHERE id = ?")
                    .bind(to_millis(self.at))
                    .bind(self.table.0),
                false,
            ),
        };
        match query.execute(tx).await {
            Ok(done) if done.rows_affected() == 1 => Ok(()),
            Ok(_) => Err(failed(sqlx::Error::RowNotFound)),
            Err(sqlx::Error::Database(e)) if opens && e.is_unique_violation() => {
                Err(StoreError::ChannelTaken)
            }
            Err(e) => Err(failed(e)),
        }
    }

    async fn save_game(&self, tx: &mut SqliteConnection, change: &GameChange) -> Result<()> {
        match change {
            GameChange::Promise { game, secret } => {
                let query = sqlx::query(
                    "INSERT INTO games (number, table_id, guild, channel, state, secret) VALUES (?, ?, ?, ?, 'promised', ?)",
                )
                .bind(to_sql(game.0))
                .bind(self.table.0)
                .bind(to_sql(self.place.guild.0))
                .bind(to_sql(self.place.channel.0))
                .bind(secret);
                one_row(query.execute(tx).await, "promising a game")
            }
            GameChange::Deal {
                game,
                options,
                dealer,
                ids,
                players,
            } => {
                let people = players.iter().filter(|p| p.person.is_some()).count();
                let query = sqlx::query(
                    "UPDATE games SET state = 'running', options = ?, dealer = ?, ids = ?, people = ?, started_at = ? WHERE number = ? AND state = 'promised'",
                )
                .bind(options)
                .bind(dealer)
                .bind(document(ids, "the ids of a deal")?)
                .bind(i64::try_from(people).unwrap_or(i64::MAX))
                .bind(to_millis(self.at))
                .bind(to_sql(game.0));
                one_row(query.execute(&mut *tx).await, "dealing a game")?;
                self.save_players(tx, *game, players).await
            }
            GameChange::Hands { game, hands } => {
                let query = sqlx::query("UPDATE games SET hands = ? WHERE number = ?")
                    .bind(hands)
                    .bind(to_sql(game.0));
                one_row(query.execute(tx).await, "saving the hands as dealt")
            }
            GameChange::Moves {
                game,
                from,
                entries,
            } => save_moves(tx, *game, *from, entries).await,
            GameChange::Finish { game, away, loser } => {
                let query = sqlx::query(
                    "UPDATE games SET state = 'finished', away = ?, loser = ?, finished_at = ? WHERE number = ? AND state = 'running'",
                )
                .bind(document(away, "who got away")?)
                .bind(loser)
                .bind(to_millis(self.at))
                .bind(to_sql(game.0));
                one_row(query.execute(tx).await, "finishing a game")
            }
        }
    }

    async fn stop_games(&self, tx: &mut SqliteConnection) -> Result<()> {
        sqlx::query(
            "UPDATE games SET state = 'stopped', finished_at = ? WHERE table_id = ? AND state IN ('promised', 'running')",
        )
        .bind(to_millis(self.at))
        .bind(self.table.0)
        .execute(tx)
        .await
        .map_err(StoreError::while_("stopping the games of a table"))?;
        Ok(())
    }

    async fn save_players(
        &self,
        tx: &mut SqliteConnection,
        game: GameNumber,
        players: &[DealtIn],
    ) -> Result<()> {
        let doing = "saving who is dealt in";
        for (seat, player) in (0_i64..).zip(players) {
            let user = player.person.as_ref().map(|p| to_sql(p.id.0));
            sqlx::query("INSERT INTO game_players (game, seat, user, label) VALUES (?, ?, ?, ?)")
                .bind(to_sql(game.0))
                .bind(seat)
                .bind(user)
                .bind(&player.label)
                .execute(&mut *tx)
                .await
                .map_err(StoreError::while_(doing))?;
            // Somebody who asked to be forgotten in the middle of a series has no name here.
            if let Some(Person {
                id: UserId(id),
                name,
            }) = &player.person
                && !name.is_empty()
            {
                sqlx::query(
                    "INSERT INTO people (guild, user, name) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name",
                )
                .bind(to_sql(self.place.guild.0))
                .bind(to_sql(*id))
                .bind(name)
                .execute(&mut *tx)
                .await
                .map_err(StoreError::while_(doing))?;
            }
        }
        Ok(())
    }
}

async fn save_moves(
    tx: &mut SqliteConnection,
    game: GameNumber,
    from: usize,
    entries: &[String],
) -> Result<()> {
    for (n, entry) in (from..).zip(entries) {
        sqlx::query("INSERT INTO moves (game, n, entry) VALUES (?, ?, ?)")
            .bind(to_sql(game.0))
            .bind(i64::try_from(n).unwrap_or(i64::MAX))
            .bind(entry)
            .execute(&mut *tx)
            .await
            .map_err(StoreError::while_("saving moves"))?;
    }
    Ok(())
}

/// A change that finds nothing to change means that memory and database no longer agree.
fn one_row(
    result: std::result::Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>,
    doing: &'static str,
) -> Result<()> {
    match result {
        Ok(done) if done.rows_affected() == 1 => Ok(()),
        Ok(_) => Err(StoreError::while_(doing)(sqlx::Error::RowNotFound)),
        Err(e) => Err(StoreError::while_(doing)(e)),
    }
}

fn document(value: &impl serde::Serialize, what: &str) -> Result<String> {
    serde_json::to_string(value).map_err(StoreError::in_document(what))
}
