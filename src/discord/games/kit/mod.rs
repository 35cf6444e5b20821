//! What all games share on Discord: the trait [`OnDiscord`](on_discord::OnDiscord), which each
//! game's folder implements for its session type, and what follows from it for every game in the
//! list.
//!
//! [`on_discord`], [`display`], [`advice`] and [`commands`] dispatch over the list of games. [`hand`]
//! is the frame of every hand. No module here names a game.

pub mod advice;
pub mod commands;
pub mod display;
pub mod hand;
pub mod moments;
pub mod on_discord;

#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod typing;
