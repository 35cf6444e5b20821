//! What arrives from Discord, and how it is answered: commands, presses, forms and events of the gateway.
//!
//! Each becomes an [`invocation`], an [`action`](actions) asks the table, and [`respond`] sends the
//! [`reply`] in time. Owns the ids of buttons ([`custom_id`]). Decides nothing that a table or a game
//! decides.

pub mod actions;
pub mod commands;
pub mod components;
pub mod custom_id;
pub mod deferral;
pub mod errors;
pub mod events;
pub mod form;
pub mod invocation;
pub mod refusal;
pub mod reply;
pub mod respond;
pub mod thinking;
