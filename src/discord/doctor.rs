//! Checks an installation at Discord, from the token to the permissions in a channel, and says in
//! words what to do. Makes only requests that change nothing.

mod commands;
mod places;

use std::num::NonZeroU64;
use std::sync::Arc;

use poise::serenity_prelude::BotGateway;

use super::BotConfig;
use super::gateway::relay;
use super::http::sessions::{Shards, session_wait};
use super::http::{ApiError, Application, Discord, Target};
use super::permissions::invitation;
use crate::screen::render::emojis::WANTED;
use crate::store::{Lease, ShardRange};
use crate::table::Compute;

/// By how many seconds the clocks may differ. Discord's dates have whole seconds.
const CLOCK: i64 = 3;
const PORTAL: &str = "https://discord.com/developers/applications";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Ok,
    Wrong,
    NotChecked,
}

/// The outcome of a check: what was checked, and what was found or is to be done.
#[derive(Debug)]
pub struct Finding {
    pub verdict: Verdict,
    pub what: &'static str,
    pub said: String,
}

impl Finding {
    pub fn ok(what: &'static str, said: impl Into<String>) -> Finding {
        Finding::new(Verdict::Ok, what, said)
    }

    pub fn wrong(what: &'static str, said: impl Into<String>) -> Finding {
        Finding::new(Verdict::Wrong, what, said)
    }

    pub fn not_checked(what: &'static str, said: impl Into<String>) -> Finding {
        Finding::new(Verdict::NotChecked, what, said)
    }

    fn new(verdict: Verdict, what: &'static str, said: impl Into<String>) -> Finding {
        Finding { verdict, what, said: said.into() }
    }

    /// What follows from a request that Discord didn't answer as it should.
    fn failed(what: &'static str, error: &ApiError) -> Finding {
        Finding::wrong(what, format!("{error}; try again later"))
    }
}

/// The server and the channel to check, if any.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    pub server: Option<NonZeroU64>,
    pub channel: Option<NonZeroU64>,
}

#[derive(Debug)]
pub struct Examined {
    pub application: Vec<Finding>,
    pub places: Vec<Finding>,
}

pub async fn examine(config: &BotConfig, places: Places) -> Examined {
    let (discord, application) = match connect(config).await {
        Ok(connected) => connected,
        Err(finding) => {
            let missed = [
                "clock", "application", "installation", "sessions", "gateway", "commands", "emojis",
            ];
            let why = "needs the token to work";
            let missed = missed.into_iter().map(|what| Finding::not_checked(what, why));
            let application = [finding].into_iter().chain(missed).collect();
            return Examined { application, places: places::missed(places, why) };
        }
    };
    let address = discord.gateway().await;
    let gateway = gateway(&address).await;
    let commands = commands::check(&discord, gateway.verdict).await;
    let findings = vec![
        Finding::ok("token", "Discord accepts it"),
        clock(discord.requests.clock_ahead()),
        endpoint(&application),
        installation(&application),
        Finding::ok("intents", "none has to be turned on"),
        sessions(&address, config.shards),
        gateway,
        commands,
        emojis(&discord).await,
    ];
    Examined { application: findings, places: places::check(&discord, &application, places).await }
}

/// A connection with the bot's token, or what is wrong with that.
async fn connect(config: &BotConfig) -> Result<(Discord, Application), Finding> {
    let wrong = |said: String| Finding::wrong("token", said);
    let new = new_token(&config.token_origin);
    if config.token.is_empty() {
        let said = format!("DISCORD_TOKEN isn't set: create an application, {new} ({PORTAL})");
        return Err(wrong(said));
    }
    if let Some(said) = malformed(&config.token, &config.token_origin) {
        return Err(wrong(said));
    }
    let http = super::http_of(config)
        .map_err(|error| wrong(format!("{:#}", anyhow::Error::from(error))))?;
    // No message is sent, and nothing is drawn.
    let (http, lease, compute) = (Arc::new(http), Lease::for_ever(), Compute::new(1));
    let discord = Discord::new(http.clone(), lease, ShardRange::ALL, compute, config.tokens, None);
    let application: Result<Application, _> = discord.get(Target::Application).await;
    let application = application.map_err(|error| match error {
        ApiError::BotTokenRefused => wrong(format!("Discord refuses it: {new} ({PORTAL})")),
        _ => wrong(format!("{error}; check the network, and DISCORD_PROXY_URL if it is set")),
    })?;
    http.set_application_id(application.id);
    Ok((discord, application))
}

/// What to do where the token doesn't work. `origin`: what says it, in words.
pub(super) fn new_token(origin: &str) -> String {
    format!("press “Reset Token” on the application's page “Bot” and put the new one into {origin}")
}

/// What to do about a token that can't be one, before anybody asks Discord.
#[must_use]
pub fn malformed(token: &str, origin: &str) -> Option<String> {
    let said = || {
        let new = new_token(origin);
        format!(
            "it isn't one: a token has three parts with dots between them, without a name, “Bot”, quotes and spaces; {new} ({PORTAL})"
        )
    };
    (!is_token(token)).then(said)
}

/// Whether a text can be a token.
#[must_use]
pub fn is_token(text: &str) -> bool {
    let is_part = |part: &str| {
        // An equals sign only fills up its end.
        let part = part.trim_end_matches('=');
        let mut bytes = part.bytes();
        !part.is_empty() && bytes.all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b))
    };
    text.split('.').count() == 3 && text.split('.').all(is_part)
}

fn clock(ahead: Option<i64>) -> Finding {
    match ahead {
        None => Finding::not_checked("clock", "Discord's answer has no date"),
        Some(ahead) if ahead.abs() <= CLOCK => Finding::ok("clock", "agrees with Discord's"),
        Some(ahead) => {
            let way = if ahead > 0 { "ahead of" } else { "behind" };
            let seconds = ahead.abs();
            let said = format!(
                "{seconds} s {way} Discord's: let the system set it (NTP), or countdowns and the deal of the day are wrong"
            );
            Finding::wrong("clock", said)
        }
    }
}

fn endpoint(application: &Application) -> Finding {
    match &application.interactions_endpoint_url {
        Some(url) if !url.is_empty() => Finding::wrong(
            "application",
            format!(
                "“Interactions Endpoint URL” is set on its page “General Information”, so nothing that people type or press reaches the bot: clear it ({PORTAL})"
            ),
        ),
        _ => Finding::ok("application", format!("{} ({})", application.name, application.id)),
    }
}

/// Checks what Discord's own button *Add App* does.
fn installation(application: &Application) -> Finding {
    let what = "installation";
    let page = format!("on the application's page “Installation” ({PORTAL})");
    let kinds = application.integration_types_config.as_ref();
    let params = match kinds {
        Some(kinds) if kinds.get("0").is_none() => {
            let said = format!(
                "the application can't be added to servers: turn on “Guild Install” {page}"
            );
            return Finding::wrong(what, said);
        }
        Some(kinds) => &kinds["0"]["oauth2_install_params"],
        None => application.install_params.as_ref().unwrap_or(&serde_json::Value::Null),
    };
    let invitation = invitation(application.id);
    let Some(scopes) = params["scopes"].as_array() else {
        let said = format!("Discord offers no button of its own; invite the bot with {invitation}");
        return Finding::ok(what, said);
    };
    let missing: Vec<_> = ["bot", "applications.commands"]
        .into_iter()
        .filter(|scope| scopes.iter().all(|has| has != scope))
        .collect();
    if missing.is_empty() {
        return Finding::ok(what, format!("invite the bot with {invitation}"));
    }
    // Without the scope `bot` the bot isn't a member of the server.
    let (get, are) = match missing[..] {
        ["bot"] => ("commands that don't work", "scope bot is"),
        ["applications.commands"] => ("a bot without commands", "scope applications.commands is"),
        _ => ("nothing that works", "scopes bot and applications.commands are"),
    };
    Finding::wrong(
        what,
        format!(
            "people who press “Add App” get {get}, since the {are} missing: add what is missing under “Guild Install” {page}. Where that happened, open {invitation}"
        ),
    )
}

fn sessions(gateway: &Result<BotGateway, ApiError>, shards: Shards) -> Finding {
    let gateway = match gateway {
        Ok(gateway) => gateway,
        Err(error) => return Finding::failed("sessions", error),
    };
    let needed = match shards {
        Shards::Automatic => gateway.shards.max(1),
        Shards::Range(range) => range.count(),
    };
    let limit = &gateway.session_start_limit;
    let left = format!("{} of {} session starts are left today", limit.remaining, limit.total);
    match session_wait(limit, needed) {
        None => Finding::ok("sessions", format!("{left}; this process needs {needed}")),
        Some(wait) => {
            let minutes = wait.as_secs().div_ceil(60);
            let said = format!(
                "{left}, so a start waits {minutes} min for new ones; find out what restarts the bot over and over"
            );
            Finding::wrong("sessions", said)
        }
    }
}

/// Checks the way on which presses arrive, which begins elsewhere than that of requests.
async fn gateway(gateway: &Result<BotGateway, ApiError>) -> Finding {
    let what = "gateway";
    let Ok(gateway) = gateway else {
        return Finding::not_checked(what, "needs its address, which comes with the sessions");
    };
    let url = reqwest::Url::parse(&gateway.url).ok();
    let Some((url, host)) = url.as_ref().and_then(|url| Some((url, url.host_str()?))) else {
        return Finding::wrong(what, "Discord's address of it isn't one; try again later");
    };
    let place = format!("{host}:{}", url.port_or_known_default().unwrap_or_default());
    match relay::try_to_reach(url).await {
        Ok(()) => Finding::ok(what, format!("{place} can be reached")),
        Err(error) => Finding::wrong(
            what,
            format!(
                "{place} can't be reached ({error}): the gateway uses no proxy, so let this connection through"
            ),
        ),
    }
}

async fn emojis(discord: &Discord) -> Finding {
    let there = match discord.emoji_list().await {
        Ok(there) => there,
        Err(error) => return Finding::failed("emojis", &error),
    };
    let missing = WANTED.iter().filter(|wanted| !there.contains_key(&wanted.name));
    match (missing.count(), WANTED.len()) {
        (0, all) => Finding::ok("emojis", format!("all {all} pictures of cards are uploaded")),
        (missing, all) => Finding::wrong(
            "emojis",
            format!(
                "{missing} of {all} pictures of cards are missing, and those cards are text: the bot uploads them while it runs, which may take two hours"
            ),
        ),
    }
}
