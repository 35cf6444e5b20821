//! When this process's shards may connect. Discord limits how many sessions a bot starts per day,
//! and how quickly one may follow another.
//!
//! If a bot starts too many sessions in a day, Discord resets its token. A program that restarts
//! over and over gets there within hours. So a starting process leaves some sessions to running
//! processes, which may need to reconnect at any time. If too few are left, it waits for the next
//! day. If sessions start too quickly, Discord ends them at once. Within a process the relay to the
//! gateway spaces them out. Processes that share a database agree on when each may start; others wait
//! in proportion to the number of their first shard, since they may be starting together.

use std::time::Duration;

use anyhow::Context as _;
use poise::serenity_prelude as serenity;
use serenity::SessionStartLimit;

use crate::discord::http::{ApiError, Discord, backoff, backoff_up_to};
use crate::discord::unreadable::Unreadable;
use crate::store::{ShardRange, Store, causes};

/// The time between session starts of shards whose numbers are equal modulo Discord's concurrency.
const APART: Duration = Duration::from_secs(5);
/// The extra delay per shard: processes may be slow to start.
const SLACK: Duration = Duration::from_secs(1);
/// The share of a day's sessions left to running processes: one in this many.
const LEFT: u64 = 20;
/// The longest pause after answers that can't be read.
const MAX_UNREADABLE_PAUSE: Duration = Duration::from_secs(60 * 60);
/// The shortest wait before asking Discord again.
const SHORTEST: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shards {
    #[default]
    Automatic,
    Range(ShardRange),
}

impl Shards {
    pub const fn range(self) -> ShardRange {
        match self {
            Shards::Automatic => ShardRange::ALL,
            Shards::Range(range) => range,
        }
    }
}

/// Permission for a process to connect its shards.
#[derive(Debug)]
pub struct Admission {
    pub range: ShardRange,
    /// How many sessions may begin at the same time.
    pub concurrency: u64,
    /// The address of the gateway.
    pub gateway: reqwest::Url,
}

impl Admission {
    /// Waits until this process may start its sessions. Without a given range, it takes all the
    /// shards that Discord recommends.
    pub async fn wait(
        discord: &Discord,
        shards: Shards,
        store: Option<&Store>,
    ) -> anyhow::Result<Admission> {
        loop {
            let (gateway, address) = reachable(discord).await?;
            let recommended = gateway.shards.max(1);
            let range = match shards {
                Shards::Automatic => {
                    ShardRange { first: 0, last: recommended - 1, total: recommended }
                }
                Shards::Range(range) => range,
            };
            let limit = gateway.session_start_limit;
            let concurrency = limit.max_concurrency.max(1);
            let Some(wait) = session_wait(&limit, range.count()) else {
                let pause = others_first(range, concurrency, store).await;
                if !pause.is_zero() {
                    tracing::info!(
                        "waiting {:.0} s, so that other processes can start their shards first",
                        pause.as_secs_f64()
                    );
                    tokio::time::sleep(pause).await;
                }
                return Ok(Admission { range, concurrency, gateway: address });
            };
            let seconds = wait.as_secs();
            tracing::warn!(
                "only {} of the {} sessions are left that Discord lets this bot begin in a day; waiting {} h {} min {} s for new ones. Was it restarted over and over?",
                limit.remaining,
                limit.total,
                seconds / 3600,
                seconds / 60 % 60,
                seconds % 60,
            );
            tokio::time::sleep(wait).await;
        }
    }
}

/// How long other processes need to start their shards before these.
async fn others_first(range: ShardRange, concurrency: u64, store: Option<&Store>) -> Duration {
    let lanes = (range.first..=range.last).map(|shard| u64::from(shard) % concurrency).collect();
    let reserved = match store {
        Some(store) => store.reserve_starts(lanes, APART + SLACK).await,
        None => Ok(None),
    };
    match reserved {
        Ok(Some(wait)) => return wait,
        Ok(None) => {}
        Err(error) => {
            tracing::warn!(
                error = causes(&error),
                "when other processes start their shards can't be read"
            );
        }
    }
    let before = u64::from(range.first) / concurrency;
    (APART + SLACK) * u32::try_from(before).unwrap_or(u32::MAX)
}

/// Waits until Discord's API says where the gateway is.
async fn reachable(discord: &Discord) -> anyhow::Result<(serenity::BotGateway, reqwest::Url)> {
    let mut failures = 0;
    loop {
        let answer = discord.gateway().await.and_then(|gateway| {
            let address = address(&gateway.url).ok_or_else(|| {
                ApiError::Unreadable(Unreadable::at("url", "expected the address of a gateway"))
            })?;
            Ok((gateway, address))
        });
        let error = match answer {
            Err(error @ (ApiError::Transient(_) | ApiError::Unreadable(_))) => error,
            answer => return answer.context("Discord doesn't say where its gateway is"),
        };
        tracing::warn!(%error, "Discord cannot be reached yet");
        failures += 1;
        tokio::time::sleep(pause_after(failures, &error)).await;
    }
}

/// The pause after so many failures. An answer that can't be read rarely changes soon.
fn pause_after(failures: u32, error: &ApiError) -> Duration {
    if error.is_transient() {
        backoff(failures)
    } else {
        backoff_up_to(failures, MAX_UNREADABLE_PAUSE)
    }
}

/// Reads the address of a gateway.
fn address(text: &str) -> Option<reqwest::Url> {
    let address = reqwest::Url::parse(text).ok()?;
    let is_gateway = matches!(address.scheme(), "ws" | "wss") && address.has_host();
    is_gateway.then_some(address)
}

/// How long to wait if too few sessions are left to start one for each shard. `None` if there are
/// enough.
pub fn session_wait(limit: &SessionStartLimit, shards: u32) -> Option<Duration> {
    let shards = u64::from(shards);
    // A bot that needs almost all sessions must still be able to start.
    let left = limit.total.div_ceil(LEFT).min(limit.total.saturating_sub(shards));
    let enough = limit.remaining >= shards + left;
    (!enough).then(|| Duration::from_millis(limit.reset_after).max(SHORTEST))
}

#[cfg(test)]
mod tests {
    use discord_sandbox::{Options, Sandbox};

    use super::*;
    use crate::discord::http::testing;

    fn limit(total: u64, remaining: u64) -> SessionStartLimit {
        let limit = serde_json::json!({
            "total": total, "remaining": remaining, "reset_after": 5000, "max_concurrency": 1,
        });
        serde_json::from_value(limit).unwrap()
    }

    #[test]
    fn the_last_sessions_of_a_day_are_left_to_running_processes() {
        let waits =
            |total, remaining, shards| session_wait(&limit(total, remaining), shards).is_some();
        assert!(!waits(1000, 1000, 1) && !waits(1000, 51, 1));
        assert!(waits(1000, 50, 1) && waits(1000, 0, 1));
        assert!(!waits(1000, 66, 16) && waits(1000, 65, 16));
        // Even a bot that needs all of them doesn't wait forever.
        assert!(!waits(16, 16, 16) && waits(16, 15, 16));
    }

    #[test]
    fn only_a_gateways_address_is_one() {
        assert!(address("wss://gateway.discord.gg").is_some());
        assert!(address("ws://127.0.0.1:3000/gateway").is_some());
        for bad in ["", "gateway.discord.gg", "https://discord.com", "ws://", "wss:"] {
            assert!(address(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn an_answer_that_stays_unreadable_is_asked_for_ever_more_rarely() {
        let unreadable = ApiError::Unreadable(Unreadable::at("url", "wrong"));
        let page = ApiError::answered(502, b"<html>");
        assert!(pause_after(1, &unreadable) < SHORTEST);
        assert!(pause_after(20, &unreadable) >= MAX_UNREADABLE_PAUSE / 2);
        assert!(pause_after(20, &page) <= Duration::from_secs(4));
    }

    #[tokio::test]
    async fn a_start_waits_for_new_sessions() {
        let options = Options {
            session_starts: 40,
            session_period: Duration::from_secs(2),
            ..Options::default()
        };
        let sandbox = Sandbox::start(options).await.unwrap();
        let discord = testing::discord(&sandbox);
        sandbox.faults().use_session_starts(38);
        let admission = Admission::wait(&discord, Shards::Automatic, None).await.unwrap();
        assert_eq!(admission.range, ShardRange::ALL);
        assert_eq!(admission.gateway.scheme(), "ws");
        let left = discord.gateway().await.unwrap().session_start_limit;
        assert_eq!(left.remaining, 40, "it waited for the next period");
    }
}
