//! The bot ends, in good order or in the middle of a trick, and is started again.

use discord_sandbox::{ChannelKind, User};
use getaway::games::getaway::rules::Record;

use crate::harness::{with_bot, with_process};

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_goes_on_in_the_same_message() {
    with_bot(async |world| {
        let (alice, bob) = (world.user("Alice"), world.user("Bob"));
        let lobby = world.slash(&alice, "start").await;
        world.any_public("1 taken").await;
        world.restart().await;
        let joined = bob.click(&lobby, "Join").await.unwrap();
        assert!(
            joined.text().contains("You have seat 2"),
            "{}",
            joined.text()
        );
        let after = world.any_public("2 taken").await;
        assert_eq!(after.id, lobby.id);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_kill() {
    with_process(&[], async |world| {
        let people: Vec<User> = ["Alice", "Bob", "Carol"]
            .map(|name| world.user(name))
            .into();
        let channel = world.channel;
        world.open(&people, "take_window:0 turn_seconds:0").await;
        world.slash(&people[0], "deal").await;

        let (mut plays, mut kills) = (0, 0);
        loop {
            let over = world.sandbox.look(|view| {
                view.public(channel)
                    .next_back()
                    .is_some_and(|m| m.text().contains("The loser:"))
            });
            if over {
                break;
            }
            let mut anybody = false;
            for user in &people {
                let Some(card) = world.offers(user).await.into_iter().next() else {
                    continue;
                };
                let played = world.slash(user, &format!("play card:{card}")).await;
                assert!(played.text().contains("You played"), "{}", played.text());
                anybody = true;
                plays += 1;
                // Just acknowledged: whatever else the bot was about to do is lost with it.
                if plays % 7 == 2 && kills < 4 {
                    kills += 1;
                    world.restart().await;
                    // A played card is gone from the hand; nothing is played twice.
                    assert!(!world.offers(user).await.contains(&card));
                }
            }
            if !anybody {
                world
                    .sandbox
                    .wait_for("the public message to catch up", |view| {
                        let last = view.public(channel).next_back()?;
                        last.text().contains("The loser:").then_some(())
                    })
                    .await;
            }
        }
        assert_eq!(kills, 4);
        let record = world.slash(&people[0], "record").await;
        let file = world
            .sandbox
            .file(record.attachments()[0].id)
            .expect("the file is kept");
        let record = Record::from_line(String::from_utf8(file).unwrap().trim_end());
        record
            .expect("a game record")
            .verify()
            .expect("the whole game holds");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_edited_at_the_start_that_is_still_true() {
    const TABLES: usize = 100;
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        for user in &people {
            world.hand_when(user, "arrives", |_| true).await;
        }
        let guild = world.sandbox.guild();
        let first = world.channel;
        for at in 0..TABLES {
            let name = format!("table-{at}");
            world.channel = world
                .sandbox
                .create_channel(guild, &name, ChannelKind::Text);
            world.answer(&people[at % 3], "start computers:2").await;
            world.newest_public("3 taken").await;
        }
        let before = world.sandbox.requests().len();
        world.restart().await;
        // Every table is there again.
        let joined = world.slash(&people[TABLES % 3], "join").await;
        assert!(joined.text().contains("You have seat"), "{}", joined.text());
        world.newest_public("4 taken").await;
        world.channel = first;
        let hand = world.slash(&people[0], "hand").await;
        assert!(hand.text().contains("Your hand"), "{}", hand.text());
        let requests = world.sandbox.requests().split_off(before);
        let about = |request: &&discord_sandbox::Request| {
            let path = request.path.as_str();
            let messages = path.contains("/messages") || path.contains("/webhooks/");
            messages && request.method != "GET"
        };
        // The lobby that was joined, and the hand that a newer one replaced.
        let about: Vec<_> = requests
            .iter()
            .filter(about)
            .map(|r| (&r.method, &r.path))
            .collect();
        assert!(about.len() <= 3, "{about:?}");
        assert_eq!(world.sandbox.invalid_requests(), 0);
    })
    .await;
}
