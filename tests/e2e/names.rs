//! People are called by their names, everywhere and by everyone: mentions may show as numbers,
//! except in the content of messages that notify. (That is checked after every test.)

use discord_sandbox::{Message, User};
use getaway::games::bus::Bus;

use crate::harness::{World, says};

tests! { with_bot
    no_text_relies_on_a_mention
    with_two_players_left_a_hand_names_whose_turn_it_is
    commands_in_a_server_without_the_bot_say_how_to_invite_it
}

async fn no_text_relies_on_a_mention(world: &mut World) {
    let people = world.people(3);
    world.slash(&people[0], "settings nudge_seconds:1").await;
    world.open(&people, "turn_seconds:0").await;
    let refused = world.slash(&people[1], "deal").await;
    says(&refused.text(), "Only the host, **Alice**, can do this");
    world.slash(&people[0], "deal").await;
    let nudge = world.newest_public("it’s your turn.").await;
    let is_called = |user: &&User| user.was_notified_by(&nudge);
    let called = people.iter().find(is_called).expect("somebody is called");
    says(&nudge.text(), &format!("{}, it’s", called.mention()));
    let loser = &people[1];
    let result = world.lose(loser, 1).await;
    assert!(loser.was_notified_by(&result), "{}", result.text());
    let said = format!("{} loses: ", loser.mention());
    says(&result.text(), &said);
    world.stop(&people[0]).await;
    world.any_public("**Alice** ended the table").await;
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
        let what = "names the one whose turn it is";
        world.hand_when(other, what, says_so).await;
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
    let link = "https://discord.com/oauth2/authorize?client_id=";
    says(&text, link);
    assert!(!text.contains("permission:"), "{text}");

    world.sandbox.add_bot(world.sandbox.guild());
    let lobby = world.answer(&alice, "start").await;
    says(&lobby.reply().await.text(), "**Alice**");
}
