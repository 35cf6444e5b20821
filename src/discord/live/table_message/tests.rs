//! Tests of the task alone, without a bot: a table, a stand-in for Discord, and no interaction.

use std::sync::Arc;
use std::time::Duration;

use discord_sandbox::{Options, Permissions, Sandbox};

use super::page::{RenderedPage, render};
use super::*;
use crate::discord::bot::{Bot, Tasks};
use crate::discord::http::Target;
use crate::discord::http::testing::discord;
use crate::discord::live::saved_messages::{SavedMessages, Unfinished};
use crate::discord::live::{self, sweep, testing};
use crate::games::GameKind;
use crate::screen::i18n::Language;
use crate::screen::render::Scene;
use crate::screen::render::card_style::CardStyle;
use crate::screen::render::message::Visibility;
use crate::store::{Store, StoreError};
use crate::table::{RequestKind, TableHandle, Tables, UserId};

/// Asks something of the table as its host.
async fn ask(table: &TableHandle, kind: RequestKind) {
    testing::ask(table, testing::person(testing::HOST, "Ann"), kind).await;
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
        let channel = ChannelId(sandbox.channel("general").get());
        let (_dir, store, tables, table) = testing::table(channel).await;
        Bench { sandbox, store, tables, table, _dir }
    }

    /// Starts showing the table's message, as after a restart.
    fn resume(&self) -> tokio::task::JoinHandle<()> {
        self.resume_with(self.bot())
    }

    fn resume_with(&self, bot: Arc<Bot>) -> tokio::task::JoinHandle<()> {
        tokio::spawn(run(bot, self.display(FirstMessage::Existing), FirstMessage::Existing))
    }

    /// The public messages, oldest first.
    fn public(&self) -> Vec<discord_sandbox::Message> {
        let channel = self.sandbox.channel("general");
        self.sandbox.look(|view| view.public(channel).cloned().collect())
    }

    /// A bot that knows the table.
    fn bot(&self) -> Arc<Bot> {
        let (discord, tables) = (discord(&self.sandbox), self.tables.clone());
        let (user, name) = (UserId(1), "Getaway".to_owned());
        Arc::new(Bot::new(user, name, tables, discord, Tasks::default()))
    }

    /// Posts a message in the table's channel, besides the task.
    async fn post(&self, message: &Message) -> u64 {
        let body = message.shown(Visibility::Public, &CardStyle::default());
        let target = Target::Messages(self.table.place().channel);
        discord(&self.sandbox).send(target, &body).await.unwrap()
    }

    /// What the table's message says now.
    fn page(&self) -> RenderedPage {
        let snapshot = self.table.snapshot();
        let catalog = Language::default().catalog_of(GameKind::Getaway);
        render(&Scene::of(catalog, &snapshot), Page::due(&snapshot.stage).unwrap())
    }

    /// How the table is shown.
    fn display(&self, first: FirstMessage) -> Arc<TableDisplay> {
        Arc::new(TableDisplay::new(self.table.clone(), self.store.clone(), first))
    }

    /// Shows the lobby in an answer whose confirmation is lost, and goes on from there. Returns the
    /// message and the task that looks for it.
    async fn loses_the_answer(&self) -> (u64, tokio::task::JoinHandle<()>) {
        let lost = self.post(&self.page().message).await;
        let display = self.display(FirstMessage::Answer);
        (lost, tokio::spawn(run(self.bot(), display, FirstMessage::Answer)))
    }

    /// Waits for a public message with this text.
    async fn shows(&self, text: &'static str) -> discord_sandbox::MessageId {
        let channel = self.sandbox.channel("general");
        let shown = self.sandbox.wait_for(text, move |view| {
            view.public(channel).find(|m| m.text().contains(text)).map(|m| m.id)
        });
        shown.await
    }
}

#[tokio::test]
async fn the_message_follows_a_table_to_its_end() {
    let bench = Bench::open().await;
    let task = bench.resume();
    let lobby = bench.shows("a table is open").await;
    ask(&bench.table, RequestKind::Leave).await;
    assert_ne!(bench.shows("Everyone has left").await, lobby);
    // The task ends by itself, after its last edit has removed the lobby's buttons.
    let ended = tokio::time::timeout(Duration::from_secs(10), task).await;
    ended.unwrap().unwrap();
    let message = |view: &discord_sandbox::View<'_>| view.message(lobby).map(|m| m.buttons().len());
    assert_eq!(bench.sandbox.look(message), Some(0));
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn a_mention_of_an_earlier_version_goes_after_a_restart() {
    let bench = Bench::open().await;
    let mention = bench.post(&Message::text("<@1>, it’s your turn.")).await;
    let saved = SavedMessages::new(bench.store.clone(), bench.table.snapshot().table);
    saved.set_mentions(vec![mention], Vec::new()).await;
    let task = bench.resume();
    let is_gone = move |view: &discord_sandbox::View<'_>| {
        view.message(mention.into()).filter(|message| message.deleted).map(|_| ())
    };
    bench.sandbox.wait_for("nobody to be mentioned", is_gone).await;
    task.abort();
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn a_table_that_comes_back_while_the_bot_runs_is_shown() {
    let bench = Bench::open().await;
    let bot = bench.bot();
    let (returned, news) = tokio::sync::broadcast::channel(1);
    let task = tokio::spawn(crate::discord::show_returned(bot, news));
    returned.send(bench.table.clone()).unwrap();
    bench.shows("a table is open").await;
    task.abort();
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn nothing_is_sent_again_while_the_database_cannot_be_read() {
    let bench = Bench::open().await;
    let bot = bench.bot();
    let first = bench.resume_with(bot.clone());
    let lobby = bench.shows("a table is open").await;
    bot.tasks.stop.cancel();
    first.await.unwrap();
    let table = bench.table.snapshot().table;
    let kept: Option<serde_json::Value> = bench.store.saved_messages(table).await.unwrap();
    // The database can't be read for a while.
    bench.store.refuse_reads(true);
    let later = bench.resume();
    // Lets it try once; the next try comes later.
    tokio::task::yield_now().await;
    bench.store.refuse_reads(false);
    ask(&bench.table, RequestKind::Deal).await;
    bench.shows("Game 1, trick 1").await;
    let sent = bench.public();
    assert_eq!((sent.len(), sent[0].id), (2, lobby), "the lobby, then the game");
    assert!(kept.is_some_and(|kept| kept["message"] == lobby.get()));
    later.abort();
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn nothing_is_sent_again_while_the_channel_cannot_be_read() {
    let bench = Bench::open().await;
    let task = bench.resume();
    bench.shows("a table is open").await;
    let faults = bench.sandbox.faults();
    faults.cut_requests(1, "POST", "/messages", true);
    faults.fail_requests(1, "GET", "/messages", 500);
    ask(&bench.table, RequestKind::Leave).await;
    task.await.unwrap();
    let public = bench.public();
    let says = |m: &&discord_sandbox::Message| m.text().contains("Everyone has left");
    assert_eq!(public.iter().filter(says).count(), 1, "{public:?}");
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn when_discord_accepts_a_message_very_late_only_one_stays() {
    let bench = Bench::open().await;
    let faults = bench.sandbox.faults();
    faults.fail_requests(1, "POST", "/messages", 500);
    let task = bench.resume();
    let first = bench.shows("a table is open").await;
    // The request that failed was accepted all the same.
    let late = bench.post(&bench.page().message).await;
    testing::ask(&bench.table, testing::person(UserId(4712), "Bob"), RequestKind::Join).await;
    assert_eq!(bench.shows("Bob").await.get(), late);
    let gone = bench.sandbox.wait_for("the other one to go", |view| {
        view.message(first).is_some_and(|m| m.deleted).then_some(())
    });
    gone.await;
    assert_eq!(bench.public().len(), 1);
    task.abort();
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn a_first_answer_that_was_lost_is_found() {
    let bench = Bench::open().await;
    let (answer, task) = bench.loses_the_answer().await;
    testing::ask(&bench.table, testing::person(UserId(4712), "Bob"), RequestKind::Join).await;
    assert_eq!(bench.shows("Bob").await.get(), answer);
    assert_eq!(bench.public().len(), 1);
    task.abort();
    bench.tables.shutdown().await;
}

/// The ends of all tables say the same.
#[tokio::test]
async fn a_first_answer_that_was_lost_is_not_taken_for_the_end_of_another_table() {
    let bench = Bench::open().await;
    let (lost, task) = bench.loses_the_answer().await;
    ask(&bench.table, RequestKind::Leave).await;
    let of_another = bench.post(&bench.page().message).await;
    task.await.unwrap();
    let left = bench.public();
    let ids: Vec<u64> = left.iter().map(|message| message.id.get()).collect();
    assert_eq!(ids, [lost, of_another]);
    assert!(left[0].text().contains("Everyone has left"), "{left:?}");
    bench.tables.shutdown().await;
}

/// Until the end is shown, nobody knows of the lobby: whether it is found or Discord returns it for
/// the end, it says then that the table has ended.
#[tokio::test]
async fn a_lobby_whose_answer_was_lost_says_that_the_table_has_ended() {
    for (denied, restarts) in [
        (Permissions::default(), false),
        (Permissions::READ_MESSAGE_HISTORY, false),
        (Permissions::READ_MESSAGE_HISTORY, true),
    ] {
        let bench = Bench::open().await;
        bench.sandbox.deny_bot(bench.sandbox.channel("general"), denied);
        let faults = bench.sandbox.faults();
        faults.cut_requests(1, "POST", "/messages", true);
        faults.fail_requests(u32::MAX, "GET", "/messages", 500);
        let display = bench.display(FirstMessage::Elsewhere);
        let mut task = tokio::spawn(run(bench.bot(), display, FirstMessage::Elsewhere));
        let lost = bench.shows("4 taken").await;
        if restarts {
            task.abort();
        }
        ask(&bench.table, RequestKind::Leave).await;
        faults.stop_failing();
        if restarts {
            task = bench.resume();
        }
        task.await.unwrap();
        let public = bench.public();
        assert_eq!((public.len(), public[0].id), (1, lost), "{public:?}");
        assert!(public[0].text().contains("Everyone has left"), "{public:?}");
        bench.tables.shutdown().await;
    }
}

#[tokio::test]
async fn an_answer_that_comes_after_the_end_is_closed_or_not_adopted() {
    let bench = Bench::open().await;
    let display = bench.display(FirstMessage::Existing);
    let task = tokio::spawn(run(bench.bot(), display.clone(), FirstMessage::Existing));
    bench.shows("a table is open").await;
    let page = bench.page();
    // The lobby can't be closed for a while, so the end isn't quite shown yet.
    let faults = bench.sandbox.faults();
    faults.fail_requests(u32::MAX, "PATCH", "/messages/", 500);
    ask(&bench.table, RequestKind::Leave).await;
    bench.shows("Everyone has left").await;
    let late = bench.post(&page.message).await;
    assert!(display.adopt(Adopted { page: page.clone(), message: late }));
    faults.stop_failing();
    task.await.unwrap();
    let public = bench.public();
    let says = |m: &&discord_sandbox::Message| m.text().contains("Everyone has left");
    assert_eq!(public.iter().filter(says).count(), 1, "{public:?}");
    let late = public.iter().find(|message| message.id.get() == late).unwrap();
    assert!(late.buttons().is_empty(), "{late:?}");
    assert!(!display.adopt(Adopted { page, message: 1 }), "nobody would close it");
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn cleaning_up_ends_although_another_version_saved_where_the_messages_are() {
    let bench = Bench::open().await;
    let table = bench.table.snapshot().table;
    let theirs = serde_json::json!({"hands": "of another version"});
    bench.store.save_messages(table, &theirs).await.unwrap();
    let read = bench.store.saved_messages::<Unfinished>(table).await;
    assert!(matches!(read, Err(StoreError::Document { .. })), "{read:?}");
    let cleaning = sweep::table(bench.bot(), table, bench.table.place());
    let ended = tokio::time::timeout(Duration::from_secs(10), cleaning).await;
    assert!(ended.is_ok(), "it tries for ever");
    let left: Option<serde_json::Value> = bench.store.saved_messages(table).await.unwrap();
    assert_eq!(left, None);
    bench.tables.shutdown().await;
}

/// Opens another table in place of the first one, which has ended. The same bot shows it.
async fn replace(bench: &Bench, bot: &Arc<Bot>) -> TableHandle {
    let next = testing::open(&bench.tables, bench.table.place().channel, 0).await;
    live::show(bot, next.clone(), FirstMessage::Existing);
    next
}

/// Asserts that nothing of the old table is below the new one's message, and that the old table's
/// own message says that it has ended.
async fn assert_only_the_next_is_open(bench: &Bench, lobby: discord_sandbox::MessageId) {
    let channel = bench.sandbox.channel("general");
    let shown = bench.sandbox.wait_for("the old lobby to close", |view| {
        let public: Vec<_> = view.public(channel).collect();
        let [old, new] = public[..] else { return None };
        let closed = old.id == lobby && old.text().contains("This table is closed");
        let open = !new.buttons().is_empty() && new.text().contains("1 taken");
        let is_new = |button: &discord_sandbox::Button| button.label == "New table";
        (closed && old.buttons().iter().all(is_new) && open).then_some(())
    });
    shown.await;
}

#[tokio::test]
async fn a_replaced_table_posts_nothing_below_the_new_one() {
    let bench = Bench::open().await;
    let bot = bench.bot();
    live::show(&bot, bench.table.clone(), FirstMessage::Existing);
    let lobby = bench.shows("4 taken").await;
    let faults = bench.sandbox.faults();
    faults.fail_requests(u32::MAX, "POST", "/messages", 500);
    ask(&bench.table, RequestKind::Leave).await;
    replace(&bench, &bot).await;
    faults.stop_failing();
    assert_only_the_next_is_open(&bench, lobby).await;
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn a_lobby_whose_answer_was_lost_goes_when_the_next_table_opens() {
    let bench = Bench::open().await;
    let bot = bench.bot();
    let faults = bench.sandbox.faults();
    faults.cut_requests(1, "POST", "/messages", true);
    faults.fail_requests(u32::MAX, "GET", "/messages", 500);
    live::show(&bot, bench.table.clone(), FirstMessage::Elsewhere);
    let lost = bench.shows("4 taken").await;
    ask(&bench.table, RequestKind::Leave).await;
    replace(&bench, &bot).await;
    faults.stop_failing();
    let gone = bench.sandbox.wait_for("the lost lobby to go", |view| {
        view.message(lost).is_some_and(|m| m.deleted).then_some(())
    });
    gone.await;
    bench.shows("1 taken").await;
    assert_eq!(bench.public().len(), 1);
    bench.tables.shutdown().await;
}

#[tokio::test]
async fn an_end_in_flight_when_the_next_table_opens_is_deleted() {
    let bench = Bench::open().await;
    bench.sandbox.faults().enforce_rate_limits(true);
    let bot = bench.bot();
    let discord = bot.discord.clone();
    live::show(&bot, bench.table.clone(), FirstMessage::Existing);
    let lobby = bench.shows("4 taken").await;
    // Uses up the channel's rate limit, so that the next posts wait at the gate for seconds.
    let channel = bench.table.place().channel;
    let body = Message::text("something else").shown(Visibility::Public, &CardStyle::default());
    for _ in 0..4 {
        let id = discord.send(Target::Messages(channel), &body).await.unwrap();
        bench.sandbox.delete_message(id.into());
    }
    ask(&bench.table, RequestKind::Leave).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    replace(&bench, &bot).await;
    assert_only_the_next_is_open(&bench, lobby).await;
    bench.tables.shutdown().await;
}
