//! Every wrong move, and every move at the wrong time, gets an explanation that only the caller
//! sees.

use discord_sandbox::User;

use crate::harness::{World, cards_in, says, slash_in, visible};

tests! { with_bot
    commands_without_a_table_or_in_the_lobby
    commands_in_a_running_game
}

/// Checks that a command changes no table, and that only the caller is told why. (This doesn't look
/// at public messages: they follow the tables at their own pace, and may still be catching up with
/// earlier events.)
pub async fn refused(world: &World, user: &User, line: &str, why: &str) {
    let before = tables(world).await;
    let answer = world.answer(user, line).await;
    // A command is a link as soon as the bot has its id, which may be a moment after its start.
    let text = visible(&answer.reply().await.text()).replace('`', "");
    assert!(answer.is_ephemeral(), "/getaway {line}: only the caller should see it");
    assert!(text.contains(&why.replace('`', "")), "/getaway {line}: {text}");
    assert_eq!(tables(world).await, before, "/getaway {line}: nothing should change");
}

/// The stored state of every table.
pub async fn tables(world: &World) -> Vec<(u64, String)> {
    let open = world.tables().store().open_tables().await;
    let open = open.expect("the tables can be read").into_iter();
    open.map(|table| (table.version, table.doc)).collect()
}

async fn commands_without_a_table_or_in_the_lobby(world: &mut World) {
    let people = world.people(4);
    let (alice, bob) = (&people[0], &people[1]);
    for line in "join leave deal hand take table stop".split(' ') {
        refused(world, alice, line, "There’s no table in this channel").await;
    }
    for line in ["play card:QH", "draw from:1", "pile number:1"] {
        refused(world, alice, line, "There’s no table in this channel").await;
    }
    refused(world, alice, "start computers:9", "at most 8").await;
    refused(world, alice, "start turn_seconds:5", "15 to 259200, or 0 for none.").await;
    refused(world, alice, "start cup:1", "or 0 for none.").await;
    says(&world.slash(alice, "record").await, "No game has been finished in this channel");
    says(&world.slash(alice, "verify game:99").await, "no such game");
    world.open(&people[..2], "turn_seconds:0").await;
    world.newest_public("2 taken").await;
    let dave = &people[3];
    for (user, line, why) in [
        (dave, "start", "There’s already a table in this channel"),
        (bob, "join", "You already have seat"),
        (bob, "deal", "Only the host"),
        (alice, "deal", "it takes 3"),
        (alice, "play card:QH", "No game is being played"),
        (alice, "play card:nonsense", "No game is being played"),
        (dave, "hand", "You don’t have a seat"),
        (alice, "hand", "No cards have been dealt yet"),
        (dave, "leave", "You don’t have a seat"),
        (bob, "stop", "Only the host"),
    ] {
        refused(world, user, line, why).await;
    }
    let elsewhere = slash_in(bob, world.sandbox.channel("general"), "/getaway join").await;
    says(&elsewhere, "There’s no table in this channel");
}

async fn commands_in_a_running_game(world: &mut World) {
    let people = world.people(4);
    let three = &people[..3];
    world.deal(three, "take_window:0 turn_seconds:600").await;
    world.settled("game 1 has begun", "trick 1").await;
    refused(world, &people[3], "hand", "You don’t have a seat").await;
    refused(world, &people[3], "play card:QH", "You don’t have a seat").await;
    refused(world, &people[0], "play card:joker", "“joker” isn’t a card").await;
    refused(world, &people[0], "play card:card:joker", "“joker” isn’t a card").await;

    let at = world.turn_of(three).await;
    let (opener, waiting) = (&three[at], &three[(at + 1) % 3]);
    assert_eq!(world.offers(opener).await, ["AS"]);
    for user in three.iter().filter(|user| user.id() != opener.id()) {
        assert!(world.offers(user).await.is_empty(), "out of turn");
    }
    refused(world, waiting, "play card:AS", "has the power and leads").await;
    let hand = world.hand_when(opener, "arrives", |_| true).await;
    let mut cards = cards_in(hand.content()).into_iter();
    let other = cards.find(|card| card != "A♠").expect("another card");
    let other = format!("play card:{other}");
    refused(world, opener, &other, "opened with A♠").await;
    world.play(opener, "AS").await;
    // Waits until the played card is public, before anything else is compared.
    world.newest_public("spades led").await;
    refused(world, opener, &other, "already").await;
    refused(world, waiting, "play card:AS", "isn’t in your hand").await;

    // Everyone is told of the doors that are open to them.
    refused(world, opener, "start", "you have a seat at it").await;
    refused(world, &people[3], "start", "Join it with /getaway join").await;
    world.slash(&people[3], "join").await;
    for line in ["hand", "hint", "take", "play card:QH", "start"] {
        refused(world, &people[3], line, "already waiting for the next game").await;
    }
}
