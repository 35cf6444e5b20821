//! The task alone, without a bot: a table, a stand-in for Discord, and no interaction.

use std::sync::Arc;
use std::time::Duration;

use discord_sandbox::{Options, Sandbox};
use poise::serenity_prelude as serenity;

use super::*;
use crate::discord::bot::{Bot, Tasks};
use crate::games::GameKind;
use crate::store::{Lease, ShardRange, Store};
use crate::table::{
    Ask, Compute, GuildId, InteractionId, Pace, Person, Place, Request, Settings, TableHandle,
    Tables, UserId,
};

const HOST: UserId = UserId(4711);

async fn ask(table: &TableHandle, ask: Ask) {
    let person = Person {
        id: HOST,
        name: "Ann".to_owned(),
    };
    let request = Request {
        person,
        interaction: InteractionId(2),
        moment: None,
        ask,
    };
    table.ask(request).await.unwrap();
}

fn discord(sandbox: &Sandbox) -> Discord {
    let http = serenity::HttpBuilder::new(sandbox.token())
        .proxy(sandbox.base_url())
        .ratelimiter_disabled(true)
        .application_id(serenity::ApplicationId::new(sandbox.application_id().get()))
        .build();
    Discord::new(
        Arc::new(http),
        Lease::for_ever(),
        ShardRange::ALL,
        Compute::new(1),
    )
}

/// A table of one person and three computers, in a stand-in for Discord.
struct Bench {
    sandbox: Sandbox,
    store: Store,
    tables: Tables,
    table: TableHandle,
    _dir: tempfile::TempDir,
}

impl Bench {
    async fn open() -> Bench {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let dir = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", dir.path().join("getaway.db").display());
        let store = Store::open(&url).await.unwrap();
        let tables = Tables::open(store.clone(), Pace::default()).await.unwrap();
        let place = Place {
            guild: GuildId(1),
            channel: ChannelId(sandbox.channel("general").get()),
        };
        let host = Person {
            id: HOST,
            name: "Ann".to_owned(),
        };
        let settings = Settings::of(GameKind::Getaway);
        let opened = tables.start(place, host, InteractionId(1), settings, 3);
        let table = opened.await.unwrap();
        Bench {
            sandbox,
            store,
            tables,
            table,
            _dir: dir,
        }
    }

    /// Begins to show the table as after a restart.
    fn resume(&self) -> tokio::task::JoinHandle<()> {
        self.resume_until(CancellationToken::new())
    }

    /// The same until the process is to end.
    fn resume_until(&self, stop: CancellationToken) -> tokio::task::JoinHandle<()> {
        let services = Services {
            discord: discord(&self.sandbox),
            settings: Arc::new(GuildSettingsCache::new(self.store.clone())),
            stop,
        };
        let (table, store) = (self.table.clone(), self.store.clone());
        let (display, news) = TableDisplay::new(table, store, Start::Resume);
        tokio::spawn(run(services, Arc::new(display), Start::Resume, news))
    }

    /// Waits for a public message with this text.
    async fn shows(&self, text: &'static str) -> discord_sandbox::MessageId {
        let channel = self.sandbox.channel("general");
        let shown = self.sandbox.wait_for(text, move |view| {
            let mut messages = view.public(channel);
            messages.find(|m| m.text().contains(text)).map(|m| m.id)
        });
        shown.await
    }
}

#[tokio::test]
async fn the_message_follows_a_table_to_its_end() {
    let bench = Bench::open().await;
    let task = bench.resume();
    let lobby = bench.shows("a table is open").await;
    ask(&bench.table, Ask::Leave).await;
    assert_ne!(bench.shows("Everybody has left").await, lobby);
    // The task ends by itself, after its last edit took the lobby's buttons.
    let ended = tokio::time::timeout(Duration::from_secs(10), task).await;
    ended.unwrap().unwrap();
    let message = |view: &discord_sandbox::View<'_>| view.message(lobby).map(|m| m.buttons().len());
    assert_eq!(bench.sandbox.look(message), Some(0));
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn the_message_of_a_trick_of_the_first_release_goes_on_as_the_games() {
    let bench = Bench::open().await;
    ask(&bench.table, Ask::Deal).await;
    let body = Message::text("what the first release said of trick 3");
    let old = discord(&bench.sandbox)
        .post(
            bench.table.place().channel,
            &body.shown(
                crate::discord::message::Visibility::Public,
                &Look::default(),
            ),
        )
        .await
        .unwrap();
    let anchor = serde_json::json!({"message": old, "page": {"trick": [1, 3]}, "untold": 3});
    let table = bench.table.snapshot().table;
    bench.store.save_anchor(table, &anchor).await.unwrap();
    let task = bench.resume();
    assert_eq!(bench.shows("Players and cards").await.get(), old);
    let channel = bench.sandbox.channel("general");
    assert_eq!(bench.sandbox.look(|view| view.public(channel).count()), 1);
    task.abort();
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn a_table_that_comes_back_while_the_bot_runs_is_shown() {
    let bench = Bench::open().await;
    let discord = discord(&bench.sandbox);
    let bot = Arc::new(Bot::new(bench.tables.clone(), discord, Tasks::default()));
    let (returned, news) = tokio::sync::broadcast::channel(1);
    let task = tokio::spawn(crate::discord::show_returned(bot, news));
    returned.send(bench.table.clone()).unwrap();
    bench.shows("a table is open").await;
    task.abort();
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn what_is_still_true_is_not_edited() {
    let bench = Bench::open().await;
    let stop = CancellationToken::new();
    let first = bench.resume_until(stop.clone());
    bench.shows("a table is open").await;
    stop.cancel();
    first.await.unwrap();
    let posts = bench.sandbox.requests().len();
    // A later process shows the same lobby, and ends once nothing is left to do.
    let stop = CancellationToken::new();
    let later = bench.resume_until(stop.clone());
    stop.cancel();
    later.await.unwrap();
    let later = bench.sandbox.requests().split_off(posts);
    assert!(later.is_empty(), "{later:?}");
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn a_message_that_cannot_be_looked_up_is_waited_for_and_not_sent_again() {
    let bench = Bench::open().await;
    let stop = CancellationToken::new();
    let first = bench.resume_until(stop.clone());
    let lobby = bench.shows("a table is open").await;
    stop.cancel();
    first.await.unwrap();
    let table = bench.table.snapshot().table;
    let kept: Option<serde_json::Value> = bench.store.anchor(table).await.unwrap();
    // The database can't be read for a while.
    bench.store.refuse_reads(true);
    let later = bench.resume();
    // Lets it try once; the next try comes later.
    tokio::task::yield_now().await;
    bench.store.refuse_reads(false);
    ask(&bench.table, Ask::Deal).await;
    bench.shows("Players and cards").await;
    let channel = bench.sandbox.channel("general");
    let sent = |view: &discord_sandbox::View<'_>| {
        let public = view.public(channel);
        public.map(|message| message.id).collect::<Vec<_>>()
    };
    let sent = bench.sandbox.look(sent);
    assert_eq!(
        (sent.len(), sent[0]),
        (2, lobby),
        "the lobby, then the game"
    );
    assert!(kept.is_some_and(|kept| kept["message"] == lobby.get()));
    later.abort();
    bench.tables.shutdown().await;
}
