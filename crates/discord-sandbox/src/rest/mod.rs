//! Discord's HTTP API: the routes that bots with commands and messages use.
//!
//! This module handles requests: injected failures, token, rate limits, route, log. [`body`] reads
//! what comes with them, and the other modules carry out the routes. Those run under the world's
//! lock and never await.

mod access;
mod account;
mod body;
mod callback;
mod channel;
mod emoji;
mod register;
mod thread;
mod webhook;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, Request as HttpRequest, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde_json::{Value, json};

use crate::error::ApiError;
use crate::events::{self, Upload};
use crate::state::{Bucket, Fault, Headroom, Request, Shared, World};
use crate::wire;

pub(crate) struct Call<'a> {
    method: &'a str,
    path: Vec<&'a str>,
    query: HashMap<String, String>,
    body: Value,
    files: Vec<Upload>,
}

impl Call<'_> {
    /// Whether the query turns this on. Libraries write it as `true`, `True` or `1`.
    fn asks_for(&self, key: &str) -> bool {
        self.query.get(key).is_some_and(|value| ["1", "true", "True"].contains(&value.as_str()))
    }
}

/// The body of the answer, if there is one, or the error.
type Outcome = Result<Option<Value>, ApiError>;

pub(crate) async fn answer(State(shared): State<Arc<Shared>>, request: HttpRequest) -> Response {
    let method = request.method().to_string();
    let asked = request.uri().path().replace("%40", "@");
    let versioned = asked.strip_prefix("/api").unwrap_or(&asked);
    let mut versions = ["/v10", "/v9"].iter();
    let path = versions.find_map(|one| versioned.strip_prefix(one)).unwrap_or(versioned);
    let Query(query) = Query::try_from_uri(request.uri()).unwrap_or_default();
    let token = request
        .headers()
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_owned();
    let body = body::read(request).await;
    let fault = shared.change(|world| world.broken.fault(&method, path));
    match &fault {
        // The bot hangs up once it has waited long enough, which also ends this task.
        Some(Fault::Hang) => return std::future::pending().await,
        Some(Fault::Cut { after_effect: false }) => cut_off(),
        _ => {}
    }
    let said = body.as_ref().map(|(body, _)| body.to_string()).unwrap_or_default();
    let summary: String = said.chars().take(400).collect();
    let response = shared.change(|world| {
        let ban = world.broken.ban(world.clock.elapsed());
        let (response, refusal) = match (ban, &fault) {
            (Some(rest), _) => (banned(rest), " -> the address is refused".to_owned()),
            (None, Some(Fault::Answer(status, body))) => {
                let status = StatusCode::from_u16(*status).unwrap_or(StatusCode::OK);
                ((status, body.clone()).into_response(), " -> a strange answer".to_owned())
            }
            (None, _) => {
                let call = body.map(|(body, files)| Call {
                    method: &method,
                    path: path.split('/').filter(|part| !part.is_empty()).collect(),
                    query,
                    body,
                    files,
                });
                carry_out(world, call, &token, fault.as_ref())
            }
        };
        world.requests.note(Request {
            method: method.clone(),
            path: path.to_owned(),
            status: response.status().as_u16(),
            summary: format!("{summary}{refusal}"),
        });
        if world.broken.swept {
            events::sweep(world);
        }
        response
    });
    if fault == Some(Fault::Cut { after_effect: true }) {
        cut_off();
    }
    response
}

/// Carries out a request. Returns the answer, and the error for the log.
fn carry_out(
    world: &mut World,
    call: Result<Call<'_>, ApiError>,
    token: &str,
    fault: Option<&Fault>,
) -> (Response, String) {
    let mut success = StatusCode::OK;
    let (outcome, headroom) = match call {
        Ok(call) => {
            success = success_of(world, &call);
            process(world, &call, token, fault)
        }
        Err(error) => (Err(error), None),
    };
    let refusal = outcome.as_ref().err().map(|error| format!(" -> {}", error.body));
    let response = respond(outcome, success, headroom, world.clock.unix_ms());
    (response, refusal.unwrap_or_default())
}

/// The status of a request's answer, if it succeeds and there is one.
fn success_of(world: &World, call: &Call<'_>) -> StatusCode {
    let makes = match (call.method, call.path.as_slice()) {
        ("POST", [.., "threads"] | ["applications", _, "emojis"]) => true,
        ("POST", ["applications", _, guild @ .., "commands"]) => {
            register::is_new(world, guild.last().copied(), &call.body)
        }
        _ => false,
    };
    if makes { StatusCode::CREATED } else { StatusCode::OK }
}

/// The answer to a banned address: an HTML page without any of Discord's limits.
fn banned(rest: Duration) -> Response {
    let page = Html("<title>Access denied | error code 1015</title>You are being rate limited");
    let mut response = (StatusCode::TOO_MANY_REQUESTS, page).into_response();
    let seconds = rest.as_secs_f64().ceil().to_string();
    set_headers(&mut response, [("retry-after", seconds)]);
    response
}

/// Ends the connection's task, and with it the connection. There is no other way to do that from
/// here, and no panic should be reported.
fn cut_off() -> ! {
    std::panic::resume_unwind(Box::new("a connection is cut on purpose"))
}

fn process(
    world: &mut World,
    call: &Call<'_>,
    token: &str,
    fault: Option<&Fault>,
) -> (Outcome, Option<Headroom>) {
    if let Some(Fault::Status(status)) = fault {
        return (Err(ApiError::injected(*status)), None);
    }
    let token_in_path =
        matches!(call.path.as_slice(), ["gateway"] | ["interactions" | "webhooks", ..]);
    if !token_in_path && token.strip_prefix("Bot ") != Some(world.app.token.as_str()) {
        return (Err(ApiError::unauthorized()), None);
    }
    let now = world.clock.elapsed();
    match world.limits.count(&Bucket::of(call.method, &call.path), now) {
        // The headers say that there is room even if the hidden limit refuses the request.
        Ok(headroom) => {
            let done = hidden(world, call, now).and_then(|()| route(world, call));
            // Callbacks have no limit of which headers tell.
            let is_told = call.path.first() != Some(&"interactions");
            (done, is_told.then_some(headroom))
        }
        Err(full) => {
            let error = ApiError::rate_limited(full.retry_after, full.global);
            (Err(error), None)
        }
    }
}

/// Refuses what Discord refuses without documenting it.
fn hidden(world: &mut World, call: &Call<'_>, now: Duration) -> Result<(), ApiError> {
    if let ["webhooks", _, token, ..] = call.path.as_slice()
        && let Some(channel) = world.interactions.by_token(token).map(|known| known.channel)
    {
        let counted = world.hidden.count(channel, call.method, now);
        counted.map_err(|wait| ApiError::too_many_tokens(wait.as_secs_f64()))?;
    }
    if let ("POST", ["applications", _, "emojis"]) = (call.method, call.path.as_slice()) {
        let counted = world.hidden.count_upload(now);
        counted.map_err(|wait| ApiError::rate_limited(wait.as_secs_f64(), false))?;
    }
    let is_answer = call.path.first() == Some(&"interactions");
    let message = if is_answer { &call.body["data"] } else { &call.body };
    if has_own_emoji(&message["components"]) && world.hidden.refuses_emojis() {
        return Err(ApiError::refused_emoji());
    }
    Ok(())
}

/// Whether these components, or those inside, show an application's emoji.
fn has_own_emoji(part: &Value) -> bool {
    match part {
        Value::Array(parts) => parts.iter().any(has_own_emoji),
        Value::Object(_) => {
            part["emoji"]["id"].is_string()
                || ["components", "options"].iter().any(|key| has_own_emoji(&part[key]))
        }
        _ => false,
    }
}

fn route(world: &mut World, call: &Call<'_>) -> Outcome {
    match (call.method, call.path.as_slice()) {
        ("GET", ["gateway"]) => account::gateway(world),
        ("GET", ["gateway", "bot"]) => account::gateway_bot(world),
        ("GET", ["users", id]) => account::user(world, id),
        // The stand-in has none of Discord's own sounds.
        ("GET", ["soundboard-default-sounds"]) => Ok(Some(json!([]))),
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            account::application(world)
        }
        ("GET", ["guilds", id]) => account::guild(world, id),
        ("GET", ["guilds", id, "channels"]) => account::guild_channels(world, id),
        ("GET", ["guilds", id, "members", user]) => account::member(world, id, user),
        ("GET", ["applications", _, "emojis"]) => emoji::list(world),
        ("POST", ["applications", _, "emojis"]) => emoji::create(world, &call.body),
        ("GET", ["applications", _, "emojis", id]) => emoji::one(world, id),
        ("PATCH", ["applications", _, "emojis", id]) => emoji::rename(world, id, &call.body),
        ("DELETE", ["applications", _, "emojis", id]) => emoji::delete(world, id),
        (_, ["applications", _, "commands", rest @ ..]) => register::route(world, None, rest, call),
        (_, ["applications", _, "guilds", guild, "commands", rest @ ..]) => {
            register::route(world, Some(guild), rest, call)
        }
        ("POST", ["interactions", id, token, "callback"]) => {
            callback::answer(world, id, token, call)
        }
        (_, ["webhooks", app, token, rest @ ..]) => webhook::route(world, app, token, rest, call),
        ("GET", ["guilds", id, "threads", "active"]) => thread::active(world, id),
        ("GET", ["channels", id, "thread-members", user]) => thread::member(world, id, user),
        ("POST", ["channels", id, "threads"]) => thread::start(world, id, call),
        ("POST", ["channels", id, "messages", message, "threads"]) => {
            thread::start_from(world, id, message, call)
        }
        ("PATCH", ["channels", id]) => thread::change(world, id, call),
        ("DELETE", ["channels", id]) => thread::delete(world, id),
        ("GET", ["channels", id]) => channel::get(world, id),
        ("POST", ["channels", id, "typing"]) => channel::typing(world, id),
        (_, ["channels", id, "messages", rest @ ..]) => channel::messages(world, id, rest, call),
        _ => Err(ApiError::not_found()),
    }
}

fn respond(
    outcome: Outcome,
    success: StatusCode,
    headroom: Option<Headroom>,
    unix_ms: u64,
) -> Response {
    let mut response = match outcome {
        Ok(Some(value)) => (success, Json(value)).into_response(),
        Ok(None) => StatusCode::NO_CONTENT.into_response(),
        Err(error) => refuse(&error),
    };
    // As browsers and proxies write it: `Tue, 24 Nov 2026 02:05:16 GMT`. Libraries take a 429 without
    // `Via` for a ban of their address.
    let fields = [("date", wire::http_date(unix_ms)), ("via", "1.1 google".to_owned())];
    set_headers(&mut response, fields);
    if let Some(room) = headroom {
        let reset = unix_ms as f64 / 1000.0 + room.reset_after;
        let fields = [
            ("x-ratelimit-limit", room.limit.to_string()),
            ("x-ratelimit-remaining", room.remaining.to_string()),
            ("x-ratelimit-reset", format!("{reset:.3}")),
            ("x-ratelimit-reset-after", format!("{:.3}", room.reset_after)),
            ("x-ratelimit-bucket", room.bucket),
        ];
        set_headers(&mut response, fields);
    }
    response
}

fn refuse(error: &ApiError) -> Response {
    let status = StatusCode::from_u16(error.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = (status, Json(&error.body)).into_response();
    if let Some(seconds) = error.body["retry_after"].as_f64() {
        let global = error.body["global"] == true;
        let scope = match (global, error.is_shared) {
            (true, _) => "global",
            (false, true) => "shared",
            (false, false) => "user",
        };
        let fields =
            [("retry-after", seconds.ceil().to_string()), ("x-ratelimit-scope", scope.into())];
        set_headers(&mut response, fields);
        if !error.is_shared {
            let fields = [
                ("x-ratelimit-remaining", "0".into()),
                ("x-ratelimit-reset-after", format!("{seconds:.3}")),
            ];
            set_headers(&mut response, fields);
        }
        if global {
            set_headers(&mut response, [("x-ratelimit-global", "true".into())]);
        }
    }
    response
}

fn set_headers<const N: usize>(response: &mut Response, fields: [(&'static str, String); N]) {
    for (name, value) in fields {
        // Only a bucket's name could contain a character that a header can't. The header is left
        // out then.
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    }
}

#[cfg(test)]
mod tests;
