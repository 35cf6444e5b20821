//! Several processes of the bot, each with its own range of shards. Unlike the one in
//! [`super::World`], they come and go, and may end by themselves.

use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use discord_sandbox::{Options, Sandbox};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;

use super::logs::is_leak;
use super::story::Story;

/// How long a process may take to start or to end.
const PATIENCE: Duration = Duration::from_secs(60);

/// A stand-in for Discord without emojis, for tests that are about texts.
pub async fn without_emojis(options: Options) -> Sandbox {
    let sandbox = Sandbox::start(options).await;
    let sandbox = sandbox.expect("loopback can be listened on");
    sandbox.faults().fail_requests(u32::MAX, "", "/emojis", 404);
    sandbox
}

/// The running processes.
pub struct Crew {
    sandbox: Sandbox,
    env: Vec<(String, String)>,
    story: Story,
    folder: tempfile::TempDir,
    processes: Vec<Process>,
}

/// A running process.
struct Process {
    range: String,
    child: Child,
    story: Story,
    log: watch::Receiver<Vec<String>>,
}

impl Crew {
    /// An empty crew. Each process gets this environment.
    pub fn new(sandbox: &Sandbox, env: &[(&str, &str)]) -> Crew {
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Crew {
            sandbox: sandbox.clone(),
            env: env.iter().map(owned).collect(),
            story: Story::new(),
            folder: tempfile::tempdir().expect("a temporary folder can be made"),
            processes: Vec::new(),
        }
    }

    /// What has happened so far.
    pub fn story(&self) -> &Story {
        &self.story
    }

    /// The number of processes.
    pub fn count(&self) -> usize {
        self.processes.len()
    }

    /// The shards that a process runs.
    pub fn range(&self, which: usize) -> String {
        self.processes[which].range.clone()
    }

    /// Starts a process for these shards, and waits until it is connected.
    pub async fn start(&mut self, range: &str) {
        self.start_refused(range);
        let process = self.processes.last_mut().expect("it was just added");
        process.logs("the gateway is connected").await;
    }

    /// Starts a process for these shards without waiting for it, for example because it will refuse
    /// to run.
    pub fn start_refused(&mut self, range: &str) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_getaway"))
            .arg("run")
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("DISCORD_PROXY_URL", self.sandbox.base_url())
            .env("COMPUTER_PACE_MS", "0")
            .env("TOKEN_LIMIT", "unknown")
            .env("RUST_LOG", "getaway=debug,warn")
            .env("SHARDS", range)
            .envs(self.env.iter().map(|(name, value)| (name, value)))
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the bot can be started");
        let (lines, log) = watch::channel(Vec::new());
        let stderr = child.stderr.take().expect("stderr is piped");
        let mut stderr = BufReader::new(stderr).lines();
        let (id, story) = (child.id().expect("it has just begun"), self.story.clone());
        tokio::spawn(async move {
            while let Ok(Some(line)) = stderr.next_line().await {
                story.hear(id, &line);
                lines.send_modify(|log: &mut Vec<String>| log.push(line));
            }
        });
        self.processes.push(Process {
            range: range.to_owned(),
            child,
            story: self.story.clone(),
            log,
        });
    }

    /// Waits until a process has logged this.
    pub async fn logs(&mut self, which: usize, text: &str) {
        self.processes[which].logs(text).await;
    }

    /// Kills a process, whatever it is doing, and returns its shards.
    pub async fn kill(&mut self, which: usize) -> String {
        let mut process = self.processes.remove(which);
        process.signal("KILL").await;
        process.finish().await;
        process.range
    }

    /// Shuts a process down gracefully, and returns its shards.
    pub async fn end(&mut self, which: usize) -> String {
        let mut process = self.processes.remove(which);
        process.signal("TERM").await;
        let (status, log) = process.finish().await;
        assert!(status.success(), "it ended badly: {status}\n{log:#?}");
        process.range
    }

    /// Shuts all processes down, and their Discord.
    pub async fn end_all(&mut self) {
        while self.count() > 0 {
            self.end(0).await;
        }
        self.sandbox.shutdown().await;
    }

    /// Waits until a process ends by itself with an error, and returns its log.
    pub async fn ends_by_itself(&mut self, which: usize) -> Vec<String> {
        let mut process = self.processes.remove(which);
        let (status, log) = process.finish().await;
        assert_eq!(status.code(), Some(1), "{log:#?}");
        log
    }

    /// The address at which a process serves its metrics.
    pub async fn figures(&mut self, which: usize) -> String {
        let line = self.processes[which].logs("serving /metrics").await;
        let port = line.rsplit_once("127.0.0.1:").expect("an address").1;
        let port: String = port.chars().take_while(char::is_ascii_digit).collect();
        format!("127.0.0.1:{port}")
    }

    /// Pauses a process.
    pub async fn pause(&mut self, which: usize) {
        self.processes[which].signal("STOP").await;
    }

    /// Resumes a paused process.
    pub async fn go_on(&mut self, which: usize) {
        self.processes[which].signal("CONT").await;
    }
}

impl Process {
    /// Waits for a log line that contains this text.
    async fn logs(&mut self, text: &str) -> String {
        let find = |log: &Vec<String>| log.iter().find(|line| line.contains(text)).cloned();
        let logged = self.log.wait_for(|log| find(log).is_some());
        let logged = tokio::time::timeout(PATIENCE, logged).await;
        let line = logged.ok().and_then(|log| find(&*log.ok()?));
        let log = self.log.borrow();
        line.unwrap_or_else(|| panic!("no {text:?} of {}: {log:#?}", self.range))
    }

    async fn signal(&self, name: &str) {
        let id = self.child.id().expect("it was not waited for");
        self.story.tell(format_args!("process {id} gets {name}"));
        let kill = Command::new("sh")
            .args(["-c", &format!("kill -{name} {id}")])
            .status();
        assert!(kill.await.expect("a shell can be run").success());
    }

    /// Waits for the process to end, and checks that its log contains no card and no token.
    async fn finish(&mut self) -> (ExitStatus, Vec<String>) {
        let ended = tokio::time::timeout(PATIENCE, self.child.wait()).await;
        let status = ended.expect("it ends").expect("it can be waited for");
        // The log is complete when its writer is gone.
        while self.log.changed().await.is_ok() {}
        let log = self.log.borrow().clone();
        let leak = log.iter().find(|line| is_leak(line));
        assert_eq!(leak, None, "a card or a token in the log");
        (status, log)
    }
}
