//! A connection to a stand-in for Discord, for tests without a bot.

use std::sync::Arc;

use discord_sandbox::Sandbox;
use poise::serenity_prelude as serenity;

use super::Discord;
use super::gate::TokenLimit;
use crate::store::{Lease, ShardRange};
use crate::table::Compute;

pub fn discord(sandbox: &Sandbox) -> Discord {
    let http = serenity::HttpBuilder::new(sandbox.token())
        .proxy(sandbox.base_url())
        .ratelimiter_disabled(true)
        .application_id(serenity::ApplicationId::new(sandbox.application_id().get()))
        .build();
    Discord::new(
        Arc::new(http),
        Lease::for_ever(),
        ShardRange::ALL,
        Compute::new(1),
        TokenLimit::Unknown,
        None,
    )
}
