//! SQLite or PostgreSQL: games as appended moves, results, settings. The only part that names sqlx.
//!
//! Owns what survives a power cut, and what is saved in which transaction. Knows nothing about
//! games: a stored game has a kind (its name), a rules version, options, a deal and moves as the
//! game writes them, and in the end a place and perhaps a score for each seat. A table's own state
//! is a document of the table layer, and a server's settings are a document of their reader; the
//! store keeps a version next to each text and looks into neither. Of a table's saved messages
//! ([`documents`]) it knows only which part must not outlive the table. Knows nothing about Discord
//! and clocks: times are passed in.
//!
//! One connection writes, a few others only read. A SQLite file belongs to one process, by a lock
//! file next to it; several processes can share a PostgreSQL database, each for its own servers
//! ([`lease`]). Most queries have one text for both; [`dialect`] has the differences. Numbers of
//! tables and games are handed out in memory ([`numbers`]). A step of a table is saved only if the
//! table still has the version that the step was made from.
//!
//! Everything here fails if the database does. Only other errors are documented.

mod address;
mod alive;
mod backup;
mod challenges;
mod change;
mod choices;
mod copy;
mod daily;
mod database;
mod dialect;
mod documents;
mod error;
mod evenings;
mod examine;
mod faults;
mod file;
mod forget;
mod games;
mod ids;
mod leaderboard;
mod lease;
mod migrations;
mod months;
mod numbers;
mod open;
mod origin;
mod plans;
mod queue;
mod ratings;
mod reader;
mod results;
mod schema;
mod shards;
mod sql;
mod standings;
mod step;
mod writer;

#[cfg(test)]
extern crate self as getaway_store;
#[cfg(test)]
#[expect(dead_code, reason = "the tests of other crates use the rest of it")]
#[path = "../../testing/src/lib.rs"]
mod testing;
#[cfg(test)]
mod tests;

pub use address::{
    QUOTES_PASSWORDS, SSL_MODES, has_login, ignored_parameters, is_verified, kind, without_password,
};
pub use alive::SignsOfLife;
pub use backup::Restored;
pub use challenges::{DueChallenge, NewChallenge};
pub use change::{Batch, DealtIn, GameChange, Placed, TableChange, TableDoc};
pub use choices::Choices;
pub use copy::{Copied, TABLES};
pub use daily::{
    DailyBoard, DailyDay, DailyEnd, DailyGame, DailyResult, DailyRow, DailyStep, DailyWhen, LESSON,
    NewDaily, NewDay, daily_closes,
};
pub use dialect::migrator;
pub use documents::{EndedTable, MESSAGE_SECRETS, StoredSettings};
pub use error::{StoreError, causes, database_code};
pub use evenings::{EveningSoFar, StoredEvening, TalliedPerson};
pub use examine::{Examined, Schema};
pub use forget::Forgetting;
pub use games::{EarlierGame, GameState, OpenTable, PlayerRow, StoredGame};
pub use ids::{
    ChannelId, GameNumber, GuildId, InteractionId, Person, Place, PlanId, RoleId, TableId, UserId,
};
pub use leaderboard::{ENOUGH_GAMES, LeaderboardPage, Order};
pub use lease::Lease;
pub use months::MonthResult;
pub use plans::{PlanLimits, StoredPlan};
pub use ratings::{Rated, RatedGame, Ratings, Recomputed};
pub use results::{Best, Opponent, PastGame, PlaceTotal, Standing, Stats, Streak, Total};
pub use shards::{LEASE, ShardRange, Share};
pub use standings::FairShare;

pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// A handle to the database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    reader: reader::Reader,
    queue: queue::Queue,
    numbers: numbers::Numbers,
    database: database::Database,
    refusal: step::WriteFailure,
    choices: choices::KnownChoices,
    share: Share,
    lease: Lease,
    faults: faults::Faults,
}
