//! Keeps the sums behind leaderboards and stats up to date, in the transaction in which a game
//! ends, so nobody has to count through all games of a server.
//!
//! Games count if at least two people were dealt in and there is a result. `standings` has a row
//! for each person; `place_sums`, `figure_sums` and `meetings` have one for each of a person's
//! places, figures and opponents. `results` has a row for each of a person's games with the person's
//! sums after it. A period's sums are what was added since the last result before the period. Each of
//! a person's results is later than the one before, if only by a millisecond, even if the clock was
//! set back.
//!
//! The fair share of a game is 1/players for everyone who was dealt in, whatever its tally counts.
//! A shared place counts fully for everyone who shares it: two winners have one win each.

use std::ops::AddAssign;

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::ratings::COUNTING;
use super::sql::{Run, Stored};
use super::{GameNumber, Result, ratings};

/// One whole game, in units that divide evenly into fair shares for any number of players up to 16.
/// A macro, so queries can contain it, too.
macro_rules! whole_game {
    () => {
        720_720
    };
}
const WHOLE_GAME: u32 = whole_game!();

/// A sum of fair shares of games, in whole units: it is the same in whatever order the games came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FairShare(i64);

impl FairShare {
    /// The fair share of so many games of so many players each.
    ///
    /// # Panics
    /// Nobody plays.
    #[must_use]
    pub fn of_games(games: u32, players: u32) -> FairShare {
        FairShare(i64::from(games) * i64::from(WHOLE_GAME / players))
    }

    /// A tally against this: 1.00 is average. Equal results are equal to the last digit, because only one
    /// division rounds.
    #[must_use]
    pub fn against(self, tally: u32) -> f64 {
        f64::from(tally) * f64::from(WHOLE_GAME) / self.0 as f64
    }
}

impl AddAssign for FairShare {
    fn add_assign(&mut self, more: FairShare) {
        self.0 += more.0;
    }
}

impl Stored for FairShare {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<FairShare> {
        Stored::read(row, column).map(FairShare)
    }
}

/// The results of one game, one row per person.
macro_rules! results_of_game {
    () => {
        "(SELECT g.guild, g.kind, p.\"user\", p.seat, g.finished_at, g.number AS game, p.place, p.tallied,
                 p.score, (SELECT count(*) FROM game_players a WHERE a.game = g.number) AS players
          FROM games g
          JOIN game_players p ON p.game = g.number
          WHERE g.number = $1 AND g.state = 'finished' AND g.people >= 2
            AND p.\"user\" IS NOT NULL AND p.place IS NOT NULL) r"
    };
}

macro_rules! streak {
    () => {
        "CASE WHEN (standings.streak > 0) = (excluded.streak > 0)
              THEN standings.streak + excluded.streak ELSE excluded.streak END"
    };
}

const STANDINGS: &str = concat!(
    "INSERT INTO standings (guild, kind, \"user\", games, tally, share, scored, points, best_score,
                            streak, longest_untallied, longest_tallied, last_at)
     SELECT r.guild, r.kind, r.\"user\", 1, r.tallied, ",
    whole_game!(),
    " / r.players, CASE WHEN r.score IS NULL THEN 0 ELSE 1 END, coalesce(r.score, 0),
            r.score, 1 - 2 * r.tallied, 1 - r.tallied, r.tallied, r.finished_at
     FROM ",
    results_of_game!(),
    " WHERE true
     ON CONFLICT (guild, kind, \"user\") DO UPDATE SET
         games = standings.games + 1,
         tally = standings.tally + excluded.tally,
         share = standings.share + excluded.share,
         scored = standings.scored + excluded.scored,
         points = standings.points + excluded.points,
         best_score = CASE WHEN excluded.best_score <= standings.best_score
                           THEN standings.best_score
                           ELSE coalesce(excluded.best_score, standings.best_score) END,
         streak = ",
    streak!(),
    ", longest_untallied = CASE WHEN ",
    streak!(),
    " > standings.longest_untallied THEN ",
    streak!(),
    " ELSE standings.longest_untallied END, longest_tallied = CASE WHEN -(",
    streak!(),
    ") > standings.longest_tallied THEN -(",
    streak!(),
    ") ELSE standings.longest_tallied END,
         last_at = CASE WHEN excluded.last_at > standings.last_at
                        THEN excluded.last_at ELSE standings.last_at + 1 END"
);

const RESULTS: &str = concat!(
    "INSERT INTO results (\"user\", guild, kind, finished_at, game, seat, place, tallied, score,
                          games, tally, share, scored, points, strength, uncertainty)
     SELECT r.\"user\", r.guild, r.kind, s.last_at, r.game, r.seat, r.place, r.tallied, r.score,
            s.games, s.tally, s.share, s.scored, s.points, s.strength, s.uncertainty
     FROM ",
    results_of_game!(),
    " JOIN standings s ON s.guild = r.guild AND s.kind = r.kind AND s.\"user\" = r.\"user\""
);

const PLACE_SUMS: &str = concat!(
    "INSERT INTO place_sums (guild, kind, \"user\", place, games, tallied)
     SELECT r.guild, r.kind, r.\"user\", r.place, 1, r.tallied
     FROM ",
    results_of_game!(),
    " WHERE true
     ON CONFLICT (guild, kind, \"user\", place) DO UPDATE SET
         games = place_sums.games + 1,
         tallied = place_sums.tallied + excluded.tallied"
);

const FIGURE_SUMS: &str = concat!(
    "INSERT INTO figure_sums (guild, kind, \"user\", name, games, sum, highest)
     SELECT r.guild, r.kind, r.\"user\", f.name, 1, f.value, f.value
     FROM ",
    results_of_game!(),
    " JOIN game_figures f ON f.game = r.game AND f.seat = r.seat
     WHERE true
     ON CONFLICT (guild, kind, \"user\", name) DO UPDATE SET
         games = figure_sums.games + 1,
         sum = figure_sums.sum + excluded.sum,
         highest = CASE WHEN excluded.highest > figure_sums.highest
                        THEN excluded.highest ELSE figure_sums.highest END"
);

const MEETINGS: &str = concat!(
    "INSERT INTO meetings (guild, kind, \"user\", opponent, games, ahead)
     SELECT r.guild, r.kind, r.\"user\", q.\"user\", 1, CASE WHEN r.place < q.place THEN 1 ELSE 0 END
     FROM ",
    results_of_game!(),
    " JOIN game_players q ON q.game = r.game AND q.\"user\" <> r.\"user\" AND q.place IS NOT NULL
     WHERE true
     ON CONFLICT (guild, kind, \"user\", opponent) DO UPDATE SET
         games = meetings.games + 1,
         ahead = meetings.ahead + excluded.ahead"
);

pub(super) async fn add(tx: &mut AnyConnection, game: GameNumber) -> Result<()> {
    let Some(which) = ratings::number(tx, game).await? else { return Ok(()) };
    tx.run(COUNTING, STANDINGS, (game,)).await?;
    ratings::add(tx, game, which).await?;
    // The results after the standings: they are stored with the sums and ratings in them.
    for counted in [RESULTS, PLACE_SUMS, FIGURE_SUMS, MEETINGS] {
        tx.run(COUNTING, counted, (game,)).await?;
    }
    Ok(())
}
