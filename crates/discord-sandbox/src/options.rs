//! A sandbox's options.

use std::time::Duration;

/// The bot's token, unless another one is chosen. It has the form of Discord's, which programs check
/// before they connect: its first part is the bot's id in base64.
pub const DEFAULT_TOKEN: &str = "MTUwMDAwMDAwMDAwMDAwMDAwMA.worthless.sandbox-token";

#[derive(Clone, Debug)]
pub struct Options {
    /// The port on 127.0.0.1; 0 for any free port.
    pub port: u16,
    /// The bot's token. If its first part is an id in base64, as in Discord's tokens, the bot has that
    /// id; otherwise it gets a new one.
    pub token: String,
    /// Whether the server, its channels and its people have the same ids in every run, for bots that
    /// are told ids in their settings.
    pub fixed_ids: bool,
    pub bot_name: String,
    /// The name of the first server.
    pub server: String,
    /// The text channels of the first server. The page opens with the first of them.
    pub channels: Vec<String>,
    /// The text that the page shows in an empty channel.
    pub welcome: String,
    /// The number of shards recommended to the bot.
    pub shards: u32,
    /// Whether the privileged intents are turned on: those for members, presences and the content of
    /// messages. Otherwise a bot that asks for one is refused, as a new application is.
    pub privileged_intents: bool,
    /// How many sessions the bot can begin in a period. One more, and its token is reset.
    pub session_starts: u32,
    /// How long a period is.
    pub session_period: Duration,
    /// How many shards can begin a session within five seconds (see
    /// [`Faults::enforce_rate_limits`](crate::Faults::enforce_rate_limits)).
    pub max_concurrency: u32,
    /// How many times shorter than Discord's the windows of its rate limits are. Their headers say how
    /// long they are, so a bot that reads them waits for less time, but not less often.
    pub shorter_limits: u32,
    /// How many messages, interactions and requests are kept, of each kind, before the oldest are
    /// dropped.
    pub kept: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            port: 0,
            token: DEFAULT_TOKEN.into(),
            fixed_ids: false,
            bot_name: "Bot".into(),
            server: "Sandbox".into(),
            channels: vec!["general".into(), "random".into()],
            welcome: "Type / to see what you can do here.".into(),
            shards: 1,
            privileged_intents: false,
            session_starts: 1_000,
            session_period: Duration::from_secs(24 * 60 * 60),
            max_concurrency: 1,
            shorter_limits: 1,
            kept: 20_000,
        }
    }
}
