//! What is written, and a step of a table above all: whole or not at all.

use std::time::{Instant, SystemTime};

use sqlx::AnyConnection;

use super::dialect::Dialect;
use super::{Batch, DealtIn, GameChange, StoredSettings, TableChange};
use super::{GameNumber, GuildId, Person, Result, Store, StoreError, TableId, UserId};
use super::{anchor, forget, settings, standings, to_millis, to_sql};

impl Store {
    /// Saves a step of a table: when this returns, it survives a power cut.
    ///
    /// # Errors
    /// [`StoreError::ChannelTaken`] if a table is opened where there is one, [`StoreError::Conflict`]
    /// if the table is not as it was when the step was made, or what the database says. Nothing of the
    /// step is saved then, except that [`StoreError::Commit`] leaves it open.
    pub async fn commit(&self, batch: Batch) -> Result<()> {
        let (moves, finished) = batch.worth_counting();
        let started = Instant::now();
        let saved = self.queue.save(Write::Step(batch)).await;
        self.refusal.note(&saved);
        saved?;
        metrics::histogram!("getaway_commit_seconds").record(started.elapsed());
        metrics::counter!("getaway_moves_total").increment(moves);
        metrics::counter!("getaway_games_finished_total").increment(finished);
        Ok(())
    }

    /// Whether the last step that was to be saved could not be, a short while ago: a full disk may have
    /// room for what means nothing, and refuse what is new.
    #[must_use]
    pub fn refuses_steps(&self) -> bool {
        self.refusal.is_recent()
    }

    /// Notes that this version of the program cannot go on with an open table, and leaves everything
    /// else of the table as it is, for a version that can.
    ///
    /// # Errors
    /// There is no such open table, or what the database says.
    pub async fn park(&self, table: TableId, by: &str) -> Result<()> {
        let by = by.to_owned();
        self.queue.save(Write::Park { table, by }).await
    }

    /// Ends an open table, whatever its document says, and stops its games: their moves stay.
    ///
    /// # Errors
    /// There is no such open table, or what the database says.
    pub async fn end_parked(&self, table: TableId, at: SystemTime) -> Result<()> {
        self.queue.save(Write::EndParked { table, at }).await
    }
}

/// Something to be saved.
#[derive(Debug)]
pub(super) enum Write {
    /// A step of a table.
    Step(Batch),
    /// A table is parked by this version of the program.
    Park { table: TableId, by: String },
    /// A table ends, whatever its document says.
    EndParked { table: TableId, at: SystemTime },
    /// Where a table's messages are and what they show.
    Anchor { table: TableId, text: String },
    /// The anchors of these tables are no longer needed.
    NoAnchors(Vec<TableId>),
    /// A server's settings.
    Settings {
        guild: GuildId,
        settings: StoredSettings,
    },
    /// A person's name goes.
    Forget(UserId),
    /// A person's name has gone from these tables.
    ForgottenAt { user: UserId, tables: Vec<TableId> },
    /// Something that means nothing: whether it can be saved is the question.
    Ping,
}

impl Write {
    /// Writes all of it; the caller commits it or takes it back.
    pub(super) async fn save(&self, dialect: Dialect, tx: &mut AnyConnection) -> Result<()> {
        match self {
            Write::Step(batch) => batch.save(tx).await,
            Write::Park { table, by } => park(tx, *table, by).await,
            Write::EndParked { table, at } => end_parked(tx, *table, *at).await,
            Write::Anchor { table, text } => anchor::save(tx, *table, text).await,
            Write::NoAnchors(tables) => anchor::forget(tx, tables).await,
            Write::Settings { guild, settings } => settings::save(tx, *guild, settings).await,
            Write::Forget(user) => forget::forget(tx, *user).await,
            Write::ForgottenAt { user, tables } => forget::forgotten_at(tx, *user, tables).await,
            Write::Ping => ping(dialect, tx).await,
        }
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

    /// Writes all of the step.
    async fn save(&self, tx: &mut AnyConnection) -> Result<()> {
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
                ranking,
                figures,
            } => {
                let query = sqlx::query(
                    "UPDATE games SET state = 'finished', finished_at = $1 WHERE number = $2 AND state = 'running'",
                )
                .bind(to_millis(self.at))
                .bind(to_sql(game.0));
                one_row(query.execute(&mut *tx).await, "finishing a game")?;
                save_ranking(tx, *game, ranking).await?;
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
        let doing = "saving who is dealt in";
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
            // Somebody who asked to be forgotten in the middle of a series has no name here.
            if let Some(Person {
                id: UserId(id),
                name,
            }) = &player.person
                && !name.is_empty()
            {
                sqlx::query(
                    "INSERT INTO people (guild, \"user\", name) VALUES ($1, $2, $3) ON CONFLICT (guild, \"user\") DO UPDATE SET name = excluded.name",
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

/// Every seat gets its rank, once; a ranking that names a seat twice or leaves one out is refused.
/// None does where the game ended without a loser.
async fn save_ranking(tx: &mut AnyConnection, game: GameNumber, ranking: &[u8]) -> Result<()> {
    let doing = "saving how a game ended";
    if ranking.is_empty() {
        return Ok(());
    }
    for (rank, seat) in (1_i64..).zip(ranking) {
        let query = sqlx::query(
            "UPDATE game_players SET rank = $1 WHERE game = $2 AND seat = $3 AND rank IS NULL",
        )
        .bind(rank)
        .bind(to_sql(game.0))
        .bind(i64::from(*seat));
        one_row(query.execute(&mut *tx).await, doing)?;
    }
    let left_out: i64 =
        sqlx::query_scalar("SELECT count(*) FROM game_players WHERE game = $1 AND rank IS NULL")
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

/// What ends with a table.
async fn end(tx: &mut AnyConnection, table: TableId, at: SystemTime) -> Result<()> {
    sqlx::query(
        "UPDATE games SET state = 'stopped', finished_at = $1 WHERE table_id = $2 AND state IN ('committed', 'running')",
    )
    .bind(to_millis(at))
    .bind(table.0)
    .execute(&mut *tx)
    .await
    .map_err(StoreError::while_("stopping the games of a table"))?;
    anchor::table_ends(tx, table).await?;
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

/// A write like any other, down to the disk.
async fn ping(dialect: Dialect, tx: &mut AnyConnection) -> Result<()> {
    let query = sqlx::query(dialect.ping()).execute(tx).await;
    query.map_err(StoreError::while_("asking whether the database answers"))?;
    Ok(())
}

/// A change that finds nothing to change means that memory and database no longer agree.
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
