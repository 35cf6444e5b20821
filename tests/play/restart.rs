//! A process that is killed in the middle of a trick, and started again.

use std::process::Stdio;

use getaway::sandbox::{Options, Sandbox, User, View};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;

use crate::world::{cards_in, config};

struct Process {
    child: Child,
    log: mpsc::UnboundedReceiver<String>,
}

fn start(sandbox: &Sandbox, games: &TempDir) -> Process {
    let config = config(sandbox, games);
    let mut child = Command::new(env!("CARGO_BIN_EXE_getaway"))
        .arg("run")
        .current_dir(games.path())
        .env("DISCORD_TOKEN", sandbox.token())
        .env("DISCORD_PROXY_URL", sandbox.base_url())
        .env("DATABASE_URL", config.database)
        .env("COMPUTER_PACE_MS", "0")
        .env("RUST_LOG", "getaway=trace,info")
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
    fn assert_discreet(&mut self, token: &str) {
        while let Ok(line) = self.log.try_recv() {
            assert_eq!(cards_in(&line).len(), 0, "a card in the log: {line}");
            assert!(!line.contains(token), "the token in the log: {line}");
        }
    }
}

async fn offers(sandbox: &Sandbox, user: &User) -> Vec<String> {
    let channel = sandbox.channel("getaway");
    let offered = user
        .autocomplete(channel, "/getaway play card:", "")
        .await
        .expect("an answer");
    offered
        .into_iter()
        .filter_map(|choice| choice.value.as_str().map(str::to_owned))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_kill() {
    let sandbox = Sandbox::start(Options::default())
        .await
        .expect("loopback can be listened on");
    let games = tempfile::tempdir().expect("a temporary folder can be made");
    let channel = sandbox.channel("getaway");
    let people: Vec<User> = ["Alice", "Bob", "Carol"]
        .map(|name| sandbox.user(name))
        .into();

    let mut bot = start(&sandbox, &games);
    sandbox.commands_registered(1).await;
    people[0]
        .slash(channel, "/getaway start take_window:0 turn_seconds:0")
        .await
        .unwrap();
    for user in &people[1..] {
        user.slash(channel, "/getaway join")
            .await
            .unwrap()
            .reply()
            .await;
    }
    people[0]
        .slash(channel, "/getaway deal")
        .await
        .unwrap()
        .reply()
        .await;

    let (mut plays, mut kills) = (0, 0);
    loop {
        let over = sandbox.look(|view| {
            view.public(channel)
                .next_back()
                .is_some_and(|m| m.text().contains("The loser:"))
        });
        if over {
            break;
        }
        let mut anybody = false;
        for user in &people {
            let Some(card) = offers(&sandbox, user).await.into_iter().next() else {
                continue;
            };
            let line = format!("/getaway play card:{card}");
            let played = user.slash(channel, &line).await.unwrap().reply().await;
            assert!(played.text().contains("You played"), "{}", played.text());
            anybody = true;
            plays += 1;
            // Just acknowledged: whatever else the bot was about to do is lost with it.
            if plays % 7 == 2 && kills < 4 {
                kills += 1;
                bot.child.kill().await.expect("SIGKILL");
                bot.assert_discreet(&sandbox.token());
                let connected =
                    |count| move |view: &View<'_>| (view.connections() == count).then_some(());
                sandbox.wait_for("the bot to be gone", connected(0)).await;
                bot = start(&sandbox, &games);
                sandbox.wait_for("the bot to be back", connected(1)).await;
                // A played card is gone from the hand; nothing is played twice.
                assert!(!offers(&sandbox, user).await.contains(&card));
            }
        }
        if !anybody {
            sandbox
                .wait_for("the public message to catch up", |view| {
                    let last = view.public(channel).next_back()?;
                    last.text().contains("The loser:").then_some(())
                })
                .await;
        }
    }
    assert_eq!(kills, 4);
    bot.assert_discreet(&sandbox.token());
    let record = people[0]
        .slash(channel, "/getaway record")
        .await
        .unwrap()
        .reply()
        .await;
    let file = sandbox
        .file(record.attachments()[0].id)
        .expect("the file is kept");
    let record = getaway::rules::Record::from_line(String::from_utf8(file).unwrap().trim_end());
    record
        .expect("a game record")
        .verify()
        .expect("the whole game holds");
    bot.child.kill().await.expect("the bot can be ended");
}
