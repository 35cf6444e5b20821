//! What all games share on Discord: the traits that a game's folder implements for its session
//! type, and what follows from them for every game in the list.
//!
//! [`Buttons`](buttons::Buttons) says what a game's own buttons ask for. [`Shown`](shown::Shown)
//! says what people read of it. [`Played`](played::Played) says how they play it. [`buttons`],
//! [`display`], [`advice`], [`commands`] and [`presses`] dispatch over the list of games. [`hand`] is the frame
//! of every hand. No module here names a game.

pub mod advice;
pub mod buttons;
pub mod commands;
pub mod display;
pub mod hand;
pub mod played;
pub mod presses;
pub mod shown;
#[cfg(test)]
pub mod testing;
pub mod typing;
