//! What all games share on Discord: the traits that each game's folder implements for its session
//! type, and what follows from them for every game in the list. [`Pressed`](pressed::Pressed) is
//! the ids of its buttons, [`OnDiscord`](on_discord::OnDiscord) its words, and
//! [`Moves`](asked::Moves) what its commands and buttons ask for.
//!
//! These, [`display`] and [`asked`] dispatch over the list of games. [`hand`] is the frame of every hand,
//! [`blocks`] that of every table. No module here names a game.

pub mod asked;
pub mod blocks;
pub mod display;
pub mod hand;
pub mod moments;
pub mod on_discord;
pub mod pressed;
pub mod replay;
pub mod running;
pub mod steps;
pub mod table_options;

#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
