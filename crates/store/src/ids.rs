//! Ids of people and places: opaque numbers from the platform.

use serde::{Deserialize, Serialize};

/// Declares types of ids, each written as its number.
macro_rules! id_types {
    ($($(#[$doc:meta])* pub struct $name:ident(pub $number:ty);)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<$name, Self::Err> {
                text.parse().map($name)
            }
        }
    )*};
}

id_types! {
    pub struct UserId(pub u64);
    pub struct GuildId(pub u64);
    /// A role of a server. That of everyone has the server's id.
    pub struct RoleId(pub u64);
    /// A channel; it has at most one table.
    pub struct ChannelId(pub u64);
    /// An interaction of a person with the platform. The platform makes these ids, so nobody at the
    /// table can choose them, and they go into the shuffle.
    pub struct InteractionId(pub u64);
    /// A table's number; never used again.
    pub struct TableId(pub i64);
    /// A game's number, as people see it; never used again.
    pub struct GameNumber(pub u64);
    /// A plan's number: the id of the interaction with which it was made.
    pub struct PlanId(pub u64);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    pub guild: GuildId,
    pub channel: ChannelId,
}

/// A person, with the name that others see in this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    pub id: UserId,
    /// The name as the person wrote it: not escaped, of any length the platform allows.
    pub name: String,
}
