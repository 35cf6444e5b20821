//! The registered commands, with the fields that Discord adds.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::ids::GuildId;

/// The commands of each server, and under `None` those for all servers.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    by_guild: BTreeMap<Option<GuildId>, Vec<Value>>,
}

impl Commands {
    pub(crate) fn of(&self, guild: Option<GuildId>) -> &[Value] {
        self.by_guild.get(&guild).map_or(&[], Vec::as_slice)
    }

    /// The commands that work in a server: first its own, then those for all servers.
    pub(crate) fn in_guild(&self, guild: GuildId) -> impl Iterator<Item = &Value> {
        self.of(Some(guild)).iter().chain(self.of(None))
    }

    pub(crate) fn count(&self) -> usize {
        self.by_guild.values().map(Vec::len).sum()
    }

    pub(crate) fn replace(&mut self, guild: Option<GuildId>, commands: Vec<Value>) {
        self.by_guild.insert(guild, commands);
    }
}
