//! The database server goes, hangs and comes back while people play: they get a sentence, nothing that is
//! not saved is shown, and the game goes on. Left out where there is no PostgreSQL.

use std::time::Duration;

use discord_sandbox::{Options, Sandbox};
use getaway::games::getaway::rules::Due;

use crate::harness::{Crew, Server, get, new_database_on};
use crate::seated::Tables;

/// How long somebody waits for an answer: a server that hangs is given up after some seconds.
const LOST: Duration = Duration::from_secs(40);

/// What people are told.
const SORRY: &str = "nothing was changed";

/// Waits until the health check says this.
async fn health_says(address: &str, status: &str) -> String {
    let asked = async {
        loop {
            let health = get(address, "/health").await;
            if health.starts_with(&format!("HTTP/1.0 {status}")) {
                return health;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    let health = tokio::time::timeout(Duration::from_secs(60), asked).await;
    health.unwrap_or_else(|_| panic!("/health never says {status}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_goes_or_hangs_is_waited_for() {
    let Some(mut server) = Server::start() else {
        return;
    };
    let database = new_database_on(&server.url).await;
    let options = Options {
        channels: ["getaway"].map(str::to_owned).into(),
        ..Options::default()
    };
    let sandbox = Sandbox::start(options).await.expect("loopback");
    // This is about what is said.
    sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
    let env = [
        ("DATABASE_URL", database.as_str()),
        ("LEASE_SECONDS", "1"),
        ("METRICS_ADDR", "127.0.0.1:0"),
    ];
    let env = env.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let mut crew = Crew::new(&sandbox, env.into());
    crew.start("0-0/1").await;
    sandbox.commands_registered(2).await;
    let health = crew.figures(0).await;
    health_says(&health, "200").await;
    let mut tables = Tables::new(&sandbox, &database, 1, LOST).await;
    let people = ["Alice", "Bob", "Carol"].map(|name| sandbox.user(name));
    let seated = tables.open(sandbox.guild(), people.into()).await;
    let channel = seated.channel;
    tables.all.push(seated);
    for (trouble, end) in [("stop", "start"), ("hang", "go on")] {
        assert!(tables.play(0).await, "before {trouble}");
        tables.all_become_true(trouble).await;
        let (stored, game) = tables.stored(0).await.expect("a game is played");
        let seat = match game.board().due() {
            Due::Lead(seat) | Due::Play(seat) => seat,
            Due::PlayAny(seats) => seats.iter().next().expect("somebody is to play"),
            due => panic!("nobody is to play: {due:?}"),
        };
        let card = game.legal_cards(seat).iter().next().expect("a card");
        let user = stored.players[seat.index()].user.expect("a person");
        let mut people = tables.all[0].people.iter();
        let user = people.find(|person| person.id().get() == user.0);
        let user = user.expect("of this table").clone();
        let shown = tables.shown(0).expect("a table").text();

        server.tell(trouble);
        // More than the lease: then, too.
        for line in [
            format!("play card:{card}"),
            "leaderboard".to_owned(),
            format!("play card:{card}"),
        ] {
            let said = tables.say(&user, channel, &line).await;
            let said = said.unwrap_or_else(|| panic!("no answer to {line} ({trouble})"));
            assert!(said.contains(SORRY), "{trouble}: {line}: {said}");
        }
        health_says(&health, "503").await;
        assert_eq!(tables.shown(0).expect("a table").text(), shown, "{trouble}");

        server.tell(end);
        health_says(&health, "200").await;
        let (after, _) = tables.stored(0).await.expect("a game is played");
        assert_eq!(after.moves, stored.moves, "{trouble}");
        let said = tables
            .say(&user, channel, &format!("play card:{card}"))
            .await;
        assert!(
            said.is_some_and(|said| said.contains("You played")),
            "{trouble}"
        );
        tables.all_become_true(end).await;
    }
    crew.end(0).await;
    sandbox.shutdown().await;
}
