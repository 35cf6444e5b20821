//! One request to Discord. It waits at the gate, has a deadline, and tells the gate what the answer
//! says about the limits.
//!
//! Owns the connections, and the translation of failures into [`ApiError`]. serenity builds the
//! requests but doesn't send them: it would hide the headers of the answers, and its own rate
//! limiter counts all interactions as one.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::Uri;
use parking_lot::Mutex;
use poise::serenity_prelude as serenity;
use reqwest::header::HeaderMap;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serenity::{CreateAttachment, LightMethod, Multipart, MultipartUpload, Request};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc2822;

use super::gate::{Gate, Lane, Left, Limits, Permit, Refused, Scope, TokenLimit, Use, Window};
use super::observed::Observed;
use super::{ApiError, Target, Token};
use crate::discord::metrics;
use crate::discord::unreadable;
use crate::screen::render::message::File;
use crate::store::{Lease, ShardRange};
use crate::table::{ChannelId, Tables};

/// How long Discord may take to answer a request. A hanging request holds up one message, and
/// messages have to be correct within ten seconds after an outage ends.
pub const DEADLINE: Duration = Duration::from_secs(5);
const CONNECT: Duration = Duration::from_secs(5);
/// How long a request waits for the lease. It is short because something newer may have to be shown.
const LEASE_PATIENCE: Duration = Duration::from_secs(2);
/// How long to wait if a refusal of the address doesn't say how long.
const USUAL_WAIT: Duration = Duration::from_secs(60);

/// Why there is no client.
#[derive(Debug, thiserror::Error)]
pub enum NoClient {
    #[error(
        "{0} names a SOCKS proxy, which the bot can't use; name an HTTP proxy, or leave the variable out for the bot"
    )]
    Socks(&'static str),
    #[error(
        "{0} isn't the address of an HTTP proxy, such as http://127.0.0.1:3128; what it is now isn't shown, since it might contain a password. Correct it, or leave the variable out for the bot"
    )]
    Proxy(&'static str),
    #[error("no connection can be made on this machine")]
    Failed(#[from] reqwest::Error),
}

/// Creates a client for an API at this address; `None` for Discord's own. Its requests have a
/// deadline. It doesn't follow redirects, because Discord's API has none, and doesn't retry: the
/// caller does that.
pub fn client(base: Option<&str>) -> Result<reqwest::Client, NoClient> {
    let client = reqwest::Client::builder()
        .use_rustls_tls()
        .redirect(reqwest::redirect::Policy::none())
        .retry(reqwest::retry::never())
        .connect_timeout(CONNECT)
        .timeout(DEADLINE);
    // A proxy of the environment, such as `HTTP_PROXY`, can't reach this machine.
    if base.is_some_and(is_loopback) {
        return Ok(client.no_proxy().build()?);
    }
    let of_scheme = match base {
        Some(base) if base.starts_with("http://") => ["HTTP_PROXY", "http_proxy"],
        _ => ["HTTPS_PROXY", "https_proxy"],
    };
    // In the order in which they count.
    let mut names = of_scheme.into_iter().chain(["ALL_PROXY", "all_proxy"]);
    let set = |name| std::env::var_os(name).filter(|proxy| !proxy.is_empty());
    if let Some((name, proxy)) = names.find_map(|name| Some((name, set(name)?))) {
        refuse_unusable(name, proxy.to_str())?;
    }
    Ok(client.build()?)
}

/// Refuses a proxy that the client would pass over: it would go around the proxy without saying so.
fn refuse_unusable(name: &'static str, proxy: Option<&str>) -> Result<(), NoClient> {
    let proxy = proxy.ok_or(NoClient::Proxy(name))?;
    if proxy.to_lowercase().starts_with("socks") {
        return Err(NoClient::Socks(name));
    }
    let is_read = proxy.parse::<Uri>().is_ok_and(|read| {
        let is_known = matches!(read.scheme_str(), None | Some("http" | "https"));
        is_known && read.host().is_some_and(|host| !host.is_empty())
    });
    // The client's parser doesn't know which ports there are.
    let whole = if proxy.contains("://") { proxy.to_owned() } else { format!("http://{proxy}") };
    if is_read && reqwest::Url::parse(&whole).is_ok() { Ok(()) } else { Err(NoClient::Proxy(name)) }
}

fn is_loopback(base: &str) -> bool {
    let Ok(url) = reqwest::Url::parse(base) else { return false };
    let host = url.host_str().unwrap_or_default().trim_end_matches('.');
    let address = host.trim_matches(['[', ']']).parse::<std::net::IpAddr>();
    match address.map(|address| address.to_canonical()) {
        // Connecting to no address in particular means this machine, too.
        Ok(address) => address.is_loopback() || address.is_unspecified(),
        Err(_) => host == "localhost" || host.ends_with(".localhost"),
    }
}

#[derive(Debug)]
pub struct Requests {
    http: Arc<serenity::Http>,
    client: reqwest::Client,
    gate: Gate,
    observed: Observed,
    lease: Lease,
    /// Know the servers of channels, which take turns.
    tables: Option<Tables>,
    clock_ahead: Mutex<Option<i64>>,
}

/// Room for one request.
pub struct Room<'a> {
    method: LightMethod,
    target: Target<'a>,
    lane: Lane,
    permit: Permit<'a>,
}

#[derive(Debug)]
pub struct Content {
    json: String,
    files: Vec<File>,
}

/// The body of a 429 in Discord's own format.
#[derive(Debug, Deserialize)]
struct TooMany {
    #[serde(rename = "message")]
    _message: IgnoredAny,
    retry_after: f64,
    #[serde(default)]
    global: bool,
}

impl Requests {
    /// Makes requests with this client's token and address. Requests that need the lease of these
    /// shards are made only while it is held.
    pub fn new(
        http: Arc<serenity::Http>,
        lease: Lease,
        range: ShardRange,
        tokens: TokenLimit,
        tables: Option<Tables>,
    ) -> Requests {
        Requests {
            // This fails only if serenity's own client has failed before.
            client: client(http.proxy.as_deref()).unwrap_or_default(),
            http,
            gate: Gate::of(range, tokens),
            observed: Observed::default(),
            lease,
            tables,
            clock_ahead: Mutex::default(),
        }
    }

    /// Waits until there is room for a request. Whatever it says can be made then.
    pub async fn room<'a>(
        &'a self,
        method: LightMethod,
        target: Target<'a>,
    ) -> Result<Room<'a>, ApiError> {
        let server_of = |channel| Some(self.tables.as_ref()?.find(channel)?.place().guild);
        let lane = target.lane(method, server_of);
        // What isn't sent must not spend the channel's budget: that would keep people waiting after
        // the database is back.
        if target.needs_lease() {
            self.lease.held_within(LEASE_PATIENCE).await;
        }
        target.is_allowed(self.lease.is_held())?;
        if !self.gate.spend(&lane) {
            let why = "the channel's limit of requests through tokens is reached";
            return Err(ApiError::Transient(why.to_owned()));
        }
        let asked = tokio::time::Instant::now();
        let waiting = metrics::Waiting::begin();
        let permit = self.gate.pass(&lane).await;
        drop(waiting);
        metrics::waited(asked.elapsed());
        Ok(Room { method, target, lane, permit })
    }

    /// Makes a request now, if it is still allowed. Returns the raw answer: callers rarely read more
    /// than an id from it.
    pub async fn send(
        &self,
        room: Room<'_>,
        content: Option<Content>,
    ) -> Result<Vec<u8>, ApiError> {
        let Room { method, target, lane, permit } = room;
        target.is_allowed(self.lease.is_held())?;
        let request = self.built(method, target, content)?;
        let began = SystemTime::now();
        let answer = async {
            let answer = request.send().await?;
            let (status, headers) = (answer.status(), answer.headers().clone());
            Ok((status, headers, answer.bytes().await?))
        };
        let (status, headers, body) = answer.await.map_err(|error: reqwest::Error| {
            metrics::requested(None);
            ApiError::unanswered(error)
        })?;
        metrics::requested(Some(status.as_u16()));
        let date: Option<String> = header(&headers, "date");
        if let Some(date) = date.and_then(|date| read_date(&date)) {
            let (began, ended) = (since_1970(began), since_1970(SystemTime::now()));
            *self.clock_ahead.lock() = Some(ahead(began, ended, date));
        }
        let limits = limits(status.as_u16(), &headers, &body);
        permit.answered(&lane, &limits);
        if status.is_success() {
            // An answer without a body has nothing to read.
            if !body.is_empty() {
                unreadable::read::<IgnoredAny>(&body).map_err(ApiError::Unreadable)?;
            }
            return Ok(body.into());
        }
        let error = match ApiError::answered(status.as_u16(), &body) {
            ApiError::TokenExpired(10015) if target.token().is_some_and(Token::is_new) => {
                ApiError::TokenUnknown
            }
            error => error,
        };
        self.observed.note(&lane, &limits, &error);
        Err(error)
    }

    /// By how many seconds this machine's clock is ahead of Discord's, at the last answer; negative if
    /// it is behind. `None` if that isn't known.
    pub fn clock_ahead(&self) -> Option<i64> {
        *self.clock_ahead.lock()
    }

    /// Runs until dropped.
    pub async fn report(&self) {
        self.observed.report().await;
    }

    /// How many edits through tokens the channel may still make; `None` for any number.
    pub fn edits_left(&self, channel: ChannelId) -> Option<Left> {
        self.gate.left(channel.0, Use::EditOrDelete)
    }

    pub fn application_id(&self) -> Option<serenity::ApplicationId> {
        self.http.application_id()
    }

    fn built(
        &self,
        method: LightMethod,
        target: Target<'_>,
        content: Option<Content>,
    ) -> Result<reqwest::RequestBuilder, ApiError> {
        let application = || {
            self.application_id().ok_or_else(|| ApiError::Transient("not connected yet".to_owned()))
        };
        // serenity would write `?&` before them.
        let parameter = match target {
            // Without it, Discord leaves the translations out.
            Target::Commands if method == LightMethod::Get => Some(("with_localizations", "true")),
            Target::Messages(_) if method == LightMethod::Get => Some(("limit", "100")),
            Target::Callback { returns_message: true, .. } => Some(("with_response", "true")),
            _ => None,
        };
        let request = Request::new(target.route(application)?, method);
        let request = match content {
            None => request,
            Some(Content { json, files }) if files.is_empty() => {
                request.body(Some(json.into_bytes()))
            }
            Some(Content { json, files }) => {
                let attachment = |file: File| CreateAttachment::bytes(file.data, file.name);
                let attachments = files.into_iter().map(attachment).collect();
                request.multipart(Some(Multipart {
                    upload: MultipartUpload::Attachments(attachments),
                    fields: Vec::new(),
                    payload_json: Some(json),
                }))
            }
        };
        let (token, proxy) = (self.http.token(), self.http.proxy.as_deref());
        let request = request
            .build(&self.client, token, proxy)
            .map_err(|error| ApiError::own(error.to_string()))?;
        Ok(match parameter {
            Some(parameter) => request.query(&[parameter]),
            None => request,
        })
    }
}

impl Content {
    pub fn of(body: &impl Serialize, files: &[File]) -> Result<Content, ApiError> {
        Ok(Content {
            json: serde_json::to_string(body).map_err(|error| ApiError::own(error.to_string()))?,
            files: files.to_vec(),
        })
    }
}

fn limits(status: u16, headers: &HeaderMap, body: &[u8]) -> Limits {
    let window = || {
        Some(Window {
            bucket: header(headers, "x-ratelimit-bucket")?,
            limit: header(headers, "x-ratelimit-limit")?,
            remaining: header(headers, "x-ratelimit-remaining")?,
            reset_after: seconds(header(headers, "x-ratelimit-reset-after")?),
        })
    };
    Limits { window: window(), refused: (status == 429).then(|| refused(headers, body)) }
}

/// How long a temporary refusal lasts, and which requests it applies to. Discord's body says both,
/// and its headers name the limit. A refusal in any other format (a web page, or a body without one
/// of the fields) and without that header comes from a proxy in front of Discord and applies to the
/// whole address. A global refusal that doesn't name the bot's limit also counts for the address, to
/// be on the safe side.
fn refused(headers: &HeaderMap, body: &[u8]) -> Refused {
    let said = serde_json::from_slice::<TooMany>(body).ok();
    let scope: Option<String> = header(headers, "x-ratelimit-scope");
    let is_discords = said.is_some() || scope.is_some();
    let of_the_bot =
        scope.as_deref() == Some("global") || headers.contains_key("x-ratelimit-global");
    let is_global = said.as_ref().is_some_and(|said| said.global);
    let wait = said.map(|said| said.retry_after).or_else(|| header(headers, "retry-after"));
    Refused {
        retry_after: wait.map_or(USUAL_WAIT, seconds),
        scope: match (is_global, of_the_bot) {
            _ if !is_discords => Scope::Address,
            (_, true) => Scope::Bot,
            (true, false) => Scope::Address,
            (false, false) if scope.as_deref() == Some("shared") => Scope::Channel,
            (false, false) => Scope::Bucket,
        },
    }
}

fn header<T: std::str::FromStr>(headers: &HeaderMap, name: &str) -> Option<T> {
    headers.get(name)?.to_str().ok()?.trim().parse().ok()
}

/// A duration that Discord gave, capped at one day.
fn seconds(seconds: f64) -> Duration {
    const DAY: f64 = 24.0 * 60.0 * 60.0;
    Duration::try_from_secs_f64(seconds.clamp(0.0, DAY)).unwrap_or_default()
}

/// Discord's clock, in seconds since 1970, from a date such as `Tue, 24 Nov 2026 02:05:16 GMT`.
fn read_date(text: &str) -> Option<i64> {
    Some(OffsetDateTime::parse(text, &Rfc2822).ok()?.unix_timestamp())
}

fn since_1970(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// By how much the clock that a request was made at and answered by is ahead of the date in the
/// answer; negative if it is behind. However long the answer took, this is 0 if the clocks agree.
const fn ahead(began: i64, ended: i64, date: i64) -> i64 {
    if date < began {
        began - date
    } else if date > ended {
        ended - date
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parameters_stand_right_behind_the_question_mark() {
        let http = serenity::HttpBuilder::new("token")
            .ratelimiter_disabled(true)
            .application_id(serenity::ApplicationId::new(1))
            .build();
        let tokens = TokenLimit::default();
        let requests =
            Requests::new(Arc::new(http), Lease::for_ever(), ShardRange::ALL, tokens, None);
        let token = Token::new("t");
        let of =
            |returns_message| Target::Callback { interaction: 1, token: &token, returns_message };
        for (method, target, expected) in [
            (LightMethod::Post, of(true), Some("with_response=true")),
            (LightMethod::Post, of(false), None),
            (LightMethod::Get, Target::Messages(ChannelId(1)), Some("limit=100")),
            (LightMethod::Get, Target::Commands, Some("with_localizations=true")),
        ] {
            let request = requests.built(method, target, None).unwrap().build().unwrap();
            assert_eq!(request.url().query(), expected, "{}", request.url());
        }
    }

    fn scope_of(headers: &[(&'static str, &str)], body: &str) -> (Scope, Duration) {
        let headers = headers
            .iter()
            .map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap()))
            .collect();
        let refused = limits(429, &headers, body.as_bytes()).refused.unwrap();
        (refused.scope, refused.retry_after)
    }

    #[test]
    fn only_an_api_on_this_machine_is_reached_without_a_proxy() {
        for here in [
            "http://127.0.0.1:3000",
            "http://127.1.2.3",
            "http://[::1]:3000/api",
            "http://[::ffff:127.0.0.1]:3000",
            "http://localhost:3000",
            "http://LOCALHOST",
            "http://bot.localhost",
            "http://localhost.:3000",
            "http://0.0.0.0:3000",
            "http://[::]:3000",
            "http://2130706433",
        ] {
            assert!(is_loopback(here), "{here}");
        }
        for elsewhere in [
            "https://discord.com", "http://10.0.0.1:3000", "http://localhost.example.org",
            "http://127.0.0.1.example.org", "nonsense",
        ] {
            assert!(!is_loopback(elsewhere), "{elsewhere}");
        }
    }

    #[test]
    fn a_proxy_that_the_client_would_pass_over_is_refused() {
        let refused = |proxy| refuse_unusable("HTTPS_PROXY", proxy).unwrap_err();
        for proxy in [
            Some("nonsense://"),
            Some("ftp://proxy:3128"),
            Some("http://"),
            Some("http://a proxy"),
            Some("http://proxy:99999"),
            Some("http://me:a#b@proxy"),
            Some("/proxy"),
            Some("proxy/path"),
            // Not text.
            None,
        ] {
            let said = refused(proxy).to_string();
            assert!(said.starts_with("HTTPS_PROXY isn't the address"), "{said}");
        }
        assert!(matches!(refused(Some("socks5://p")), NoClient::Socks(_)));
        for proxy in [
            "http://proxy:3128", "HTTPS://me:a%40b@proxy", "proxy", "10.0.0.1:3128",
            "http://[::1]:3128/",
        ] {
            refuse_unusable("HTTPS_PROXY", Some(proxy)).unwrap();
        }
    }

    #[test]
    fn a_refusal_has_the_scope_that_discord_names_or_else_the_address() {
        const ONE: &str =
            r#"{"message": "You are being rate limited.", "retry_after": 0.7, "global": false}"#;
        const ALL: &str =
            r#"{"message": "You are being rate limited.", "retry_after": 64.57, "global": true}"#;
        let wait = Duration::from_secs_f64;
        for (headers, body, scope, retry_after) in [
            (&[][..], ONE, Scope::Bucket, wait(0.7)),
            (&[("x-ratelimit-scope", "user")], ONE, Scope::Bucket, wait(0.7)),
            (&[("x-ratelimit-scope", "shared")], ONE, Scope::Channel, wait(0.7)),
            (&[("x-ratelimit-scope", "global")], ALL, Scope::Bot, wait(64.57)),
            (&[("x-ratelimit-global", "true")], ALL, Scope::Bot, wait(64.57)),
            (&[], ALL, Scope::Address, wait(64.57)),
            (
                &[("retry-after", "3600")],
                "<html><title>Access denied | error code 1015</title></html>",
                Scope::Address,
                wait(3600.0),
            ),
            (&[], "error code: 1015", Scope::Address, USUAL_WAIT),
            (
                &[("retry-after", "30")],
                r#"{"title": "Error 1015: You are being rate limited", "retry_after": 30}"#,
                Scope::Address,
                wait(30.0),
            ),
            // A part of what Discord says is enough.
            (
                &[],
                r#"{"message": "You are being rate limited.", "retry_after": 0.7}"#,
                Scope::Bucket,
                wait(0.7),
            ),
            (&[("x-ratelimit-scope", "user"), ("retry-after", "2")], "", Scope::Bucket, wait(2.0)),
            (&[("x-ratelimit-scope", "global"), ("retry-after", "3")], "", Scope::Bot, wait(3.0)),
            (
                &[],
                r#"{"message": "You are being blocked from accessing our API temporarily due to exceeding our rate limits frequently.", "code": 0}"#,
                Scope::Address,
                USUAL_WAIT,
            ),
        ] {
            assert_eq!(scope_of(headers, body), (scope, retry_after), "{body}");
        }
    }

    #[test]
    fn dates_are_read_and_compared_with_the_time_of_the_request() {
        assert_eq!(read_date("Thu, 01 Jan 1970 00:01:05 GMT"), Some(65));
        assert_eq!(read_date("soon"), None);
        assert_eq!(ahead(100, 104, 102), 0, "a slow answer");
        assert_eq!(ahead(100, 104, 40), 60);
        assert_eq!(ahead(100, 104, 164), -60);
    }
}
