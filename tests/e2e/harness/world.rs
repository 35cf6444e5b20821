//! A server with the bot in it: how both begin, go through a restart and end.

use std::path::Path;
use std::time::Duration;

use discord_sandbox::{ChannelId, Options, Sandbox};
use getaway::table::Tables;
use tempfile::TempDir;

use super::bot::Bot;
use super::leaks::Leaks;
use super::process::Process;
use super::{Watch, logs};

/// How long the bot may take to end.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Where a bot runs: which Discord it talks to, where it keeps its games, who watches over it.
pub struct Place {
    pub sandbox: Sandbox,
    pub watch: Watch,
    games: TempDir,
}

impl Place {
    pub fn folder(&self) -> &Path {
        self.games.path()
    }

    pub fn database(&self) -> String {
        format!("sqlite://{}", self.folder().join("games.db").display())
    }
}

/// The bot, whichever way it runs.
pub enum Running {
    Task(Bot),
    Process(Process),
}

/// A server, one channel of it, and the bot.
pub struct World {
    pub sandbox: Sandbox,
    pub channel: ChannelId,
    /// Of which game the commands are.
    pub game: &'static str,
    place: Place,
    leaks: tokio::sync::Mutex<Leaks>,
    /// Whether answers may be lost: in a storm they are.
    pub loses_answers: bool,
    /// Absent only while one bot has ended and the next one has not begun.
    bot: Option<Running>,
}

impl World {
    /// A new server, and the bot that `start` starts in it. It takes no emojis: these tests are about
    /// what is said, and most are over before all are uploaded.
    pub async fn new(watch: Watch, start: impl AsyncFnOnce(&Place) -> Running) -> World {
        let refuse = |sandbox: &Sandbox| {
            sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
        };
        World::with_emojis(watch, refuse, start).await
    }

    /// The same with emojis, unless `before`, which is done before the bot starts, says otherwise.
    pub async fn with_emojis(
        watch: Watch,
        before: impl FnOnce(&Sandbox),
        start: impl AsyncFnOnce(&Place) -> Running,
    ) -> World {
        logs::watch();
        let options = Options {
            channels: ["getaway", "general"].map(str::to_owned).into(),
            welcome: "To begin: `/getaway start computers:3`".to_owned(),
            // A storm begins more in minutes than Discord allows in a day.
            session_starts: u32::MAX,
            ..Options::default()
        };
        let sandbox = Sandbox::start(options)
            .await
            .expect("loopback can be listened on");
        before(&sandbox);
        let games = tempfile::tempdir().expect("a temporary folder can be made");
        let place = Place {
            sandbox: sandbox.clone(),
            watch,
            games,
        };
        let bot = Some(start(&place).await);
        World {
            channel: sandbox.channel("getaway"),
            game: "getaway",
            sandbox,
            place,
            leaks: tokio::sync::Mutex::default(),
            loses_answers: false,
            bot,
        }
    }

    /// The tables of the bot.
    pub fn tables(&self) -> &Tables {
        match &self.bot {
            Some(Running::Task(bot)) => &bot.tables,
            _ => panic!("the tables of another process cannot be looked at"),
        }
    }

    /// The bot's process.
    pub fn process(&mut self) -> &mut Process {
        match &mut self.bot {
            Some(Running::Process(process)) => process,
            _ => panic!("the bot has no process of its own"),
        }
    }

    /// How large a file of the bot's process may grow, as `prlimit` writes it: a disk that is full.
    pub async fn limit_files(&mut self, limit: &str) {
        let process = self.process().id().to_string();
        let limited = tokio::process::Command::new("prlimit")
            .args(["--pid", &process, &format!("--fsize={limit}")])
            .status();
        assert!(limited.await.expect("prlimit can be run").success());
    }

    /// Another process beside the bot's, on a database of its own.
    pub fn beside(&self, env: &[(&str, &str)]) -> Process {
        let database = self.place.folder().join("beside.db");
        let database = format!("sqlite://{}", database.display());
        let own = [("DATABASE_URL", database.as_str())];
        let env: Vec<_> = own.iter().chain(env).copied().collect();
        Process::start(&self.place, &env)
    }

    /// Ends the bot and starts another one on the same database. A process is killed, whatever it is
    /// doing; a task ends in good order.
    pub async fn restart(&mut self) {
        let sessions = self.sandbox.look(|view| view.sessions_begun());
        let bot = match self.bot.take().expect("a bot runs") {
            Running::Task(bot) => {
                bot.end().await;
                Running::Task(Bot::start(&self.place).await)
            }
            Running::Process(process) => {
                let secrets = self
                    .leaks
                    .lock()
                    .await
                    .secrets(&self.place.database())
                    .await;
                let env = process.kill(&secrets).await;
                let gone = self.sandbox.wait_for("the bot to be gone", |view| {
                    (view.connections() == 0).then_some(())
                });
                gone.await;
                Running::Process(Process::start_again(&self.place, &env))
            }
        };
        self.bot = Some(bot);
        let back = self.sandbox.wait_for("the new bot", |view| {
            (view.sessions_begun() > sessions && view.connections() == 1).then_some(())
        });
        back.await;
    }

    /// Where the bot keeps its games.
    pub fn database(&self) -> String {
        self.place.database()
    }

    /// Nobody has seen what they may not; looked at now and then.
    pub async fn look_for_leaks(&self) {
        let mut leaks = self.leaks.lock().await;
        let database = self.place.database();
        leaks.look_now_and_then(&self.sandbox, &database).await;
    }

    /// What has reached somebody who may not know it, since this was last looked at.
    pub async fn leak(&self) -> Result<(), String> {
        let mut leaks = self.leaks.lock().await;
        leaks.look(&self.sandbox, &self.place.database()).await
    }

    /// What must hold after every test: nothing was left unanswered, and the bot ends well.
    pub async fn end(mut self) {
        if !self.loses_answers {
            assert_eq!(self.sandbox.unacknowledged(), Vec::new());
        }
        let database = self.place.database();
        let people = self.people(5);
        let people: Vec<_> = people.iter().map(discord_sandbox::User::id).collect();
        let mut leaks = std::mem::take(self.leaks.get_mut());
        leaks
            .look_at_the_end(&self.sandbox, &database, &people)
            .await;
        let secrets = leaks.secrets(&database).await;
        logs::check(&secrets);
        match self.bot.take().expect("a bot runs") {
            Running::Task(bot) => bot.end().await,
            Running::Process(process) => process.end(&secrets).await,
        }
        self.sandbox.shutdown().await;
    }
}
