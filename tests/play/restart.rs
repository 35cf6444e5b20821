//! A process that is killed in the middle of a trick, and started again.

use getaway::sandbox::{Options, Sandbox, User, View};

use crate::process::start;

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

    let mut bot = start(&sandbox, &games, &[]);
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
                bot = start(&sandbox, &games, &[]);
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
