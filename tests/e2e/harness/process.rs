//! The bot as a process of its own, the very program: it can be killed, and its log can be read.

use std::process::{ExitStatus, Stdio};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use super::logs::is_leak;
use super::world::{PATIENCE, Place};

/// How much of the log is shown when the process ends by itself.
const SHOWN: usize = 20;

/// A running process. It is killed when dropped.
pub struct Process {
    id: u32,
    env: Vec<(String, String)>,
    end: oneshot::Sender<End>,
    ended: JoinHandle<ExitStatus>,
    log: watch::Receiver<Vec<String>>,
}

/// How a process is to end.
#[derive(Clone, Copy)]
enum End {
    /// As the host's own shutdown asks for it (SIGTERM).
    Asked,
    /// At once, whatever it is doing (SIGKILL).
    Killed,
}

impl Process {
    /// Starts the program with `env` besides what it needs.
    pub fn start(place: &Place, env: &[(&str, &str)]) -> Process {
        // Where a file must not grow, writing fails: without this the process would be killed instead.
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
            .env("RUST_LOG", "trace")
            .env("METRICS_ADDR", "127.0.0.1:0")
            .envs(env.iter().copied())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the bot can be started");
        let id = child.id().expect("it has just begun");
        let log = read_log(&mut child);
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

    /// Another one with the same environment.
    pub fn start_again(place: &Place, env: &[(String, String)]) -> Process {
        let env: Vec<_> = env.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        Process::start(place, &env)
    }

    /// Waits for a line of the log with this text.
    pub async fn logs(&mut self, text: &str) -> String {
        let find = |log: &Vec<String>| log.iter().find(|line| line.contains(text)).cloned();
        let logged = self.log.wait_for(|log| find(log).is_some()).await;
        let logged = logged.unwrap_or_else(|_| panic!("the log ends without {text:?}"));
        find(&logged).expect("it was waited for")
    }

    /// How many lines of the log have this text.
    pub fn has_logged(&self, text: &str) -> usize {
        let log = self.log.borrow();
        log.iter().filter(|line| line.contains(text)).count()
    }

    /// Waits until so many lines of the log have this text.
    pub async fn logs_so_often(&mut self, text: &str, count: usize) {
        let often = |log: &Vec<String>| {
            let lines = log.iter().filter(|line| line.contains(text));
            lines.count() >= count
        };
        let logged = self.log.wait_for(often).await;
        assert!(
            logged.is_ok(),
            "the log ends before {text:?} is in it {count} times"
        );
    }

    /// Ends it at once, whatever it is doing; gives the environment it ran in.
    pub async fn kill(self, secrets: &[String]) -> Vec<(String, String)> {
        self.finish(End::Killed, secrets).await.1
    }

    /// Ends it in good order.
    pub async fn end(mut self, secrets: &[String]) {
        let address = self.figures().await;
        let figures = get(&address, "/metrics").await;
        let secret = secrets.iter().find(|secret| figures.contains(*secret));
        assert!(secret.is_none() && !is_leak(&figures), "{figures}");
        let (status, _) = self.finish(End::Asked, secrets).await;
        assert!(status.success(), "the bot's process ended badly: {status}");
    }

    /// Where it serves its figures.
    pub async fn figures(&mut self) -> String {
        let line = self.logs("serving /metrics").await;
        let port = line.rsplit_once("127.0.0.1:").expect("an address").1;
        let port: String = port.chars().take_while(char::is_ascii_digit).collect();
        format!("127.0.0.1:{port}")
    }

    /// The number of the process.
    pub const fn id(&self) -> u32 {
        self.id
    }

    /// Ends it. Whatever it logged, no card, no token and no secret is in it.
    async fn finish(mut self, how: End, secrets: &[String]) -> (ExitStatus, Vec<(String, String)>) {
        // If it has ended by itself, then that was told already.
        let _ = self.end.send(how);
        let ended = tokio::time::timeout(PATIENCE, self.ended).await;
        let status = ended
            .expect("the process ends when it is asked to")
            .expect("its watch does not panic");
        // The log is complete once nobody writes it any more.
        while self.log.changed().await.is_ok() {}
        for line in self.log.borrow().iter() {
            assert!(!is_leak(line), "a card or a token in the log: {line}");
            let secret = secrets.iter().find(|secret| line.contains(*secret));
            assert!(secret.is_none(), "a secret in the log: {line}");
        }
        (status, self.env)
    }
}

/// Collects what the process logs.
fn read_log(child: &mut Child) -> watch::Receiver<Vec<String>> {
    let (lines, log) = watch::channel(Vec::new());
    let stderr = child.stderr.take().expect("stderr is piped");
    let mut stderr = BufReader::new(stderr).lines();
    tokio::spawn(async move {
        while let Ok(Some(line)) = stderr.next_line().await {
            lines.send_modify(|log| log.push(line));
        }
    });
    log
}

/// Waits for the end of the process, and tells when it was not asked for.
async fn look_after(
    mut child: Child,
    asked: oneshot::Receiver<End>,
    mut log: watch::Receiver<Vec<String>>,
    watch: super::Watch,
) -> ExitStatus {
    let how = tokio::select! {
        biased;
        // Nobody holds the process any more: the test has failed.
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

/// What an address serves.
pub async fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    let request = format!("GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("read");
    answer
}
