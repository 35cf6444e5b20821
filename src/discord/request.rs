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

use super::gate::{Gate, Lane, Said, Told};
use super::http::ApiError;
use super::metrics;
use crate::store::{Lease, ShardRange};

/// How long Discord may take to answer a request. What hangs holds up one message; what is shown has to
/// become true within ten seconds of the end of any trouble.
pub const DEADLINE: Duration = Duration::from_secs(5);
/// How long a connection may take to be made.
const CONNECT: Duration = Duration::from_secs(5);

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

/// A 429's body.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
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
    let too_many = (status == 429).then(|| {
        let body = serde_json::from_slice(body);
        body.unwrap_or_else(|_| TooMany {
            retry_after: header(headers, "retry-after").unwrap_or(1.0),
            // Without Discord's own words it comes from what stands before it, and is about the
            // whole address.
            global: true,
        })
    });
    Said {
        bucket: bucket(),
        retry_after: too_many.as_ref().map(|said| seconds(said.retry_after)),
        global: too_many.is_some_and(|said| said.global),
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
