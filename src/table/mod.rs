//! A table's life: an actor per channel with its clock, its series, its computer players; the
//! registry of all tables; resume after a restart; the pool of threads on which computers think.
//!
//! Owns when things happen and in which order: decide, commit, publish. Knows no Discord and no
//! prose. Whoever shows a table watches its [`Snapshot`]s; whoever acts sends it [`Request`]s.

mod actor;
mod compute;
mod doubt;
mod forget;
mod handle;
mod keep_time;
mod record;
pub mod request;
pub mod settings;
mod shared;
pub mod snapshot;
mod state;
mod tables;
mod think;
mod time;

pub use crate::store::{
    ChannelId, GameNumber, GuildId, InteractionId, Person, Place, TableId, UserId,
};
#[cfg(test)]
mod tests;

pub use compute::{Compute, Turn, Urgency};
pub use handle::TableHandle;
pub use record::{NoRecord, record};
pub use request::{Ask, Done, Moment, Refusal, Request};
pub use settings::Settings;
pub use shared::TABLES_PER_SERVER;
pub use snapshot::{
    Acting, Clock, Commitment, End, Outcome, Owner, Playing, SeatInfo, Snapshot, Stage,
};
pub use tables::{Parked, Tables};
pub use think::Pace;
pub use time::WallClock;
