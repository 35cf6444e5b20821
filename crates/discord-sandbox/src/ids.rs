//! Discord's ids (snowflakes). Each kind has its own type, so they cannot be mixed up.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! snowflakes {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u64);

        impl $name {
            pub const fn get(self) -> u64 {
                self.0
            }
        }

        impl From<u64> for $name {
            fn from(id: u64) -> Self {
                Self(id)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::num::ParseIntError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse().map(Self)
            }
        }

        /// Discord writes its ids as strings, because JavaScript's numbers are too small for them.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&self.0)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map(Self).map_err(serde::de::Error::custom)
            }
        }
    )*};
}

snowflakes! {
    GuildId,
    /// The id of a channel, a thread or a forum.
    ChannelId,
    /// The id of a person or the bot.
    UserId,
    /// The id of a role. That of `@everyone` is the server's.
    RoleId,
    MessageId,
    /// The id of an interaction: a command, a press, a typed letter.
    InteractionId,
    ApplicationId,
    EmojiId,
    /// The id of a file on a message.
    AttachmentId,
}
