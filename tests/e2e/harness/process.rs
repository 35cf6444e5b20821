//! The bot as a separate process, running the real program. Tests can kill it and read its log.

use std::process::{ExitStatus, Stdio};

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
    pub fn start(place: &Place, env: &[(&str, &str)]) -> Process {
        // When a file reaches its size limit, writing should fail. Without this, the process would
        // be killed instead.
        let mut child = Command::new("sh")
            .args([
                "-c",
                "trap '' XFSZ; exec \"$0\" run",
                env!("CARGO_BIN_EXE_getaway"),
            ])
            .current_dir(place.folder())
            .env("DISCORD_TOKEN", place.sandbox.token())
            .env("DISCORD_PROXY_URL", place.sandbox.base_url())
            .env("DATABASE_URL", place.database())
            .env("COMPUTER_PACE_MS", "0")
            .env("TOKEN_LIMIT", "unknown")
            .env("RUST_LOG", "trace")
            .env("METRICS_ADDR", "127.0.0.1:0")
            .envs(env.iter().copied())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the bot can be started");
        let id = child.id().expect("it has just begun");
        let log = read_log(&mut child, id, place.story.clone());
        let (end, asked) = oneshot::channel();
        let ended = tokio::spawn(look_after(child, asked, log.clone(), place.watch.clone()));
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Process {
            id,
            env: env.iter().map(owned).collect(),
            end,
            ended,
            log,
        }
    }

    /// Starts another process with the same environment.
    pub fn start_again(place: &Place, env: &[(String, String)]) -> Process {
        let env: Vec<_> = env.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        Process::start(place, &env)
    }

    /// Waits for a log line that contains this text.
    pub async fn logs(&mut self, text: &str) -> String {
        let find = |log: &Vec<String>| log.iter().find(|line| line.contains(text)).cloned();
        let logged = self.log.wait_for(|log| find(log).is_some()).await;
        let logged = logged.unwrap_or_else(|_| panic!("the log ends without {text:?}"));
        find(&logged).expect("the line was found above")
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
        assert!(
            logged.is_ok(),
            "the log ends before there are {count} such lines"
        );
    }

    /// Kills it, whatever it is doing, and returns the environment that it ran in.
    pub async fn kill(self, secrets: &[String]) -> Vec<(String, String)> {
        self.finish(End::Killed, secrets).await.1
    }

    /// Shuts it down gracefully.
    pub async fn end(mut self, secrets: &[String]) {
        let address = self.figures().await;
        let figures = get(&address, "/metrics").await;
        let secret = secrets.iter().find(|secret| figures.contains(*secret));
        assert!(secret.is_none() && !is_leak(&figures), "{figures}");
        let (status, _) = self.finish(End::Asked, secrets).await;
        assert!(status.success(), "the bot's process ended badly: {status}");
    }

    /// The address at which it serves its metrics.
    pub async fn figures(&mut self) -> String {
        let line = self.logs("serving /metrics").await;
        let port = line.rsplit_once("127.0.0.1:").expect("an address").1;
        let port: String = port.chars().take_while(char::is_ascii_digit).collect();
        format!("127.0.0.1:{port}")
    }

    /// The process id.
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Ends it, and checks that its log contains no card, no token and no secret.
    async fn finish(mut self, how: End, secrets: &[String]) -> (ExitStatus, Vec<(String, String)>) {
        // If it has ended by itself, the test was told already.
        let _ = self.end.send(how);
        let ended = tokio::time::timeout(PATIENCE, self.ended).await;
        let status = ended
            .expect("the process ends when asked to")
            .expect("its watch doesn't panic");
        // The log is complete when its writer is gone.
        while self.log.changed().await.is_ok() {}
        for line in self.log.borrow().iter() {
            assert!(!is_leak(line), "a card or a token in the log: {line}");
            let secret = secrets.iter().find(|secret| line.contains(*secret));
            assert!(secret.is_none(), "a secret in the log: {line}");
        }
        (status, self.env)
    }
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
            let log = log.borrow();
            let last = &log[log.len().saturating_sub(SHOWN)..];
            watch.tell(format!("the bot's process ended: {status}\n{}", last.join("\n")));
            return status;
        }
    };
    match (how, child.id()) {
        (End::Asked, Some(id)) => {
            let asked = Command::new("sh")
                .args(["-c", &format!("kill -TERM {id}")])
                .status();
            asked.await.expect("a shell can be run");
        }
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
