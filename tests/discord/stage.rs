//! The bot, a database of its own and the stand-in, for one test.

use std::path::Path;
use std::time::Duration;

use getaway::discord::{BotConfig, Shards, run};
use getaway::sandbox::{ChannelId, Message, Options, Sandbox, User};
use getaway::store::Store;
use getaway::table::{Pace, Tables};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A running bot. It is ended when dropped.
pub struct Stage {
    pub sandbox: Sandbox,
    pub tables: Tables,
    pub channel: ChannelId,
    dir: tempfile::TempDir,
    stop: CancellationToken,
    bot: JoinHandle<anyhow::Result<()>>,
}

async fn bot(
    sandbox: &Sandbox,
    dir: &Path,
) -> (Tables, CancellationToken, JoinHandle<anyhow::Result<()>>) {
    let url = format!("sqlite://{}", dir.join("getaway.db").display());
    let store = Store::open(&url).await.unwrap();
    let pace = Pace {
        computer: Duration::ZERO,
        ..Pace::default()
    };
    let tables = Tables::open(store, pace).await.unwrap();
    let stop = CancellationToken::new();
    let config = BotConfig {
        token: sandbox.token(),
        proxy: Some(sandbox.base_url()),
        shards: Shards::Automatic,
        patience: Duration::from_millis(200),
    };
    let running = tokio::spawn(run(config, tables.clone(), stop.clone()));
    (tables, stop, running)
}

impl Stage {
    pub async fn new() -> Stage {
        let sandbox = Sandbox::start(Options::default()).await.unwrap();
        let dir = tempfile::tempdir().unwrap();
        let (tables, stop, running) = bot(&sandbox, dir.path()).await;
        sandbox.commands_registered(1).await;
        Stage {
            channel: sandbox.channel("getaway"),
            sandbox,
            tables,
            dir,
            stop,
            bot: running,
        }
    }

    /// Ends the bot and starts another one on the same database.
    pub async fn restart(&mut self) {
        self.stop.cancel();
        (&mut self.bot).await.unwrap().unwrap();
        self.tables.shutdown().await;
        let sessions = self.sandbox.look(|view| view.sessions_begun());
        (self.tables, self.stop, self.bot) = bot(&self.sandbox, self.dir.path()).await;
        self.sandbox
            .wait_for("the new bot", |view| {
                (view.sessions_begun() > sessions).then_some(())
            })
            .await;
    }

    pub fn user(&self, name: &str) -> User {
        self.sandbox.user(name)
    }

    /// Says something by command and gives the text of the answer.
    pub async fn say(&self, user: &User, line: &str) -> Message {
        let answer = user.slash(self.channel, line).await;
        answer
            .unwrap_or_else(|refused| panic!("{line}: {refused:?}"))
            .reply()
            .await
    }

    /// Waits for a public message that says this in its present version, and gives the newest one.
    pub async fn public(&self, text: &str) -> Message {
        self.sandbox
            .wait_for(&format!("a public message: {text}"), |view| {
                let mut messages = view.public(self.channel);
                messages.rfind(|m| m.text().contains(text)).cloned()
            })
            .await
    }

    /// The newest message for this person alone, once it says this.
    pub async fn private(&self, user: &User, text: &str) -> Message {
        self.sandbox
            .wait_for(
                &format!("a message for {} alone: {text}", user.name()),
                |view| {
                    let mut seen = view.seen_by(user.id(), self.channel);
                    let newest = seen.rfind(|m| m.is_ephemeral());
                    newest.filter(|m| m.text().contains(text)).cloned()
                },
            )
            .await
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        self.stop.cancel();
        self.bot.abort();
    }
}
