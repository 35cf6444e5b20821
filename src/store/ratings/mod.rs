//! Keeps ratings up to date, in the transaction in which a game ends.
//!
//! The method is in [`crate::rating`]. This module owns which games are rated, in which order, and
//! where ratings are stored. A game gets its number among the rated ones of its server and kind from
//! `rated`. That row stays locked until the commit, so games are rated one after the other, however
//! many processes there are. Each person's rating before the game is stored with their seat.
//! [`recompute`] computes everything again from the stored games.

pub(super) mod recompute;

use sqlx::AnyConnection;

use super::rows::row;
use super::{GameNumber, GuildId, Result, Store, UserId};
use super::{from_sql, to_sql};
use crate::rating::{self, Rating};

pub use recompute::Recomputed;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    pub user: UserId,
    /// Their name in the server; `None` if they asked to be forgotten.
    pub name: Option<String>,
    /// How many rated games they were dealt into.
    pub games: u32,
    pub rating: Rating,
}

/// The ratings in a server's games of a kind. Those that are no longer uncertain come first, each
/// group from best to worst.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratings {
    pub guild: GuildId,
    pub kind: String,
    pub people: Vec<Rated>,
}

row! {
    pub(super) struct RatingRow {
        pub(super) strength: Option<i64>,
        pub(super) uncertainty: Option<i64>,
    }
}

row! {
    pub(super) struct RatedRow {
        user: i64,
        name: Option<String>,
        games: u32,
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

row! {
    struct Which {
        guild: i64,
        kind: String,
    }
}

row! {
    /// A game's number among the rated ones of its server and kind.
    pub(super) struct Numbered {
        guild: i64,
        kind: String,
        games: i64,
    }
}

row! {
    /// A seat of a game that is being rated, with a stored rating of its person: the present one
    /// when the game ends (the last one of a person who was forgotten meanwhile), the one before the
    /// game when it is rated again.
    struct SeatRow {
        seat: i64,
        user: Option<i64>,
        label: String,
        place: u8,
        tallied: i64,
        strength: Option<i64>,
        uncertainty: Option<i64>,
    }
}

/// Numbers a game; no row if it isn't rated.
const NUMBER: &str = "
    INSERT INTO rated (guild, kind, games)
    SELECT g.guild, g.kind, 1 FROM games g
    WHERE g.number = $1 AND g.state = 'finished' AND g.people >= 2
      AND EXISTS (SELECT 1 FROM game_players p WHERE p.game = g.number AND p.place IS NOT NULL)
    ON CONFLICT (guild, kind) DO UPDATE SET games = rated.games + 1
    RETURNING guild, kind, games";

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
    /// Reads everybody's ratings, by server and kind of game.
    ///
    /// # Errors
    /// The database fails.
    pub async fn ratings(&self) -> Result<Vec<Ratings>> {
        let mut all = Vec::new();
        for Which { guild, kind } in self.results(all_rated).await? {
            let guild = GuildId(from_sql(guild));
            let board = self.ratings_board(guild, &kind, None, 0..u32::MAX).await?;
            all.push(Ratings {
                guild,
                kind,
                people: board.standings,
            });
        }
        Ok(all)
    }
}

async fn all_rated(reader: &mut AnyConnection) -> sqlx::Result<Vec<Which>> {
    let all = sqlx::query_as("SELECT guild, kind FROM rated ORDER BY guild, kind");
    all.fetch_all(reader).await
}

/// Gives a finished game its number among the rated ones of its server and kind, which stay locked
/// until the commit. `None` if the game doesn't count.
pub(super) async fn number(
    tx: &mut AnyConnection,
    game: GameNumber,
) -> sqlx::Result<Option<Numbered>> {
    let numbered = sqlx::query_as(NUMBER).bind(to_sql(game.0));
    let numbered: Option<Numbered> = numbered.fetch_optional(&mut *tx).await?;
    if let Some(numbered) = &numbered {
        let keep = sqlx::query("UPDATE games SET rated = $1 WHERE number = $2");
        let keep = keep.bind(numbered.games).bind(to_sql(game.0));
        keep.execute(&mut *tx).await?;
    }
    Ok(numbered)
}

/// Rates a finished game, after its people have their standings, and before they have their
/// results.
pub(super) async fn add(
    tx: &mut AnyConnection,
    game: GameNumber,
    Numbered { guild, kind, .. }: Numbered,
) -> sqlx::Result<()> {
    let seats = sqlx::query_as(SEATS).bind(to_sql(game.0));
    let seats: Vec<SeatRow> = seats.fetch_all(&mut *tx).await?;
    let rated = rate(&kind, seats.iter().map(|seat| (seat, seat.stored())));
    for (row, rated) in seats.iter().zip(rated) {
        let Some((before, after)) = rated else {
            continue;
        };
        sqlx::query(
            "UPDATE game_players SET strength = $1, uncertainty = $2 WHERE game = $3 AND seat = $4",
        )
        .bind(before.strength)
        .bind(before.uncertainty)
        .bind(to_sql(game.0))
        .bind(row.seat)
        .execute(&mut *tx)
        .await?;
        sqlx::query("UPDATE standings SET strength = $1, uncertainty = $2 WHERE guild = $3 AND kind = $4 AND \"user\" = $5")
            .bind(after.strength)
            .bind(after.uncertainty)
            .bind(guild)
            .bind(&kind)
            .bind(row.user)
            .execute(&mut *tx)
            .await?;
    }
    Ok(())
}

/// Rates a game whose people have these ratings: by seat, the rating before the game and after it,
/// or `None` for a computer.
fn rate<'a>(
    kind: &str,
    seats: impl Iterator<Item = (&'a SeatRow, Option<Rating>)>,
) -> Vec<Option<(Rating, Rating)>> {
    let (mut before, mut are_people) = (Vec::new(), Vec::new());
    for (seat, known) in seats {
        let computer = match seat.user {
            Some(_) => None,
            // A person who was forgotten has no computer's label.
            None => rating::of_computer(kind, &seat.label),
        };
        let rank = rating::rank(kind, seat.place, seat.tallied != 0);
        before.push((computer.or(known).unwrap_or(rating::START), rank));
        are_people.push(computer.is_none());
    }
    let after = rating::rate(&before);
    let rated = before.iter().zip(after).zip(are_people);
    rated
        .map(|(((before, _), after), is_person)| is_person.then_some((*before, after)))
        .collect()
}

/// A rating from its columns, if they have one.
fn stored(strength: Option<i64>, uncertainty: Option<i64>) -> Option<Rating> {
    let (strength, uncertainty) = strength.zip(uncertainty)?;
    Some(Rating {
        strength,
        uncertainty,
    })
}

impl SeatRow {
    fn stored(&self) -> Option<Rating> {
        stored(self.strength, self.uncertainty)
    }
}

impl RatingRow {
    /// The rating; that of a beginner if none is stored.
    pub(super) fn rating(self) -> Rating {
        stored(self.strength, self.uncertainty).unwrap_or(rating::START)
    }
}

impl RatedRow {
    pub(super) fn into_rated(self) -> Rated {
        Rated {
            user: UserId(from_sql(self.user)),
            name: self.name,
            games: self.games,
            rating: stored(self.strength, self.uncertainty).unwrap_or(rating::START),
        }
    }
}
