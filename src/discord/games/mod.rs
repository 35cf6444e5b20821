//! What is one game's alone on Discord: its texts, its public messages, its hands, its commands and
//! buttons. Each game has a folder.
//!
//! The rest of the bot asks through four closed dispatches, so that it names no game:
//! [`custom_id`] for the ids of a game's buttons, [`display`] for what a game shows, [`advice`] for
//! hints and reviews, [`interactions`] for its commands and presses. A game's modules use the shared ones
//! ([`render`](crate::discord::render), [`actions`](crate::discord::incoming::actions) and others) as their parts.

pub mod advice;
pub mod custom_id;
pub mod display;
pub mod getaway;
pub mod interactions;
pub mod palace;
