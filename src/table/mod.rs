//! A table's life: an actor per channel with its clock, its series, its computer players; the
//! registry of all tables; resume after a restart.
//!
//! Owns when things happen and in which order: decide, commit, publish. Knows no Discord and no
//! prose. Whoever shows a table watches its [`Snapshot`]s; whoever acts sends it [`Request`]s.

mod actor;
mod handle;
mod life;
pub mod request;
pub mod settings;
pub mod snapshot;
mod tables;
mod think;
mod time;

pub use crate::store::{
    ChannelId, GameNumber, GuildId, InteractionId, Person, Place, TableId, UserId,
};
#[cfg(test)]
mod tests;

pub use handle::TableHandle;
pub use request::{Ask, Done, Moment, Refusal, Request};
pub use settings::Settings;
pub use snapshot::{
    Acting, Clock, End, Outcome, Owner, Picking, Playing, Promise, SeatInfo, Snapshot, Stage,
    Story, Window,
};
pub use tables::Tables;
pub use think::Pace;
pub use time::WallClock;
