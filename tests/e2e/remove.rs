//! The host takes somebody out of a lobby, or of a series between two games.

use discord_sandbox::{Message, User};

use crate::harness::{World, says};

tests! { with_process the_host_takes_people_out_and_they_are_told }

const QUICK: &str = "take_window:0 turn_seconds:0";

/// The menus in which the host chooses whom to take out of a lobby.
async fn menus(world: &World, host: &User) -> Message {
    let lobby = world.any_public("a table is open").await;
    let options = world.press(host, &lobby, "More options").await;
    let menus = world.press(host, &options, "Take a player out").await;
    says(&menus, "Whom do you want to take out");
    menus
}

/// Takes somebody out, who may come back or not.
async fn take_out(world: &World, host: &User, menus: &Message, who: &User, bars: bool) {
    let menu =
        if bars { "Take out; may not join this table again" } else { "Take out; may join again" };
    let chosen = host.select(menus, menu, &[&who.id().to_string()]).await;
    chosen.expect("an answer");
    world.any_public(&format!("<@{}>, the host, **Alice**, has taken you out", who.id())).await;
}

async fn the_host_takes_people_out_and_they_are_told(world: &mut World) {
    let people = world.people(5);
    let [host, bob, carol, dave, erin] = &people[..] else { panic!("five people") };
    world.open(&people[..4], QUICK).await;
    world.slash(bob, "cut word:mango").await;
    world.any_public("Bob: mango").await;
    let asked = menus(world, host).await;
    take_out(world, host, &asked, carol, false).await;
    let lobby = world.any_public("The words so far are void").await;
    says(&lobby, "3 taken");
    says(&world.slash(carol, "join").await, "You have seat 4");
    // Only the host can, and only privately.
    let pressed = asked.selects().swap_remove(0).custom_id;
    let chosen = host_menu(bob, &lobby, &pressed, carol).await;
    says(&chosen, "That moment has passed");
    let asked = menus(world, host).await;
    take_out(world, host, &asked, dave, true).await;
    says(&world.slash(dave, "join").await, "so you can’t join it again");
    world.restart().await;
    says(&world.slash(dave, "join").await, "so you can’t join it again");
    says(&world.slash(erin, "join").await, "You have seat 4");
    // Between two games of a series.
    world.slash(host, "deal").await;
    world.any_public("game 1 has begun").await;
    let result = world.lose(host, 1).await;
    let more = world.press(bob, &result, "More").await;
    assert!(more.button("Take a player out").is_none(), "Bob isn't the host");
    let more = world.press(host, &result, "More").await;
    let asked = world.press(host, &more, "Take a player out").await;
    take_out(world, host, &asked, bob, false).await;
    world.any_public("**Left:** Bob").await;
    says(&world.slash(bob, "join").await, "You have seat");
}

/// Chooses in a menu that this person was never given.
async fn host_menu(user: &User, message: &Message, menu: &str, who: &User) -> Message {
    let chosen = user.select_raw(message, menu, &[&who.id().to_string()]).await;
    chosen.expect("an answer").reply().await
}
