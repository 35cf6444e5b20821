//! SQLite or PostgreSQL: games as appended moves, results, settings. The only part that names sqlx.
//!
//! Owns what survives a power cut and in which transaction. Knows no game: a game has a kind (its
//! name), the version of its rules by which it is played, options, a deal and moves as the game
//! writes them, and a ranking of its seats when it is over. What a table keeps of itself is a
//! document of the table layer's, a server's settings one of whoever reads them; the store keeps the
//! version beside the text and looks into neither. Of where a table's messages are ([`anchor`]) it knows
//! which part must not outlive the table. Knows no Discord and no clock: times are passed in.
//!
//! One connection writes, a few more only read. One process owns a SQLite file, by a lock beside it;
//! several share a PostgreSQL database, each for its own servers ([`lease`]). Queries have one text for both; where the two differ is said
//! in [`dialect`]. Numbers of tables and games are handed out in memory ([`numbers`]). A step of a
//! table is saved only upon the version of the table that it was made from.

mod anchor;
mod board;
mod change;
mod copy;
mod database;
mod dialect;
mod error;
mod file;
mod forget;
mod games;
mod ids;
mod lease;
mod migrations;
mod moving;
mod numbers;
mod open;
mod queue;
mod reader;
mod refusal;
mod restore;
mod results;
mod rows;
mod schema;
mod settings;
mod shards;
mod standings;
mod turns;
mod write;
mod writer;

#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;

pub use anchor::{ANCHOR_SECRETS, EndedTable};
pub use board::Board;
pub use change::{Batch, DealtIn, GameChange, TableChange, TableDoc};
pub use database::without_password;
pub use error::StoreError;
pub use forget::Forgetting;
pub use games::{GameState, OpenTable, PlayerRow, StoredGame};
pub use ids::{ChannelId, GameNumber, GuildId, InteractionId, Person, Place, TableId, UserId};
pub use lease::{LEASE, Lease};
pub use moving::Copied;
pub use open::{Share, Store};
pub use restore::Restored;
pub use results::{Opponent, PastGame, Standing, Stats, Streak, Total};
pub use settings::StoredSettings;
pub use shards::ShardRange;
pub use turns::{Turn, Turns};

/// What the store answers.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// A time as stored: milliseconds since 1970.
fn to_millis(time: std::time::SystemTime) -> i64 {
    let since = time.duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
}

/// A stored time.
fn from_millis(millis: i64) -> std::time::SystemTime {
    let since = std::time::Duration::from_millis(u64::try_from(millis).unwrap_or(0));
    std::time::UNIX_EPOCH + since
}

/// The platform's ids have 64 unsigned bits, a database's integers 64 signed ones: the bits are kept.
const fn to_sql(id: u64) -> i64 {
    id.cast_signed()
}

const fn from_sql(id: i64) -> u64 {
    id.cast_unsigned()
}
