//! Several processes on one PostgreSQL database, each with its own servers, in a Discord with all its
//! quirks. While people play, processes are killed, paused for longer than their lease, or given
//! other ranges. After each event, everything acknowledged is stored once, messages become correct, and the games go on to
//! their end.
//!
//! `OUTGROW=100` sets the number of events. `OUTGROW_SEED` repeats a run. Skipped if there is no
//! PostgreSQL.

use std::time::Duration;

use discord_sandbox::{GuildId, Options, Sandbox};
use getaway::games::GameKind;
use getaway::games::options::Named;
use rand::RngExt;
use rand::seq::SliceRandom;

use crate::harness::{Crew, Run, new_database, without_emojis};
use crate::quirks::{self, Quirks};
use crate::seated::Tables;

/// How long a dead process keeps its range, in seconds.
const LEASE: &str = "1";
/// How long people wait for an answer that may have been lost.
const LOST: Duration = Duration::from_secs(3);

/// The ways to split all servers into ranges. The shards of a process start five seconds apart, so
/// ranges of several shards are used only in runs with `OUTGROW`.
const CUTS: [&[&str]; 8] = [
    &["0-0/1"],
    &["0-0/2", "1-1/2"],
    &["0-0/3", "1-1/3", "2-2/3"],
    &["0-3/4"],
    &["0-1/4", "2-3/4"],
    &["0-0/3", "1-2/3"],
    &["0-3/8", "4-7/8"],
    &["0-2/8", "3-5/8", "6-7/8"],
];
const QUICK: usize = 3;

/// An event that happens to the processes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Event {
    /// A process is killed, and another one takes over.
    Killed,
    /// A process shuts down gracefully, and another one takes over.
    Relieved,
    /// A process is paused for longer than its lease. Another one takes over, and then the first
    /// resumes.
    PausedTooLong,
    /// A process is paused for less than its lease.
    Paused,
    /// All processes shut down gracefully, and the servers are split differently.
    CutAgain,
    /// All processes are killed, and the servers are split differently.
    KilledAndCutAgain,
    /// Connections end, and events and answers can't be read.
    Odd,
}

const EVENTS: [Event; 7] = [
    Event::Killed,
    Event::PausedTooLong,
    Event::CutAgain,
    Event::Relieved,
    Event::KilledAndCutAgain,
    Event::Paused,
    Event::Odd,
];

struct Outgrow {
    sandbox: Sandbox,
    crew: Crew,
    tables: Tables,
    cuts: &'static [&'static [&'static str]],
    cut: usize,
}

/// Starts a stand-in for Discord with four servers, one for each of four shards.
pub async fn servers() -> (Sandbox, Vec<GuildId>) {
    let options = Options {
        channels: ["getaway"].map(str::to_owned).into(),
        // Shards start their sessions without waiting for each other.
        max_concurrency: 16,
        session_starts: u32::MAX,
        ..Options::default()
    };
    let sandbox = without_emojis(options).await;
    let owner = sandbox.create_user("Owner").id();
    let mut servers: Vec<Option<GuildId>> = vec![None; 4];
    while servers.contains(&None) {
        let guild = sandbox.create_guild("Server", owner);
        servers[usize::try_from((guild.get() >> 22) % 4).expect("small")] = Some(guild);
    }
    (sandbox, servers.into_iter().flatten().collect())
}

impl Outgrow {
    async fn begin(
        database: String,
        seed: u64,
        cuts: &'static [&'static [&'static str]],
    ) -> Outgrow {
        let (sandbox, servers) = servers().await;
        // Here cards have pictures, too.
        sandbox.faults().stop_failing();
        let quirks = Quirks::of(seed);
        quirks.begin(&sandbox, &servers);
        let own = [("DATABASE_URL", database.as_str()), ("LEASE_SECONDS", LEASE)];
        let mut crew = Crew::new(&sandbox, &[own[0], own[1], quirks.env()]);
        for range in cuts[1] {
            crew.start(range).await;
        }
        sandbox.commands_registered(2).await;
        let mut tables = Tables::new(&sandbox, &database, seed, LOST, crew.story()).await;
        // The servers get different games.
        let mut kinds = GameKind::ALL.iter().cycle();
        for (table, server) in servers.into_iter().enumerate() {
            let kind = kinds.next().expect("there are games");
            let person = |seat| {
                let person = sandbox.create_user(&format!("P{table}{seat}"));
                sandbox.join_guild(server, person.id());
                person
            };
            // There are no computers, so a paused process isn't in the middle of saving a move.
            let people = (0..*kind.defaults().seats().start().max(&3)).map(person).collect();
            tables.add(*kind, server, people).await;
            assert!(tables.stored(table).await.is_some(), "it is dealt");
        }
        Outgrow { sandbox, crew, tables, cuts, cut: 1 }
    }

    /// Tries one play at each table.
    async fn play(&mut self) {
        for table in 0..self.tables.all.len() {
            self.tables.play(table).await;
        }
    }

    async fn happens(&mut self, event: Event) {
        let which = self.tables.rng.random_range(0..self.crew.count());
        self.play().await;
        match event {
            Event::Killed => {
                let range = self.crew.kill(which).await;
                self.crew.start(&range).await;
            }
            Event::Relieved => {
                let range = self.crew.end(which).await;
                self.crew.start(&range).await;
            }
            Event::Paused => {
                self.crew.pause(which).await;
                for table in 0..self.tables.all.len() {
                    self.tables.ask_for_hands_and_go(table);
                }
                self.crew.go_on(which).await;
            }
            Event::PausedTooLong => {
                self.crew.pause(which).await;
                self.crew.start(&self.crew.range(which)).await;
                self.play().await;
                self.crew.go_on(which).await;
                self.play().await;
                let log = self.crew.ends_by_itself(which, 1).await;
                let why = "another process has taken over the servers of this one";
                assert!(log.iter().any(|line| line.contains(why)), "{log:#?}");
            }
            Event::Odd => {
                let faults = self.sandbox.faults();
                let (field, value) = quirks::oddity(&mut self.tables.rng);
                faults.spoil_events(2, "INTERACTION_CREATE", field, value);
                faults.answer_requests(2, "", "/messages", 200, "<html>");
                faults.close_connections([None, Some(4000), Some(4009)][which % 3]);
                self.play().await;
                self.sandbox.faults().stop_failing();
            }
            Event::CutAgain | Event::KilledAndCutAgain => {
                while self.crew.count() > 0 {
                    match event {
                        Event::CutAgain => self.crew.end(0).await,
                        _ => self.crew.kill(0).await,
                    };
                }
                let count = self.cuts.len();
                self.cut = (self.cut + self.tables.rng.random_range(1..count)) % count;
                for range in self.cuts[self.cut] {
                    self.crew.start(range).await;
                }
            }
        }
        self.play().await;
        // Nobody knows about a hand that was an answer at the moment of a kill.
        self.tables.ask_for_hands().await;
        self.tables.all_become_true(&format!("{event:?}")).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_whichever_process_runs_them() {
    let Some(database) = new_database().await else { return };
    let run = Run::of("OUTGROW", 10);
    let count = run.count;
    let cuts = if run.is_asked { &CUTS[..] } else { &CUTS[..QUICK] };
    let mut outgrow = Outgrow::begin(database, run.seed, cuts).await;
    let mut events: Vec<Event> = (0..count).map(|n| EVENTS[n % EVENTS.len()]).collect();
    events.shuffle(&mut outgrow.tables.rng);
    for (at, event) in events.into_iter().enumerate() {
        if run.is_asked {
            let cut = outgrow.cuts[outgrow.cut];
            eprintln!("{at}: {event:?} ({cut:?})");
        }
        outgrow.crew.story().tell(format_args!("{at}: {event:?}"));
        outgrow.happens(event).await;
    }
    outgrow.tables.play_to_the_end().await;
    eprintln!(
        "{count} events, {} games finished; the longest until all was true: {:?}",
        outgrow.tables.finished, outgrow.tables.slowest
    );
    outgrow.crew.end_all().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_whose_range_is_taken_says_so_and_ends() {
    let Some(database) = new_database().await else { return };
    let (sandbox, _) = servers().await;
    let env = [("DATABASE_URL", database.as_str()), ("LEASE_SECONDS", "5")];
    let mut crew = Crew::new(&sandbox, &env);
    crew.start("5-5/8").await;
    crew.start_refused("1-1/4");
    let log = crew.ends_by_itself(1, 1).await;
    let why = "the shards 1-1/4 overlap with 5-5/8";
    assert!(log.iter().any(|line| line.contains(why)), "{log:#?}");
    crew.end_all().await;
}
