//! One request to Discord: it waits at the gate, has a deadline, and tells the gate what the answer
//! says of the limits.
//!
//! Owns the connections, and the translation of what went wrong into [`ApiError`]. serenity makes the
//! requests, but does not send them: it would hide the headers of the answers, and its own limiter
//! counts all interactions as one.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use reqwest::header::HeaderMap;
use serde::Deserialize;
use serenity::DiscordJsonError;

use super::gate::{Gate, Lane, Refused, Said, Scope, Told};
use crate::discord::http::ApiError;
use crate::discord::metrics;
use crate::store::{Lease, ShardRange};

/// How long Discord may take to answer a request. What hangs holds up one message; what is shown has to
/// become true within ten seconds of the end of any trouble.
pub const DEADLINE: Duration = Duration::from_secs(5);
/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(5);
/// How long to wait after a refusal of the address that doesn't say how long.
const UNTOLD: Duration = Duration::from_secs(60);

/// A client of which no request hangs for ever. It neither follows redirections, of which Discord's
/// interface makes none, nor tries anything again by itself: whoever asks does that.
pub fn client() -> reqwest::Result<reqwest::Client> {
    reqwest::Client::builder()
        .use_rustls_tls()
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .connect_timeout(CONNECT)
        .timeout(DEADLINE)
        .build()
}

/// What makes requests.
#[derive(Debug)]
pub struct Requests {
    http: Arc<serenity::Http>,
    client: reqwest::Client,
    gate: Gate,
    lease: Lease,
}

/// A 429's body in Discord's own form.
#[derive(Debug, Deserialize)]
struct TooMany {
    retry_after: f64,
    global: bool,
}

impl Requests {
    /// Makes its requests with the token and towards the address of this, as long as the lease of these
    /// shards is held.
    pub fn new(http: Arc<serenity::Http>, lease: Lease, range: ShardRange) -> Requests {
        Requests {
            http,
            // It can fail only where TLS cannot be set up, and then serenity's own has failed before.
            client: client().unwrap_or_default(),
            gate: Gate::of(range),
            lease,
        }
    }

    /// The bot's application.
    pub fn application(&self) -> Result<serenity::ApplicationId, ApiError> {
        let known = self.http.application_id();
        known.ok_or_else(|| ApiError::Transient("not connected yet".to_owned()))
    }

    /// Whether what this process knows of its tables may be shown: no other can run them.
    pub fn may_show(&self) -> Result<(), ApiError> {
        if self.lease.is_held() {
            return Ok(());
        }
        let why = "the lease of the servers has run out".to_owned();
        Err(ApiError::Transient(why))
    }

    /// Makes a request as soon as there is room for it, if it is `wanted` then. Gives the answer as it
    /// came: most of them are read for an id at the most.
    pub async fn send(
        &self,
        lane: &Lane,
        wanted: impl FnOnce() -> Result<(), ApiError>,
        request: serenity::Request<'_>,
    ) -> Result<Vec<u8>, ApiError> {
        let asked = tokio::time::Instant::now();
        let waiting = metrics::Waiting::begin();
        let permit = self.gate.pass(lane).await;
        drop(waiting);
        metrics::waited(asked.elapsed());
        wanted()?;
        let (token, proxy) = (self.http.token(), self.http.proxy.as_deref());
        let request = request.build(&self.client, token, proxy)?;
        let answer = async {
            let answer = request.send().await?;
            let (status, headers) = (answer.status(), answer.headers().clone());
            Ok((status, headers, answer.bytes().await?))
        };
        let (status, headers, body) = answer.await.map_err(|error: reqwest::Error| {
            metrics::requested(None);
            ApiError::Transient(error.without_url().to_string())
        })?;
        metrics::requested(Some(status.as_u16()));
        permit.answered(lane, &said(status.as_u16(), &headers, &body));
        if status.is_success() {
            return Ok(body.into());
        }
        let error = serde_json::from_slice::<DiscordJsonError>(&body).ok();
        Err(ApiError::answered(status.as_u16(), error.as_ref()))
    }
}

/// What an answer says of the limits.
fn said(status: u16, headers: &HeaderMap, body: &[u8]) -> Said {
    let bucket = || {
        Some(Told {
            name: header(headers, "x-ratelimit-bucket")?,
            limit: header(headers, "x-ratelimit-limit")?,
            remaining: header(headers, "x-ratelimit-remaining")?,
            reset_after: seconds(header(headers, "x-ratelimit-reset-after")?),
        })
    };
    Said {
        bucket: bucket(),
        refused: (status == 429).then(|| refused(headers, body)),
    }
}

/// How long a refusal for now holds, and for what. Discord says both, and names the limit in headers.
/// A refusal in any other form (a page, or a body that lacks one of them) comes from what stands in
/// front of Discord and is about the whole address; so is one for everything that doesn't name the
/// bot's limit, to be on the safe side.
fn refused(headers: &HeaderMap, body: &[u8]) -> Refused {
    let Ok(said) = serde_json::from_slice::<TooMany>(body) else {
        let wait = header(headers, "retry-after").map(seconds);
        return Refused {
            retry_after: wait.unwrap_or(UNTOLD),
            scope: Scope::Address,
        };
    };
    let scope: Option<String> = header(headers, "x-ratelimit-scope");
    let of_the_bot =
        scope.as_deref() == Some("global") || headers.contains_key("x-ratelimit-global");
    Refused {
        retry_after: seconds(said.retry_after),
        scope: match (said.global, of_the_bot) {
            (_, true) => Scope::Bot,
            (true, false) => Scope::Address,
            (false, false) => Scope::Bucket,
        },
    }
}

fn header<T: std::str::FromStr>(headers: &HeaderMap, name: &str) -> Option<T> {
    headers.get(name)?.to_str().ok()?.trim().parse().ok()
}

/// A time that Discord names; at most a day, whatever it says.
fn seconds(seconds: f64) -> Duration {
    const DAY: f64 = 24.0 * 60.0 * 60.0;
    Duration::try_from_secs_f64(seconds.clamp(0.0, DAY)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scope_of(headers: &[(&'static str, &str)], body: &str) -> (Scope, Duration) {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect();
        let refused = said(429, &headers, body.as_bytes()).refused.unwrap();
        (refused.scope, refused.retry_after)
    }

    #[test]
    fn a_refusal_holds_for_what_discord_says_and_for_the_address_when_in_doubt() {
        const ONE: &str =
            r#"{"message": "You are being rate limited.", "retry_after": 0.7, "global": false}"#;
        const ALL: &str =
            r#"{"message": "You are being rate limited.", "retry_after": 64.57, "global": true}"#;
        let wait = Duration::from_secs_f64;
        for (headers, body, scope, retry_after) in [
            (&[][..], ONE, Scope::Bucket, wait(0.7)),
            (
                &[("x-ratelimit-scope", "user")],
                ONE,
                Scope::Bucket,
                wait(0.7),
            ),
            (
                &[("x-ratelimit-scope", "shared")],
                ONE,
                Scope::Bucket,
                wait(0.7),
            ),
            (
                &[("x-ratelimit-scope", "global")],
                ALL,
                Scope::Bot,
                wait(64.57),
            ),
            (
                &[("x-ratelimit-global", "true")],
                ALL,
                Scope::Bot,
                wait(64.57),
            ),
            (&[], ALL, Scope::Address, wait(64.57)),
            (
                &[("retry-after", "3600")],
                "<html><title>Access denied | error code 1015</title></html>",
                Scope::Address,
                wait(3600.0),
            ),
            (&[], "error code: 1015", Scope::Address, UNTOLD),
            (
                &[],
                r#"{"message": "You are being blocked from accessing our API temporarily due to exceeding our rate limits frequently.", "code": 0}"#,
                Scope::Address,
                UNTOLD,
            ),
        ] {
            assert_eq!(scope_of(headers, body), (scope, retry_after), "{body}");
        }
    }
}
