//! The database server goes, hangs, is slow, turns people away, is full or is replaced while people play:
//! they get a sentence, nothing that is not saved is shown, and the game goes on with every move that was
//! acknowledged. Left out where there is no PostgreSQL.

use std::time::Duration;

use discord_sandbox::{AckKind, ChannelKind, Options, Sandbox};
use sqlx::{AssertSqlSafe, Connection, Executor};

use crate::harness::{Crew, Proxy, Server, get, new_database_on};
use crate::seated::{Next, Play, Tables, is_acknowledged};

/// How long somebody waits for an answer: a server that hangs is given up after some seconds.
const LOST: Duration = Duration::from_secs(40);

/// What people are told.
const SORRY: &str = "nothing was changed";

/// A disk of so much room has some for what is played until it is filled.
const ROOM: &str = "200M";
/// What is played on a full disk needs more room after fewer plays.
const MOST_PLAYS: usize = 500;

/// Three people at a table of a bot.
struct Weather {
    sandbox: Sandbox,
    crew: Crew,
    tables: Tables,
    health: String,
}

impl Weather {
    /// The bot has its database at the first address, the test at the second.
    async fn begin(of_bot: &str, of_test: &str) -> Weather {
        Weather::begin_with_lease(of_bot, of_test, "1").await
    }

    /// The same with a lease of so many seconds.
    async fn begin_with_lease(of_bot: &str, of_test: &str, seconds: &str) -> Weather {
        let options = Options {
            channels: ["getaway"].map(str::to_owned).into(),
            ..Options::default()
        };
        let sandbox = Sandbox::start(options).await.expect("loopback");
        // This is about what is said.
        sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
        let env = [
            ("DATABASE_URL", of_bot),
            ("LEASE_SECONDS", seconds),
            ("METRICS_ADDR", "127.0.0.1:0"),
        ];
        let env = env.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let mut crew = Crew::new(&sandbox, env.into());
        crew.start("0-0/1").await;
        sandbox.commands_registered(2).await;
        let health = crew.figures(0).await;
        let mut tables = Tables::new(&sandbox, of_test, 1, LOST).await;
        let people = ["Alice", "Bob", "Carol"].map(|name| sandbox.user(name));
        let seated = tables.open(sandbox.guild(), people.into()).await;
        tables.all.push(seated);
        tables.presses = false;
        let weather = Weather {
            sandbox,
            crew,
            tables,
            health,
        };
        weather.health_says("200").await;
        weather
    }

    /// Waits until the health check says this.
    async fn health_says(&self, status: &str) {
        let asked = async {
            loop {
                let health = get(&self.health, "/health").await;
                if health.starts_with(&format!("HTTP/1.0 {status}")) {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        let said = tokio::time::timeout(Duration::from_secs(60), asked).await;
        said.unwrap_or_else(|_| panic!("/health never says {status}"));
    }

    fn shown(&self) -> String {
        self.tables.shown(0).expect("a table").text()
    }

    /// What somebody can play now.
    async fn play(&mut self) -> Play {
        loop {
            match self.tables.next(0).await {
                Next::Play(play) => return play,
                _ => assert!(self.tables.play(0).await, "the next game is dealt"),
            }
        }
    }

    /// Somebody plays and is told that it could not be done.
    async fn refused(&mut self, play: &Play, trouble: &str) {
        let said = self.tables.attempt(play).await;
        let said = said.unwrap_or_else(|| panic!("no answer to a play ({trouble})"));
        assert!(said.contains(SORRY), "{trouble}: {said}");
    }

    /// No play is possible while there is this trouble, and all is well when it has ended.
    async fn sits_out(
        &mut self,
        trouble: &str,
        begin: impl AsyncFnOnce(),
        end: impl AsyncFnOnce(),
    ) {
        assert!(self.tables.play(0).await, "before {trouble}");
        self.tables.all_become_true(trouble).await;
        let play = self.play().await;
        let shown = self.shown();
        begin().await;
        self.refused(&play, trouble).await;
        let said = self.tables.say(&play.user, play.channel, "leaderboard");
        let said = said
            .await
            .unwrap_or_else(|| panic!("no leaderboard and no answer ({trouble})"));
        assert!(said.contains(SORRY), "{trouble}: {said}");
        // More than the lease has gone by: then, too.
        self.refused(&play, trouble).await;
        self.health_says("503").await;
        assert_eq!(self.shown(), shown, "{trouble}");
        end().await;
        self.health_says("200").await;
        let (after, _) = self.tables.stored(0).await.expect("a game is played");
        assert_eq!(
            (after.number, after.moves.len()),
            (play.game, play.moves),
            "{trouble}"
        );
        let said = self.tables.attempt(&play).await;
        assert!(said.is_some_and(|said| is_acknowledged(&said)), "{trouble}");
        self.tables.all_become_true(trouble).await;
    }

    /// No move is lost that was acknowledged, and all is shown.
    async fn end(mut self) {
        self.tables.play_to_the_end().await;
        self.crew.end(0).await;
        self.sandbox.shutdown().await;
    }
}

/// The database lets nobody in any more, and has those who are in gone; or lets everybody in again.
async fn let_in(server: &str, database: &str, yes: bool) {
    let name = database.rsplit_once('/').expect("it ends with its name").1;
    let mut server = sqlx::PgConnection::connect(server)
        .await
        .expect("it is there");
    let set = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {yes}");
    server.execute(AssertSqlSafe(set)).await.expect("it is set");
    if !yes {
        let end = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        );
        server
            .execute(AssertSqlSafe(end))
            .await
            .expect("they are gone");
    }
}

/// The server goes or hangs, as it is told, and comes back.
async fn goes(trouble: &str, end: &str) {
    let Some(server) = Server::start() else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let mut weather = Weather::begin(&database, &database).await;
    let server = std::cell::RefCell::new(server);
    let tell = async |what: &str| drop(server.borrow_mut().tell(what));
    let (begin, end) = (async || tell(trouble).await, async || tell(end).await);
    weather.sits_out(trouble, begin, end).await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_is_waited_for() {
    goes("stop", "start").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_hangs_is_waited_for() {
    goes("hang", "go on").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_acknowledged_while_the_database_hangs() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let mut weather = Weather::begin_with_lease(&database, &database, "60").await;
    let sandbox = weather.sandbox.clone();
    let (alice, table) = (sandbox.user("Alice"), weather.tables.all[0].channel);
    // A server whose settings a new process hasn't read yet.
    let guild = sandbox.create_guild("another", alice.id());
    let channel = sandbox.create_channel(guild, "getaway", ChannelKind::Text);
    let menus = alice.slash(channel, "/getaway settings").await;
    let menus = menus.expect("an answer").reply().await;
    weather.crew.end(0).await;
    weather.crew.start("0-0/1").await;
    weather.health = weather.crew.figures(0).await;
    weather.tables.all_become_true("the restart").await;

    server.tell("hang");
    let pressed = &menus.selects()[0].custom_id;
    let typing = alice.autocomplete(channel, "/getaway play card:", "");
    let asked = [
        // Where their new hand is has to be saved before it is shown.
        alice.slash_and_go(table, "/getaway hand"),
        alice.slash_and_go(channel, "/getaway rules"),
        alice.slash_and_go(channel, "/getaway hint"),
        alice.slash_and_go(channel, "/getaway start"),
        alice.select_and_go(menus.id, pressed, &["hindi"]),
    ]
    .map(|sent| sent.expect("it is sent"));
    assert_eq!(typing.await.expect("it is answered in time"), []);
    let mut answers = Vec::new();
    for sent in asked {
        answers.push(sandbox.answer(sent).await.expect("it is acknowledged"));
    }
    server.tell("go on");
    for answer in answers {
        assert_ne!(answer.reply().await.text(), "");
    }
    weather.health_says("200").await;
    weather.tables.all_become_true("the server is back").await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_turns_everybody_away_is_waited_for() {
    let Some(server) = Server::start() else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let mut weather = Weather::begin(&database, &database).await;
    let let_in = async |yes| let_in(&server.url, &database, yes).await;
    let (begin, end) = (async || let_in(false).await, async || let_in(true).await);
    weather.sits_out("turned away", begin, end).await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_too_slow_is_waited_for() {
    let Some(server) = Server::start() else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let proxy = Proxy::to(&server.url).await;
    let mut weather = Weather::begin(&proxy.by_way(&database), &database).await;
    // A little: then it takes longer, and that is all.
    proxy.delay(Duration::from_millis(50));
    assert!(weather.tables.play(0).await, "it only takes longer");
    let slow = async || proxy.delay(Duration::from_secs(4));
    let quick = async || proxy.delay(Duration::ZERO);
    weather.sits_out("slow", slow, quick).await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_server_takes_the_place_of_one_that_is_lost() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let replica = server.tell("replicate");
    let proxy = Proxy::to(&server.url).await;
    let by_way = proxy.by_way(&database);
    let mut weather = Weather::begin(&by_way, &by_way).await;
    for _ in 0..10 {
        assert!(weather.tables.play(0).await);
    }
    let server = std::cell::RefCell::new(&mut server);
    let lost = async || drop(server.borrow_mut().tell("stop"));
    let replaced = async || {
        server.borrow_mut().tell("promote");
        proxy.lead_to(&replica);
    };
    weather.sits_out("a server is lost", lost, replaced).await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_room_is_waited_for() {
    let Some(mut server) = Server::start_with_room(ROOM) else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let mut weather = Weather::begin(&database, &database).await;
    assert!(weather.tables.play(0).await);
    weather.tables.all_become_true("the start").await;
    server.tell("fill");
    // Until what there is has been used up, it goes on.
    let mut plays = 0;
    let play = loop {
        let play = weather.play().await;
        let said = weather.tables.attempt(&play).await;
        let said = said.expect("an answer on a full disk");
        if !is_acknowledged(&said) {
            assert!(said.contains(SORRY), "{said}");
            break play;
        }
        plays += 1;
        assert!(plays < MOST_PLAYS, "the disk is never full");
    };
    weather.health_says("503").await;
    weather.tables.what_is_saved_is_shown(0).await;
    weather.refused(&play, "full").await;
    weather.tables.what_is_saved_is_shown(0).await;
    server.tell("empty");
    weather.health_says("200").await;
    let (after, _) = weather.tables.stored(0).await.expect("a game is played");
    assert_eq!((after.number, after.moves.len()), (play.game, play.moves));
    let said = weather.tables.attempt(&play).await;
    assert!(said.is_some_and(|said| is_acknowledged(&said)));
    weather.tables.all_become_true("there is room").await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_opens_slowly_is_posted_once() {
    let Some(server) = Server::start() else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let proxy = Proxy::to(&server.url).await;
    let sandbox = Sandbox::start(Options::default()).await.expect("loopback");
    sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
    let env = vec![("DATABASE_URL".to_owned(), proxy.by_way(&database))];
    let mut crew = Crew::new(&sandbox, env);
    crew.start("0-0/1").await;
    sandbox.commands_registered(2).await;
    // Long enough that the bot says first that it is thinking; then the table is a follow-up.
    proxy.delay(Duration::from_millis(120));
    let faults = sandbox.faults();
    faults.cut_requests(1, "POST", "/webhooks/", true);
    let channel = sandbox.channel("general");
    let answer = sandbox.user("Alice").slash(channel, "/getaway start").await;
    let answer = answer.expect("an answer");
    assert_eq!(answer.kind, AckKind::Defer);
    assert_eq!(answer.reply().await.text(), "Here it is.");
    // The table goes on in the message that was there already.
    let joined = sandbox.user("Bob").slash(channel, "/getaway join").await;
    assert!(
        joined
            .expect("an answer")
            .reply()
            .await
            .text()
            .contains("You have seat 2")
    );
    let shown = sandbox.wait_for("both seats", |view| {
        let mut public = view.public(channel);
        public.find(|m| m.text().contains("2 taken")).map(|m| m.id)
    });
    shown.await;
    let public = sandbox.look(|view| view.public(channel).count());
    assert_eq!(public, 1, "{:?}", sandbox.messages(channel));
    proxy.delay(Duration::ZERO);
    crew.end(0).await;
    sandbox.shutdown().await;
}
