//! A stand-in for Discord on loopback, for testing bots. It serves the part of Discord's HTTP API
//! and gateway that bots with commands, buttons and messages use, and enforces Discord's documented
//! limits and error codes. On its page, people can act as several users of a server.
//!
//! The README lists what is served and what isn't, and has an example of a whole bot with its test.
//!
//! A bot connects to [`Sandbox::base_url`] as it would to a proxy for Discord's API, with
//! [`Sandbox::token`]. Tests act as people ([`User`]) and check the results.
//!
//! # Layout
//!
//! Imports point down this list only: `driver` (users in tests) → `admin` →
//! `server` (the sandbox) → `control` (the page's API), `gateway`, `page`, `rest` (the HTTP API) →
//! `client` (what a person can do), `faults` → `events` (what happens, and what the bot is told) →
//! `check` (limits), `wire` (Discord's JSON) → `error`, `state` (what the stand-in knows) → `ids`
//! and other plain values.

mod admin;
mod check;
mod client;
mod control;
#[cfg(test)]
mod description;
mod driver;
mod error;
mod events;
mod faults;
mod flag;
mod gateway;
mod ids;
mod options;
mod page;
mod permissions;
mod refused;
mod rest;
mod server;
mod signs;
mod state;
mod wire;

pub use client::{Field, FieldKind};
pub use driver::{Answer, Modal, Thread, User, View};
pub use faults::Faults;
pub use ids::{
    ApplicationId, AttachmentId, ChannelId, EmojiId, GuildId, InteractionId, MessageId, RoleId,
    UserId,
};
pub use options::{DEFAULT_TOKEN, Options};
pub use permissions::Permissions;
pub use refused::Refused;
pub use server::Sandbox;
pub use signs::drawn_signs;
pub use state::{
    AckKind, Attachment, Button, ChannelKind, Choice, InteractionKind, Message, Moment, Request,
    Select, TokenLimit, Version, Whose,
};

/// The README's example.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
