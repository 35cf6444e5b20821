//! The gateway: sessions over a WebSocket, with heartbeats, resumes and everything that goes wrong there.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::ids::GuildId;
use super::wire;
use super::world::{Shared, World};

/// How many events a session keeps for a resume.
const MAX_REPLAY: usize = 1_000;
/// How many frames may wait for a slow reader before its connection is dropped.
const MAX_WAITING: usize = 1_024;
/// All intents that Discord has numbered.
const KNOWN_INTENTS: u64 = ((1 << 17) - 1) | (0b11 << 20) | (0b11 << 24);

/// Which events a session wants to hear of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Intent(u64);

impl Intent {
    pub(crate) const GUILDS: Self = Self(1);
    pub(crate) const MEMBERS: Self = Self(1 << 1);
    pub(crate) const MESSAGES: Self = Self(1 << 9);
    const MESSAGE_CONTENT: Self = Self(1 << 15);
}

/// A session of the bot: outlives its connection, so that it can be resumed.
#[derive(Debug)]
pub(crate) struct Session {
    shard: (u64, u64),
    intents: u64,
    sequence: u64,
    replay: VecDeque<(u64, String)>,
    connection: Option<mpsc::Sender<Outgoing>>,
}

/// What goes out on a connection.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// An event, already written.
    Event(String),
    /// Another op.
    Op(Value),
    /// A close frame.
    Close(u16, &'static str),
    /// The end, without a close frame.
    Drop,
}

impl Session {
    fn serves(&self, guild: GuildId) -> bool {
        (guild.get() >> 22) % self.shard.1 == self.shard.0
    }

    /// Sends to the connection, if there is one. One that cannot keep up is dropped, as Discord does.
    pub(crate) fn send(&mut self, what: Outgoing) {
        let ends = !matches!(what, Outgoing::Event(_));
        if let Some(connection) = &self.connection {
            let sent = connection.try_send(what).is_ok();
            if !sent || ends {
                self.connection = None;
            }
        }
    }

    /// Whether everything after that event is still known.
    fn can_resume(&self, from: u64) -> bool {
        let oldest = self.replay.front().map_or(self.sequence + 1, |(at, _)| *at);
        from <= self.sequence && from + 1 >= oldest
    }

    fn event(&mut self, name: &str, data: &Value) {
        self.sequence += 1;
        let text = json!({ "op": 0, "s": self.sequence, "t": name, "d": data }).to_string();
        self.replay.push_back((self.sequence, text.clone()));
        if self.replay.len() > MAX_REPLAY {
            self.replay.pop_front();
        }
        self.send(Outgoing::Event(text));
    }
}

impl World {
    /// Tells the sessions that serve a guild, and that want to know.
    pub(crate) fn dispatch(
        &mut self,
        guild: GuildId,
        intent: Option<Intent>,
        name: &str,
        data: &Value,
    ) {
        for session in self
            .sessions
            .values_mut()
            .filter(|session| session.serves(guild))
        {
            if intent.is_some_and(|Intent(bit)| session.intents & bit == 0) {
                continue;
            }
            session.event(name, &without_content(session.intents, name, data));
        }
    }

    /// Whether a session serves the guild, be it only one that could still be resumed.
    pub(crate) fn has_listener(&self, guild: GuildId) -> bool {
        self.sessions.values().any(|session| session.serves(guild))
    }

    /// How many connections are open and past their identification.
    pub(crate) fn connections(&self) -> usize {
        self.sessions
            .values()
            .filter(|session| session.connection.is_some())
            .count()
    }
}

/// A bot without the intent for it does not read what people write.
fn without_content(intents: u64, name: &str, data: &Value) -> Value {
    let mut data = data.clone();
    let hidden = intents & Intent::MESSAGE_CONTENT.0 == 0 && data["author"]["bot"] == false;
    if hidden && name.starts_with("MESSAGE_") {
        data["content"] = json!("");
    }
    data
}

/// What a connection does next.
enum Next {
    Go,
    Close(u16, &'static str),
    End,
}

/// One connection, from hello to its end.
pub(crate) async fn serve(mut socket: WebSocket, shared: Arc<Shared>) {
    if shared.read(|world| world.faults.refuse_connections) {
        return;
    }
    let (sender, mut outgoing) = mpsc::channel(MAX_WAITING);
    let interval = shared.read(|world| world.heartbeat.as_millis() as u64);
    let hello = json!({ "op": 10, "d": { "heartbeat_interval": interval } });
    if socket
        .send(Frame::Text(hello.to_string().into()))
        .await
        .is_err()
    {
        return;
    }
    let mut connection = Connection {
        shared,
        sender: Some(sender),
        session: None,
    };
    talk(&mut socket, &mut connection, &mut outgoing).await;
    // Closed first, so that the connection can tell, when it is dropped, that the session still has it.
    outgoing.close();
}

async fn talk(
    socket: &mut WebSocket,
    connection: &mut Connection,
    outgoing: &mut mpsc::Receiver<Outgoing>,
) {
    loop {
        let next = tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => connection.hear(&text, socket).await,
                Some(Ok(Frame::Binary(_))) => Next::Close(4002, "Error while decoding payload."),
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Next::Go,
                Some(Ok(Frame::Close(frame))) => connection.farewell(frame, socket).await,
                Some(Err(_)) | None => Next::End,
            },
            out = outgoing.recv() => match out {
                Some(Outgoing::Event(text)) => send(socket, text).await,
                Some(Outgoing::Op(value)) => send(socket, value.to_string()).await,
                Some(Outgoing::Close(code, reason)) => Next::Close(code, reason),
                Some(Outgoing::Drop) => Next::End,
                None => connection.wait_for_the_end(socket).await,
            },
        };
        match next {
            Next::Go => {}
            Next::Close(code, reason) => {
                let frame = CloseFrame {
                    code,
                    reason: reason.into(),
                };
                // The peer may be gone already; there is nobody else to tell.
                let _ = socket.send(Frame::Close(Some(frame))).await;
                return;
            }
            Next::End => return,
        }
    }
}

async fn send(socket: &mut WebSocket, text: String) -> Next {
    match socket.send(Frame::Text(text.into())).await {
        Ok(()) => Next::Go,
        Err(_) => Next::End,
    }
}

/// A connection, and the session that it carries once the bot has said who it is.
struct Connection {
    shared: Arc<Shared>,
    /// Handed to the session.
    sender: Option<mpsc::Sender<Outgoing>>,
    session: Option<String>,
}

impl Connection {
    async fn hear(&mut self, text: &str, socket: &mut WebSocket) -> Next {
        let Ok(said) = serde_json::from_str::<Value>(text) else {
            return Next::Close(4002, "Error while decoding payload.");
        };
        match said["op"].as_u64() {
            Some(1) if self.shared.read(|world| world.faults.no_heartbeat_acks) => Next::Go,
            Some(1) => send(socket, json!({ "op": 11, "d": null }).to_string()).await,
            Some(2) => self.identify(&said["d"]),
            Some(6) => self.resume(&said["d"], socket).await,
            Some(3 | 4 | 8) if self.session.is_some() => Next::Go,
            Some(3 | 4 | 8) => Next::Close(4003, "Not authenticated."),
            _ => Next::Close(4001, "Unknown opcode."),
        }
    }

    fn identify(&mut self, said: &Value) -> Next {
        let Some(sender) = self.sender.take() else {
            return Next::Close(4005, "Already authenticated.");
        };
        let shard = match &said["shard"] {
            Value::Null => Some((0, 1)),
            shard => shard[0]
                .as_u64()
                .zip(shard[1].as_u64())
                .filter(|(id, count)| id < count),
        };
        let Some(shard) = shard else {
            return Next::Close(4010, "Invalid shard.");
        };
        let Some(intents) = said["intents"]
            .as_u64()
            .filter(|bits| bits & !KNOWN_INTENTS == 0)
        else {
            return Next::Close(4013, "Invalid intent(s).");
        };
        let id = format!("{:032x}", rand::random::<u128>());
        let made = self.shared.change(|world| {
            if !right_token(world, said) {
                return false;
            }
            world.identified += 1;
            // Whoever identifies anew has given up the session before.
            world
                .sessions
                .retain(|_, old| old.shard != shard || old.connection.is_some());
            let session = Session {
                shard,
                intents,
                sequence: 0,
                replay: VecDeque::new(),
                connection: Some(sender),
            };
            greet(world, session, &id);
            true
        });
        if !made {
            return Next::Close(4004, "Authentication failed.");
        }
        self.session = Some(id);
        Next::Go
    }

    /// Takes up a session: what it missed comes first, then everything new.
    async fn resume(&mut self, said: &Value, socket: &mut WebSocket) -> Next {
        let Some(sender) = self.sender.take() else {
            return Next::Close(4005, "Already authenticated.");
        };
        let id = said["session_id"].as_str().unwrap_or_default().to_owned();
        let from = said["seq"].as_u64().unwrap_or_default();
        let (authentic, missed) = self.shared.change(|world| {
            let authentic = right_token(world, said);
            let session = world
                .sessions
                .get_mut(&id)
                .filter(|session| authentic && session.can_resume(from));
            let missed = session.map(|session| {
                let missed: Vec<String> = session
                    .replay
                    .iter()
                    .filter(|(at, _)| *at > from)
                    .map(|(_, text)| text.clone())
                    .collect();
                session.connection = Some(sender.clone());
                // Queued behind what is sent below: the queue is read only after this returns.
                session.event("RESUMED", &json!({}));
                missed
            });
            (authentic, missed)
        });
        if !authentic {
            return Next::Close(4004, "Authentication failed.");
        }
        let Some(missed) = missed else {
            self.sender = Some(sender);
            return send(socket, json!({ "op": 9, "d": false }).to_string()).await;
        };
        self.session = Some(id);
        for text in missed {
            if let end @ (Next::End | Next::Close(..)) = send(socket, text).await {
                return end;
            }
        }
        Next::Go
    }

    /// The session let go of this connection: what was asked of the bot was its last message here. It
    /// gets time to leave by itself, and its heartbeats are still answered.
    async fn wait_for_the_end(&mut self, socket: &mut WebSocket) -> Next {
        while let Some(Ok(frame)) = socket.recv().await {
            let next = match frame {
                Frame::Close(frame) => self.farewell(frame, socket).await,
                Frame::Text(text) => self.hear(&text, socket).await,
                _ => Next::Go,
            };
            if !matches!(next, Next::Go) {
                return next;
            }
        }
        Next::End
    }

    /// The bot closes. With 1000 or 1001 it says that it will not come back to this session.
    async fn farewell(&mut self, frame: Option<CloseFrame>, socket: &mut WebSocket) -> Next {
        let for_good = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
        if let Some(id) = self.session.take_if(|_| for_good) {
            self.shared.change(|world| world.sessions.remove(&id));
        }
        // Reading on sends the close frame's answer, for which the bot waits.
        while let Some(Ok(_)) = socket.recv().await {}
        Next::End
    }
}

impl Drop for Connection {
    /// A session without its connection waits to be resumed.
    fn drop(&mut self) {
        let Some(id) = &self.session else { return };
        self.shared.change(|world| {
            if let Some(session) = world.sessions.get_mut(id)
                && session
                    .connection
                    .as_ref()
                    .is_some_and(mpsc::Sender::is_closed)
            {
                session.connection = None;
            }
        });
    }
}

fn right_token(world: &World, said: &Value) -> bool {
    let token = said["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token) == world.token
}

/// READY, and the guilds of the shard for those who want them.
fn greet(world: &mut World, mut session: Session, id: &str) {
    let guilds: Vec<GuildId> = world
        .guilds
        .values()
        .filter(|guild| guild.has_bot && session.serves(guild.id))
        .map(|guild| guild.id)
        .collect();
    let unavailable: Vec<Value> = guilds
        .iter()
        .map(|id| json!({ "id": id, "unavailable": true }))
        .collect();
    let ready = json!({
        "v": 10,
        "user": wire::user_by_id(world, world.bot),
        "guilds": unavailable,
        "session_id": id,
        "resume_gateway_url": wire::gateway_url(world),
        "shard": [session.shard.0, session.shard.1],
        "application": { "id": world.application, "flags": 0 },
        "session_type": "normal",
        "private_channels": [],
    });
    session.event("READY", &ready);
    if session.intents & Intent::GUILDS.0 != 0 {
        for guild in guilds.iter().filter_map(|id| world.guilds.get(id)) {
            session.event("GUILD_CREATE", &wire::guild_create(world, guild));
        }
    }
    world.sessions.insert(id.to_owned(), session);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(shard: (u64, u64)) -> Session {
        Session {
            shard,
            intents: 1,
            sequence: 0,
            replay: VecDeque::new(),
            connection: None,
        }
    }

    #[test]
    fn a_guild_belongs_to_one_shard() {
        for guild in (0..64u64).map(|n| GuildId::from((n << 22) | 7)) {
            let serving = (0..8).filter(|shard| session((*shard, 8)).serves(guild));
            assert_eq!(serving.count(), 1);
        }
    }

    #[test]
    fn a_session_can_be_resumed_while_its_events_are_kept() {
        let mut session = session((0, 1));
        assert!(session.can_resume(0) && !session.can_resume(1));
        for _ in 0..MAX_REPLAY + 5 {
            session.event("TEST", &Value::Null);
        }
        assert!(!session.can_resume(4) && session.can_resume(5));
        assert!(session.can_resume(session.sequence) && !session.can_resume(session.sequence + 1));
    }

    #[test]
    fn what_people_write_is_hidden_without_the_intent() {
        let said = json!({ "author": { "bot": false }, "content": "psst" });
        assert_eq!(without_content(0, "MESSAGE_CREATE", &said)["content"], "");
        assert_eq!(
            without_content(1 << 15, "MESSAGE_CREATE", &said)["content"],
            "psst"
        );
        let own = json!({ "author": { "bot": true }, "content": "psst" });
        assert_eq!(
            without_content(0, "MESSAGE_CREATE", &own)["content"],
            "psst"
        );
    }
}
