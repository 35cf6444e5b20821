//! Bits of a message's `flags`.

pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const HAS_THREAD: u64 = 1 << 5;
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
/// Everything that the message shows is in its components.
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
