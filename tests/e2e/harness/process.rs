//! The bot as a separate process, running the real program. Tests can kill it and read its log.

use std::process::{ExitStatus, Stdio};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use super::logs::is_leak;
use super::story::Story;
use super::world::{PATIENCE, Place};

/// How many lines of the log are shown when the process ends by itself.
const SHOWN: usize = 20;
/// How long it may take to log something.
const LOGGED: Duration = Duration::from_secs(120);

/// A running process, which is killed when dropped.
pub struct Process {
    id: u32,
    env: Vec<(String, String)>,
    end: oneshot::Sender<End>,
    ended: JoinHandle<ExitStatus>,
    log: watch::Receiver<Vec<String>>,
}

/// How to end a process.
#[derive(Clone, Copy)]
enum End {
    /// The way the host's shutdown asks for it (SIGTERM).
    Asked,
    /// Immediately, whatever it is doing (SIGKILL).
    Killed,
}

impl Process {
    /// Starts the program. `env` is added to the environment that it needs.
    pub fn start<S: AsRef<str>>(place: &Place, env: &[(S, S)]) -> Process {
        let own = |(name, value): &(S, S)| (name.as_ref().to_owned(), value.as_ref().to_owned());
        let env: Vec<_> = env.iter().map(own).collect();
        // When a file reaches its size limit, writing should fail. Without this, the process would
        // be killed instead.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$0\" run", env!("CARGO_BIN_EXE_getaway")])
            .current_dir(place.folder())
            .env("DISCORD_TOKEN", place.sandbox.token())
            .env("DISCORD_PROXY_URL", place.sandbox.base_url())
            .env("DATABASE_URL", place.database())
            .env("COMPUTER_PACE_MS", "0")
            .env("TOKEN_LIMIT", "unknown")
            .env("RUST_LOG", "trace")
            .env("METRICS_ADDR", "127.0.0.1:0")
            .envs(env.iter().cloned())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the bot can be started");
        let id = child.id().expect("it has just begun");
        let log = read_log(&mut child, id, place.story.clone());
        let (end, asked) = oneshot::channel();
        let ended = tokio::spawn(look_after(child, asked, log.clone(), place.watch.clone()));
        Process { id, env, end, ended, log }
    }

    /// Waits for a log line that contains this text.
    pub async fn logs(&mut self, text: &str) -> String {
        let find = |log: &Vec<String>| log.iter().find(|line| line.contains(text)).cloned();
        let logged = self.log.wait_for(|log| find(log).is_some());
        let logged = tokio::time::timeout(LOGGED, logged).await;
        let line = logged.ok().and_then(|log| find(&*log.ok()?));
        line.unwrap_or_else(|| panic!("no {text:?}: {:#?}", last(&self.log.borrow())))
    }

    /// The number of log lines for which `like` is true.
    pub fn has_logged(&self, like: impl Fn(&str) -> bool) -> usize {
        let log = self.log.borrow();
        log.iter().filter(|line| like(line)).count()
    }

    /// Waits until `like` is true for this number of log lines.
    pub async fn logs_so_often(&mut self, like: impl Fn(&str) -> bool, count: usize) {
        let often = |log: &Vec<String>| log.iter().filter(|line| like(line)).count() >= count;
        let logged = self.log.wait_for(often).await;
        assert!(logged.is_ok(), "the log ends before there are {count} such lines");
    }

    /// Kills it, whatever it is doing, and returns the environment that it ran in.
    pub async fn kill(self, secrets: &[String]) -> Vec<(String, String)> {
        let env = self.env.clone();
        self.finish(Some(End::Killed), secrets).await;
        env
    }

    /// Shuts it down gracefully.
    pub async fn end(mut self, secrets: &[String]) {
        let address = self.figures().await;
        let figures = get(&address, "/metrics").await;
        let secret = secrets.iter().find(|secret| figures.contains(*secret));
        assert!(secret.is_none() && !is_leak(&figures), "{figures}");
        let (status, log) = self.finish(Some(End::Asked), secrets).await;
        let last = last(&log);
        assert!(status.success(), "it ended badly: {status}: {last:#?}");
    }

    /// Waits until it ends by itself with this exit code, and returns its log.
    pub async fn ends_by_itself(self, code: i32) -> Vec<String> {
        let (status, log) = self.finish(None, &[]).await;
        assert_eq!(status.code(), Some(code), "{:#?}", last(&log));
        log
    }

    pub async fn signal(&self, name: &str) {
        signal(self.id, name).await;
    }

    /// The address at which it serves its metrics.
    pub async fn figures(&mut self) -> String {
        let line = self.logs("serving /metrics").await;
        let port = line.rsplit_once("127.0.0.1:").expect("an address").1;
        let port: String = port.chars().take_while(char::is_ascii_digit).collect();
        format!("127.0.0.1:{port}")
    }

    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Ends it, unless it does so by itself, and checks that its log contains no card, no token and no
    /// secret.
    async fn finish(mut self, how: Option<End>, secrets: &[String]) -> (ExitStatus, Vec<String>) {
        if let Some(how) = how {
            // If it has ended by itself, the test was told already.
            let _ = self.end.send(how);
        }
        let ended = tokio::time::timeout(PATIENCE, self.ended).await;
        let status = ended.expect("the process ends").expect("its watch doesn't panic");
        // The log is complete when its writer is gone.
        while self.log.changed().await.is_ok() {}
        let log = self.log.borrow().clone();
        for line in &log {
            assert!(!is_leak(line), "a card or a token in the log: {line}");
            let secret = secrets.iter().find(|secret| line.contains(*secret));
            assert!(secret.is_none(), "a secret in the log: {line}");
        }
        (status, log)
    }
}

/// The end of a log.
fn last(log: &[String]) -> &[String] {
    &log[log.len().saturating_sub(SHOWN)..]
}

async fn signal(process: u32, name: &str) {
    let kill = format!("kill -{name} {process}");
    let kill = Command::new("sh").args(["-c", &kill]).status();
    assert!(kill.await.expect("a shell can be run").success());
}

/// Collects the log of the process, and tells the story from it.
fn read_log(child: &mut Child, id: u32, story: Story) -> watch::Receiver<Vec<String>> {
    let (lines, log) = watch::channel(Vec::new());
    let stderr = child.stderr.take().expect("stderr is piped");
    let mut stderr = BufReader::new(stderr).lines();
    tokio::spawn(async move {
        while let Ok(Some(line)) = stderr.next_line().await {
            story.hear(id, &line);
            lines.send_modify(|log| log.push(line));
        }
    });
    log
}

/// Waits for the process to end, and tells the test if nobody asked for that.
async fn look_after(
    mut child: Child,
    asked: oneshot::Receiver<End>,
    mut log: watch::Receiver<Vec<String>>,
    watch: super::Watch,
) -> ExitStatus {
    let how = tokio::select! {
        biased;
        // If nobody holds the process any more, the test has failed.
        how = asked => how.unwrap_or(End::Killed),
        status = child.wait() => {
            let status = status.expect("a child can be waited for");
            while log.changed().await.is_ok() {}
            let last = last(&log.borrow()).join("\n");
            watch.tell(format!("the bot's process ended: {status}\n{last}"));
            return status;
        }
    };
    match (how, child.id()) {
        (End::Asked, Some(id)) => signal(id, "TERM").await,
        _ => child.start_kill().expect("a child can be killed"),
    }
    child.wait().await.expect("a child can be waited for")
}

/// Fetches a path over HTTP, and returns the whole response.
pub async fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let request = format!("GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("read");
    answer
}

/// Waits until the health check's response contains this, and returns it.
pub async fn health_when(address: &str, text: &str) -> String {
    // A host asks again and again, too: nobody is told when the answer changes.
    let mut due = tokio::time::interval(Duration::from_millis(50));
    let asked = async {
        loop {
            due.tick().await;
            let health = get(address, "/health").await;
            if health.contains(text) {
                return health;
            }
        }
    };
    let health = tokio::time::timeout(PATIENCE, asked).await;
    health.unwrap_or_else(|_| panic!("/health never says {text:?}"))
}
