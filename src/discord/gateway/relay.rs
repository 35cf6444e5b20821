//! Between serenity's shards and Discord's gateway: serenity connects to this relay on this machine,
//! and the relay to Discord.
//!
//! Owns what the end of a connection means. serenity 0.12.5 doesn't survive all of them: after a
//! close without a code, with 4003, 4010 or 4011, or a broken connection before `READY`, its shard
//! reads from what is closed, without a pause, until its next heartbeat fails. That blocks a core,
//! and a shutdown never ends. While it resumes, it says that it is connected. So here every end
//! becomes one that serenity survives, or ends the process with a reason. A session that Discord has
//! ended begins anew at once: see [`begin`](super::begin).
//!
//! Messages pass unchanged, except for what serenity couldn't read as a whole: an event without its
//! number gets the next one, one without content says null, channels lose some fields that are null,
//! messages lose components, and other messages don't pass.
//!
//! Nor does what serenity needn't read, which would take most of its time: a press or a form goes straight
//! to the [`Listener`], and of events that nobody handles only the kind and the number pass. serenity
//! still counts them, and reads them together with what comes next. The relay looks only at presses,
//! forms, channels and components, and never logs a message.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use serenity::futures::{SinkExt, StreamExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::{JoinError, JoinSet};
use tokio::time::error::Elapsed;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, WebSocketConfig};
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, accept_async_with_config, connect_async_with_config,
};
use tokio_util::sync::{CancellationToken, DropGuard};

use super::begin::Sessions;
use super::end::{End, Refusal};
use super::press::Press;
use super::tracker::{ConnectionTracker, MAX_PAUSE};
use super::{channels, components};
use crate::discord::http::backoff_up_to;
use crate::discord::unreadable::{self, Unreadable};

/// The version of the gateway that serenity speaks, in text.
const VERSION: &str = "v=10&encoding=json";
/// How long a connection to Discord, and the first words of one to this relay, may take.
const CONNECT: Duration = Duration::from_secs(10);
/// How long a session may take to begin or to be resumed.
const BEGIN: Duration = Duration::from_secs(30);
/// How long the other side may take to leave.
const LEAVE: Duration = Duration::from_secs(1);
/// A connection that ends sooner has failed, although it had a session.
const STEADY: Duration = Duration::from_secs(5);

/// The relay, which accepts connections until this is dropped.
#[derive(Debug)]
pub struct Relay {
    /// The address for serenity's shards.
    pub url: String,
    /// Why Discord wants no connection any more.
    pub refused: oneshot::Receiver<Refusal>,
    pub tracker: Arc<ConnectionTracker>,
    _accepting: DropGuard,
}

/// Who hears of events before serenity.
pub trait Listener: Send + Sync + 'static {
    /// Whether anybody handles events of this kind.
    fn handles(&self, kind: &str) -> bool;
    /// Takes a press or a form, which serenity needn't read. Doesn't wait for anything.
    fn hear(&self, press: Press);
}

/// Where connections come from and lead to.
#[derive(Clone)]
struct Way {
    /// The path that serenity asks for. Nobody else on this machine knows it.
    path: String,
    gateway: String,
    tracker: Arc<ConnectionTracker>,
    sessions: Arc<Sessions>,
    listener: Arc<dyn Listener>,
    /// Cancelled once no connection is accepted any more.
    stop: CancellationToken,
}

impl Relay {
    /// Begins to relay to the gateway at this address, for so many shards. `concurrency`: how many
    /// sessions may begin at the same time.
    pub async fn open(
        gateway: &reqwest::Url,
        shards: u32,
        concurrency: u64,
        listener: impl Listener,
    ) -> io::Result<Relay> {
        let socket = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await?;
        let address = socket.local_addr()?;
        let way = Way {
            path: format!("/{:032x}", rand::random::<u128>()),
            gateway: with_version(gateway),
            tracker: Arc::new(ConnectionTracker::new(shards)),
            sessions: Arc::new(Sessions::new(concurrency)),
            listener: Arc::new(listener),
            stop: CancellationToken::new(),
        };
        let (url, tracker) = (format!("ws://{address}{}", way.path), way.tracker.clone());
        let accepting = way.stop.clone();
        let (refuse, refused) = oneshot::channel();
        tokio::spawn(accept(socket, way, refuse));
        Ok(Relay { url, refused, tracker, _accepting: accepting.drop_guard() })
    }
}

/// Accepts connections until it is told to stop, or Discord refuses one for good. Then waits for the
/// last ones to end: serenity must not see one that just breaks.
async fn accept(listener: TcpListener, way: Way, refuse: oneshot::Sender<Refusal>) {
    let (mut connections, mut refuse) = (JoinSet::new(), Some(refuse));
    let mut ended = |ended: Result<Option<Refusal>, JoinError>| match ended {
        Ok(refusal) => {
            if let Some(refusal) = refusal
                && let Some(refuse) = refuse.take()
            {
                // If nobody waits for it, the process ends already.
                let _ = refuse.send(refusal);
            }
        }
        Err(error) => tracing::error!(%error, "a connection to the gateway panicked"),
    };
    loop {
        tokio::select! {
            () = way.stop.cancelled() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => drop(connections.spawn(relay(stream, way.clone()))),
                Err(error) => {
                    tracing::warn!(%error, "the relay to the gateway can't accept a connection");
                    tokio::time::sleep(LEAVE).await;
                }
            },
            Some(done) = connections.join_next() => ended(done),
        }
    }
    drop(listener);
    while let Some(done) = connections.join_next().await {
        ended(done);
    }
}

/// Carries one connection. Returns why Discord wants no other one, if it doesn't.
async fn relay(stream: TcpStream, way: Way) -> Option<Refusal> {
    // Events are small, and people wait for them.
    stream.set_nodelay(true).ok()?;
    if !is_ours(&stream, &way.path).await {
        return None;
    }
    let reached = async {
        tokio::time::sleep(way.tracker.pause()).await;
        reach(&way).await
    };
    // serenity isn't answered until then: it would wait for only some seconds, and lose its
    // session.
    let discord = way.stop.run_until_cancelled(reached).await?;
    let shard = accept_async_with_config(stream, Some(unlimited()));
    let mut connection = Connection {
        shard: shard.await.ok()?,
        discord,
        tracker: way.tracker.clone(),
        sessions: way.sessions.clone(),
        listener: way.listener.clone(),
        identify: None,
        session: None,
        live: None,
        last: None,
    };
    // Another shard may have been refused meanwhile.
    let end = if way.stop.is_cancelled() { End::Resume } else { connection.carry().await };
    if matches!(end, End::Refused(_)) {
        // The shard is about to connect again.
        way.stop.cancel();
    }
    let steady = connection.live.as_ref().is_some_and(|(_, since)| since.elapsed() >= STEADY);
    connection.tracker.note_end(steady);
    connection.finish(end).await
}

/// Whether serenity is on the other side, which knows the path and asks for it at once.
async fn is_ours(stream: &TcpStream, path: &str) -> bool {
    let begin = format!("GET {path}");
    let mut said = vec![0; begin.len()];
    let heard = timeout(CONNECT, stream.peek(&mut said)).await;
    matches!(heard, Ok(Ok(_))) && said == begin.as_bytes()
}

/// Discord's messages have no limit.
fn unlimited() -> WebSocketConfig {
    WebSocketConfig { max_message_size: None, max_frame_size: None, ..WebSocketConfig::default() }
}

/// Connects to Discord, for as long as that takes. serenity waits meanwhile, and keeps its session.
async fn reach(way: &Way) -> WebSocketStream<MaybeTlsStream<TcpStream>> {
    let mut failures = 0;
    loop {
        let error = match connect(&way.gateway).await {
            Ok(discord) => return discord,
            Err(error) => error,
        };
        failures += 1;
        // The log says the same error once a minute.
        tracing::warn!(%error, "Discord's gateway cannot be reached yet");
        tokio::time::sleep(backoff_up_to(failures, MAX_PAUSE)).await;
    }
}

/// Connects to Discord once, or says why that isn't possible.
async fn connect(gateway: &str) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, Unreachable> {
    let connected = connect_async_with_config(gateway, Some(unlimited()), true);
    let (discord, _) = timeout(CONNECT, connected).await?.map_err(Box::new)?;
    Ok(discord)
}

#[derive(Debug, thiserror::Error)]
pub enum Unreachable {
    #[error(transparent)]
    Failed(#[from] Box<tungstenite::Error>),
    #[error("no answer")]
    NoAnswer(#[from] Elapsed),
}

/// Whether the gateway at this address can be reached, or why not; begins no session.
pub async fn try_to_reach(gateway: &reqwest::Url) -> Result<(), Unreachable> {
    let mut discord = connect(&with_version(gateway)).await?;
    // Whether it hears that this side leaves makes no difference.
    let _ = timeout(LEAVE, discord.close(Some(frame(1000)))).await;
    Ok(())
}

/// The address at which the gateway speaks as serenity does.
fn with_version(gateway: &reqwest::Url) -> String {
    let mut gateway = gateway.clone();
    gateway.set_query(Some(VERSION));
    gateway.into()
}

/// What a message begins with.
#[derive(Deserialize)]
struct Head<'a> {
    op: u8,
    t: Option<String>,
    /// The number of an event.
    #[serde(default)]
    s: Value,
    /// What the event says.
    #[serde(borrow)]
    d: Option<&'a RawValue>,
}

/// A message for serenity.
enum Passed {
    /// With this text, or unchanged.
    Now(Option<String>),
    /// Together with the next one: there is nothing in it to do.
    Later(String),
}

const IDENTIFY: u8 = 2;
const RESUME: u8 = 6;
const INVALID_SESSION: u8 = 9;
const HEARTBEAT_ANSWERED: &str = r#"{"op":11,"d":null}"#;

struct Connection {
    shard: WebSocketStream<TcpStream>,
    discord: WebSocketStream<MaybeTlsStream<TcpStream>>,
    tracker: Arc<ConnectionTracker>,
    sessions: Arc<Sessions>,
    listener: Arc<dyn Listener>,
    /// What was said to begin a session on this connection.
    identify: Option<String>,
    /// The id of the session, as serenity knows it.
    session: Option<String>,
    /// Counts the connection as live, and says since when; `None` until it has a session.
    live: Option<(Arc<()>, Instant)>,
    /// The number of the last event on this connection.
    last: Option<u64>,
}

/// Discord has said that the session is over.
struct SessionOver;

impl Connection {
    /// Passes messages on until one side ends the connection.
    async fn carry(&mut self) -> End {
        let begin = Instant::now() + BEGIN;
        loop {
            let passed = tokio::select! {
                said = self.shard.next() => match said {
                    Some(Ok(Message::Close(frame))) => {
                        return End::Left(frame.map_or(1000, |frame| frame.code.into()));
                    }
                    Some(Ok(message)) => self.pass_to_discord(message).await,
                    // It dropped the connection to make a new one.
                    Some(Err(_)) | None => return End::Gone,
                },
                said = self.discord.next() => match said {
                    Some(Ok(Message::Close(frame))) => {
                        let code = frame.map(|frame| u16::from(frame.code));
                        tracing::info!(code, "Discord closes a shard's connection");
                        return End::of(code);
                    }
                    Some(Ok(message)) => match self.pass_to_shard(message).await {
                        Ok(passed) => passed,
                        Err(SessionOver) => return End::NewSession,
                    },
                    Some(Err(_)) | None => return End::of(None),
                },
                () = tokio::time::sleep_until(begin), if self.live.is_none() => {
                    tracing::warn!("Discord begins no session in {BEGIN:?}; the shard connects again");
                    return End::NewSession;
                }
            };
            if !passed {
                return End::of(None);
            }
        }
    }

    /// Whether a message says that the session which serenity resumes is over.
    fn ends_session(&self, said: &Head<'_>) -> bool {
        // Resuming it is possible if this is true.
        let is_invalid = said.op == INVALID_SESSION && said.d.map(RawValue::get) != Some("true");
        is_invalid && self.session.as_ref().is_some_and(|session| self.sessions.end(session))
    }

    /// Passes a message on. Returns whether that was possible.
    async fn pass_to_discord(&mut self, message: Message) -> bool {
        let message = match message {
            Message::Text(text) => match opcode(&text) {
                Some(IDENTIFY) => self.begins(uncompressed(text)).await,
                Some(RESUME) => {
                    let said: Value = serde_json::from_str(&text).unwrap_or_default();
                    self.session = said["d"]["session_id"].as_str().map(str::to_owned);
                    let ended = self.session.as_deref();
                    match ended.and_then(|session| self.sessions.instead_of(session)) {
                        Some(identify) => self.begins(identify).await,
                        None => Message::Text(text),
                    }
                }
                _ => Message::Text(text),
            },
            Message::Binary(_) => message,
            // Each side answers the pings of its own connection.
            _ => return true,
        };
        self.discord.send(message).await.is_ok()
    }

    /// Waits until a session may begin, and returns what begins it.
    async fn begins(&mut self, identify: String) -> Message {
        tokio::time::sleep(self.sessions.wait(&identify)).await;
        self.tracker.note_session_asked();
        self.identify = Some(identify.clone());
        Message::Text(identify)
    }

    /// Notes that a session has begun. Returns whether serenity has asked to resume another one.
    fn note_begun(&mut self, ready: &str) -> bool {
        let said: Value = serde_json::from_str(ready).unwrap_or_default();
        let Some(id) = said["d"]["session_id"].as_str() else { return false };
        let resumed = self.session.replace(id.to_owned());
        if let Some(identify) = self.identify.take() {
            self.sessions.begun(id, identify);
        }
        resumed.is_some()
    }

    /// The same in the other direction, unless it ends the session.
    async fn pass_to_shard(&mut self, message: Message) -> Result<bool, SessionOver> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Ok(self.shard.send(message).await.is_ok()),
            _ => return Ok(true),
        };
        let head = match unreadable::read::<Head<'_>>(text.as_bytes()) {
            Ok(head) => head,
            Err(why) => {
                unreadable::count("message", &why);
                return Ok(true);
            }
        };
        if self.ends_session(&head) {
            return Err(SessionOver);
        }
        if head.t.as_deref() == Some("READY") && self.note_begun(&text) {
            // It may wait for the answer to a heartbeat on the former connection.
            if self.shard.send(Message::text(HEARTBEAT_ANSWERED)).await.is_err() {
                return Ok(false);
            }
        }
        Ok(match self.readable(&text, &head) {
            Some(Passed::Now(changed)) => {
                let text = changed.unwrap_or(text);
                self.shard.send(Message::Text(text)).await.is_ok()
            }
            Some(Passed::Later(text)) => self.shard.feed(Message::Text(text)).await.is_ok(),
            None => true,
        })
    }

    /// A message that serenity can read, if it isn't about an event itself.
    fn readable(&mut self, text: &str, head: &Head<'_>) -> Option<Passed> {
        if matches!(head.t.as_deref(), Some("READY" | "RESUMED")) {
            self.live.get_or_insert_with(|| (self.tracker.session(), Instant::now()));
        }
        // Only an event has a number.
        if head.op != 0 {
            return Some(Passed::Now(None));
        }
        let number = head.s.as_u64();
        let Some(name) = head.t.as_deref() else {
            unreadable::count("message", &Unreadable::at("t", "expected a string"));
            self.last = number.or(self.last);
            return None;
        };
        if number.is_none() {
            unreadable::count("message", &Unreadable::at("s", "expected u64"));
        }
        let number = number.or_else(|| Some(self.last? + 1))?;
        self.last = Some(number);
        if !self.listener.handles(name) {
            return Some(Passed::Later(counted(name, number)));
        }
        let interaction = head.d.filter(|_| name == "INTERACTION_CREATE").map(RawValue::get);
        if let Some(press) = interaction.and_then(Press::read) {
            self.listener.hear(press);
            return Some(Passed::Later(counted("PRESS", number)));
        }
        let is_whole = head.s.is_u64() && head.d.is_some();
        let has_channels = channels::are_in(name);
        let has_components = name == "MESSAGE_CREATE" && text.contains(r#""components""#);
        if is_whole && !has_channels && !has_components {
            return Some(Passed::Now(None));
        }
        let mut event: Value = serde_json::from_str(text).ok()?;
        // Without it, serenity couldn't say what the event is.
        if head.d.is_none() {
            event["d"] = Value::Null;
        }
        let had_nulls = has_channels && channels::without_nulls(&mut event["d"]);
        let had_unreadable = has_components && components::without_unreadable(&mut event["d"]);
        if is_whole && !had_nulls && !had_unreadable {
            return Some(Passed::Now(None));
        }
        event["s"] = number.into();
        Some(Passed::Now(Some(event.to_string())))
    }

    /// Ends both connections, in a way that serenity survives.
    async fn finish(mut self, end: End) -> Option<Refusal> {
        self.live = None;
        let (mut to_shard, to_discord) = end.codes();
        let session = self.session.as_deref();
        if end == End::NewSession && session.is_some_and(|session| self.sessions.end(session)) {
            // It resumes at once, and the relay begins a session instead.
            to_shard = End::Resume.codes().0;
        }
        if let Some(code) = to_discord {
            let _ = timeout(LEAVE, self.discord.close(Some(frame(code)))).await;
        }
        if !matches!(end, End::Gone) {
            // For a shard that leaves, this sends the answer that it waits for. Then it is given time
            // to leave: if this side left first, the close might not arrive.
            let _ = timeout(LEAVE, self.shard.close(to_shard.map(frame))).await;
            let _ =
                timeout(LEAVE, async { while let Some(Ok(_)) = self.shard.next().await {} }).await;
        }
        if to_discord.is_some() {
            let _ = timeout(LEAVE, async { while let Some(Ok(_)) = self.discord.next().await {} })
                .await;
        }
        match end {
            End::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }
}

/// An event that says nothing, of a kind that serenity doesn't know or can't read without content. It
/// only counts it.
fn counted(kind: &str, number: u64) -> String {
    json!({ "op": 0, "t": kind, "s": number, "d": null }).to_string()
}

fn frame(code: u16) -> CloseFrame<'static> {
    CloseFrame { code: code.into(), reason: "".into() }
}

fn opcode(text: &str) -> Option<u8> {
    serde_json::from_str::<Head<'_>>(text).ok().map(|said| said.op)
}

/// An IDENTIFY that asks for messages as text, so that their kind can be read.
fn uncompressed(identify: String) -> String {
    match serde_json::from_str::<Value>(&identify) {
        Ok(mut said) if said["d"]["compress"] == true => {
            said["d"]["compress"] = false.into();
            said.to_string()
        }
        _ => identify,
    }
}

#[cfg(test)]
mod tests;
