//! Saves what a table does: a step, completely or not at all. Also parks tables, and ends parked
//! ones.

use std::time::{Instant, SystemTime};

use sqlx::AnyConnection;

use super::{Batch, DealtIn, GameChange, Placed, TableChange};
use super::{GameNumber, Person, Result, Store, StoreError, TableId, UserId};
use super::{forget, saved_messages, standings, to_millis, to_sql};

impl Store {
    /// Saves a step of a table. Once this returns, the step survives a power cut.
    ///
    /// # Errors
    /// [`StoreError::ChannelTaken`] if the channel already has an open table,
    /// [`StoreError::Conflict`] if the table has changed since the step was made, or the
    /// database fails. Nothing of the step is saved then; only after [`StoreError::Commit`] it may
    /// have been.
    pub async fn commit(&self, batch: Batch) -> Result<()> {
        let (moves, finished) = batch.worth_counting();
        let started = Instant::now();
        let save = self.queue.save(batch, |batch, tx| Box::pin(batch.save(tx)));
        let saved = save.await;
        self.refusal.note(&saved);
        saved?;
        metrics::histogram!("getaway_commit_seconds").record(started.elapsed());
        metrics::counter!("getaway_moves_total").increment(moves);
        metrics::counter!("getaway_games_finished_total").increment(finished);
        Ok(())
    }

    /// Whether the last step could not be saved, a short while ago. A full disk may still have room
    /// for a ping, and refuse new data.
    #[must_use]
    pub fn refuses_steps(&self) -> bool {
        self.refusal.is_recent()
    }

    /// Notes that this version of the program cannot continue an open table, and leaves everything
    /// else of the table untouched for a version that can.
    ///
    /// # Errors
    /// There is no such open table, or the database fails.
    pub async fn park(&self, table: TableId, by: &str) -> Result<()> {
        let parked = (table, by.to_owned());
        self.queue
            .save(parked, |(table, by), tx| Box::pin(park(tx, *table, by)))
            .await
    }

    /// Ends an open table, whatever its document says, and stops its games, whose moves stay.
    ///
    /// # Errors
    /// There is no such open table, or the database fails.
    pub async fn end_parked(&self, table: TableId, at: SystemTime) -> Result<()> {
        let ended = (table, at);
        self.queue
            .save(ended, |(table, at), tx| {
                Box::pin(end_parked(tx, *table, *at))
            })
            .await
    }
}

impl Batch {
    /// How many moves the step saves, and how many games it finishes.
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

    pub(super) async fn save(&self, tx: &mut AnyConnection) -> Result<()> {
        self.save_table(tx).await?;
        for change in &self.games {
            self.save_game(tx, change).await?;
        }
        match self.change {
            TableChange::End => end(tx, self.table, self.at).await,
            TableChange::Open(_) | TableChange::Keep(_) => Ok(()),
        }
    }

    async fn save_table(&self, tx: &mut AnyConnection) -> Result<()> {
        let failed = StoreError::while_("saving a table");
        let (query, opens) = match &self.change {
            TableChange::Open(doc) => (
                sqlx::query(
                    "INSERT INTO tables (id, guild, channel, kind, open, doc_version, doc, opened_at, version) VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8 + 1)",
                )
                .bind(self.table.0)
                .bind(to_sql(self.place.guild.0))
                .bind(to_sql(self.place.channel.0))
                .bind(doc.kind)
                .bind(i64::from(doc.version))
                .bind(&doc.text)
                .bind(to_millis(self.at))
                .bind(to_sql(self.from_version)),
                true,
            ),
            TableChange::Keep(doc) => (
                sqlx::query(
                    "UPDATE tables SET kind = $1, doc_version = $2, doc = $3, parked_by = NULL, version = version + 1 WHERE id = $4 AND open = 1 AND version = $5",
                )
                .bind(doc.kind)
                .bind(i64::from(doc.version))
                .bind(&doc.text)
                .bind(self.table.0)
                .bind(to_sql(self.from_version)),
                false,
            ),
            TableChange::End => (
                sqlx::query(
                    "UPDATE tables SET open = 0, doc = '{}', ended_at = $1, version = version + 1 WHERE id = $2 AND open = 1 AND version = $3",
                )
                .bind(to_millis(self.at))
                .bind(self.table.0)
                .bind(to_sql(self.from_version)),
                false,
            ),
        };
        match query.execute(tx).await {
            Ok(done) if done.rows_affected() == 1 => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            Err(sqlx::Error::Database(e)) if opens && e.is_unique_violation() => {
                Err(StoreError::ChannelTaken)
            }
            Err(e) => Err(failed(e)),
        }
    }

    async fn save_game(&self, tx: &mut AnyConnection, change: &GameChange) -> Result<()> {
        match change {
            GameChange::Commit { game, kind, secret } => {
                let query = sqlx::query(
                    "INSERT INTO games (number, table_id, guild, channel, kind, state, secret) VALUES ($1, $2, $3, $4, $5, 'committed', $6)",
                )
                .bind(to_sql(game.0))
                .bind(self.table.0)
                .bind(to_sql(self.place.guild.0))
                .bind(to_sql(self.place.channel.0))
                .bind(kind)
                .bind(secret);
                one_row(query.execute(tx).await, "committing to a game's secret")
            }
            GameChange::Deal {
                game,
                rules_version,
                options,
                dealer,
                mix,
                players,
                deal,
            } => {
                let people = players.iter().filter(|p| p.person.is_some()).count();
                let query = sqlx::query(
                    "UPDATE games SET state = 'running', rules_version = $1, options = $2, dealer = $3, ids = $4, people = $5, deal = $6, started_at = $7 WHERE number = $8 AND state = 'committed'",
                )
                .bind(i64::from(*rules_version))
                .bind(options)
                .bind(i64::from(*dealer))
                .bind(document(mix, "the players' part in a shuffle")?)
                .bind(i64::try_from(people).unwrap_or(i64::MAX))
                .bind(deal)
                .bind(to_millis(self.at))
                .bind(to_sql(game.0));
                one_row(query.execute(&mut *tx).await, "dealing a game")?;
                self.save_players(tx, *game, players).await
            }
            GameChange::Dealt { game, deal } => {
                let query = sqlx::query("UPDATE games SET deal = $1 WHERE number = $2")
                    .bind(deal)
                    .bind(to_sql(game.0));
                one_row(query.execute(tx).await, "saving what was dealt")
            }
            GameChange::Moves {
                game,
                from,
                entries,
            } => save_moves(tx, *game, *from, entries).await,
            GameChange::Finish {
                game,
                results,
                figures,
            } => {
                let query = sqlx::query(
                    "UPDATE games SET state = 'finished', finished_at = $1 WHERE number = $2 AND state = 'running'",
                )
                .bind(to_millis(self.at))
                .bind(to_sql(game.0));
                one_row(query.execute(&mut *tx).await, "finishing a game")?;
                save_results(tx, *game, results).await?;
                save_figures(tx, *game, figures).await?;
                standings::add(tx, *game).await
            }
        }
    }

    async fn save_players(
        &self,
        tx: &mut AnyConnection,
        game: GameNumber,
        players: &[DealtIn],
    ) -> Result<()> {
        let doing = "saving the players of a game";
        for (seat, player) in (0_i64..).zip(players) {
            let user = player.person.as_ref().map(|p| to_sql(p.id.0));
            sqlx::query(
                "INSERT INTO game_players (game, seat, \"user\", label) VALUES ($1, $2, $3, $4)",
            )
            .bind(to_sql(game.0))
            .bind(seat)
            .bind(user)
            .bind(&player.label)
            .execute(&mut *tx)
            .await
            .map_err(StoreError::while_(doing))?;
            // A person who asked to be forgotten during a series has no name here, or the table
            // hasn't heard of it yet and is marked.
            if let Some(Person {
                id: UserId(id),
                name,
            }) = &player.person
                && !name.is_empty()
            {
                sqlx::query(
                    "INSERT INTO people (guild, \"user\", name)
                     SELECT $1, $2, $3 WHERE NOT EXISTS
                         (SELECT 1 FROM forgetting WHERE table_id = $4 AND \"user\" = $2)
                     ON CONFLICT (guild, \"user\") DO UPDATE SET name = excluded.name",
                )
                .bind(to_sql(self.place.guild.0))
                .bind(to_sql(*id))
                .bind(name)
                .bind(self.table.0)
                .execute(&mut *tx)
                .await
                .map_err(StoreError::while_(doing))?;
            }
        }
        Ok(())
    }
}

async fn save_moves(
    tx: &mut AnyConnection,
    game: GameNumber,
    from: usize,
    entries: &[String],
) -> Result<()> {
    for (n, entry) in (from..).zip(entries) {
        sqlx::query("INSERT INTO moves (game, n, entry) VALUES ($1, $2, $3)")
            .bind(to_sql(game.0))
            .bind(i64::try_from(n).unwrap_or(i64::MAX))
            .bind(entry)
            .execute(&mut *tx)
            .await
            .map_err(StoreError::while_("saving moves"))?;
    }
    Ok(())
}

/// Saves the place of every seat, or none if the game ended without a result. Refuses results with
/// more or fewer seats than were dealt in.
async fn save_results(tx: &mut AnyConnection, game: GameNumber, results: &[Placed]) -> Result<()> {
    let doing = "saving the result of a game";
    if results.is_empty() {
        return Ok(());
    }
    for (seat, placed) in (0_i64..).zip(results) {
        let query = sqlx::query(
            "UPDATE game_players SET place = $1, tallied = $2, score = $3 WHERE game = $4 AND seat = $5 AND place IS NULL",
        )
        .bind(i64::from(placed.place))
        .bind(i64::from(placed.tallied))
        .bind(placed.score)
        .bind(to_sql(game.0))
        .bind(seat);
        one_row(query.execute(&mut *tx).await, doing)?;
    }
    let left_out: i64 =
        sqlx::query_scalar("SELECT count(*) FROM game_players WHERE game = $1 AND place IS NULL")
            .bind(to_sql(game.0))
            .fetch_one(&mut *tx)
            .await
            .map_err(StoreError::while_(doing))?;
    match left_out {
        0 => Ok(()),
        _ => Err(StoreError::while_(doing)(sqlx::Error::RowNotFound)),
    }
}

async fn save_figures(
    tx: &mut AnyConnection,
    game: GameNumber,
    figures: &[Vec<(&'static str, i64)>],
) -> Result<()> {
    for (seat, figures) in (0_i64..).zip(figures) {
        for (name, value) in figures {
            sqlx::query(
                "INSERT INTO game_figures (game, seat, name, value) VALUES ($1, $2, $3, $4)",
            )
            .bind(to_sql(game.0))
            .bind(seat)
            .bind(name)
            .bind(*value)
            .execute(&mut *tx)
            .await
            .map_err(StoreError::while_("saving the figures of a game"))?;
        }
    }
    Ok(())
}

async fn end(tx: &mut AnyConnection, table: TableId, at: SystemTime) -> Result<()> {
    sqlx::query(
        "UPDATE games SET state = 'stopped', finished_at = $1 WHERE table_id = $2 AND state IN ('committed', 'running')",
    )
    .bind(to_millis(at))
    .bind(table.0)
    .execute(&mut *tx)
    .await
    .map_err(StoreError::while_("stopping the games of a table"))?;
    saved_messages::table_ends(tx, table).await?;
    forget::table_ends(tx, table).await
}

async fn end_parked(tx: &mut AnyConnection, table: TableId, at: SystemTime) -> Result<()> {
    let query = sqlx::query(
        "UPDATE tables SET open = 0, doc = '{}', ended_at = $1, version = version + 1 WHERE id = $2 AND open = 1",
    )
    .bind(to_millis(at))
    .bind(table.0);
    one_row(query.execute(&mut *tx).await, "ending a parked table")?;
    end(tx, table, at).await
}

async fn park(tx: &mut AnyConnection, table: TableId, by: &str) -> Result<()> {
    let query = sqlx::query("UPDATE tables SET parked_by = $1 WHERE id = $2 AND open = 1")
        .bind(by)
        .bind(table.0);
    one_row(query.execute(tx).await, "parking a table")
}

/// Checks that a change affected one row; otherwise memory and database no longer agree.
fn one_row(
    result: std::result::Result<sqlx::any::AnyQueryResult, sqlx::Error>,
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
