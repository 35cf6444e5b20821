//! A table in an empty database, for tests of its messages.

use tempfile::TempDir;

use crate::games::GameKind;
use crate::store::Store;
use crate::table::{
    ChannelId, GuildId, InteractionId, Pace, Person, Place, Request, RequestKind, Settings,
    TableHandle, Tables, UserId,
};
use getaway_testing::empty;

pub const HOST: UserId = UserId(4711);

pub fn person(id: UserId, name: &str) -> Person {
    Person { id, name: name.to_owned() }
}

/// Opens a table of Ann and these computers in a channel.
pub async fn open(tables: &Tables, channel: ChannelId, computers: usize) -> TableHandle {
    let place = Place { guild: GuildId(1), channel };
    let settings = Settings::of(GameKind::Getaway);
    tables.start(place, person(HOST, "Ann"), InteractionId(1), settings, computers).await.unwrap()
}

/// A new database with a table of Ann and three computers.
pub async fn table(channel: ChannelId) -> (TempDir, Store, Tables, TableHandle) {
    let (dir, store) = empty().await;
    let tables = Tables::open(store.clone(), Pace::default()).await.unwrap();
    let table = open(&tables, channel, 3).await;
    (dir, store, tables, table)
}

pub async fn ask(table: &TableHandle, person: Person, kind: RequestKind) {
    let request =
        Request { person, interaction: InteractionId(2), moment: None, by_itself: false, kind };
    table.ask(request).await.unwrap();
}
