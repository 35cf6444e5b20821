//! What people see of the bot: messages, their words and buttons, and pictures.
//!
//! Pure functions from a table's snapshot to messages. Owns the sentences ([`i18n`]), what buttons
//! and menus ask for ([`custom_id`]), messages and their limits ([`render`]), what only one game
//! shows ([`games`]), what a server can set ([`guild_settings`]), and [`pictures`]. Doesn't know how
//! a message is sent, who pressed what, or what time it is.

pub mod custom_id;
pub mod games;
pub mod guild_settings;
pub mod i18n;
pub mod pictures;
pub mod render;
