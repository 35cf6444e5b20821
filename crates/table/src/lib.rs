//! The life of a table: an actor per channel with its clock, its series and its computer players.
//! Also the registry of all tables, resuming after a restart, and the thread pool on which
//! computers think.
//!
//! Owns when things happen and in which order: decide, commit, publish. Knows nothing about Discord
//! and texts. To show a table, watch its [`Snapshot`]s; to change it, send it [`Request`]s.

mod actor;
mod again;
mod compute;
mod computers;
pub mod daily;
mod handle;
mod in_doubt;
mod locks;
mod people;
pub mod plan;
mod record;
pub mod request;
pub mod settings;
mod shared;
pub mod snapshot;
mod state;
mod tables;
pub mod tasks;
mod think;
mod time;

pub use getaway_store::{
    ChannelId, GameNumber, GuildId, InteractionId, Person, Place, PlanId, RoleId, TableId, UserId,
};
#[cfg(test)]
mod tests;

pub use again::{Again, seats_allowed};
pub use compute::{Compute, TimeSlice, Urgency};
pub use computers::{ComputerName, computer_name, computer_numbers};
pub use daily::Daily;
pub use handle::{Spot, TableHandle};
pub use record::{NoRecord, record};
pub use request::{
    Moment, Refusal, Request, RequestKind, RequestOutcome, TABLES_PER_SERVER, Until,
};
pub use settings::{LONGEST_CUP, LONGEST_TURN, Settings, USUAL_TURN, Watch};
pub use shared::Parked;
pub use snapshot::{
    Acting, ChangedFrom, Clock, Commitment, Cup, CupPlayer, DealtAgain, End, GameSnapshot, Late,
    Offer, OpenHands, Outcome, Owner, SeatInfo, Snapshot, Stage, StandIn, Vote,
};
pub use think::Pace;
pub use time::WallClock;

/// All tables of this process. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Tables {
    shared: std::sync::Arc<shared::Shared>,
}
