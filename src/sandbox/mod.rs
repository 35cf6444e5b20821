//! A stand-in for Discord on loopback: the part of its HTTP API and gateway that a bot of commands,
//! buttons and messages uses, strict about Discord's documented limits and error codes, and a page on
//! which people can play several users of a server. It imports nothing of the bot and knows nothing of
//! any game.
//!
//! A bot connects to [`Sandbox::base_url`] as it would through a proxy for Discord's API, with
//! [`Sandbox::token`]. Tests act as people through [`User`] and look at what came of it:
//!
//! ```no_run
//! # use getaway::sandbox::{Options, Sandbox};
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! let sandbox = Sandbox::start(Options::default()).await?;
//! // … start the bot with sandbox.base_url() and sandbox.token() …
//! sandbox.commands_registered(1).await;
//!
//! let (alice, bob) = (sandbox.user("Alice"), sandbox.user("Bob"));
//! let channel = sandbox.channel("getaway");
//! let answer = alice.slash(channel, r#"/poll ask question:"Tea or coffee?" minutes:5"#).await?;
//! let poll = answer.reply().await; // waits for a deferred answer
//! assert!(!answer.is_ephemeral() && poll.text().contains("Tea"));
//!
//! let vote = bob.click(&poll, "Tea").await?; // by label or custom id, if it can be pressed now
//! assert!(vote.is_ephemeral());
//! let poll = sandbox.wait_for("the vote to be shown", |view| {
//!     view.message(poll.id).filter(|poll| poll.text().contains("1 vote")).cloned()
//! }).await;
//! let again = bob.press_raw(&poll, "an-old-id").await; // a press that came too late
//! let choices = alice.autocomplete(channel, "/poll close poll:", "te").await?;
//! sandbox.faults().drop_connections();
//! assert!(sandbox.unacknowledged().is_empty());
//! # Ok(()) }
//! ```

mod check;
mod clock;
mod connection;
mod control;
mod draft;
mod driver;
mod error;
mod fault;
mod gateway;
mod guild;
mod ids;
mod interaction;
mod limits;
mod message;
mod page;
mod permissions;
mod refused;
mod rest;
mod server;
mod wire;
mod world;

pub use driver::{Answer, Field, Latencies, Modal, User, View};
pub use fault::Faults;
pub use ids::{
    ApplicationId, AttachmentId, ChannelId, EmojiId, GuildId, InteractionId, MessageId, UserId,
};
pub use interaction::{AckKind, Choice, InteractionKind};
pub use message::{Attachment, Button, Message, Select, Version};
pub use permissions::Permissions;
pub use refused::Refused;
pub use server::{Options, Sandbox};
pub use world::{ChannelKind, Request};
