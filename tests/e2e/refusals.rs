//! Every wrong move, and every move at the wrong time, gets an explanation that only the caller
//! sees.

use discord_sandbox::User;

use crate::harness::{World, cards_in, says, with_bot};

/// Checks that a command changes no table, and that only the caller is told why. (This doesn't look
/// at public messages: they follow the tables at their own pace, and may still be catching up with
/// earlier events.)
pub async fn refused(world: &World, user: &User, line: &str, why: &str) {
    let before = tables(world).await;
    let answer = world.answer(user, line).await;
    let text = answer.reply().await.text();
    assert!(
        answer.is_ephemeral(),
        "/getaway {line}: only the caller should see it"
    );
    assert!(text.contains(why), "/getaway {line}: {text}");
    assert_eq!(
        tables(world).await,
        before,
        "/getaway {line}: nothing should change"
    );
}

/// The stored state of every table.
pub async fn tables(world: &World) -> Vec<(u64, String)> {
    let open = world.tables().store().open_tables().await;
    let open = open.expect("the tables can be read").into_iter();
    open.map(|table| (table.version, table.doc)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_without_a_table_or_in_the_lobby() {
    with_bot(async |world| {
        let people = world.people(4);
        let (alice, bob) = (&people[0], &people[1]);
        for line in [
            "join",
            "leave",
            "deal",
            "hand",
            "play card:QH",
            "take",
            "draw from:1",
            "pile number:1",
            "table",
            "stop",
        ] {
            refused(world, alice, line, "There’s no table in this channel").await;
        }
        world.open(&people[..2], "turn_seconds:0").await;
        world.newest_public("2 taken").await;
        refused(
            world,
            bob,
            "start",
            "There’s already a table in this channel",
        )
        .await;
        refused(world, bob, "join", "You already have seat").await;
        refused(world, bob, "deal", "Only the host").await;
        refused(world, alice, "deal", "it takes 3").await;
        refused(world, alice, "play card:QH", "No game is being played").await;
        refused(world, alice, "play card:nonsense", "isn’t a card").await;
        refused(world, &people[3], "hand", "You don’t have a seat").await;
        refused(world, alice, "hand", "No cards have been dealt yet").await;
        refused(world, &people[3], "leave", "You don’t have a seat").await;
        refused(world, bob, "stop", "Only the host").await;
        let general = world.sandbox.channel("general");
        let elsewhere = bob
            .slash(general, "/getaway join")
            .await
            .expect("an answer");
        says(&elsewhere.text(), "There’s no table in this channel");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_in_a_running_game() {
    with_bot(async |world| {
        let people = world.people(4);
        let three = &people[..3];
        world.deal(three, "take_window:0 turn_seconds:0").await;
        world.settled("game 1 has begun", "trick 1").await;
        refused(world, &people[3], "hand", "You don’t have a seat").await;
        refused(world, &people[3], "play card:QH", "You don’t have a seat").await;
        refused(world, &people[0], "play card:joker", "isn’t a card").await;

        let mut opener = None;
        for (at, user) in three.iter().enumerate() {
            let offers = world.offers(user).await;
            if offers == ["AS"] {
                opener = Some(at);
            } else {
                assert_eq!(
                    offers,
                    Vec::<String>::new(),
                    "nothing is offered out of turn"
                );
            }
        }
        let opener = opener.expect("somebody holds the ace of spades");
        let waiting = &three[(opener + 1) % 3];
        refused(world, waiting, "play card:AS", "has the power and leads").await;
        let other = world
            .hand(&three[opener])
            .map(|hand| cards_in(hand.content()));
        let other = other
            .unwrap_or_default()
            .into_iter()
            .find(|card| card != "A♠")
            .expect("a hand");
        refused(
            world,
            &three[opener],
            &format!("play card:{other}"),
            "opened with A♠",
        )
        .await;
        world.slash(&three[opener], "play card:AS").await;
        // Waits until the played card is public, before anything else is compared.
        world.newest_public("spades led").await;
        refused(
            world,
            &three[opener],
            &format!("play card:{other}"),
            "already",
        )
        .await;
        refused(world, waiting, "play card:AS", "isn’t in your hand").await;
    })
    .await;
}
