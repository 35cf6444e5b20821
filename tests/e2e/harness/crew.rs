//! Several processes of the bot, each with its range of shards. Unlike [`super::World`]'s they come and
//! go, and may end by themselves.

use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use discord_sandbox::Sandbox;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::watch;

use super::logs::is_leak;

/// How long a process may take to begin or to end.
const PATIENCE: Duration = Duration::from_secs(60);

/// The processes.
pub struct Crew {
    sandbox: Sandbox,
    env: Vec<(String, String)>,
    folder: tempfile::TempDir,
    processes: Vec<Process>,
}

/// One of them.
struct Process {
    range: String,
    child: Child,
    log: watch::Receiver<Vec<String>>,
}

impl Crew {
    /// None yet; each is to have this in its environment.
    pub fn new(sandbox: &Sandbox, env: Vec<(String, String)>) -> Crew {
        Crew {
            sandbox: sandbox.clone(),
            env,
            folder: tempfile::tempdir().expect("a temporary folder can be made"),
            processes: Vec::new(),
        }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.processes.len()
    }

    /// Which shards one of them runs.
    pub fn range(&self, which: usize) -> String {
        self.processes[which].range.clone()
    }

    /// Starts one for these shards, and waits until it plays.
    pub async fn start(&mut self, range: &str) {
        self.start_refused(range);
        let process = self.processes.last_mut().expect("it was just added");
        process.logs("the gateway is connected").await;
    }

    /// Starts one for these shards that will not play.
    pub fn start_refused(&mut self, range: &str) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_getaway"))
            .arg("run")
            .current_dir(self.folder.path())
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("DISCORD_PROXY_URL", self.sandbox.base_url())
            .env("COMPUTER_PACE_MS", "0")
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
        tokio::spawn(async move {
            while let Ok(Some(line)) = stderr.next_line().await {
                lines.send_modify(|log: &mut Vec<String>| log.push(line));
            }
        });
        self.processes.push(Process {
            range: range.to_owned(),
            child,
            log,
        });
    }

    /// Waits until one has logged this.
    pub async fn logs(&mut self, which: usize, text: &str) {
        self.processes[which].logs(text).await;
    }

    /// Ends one at once, whatever it is doing; gives its shards.
    pub async fn kill(&mut self, which: usize) -> String {
        let mut process = self.processes.remove(which);
        process.signal("KILL").await;
        process.finish().await;
        process.range
    }

    /// Ends one in good order; gives its shards.
    pub async fn end(&mut self, which: usize) -> String {
        let mut process = self.processes.remove(which);
        process.signal("TERM").await;
        let (status, log) = process.finish().await;
        assert!(status.success(), "it ended badly: {status}\n{log:#?}");
        process.range
    }

    /// Waits until one ends because it may not go on; gives what it logged.
    pub async fn ends_by_itself(&mut self, which: usize) -> Vec<String> {
        let mut process = self.processes.remove(which);
        let (status, log) = process.finish().await;
        assert_eq!(status.code(), Some(1), "{log:#?}");
        log
    }

    /// Where one serves its figures.
    pub async fn figures(&mut self, which: usize) -> String {
        let line = self.processes[which].logs("serving /metrics").await;
        let port = line.rsplit_once("127.0.0.1:").expect("an address").1;
        let port: String = port.chars().take_while(char::is_ascii_digit).collect();
        format!("127.0.0.1:{port}")
    }

    /// Stops one in its tracks.
    pub async fn pause(&mut self, which: usize) {
        self.processes[which].signal("STOP").await;
    }

    /// Lets one go on.
    pub async fn go_on(&mut self, which: usize) {
        self.processes[which].signal("CONT").await;
    }
}

impl Process {
    /// Waits for a line of the log with this text.
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
        let kill = Command::new("sh")
            .args(["-c", &format!("kill -{name} {id}")])
            .status();
        assert!(kill.await.expect("a shell can be run").success());
    }

    /// Waits for its end. No card and no token is in what it logged.
    async fn finish(&mut self) -> (ExitStatus, Vec<String>) {
        let ended = tokio::time::timeout(PATIENCE, self.child.wait()).await;
        let status = ended.expect("it ends").expect("it can be waited for");
        // The log is complete once nobody writes it any more.
        while self.log.changed().await.is_ok() {}
        let log = self.log.borrow().clone();
        let leak = log.iter().find(|line| is_leak(line));
        assert_eq!(leak, None, "a card or a token in the log");
        (status, log)
    }
}
