//! A server with the bot in it: how both start, restart and end.

use std::path::Path;
use std::time::Duration;

use discord_sandbox::{ChannelId, Options, Sandbox, User};
use getaway::games::{In, Listed, View};
use getaway::table::{Tables, UserId};
use sqlx::{Connection, Executor, SqliteConnection};
use tempfile::TempDir;

use super::bot::Bot;
use super::leaks::Leaks;
use super::process::Process;
use super::story::Story;
use super::{Watch, logs, wording};

/// How long the bot may take to end.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The surroundings of a bot: its Discord, its database, and the watch over it.
pub struct Place {
    pub sandbox: Sandbox,
    pub watch: Watch,
    pub story: Story,
    games: TempDir,
}

impl Place {
    pub fn new(sandbox: &Sandbox, watch: Watch) -> Place {
        Place {
            sandbox: sandbox.clone(),
            watch,
            story: Story::new(),
            games: tempfile::tempdir().expect("a temporary folder can be made"),
        }
    }

    pub fn folder(&self) -> &Path {
        self.games.path()
    }

    pub fn database(&self) -> String {
        format!("sqlite://{}", self.folder().join("games.db").display())
    }
}

/// The bot, as a task or as a process.
pub enum Running {
    Task(Bot),
    Process(Process),
}

/// A server, one channel of it, and the bot.
pub struct World {
    pub sandbox: Sandbox,
    pub channel: ChannelId,
    /// The game that commands are for.
    pub game: &'static str,
    place: Place,
    leaks: tokio::sync::Mutex<Leaks>,
    /// Whether answers may get lost, as in a storm.
    pub loses_answers: bool,
    /// `None` only during a restart.
    bot: Option<Running>,
}

impl World {
    /// Creates a server with rate limits this many times shorter than Discord's, and starts the bot in
    /// it. `before` changes the server before that.
    pub async fn new(
        watch: Watch,
        shorter_limits: u32,
        before: impl FnOnce(&Sandbox),
        start: impl AsyncFnOnce(&Place) -> Running,
    ) -> World {
        logs::watch();
        let options = Options {
            channels: ["getaway", "general"].map(str::to_owned).into(),
            welcome: "To begin: `/getaway start computers:3`".to_owned(),
            // A storm starts more sessions in minutes than Discord allows in a day.
            session_starts: u32::MAX,
            shorter_limits,
            ..Options::default()
        };
        let sandbox = Sandbox::start(options).await.expect("loopback can be listened on");
        before(&sandbox);
        let place = Place::new(&sandbox, watch);
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

    /// What somebody knows in the only game there is. `None` if they have no hand in a game of this
    /// kind.
    pub fn view<G: Listed>(&self, user: &User) -> Option<Box<G::View>> {
        let snapshot = self.tables().all().remove(0).snapshot();
        let seat = snapshot.seat_of(UserId(user.id().get()))?;
        <G as In<View>>::unwrap(snapshot.view(seat)?)
    }

    pub fn tables(&self) -> &Tables {
        match &self.bot {
            Some(Running::Task(bot)) => &bot.tables,
            _ => panic!("the tables of another process cannot be looked at"),
        }
    }

    pub fn process(&mut self) -> &mut Process {
        match &mut self.bot {
            Some(Running::Process(process)) => process,
            _ => panic!("the bot has no process of its own"),
        }
    }

    /// Limits the file size of the bot's process, to simulate a full disk. `limit` is in the
    /// notation of `prlimit`.
    pub async fn limit_files(&mut self, limit: &str) {
        let process = self.process().id().to_string();
        let limited = tokio::process::Command::new("prlimit")
            .args(["--pid", &process, &format!("--fsize={limit}")])
            .status();
        assert!(limited.await.expect("prlimit can be run").success());
    }

    /// Ends the bot and starts another one on the same database. A process is killed, whatever it
    /// is doing; a task is shut down gracefully.
    pub async fn restart(&mut self) {
        let sessions = self.sandbox.look(|view| view.sessions_begun());
        let bot = match self.bot.take().expect("a bot runs") {
            Running::Task(bot) => {
                bot.end().await;
                Running::Task(Bot::start(&self.place).await)
            }
            Running::Process(process) => {
                (self.place.story).tell(format_args!("process {} is killed", process.id()));
                let secrets = self.leaks.lock().await.secrets(&self.place.database()).await;
                let env = process.kill(&secrets).await;
                self.until("the bot to be gone", |view| view.connections() == 0).await;
                Running::Process(Process::start(&self.place, &env))
            }
        };
        self.bot = Some(bot);
        let is_back = |view: &discord_sandbox::View<'_>| {
            view.sessions_begun() > sessions && view.connections() == 1
        };
        self.until("the new bot", is_back).await;
    }

    pub fn story(&self) -> &Story {
        &self.place.story
    }

    pub fn database(&self) -> String {
        self.place.database()
    }

    /// Another connection to the bot's database.
    pub async fn connect(&self) -> SqliteConnection {
        SqliteConnection::connect(&self.database()).await.expect("the bot has made it")
    }

    /// Keeps the bot from writing to its database, until soon after what this returns is dropped.
    pub async fn lock_database(&self) -> SqliteConnection {
        let mut other = self.connect().await;
        other.execute("BEGIN IMMEDIATE").await.expect("nobody else writes now");
        other
    }

    /// Checks from time to time that nobody has seen what they may not know.
    pub async fn look_for_leaks(&self) {
        let mut leaks = self.leaks.lock().await;
        leaks.look_now_and_then(&self.sandbox, &self.place.database()).await;
    }

    /// Checks what was sent since the last check. The error says what reached somebody who may not
    /// know it.
    pub async fn leak(&self) -> Result<(), String> {
        let mut leaks = self.leaks.lock().await;
        leaks.look(&self.sandbox, &self.place.database()).await
    }

    /// From now on, checks messages against the present deal only. Call this when everything is up
    /// to date.
    pub async fn nothing_is_late(&self) {
        self.leaks.lock().await.nothing_is_late();
    }

    /// Checks what must be true after every test: nothing was left unanswered, and the bot ends
    /// well.
    pub async fn end(mut self) {
        if !self.loses_answers {
            assert_eq!(self.sandbox.unacknowledged(), Vec::new());
        }
        wording::check(&self.sandbox);
        let database = self.place.database();
        let people: Vec<_> = self.people(5).iter().map(discord_sandbox::User::id).collect();
        let mut leaks = std::mem::take(self.leaks.get_mut());
        leaks.look_at_the_end(&self.sandbox, &database, &people).await;
        let secrets = leaks.secrets(&database).await;
        logs::check(&secrets);
        match self.bot.take().expect("a bot runs") {
            Running::Task(bot) => bot.end().await,
            Running::Process(process) => process.end(&secrets).await,
        }
        self.sandbox.shutdown().await;
    }
}
