//! The stand-in for Discord with a bot in its own process: this project's or the bare one.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::{ChannelKind, GuildId, Options, Sandbox, User};
use getaway::table::TABLES_PER_SERVER;
use poise::serenity_prelude as serenity;
use tokio::process::{Child, Command};
use tokio::task::JoinSet;

use super::players::{Table, Took};
use super::{BARE, Error};

/// How many people play at a table.
const PEOPLE: usize = 4;
/// How many messages and interactions the stand-in keeps. If it forgot messages that the bot still
/// edits, it would cause work that Discord wouldn't.
const KEPT: usize = 500_000;
/// Linux's clock ticks per second of processor time.
const TICKS: f64 = 100.0;

/// A stand-in for Discord, and a bot that runs against it in its own process.
pub struct World {
    pub sandbox: Sandbox,
    pub bot: Child,
    pub folder: tempfile::TempDir,
    pub figures: u16,
}

impl World {
    async fn new(
        start: impl FnOnce(&Sandbox, &Path, u16) -> Result<Child, Error>,
        commands: usize,
    ) -> Result<World, Error> {
        let options = Options { kept: KEPT, ..Options::default() };
        let sandbox = Sandbox::start(options).await?;
        sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
        let folder = tempfile::tempdir()?;
        let figures = std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let bot = start(&sandbox, folder.path(), figures)?;
        sandbox.commands_registered(commands).await;
        Ok(World { sandbox, bot, folder, figures })
    }

    /// With this program, or the bot that [`own_bot`] names.
    pub async fn with_bot(program: Option<&Path>) -> Result<World, Error> {
        let own = own_bot();
        let program = program.unwrap_or(&own);
        let start = |sandbox: &Sandbox, folder: &Path, figures| {
            start_bot(program, sandbox, folder, figures)
        };
        World::new(start, 2).await
    }

    pub async fn bare() -> Result<World, Error> {
        let start = |sandbox: &Sandbox, _: &Path, _| {
            let mut bot = Command::new(std::env::current_exe()?);
            bot.env(BARE, "1");
            Ok(spawn(bot, sandbox)?)
        };
        World::new(start, 1).await
    }

    pub async fn end(mut self) -> Result<(), Error> {
        self.bot.kill().await?;
        self.sandbox.shutdown().await;
        Ok(())
    }

    pub fn people(&self, count: usize) -> Vec<User> {
        let person = |n| self.sandbox.create_user(&format!("P{n}"));
        (0..count).map(person).collect()
    }

    /// Creates enough servers for this many tables, with all these people in them.
    fn servers(&self, tables: u32, users: &[User]) -> Vec<GuildId> {
        let servers = (tables as usize).div_ceil(TABLES_PER_SERVER);
        let server = |n| {
            let sandbox = &self.sandbox;
            let server = sandbox.create_guild(&format!("Server {n}"), users[0].id());
            users.iter().for_each(|user| sandbox.join_guild(server, user.id()));
            server
        };
        (0..servers).map(server).collect()
    }

    /// Opens this many tables, each in its own channel, and deals.
    pub async fn open(&self, count: u32) -> Result<Vec<Table>, Error> {
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
    pub async fn under(
        &self,
        time: Duration,
        done: impl Future<Output = Took>,
    ) -> Result<(Took, f64), Error> {
        let before = self.processor();
        let took = done.await;
        eprintln!("  … {took} (asked for {time:?})");
        Ok((took, self.processor() - before))
    }

    pub fn proc(&self, what: &str) -> String {
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
    pub fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(self.proc("status")).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or_default() / 1024.0
    }

    pub async fn get(&self, path: &str) -> Option<String> {
        let url = format!("http://127.0.0.1:{}{path}", self.figures);
        let client = reqwest::Client::builder().no_proxy().build();
        client.ok()?.get(url).send().await.ok()?.text().await.ok()
    }

    pub async fn health(&self) -> bool {
        self.get("/health").await.is_some_and(|health| health == "ok\n")
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

/// The bot that is measured: this build, unless `LOAD_BOT` names another one.
pub fn own_bot() -> PathBuf {
    std::env::var_os("LOAD_BOT").map_or_else(|| env!("CARGO_BIN_EXE_getaway").into(), PathBuf::from)
}

pub fn start_bot(
    program: &Path,
    sandbox: &Sandbox,
    folder: &Path,
    figures: u16,
) -> Result<Child, Error> {
    let database = folder.join("games.db");
    let mut bot = Command::new(program);
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
    let pong = poise::CreateReply::default().content("Pong!").ephemeral(true);
    ctx.send(pong).await?;
    Ok(())
}

/// A bot that only acknowledges, as poise's own example does it.
pub async fn bare_bot() -> Result<(), Error> {
    let token = std::env::var("DISCORD_TOKEN")?;
    let proxy = std::env::var("DISCORD_PROXY_URL")?;
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions { commands: vec![ping()], ..Default::default() })
        .setup(|ctx, _, framework| {
            Box::pin(async move {
                poise::builtins::register_globally(ctx, &framework.options().commands).await?;
                Ok(())
            })
        })
        .build();
    let http = serenity::HttpBuilder::new(token).proxy(proxy).ratelimiter_disabled(true).build();
    let intents = serenity::GatewayIntents::GUILDS;
    let client = serenity::ClientBuilder::new_with_http(http, intents);
    client.framework(framework).await?.start().await?;
    Ok(())
}
