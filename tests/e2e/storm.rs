//! The storm: the real program runs several tables in a Discord with all its quirks, and one fault
//! follows the other. After each fault, everything acknowledged is stored once, messages become
//! correct, and the games go on to their end.
//!
//! `STORM=300` sets the number of kills, and of other faults. `STORM_SEED` repeats a run.

use std::time::Duration;

use discord_sandbox::{ChannelKind, Moment, Permissions, Sandbox};
use getaway::games::GameKind;
use getaway::games::options::Named;
use rand::RngExt;
use rand::seq::SliceRandom;
use tokio_util::task::AbortOnDropHandle;

use crate::harness::{Clock, Run, World, with_pictures_in_process};
use crate::quirks::{self, Quirks};
use crate::seated::{self, Seated, Tables};

/// The number of tables, each with a different game.
const TABLES: usize = 3;
/// How long people wait for an answer that may have been lost.
const LOST: Duration = Duration::from_secs(7);
/// How wrong a clock can be, in seconds: more than the longest turn.
const WRONG: i64 = 7_200;
/// The smallest step of a clock, in seconds: more than it is stopped while the bot is cut off.
const LEAST: i64 = 60;
/// How long it can be stopped, in seconds.
const STOPPED: f64 = 30.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    KillAfterCommit,
    KillBeforePublish,
    Status(u16),
    Hang,
    Cut { after: bool },
    Strange { success: bool },
    Drop,
    Close,
    CloseAgain,
    Reconnect,
    Invalid { resumable: bool },
    Twice,
    Unreadable,
    LateAndReversed,
    Expired,
    HourOld,
    MessageDeleted,
    ChannelDeleted,
    ServerGone,
    Forbidden,
    Locked,
    NoRoom,
    Clock { back: bool },
}

const KILLS: [Fault; 2] = [Fault::KillAfterCommit, Fault::KillBeforePublish];
const OTHERS: [Fault; 29] = [
    Fault::Status(500),
    Fault::Status(502),
    Fault::Status(503),
    Fault::Status(429),
    Fault::Status(403),
    Fault::Hang,
    Fault::Cut { after: false },
    Fault::Cut { after: true },
    Fault::Strange { success: false },
    Fault::Strange { success: true },
    Fault::Drop,
    Fault::Close,
    Fault::CloseAgain,
    Fault::Reconnect,
    Fault::Invalid { resumable: true },
    Fault::Invalid { resumable: false },
    Fault::Twice,
    Fault::Unreadable,
    Fault::LateAndReversed,
    Fault::Expired,
    Fault::HourOld,
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
    /// The clock of the bot's process. Without one, the clock faults are skipped.
    clock: Option<&'a Clock>,
    /// How wrong it is, in seconds.
    wrong: i64,
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_goes_on_through_a_storm() {
    let run = Run::of("STORM", 15);
    let count = run.count;
    let clock = Clock::new();
    let quirks = Quirks::of(run.seed);
    let mut env = vec![quirks.env()];
    env.extend(clock.iter().flat_map(Clock::env));
    let begin = |sandbox: &Sandbox| quirks.begin(sandbox, &[sandbox.guild()]);
    with_pictures_in_process(&env, begin, async |world| {
        world.loses_answers = true;
        let mut storm = Storm::begin(world, run.seed, clock.as_ref()).await;
        // Spreads the faults evenly: each occurs once before any is repeated.
        let mut others = OTHERS.to_vec();
        others.retain(|fault| clock.is_some() || !matches!(fault, Fault::Clock { .. }));
        others.shuffle(&mut storm.tables.rng);
        let kills = KILLS.into_iter().cycle().take(count);
        let mut faults: Vec<Fault> = kills.chain(others.into_iter().cycle().take(count)).collect();
        faults.shuffle(&mut storm.tables.rng);
        for (at, fault) in faults.iter().enumerate() {
            if run.is_asked {
                eprintln!("{at}: {fault:?}");
            }
            storm.world.story().tell(format_args!("{at}: {fault:?}"));
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
    async fn begin(world: &'a mut World, seed: u64, clock: Option<&'a Clock>) -> Storm<'a> {
        let (database, story) = (world.database(), world.story());
        let mut tables = Tables::new(&world.sandbox, &database, seed, LOST, story).await;
        let mut kinds = GameKind::ALL.to_vec();
        kinds.shuffle(&mut tables.rng);
        for (table, kind) in kinds.into_iter().take(TABLES).enumerate() {
            let person = |seat| world.sandbox.create_user(&format!("P{table}{seat}"));
            let people = (0..3).map(person).collect();
            tables.add(kind, world.sandbox.guild(), people).await;
        }
        Storm { world, tables, clock, wrong: 0 }
    }

    async fn strikes(&mut self, fault: Fault) {
        let table = self.tables.rng.random_range(0..TABLES);
        let sandbox = self.world.sandbox.clone();
        let channel = self.tables.all[table].channel;
        let faults = sandbox.faults();
        let path = ["/callback", "/messages", "/webhooks/", ""][self.tables.rng.random_range(0..4)];
        let count = self.tables.rng.random_range(1..4);
        let mut lock = None;
        match fault {
            Fault::KillAfterCommit => {
                self.tables.play(table).await;
                self.world.restart().await;
                self.tables.last_asks_for_their_hand().await;
            }
            Fault::KillBeforePublish => {
                faults.hang_requests(100, "PATCH", "/messages");
                faults.hang_requests(100, "POST", "/webhooks/");
                self.tables.play(table).await;
                faults.stop_failing();
                self.world.restart().await;
                self.tables.last_asks_for_their_hand().await;
            }
            Fault::Status(status) => {
                // Answers are never refused: 403 stands for actions that the bot isn't allowed in
                // the channel.
                let path = if status == 403 { "/channels/" } else { path };
                faults.fail_requests(count, "", path, status);
            }
            Fault::Hang => faults.hang_requests(count, "", path),
            Fault::Cut { after } => faults.cut_requests(count, "", path, after),
            Fault::Strange { success } => {
                let status = if success { 200 } else { 403 };
                faults.answer_requests(count, "", path, status, "<html>");
            }
            Fault::Drop => faults.drop_connections(),
            Fault::Close => faults.close_connections(self.code()),
            Fault::CloseAgain => {
                for moment in [Moment::Hello, Moment::Resume, Moment::Identify] {
                    faults.close_at(count, moment, self.code());
                }
                faults.close_connections(self.code());
            }
            Fault::Reconnect => faults.ask_to_reconnect(),
            Fault::Invalid { resumable } => faults.invalidate_sessions(resumable),
            Fault::Twice => faults.duplicate_interactions(4),
            Fault::Unreadable => {
                let (field, value) = quirks::oddity(&mut self.tables.rng);
                faults.spoil_events(2, "INTERACTION_CREATE", field, value);
            }
            Fault::LateAndReversed => {
                faults.hold_interactions();
                self.tables.ask_for_hands_and_go(table);
                faults.release_interactions_reversed();
            }
            Fault::Expired => faults.expire_tokens(),
            Fault::HourOld => quirks::an_hour_passes(&sandbox),
            Fault::MessageDeleted => {
                let message = self.tables.shown(table).map(|message| message.id);
                message.into_iter().for_each(|id| sandbox.delete_message(id));
            }
            Fault::ChannelDeleted => sandbox.delete_channel(channel),
            Fault::ServerGone => self.leave_a_server().await,
            Fault::Forbidden => {
                sandbox.deny_bot(channel, Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES);
            }
            Fault::Locked => lock = Some(self.lock_database().await),
            Fault::NoRoom => self.world.limit_files("1:unlimited").await,
            Fault::Clock { back } => {
                let by = self.tables.rng.random_range(LEAST..=WRONG);
                self.step_clock(if back { -by } else { by }).await;
            }
        }
        // People play on as far as they can.
        for table in 0..TABLES {
            if fault != Fault::ChannelDeleted || self.tables.all[table].channel != channel {
                self.tables.play(table).await;
            }
        }
        faults.stop_failing();
        drop(lock);
        match fault {
            Fault::NoRoom => self.world.limit_files("unlimited:unlimited").await,
            Fault::Forbidden => sandbox.deny_bot(channel, Permissions::default()),
            Fault::ChannelDeleted => {
                let Seated { kind, people, .. } = self.tables.all[table].clone();
                self.tables.all[table] = self.tables.open(kind, sandbox.guild(), people).await;
            }
            // The bot can't reach their hands any more, so they ask for them.
            Fault::Expired | Fault::HourOld => {
                self.tables.ask_for_hands().await;
            }
            _ => {}
        }
        self.tables.all_become_true(&format!("{fault:?}")).await;
        self.world.look_for_leaks().await;
    }

    /// A code with which Discord closes connections that may be made again, or no code.
    fn code(&mut self) -> Option<u16> {
        const CODES: [u16; 10] = [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4007, 4008, 4009];
        CODES.get(self.tables.rng.random_range(0..=CODES.len())).copied()
    }

    /// Removes the bot from another server in the middle of a game.
    async fn leave_a_server(&mut self) {
        let sandbox = self.world.sandbox.clone();
        let user = self.tables.all[0].people[0].clone();
        let guild = sandbox.create_guild("Elsewhere", user.id());
        let channel = sandbox.create_channel(guild, "elsewhere", ChannelKind::Text);
        let kind = self.tables.all[0].kind;
        for line in ["start computers:3", "deal"] {
            self.tables.say(kind, &user, channel, line).await;
        }
        sandbox.remove_bot(guild);
    }

    /// Locks the database, as another program might, until somebody has to wait for their answer, or
    /// what this returns is dropped.
    async fn lock_database(&mut self) -> AbortOnDropHandle<()> {
        let mut waiting = self.tables.waiting();
        let lock = self.world.lock_database().await;
        AbortOnDropHandle::new(tokio::spawn(async move {
            // If the tables are gone, nobody needs the lock any more.
            let _ = waiting.changed().await;
            drop(lock);
        }))
    }

    /// Steps the bot's wall clock by this many seconds, and waits until the bot notices.
    async fn step_clock(&mut self, by: i64) {
        let clock = self.clock.expect("clock faults need a clock");
        // This keeps the clock from drifting further and further away.
        let wrong = (self.wrong + by) % WRONG;
        if (wrong - self.wrong).abs() < LEAST {
            return;
        }
        // After it was stopped for a moment, the clock is put right, too, but by less.
        let by = (wrong - self.wrong) as f64;
        self.wrong = wrong;
        let noticed = |line: &str| put_right(line).is_some_and(|step| (step - by).abs() < STOPPED);
        let process = self.world.process();
        let before = process.has_logged(noticed);
        clock.set(wrong);
        let seen = process.logs_so_often(noticed, before + 1);
        let seen = tokio::time::timeout(seated::LIMIT, seen).await;
        assert!(seen.is_ok(), "nobody sees that the clock stepped by {by} s");
    }
}

/// Reads from a log line by how many seconds the tables' clock was set forward or back.
fn put_right(line: &str) -> Option<f64> {
    let (_, seconds) = line.split_once("the tables' clock is put right seconds=")?;
    seconds.split_whitespace().next()?.parse().ok()
}
