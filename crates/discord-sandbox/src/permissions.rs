//! The permissions that the stand-in knows, numbered as in Discord.

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Permissions: u64 {
        const ADMINISTRATOR = 1 << 3;
        const MANAGE_GUILD = 1 << 5;
        const VIEW_CHANNEL = 1 << 10;
        const SEND_MESSAGES = 1 << 11;
        /// May delete other people's messages.
        const MANAGE_MESSAGES = 1 << 13;
        const EMBED_LINKS = 1 << 14;
        const ATTACH_FILES = 1 << 15;
        const READ_MESSAGE_HISTORY = 1 << 16;
        /// May mention everyone, and roles that others may not mention.
        const MENTION_EVERYONE = 1 << 17;
        /// May enter voice channels, and read their chats.
        const CONNECT = 1 << 20;
        const USE_APPLICATION_COMMANDS = 1 << 31;
        /// May change and delete threads.
        const MANAGE_THREADS = 1 << 34;
        const CREATE_PUBLIC_THREADS = 1 << 35;
        const SEND_MESSAGES_IN_THREADS = 1 << 38;
    }
}

impl Permissions {
    /// All permissions: what owners and administrators have.
    pub(crate) const ALL: Self = Self::from_bits_retain((1 << 53) - 1);

    /// The permissions that everyone has in a new server, including the bot.
    pub const USUAL: Self = Self::VIEW_CHANNEL
        .union(Self::SEND_MESSAGES)
        .union(Self::EMBED_LINKS)
        .union(Self::ATTACH_FILES)
        .union(Self::READ_MESSAGE_HISTORY)
        .union(Self::CONNECT)
        .union(Self::USE_APPLICATION_COMMANDS)
        .union(Self::CREATE_PUBLIC_THREADS)
        .union(Self::SEND_MESSAGES_IN_THREADS);

    /// The permissions that members keep while they are timed out.
    pub(crate) const TIMED_OUT: Self = Self::VIEW_CHANNEL.union(Self::READ_MESSAGE_HISTORY);

    /// Whether this set allows an action that needs `needed`. Administrators may do everything.
    pub const fn allow(self, needed: Self) -> bool {
        self.contains(Self::ADMINISTRATOR) || self.contains(needed)
    }
}
