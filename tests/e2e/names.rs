//! Names: whose turn it is, and who invites the bot.

use discord_sandbox::Message;
use getaway::games::bus::Bus;

use crate::harness::{World, says};

tests! { with_bot
    with_two_players_left_a_hand_names_whose_turn_it_is
    commands_in_a_server_without_the_bot_say_how_to_invite_it
}

async fn with_two_players_left_a_hand_names_whose_turn_it_is(world: &mut World) {
    world.game = "bus";
    let people = world.dealt(2).await;
    let turn = |world: &World| {
        let view = world.view::<Bus>(&people[0]).expect("a hand is dealt");
        view.board().turn() == Some(view.seat())
    };
    for _ in 0..2 {
        let (due, other) = match turn(world) {
            true => (&people[0], &people[1]),
            false => (&people[1], &people[0]),
        };
        let named = format!("It’s {}’s turn.", due.name());
        let says_so = |hand: &Message| hand.text().contains(&named);
        world.hand_when(other, "names the one whose turn it is", says_so).await;
        let can_press = |hand: &Message| !hand.buttons().is_empty();
        let keep = world.hand_when(due, "has buttons", can_press).await;
        due.click(&keep, "Keep").await.unwrap();
    }
}

async fn commands_in_a_server_without_the_bot_say_how_to_invite_it(world: &mut World) {
    let alice = world.user("Alice");
    world.sandbox.leave_only_commands(world.sandbox.guild());
    let answer = world.answer(&alice, "start").await;
    let text = answer.reply().await.text();
    assert!(answer.is_ephemeral(), "{text}");
    says(&text, "I’m not a member of this server");
    says(&text, "https://discord.com/oauth2/authorize?client_id=");
    assert!(!text.contains("permission:"), "{text}");

    world.sandbox.add_bot(world.sandbox.guild());
    says(&world.answer(&alice, "start").await.reply().await, "**Alice**");
}
