//! The bot on Discord: what people do there, and messages that stay current.
//!
//! Owns how people use a table, and when what they see of it is sent. The table decides when things
//! happen and whether they are allowed. This is the only part that names serenity and poise.
//!
//! An interaction arrives in [`incoming`] as a command, a press or a submitted form. There it
//! becomes an invocation, an action asks the table, and the reply is sent in time. Separately, a
//! table's messages follow its snapshots: its public message and each player's hand stay [`live`].
//! What messages say, and what a game's own commands and buttons ask for, is made in
//! [`screen`](crate::screen). All requests to Discord go through [`http`].

mod bot;
pub mod doctor;
mod gateway;
mod guild_settings;
mod http;
mod incoming;
mod live;
mod metrics;
mod painter;
mod permissions;
mod unreadable;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow};
use poise::serenity_prelude as serenity;
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use crate::games::GameKind;
use crate::screen::render::message::Message;
use crate::store::causes;
use crate::table::{TableHandle, Tables, UserId};
use bot::{Bot, Tasks};
use gateway::relay::Relay;
pub use http::gate::TokenLimit;
use http::request::NoClient;
use http::sessions::Admission;
pub use http::sessions::Shards;
use http::{ApiError, Discord, RetryPauses};
use incoming::Begun;
use incoming::commands::Error;
pub use incoming::commands::roots::commands;
use incoming::unreadable_events::UnreadableEvents;
use live::public_message::{OncePerTable, PostOnce, Route};
use live::table_display::FirstMessage;

/// The log target of the part of serenity that quotes whole events in its warnings, tokens
/// included.
pub const QUOTES_EVENTS: &str = "serenity::gateway::ws";

/// How long the connections to the gateway may take to close cleanly.
const GOOD_BYE: Duration = Duration::from_secs(2);

/// Can't be printed: the token must not end up in a log.
#[derive(Clone)]
pub struct BotConfig {
    pub token: String,
    /// What says it, in words.
    pub token_origin: String,
    /// The base URL of the HTTP API, if it isn't Discord's own.
    pub proxy: Option<String>,
    pub shards: Shards,
    pub tokens: TokenLimit,
    /// How long a turn may last before the bot checks whether its player has left the server.
    pub patience: Duration,
}

/// Runs the bot until `stop` is cancelled. Then it accepts no more interactions, and ends once it
/// has answered those that it had accepted.
pub async fn run(config: BotConfig, tables: Tables, stop: CancellationToken) -> anyhow::Result<()> {
    let origin = config.token_origin.clone();
    let ended = Box::pin(connect(config, tables, stop)).await;
    ended.map_err(|error| {
        let refused = matches!(error.downcast_ref(), Some(ApiError::BotTokenRefused))
            || error.downcast_ref().is_some_and(gateway::Refusal::is_about_token);
        let advised =
            || TokenRefused { why: format!("{error:#}"), advice: doctor::new_token(&origin) };
        if refused { advised().into() } else { error }
    })
}

/// Discord wants another token.
#[derive(Debug, thiserror::Error)]
#[error("{why}; {advice}")]
struct TokenRefused {
    why: String,
    advice: String,
}

async fn connect(config: BotConfig, tables: Tables, stop: CancellationToken) -> anyhow::Result<()> {
    // Nobody can play before the gateway is connected.
    tables.stop_clocks();
    let discord = connection(Arc::new(http_of(&config)?), &tables, config.tokens);
    let admission = Admission::wait(&discord, config.shards, Some(tables.store()));
    let Some(admission) = stop.run_until_cancelled(admission).await else { return Ok(()) };
    let (http, admission) = (http_of(&config)?, admission?);
    let shards = admission.range;
    let asks_for_shards = config.shards == Shards::Automatic;
    let tasks = Tasks::default();
    let (begun, bot) = watch::channel(None);
    let bot = Begun(bot);
    let (gateway, concurrency) = (&admission.gateway, admission.concurrency);
    let mut relay = Relay::open(gateway, shards.count(), concurrency, bot.clone())
        .await
        .context("no port of this machine is free")?;
    let framework = framework(tables.clone(), tasks.clone(), &config, begun);
    // Interactions need no intent. The first intent reports deleted channels and servers that the
    // bot has left. The second reports that somebody wrote below a table, but not what they wrote,
    // unless they mention the bot.
    let intents = serenity::GatewayIntents::GUILDS | serenity::GatewayIntents::GUILD_MESSAGES;
    let mut client = serenity::ClientBuilder::new_with_http(http, intents)
        .framework(incoming::events::Commands(framework))
        .raw_event_handler(UnreadableEvents(bot))
        .await
        .context("Discord cannot be reached")?;
    // serenity has asked for the gateway itself, and would connect to Discord's own if it didn't
    // understand the answer.
    *client.ws_url.lock().await = relay.url.clone();
    let manager = client.shard_manager.clone();
    // serenity includes the end of the range, although its type excludes it.
    let started = client.start_shard_range(shards.first..shards.last, shards.total);
    let ended = tokio::select! {
        ended = started => ended.context("the connection to Discord ended"),
        // The next start does what the refusal asks for.
        Ok(refusal) = &mut relay.refused => if refusal.is_about_shards() && asks_for_shards {
            Err(anyhow!("{refusal}"))
        } else {
            Err(refusal.into())
        },
        () = stop.cancelled() => Ok(()),
        never = gateway::watch(manager.clone(), relay.tracker.clone(), tables) => match never {},
    };
    // The manager doesn't respond for seconds while shards are still starting. In that case their
    // connections end with the process.
    if tokio::time::timeout(GOOD_BYE, manager.shutdown_all()).await.is_err() {
        tracing::info!("the connections to Discord were not closed in time");
    }
    tasks.finish().await;
    ended
}

/// Whether another start would end in the same way, because Discord refuses the token, the shards
/// or this version of the bot, or a proxy can't be used. A service that starts again and again
/// would only use up the sessions of a day.
pub fn refuses_for_good(error: &anyhow::Error) -> bool {
    error.is::<gateway::Refusal>()
        || error.is::<TokenRefused>()
        || matches!(error.downcast_ref(), Some(NoClient::Socks(_) | NoClient::Proxy(_)))
}

fn framework(
    tables: Tables,
    tasks: Tasks,
    config: &BotConfig,
    begun: watch::Sender<Option<Arc<Bot>>>,
) -> poise::Framework<Arc<Bot>, Error> {
    let (patience, tokens) = (config.patience, config.tokens);
    let options = poise::FrameworkOptions {
        commands: commands(),
        on_error: |error| Box::pin(incoming::events::handle_error(error)),
        event_handler: |framework, event| Box::pin(incoming::events::handle(framework, event)),
        manual_cooldowns: true,
        // Whoever mentions the bot writes to people. poise would take it for a command.
        prefix_options: poise::PrefixFrameworkOptions {
            mention_as_prefix: false,
            ..poise::PrefixFrameworkOptions::default()
        },
        ..poise::FrameworkOptions::default()
    };
    let setup = poise::Framework::builder().options(options);
    setup
        // The bot has no commands for owners. The options have such a field, too, which this one
        // overwrites.
        .initialize_owners(false)
        .setup(move |ctx, ready, framework| {
            let discord = connection(ctx.http.clone(), &tables, tokens);
            let (user, name) = (UserId(ready.user.id.get()), ready.user.name.clone());
            let bot = Arc::new(Bot::new(user, name, tables, discord, tasks));
            let invitation = permissions::invitation(ready.application.id);
            tracing::info!("{} is online. Invite it with {invitation}", ready.user.name);
            begun.send_replace(Some(bot.clone()));
            let registered = registered(&framework.options().commands);
            bot.tasks.spawn(register(bot.discord.clone(), registered));
            bot.tasks.spawn(show_returned(bot.clone(), bot.tables.subscribe_returned()));
            for table in bot.tables.all() {
                live::show(&bot, table, FirstMessage::Existing);
            }
            bot.tasks.spawn(announce_parked(bot.clone()));
            bot.tasks.spawn(live::sweep::run(bot.clone()));
            bot.tasks.spawn(live::plans::run(bot.clone()));
            bot.tasks.spawn(live::recap::run(bot.clone()));
            bot.tasks.spawn(live::month::run(bot.clone()));
            bot.tasks.spawn(live::challenges::run(bot.clone()));
            bot.tasks.spawn(live::emojis::keep_uploaded(bot.discord.clone()));
            let requests = bot.discord.requests.clone();
            bot.tasks.spawn(async move { requests.report().await });
            bot.tasks.spawn(live::presence::watch(bot.clone(), patience));
            Box::pin(async move { Ok(bot) })
        })
        .build()
}

/// What Discord learns of these commands, and of the one in the menus of people.
fn registered(commands: &[incoming::commands::Command]) -> Vec<serenity::CreateCommand> {
    let mut registered = poise::builtins::create_application_commands(commands);
    registered.push(incoming::actions::challenge::registered());
    registered
}

/// Tells each channel once if its table is waiting for another version of the program. If a channel
/// can't be told now, the next start tells it.
async fn announce_parked(bot: Arc<Bot>) {
    let parked = bot.tables.parked().into_iter();
    for parked in parked.filter(|parked| !parked.announced) {
        let place = parked.place;
        let settings = bot.guild_settings(place.guild).await;
        // The message doesn't mention the game, because this program may not know it.
        let catalog = settings.catalog_of(GameKind::default());
        let message = Message::text(catalog.parked());
        let route = Route::new(&bot.discord, place.channel, &settings);
        // An earlier process may have told the channel and failed to save that.
        let mut once =
            PostOnce::default().unconfirmed().of_table(OncePerTable::Parked, parked.table, place);
        if let Err(error) = route.post(&mut once, &message).await {
            tracing::warn!(%error, "could not post that a table waits for another version of the bot");
            continue;
        }
        if let Err(error) = bot.tables.mark_announced(parked).await {
            tracing::error!(
                error = causes(&error),
                "could not save that the channel of a waiting table was told"
            );
        }
    }
}

/// Shows the tables that return from the store while the bot runs.
async fn show_returned(bot: Arc<Bot>, mut returned: broadcast::Receiver<TableHandle>) {
    loop {
        match returned.recv().await {
            Ok(table) => drop(live::show(&bot, table, FirstMessage::Existing)),
            Err(RecvError::Lagged(missed)) => {
                tracing::error!(
                    missed,
                    "tables restored while running are not shown until the next start"
                );
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Registers the commands, retrying until it succeeds. Until then the commands of an earlier start
/// are still registered, and the bot answers them.
async fn register(discord: Discord, commands: Vec<serenity::CreateCommand>) {
    let mut retries = RetryPauses::default();
    while let Err(error) = discord.register(&commands).await {
        tracing::error!(%error, "the commands could not be registered yet");
        tokio::time::sleep(retries.pause_after(&error)).await;
    }
    tracing::info!("the commands are registered");
}

/// A connection to Discord for these tables, whose servers take turns.
fn connection(http: Arc<serenity::Http>, tables: &Tables, tokens: TokenLimit) -> Discord {
    let (store, compute) = (tables.store(), tables.compute().clone());
    let (lease, range) = (store.lease().clone(), store.share().range);
    Discord::new(http, lease, range, compute, tokens, Some(tables.clone()))
}

fn http_of(config: &BotConfig) -> Result<serenity::Http, NoClient> {
    let client = http::request::client(config.proxy.as_deref())?;
    let builder = serenity::HttpBuilder::new(&config.token)
        .client(client)
        // Requests wait at our own gate, which knows more than serenity's rate limiter. serenity's
        // would also ignore the proxy.
        .ratelimiter_disabled(true);
    Ok(match &config.proxy {
        Some(proxy) => builder.proxy(proxy).build(),
        None => builder.build(),
    })
}
