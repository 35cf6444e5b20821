//! What all games share on Discord: the traits that each game's folder implements for its session
//! type, and what follows from them for every game in the list. [`Pressed`](pressed::Pressed) is
//! what its buttons ask for, [`OnDiscord`](on_discord::OnDiscord) its words, and
//! [`Moves`](moves::Moves) what its commands and buttons do.
//!
//! These, [`display`], [`advice`] and [`commands`] dispatch over the list of games. [`hand`] is the
//! frame of every hand, [`blocks`] that of every table. No module here names a game.

pub mod advice;
pub mod blocks;
pub mod commands;
pub mod display;
pub mod hand;
pub mod moments;
pub mod moves;
pub mod on_discord;
pub mod pressed;
pub mod running;
pub mod table_options;

#[cfg(test)]
pub mod testing;
#[cfg(test)]
mod tests;
pub mod typing;
