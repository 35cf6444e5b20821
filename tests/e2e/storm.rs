//! The storm: the real program with several tables, and one fault after the other. After each: what was
//! acknowledged is there once, what people see becomes true, and the game goes on to its end.
//!
//! `STORM=300` has so many kills and so many other faults; `STORM_SEED` repeats a run.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use discord_sandbox::{ChannelId, ChannelKind, Message, Permissions, User};
use getaway::games::getaway::rules::{Due, Entry, Game};
use getaway::games::{Record, getaway::rules};
use getaway::store::{GameNumber, GameState, Store, StoredGame};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use sqlx::{Connection, Executor};

use crate::harness::{World, with_process, written};

/// How many tables there are.
const TABLES: usize = 3;
/// What is shown is to be true within ten seconds of the end of a trouble. The machine of the tests may
/// be slow: it is waited for longer, and said how long it took.
const LIMIT: Duration = Duration::from_secs(60);
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
/// The numbers of games that are looked at for the newest one of a channel.
const AHEAD: u64 = 24;

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

/// A table and those who play at it.
struct Seated {
    channel: ChannelId,
    people: Vec<User>,
    /// The newest game that is known.
    game: u64,
}

/// A play that somebody tried.
struct Try {
    seat: usize,
    card: String,
    acknowledged: bool,
}

struct Storm<'a> {
    world: &'a mut World,
    store: Store,
    rng: Xoshiro256PlusPlus,
    tables: Vec<Seated>,
    tries: HashMap<u64, Vec<Try>>,
    channels: usize,
    /// Where the process reads by how much its clock is wrong.
    clock: PathBuf,
    wrong: i64,
    slowest: (Duration, Option<Fault>),
    finished: usize,
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
            faults.push(others.swap_remove(storm.rng.random_range(0..others.len())));
        }
        for left in (1..faults.len()).rev() {
            faults.swap(left, storm.rng.random_range(0..=left));
        }
        for (at, fault) in faults.iter().enumerate() {
            if asked.is_some() {
                eprintln!("{at}: {fault:?}");
            }
            storm.strikes(*fault).await;
        }
        storm.play_to_the_end().await;
        let (time, fault) = storm.slowest;
        eprintln!(
            "{} faults, {} games finished; the longest until all was true: {time:?} after {fault:?}",
            faults.len(),
            storm.finished
        );
    })
    .await;
}

impl<'a> Storm<'a> {
    async fn begin(world: &'a mut World, seed: u64, clock: PathBuf) -> Storm<'a> {
        let store = Store::open_read_only(&world.database()).await;
        let mut storm = Storm {
            store: store.expect("the bot has made its database"),
            world,
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
            tables: Vec::new(),
            tries: HashMap::new(),
            channels: 0,
            clock,
            wrong: 0,
            slowest: (Duration::ZERO, None),
            finished: 0,
        };
        for table in 0..TABLES {
            let person = |seat| storm.world.sandbox.create_user(&format!("P{table}{seat}"));
            let people = (0..3).map(person).collect();
            let seated = storm.open(people).await;
            storm.tables.push(seated);
        }
        storm
    }

    /// A new channel with a table at which these people play.
    async fn open(&mut self, people: Vec<User>) -> Seated {
        self.channels += 1;
        let sandbox = &self.world.sandbox;
        let name = format!("storm-{}", self.channels);
        let channel = sandbox.create_channel(sandbox.guild(), &name, ChannelKind::Text);
        say(&people[0], channel, "start take_window:0 turn_seconds:3600").await;
        for user in &people[1..] {
            say(user, channel, "join").await;
        }
        say(&people[0], channel, "deal").await;
        let highest = self.tables.iter().map(|table| table.game).max();
        Seated {
            channel,
            people,
            game: highest.unwrap_or(1).saturating_sub(AHEAD / 2).max(1),
        }
    }

    async fn strikes(&mut self, fault: Fault) {
        let table = self.rng.random_range(0..TABLES);
        let sandbox = self.world.sandbox.clone();
        let channel = self.tables[table].channel;
        let faults = sandbox.faults();
        let path = ["/callback", "/messages", "/webhooks/", ""][self.rng.random_range(0..4)];
        let count = self.rng.random_range(1..4);
        match fault {
            Fault::KillAfterCommit => {
                self.play(table).await;
                self.world.restart().await;
            }
            Fault::KillBeforePublish => {
                faults.hang_requests(100, "PATCH", "/messages");
                faults.hang_requests(100, "POST", "/webhooks/");
                self.play(table).await;
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
                for user in &self.tables[table].people {
                    let _ = user.slash_and_go(channel, line);
                }
                faults.release_interactions_reversed();
            }
            Fault::Expired => faults.expire_tokens(),
            Fault::MessageDeleted => {
                let message = self.shown(table).map(|message| message.id);
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
                let by = self.rng.random_range(NOTICED..=WRONG);
                self.step_clock(if back { -by } else { by }).await;
            }
        }
        // Meanwhile people go on, as far as they can.
        for table in 0..TABLES {
            if fault != Fault::ChannelDeleted || self.tables[table].channel != channel {
                self.play(table).await;
            }
        }
        faults.stop_failing();
        // As in all tests: cards are read as text.
        faults.fail_requests(u32::MAX, "", "/emojis", 404);
        match fault {
            Fault::NoRoom => self.world.limit_files("unlimited:unlimited").await,
            Fault::Forbidden => sandbox.deny_bot(channel, Permissions::default()),
            Fault::ChannelDeleted => {
                let people = std::mem::take(&mut self.tables[table].people);
                self.tables[table] = self.open(people).await;
            }
            // Their hands can be reached no longer, or were an answer in the very moment of the kill, of
            // which the next process cannot know: they ask for them.
            Fault::Expired | Fault::KillAfterCommit | Fault::KillBeforePublish => {
                for table in &self.tables {
                    for user in &table.people {
                        say(user, table.channel, "hand").await;
                    }
                }
            }
            _ => {}
        }
        self.all_becomes_true(fault).await;
    }

    /// What people see becomes true, and the game goes on.
    async fn all_becomes_true(&mut self, fault: Fault) {
        let began = Instant::now();
        for table in 0..TABLES {
            loop {
                let Err(untrue) = self.is_true(table).await else {
                    break;
                };
                assert!(
                    began.elapsed() < LIMIT,
                    "after {fault:?} it does not become true: {untrue}\n{}",
                    self.world.sandbox.look(|view| view.recent(40))
                );
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        if began.elapsed() > self.slowest.0 {
            self.slowest = (began.elapsed(), Some(fault));
        }
        for table in 0..TABLES {
            let began = Instant::now();
            while !self.play(table).await {
                assert!(began.elapsed() < LIMIT, "after {fault:?} nobody can go on");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
        self.world.look_for_leaks().await;
    }

    /// Somebody whose turn it is plays, or the next game is dealt. Whether it was acknowledged.
    async fn play(&mut self, table: usize) -> bool {
        let Some((stored, game)) = self.stored(table).await else {
            let seated = &self.tables[table];
            return say(&seated.people[0], seated.channel, "deal")
                .await
                .is_some();
        };
        let seats = match game.board().due() {
            Due::Lead(seat) | Due::Play(seat) => vec![seat],
            Due::PlayAny(seats) => seats.iter().collect(),
            Due::Draw(..) => Vec::new(),
            Due::Over(_) => {
                self.check_record(&stored);
                let seated = &self.tables[table];
                return say(&seated.people[0], seated.channel, "deal")
                    .await
                    .is_some();
            }
        };
        let Some(seat) = seats.get(self.rng.random_range(0..seats.len().max(1))) else {
            return true;
        };
        let legal = game.legal_cards(*seat);
        let Some(card) = legal.nth(self.rng.random_range(0..legal.len())) else {
            return true;
        };
        let (seated, seat) = (&self.tables[table], seat.index());
        let user = stored.players[seat].user.expect("people play");
        let user = seated
            .people
            .iter()
            .find(|person| person.id().get() == user.0);
        let user = user.expect("of this table").clone();
        let code = card.to_string();
        let press = self.rng.random_bool(0.5);
        let said = match self.button(&user, seated.channel, &code).filter(|_| press) {
            Some((hand, id)) => match user.click_and_go(hand.id, &id) {
                Ok(press) => heard(&self.world.sandbox, press).await,
                Err(_) => return false,
            },
            None => say(&user, seated.channel, &format!("play card:{code}")).await,
        };
        let acknowledged = said.is_some_and(|text| text.contains("You played"));
        let tries = self.tries.entry(stored.number.0).or_default();
        tries.push(Try {
            seat,
            card: code,
            acknowledged,
        });
        acknowledged
    }

    /// The button of the person's newest hand with which this card is played.
    fn button(&self, user: &User, channel: ChannelId, code: &str) -> Option<(Message, String)> {
        let hand = newest_hand(user, channel)?;
        let end = format!(".{code}");
        let ids = hand
            .buttons()
            .into_iter()
            .filter_map(|button| button.custom_id);
        let id = ids
            .into_iter()
            .find(|id| id.starts_with("play.") && id.ends_with(&end))?;
        Some((hand, id))
    }

    /// The newest game of the table, as it is stored.
    async fn stored(&mut self, table: usize) -> Option<(StoredGame, Game)> {
        let seated = &mut self.tables[table];
        let mut newest = None;
        for number in seated.game..seated.game + AHEAD {
            let game = self
                .store
                .game(GameNumber(number))
                .await
                .expect("it can be read");
            let dealt = game.filter(|game| {
                let dealt = matches!(game.state, GameState::Running | GameState::Finished);
                dealt && game.place.channel.0 == seated.channel.get()
            });
            newest = dealt.or(newest);
        }
        let newest = newest?;
        seated.game = newest.number.0;
        let game = record(&newest).replay().expect("what is stored is legal");
        Some((newest, game))
    }

    /// The public message of the table.
    fn shown(&self, table: usize) -> Option<Message> {
        self.world.sandbox.look(|view| {
            let mut public = view.public(self.tables[table].channel);
            let own = |message: &&Message| !message.buttons().is_empty();
            public.rfind(own).cloned()
        })
    }

    /// Whether everybody sees how the table stands; if not, what is wrong.
    async fn is_true(&mut self, table: usize) -> Result<(), String> {
        let Some((stored, game)) = self.stored(table).await else {
            return Ok(());
        };
        let shown = self.shown(table).ok_or("no table is shown")?;
        let text = shown.text();
        if stored.state == GameState::Finished {
            let over = text.contains(&format!("Game {} is over", stored.number));
            return if over {
                Ok(())
            } else {
                Err(format!("no result, but: {text}"))
            };
        }
        let board = game.board();
        let due = match board.due() {
            Due::Lead(seat) | Due::Play(seat) | Due::Draw(seat, _) => vec![seat],
            Due::PlayAny(seats) => seats.iter().collect(),
            Due::Over(_) => Vec::new(),
        };
        let title = format!("Game {}, trick {}", stored.number, board.tricks() + 1);
        if !text.contains(&title) {
            return Err(format!("not {title:?}, but: {text}"));
        }
        let seated = &self.tables[table];
        for seat in board.in_play().iter() {
            let user = stored.players[seat.index()].user.expect("people play");
            let person = seated
                .people
                .iter()
                .find(|person| person.id().get() == user.0);
            let person = person.expect("of this table");
            let (name, hand) = (person.name(), game.hand(seat));
            let mark = if due.contains(&seat) { "▶ " } else { "" };
            let line = match hand.len() {
                0 => format!("{mark}**{name}**: "),
                count => format!("{mark}**{name}**: {count} card"),
            };
            if !text.lines().any(|shown| shown.starts_with(&line)) {
                return Err(format!("not {line:?}, but: {text}"));
            }
            let shown = newest_hand(person, seated.channel).ok_or(format!("{name} has no hand"))?;
            let shown = shown.text();
            let count = match hand.len() {
                0 => "no".to_owned(),
                count => count.to_string(),
            };
            let heading = format!("**Your hand** ({count} card");
            let missing = hand.iter().find(|card| {
                let card = written(&card.to_string());
                card.is_some_and(|card| !shown.contains(&card))
            });
            if !shown.contains(&heading) || missing.is_some() {
                return Err(format!("{name} lacks {missing:?} of {heading}: {shown}"));
            }
        }
        Ok(())
    }

    /// Every acknowledged play is in the record, in order; what is in it was tried, and each try once.
    fn check_record(&mut self, stored: &StoredGame) {
        let Some(tries) = self.tries.remove(&stored.number.0) else {
            return;
        };
        self.finished += 1;
        let record = record(stored);
        record.verify().expect("the whole game holds");
        let plays: Vec<(usize, String)> = record
            .moves
            .iter()
            .filter_map(|entry| match entry {
                Entry::Play { seat, card, .. } => Some((seat.index(), card.to_string())),
                _ => None,
            })
            .collect();
        let drawn = record
            .moves
            .iter()
            .filter(|entry| matches!(entry, Entry::Draw { .. }));
        let mut left = plays.iter();
        for done in tries.iter().filter(|done| done.acknowledged) {
            let found = left.any(|(seat, card)| (*seat, card) == (done.seat, &done.card));
            let (seat, card) = (done.seat, &done.card);
            assert!(
                found,
                "{card} of seat {seat} is lost in game {}",
                stored.number
            );
        }
        let tried = tries.iter().filter(|one| {
            plays
                .iter()
                .any(|(seat, card)| (*seat, card) == (one.seat, &one.card))
        });
        let most = tried.count() + drawn.count();
        assert!(plays.len() <= most, "{} plays, {most} tries", plays.len());
    }

    async fn play_to_the_end(&mut self) {
        for table in 0..TABLES {
            let game = self.stored(table).await.map(|(stored, _)| stored.number);
            let began = Instant::now();
            while let Some((stored, _)) = self.stored(table).await {
                if stored.state == GameState::Finished || Some(stored.number) != game {
                    self.check_record(&stored);
                    break;
                }
                self.play(table).await;
                assert!(
                    began.elapsed() < 4 * LIMIT,
                    "game {} does not end",
                    stored.number
                );
            }
        }
        assert!(self.finished >= TABLES);
    }

    /// The bot is thrown out of another server in the middle of a game.
    async fn leave_a_server(&mut self) {
        let sandbox = self.world.sandbox.clone();
        let user = self.tables[0].people[0].clone();
        let guild = sandbox.create_guild("Elsewhere", user.id());
        let channel = sandbox.create_channel(guild, "elsewhere", ChannelKind::Text);
        say(&user, channel, "start computers:3 take_window:0").await;
        say(&user, channel, "deal").await;
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
        let seen = tokio::time::timeout(LIMIT, seen).await;
        assert!(seen.is_ok(), "nobody sees that the clock stepped by {by} s");
    }
}

fn record(stored: &StoredGame) -> rules::Record {
    let record = getaway::table::record(stored).expect("it can be read");
    match record.expect("it is dealt") {
        Record::Getaway(record) => *record,
        Record::Palace(_) => panic!("every table here plays Getaway"),
    }
}

fn newest_hand(user: &User, channel: ChannelId) -> Option<Message> {
    user.sandbox().look(|view| {
        let mut seen = view.seen_by(user.id(), channel);
        let hand = |m: &&Message| m.is_ephemeral() && m.text().contains("**Your hand**");
        seen.rfind(hand).cloned()
    })
}

/// Sends a command; the answer, if one comes in time.
async fn say(user: &User, channel: ChannelId, line: &str) -> Option<String> {
    let sent = user
        .slash_and_go(channel, &format!("/getaway {line}"))
        .ok()?;
    heard(user.sandbox(), sent).await
}

async fn heard(
    sandbox: &discord_sandbox::Sandbox,
    interaction: discord_sandbox::InteractionId,
) -> Option<String> {
    let answer = async {
        let answer = sandbox.answer(interaction).await.ok()?;
        Some(answer.reply().await.text())
    };
    tokio::time::timeout(LOST, answer).await.ok()?
}
