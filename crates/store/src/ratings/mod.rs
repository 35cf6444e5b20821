//! Keeps ratings up to date, in the transaction in which a game ends.
//!
//! The method is in [`getaway_games::rating`]. This module owns which games are rated, in which
//! order, and where ratings are stored. A game gets its number among the rated ones of its server and
//! kind from `rated`. That row stays locked until the commit, so games are rated one after the other,
//! however many processes there are. Each person's rating before the game is stored with their seat.
//! [`recompute`] computes everything again from the stored games.

pub(super) mod recompute;

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::sql::{Run, Stored, listed, row};
use super::{GameNumber, GuildId, Result, Store, UserId};
use getaway_games::rating::{self, Change, Player, RatedSeat, Rating};

pub use recompute::Recomputed;

/// What a game's end does to everything that is kept about people, for error messages.
pub(super) const COUNTING: &str = "counting a game";

row! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Rated {
        pub user: UserId,
        /// Their name in the server; `None` if they asked to be forgotten.
        pub name: Option<String>,
        pub games: u32,
        pub rating: Rating,
    }
}

/// The ratings in a server's games of a kind, best first; those still uncertain come last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings {
    pub guild: GuildId,
    pub kind: String,
    pub people: Vec<Rated>,
    /// Their places, of which equals share one.
    pub places: Vec<u32>,
}

row! {
    pub(super) struct Which {
        guild: GuildId,
        kind: String,
    }
}

row! {
    /// A game's number among the rated ones of its server and kind.
    struct Numbered {
        which: Which,
        games: i64,
    }
}

row! {
    struct RatedRow {
        seat: SeatRow,
        kind: String,
        anew: bool,
    }
}

/// What a game did to the ratings of its people.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// By seat; `None` for a computer.
    pub changes: Vec<Option<Change>>,
    /// Whether all ratings were computed anew just before, because the method had changed.
    pub is_first_anew: bool,
}

row! {
    struct KnownRow {
        user: UserId,
        rating: Rating,
    }
}

row! {
    /// A seat of a game that is being rated, with a stored rating of its person: the present one
    /// when the game ends (the last one of a person who was forgotten meanwhile), the one before the
    /// game when it is rated again.
    struct SeatRow {
        seat: i64,
        user: Option<UserId>,
        label: String,
        place: u8,
        tallied: bool,
        rating: Option<Rating>,
    }
}

const ALL_RATED: &str = "SELECT guild, kind FROM rated ORDER BY guild, kind";

/// Numbers a game; no row if it isn't rated.
const NUMBER: &str = "
    INSERT INTO rated (guild, kind, games, renumbered)
    SELECT g.guild, g.kind, 1, 0 FROM games g
    WHERE g.number = $1 AND g.state = 'finished' AND g.people >= 2
      AND EXISTS (SELECT 1 FROM game_players p WHERE p.game = g.number AND p.place IS NOT NULL)
    ON CONFLICT (guild, kind) DO UPDATE SET games = rated.games + 1
    RETURNING guild, kind, games";

/// The seats of a game that was rated, with the ratings before it; and whether it was the first one
/// after all ratings were computed anew.
const RATED: &str = "
    SELECT p.*, g.kind AS kind,
           CASE WHEN r.renumbered > 0 AND g.rated = r.renumbered + 1 THEN 1 ELSE 0 END AS anew
    FROM games g
    JOIN rated r ON r.guild = g.guild AND r.kind = g.kind
    JOIN game_players p ON p.game = g.number
    WHERE g.number = $1 AND g.rated IS NOT NULL
    ORDER BY p.seat";

const SEATS: &str = "
    SELECT p.seat AS seat, p.\"user\" AS \"user\", p.label AS label, p.place AS place,
           p.tallied AS tallied, coalesce(s.strength, p.strength) AS strength,
           coalesce(s.uncertainty, p.uncertainty) AS uncertainty
    FROM games g
    JOIN game_players p ON p.game = g.number
    LEFT JOIN standings s ON s.guild = g.guild AND s.kind = g.kind AND s.\"user\" = p.\"user\"
    WHERE g.number = $1
    ORDER BY p.seat";

impl Store {
    pub async fn ratings(&self) -> Result<Vec<Ratings>> {
        let rated = self.reader.all("reading ratings", ALL_RATED, ()).await?;
        let mut all = Vec::with_capacity(rated.len());
        for Which { guild, kind } in rated {
            let board = self.ratings_board(guild, &kind, None, 0..u32::MAX).await?;
            all.push(Ratings { guild, kind, places: board.places, people: board.standings });
        }
        Ok(all)
    }

    /// What a game did to its people's ratings. `None` if it wasn't rated.
    pub async fn rated_game(&self, game: GameNumber) -> Result<Option<RatedGame>> {
        let doing = "reading what a game did to ratings";
        let rows: Vec<RatedRow> = self.reader.all(doing, RATED, (game,)).await?;
        Ok(rows.first().map(|first| RatedGame {
            changes: rate(&first.kind, rows.iter().map(|row| (&row.seat, row.seat.rating))),
            is_first_anew: first.anew,
        }))
    }

    /// The ratings of these people, in their order; a beginner's for those who have none.
    pub async fn ratings_of(
        &self,
        guild: GuildId,
        kind: &str,
        people: &[UserId],
    ) -> Result<Vec<Rating>> {
        let ids = listed(people.iter().map(|user| user.0.cast_signed()).chain([0]));
        let sql = AssertSqlSafe(format!(
            "SELECT \"user\", strength, uncertainty FROM standings
             WHERE guild = $1 AND kind = $2 AND \"user\" IN ({ids})"
        ));
        let known: Vec<KnownRow> =
            self.reader.all("reading people's ratings", sql, (guild, kind)).await?;
        let of = |user: &UserId| known.iter().find(|row| row.user == *user);
        let start = || Rating::start(kind);
        Ok(people.iter().map(|user| of(user).map_or_else(start, |row| row.rating)).collect())
    }
}

/// Gives a finished game its number among the rated ones of its server and kind, which stay locked
/// until the commit. `None` if the game doesn't count.
pub(super) async fn number(tx: &mut AnyConnection, game: GameNumber) -> Result<Option<Which>> {
    let numbered: Option<Numbered> = tx.optional(COUNTING, NUMBER, (game,)).await?;
    let Some(Numbered { which, games }) = numbered else { return Ok(None) };
    let keep = "UPDATE games SET rated = $1 WHERE number = $2";
    tx.run(COUNTING, keep, (games, game)).await?;
    Ok(Some(which))
}

/// Rates a finished game, once its people have their standings and before they have their results.
pub(super) async fn add(tx: &mut AnyConnection, game: GameNumber, which: Which) -> Result<()> {
    let seats: Vec<SeatRow> = tx.all(COUNTING, SEATS, (game,)).await?;
    let rated = rate(&which.kind, seats.iter().map(|seat| (seat, seat.rating)));
    for (row, rated) in seats.iter().zip(rated) {
        let Some(Change { before, after, .. }) = rated else { continue };
        let seat =
            "UPDATE game_players SET strength = $1, uncertainty = $2 WHERE game = $3 AND seat = $4";
        let values = (before.strength, before.uncertainty, game, row.seat);
        tx.run(COUNTING, seat, values).await?;
        let standing = "UPDATE standings SET strength = $1, uncertainty = $2 WHERE guild = $3 AND kind = $4 AND \"user\" = $5";
        let values = (after.strength, after.uncertainty, which.guild, &which.kind, row.user);
        tx.run(COUNTING, standing, values).await?;
    }
    Ok(())
}

/// Rates a game, by seat.
fn rate<'a>(
    kind: &str,
    seats: impl Iterator<Item = (&'a SeatRow, Option<Rating>)>,
) -> Vec<Option<Change>> {
    let seat = |(seat, known): (&SeatRow, Option<Rating>)| {
        let computer = match seat.user {
            Some(_) => None,
            // A person who was forgotten has no computer's label.
            None => Player::computer(kind, &seat.label),
        };
        let person = || Player::Person(known.unwrap_or_else(|| Rating::start(kind)));
        let player = computer.unwrap_or_else(person);
        RatedSeat { player, place: seat.place, tallied: seat.tallied }
    };
    rating::rate(kind, &seats.map(seat).collect::<Vec<_>>())
}

impl Stored for Option<Rating> {
    fn read(row: &AnyRow, _: &str) -> sqlx::Result<Option<Rating>> {
        let strength = Option::<i64>::read(row, "strength")?;
        let rating = strength.zip(Stored::read(row, "uncertainty")?);
        Ok(rating.map(|(strength, uncertainty)| Rating { strength, uncertainty }))
    }
}

/// The rating. Every counted game stores one; without it, that of a beginner.
impl Stored for Rating {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<Rating> {
        Ok(Option::<Rating>::read(row, column)?.unwrap_or_else(|| Rating::start("")))
    }
}
