//! Saves what a table does: a step, completely or not at all. Also parks tables, and ends parked
//! ones. Remembers whether the database refused the last step: with a full disk it may still answer,
//! have room for a ping, and refuse new data.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime};

use parking_lot::Mutex;
use sqlx::AnyConnection;

use super::error::Doing;
use super::sql::{Run, Values};
use super::{Batch, DealtIn, GameChange, Placed, TableChange, TableDoc};
use super::{ChannelId, GameNumber, Person, Place, Result, Store, StoreError, TableId};
use super::{documents, evenings, forget, plans, standings};

/// The figure under which hints are counted, in every game.
pub(super) const HINTS: &str = "hints";

impl Store {
    /// Saves a step of a table. Once this returns, the step survives a power cut.
    ///
    /// # Errors
    /// [`StoreError::ChannelTaken`] if the channel already has an open table,
    /// [`StoreError::Conflict`] if the table or its plan has changed since the step was made, or the
    /// database fails. Nothing of the step is saved then; only after [`StoreError::Commit`] it may
    /// have been.
    pub async fn commit(&self, batch: Batch) -> Result<()> {
        let (moves, finished) = batch.worth_counting();
        let started = Instant::now();
        let saved = self.queue.save(batch, |batch, tx| Box::pin(batch.save(tx))).await;
        self.refusal.note(&saved);
        saved?;
        metrics::histogram!("getaway_commit_seconds").record(started.elapsed());
        metrics::counter!("getaway_moves_total").increment(moves);
        metrics::counter!("getaway_games_finished_total").increment(finished);
        Ok(())
    }

    /// Whether the last step could not be saved, a short while ago.
    #[must_use]
    pub fn refuses_steps(&self) -> bool {
        self.refusal.is_recent()
    }

    /// Notes that this version of the program cannot continue an open table, and leaves everything
    /// else of the table untouched for a version that can. A conflict if there is no such open
    /// table.
    pub async fn park(&self, table: TableId, by: &str) -> Result<()> {
        let park = "UPDATE tables SET parked_by = $1 WHERE id = $2 AND open = 1";
        self.change("parking a table", park, (by, table)).await
    }

    /// Ends a table, whatever its document says, and stops its games, whose moves stay. One that has
    /// ended stays as it is.
    pub async fn end_parked(&self, table: TableId, at: SystemTime) -> Result<()> {
        let end =
            self.queue.save((table, at), |(table, at), tx| Box::pin(end_parked(tx, *table, *at)));
        let ended = end.await;
        let is_there = async { self.open_table(table).await.map(|open| open.is_none()) };
        self.settled(ended, is_there).await
    }
}

/// When the database last refused a step, if it has saved none since. Cheap to clone.
#[derive(Clone, Debug, Default)]
pub(super) struct WriteFailure(Arc<Mutex<Option<Instant>>>);

impl WriteFailure {
    /// How long a refusal counts as current; tables retry every second.
    const RECENT: Duration = Duration::from_secs(10);

    pub(super) fn note(&self, saved: &Result<()>) {
        let refused = match saved {
            Ok(()) => None,
            Err(StoreError::Sql { .. } | StoreError::Commit(_)) => Some(Instant::now()),
            // The database itself is fine.
            Err(_) => return,
        };
        *self.0.lock() = refused;
    }

    pub(super) fn is_recent(&self) -> bool {
        self.0.lock().is_some_and(|at| at.elapsed() < WriteFailure::RECENT)
    }
}

impl Batch {
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
        if let Some(plan) = &self.plan {
            plan.save(tx).await?;
        }
        for change in &self.games {
            self.save_game(tx, change).await?;
        }
        match &self.change {
            TableChange::End => end(tx, self.table, self.at).await,
            TableChange::Close { home, people } => {
                end(tx, self.table, self.at).await?;
                evenings::close(tx, self.table, *home, people).await
            }
            TableChange::Open(_) | TableChange::Keep(_) => Ok(()),
        }
    }

    async fn save_table(&self, tx: &mut AnyConnection) -> Result<()> {
        let doing = "saving a table";
        let (table, place, from) = (self.table, self.place, self.from_version);
        match &self.change {
            TableChange::Open(doc) => {
                let open = "INSERT INTO tables (id, guild, channel, kind, open, doc_version, doc, opened_at, version) VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8 + 1)";
                let TableDoc { kind, version, text } = doc;
                let values =
                    (table, place.guild, place.channel, *kind, *version, text, self.at, from);
                tx.run(doing, open, values).await.map(drop).map_err(|error| match error {
                    StoreError::Sql { source: sqlx::Error::Database(e), .. }
                        if e.is_unique_violation() =>
                    {
                        StoreError::ChannelTaken
                    }
                    error => error,
                })
            }
            TableChange::Keep(doc) => {
                let keep = "UPDATE tables SET kind = $1, doc_version = $2, doc = $3, parked_by = NULL, version = version + 1 WHERE id = $4 AND open = 1 AND version = $5";
                tx.change(doing, keep, (doc.kind, doc.version, &doc.text, table, from)).await
            }
            TableChange::End | TableChange::Close { .. } => {
                let end = "UPDATE tables SET open = 0, doc = '{}', ended_at = $1, version = version + 1 WHERE id = $2 AND open = 1 AND version = $3";
                tx.change(doing, end, (self.at, table, from)).await
            }
        }
    }

    async fn save_game(&self, tx: &mut AnyConnection, change: &GameChange) -> Result<()> {
        match change {
            GameChange::Commit { game, kind, secret } => {
                let doing = "committing to a game's secret";
                let commit = "INSERT INTO games (number, table_id, guild, channel, kind, state, secret) VALUES ($1, $2, $3, $4, $5, 'committed', $6)";
                let Place { guild, channel } = self.place;
                let values = (*game, self.table, guild, channel, *kind, secret);
                tx.change_one(doing, commit, values).await
            }
            GameChange::Begin {
                game,
                rules_version,
                options,
                dealer,
                mix,
                players,
                deal,
                home,
                settings,
                friendly,
            } => {
                let doing = "dealing a game";
                let people = players.iter().filter(|p| p.person.is_some()).count();
                let again = mix.again;
                let mix = serde_json::to_string(mix)
                    .map_err(StoreError::in_document("the players' part in a shuffle"))?;
                let start = "UPDATE games SET state = 'running', rules_version = $1, options = $2, dealer = $3, ids = $4, people = $5, deal = $6, started_at = $7, friendly = $8, again = $9 WHERE number = $10 AND state = 'committed'";
                let (deal, at, friendly) = (deal.as_ref(), self.at, *friendly);
                let values =
                    (*rules_version, options, *dealer, mix, people, deal, at, friendly, again);
                let values = Values::from(values).and(*game);
                tx.change_one(doing, start, values).await?;
                self.save_players(tx, *game, players).await?;
                evenings::dealt(tx, *game, self.place.guild, *home, settings, at).await
            }
            GameChange::Dealt { game, deal } => {
                let doing = "saving what was dealt";
                let dealt = "UPDATE games SET deal = $1 WHERE number = $2";
                tx.change_one(doing, dealt, (deal, *game)).await
            }
            GameChange::Moves { game, from, entries } => {
                let moves = (*from..).zip(entries).map(|(n, entry)| (*game, n, entry).into());
                tx.insert("saving moves", "moves (game, n, entry)", moves.collect()).await
            }
            GameChange::Hints { game, seat, hints } => {
                let save = "INSERT INTO game_figures (game, seat, name, value) VALUES ($1, $2, $3, $4) ON CONFLICT (game, seat, name) DO UPDATE SET value = excluded.value";
                tx.run("counting hints", save, (*game, *seat, HINTS, *hints)).await.map(drop)
            }
            GameChange::Finish { game, results, figures, counts } => {
                let doing = "finishing a game";
                let finish = "UPDATE games SET state = 'finished', finished_at = $1 WHERE number = $2 AND state = 'running'";
                tx.change_one(doing, finish, (self.at, *game)).await?;
                save_results(tx, *game, results).await?;
                save_figures(tx, *game, figures).await?;
                evenings::finished(tx, *game, self.at).await?;
                if *counts { standings::add(tx, *game).await } else { Ok(()) }
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
        let seats = (0_i64..).zip(players).map(|(seat, player)| {
            (game, seat, player.person.as_ref().map(|person| person.id), &player.label).into()
        });
        tx.insert(doing, "game_players (game, seat, \"user\", label)", seats.collect()).await?;
        for player in players {
            // A person who asked to be forgotten during a series has no name here, or the table
            // hasn't heard of it yet and is marked.
            if let Some(Person { id, name }) = &player.person
                && !name.is_empty()
            {
                let named = "INSERT INTO people (guild, \"user\", name)
                     SELECT $1, $2, $3 WHERE NOT EXISTS
                         (SELECT 1 FROM forgetting WHERE table_id = $4 AND \"user\" = $2)
                     ON CONFLICT (guild, \"user\") DO UPDATE SET name = excluded.name";
                tx.run(doing, named, (self.place.guild, *id, name, self.table)).await?;
            }
        }
        Ok(())
    }
}

/// Saves the place of every seat, or none if the game ended without a result. Refuses results with
/// more or fewer seats than were dealt in.
async fn save_results(tx: &mut AnyConnection, game: GameNumber, results: &[Placed]) -> Result<()> {
    let doing = "saving the result of a game";
    if results.is_empty() {
        return Ok(());
    }
    let place = "UPDATE game_players SET place = $1, tallied = $2, score = $3 WHERE game = $4 AND seat = $5 AND place IS NULL";
    for (seat, placed) in (0_i64..).zip(results) {
        let values = (placed.place, placed.tallied, placed.score, game, seat);
        tx.change_one(doing, place, values).await?;
    }
    let left_out = "SELECT count(*) FROM game_players WHERE game = $1 AND place IS NULL";
    match tx.one::<i64>(doing, left_out, (game,)).await? {
        0 => Ok(()),
        _ => Err(sqlx::Error::RowNotFound).doing(doing),
    }
}

async fn save_figures(
    tx: &mut AnyConnection,
    game: GameNumber,
    figures: &[Vec<(&'static str, i64)>],
) -> Result<()> {
    let all = (0_i64..).zip(figures).flat_map(|(seat, figures)| {
        let row = move |(name, value): &(&'static str, i64)| (game, seat, *name, *value).into();
        figures.iter().map(row)
    });
    let into = "game_figures (game, seat, name, value)";
    tx.insert("saving the figures of a game", into, all.collect()).await
}

async fn end(tx: &mut AnyConnection, table: TableId, at: SystemTime) -> Result<()> {
    let stop = "UPDATE games SET state = 'stopped', finished_at = $1 WHERE table_id = $2 AND state IN ('committed', 'running')";
    tx.run("stopping the games of a table", stop, (at, table)).await?;
    documents::table_ends(tx, table).await?;
    evenings::table_ends(tx, table, at).await?;
    plans::table_ends(tx, table).await?;
    forget::table_ends(tx, table).await
}

async fn end_parked(tx: &mut AnyConnection, table: TableId, at: SystemTime) -> Result<()> {
    let doing = "ending a parked table";
    let close = "UPDATE tables SET open = 0, doc = '{}', ended_at = $1, version = version + 1 WHERE id = $2 AND open = 1";
    match tx.run(doing, close, (at, table)).await? {
        0 => Ok(()),
        _ => {
            end(tx, table, at).await?;
            // Nobody knows who sits there.
            evenings::close(tx, table, ChannelId(0), &[]).await
        }
    }
}
