//! The permissions that the stand-in knows, numbered as in Discord.

use std::ops::{BitAnd, BitOr, Sub};

/// A set of permissions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Permissions(u64);

impl Permissions {
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// May delete other people's messages.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    pub const EMBED_LINKS: Self = Self(1 << 14);
    pub const ATTACH_FILES: Self = Self(1 << 15);
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// May mention everyone, and roles that others may not mention.
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    /// May enter voice channels, and read their chats.
    pub const CONNECT: Self = Self(1 << 20);
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// May change and delete threads.
    pub const MANAGE_THREADS: Self = Self(1 << 34);
    pub const CREATE_PUBLIC_THREADS: Self = Self(1 << 35);
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);

    /// All permissions: what owners and administrators have.
    pub(crate) const ALL: Self = Self((1 << 53) - 1);

    /// The permissions that everyone has in a new server, including the bot.
    pub const USUAL: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::CONNECT.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::CREATE_PUBLIC_THREADS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );

    /// The permissions that members keep while they are timed out.
    pub(crate) const TIMED_OUT: Self = Self(Self::VIEW_CHANNEL.0 | Self::READ_MESSAGE_HISTORY.0);

    /// The number on the wire.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether all of `needed` are in this set.
    pub const fn contains(self, needed: Self) -> bool {
        self.0 & needed.0 == needed.0
    }

    /// Whether this set allows an action that needs `needed`. Administrators may do everything.
    pub const fn allow(self, needed: Self) -> bool {
        self.contains(Self::ADMINISTRATOR) || self.contains(needed)
    }
}

impl From<u64> for Permissions {
    fn from(bits: u64) -> Self {
        Self(bits)
    }
}

impl BitAnd for Permissions {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Permissions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for Permissions {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}
