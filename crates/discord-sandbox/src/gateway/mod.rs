//! The gateway: one connection of a bot, from its hello to its end. [`asks`] answers what a bot asks
//! for on it, and [`compress`] makes its frames.

mod asks;
mod compress;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::state::{Intent, Moment, Outgoing, Shard, Shared, Start, World};
use crate::wire;
use compress::Encoder;

/// The version of the API that a bot gets unless it asks for another.
const NEWEST: u8 = 10;
/// How many frames can wait for a slow reader before its connection is dropped.
const MAX_WAITING: usize = 1_024;
/// How long after the upgrade of the connection HELLO comes. Libraries miss a frame that is in the
/// packet of the upgrade.
const BEFORE_HELLO: Duration = Duration::from_millis(40);
/// The reason of a close that a test asked for.
const ASKED_FOR: &str = "asked for by a test";
/// All intents that Discord has numbered.
const KNOWN_INTENTS: u64 = ((1 << 17) - 1) | (0b11 << 20) | (0b11 << 24);

/// What a connection's address asks for.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(rename = "v")]
    version: Option<u8>,
    compress: Option<String>,
}

/// A connection's socket, which the bot reads in the way that it asked for.
struct Socket {
    socket: WebSocket,
    encoder: Encoder,
}

enum Next {
    Go,
    Close(Option<u16>, &'static str),
    End,
}

/// Serves one connection, from its hello to its end. `to_resume`: it is at the address that `READY`
/// names for resuming.
pub(crate) async fn serve(socket: WebSocket, shared: Arc<Shared>, asked: Asked, to_resume: bool) {
    tokio::time::sleep(BEFORE_HELLO).await;
    let encoder = Encoder::of(asked.compress.as_deref());
    let mut socket = Socket { socket, encoder };
    if shared.read(|world| world.broken.refuse_connections) {
        return;
    }
    if let Some(code) = shared.change(|world| world.broken.close(Moment::Hello)) {
        return close(&mut socket, code, ASKED_FOR).await;
    }
    let (sender, mut outgoing) = mpsc::channel(MAX_WAITING);
    let hello = Outgoing::op(10, &json!({ "heartbeat_interval": 41_250 }));
    if let Next::End = act(&mut socket, hello).await {
        return;
    }
    let version = asked.version.unwrap_or(NEWEST);
    let mut connection =
        Connection { shared, sender: Some(sender), session: None, to_resume, version };
    talk(&mut socket, &mut connection, &mut outgoing).await;
    // Closed before the connection is dropped: the drop checks whether the session has a newer one.
    outgoing.close();
}

async fn talk(
    socket: &mut Socket,
    connection: &mut Connection,
    outgoing: &mut mpsc::Receiver<Outgoing>,
) {
    let mut in_use = true;
    loop {
        let next = tokio::select! {
            frame = socket.socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => connection.hear(text.as_bytes(), socket).await,
                Some(Ok(Frame::Binary(bytes))) => connection.hear(&bytes, socket).await,
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Next::Go,
                Some(Ok(Frame::Close(frame))) => connection.farewell(frame, socket).await,
                Some(Err(_)) | None => Next::End,
            },
            out = outgoing.recv(), if in_use => match out {
                Some(out) => act(socket, out).await,
                // The session no longer uses this connection. The bot may leave it when it likes, and
                // heartbeats are still answered.
                None => {
                    in_use = false;
                    Next::Go
                }
            },
        };
        match next {
            Next::Go => {}
            Next::Close(code, reason) => {
                close(socket, code, reason).await;
                return;
            }
            Next::End => return,
        }
    }
}

async fn close(socket: &mut Socket, code: Option<u16>, reason: &'static str) {
    let frame = code.map(|code| CloseFrame { code, reason: reason.into() });
    // The peer may be gone already, and nobody else needs to know.
    let _ = socket.socket.send(Frame::Close(frame)).await;
}

async fn act(socket: &mut Socket, out: Outgoing) -> Next {
    match out {
        Outgoing::Event(text) | Outgoing::Op(text) => send(socket, text).await,
        Outgoing::Close(code, reason) => Next::Close(code, reason),
        Outgoing::Drop => Next::End,
    }
}

async fn send(socket: &mut Socket, text: String) -> Next {
    let frame = socket.encoder.frame(text);
    match socket.socket.send(frame).await {
        Ok(()) => Next::Go,
        Err(_) => Next::End,
    }
}

/// A connection, and its session once the bot has identified itself.
struct Connection {
    shared: Arc<Shared>,
    /// The sending half, until the session takes it.
    sender: Option<mpsc::Sender<Outgoing>>,
    session: Option<String>,
    to_resume: bool,
    /// The version of the API that the bot asked for.
    version: u8,
}

impl Connection {
    async fn hear(&mut self, text: &[u8], socket: &mut Socket) -> Next {
        let Ok(said) = serde_json::from_slice::<Value>(text) else {
            return Next::Close(Some(4002), "Error while decoding payload.");
        };
        let moment = match said["op"].as_u64() {
            Some(2) => Some(Moment::Identify),
            Some(6) => Some(Moment::Resume),
            _ => None,
        };
        if let Some(moment) = moment
            && let Some(code) = self.shared.change(|world| world.broken.close(moment))
        {
            return Next::Close(code, ASKED_FOR);
        }
        match said["op"].as_u64() {
            Some(1) => act(socket, Outgoing::op(11, &Value::Null)).await,
            Some(2) => self.identify(&said["d"], socket).await,
            Some(6) => self.resume(&said["d"], socket).await,
            Some(op @ (3 | 4 | 8 | 31 | 43)) => match &self.session {
                Some(session) => {
                    self.shared.change(|world| {
                        for (name, data) in asks::answers(world, session, op, &said["d"]) {
                            world.sessions.reply(session, name, &data);
                        }
                    });
                    Next::Go
                }
                None => Next::Close(Some(4003), "Not authenticated."),
            },
            _ => Next::Close(Some(4001), "Unknown opcode."),
        }
    }

    async fn identify(&mut self, said: &Value, socket: &mut Socket) -> Next {
        let Some(sender) = self.sender.take() else {
            return Next::Close(Some(4005), "Already authenticated.");
        };
        let shard = match &said["shard"] {
            Value::Null => Some((0, 1)),
            shard => shard[0].as_u64().zip(shard[1].as_u64()),
        };
        let Some((index, count)) = shard.filter(|(index, count)| index < count) else {
            return Next::Close(Some(4010), "Invalid shard.");
        };
        let Some(intents) = said["intents"].as_u64().filter(|bits| bits & !KNOWN_INTENTS == 0)
        else {
            return Next::Close(Some(4013), "Invalid intent(s).");
        };
        let is_privileged = Intent::PRIVILEGED.is_in(intents);
        if is_privileged && !self.shared.read(|world| world.app.privileged_intents) {
            return Next::Close(Some(4014), "Disallowed intent(s).");
        }
        let shard = Shard { index, count };
        let id = format!("{:032x}", rand::random::<u128>());
        let start = self.shared.change(|world| {
            let start = may_start(world, said, shard);
            if start == Some(Start::Granted) {
                begin_session(world, &id, shard, intents, self.version, sender.clone());
            }
            start
        });
        match start {
            Some(Start::Granted) => {
                self.session = Some(id);
                Next::Go
            }
            Some(Start::TooSoon) => {
                self.sender = Some(sender);
                act(socket, Outgoing::op(9, &json!(false))).await
            }
            Some(Start::UsedUp) | None => Next::Close(Some(4004), "Authentication failed."),
        }
    }

    /// Resumes a session: first sends the events that it missed, then the new ones.
    async fn resume(&mut self, said: &Value, socket: &mut Socket) -> Next {
        let Some(sender) = self.sender.take() else {
            return Next::Close(Some(4005), "Already authenticated.");
        };
        let id = said["session_id"].as_str().unwrap_or_default().to_owned();
        let from = said["seq"].as_u64().unwrap_or_default();
        let (authentic, missed) = self.shared.change(|world| {
            let authentic = right_token(world, said);
            let refused = world.broken.resume_elsewhere && !self.to_resume;
            let missed = (authentic && !refused).then(|| world.sessions.resume(&id, from, &sender));
            (authentic, missed.flatten())
        });
        if !authentic {
            return Next::Close(Some(4004), "Authentication failed.");
        }
        let Some(missed) = missed else {
            self.sender = Some(sender);
            return act(socket, Outgoing::op(9, &json!(false))).await;
        };
        self.session = Some(id);
        for text in missed {
            if let end @ (Next::End | Next::Close(..)) = send(socket, text).await {
                return end;
            }
        }
        Next::Go
    }

    /// Handles the bot closing the connection. Codes 1000 and 1001 mean that it will not resume the
    /// session.
    async fn farewell(&mut self, frame: Option<CloseFrame>, socket: &mut Socket) -> Next {
        let for_good = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
        if let Some(id) = self.session.take_if(|_| for_good) {
            self.shared.change(|world| world.sessions.forget(&id));
        }
        // Reading on sends the answer to the close frame, which the bot waits for.
        while let Some(Ok(_)) = socket.socket.recv().await {}
        Next::End
    }
}

impl Drop for Connection {
    /// Leaves the session without its connection, ready to be resumed.
    fn drop(&mut self) {
        let Some(id) = &self.session else { return };
        self.shared.change(|world| world.sessions.lose_connection(id));
    }
}

/// Whether a session may begin; `None` if the token is wrong. After too many, all sessions end and
/// the token is reset.
fn may_start(world: &mut World, said: &Value, shard: Shard) -> Option<Start> {
    if !right_token(world, said) {
        return None;
    }
    let (now, kept_apart) = (world.clock.elapsed(), world.limits.enforced);
    let start = world.starts.attempt(shard, now, kept_apart);
    if start == Start::UsedUp {
        world.app.token = world.new_token();
        let close = Outgoing::Close(Some(4004), "Authentication failed.");
        world.sessions.send_to_all(&close);
        world.sessions.forget_all();
    }
    Some(start)
}

/// Begins a session: sends READY, and the guilds of its shard if the bot asked for them.
fn begin_session(
    world: &mut World,
    id: &str,
    shard: Shard,
    intents: u64,
    version: u8,
    connection: mpsc::Sender<Outgoing>,
) {
    let mut first = vec![("READY", wire::ready(world, id, shard, version))];
    if Intent::GUILDS.is_in(intents) {
        let joined = world.guilds.iter().filter(|guild| guild.has_bot);
        let served = joined.filter(|guild| shard.serves(guild.id));
        first.extend(served.map(|guild| ("GUILD_CREATE", wire::guild_create(world, guild))));
    }
    world.sessions.begin(id, shard, intents, connection, &first);
}

fn right_token(world: &World, said: &Value) -> bool {
    let token = said["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token) == world.app.token
}

#[cfg(test)]
mod tests;
