//! The bot as Discord sees it: commands, components, and all the words that people read.
//!
//! Owns how a table is shown and how people act on it; when and whether things happen is the
//! table's. The only part that names serenity and poise.
//!
//! An interaction comes in as a command ([`commands`]) or a press ([`press`]); both make a
//! [`caller::Caller`], let [`acts`] ask the table, and answer through [`respond`]. What a table
//! shows is painted apart from that, from its snapshots: the public message by [`painter`], each
//! player's hand by [`hands`]. [`render`] makes the messages and [`words`] the sentences.

mod acts;
mod bot;
mod caller;
mod commands;
mod component;
mod errors;
mod events;
mod hands;
mod http;
mod look;
mod painter;
mod presence;
mod press;
mod refusal;
mod render;
mod respond;
mod server;
mod tally;
mod thinking;
mod words;

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use tokio_util::sync::CancellationToken;

use crate::table::Tables;
use bot::{Bot, Work};
use commands::{Command, Error};
use http::{Discord, Trouble, backoff};
use painter::Start;

/// Which shards this process runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shards {
    /// As many as Discord recommends, all of them.
    #[default]
    Automatic,
    /// Those from `first` to `last` out of `total`.
    Range {
        /// The first shard, from 0.
        first: u32,
        /// The last shard, itself included.
        last: u32,
        /// How many shards there are over all processes.
        total: u32,
    },
}

/// How the bot reaches Discord.
#[derive(Clone)]
pub struct BotConfig {
    /// The bot's token.
    pub token: String,
    /// The base URL of Discord's HTTP API, if it is not Discord's own.
    pub proxy: Option<String>,
    /// Which shards this process runs.
    pub shards: Shards,
    /// How long a turn may stand still before it is looked whether its player left the server.
    pub patience: Duration,
}

impl std::fmt::Debug for BotConfig {
    /// Never shows the token: it may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("BotConfig")
            .field("proxy", &self.proxy)
            .field("shards", &self.shards)
            .finish_non_exhaustive()
    }
}

/// Runs the bot until `stop` is cancelled: then no more is taken in, and what is being answered is
/// answered to the end.
///
/// # Errors
/// Discord cannot be reached, or refuses the token or the shards.
pub async fn run(config: BotConfig, tables: Tables, stop: CancellationToken) -> anyhow::Result<()> {
    let http = http_of(&config);
    reachable(&http, &stop).await?;
    let work = Work::default();
    let framework = framework(tables, work.clone(), config.patience);
    // Interactions need no intent. This one tells of channels and servers that are gone.
    let intents = serenity::GatewayIntents::GUILDS;
    let client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework);
    let mut client = client.await.context("Discord cannot be reached")?;
    let shards = client.shard_manager.clone();
    let ended = tokio::select! {
        ended = start(&mut client, config.shards) => ended.context("the connection to Discord ended"),
        () = stop.cancelled() => Ok(()),
    };
    shards.shutdown_all().await;
    work.end().await;
    ended
}

/// Waits until Discord's API answers. serenity would take an address of its own for the gateway if
/// it did not answer once, whatever the proxy.
async fn reachable(http: &serenity::Http, stop: &CancellationToken) -> anyhow::Result<()> {
    let mut failures = 0;
    loop {
        match http.get_gateway().await.map_err(Trouble::from) {
            Ok(_) => return Ok(()),
            Err(trouble @ Trouble::Later(_)) => {
                failures += 1;
                tracing::warn!(%trouble, "Discord cannot be reached yet");
            }
            Err(trouble) => return Err(trouble).context("Discord's gateway is refused"),
        }
        let rest = tokio::time::sleep(backoff(failures));
        if stop.run_until_cancelled(rest).await.is_none() {
            return Err(anyhow::anyhow!("stopped before Discord could be reached"));
        }
    }
}

fn framework(tables: Tables, work: Work, patience: Duration) -> poise::Framework<Arc<Bot>, Error> {
    let options = poise::FrameworkOptions {
        commands: commands::all(),
        on_error: |error| Box::pin(errors::handle(error)),
        event_handler: |framework, event| Box::pin(events::handle(framework, event)),
        manual_cooldowns: true,
        initialize_owners: false,
        ..poise::FrameworkOptions::default()
    };
    let setup = poise::Framework::builder().options(options);
    setup
        .setup(move |ctx, ready, framework| {
            let bot = Arc::new(Bot::new(tables, Discord::new(ctx.http.clone()), work));
            invite(ready);
            register(&bot, ctx, &framework.options().commands);
            for table in bot.tables.all() {
                bot.attend(table, Start::Resume);
            }
            let (discord, tables) = (bot.discord.clone(), bot.tables.clone());
            bot.work.beside(presence::watch(discord, tables, patience));
            Box::pin(async move { Ok(bot) })
        })
        .build()
}

/// Says where the bot can be invited to a server from.
fn invite(ready: &serenity::Ready) {
    let needed = serenity::Permissions::VIEW_CHANNEL
        | serenity::Permissions::SEND_MESSAGES
        | serenity::Permissions::SEND_MESSAGES_IN_THREADS
        | serenity::Permissions::EMBED_LINKS
        | serenity::Permissions::ATTACH_FILES;
    tracing::info!(
        "{} is online. Invite it with https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}",
        ready.user.name,
        ready.application.id,
        needed.bits(),
    );
}

/// Registers the commands in the background, again and again until it is done: a bot whose commands
/// were not registered once answers all the same.
fn register(bot: &Arc<Bot>, ctx: &serenity::Context, commands: &[Command]) {
    let commands = poise::builtins::create_application_commands(commands);
    let http = ctx.http.clone();
    bot.work.beside(async move {
        let mut failures = 0;
        loop {
            let done = serenity::Command::set_global_commands(&http, commands.clone()).await;
            match done.map_err(Trouble::from) {
                Ok(_) => return tracing::info!("the commands are registered"),
                Err(trouble) => tracing::error!(%trouble, "the commands are not registered yet"),
            }
            failures += 1;
            tokio::time::sleep(backoff(failures)).await;
        }
    });
}

fn http_of(config: &BotConfig) -> serenity::Http {
    let builder = serenity::HttpBuilder::new(&config.token);
    match &config.proxy {
        // The proxy limits the rates; serenity would ignore it with a limiter of its own.
        Some(proxy) => builder.proxy(proxy).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

async fn start(client: &mut serenity::Client, shards: Shards) -> serenity::Result<()> {
    match shards {
        Shards::Automatic => client.start_autosharded().await,
        Shards::Range { first, last, total } => {
            // The end of the range is included, other than its type says.
            client.start_shard_range(first..last, total).await
        }
    }
}
