//! The gateway's sessions: what they want to hear, what they heard, and what a resume still owes them.
//!
//! A session outlives its connection; how one talks to it over a WebSocket stands beside this.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::ids::GuildId;
use super::wire;
use super::world::World;

/// How many events a session keeps for a resume.
const MAX_REPLAY: usize = 1_000;

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

    /// Takes the session up on a new connection: what it missed after that event, which is to be sent
    /// before anything that waits on the connection.
    fn resume(&mut self, from: u64, connection: mpsc::Sender<Outgoing>) -> Vec<String> {
        let missed = self.replay.iter().filter(|(at, _)| *at > from);
        let missed = missed.map(|(_, text)| text.clone()).collect();
        self.connection = Some(connection);
        self.event("RESUMED", &json!({}));
        missed
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

    /// Begins a session: READY, and the guilds of its shard for those who want them.
    pub(crate) fn begin_session(
        &mut self,
        id: &str,
        shard: (u64, u64),
        intents: u64,
        connection: mpsc::Sender<Outgoing>,
    ) {
        self.identified += 1;
        // Whoever identifies anew has given up the session before.
        self.sessions
            .retain(|_, old| old.shard != shard || old.connection.is_some());
        let mut session = Session {
            shard,
            intents,
            sequence: 0,
            replay: VecDeque::new(),
            connection: Some(connection),
        };
        let guilds = || {
            let joined = self.guilds.values().filter(|guild| guild.has_bot);
            joined.filter(|guild| session.serves(guild.id))
        };
        let unavailable: Vec<Value> = guilds()
            .map(|guild| json!({ "id": guild.id, "unavailable": true }))
            .collect();
        let created: Vec<Value> = guilds()
            .map(|guild| wire::guild_create(self, guild))
            .collect();
        let ready = json!({
            "v": 10,
            "user": wire::user_by_id(self, self.bot),
            "guilds": unavailable,
            "session_id": id,
            "resume_gateway_url": wire::gateway_url(self),
            "shard": [shard.0, shard.1],
            "application": { "id": self.application, "flags": 0 },
            "session_type": "normal",
            "private_channels": [],
        });
        session.event("READY", &ready);
        if intents & Intent::GUILDS.0 != 0 {
            for guild in &created {
                session.event("GUILD_CREATE", guild);
            }
        }
        self.sessions.insert(id.to_owned(), session);
    }

    /// Takes a session up again: what it missed, or nothing if it cannot be resumed.
    pub(crate) fn resume_session(
        &mut self,
        id: &str,
        from: u64,
        connection: &mpsc::Sender<Outgoing>,
    ) -> Option<Vec<String>> {
        let session = self.sessions.get_mut(id)?;
        session
            .can_resume(from)
            .then(|| session.resume(from, connection.clone()))
    }

    /// The connection of a session ended, unless it has a newer one: it waits to be resumed.
    pub(crate) fn lose_connection(&mut self, id: &str) {
        if let Some(session) = self.sessions.get_mut(id)
            && session
                .connection
                .as_ref()
                .is_some_and(mpsc::Sender::is_closed)
        {
            session.connection = None;
        }
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
