//! Everything that arrives from Discord, and its answers: commands, presses, forms and gateway
//! events.
//!
//! Each becomes an [`invocation`], an [`action`](actions) asks the table, and [`respond`] sends the
//! [`reply`] in time. Decisions are left to tables and games.

pub mod access;
pub mod actions;
pub mod advice;
pub mod commands;
pub mod components;
pub mod deferral;
pub mod errors;
pub mod events;
pub mod form;
pub mod framework;
pub mod introduction;
pub mod invocation;
pub mod refusal;
mod register;
pub mod reply;
pub mod respond;
pub mod thinking;
pub mod unreadable_events;
