//! The bot as a process of its own.

use std::process::Stdio;

use getaway::sandbox::Sandbox;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;

use crate::world::{cards_in, config};

/// A running bot.
pub struct Process {
    pub child: Child,
    pub log: mpsc::UnboundedReceiver<String>,
}

/// Starts the program in this sandbox with its games in this folder.
pub fn start(sandbox: &Sandbox, games: &TempDir, env: &[(&str, &str)]) -> Process {
    let config = config(sandbox, games);
    let mut child = Command::new(env!("CARGO_BIN_EXE_getaway"))
        .arg("run")
        .current_dir(games.path())
        .env("DISCORD_TOKEN", sandbox.token())
        .env("DISCORD_PROXY_URL", sandbox.base_url())
        .env("DATABASE_URL", config.database)
        .env("COMPUTER_PACE_MS", "0")
        .env("RUST_LOG", "getaway=trace,info")
        .envs(env.iter().copied())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the bot can be started");
    let (lines, log) = mpsc::unbounded_channel();
    let mut stderr = BufReader::new(child.stderr.take().expect("stderr is piped")).lines();
    tokio::spawn(async move {
        while let Ok(Some(line)) = stderr.next_line().await {
            if lines.send(line).is_err() {
                break;
            }
        }
    });
    Process { child, log }
}

impl Process {
    /// Everything it logged; its hands and secrets must not be in it.
    pub fn assert_discreet(&mut self, token: &str) {
        while let Ok(line) = self.log.try_recv() {
            assert_eq!(cards_in(&line).len(), 0, "a card in the log: {line}");
            assert!(!line.contains(token), "the token in the log: {line}");
        }
    }
}
