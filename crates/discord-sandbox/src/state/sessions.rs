//! The gateway's sessions: their intents, the events they got, and the events to send again on a
//! resume.
//!
//! A session outlives its connection. The gateway module owns the WebSocket.

use std::collections::{HashMap, VecDeque};

use serde_json::{Value, json};
use tokio::sync::mpsc;

use crate::ids::GuildId;

/// How many events a session keeps for a resume.
const MAX_REPLAY: usize = 1_000;

/// A kind of event that a session can ask for, or several.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Intent(u64);

impl Intent {
    pub(crate) const GUILDS: Self = Self(1);
    pub(crate) const MEMBERS: Self = Self(1 << 1);
    pub(crate) const PRESENCES: Self = Self(1 << 8);
    pub(crate) const MESSAGES: Self = Self(1 << 9);
    const MESSAGE_CONTENT: Self = Self(1 << 15);
    /// The intents that have to be turned on for an application before its bot may ask for them:
    /// members, presences and the content of messages.
    pub(crate) const PRIVILEGED: Self = Self((1 << 1) | (1 << 8) | (1 << 15));

    /// Whether these intents include it, or one of several.
    pub(crate) const fn is_in(self, intents: u64) -> bool {
        intents & self.0 != 0
    }
}

/// The part of the guilds that a session serves: number `index` of `count`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) index: u64,
    pub(crate) count: u64,
}

impl Shard {
    pub(crate) fn serves(self, guild: GuildId) -> bool {
        (guild.get() >> 22) % self.count == self.index
    }
}

#[derive(Debug)]
struct Session {
    shard: Shard,
    intents: u64,
    sequence: u64,
    replay: VecDeque<(u64, String)>,
    connection: Option<mpsc::Sender<Outgoing>>,
}

/// Something to send on a connection.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// An event, already serialized.
    Event(String),
    /// Another op, likewise.
    Op(String),
    /// A close frame, with a code or without one.
    Close(Option<u16>, &'static str),
    /// The end of the connection without a close frame.
    Drop,
}

impl Outgoing {
    /// A payload that isn't an event. Only events have a number and a name.
    pub(crate) fn op(op: u8, data: &Value) -> Self {
        Self::Op(json!({ "op": op, "d": data, "s": null, "t": null }).to_string())
    }
}

impl Session {
    /// Sends to the connection, if there is one. Drops a connection that cannot keep up, as Discord
    /// does.
    fn send(&mut self, what: Outgoing) {
        let ends = !matches!(what, Outgoing::Event(_));
        if let Some(connection) = &self.connection {
            let sent = connection.try_send(what).is_ok();
            if !sent || ends {
                self.connection = None;
            }
        }
    }

    /// Resumes the session on a new connection. Returns the events after `from`, to be sent before
    /// those that wait on the connection.
    fn resume(&mut self, from: u64, connection: mpsc::Sender<Outgoing>) -> Vec<String> {
        let missed =
            self.replay.iter().filter(|(at, _)| *at > from).map(|(_, text)| text.clone()).collect();
        self.connection = Some(connection);
        self.event("RESUMED", &json!({}));
        missed
    }

    /// Whether all events after `from` are still kept.
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

/// The sessions that are open or can still be resumed.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    by_id: HashMap<String, Session>,
    begun: usize,
    pub(crate) spoilt: Vec<Spoilt>,
}

/// A field of an object that is wrong in the next events of a kind.
#[derive(Debug)]
pub(crate) struct Spoilt {
    pub(crate) left: u32,
    pub(crate) event: String,
    /// The place of the field, as a JSON pointer.
    pub(crate) pointer: String,
    /// What it says instead; `None` if it is missing.
    pub(crate) value: Option<Value>,
}

impl Spoilt {
    /// Changes an event, if it is of the kind and has the object. A field can only be removed where
    /// it is.
    fn change(&mut self, event: &str, data: &mut Value) {
        let place = self.pointer.rsplit_once('/');
        let Some((parent, field)) = place.filter(|_| self.event == event && self.left > 0) else {
            return;
        };
        let Some(Value::Object(fields)) = data.pointer_mut(parent) else { return };
        let changed = match &self.value {
            Some(value) => {
                fields.insert(field.to_owned(), value.clone());
                true
            }
            None => fields.remove(field).is_some(),
        };
        self.left -= u32::from(changed);
    }
}

impl Sessions {
    /// Sends an event to the sessions that serve a guild, if their intents ask for it.
    pub(crate) fn dispatch(
        &mut self,
        guild: GuildId,
        intent: Option<Intent>,
        name: &str,
        data: &Value,
    ) {
        #[cfg(test)]
        crate::description::event(name, data);
        let data = &self.after_faults(name, data);
        let serving = self.by_id.values_mut();
        for session in serving.filter(|session| session.shard.serves(guild)) {
            if intent.is_none_or(|intent| intent.is_in(session.intents)) {
                session.event(name, &without_content(session.intents, name, data));
            }
        }
    }

    /// Sends an event to one session only: the answer to what it asked for.
    pub(crate) fn reply(&mut self, id: &str, name: &str, data: &Value) {
        #[cfg(test)]
        crate::description::event(name, data);
        let data = self.after_faults(name, data);
        if let Some(session) = self.by_id.get_mut(id) {
            session.event(name, &data);
        }
    }

    /// What events a session gets: those of its guilds, by its intents.
    pub(crate) fn listens_to(&self, id: &str) -> Option<(Shard, u64)> {
        self.by_id.get(id).map(|session| (session.shard, session.intents))
    }

    /// Whether a session serves the guild, connected or waiting to be resumed.
    pub(crate) fn serve(&self, guild: GuildId) -> bool {
        self.by_id.values().any(|session| session.shard.serves(guild))
    }

    /// How many open connections have identified themselves.
    pub(crate) fn connections(&self) -> usize {
        self.by_id.values().filter(|session| session.connection.is_some()).count()
    }

    pub(crate) fn begun(&self) -> usize {
        self.begun
    }

    /// Begins a session with its first events.
    pub(crate) fn begin(
        &mut self,
        id: &str,
        shard: Shard,
        intents: u64,
        connection: mpsc::Sender<Outgoing>,
        first: &[(&str, Value)],
    ) {
        self.begun += 1;
        // Identifying again gives up the previous session.
        self.by_id.retain(|_, old| old.shard != shard || old.connection.is_some());
        let mut session = Session {
            shard,
            intents,
            sequence: 0,
            replay: VecDeque::new(),
            connection: Some(connection),
        };
        for (name, data) in first {
            #[cfg(test)]
            crate::description::event(name, data);
            session.event(name, &self.after_faults(name, data));
        }
        self.by_id.insert(id.to_owned(), session);
    }

    /// An event's data with the fields that are to be wrong.
    fn after_faults(&mut self, event: &str, data: &Value) -> Value {
        let mut data = data.clone();
        for spoilt in &mut self.spoilt {
            spoilt.change(event, &mut data);
        }
        self.spoilt.retain(|spoilt| spoilt.left > 0);
        data
    }

    /// Resumes a session. Returns the events that it missed, or `None` if it cannot be resumed.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        from: u64,
        connection: &mpsc::Sender<Outgoing>,
    ) -> Option<Vec<String>> {
        let session = self.by_id.get_mut(id)?;
        session.can_resume(from).then(|| session.resume(from, connection.clone()))
    }

    /// Notes that a session's connection ended: it waits to be resumed, unless it has a newer
    /// connection.
    pub(crate) fn lose_connection(&mut self, id: &str) {
        if let Some(session) = self.by_id.get_mut(id)
            && session.connection.as_ref().is_some_and(mpsc::Sender::is_closed)
        {
            session.connection = None;
        }
    }

    pub(crate) fn forget(&mut self, id: &str) {
        self.by_id.remove(id);
    }

    /// Ends all sessions; they can't be resumed.
    pub(crate) fn forget_all(&mut self) {
        self.by_id.clear();
    }

    pub(crate) fn send_to_all(&mut self, what: &Outgoing) {
        let all = self.by_id.values_mut();
        all.for_each(|session| session.send(what.clone()));
    }
}

/// Removes the content of people's messages, unless they mention the bot or it has the intent for it.
fn without_content(intents: u64, name: &str, data: &Value) -> Value {
    let mut data = data.clone();
    let mut mentioned = data["mentions"].as_array().into_iter().flatten();
    let for_bot = mentioned.any(|user| user["bot"] == true) || data["author"]["bot"] == true;
    let hidden = !Intent::MESSAGE_CONTENT.is_in(intents) && !for_bot;
    if hidden && name.starts_with("MESSAGE_") {
        data["content"] = json!("");
    }
    data
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_events_with_the_field_are_spoilt() {
        let mut spoilt = Spoilt {
            left: 2,
            event: "TEST".to_owned(),
            pointer: "/author/flags".to_owned(),
            value: Some(json!("odd")),
        };
        let mut changed = |event: &str, mut data: Value| {
            spoilt.change(event, &mut data);
            data
        };
        let said = json!({ "author": { "flags": 0 } });
        let odd = json!({ "author": { "flags": "odd" } });
        assert_eq!(changed("OTHER", said.clone()), said);
        assert_eq!(changed("TEST", json!({})), json!({}));
        assert_eq!(changed("TEST", json!({ "author": {} })), odd);
        assert_eq!(changed("TEST", said.clone()), odd);
        assert_eq!(changed("TEST", said.clone()), said);
    }

    #[test]
    fn a_guild_belongs_to_one_shard() {
        for guild in (0..64u64).map(|n| GuildId::from((n << 22) | 7)) {
            let serving = (0..8).filter(|index| Shard { index: *index, count: 8 }.serves(guild));
            assert_eq!(serving.count(), 1);
        }
    }

    #[test]
    fn a_session_can_be_resumed_while_its_events_are_kept() {
        let mut session = Session {
            shard: Shard { index: 0, count: 1 },
            intents: 1,
            sequence: 0,
            replay: VecDeque::new(),
            connection: None,
        };
        assert!(session.can_resume(0) && !session.can_resume(1));
        for _ in 0..MAX_REPLAY + 5 {
            session.event("TEST", &Value::Null);
        }
        assert!(!session.can_resume(4) && session.can_resume(5));
        assert!(session.can_resume(session.sequence) && !session.can_resume(session.sequence + 1));
    }

    #[test]
    fn the_content_of_messages_is_hidden_without_the_intent() {
        let said = json!({ "author": { "bot": false }, "content": "psst" });
        assert_eq!(without_content(0, "MESSAGE_CREATE", &said)["content"], "");
        assert_eq!(without_content(1 << 15, "MESSAGE_CREATE", &said)["content"], "psst");
        let called =
            json!({ "author": { "bot": false }, "content": "psst", "mentions": [{ "bot": true }] });
        assert_eq!(without_content(0, "MESSAGE_CREATE", &called)["content"], "psst");
        let own = json!({ "author": { "bot": true }, "content": "psst" });
        assert_eq!(without_content(0, "MESSAGE_CREATE", &own)["content"], "psst");
    }
}
