//! Several processes of the bot, each with its own range of shards. Unlike the one in
//! [`super::World`], they come and go, and may end by themselves.

use discord_sandbox::{Options, Sandbox};

use super::process::Process;
use super::story::Story;
use super::world::Place;
use super::{Watch, refuse_emojis};

/// A stand-in for Discord without emojis, for tests that are about texts.
pub async fn without_emojis(options: Options) -> Sandbox {
    let sandbox = Sandbox::start(options).await.expect("loopback can be listened on");
    refuse_emojis(&sandbox);
    sandbox
}

pub struct Crew {
    place: Place,
    env: Vec<(String, String)>,
    /// The running processes, each with its shards.
    processes: Vec<(String, Process)>,
}

impl Crew {
    /// An empty crew. Each process gets this environment.
    pub fn new(sandbox: &Sandbox, env: &[(&str, &str)]) -> Crew {
        // Nobody has to be told when a process ends: each test waits for that.
        let (watch, _) = Watch::new();
        let owned = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Crew {
            place: Place::new(sandbox, watch),
            env: env.iter().map(owned).collect(),
            processes: Vec::new(),
        }
    }

    pub fn story(&self) -> &Story {
        &self.place.story
    }

    pub fn count(&self) -> usize {
        self.processes.len()
    }

    /// The shards that a process runs.
    pub fn range(&self, which: usize) -> String {
        self.processes[which].0.clone()
    }

    /// Starts a process for these shards, and waits until it is connected.
    pub async fn start(&mut self, range: &str) {
        self.start_refused(range);
        let connected = "the gateway is connected";
        self.logs(self.count() - 1, connected).await;
    }

    /// Starts a process for these shards without waiting for it, for example because it will refuse
    /// to run.
    pub fn start_refused(&mut self, range: &str) {
        let own = [("RUST_LOG", "getaway=trace,warn"), ("SHARDS", range)];
        let given = self.env.iter().map(|(name, value)| (&**name, &**value));
        let env: Vec<_> = own.into_iter().chain(given).collect();
        let process = Process::start(&self.place, &env);
        self.processes.push((range.to_owned(), process));
    }

    /// Waits until a process has logged this.
    pub async fn logs(&mut self, which: usize, text: &str) {
        self.processes[which].1.logs(text).await;
    }

    /// How many lines with this text a process has logged so far.
    pub fn has_logged(&self, which: usize, text: &str) -> usize {
        self.processes[which].1.has_logged(|line| line.contains(text))
    }

    /// Kills a process, whatever it is doing, and returns its shards.
    pub async fn kill(&mut self, which: usize) -> String {
        let (range, process) = self.remove(which, "is killed");
        process.kill(&[]).await;
        range
    }

    /// Shuts a process down gracefully, and returns its shards.
    pub async fn end(&mut self, which: usize) -> String {
        let (range, process) = self.remove(which, "is to end");
        process.end(&[]).await;
        range
    }

    fn remove(&mut self, which: usize, why: &str) -> (String, Process) {
        self.tell(which, why);
        self.processes.remove(which)
    }

    fn tell(&self, which: usize, what: &str) {
        let id = self.processes[which].1.id();
        self.story().tell(format_args!("process {id} {what}"));
    }

    /// Shuts all processes down, and their Discord.
    pub async fn end_all(&mut self) {
        while self.count() > 0 {
            self.end(0).await;
        }
        self.place.sandbox.shutdown().await;
    }

    /// Waits until a process ends by itself with this exit code, and returns its log.
    pub async fn ends_by_itself(&mut self, which: usize, code: i32) -> Vec<String> {
        self.processes.remove(which).1.ends_by_itself(code).await
    }

    /// The address at which a process serves its metrics.
    pub async fn figures(&mut self, which: usize) -> String {
        self.processes[which].1.figures().await
    }

    pub async fn pause(&mut self, which: usize) {
        self.tell(which, "is paused");
        self.processes[which].1.signal("STOP").await;
    }

    pub async fn go_on(&mut self, which: usize) {
        self.tell(which, "goes on");
        self.processes[which].1.signal("CONT").await;
    }
}
