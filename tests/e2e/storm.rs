//! The storm: the real program with several tables, and one fault after the other. After each: what was
//! acknowledged is there once, what people see becomes true, and the game goes on to its end.
//!
//! `STORM=300` has so many kills and so many other faults; `STORM_SEED` repeats a run.

use std::path::{Path, PathBuf};
use std::time::Duration;

use discord_sandbox::{ChannelKind, Permissions};
use rand::RngExt;
use sqlx::{Connection, Executor};

use crate::harness::{World, with_process};
use crate::seated::{self, Tables};

/// How many tables there are.
const TABLES: usize = 3;
/// How long somebody waits for an answer that may have been lost.
const LOST: Duration = Duration::from_secs(7);
/// The library with which a process can be given another wall clock (Debian: `apt install faketime`).
/// Without it the clock's faults are left out, unless `CLOCK_TESTS=required`.
const CLOCKS: [&str; 3] = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
    "/usr/lib/faketime/libfaketime.so.1",
];
/// By how many seconds a clock is wrong at most: more than the longest turn.
const WRONG: i64 = 7_200;
/// By how many it has to be wrong so that it is set right.
const NOTICED: i64 = 5;
/// A fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    KillAfterCommit,
    KillBeforePublish,
    Status(u16),
    Hang,
    Cut { after: bool },
    Drop,
    Reconnect,
    Invalid { resumable: bool },
    Twice,
    LateAndReversed,
    Expired,
    MessageDeleted,
    ChannelDeleted,
    ServerGone,
    Forbidden,
    Locked,
    NoRoom,
    Clock { back: bool },
}

const KILLS: [Fault; 2] = [Fault::KillAfterCommit, Fault::KillBeforePublish];
const OTHERS: [Fault; 23] = [
    Fault::Status(500),
    Fault::Status(502),
    Fault::Status(503),
    Fault::Status(429),
    Fault::Status(403),
    Fault::Hang,
    Fault::Cut { after: false },
    Fault::Cut { after: true },
    Fault::Drop,
    Fault::Reconnect,
    Fault::Invalid { resumable: true },
    Fault::Invalid { resumable: false },
    Fault::Twice,
    Fault::LateAndReversed,
    Fault::Expired,
    Fault::MessageDeleted,
    Fault::ChannelDeleted,
    Fault::ServerGone,
    Fault::Forbidden,
    Fault::Locked,
    Fault::NoRoom,
    Fault::Clock { back: false },
    Fault::Clock { back: true },
];

struct Storm<'a> {
    world: &'a mut World,
    tables: Tables,
    /// Where the process reads by how much its clock is wrong.
    clock: PathBuf,
    wrong: i64,
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_goes_on_through_a_storm() {
    let asked = std::env::var("STORM")
        .ok()
        .and_then(|count| count.parse().ok());
    let count: usize = asked.unwrap_or(15);
    let seed = std::env::var("STORM_SEED")
        .ok()
        .and_then(|seed| seed.parse().ok());
    let seed: u64 = seed.unwrap_or_else(rand::random);
    eprintln!(
        "to repeat it: STORM={count} STORM_SEED={seed} cargo test --locked --test e2e storm:: -- --nocapture"
    );
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let clock = folder.path().join("clock");
    std::fs::write(&clock, "+0").expect("it can be written");
    let library = CLOCKS.iter().find(|library| Path::new(library).exists());
    let required = std::env::var("CLOCK_TESTS").is_ok_and(|value| value == "required");
    assert!(library.is_some() || !required, "there is no libfaketime");
    let env: &[(&str, &str)] = &[
        ("LD_PRELOAD", library.copied().unwrap_or_default()),
        (
            "FAKETIME_TIMESTAMP_FILE",
            clock.to_str().expect("a plain path"),
        ),
        ("FAKETIME_CACHE_DURATION", "1"),
        // Only the wall clock is set: what a process measures times with never steps.
        ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
    ];
    with_process(if library.is_some() { env } else { &[] }, async |world| {
        world.loses_answers = true;
        let mut storm = Storm::begin(world, seed, clock.clone()).await;
        let mut faults: Vec<Fault> = (0..count).map(|n| KILLS[n % 2]).collect();
        // As evenly as it goes: each of them, in any order, before any comes again.
        let mut others: Vec<Fault> = Vec::new();
        while faults.len() < 2 * count {
            if others.is_empty() {
                others = OTHERS.into();
                others.retain(|fault| library.is_some() || !matches!(fault, Fault::Clock { .. }));
            }
            faults.push(others.swap_remove(storm.tables.rng.random_range(0..others.len())));
        }
        for left in (1..faults.len()).rev() {
            faults.swap(left, storm.tables.rng.random_range(0..=left));
        }
        for (at, fault) in faults.iter().enumerate() {
            if asked.is_some() {
                eprintln!("{at}: {fault:?}");
            }
            storm.strikes(*fault).await;
        }
        storm.tables.play_to_the_end().await;
        eprintln!(
            "{} faults, {} games finished; the longest until all was true: {:?}",
            faults.len(),
            storm.tables.finished,
            storm.tables.slowest
        );
    })
    .await;
}

impl<'a> Storm<'a> {
    async fn begin(world: &'a mut World, seed: u64, clock: PathBuf) -> Storm<'a> {
        let mut tables = Tables::new(&world.sandbox, &world.database(), seed, LOST).await;
        for table in 0..TABLES {
            let person = |seat| world.sandbox.create_user(&format!("P{table}{seat}"));
            let people = (0..3).map(person).collect();
            let seated = tables.open(world.sandbox.guild(), people).await;
            tables.all.push(seated);
        }
        Storm {
            world,
            tables,
            clock,
            wrong: 0,
        }
    }

    async fn strikes(&mut self, fault: Fault) {
        let table = self.tables.rng.random_range(0..TABLES);
        let sandbox = self.world.sandbox.clone();
        let channel = self.tables.all[table].channel;
        let faults = sandbox.faults();
        let path = ["/callback", "/messages", "/webhooks/", ""][self.tables.rng.random_range(0..4)];
        let count = self.tables.rng.random_range(1..4);
        match fault {
            Fault::KillAfterCommit => {
                self.tables.play(table).await;
                self.world.restart().await;
            }
            Fault::KillBeforePublish => {
                faults.hang_requests(100, "PATCH", "/messages");
                faults.hang_requests(100, "POST", "/webhooks/");
                self.tables.play(table).await;
                faults.stop_failing();
                faults.fail_requests(u32::MAX, "", "/emojis", 404);
                self.world.restart().await;
            }
            Fault::Status(status) => {
                // Nobody is refused an answer: 403 is for what the bot may not do in the channel.
                let path = if status == 403 { "/channels/" } else { path };
                faults.fail_requests(count, "", path, status);
            }
            Fault::Hang => faults.hang_requests(count, "", path),
            Fault::Cut { after } => faults.cut_requests(count, "", path, after),
            Fault::Drop => faults.drop_connections(),
            Fault::Reconnect => faults.ask_to_reconnect(),
            Fault::Invalid { resumable } => faults.invalidate_sessions(resumable),
            Fault::Twice => faults.duplicate_interactions(4),
            Fault::LateAndReversed => {
                faults.hold_interactions();
                let line = "/getaway hand";
                for user in &self.tables.all[table].people {
                    let _ = user.slash_and_go(channel, line);
                }
                faults.release_interactions_reversed();
            }
            Fault::Expired => faults.expire_tokens(),
            Fault::MessageDeleted => {
                let message = self.tables.shown(table).map(|message| message.id);
                message
                    .into_iter()
                    .for_each(|id| sandbox.delete_message(id));
            }
            Fault::ChannelDeleted => sandbox.delete_channel(channel),
            Fault::ServerGone => self.leave_a_server().await,
            Fault::Forbidden => {
                sandbox.deny_bot(
                    channel,
                    Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES,
                );
            }
            Fault::Locked => self.lock_database().await,
            Fault::NoRoom => self.world.limit_files("1:unlimited").await,
            Fault::Clock { back } => {
                let by = self.tables.rng.random_range(NOTICED..=WRONG);
                self.step_clock(if back { -by } else { by }).await;
            }
        }
        // Meanwhile people go on, as far as they can.
        for table in 0..TABLES {
            if fault != Fault::ChannelDeleted || self.tables.all[table].channel != channel {
                self.tables.play(table).await;
            }
        }
        faults.stop_failing();
        // As in all tests: cards are read as text.
        faults.fail_requests(u32::MAX, "", "/emojis", 404);
        match fault {
            Fault::NoRoom => self.world.limit_files("unlimited:unlimited").await,
            Fault::Forbidden => sandbox.deny_bot(channel, Permissions::default()),
            Fault::ChannelDeleted => {
                let people = std::mem::take(&mut self.tables.all[table].people);
                self.tables.all[table] = self.tables.open(sandbox.guild(), people).await;
            }
            // Their hands can be reached no longer: they ask for them.
            Fault::Expired => {
                self.tables.ask_for_hands().await;
            }
            _ => {}
        }
        let fault = format!("{fault:?}");
        self.tables.all_become_true(&fault).await;
        self.world.look_for_leaks().await;
    }

    /// The bot is thrown out of another server in the middle of a game.
    async fn leave_a_server(&mut self) {
        let sandbox = self.world.sandbox.clone();
        let user = self.tables.all[0].people[0].clone();
        let guild = sandbox.create_guild("Elsewhere", user.id());
        let channel = sandbox.create_channel(guild, "elsewhere", ChannelKind::Text);
        self.tables
            .say(&user, channel, "start computers:3 take_window:0")
            .await;
        self.tables.say(&user, channel, "deal").await;
        sandbox.remove_bot(guild);
    }

    /// Another program holds the database for a moment.
    async fn lock_database(&mut self) {
        let url = self.world.database();
        let mut other = sqlx::SqliteConnection::connect(&url)
            .await
            .expect("a connection");
        other
            .execute("BEGIN IMMEDIATE")
            .await
            .expect("nobody else writes now");
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(1500)).await;
            other
                .execute("ROLLBACK")
                .await
                .expect("the transaction ends");
        });
    }

    /// The bot's wall clock steps by so many seconds, and is seen to.
    async fn step_clock(&mut self, by: i64) {
        // Not ever further from the right time.
        let wrong = (self.wrong + by) % WRONG;
        if (wrong - self.wrong).abs() < NOTICED {
            return;
        }
        self.wrong = wrong;
        let process = self.world.process();
        let line = "the tables' clock is put right";
        let before = process.has_logged(line);
        let beside = self.clock.with_extension("new");
        std::fs::write(&beside, format!("{wrong:+}")).expect("it can be written");
        // At once: a clock that is half written is no clock.
        std::fs::rename(&beside, &self.clock).expect("it can be renamed");
        let seen = process.logs_so_often(line, before + 1);
        let seen = tokio::time::timeout(seated::LIMIT, seen).await;
        assert!(seen.is_ok(), "nobody sees that the clock stepped by {by} s");
    }
}
