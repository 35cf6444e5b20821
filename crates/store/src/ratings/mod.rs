//! Keeps ratings up to date, in the transaction in which a game ends.
//!
//! The method is in [`getaway_games::rating`]. This module owns which games are rated, in which
//! order, and where ratings are stored. A game gets its number among the rated ones of its server and
//! kind from `rated`. That row stays locked until the commit, so games are rated one after the other,
//! however many processes there are. Each person's rating before the game is stored with their seat.
//! [`recompute`] computes everything again from the stored games.

pub(super) mod recompute;

use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use super::sql::{Run, Stored, row};
use super::{GameNumber, GuildId, Result, Store, UserId};
use getaway_games::rating::{self, Rating};

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
    pub async fn ratings(&self) -> Result<Vec<Ratings>> {
        let rated = self.reader.all("reading ratings", ALL_RATED, ()).await?;
        let mut all = Vec::with_capacity(rated.len());
        for Which { guild, kind } in rated {
            let board = self.ratings_board(guild, &kind, None, 0..u32::MAX).await?;
            all.push(Ratings { guild, kind, places: board.places, people: board.standings });
        }
        Ok(all)
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
        let Some((before, after)) = rated else { continue };
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

/// Rates a game: by seat, the rating before and after it, or `None` for a computer.
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
        let rank = rating::rank(kind, seat.place, seat.tallied);
        before.push((computer.or(known).unwrap_or(rating::START), rank));
        are_people.push(computer.is_none());
    }
    let after = rating::rate(&before);
    let rated = before.iter().zip(after).zip(are_people);
    rated.map(|(((before, _), after), is_person)| is_person.then_some((*before, after))).collect()
}

impl Stored for Option<Rating> {
    fn read(row: &AnyRow, _: &str) -> sqlx::Result<Option<Rating>> {
        let strength = Option::<i64>::read(row, "strength")?;
        let rating = strength.zip(Stored::read(row, "uncertainty")?);
        Ok(rating.map(|(strength, uncertainty)| Rating { strength, uncertainty }))
    }
}

/// The rating; that of a beginner if none is stored.
impl Stored for Rating {
    fn read(row: &AnyRow, column: &str) -> sqlx::Result<Rating> {
        Ok(Option::<Rating>::read(row, column)?.unwrap_or(rating::START))
    }
}
