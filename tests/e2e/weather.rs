//! The database server stops, hangs, is slow, refuses connections, has a full disk or is replaced
//! while people play. They get an explanation, messages show only what is saved, and the game goes
//! on with every acknowledged move. Skipped if there is no PostgreSQL.

use std::time::Duration;

use discord_sandbox::{AckKind, ChannelKind, Options, Sandbox};
use getaway::games::GameKind;
use sqlx::{AssertSqlSafe, Connection, Executor};

use crate::harness::{
    Crew, Proxy, Server, TRIES, health_when, new_database_on, says, slash_in, without_emojis,
};
use crate::seated::{Next, Play, Tables};

/// How long people wait for an answer. The bot gives up on a hanging server after some seconds.
const LOST: Duration = Duration::from_secs(40);

/// What people are told when something can't be saved.
const SORRY: &str = "nothing was changed";
/// What they are told when it isn't known in time.
const UNKNOWN: &str = "I can’t say yet whether that counted";

/// The size of the disk: it has some room for moves until it is filled.
const ROOM: &str = "200M";
/// A full disk runs out of room after fewer plays than this.
const MOST_PLAYS: usize = 500;

/// Three people at a bot's table, and the database server of the bot.
struct Weather {
    server: Server,
    sandbox: Sandbox,
    crew: Crew,
    tables: Tables,
    health: String,
}

impl Weather {
    /// Starts the bot with a new database, and a lease of this many seconds.
    async fn begin(server: Server, lease: &str) -> Weather {
        let database = new_database_on(&server.url).await;
        Weather::begin_at(server, lease, [&database, &database]).await
    }

    /// Starts the bot. It reaches its database at the first address, the test at the second.
    async fn begin_at(server: Server, lease: &str, [of_bot, of_test]: [&str; 2]) -> Weather {
        let options =
            Options { channels: ["getaway"].map(str::to_owned).into(), ..Options::default() };
        let sandbox = without_emojis(options).await;
        let mut crew = Crew::new(&sandbox, &[("DATABASE_URL", of_bot), ("LEASE_SECONDS", lease)]);
        crew.start("0-0/1").await;
        sandbox.commands_registered(2).await;
        let health = crew.figures(0).await;
        let mut tables = Tables::new(&sandbox, of_test, 1, LOST, crew.story()).await;
        let people = ["Alice", "Bob", "Carol"].map(|name| sandbox.user(name));
        tables.add(GameKind::Getaway, sandbox.guild(), people.into()).await;
        tables.presses = false;
        let weather = Weather { server, sandbox, crew, tables, health };
        weather.health_says("200").await;
        weather
    }

    /// Waits until the health check returns this status.
    async fn health_says(&self, status: &str) {
        health_when(&self.health, &format!("HTTP/1.0 {status}")).await;
    }

    fn shown(&self) -> String {
        self.tables.shown(0).expect("a table").text()
    }

    /// Waits for a play that somebody can make.
    async fn play(&mut self) -> Play {
        loop {
            let now = self.tables.now();
            match self.tables.next(0).await {
                Next::Play(play) => return *play,
                Next::Deal => self.plays("the next game is dealt").await,
                Next::Nothing => self.tables.something_is_new(0, now).await,
            }
        }
    }

    /// Lets people try until something is acknowledged: if the machine stands still, the lease may
    /// run out for a moment.
    async fn plays(&mut self, when: &str) {
        for _ in 0..TRIES {
            if self.tables.play(0).await {
                return;
            }
        }
        panic!("nothing is acknowledged: {when}");
    }

    /// The same, with this play.
    async fn accepted(&mut self, play: &Play, trouble: &str) {
        for _ in 0..TRIES {
            let said = self.tables.attempt(play).await;
            if said.is_some_and(|said| play.is_acknowledged(&said)) {
                return;
            }
        }
        panic!("a play is not acknowledged: {trouble}");
    }

    /// Tries a play, and checks that the player is told that it couldn't be done.
    async fn refused(&mut self, play: &Play, trouble: &str) {
        let said = self.tables.attempt(play).await;
        let said = said.unwrap_or_else(|| panic!("no answer to a play ({trouble})"));
        assert!(said.contains(SORRY) || said.contains(UNKNOWN), "{trouble}: {said}");
    }

    /// Checks that no play is possible during a disturbance, that everything works again after it,
    /// and that the game goes on to its end.
    async fn sits_out(
        mut self,
        trouble: &str,
        begin: impl AsyncFnOnce(&mut Weather),
        end: impl AsyncFnOnce(&mut Weather),
    ) {
        self.plays(&format!("before {trouble}")).await;
        self.tables.all_become_true(trouble).await;
        // That ended with a play, which the table's message may not show yet.
        self.tables.what_is_saved_is_shown(0).await;
        let play = self.play().await;
        let shown = self.shown();
        begin(&mut self).await;
        self.refused(&play, trouble).await;
        let (user, channel) = (&play.user, play.channel);
        let said = self.tables.say(GameKind::Getaway, user, channel, "leaderboard");
        let said = said.await.unwrap_or_else(|| panic!("no leaderboard and no answer ({trouble})"));
        assert!(said.contains(SORRY), "{trouble}: {said}");
        // The lease has expired by now. The play is still refused.
        self.refused(&play, trouble).await;
        self.health_says("503").await;
        assert_eq!(self.shown(), shown, "{trouble}");
        end(&mut self).await;
        self.health_says("200").await;
        let (after, _) = self.tables.stored(0).await.expect("a game is played");
        assert_eq!((after.number, after.moves.len()), (play.game, play.moves), "{trouble}");
        self.accepted(&play, trouble).await;
        self.tables.all_become_true(trouble).await;
        self.end().await;
    }

    /// Checks that no acknowledged move is lost, and that everything is shown.
    async fn end(mut self) {
        self.tables.play_to_the_end().await;
        self.crew.end_all().await;
    }
}

/// Makes the database refuse new connections and end the present ones, or allow connections again.
async fn let_in(server: &str, database: &str, yes: bool) {
    let name = database.rsplit_once('/').expect("it ends with its name").1;
    let mut server = sqlx::PgConnection::connect(server).await.expect("it is there");
    let set = format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {yes}");
    server.execute(AssertSqlSafe(set)).await.expect("it is set");
    if !yes {
        let end = format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
        );
        server.execute(AssertSqlSafe(end)).await.expect("they end");
    }
}

/// Runs a game while the server stops or hangs, and comes back.
async fn goes(trouble: &str, end: &str) {
    let Some(server) = Server::start() else { return };
    let weather = Weather::begin(server, "1").await;
    let begins = async |weather: &mut Weather| drop(weather.server.tell(trouble));
    let ends = async |weather: &mut Weather| drop(weather.server.tell(end));
    weather.sits_out(trouble, begins, ends).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_database_that_stops() {
    goes("stop", "start").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_database_that_hangs() {
    goes("hang", "go on").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_interaction_is_acknowledged_while_the_database_hangs() {
    let Some(server) = Server::start() else { return };
    let mut weather = Weather::begin(server, "60").await;
    let sandbox = weather.sandbox.clone();
    let (alice, table) = (sandbox.user("Alice"), weather.tables.all[0].channel);
    // A server whose settings a new process hasn't read yet.
    let guild = sandbox.create_guild("another", alice.id());
    let channel = sandbox.create_channel(guild, "getaway", ChannelKind::Text);
    let menus = slash_in(&alice, channel, "/getaway settings").await;
    weather.crew.end(0).await;
    weather.crew.start("0-0/1").await;
    weather.health = weather.crew.figures(0).await;
    weather.tables.all_become_true("the restart").await;

    weather.server.tell("hang");
    let pressed = &menus.selects()[0].custom_id;
    let typing = alice.autocomplete(channel, "/getaway play card:", "");
    let asked = [
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
    weather.server.tell("go on");
    for answer in answers {
        assert_ne!(answer.reply().await.text(), "");
    }
    weather.health_says("200").await;
    weather.tables.all_become_true("the server is back").await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_database_that_refuses_connections() {
    let Some(server) = Server::start() else { return };
    let database = new_database_on(&server.url).await;
    let weather = Weather::begin_at(server, "1", [&database, &database]).await;
    let refuses = async |weather: &mut Weather| let_in(&weather.server.url, &database, false).await;
    let accepts = async |weather: &mut Weather| let_in(&weather.server.url, &database, true).await;
    weather.sits_out("turned away", refuses, accepts).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_database_that_is_too_slow() {
    let Some(server) = Server::start() else { return };
    let database = new_database_on(&server.url).await;
    let proxy = Proxy::to(&server.url).await;
    let mut weather = Weather::begin_at(server, "1", [&proxy.by_way(&database), &database]).await;
    // A small delay only makes it take longer.
    proxy.delay(Duration::from_millis(50));
    weather.plays("it only takes longer").await;
    let slow = async |_: &mut Weather| proxy.delay(Duration::from_secs(4));
    weather.sits_out("slow", slow, async |_: &mut Weather| proxy.delay(Duration::ZERO)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_database_server_can_replace_a_lost_one() {
    let Some(mut server) = Server::start() else { return };
    let database = new_database_on(&server.url).await;
    let replica = server.tell("replicate");
    let proxy = Proxy::to(&server.url).await;
    let by_way = proxy.by_way(&database);
    let mut weather = Weather::begin_at(server, "1", [&by_way, &by_way]).await;
    for _ in 0..10 {
        weather.plays("before the server is lost").await;
    }
    let lost = async |weather: &mut Weather| drop(weather.server.tell("stop"));
    let replaced = async |weather: &mut Weather| {
        weather.server.tell("promote");
        proxy.lead_to(&replica);
    };
    weather.sits_out("a server is lost", lost, replaced).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_waits_for_a_database_without_room() {
    let Some(server) = Server::start_with_room(ROOM) else { return };
    let mut weather = Weather::begin(server, "1").await;
    weather.plays("before the disk is full").await;
    weather.tables.all_become_true("the start").await;
    weather.server.tell("fill");
    // The game goes on until the remaining room is used up. A server that starts again may find a little.
    let mut plays = 0;
    let play = loop {
        let play = weather.play().await;
        let said = weather.tables.attempt(&play).await.expect("an answer on a full disk");
        if !play.is_acknowledged(&said) {
            says(&said, SORRY);
            weather.health_says("503").await;
            weather.tables.what_is_saved_is_shown(0).await;
            let said = weather.tables.attempt(&play).await.expect("an answer on a full disk");
            if !play.is_acknowledged(&said) {
                assert!(said.contains(SORRY) || said.contains(UNKNOWN), "{said}");
                break play;
            }
        }
        plays += 1;
        assert!(plays < MOST_PLAYS, "the disk is never full");
    };
    weather.tables.what_is_saved_is_shown(0).await;
    weather.server.tell("empty");
    weather.health_says("200").await;
    let (after, _) = weather.tables.stored(0).await.expect("a game is played");
    assert_eq!((after.number, after.moves.len()), (play.game, play.moves));
    weather.accepted(&play, "there is room again").await;
    weather.tables.all_become_true("there is room").await;
    weather.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_opens_slowly_is_posted_once() {
    let Some(server) = Server::start() else { return };
    let database = new_database_on(&server.url).await;
    let proxy = Proxy::to(&server.url).await;
    let sandbox = without_emojis(Options::default()).await;
    let mut crew = Crew::new(&sandbox, &[("DATABASE_URL", &proxy.by_way(&database))]);
    crew.start("0-0/1").await;
    sandbox.commands_registered(2).await;
    // The delay is long enough for the bot to defer its answer first. The table is then a message of
    // its own.
    proxy.delay(Duration::from_millis(120));
    sandbox.faults().cut_requests(1, "POST", "/messages", true);
    let channel = sandbox.channel("general");
    let answer = sandbox.user("Alice").slash(channel, "/getaway start").await.expect("an answer");
    assert_eq!(answer.kind, AckKind::Defer);
    assert_eq!(answer.reply().await.text(), "Here it is.");
    // The table goes on in the message that was already there.
    let joined = slash_in(&sandbox.user("Bob"), channel, "/getaway join").await;
    says(&joined, "You have seat 2");
    let shown = sandbox.wait_for("both seats", |view| {
        view.public(channel).find(|m| m.text().contains("2 taken")).cloned()
    });
    assert_eq!(shown.await.reply_to, None);
    let public = sandbox.look(|view| view.public(channel).count());
    assert_eq!(public, 1, "{:?}", sandbox.messages(channel));
    proxy.delay(Duration::ZERO);
    crew.end_all().await;
}
