//! Measures the bot under load against a bare poise bot that only acknowledges, in the same run and
//! on the same stand-in. Prints figures without asserting any, because they depend on the machine.
//!
//! Run `cargo bench --bench load -- PART…`, where a part is one of [`PARTS`]; without any, all run
//! except the soak. `LOAD_TABLES`, `LOAD_SECONDS` and `LOAD_RATE` change the amount of load;
//! `LOAD_BOT` names another build of the bot to measure instead of this one.

use std::future::Future;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use discord_sandbox::{
    ChannelId, ChannelKind, GuildId, InteractionId, MessageId, Options, Refused, Sandbox, User,
    View,
};
use getaway::table::TABLES_PER_SERVER;
use poise::serenity_prelude as serenity;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

type Error = Box<dyn std::error::Error + Send + Sync>;

const PARTS: [&str; 5] = ["saturation", "pace", "limits", "tables", "soak"];
/// This variable is set in the bare bot's process.
const BARE: &str = "LOAD_BARE";
/// How many people play at a table.
const PEOPLE: usize = 4;
/// How often players check whether it is their turn.
const LOOK: Duration = Duration::from_millis(20);
/// How often the public messages are checked.
const GLANCE: Duration = Duration::from_millis(200);
/// How many messages and interactions the stand-in keeps. If it forgot messages that the bot still
/// edits, it would cause work that Discord wouldn't.
const KEPT: usize = 500_000;
/// Linux's clock ticks per second of processor time.
const TICKS: f64 = 100.0;

#[tokio::main]
async fn main() -> Result<(), Error> {
    if std::env::var_os(BARE).is_some() {
        return bare_bot().await;
    }
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let asked: Vec<&str> = asked
        .iter()
        .map(String::as_str)
        .filter(|part| PARTS.contains(part))
        .collect();
    let wanted = |part| asked.contains(&part) || asked.is_empty() && part != "soak";
    if wanted("saturation") {
        saturation().await?;
    }
    if wanted("pace") {
        pace().await?;
    }
    if wanted("limits") {
        limits().await?;
    }
    if wanted("tables") {
        tables().await?;
    }
    if wanted("soak") {
        soak().await?;
    }
    Ok(())
}

fn amount(name: &str, usual: u32) -> u32 {
    let set = std::env::var(name).ok();
    set.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Plays as fast as possible: the cost of a move for the bot, compared to the cost of an
/// acknowledgement for the bare one.
async fn saturation() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 20).into());
    let count = amount("LOAD_TABLES", 40);
    let bare = World::bare().await?;
    // As many people at once as there are tables, since one person plays at each table at a time.
    let users = bare.people(count as usize);
    let acknowledged = bare.under(time, acknowledgements(&bare.sandbox, &users, None, time));
    let (acks, bare_cost) = acknowledged.await?;
    bare.end().await?;

    let world = World::with_bot().await?;
    let tables = world.open(count).await?;
    let played = world.under(time, plays(tables, None, time));
    let (plays, cost) = played.await?;
    world.end().await?;
    let (each, base) = (cost / plays.count(), bare_cost / acks.count());
    println!(
        "at saturation: {plays}; {:.3} ms of CPU per move",
        each * 1e3
    );
    println!("  the bare bot: {acks}; {:.3} ms of CPU each", base * 1e3);
    println!("  a move costs {:.1} times an acknowledgement", each / base);
    Ok(())
}

/// Plays at a fixed rate: how long people wait for their answers.
async fn pace() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 20).into());
    let rate = amount("LOAD_RATE", 200);
    let bare = World::bare().await?;
    let users = bare.people(64);
    let every = Duration::from_secs_f64(users.len() as f64 / f64::from(rate));
    let acknowledged = acknowledgements(&bare.sandbox, &users, Some(every), time);
    let (acks, _) = bare.under(time, acknowledged).await?;
    bare.end().await?;

    let world = World::with_bot().await?;
    let count = amount("LOAD_TABLES", 100);
    let tables = world.open(count).await?;
    let every = Duration::from_secs_f64(f64::from(count) / f64::from(rate));
    let (plays, _) = world.under(time, plays(tables, Some(every), time)).await?;
    world.end().await?;
    println!("at {rate} a second: {plays}");
    println!("  the bare bot: {acks}");
    let times = plays.at(99).as_secs_f64() / acks.at(99).as_secs_f64();
    println!("  p99 is {times:.2} times that of the bare bot");
    Ok(())
}

/// Plays with Discord's limits enforced: one move every four seconds at each table.
async fn limits() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 60).into());
    let world = World::with_bot().await?;
    let tables = world.open(amount("LOAD_TABLES", 2000)).await?;
    let count = tables.len();
    let watched = tables.clone();
    world.sandbox.faults().enforce_rate_limits(true);
    let before = world.sandbox.invalid_requests();
    let sandbox = world.sandbox.clone();
    let behind = tokio::spawn(async move { behind(&sandbox, &watched, time).await });
    let every = Some(Duration::from_secs(4));
    let (plays, cost) = world.under(time, plays(tables, every, time)).await?;
    let (share, worst) = behind.await?;
    let refused = world.sandbox.invalid_requests() - before;
    println!("limits enforced, {count} tables with a move every 4 s: {plays}");
    println!(
        "  {:.0} % of a core; public messages at most {worst:.1?} behind, {:.2} % more than 3 s; {refused} answers of 401, 403 or 429",
        100.0 * cost / time.as_secs_f64(),
        100.0 * share
    );
    world.end().await
}

/// Opens a thousand tables: their memory, and how soon another process resumes them.
async fn tables() -> Result<(), Error> {
    let mut world = World::with_bot().await?;
    let alone = world.memory();
    let count = amount("LOAD_TABLES", 1000);
    let tables = world.open(count).await?;
    tokio::time::sleep(Duration::from_secs(10)).await;
    let full = world.memory();
    drop(tables);
    let before = world.sandbox.requests().len();
    world.bot.kill().await?;
    let began = Instant::now();
    world.bot = start_bot(&world.sandbox, world.folder.path(), world.figures)?;
    let connected = async {
        while !world.health().await {
            tokio::time::sleep(LOOK).await;
        }
    };
    connected.await;
    let resumed = began.elapsed();
    tokio::time::sleep(Duration::from_secs(10)).await;
    let requests = world.sandbox.requests();
    println!(
        "{count} tables: {full:.1} MB, compared to {alone:.1} MB without any; another process resumes them after {resumed:?}, with these requests in its first ten seconds:"
    );
    for request in requests.iter().skip(before) {
        println!("  {} {} {}", request.status, request.method, request.path);
    }
    println!("  it then uses {:.1} MB", world.memory());
    world.end().await
}

/// Plays for a long time (`LOAD_SECONDS`), and regularly prints the process's memory, threads and
/// files.
async fn soak() -> Result<(), Error> {
    let time = Duration::from_secs(amount("LOAD_SECONDS", 1800).into());
    let world = World::with_bot().await?;
    let tables = world.open(amount("LOAD_TABLES", 50)).await?;
    println!("soak: seconds, MB, threads, files, then figures of the bot itself");
    let played = tokio::spawn(plays(tables, Some(Duration::from_millis(500)), time));
    let began = Instant::now();
    while began.elapsed() < time {
        tokio::time::sleep((time / 30).min(Duration::from_secs(60))).await;
        let (seconds, memory) = (began.elapsed().as_secs(), world.memory());
        let count = |what: &str| std::fs::read_dir(world.proc(what)).map_or(0, Iterator::count);
        let page = world.get("/metrics").await.unwrap_or_default();
        let figures: Vec<&str> = page
            .lines()
            .filter(|line| {
                let named = ["getaway_tables ", "getaway_tasks ", "getaway_table_queue "];
                named.iter().any(|name| line.starts_with(name))
            })
            .collect();
        let (threads, files) = (count("task"), count("fd"));
        println!(
            "{seconds:>6} {memory:>8.1} {threads:>4} {files:>4}  {}",
            figures.join(", ")
        );
    }
    println!("  {}", played.await?);
    world.end().await
}

/// The times that many answers took.
struct Took {
    times: Vec<Duration>,
    over: Duration,
}

impl Took {
    fn new(mut times: Vec<Duration>, over: Duration) -> Took {
        times.sort_unstable();
        Took { times, over }
    }

    fn count(&self) -> f64 {
        self.times.len() as f64
    }

    /// The time within which this percentage of answers came.
    fn at(&self, share: usize) -> Duration {
        let at = self.times.len() * share / 100;
        let time = self.times.get(at.min(self.times.len().saturating_sub(1)));
        time.copied().unwrap_or_default()
    }
}

impl std::fmt::Display for Took {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rate = self.count() / self.over.as_secs_f64();
        let (middle, most) = (self.at(50), self.at(99));
        let count = self.times.len();
        write!(
            f,
            "{count} answered, {rate:.0} a second, half of them within {middle:.1?}, 99 % within {most:.1?}"
        )
    }
}

/// Sends commands to the bare bot from many people, each as fast as possible or at a fixed rate.
async fn acknowledgements(
    sandbox: &Sandbox,
    users: &[User],
    every: Option<Duration>,
    time: Duration,
) -> Took {
    let channel = sandbox.channel("general");
    let mut all = JoinSet::new();
    for (at, user) in users.iter().cloned().enumerate() {
        let first = every.map(|every| every.mul_f64(at as f64 / users.len() as f64));
        all.spawn(async move {
            let mut times = Vec::new();
            let began = Instant::now() + first.unwrap_or_default();
            tokio::time::sleep_until(began.into()).await;
            while began.elapsed() < time {
                if let Ok(answer) = user.slash(channel, "/ping").await {
                    times.push(answer.latency);
                }
                rest(began, every, times.len()).await;
            }
            times
        });
    }
    Took::new(all.join_all().await.concat(), time)
}

/// Waits until the answer with this number is due, if there is a fixed rate.
async fn rest(began: Instant, every: Option<Duration>, number: usize) {
    if let Some(every) = every {
        tokio::time::sleep_until((began + every * number as u32).into()).await;
    }
}

/// A table at which people play.
#[derive(Clone)]
struct Table {
    channel: ChannelId,
    people: Vec<User>,
    names: Vec<String>,
}

/// The next possible play.
struct Next {
    user: User,
    hand: MessageId,
    id: String,
    /// The card, if it is chosen from a menu: a large hand has no space for buttons.
    value: Option<String>,
}

impl Next {
    fn play(&self) -> Result<InteractionId, Refused> {
        match &self.value {
            None => self.user.click_and_go(self.hand, &self.id),
            Some(card) => self.user.select_and_go(self.hand, &self.id, &[card]),
        }
    }
}

impl Table {
    /// The player whose hand offers a card now, and its first card; `None` if nobody's does.
    fn next(&self) -> Option<Next> {
        self.people[0].sandbox().look(|view| {
            self.people.iter().find_map(|user| {
                let mut seen = view.seen_by(user.id(), self.channel);
                let hand =
                    seen.rfind(|m| m.is_ephemeral() && m.content().contains("**Your hand**"))?;
                let mut buttons = hand.buttons().into_iter().filter(|button| !button.disabled);
                let card = buttons.find_map(|b| b.custom_id.filter(|id| id.starts_with("play.")));
                let (id, value) = match card {
                    Some(id) => (id, None),
                    None => {
                        let menu = hand.selects().into_iter().next()?;
                        let card = menu.options.into_iter().next()?.1;
                        (menu.custom_id, Some(card))
                    }
                };
                let (user, hand) = (user.clone(), hand.id);
                Some(Next {
                    user,
                    hand,
                    id,
                    value,
                })
            })
        })
    }

    /// Whether the public message gives everyone the same number of cards as their own hand. While
    /// a game is being dealt or over, there is nothing to compare.
    fn is_shown(&self, view: &View) -> bool {
        let mut public = view.public(self.channel);
        let Some(shown) = public.rfind(|m| !m.buttons().is_empty()) else {
            return true;
        };
        let shown = shown.text();
        self.people.iter().enumerate().all(|(at, user)| {
            let mut seen = view.seen_by(user.id(), self.channel);
            let hand = seen.rfind(|m| m.is_ephemeral() && m.content().contains("**Your hand** ("));
            let count = hand.and_then(|hand| {
                let (_, after) = hand.content().split_once("**Your hand** (")?;
                after.split_once(' ')
            });
            let line = format!("**{}**: ", self.names[at]);
            match (count, shown.split_once(&line)) {
                (Some((count, _)), Some((_, said))) => said.starts_with(&format!("{count} ")),
                _ => true,
            }
        })
    }

    async fn say(&self, who: usize, line: &str) -> Option<String> {
        let line = format!("/getaway {line}");
        let said = self.people[who].slash(self.channel, &line).await;
        Some(said.ok()?.reply().await.text())
    }

    /// Plays for this long, at a fixed rate or as fast as possible.
    async fn play(self, first: Duration, every: Option<Duration>, time: Duration) -> Vec<Duration> {
        let mut times = Vec::new();
        let began = Instant::now() + first;
        tokio::time::sleep_until(began.into()).await;
        let mut waits = Instant::now();
        while began.elapsed() < time {
            let Some(next) = self.next() else {
                // The game is over, or the messages are late.
                if waits.elapsed() > Duration::from_secs(2) {
                    self.say(0, "deal").await;
                    waits = Instant::now();
                }
                tokio::time::sleep(LOOK).await;
                continue;
            };
            if let Ok(pressed) = next.play()
                && let Ok(answer) = next.user.sandbox().answer(pressed).await
                && answer.text().contains("You played")
            {
                times.push(answer.latency);
                rest(began, every, times.len()).await;
            }
            waits = Instant::now();
        }
        times
    }
}

/// Plays at all these tables.
async fn plays(tables: Vec<Table>, every: Option<Duration>, time: Duration) -> Took {
    let mut all = JoinSet::new();
    let count = tables.len();
    for (at, table) in tables.into_iter().enumerate() {
        let first = every.map(|every| every.mul_f64(at as f64 / count as f64));
        all.spawn(table.play(first.unwrap_or_default(), every, time));
    }
    Took::new(all.join_all().await.concat(), time)
}

/// Measures how far the public messages lag behind the players' own hands: the share of time with
/// more than 3 s of lag, and the longest lag.
async fn behind(sandbox: &Sandbox, tables: &[Table], time: Duration) -> (f64, Duration) {
    let mut untrue = vec![None::<Instant>; tables.len()];
    let (mut late, mut looks, mut worst) = (0u32, 0u32, GLANCE);
    let began = Instant::now();
    while began.elapsed() < time {
        for (table, since) in tables.iter().zip(&mut untrue) {
            if sandbox.look(|view| table.is_shown(view)) {
                *since = None;
            } else {
                since.get_or_insert_with(Instant::now);
            }
            let behind = since.map_or(Duration::ZERO, |since| since.elapsed() + GLANCE);
            worst = worst.max(behind);
            late += u32::from(behind > Duration::from_secs(3));
            looks += 1;
        }
        tokio::time::sleep(GLANCE).await;
    }
    (f64::from(late) / f64::from(looks.max(1)), worst)
}

/// A stand-in for Discord, and a bot that runs against it in its own process.
struct World {
    sandbox: Sandbox,
    bot: Child,
    folder: tempfile::TempDir,
    figures: u16,
}

impl World {
    async fn new(
        start: impl FnOnce(&Sandbox, &Path, u16) -> Result<Child, Error>,
        commands: usize,
    ) -> Result<World, Error> {
        let options = Options {
            kept: KEPT,
            ..Options::default()
        };
        let sandbox = Sandbox::start(options).await?;
        sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
        let folder = tempfile::tempdir()?;
        let figures = std::net::TcpListener::bind("127.0.0.1:0")?
            .local_addr()?
            .port();
        let bot = start(&sandbox, folder.path(), figures)?;
        sandbox.commands_registered(commands).await;
        Ok(World {
            sandbox,
            bot,
            folder,
            figures,
        })
    }

    async fn with_bot() -> Result<World, Error> {
        World::new(start_bot, 2).await
    }

    async fn bare() -> Result<World, Error> {
        let start = |sandbox: &Sandbox, _: &Path, _| {
            let mut bot = Command::new(std::env::current_exe()?);
            bot.env(BARE, "1");
            Ok(spawn(bot, sandbox)?)
        };
        World::new(start, 1).await
    }

    async fn end(mut self) -> Result<(), Error> {
        self.bot.kill().await?;
        self.sandbox.shutdown().await;
        Ok(())
    }

    fn people(&self, count: usize) -> Vec<User> {
        let person = |n| self.sandbox.create_user(&format!("P{n}"));
        (0..count).map(person).collect()
    }

    /// Creates enough servers for this many tables, with all these people in them.
    fn servers(&self, tables: u32, users: &[User]) -> Vec<GuildId> {
        let servers = (tables as usize).div_ceil(TABLES_PER_SERVER);
        let server = |n| {
            let sandbox = &self.sandbox;
            let server = sandbox.create_guild(&format!("Server {n}"), users[0].id());
            users
                .iter()
                .for_each(|user| sandbox.join_guild(server, user.id()));
            server
        };
        (0..servers).map(server).collect()
    }

    /// Opens this many tables, each in its own channel, and deals.
    async fn open(&self, count: u32) -> Result<Vec<Table>, Error> {
        let users = self.people(PEOPLE * 8);
        let servers = self.servers(count, &users);
        let mut opened = Vec::new();
        for first in (0..count).step_by(8) {
            let mut some = JoinSet::new();
            for n in first..count.min(first + 8) {
                let name = format!("table-{n}");
                let at = PEOPLE * (n as usize % 8);
                let server = servers[n as usize / TABLES_PER_SERVER];
                let table = Table {
                    channel: (self.sandbox).create_channel(server, &name, ChannelKind::Text),
                    people: users[at..at + PEOPLE].to_vec(),
                    names: users[at..at + PEOPLE].iter().map(User::name).collect(),
                };
                some.spawn(async move {
                    table.say(0, "start take_window:0 turn_seconds:0").await;
                    for who in 1..PEOPLE {
                        table.say(who, "join").await;
                    }
                    // On a machine under load an answer may come too late.
                    for _ in 0..3 {
                        let dealt = table.say(0, "deal").await;
                        if dealt.is_some_and(|said| said.contains("dealt")) {
                            return Some(table);
                        }
                    }
                    None
                });
            }
            opened.extend(some.join_all().await.into_iter().flatten());
        }
        if opened.len() < count as usize {
            return Err(format!("only {} tables could be dealt", opened.len()).into());
        }
        Ok(opened)
    }

    /// Runs something; also returns the processor time that the bot used meanwhile, in seconds.
    async fn under(
        &self,
        time: Duration,
        done: impl Future<Output = Took>,
    ) -> Result<(Took, f64), Error> {
        let before = self.processor();
        let took = done.await;
        eprintln!("  … {took} (asked for {time:?})");
        Ok((took, self.processor() - before))
    }

    fn proc(&self, what: &str) -> String {
        format!("/proc/{}/{what}", self.bot.id().unwrap_or_default())
    }

    /// The processor time that the bot has used, in seconds.
    fn processor(&self) -> f64 {
        let stat = std::fs::read_to_string(self.proc("stat")).unwrap_or_default();
        // After the name, which may contain spaces, the 12th and 13th fields are user and system
        // time.
        let fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
        let ticks = fields.split(' ').skip(11).take(2);
        let ticks: f64 = ticks.filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
        ticks / TICKS
    }

    /// The bot's memory in MB.
    fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(self.proc("status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or_default() / 1024.0
    }

    async fn get(&self, path: &str) -> Option<String> {
        let url = format!("http://127.0.0.1:{}{path}", self.figures);
        reqwest::get(url).await.ok()?.text().await.ok()
    }

    async fn health(&self) -> bool {
        self.get("/health")
            .await
            .is_some_and(|health| health == "ok\n")
    }
}

fn spawn(mut bot: Command, sandbox: &Sandbox) -> std::io::Result<Child> {
    bot.env("DISCORD_TOKEN", sandbox.token())
        .env("DISCORD_PROXY_URL", sandbox.base_url())
        .env("RUST_LOG", "error")
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
}

fn start_bot(sandbox: &Sandbox, folder: &Path, figures: u16) -> Result<Child, Error> {
    let database = folder.join("games.db");
    let own = env!("CARGO_BIN_EXE_getaway");
    let mut bot = Command::new(std::env::var_os("LOAD_BOT").unwrap_or_else(|| own.into()));
    bot.arg("run")
        .current_dir(folder)
        .env("DATABASE_URL", format!("sqlite://{}", database.display()))
        // It plays faster than people, and this stand-in doesn't limit tokens.
        .env("TOKEN_LIMIT", "unknown")
        .env("METRICS_ADDR", format!("127.0.0.1:{figures}"));
    Ok(spawn(bot, sandbox)?)
}

/// Answers at once, visible only to the person who asked
#[poise::command(slash_command)]
async fn ping(ctx: poise::Context<'_, (), Error>) -> Result<(), Error> {
    let pong = poise::CreateReply::default()
        .content("Pong!")
        .ephemeral(true);
    ctx.send(pong).await?;
    Ok(())
}

/// A bot that only acknowledges, as poise's own example does it.
async fn bare_bot() -> Result<(), Error> {
    let token = std::env::var("DISCORD_TOKEN")?;
    let proxy = std::env::var("DISCORD_PROXY_URL")?;
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions {
            commands: vec![ping()],
            ..Default::default()
        })
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(())
            })
        })
        .build();
    let http = serenity::HttpBuilder::new(token)
        .proxy(proxy)
        .ratelimiter_disabled(true)
        .build();
    let intents = serenity::GatewayIntents::GUILDS;
    let client = serenity::ClientBuilder::new_with_http(http, intents);
    client.framework(framework).await?.start().await?;
    Ok(())
}
