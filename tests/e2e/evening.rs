//! Whole evenings: from the typing of a plan to the look back, with a clock that is moved.

use std::time::{SystemTime, UNIX_EPOCH};

use discord_sandbox::User;

use crate::harness::{Clock, World, says, with_process_env};
use crate::plan::shows;

tests! { with_clock threads_of_plans_count_like_others_and_wait }

/// Saturday, 27 March 2027, 18:00 in Berlin, and the evening that is planned then: eight hours and a
/// quarter later, when it is 03:15 there, because clocks have gone forward at two.
const TYPED_AT: i64 = 1_806_166_800;
const BEGINS_AT: i64 = 1_806_196_500;
const MINUTE: i64 = 60;

/// How wrong a clock is that shows this moment now.
fn wrong_by(moment: i64) -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later");
    moment - i64::try_from(now.as_secs()).expect("not for long")
}

/// What somebody is offered for a time that they type in their zone.
async fn offered(world: &World, user: &User, zone: &str, typed: &str) -> (String, String) {
    let line = format!("/getaway plan zone:{zone} when:");
    let offered = user.autocomplete(world.channel, &line, typed).await;
    let choice = offered.expect("choices").swap_remove(0);
    let value = choice.value.as_str().expect("a text").to_owned();
    (choice.name, value)
}

#[tokio::test(flavor = "multi_thread")]
async fn six_people_in_three_time_zones_spend_an_evening() {
    let Some(clock) = Clock::new() else { return };
    clock.set(wrong_by(TYPED_AT));
    with_process_env(&clock.env(), async |world| {
        let mut people = world.people(5);
        people.push(world.sandbox.create_user("Frank"));
        let guild = world.sandbox.guild();
        world.sandbox.join_guild(guild, people[5].id());
        let [alice, bob, carol, ..] = &people[..] else { panic!() };
        let moment = format!("<t:{BEGINS_AT}>");
        let is_read = async |user: &User, zone: &str, typed: &str, read: &str| {
            let (name, value) = offered(world, user, zone, typed).await;
            assert_eq!((name, &value), (format!("{read} ({zone})"), &moment));
        };
        let (sunday, saturday) = ("Sunday, 2027-03-28", "Saturday, 2027-03-27");
        let read = |day: &str, time: &str| format!("{day} {time}");
        let (berlin, new_york) = (read(sunday, "03:15"), read(saturday, "21:15"));
        is_read(alice, "Europe/Berlin", "tomorrow 3:15", &berlin).await;
        is_read(bob, "America/New_York", "tonight 9:15pm", &new_york).await;
        is_read(carol, "Asia/Kolkata", "sun 06:45", &read(sunday, "06:45")).await;
        let line = r#"plan when:"tomorrow 3:15" zone:Europe/Berlin turn_seconds:0 take_window:0"#;
        let invitation = world.slash(alice, line).await;
        says(&invitation.text(), &format!("<t:{BEGINS_AT}:F>"));
        for user in &people[1..] {
            says(&world.press(user, &invitation, "I’m in").await.text(), "Noted");
        }
        shows(world, invitation.id, "**In (6):**").await;
        clock.set(wrong_by(BEGINS_AT - 9 * MINUTE));
        let reminder = world.newest_public("Getaway begins").await;
        assert!(people.iter().all(|user| user.was_notified_by(&reminder)));
        clock.set(wrong_by(BEGINS_AT + MINUTE));
        let lobby = world.newest_public("a table is open").await;
        says(&lobby.text(), "6 taken");
        for user in &people {
            says(&world.slash(user, "join").await.text(), "You have seat");
        }
        for game in [1, 2] {
            world.slash(alice, "deal").await;
            world.lose(bob, game).await;
        }
        world.stop(alice).await;
        let told = world.newest_public("That was the evening").await;
        says(&told.text(), "2 games in ");
    })
    .await;
}

async fn threads_of_plans_count_like_others_and_wait(world: &mut World, clock: &Clock) {
    let (alice, bob) = (&world.user("Alice"), &world.user("Bob"));
    let line = r#"plan when:"in 20 minutes" zone:Europe/Berlin thread:yes"#;
    let invitation = world.slash(alice, line).await;
    for _ in 0..3 {
        let opened = world.slash(bob, "start thread:yes").await;
        says(&opened.text(), "Your table is open in a thread");
    }
    let fourth = world.slash(bob, "start thread:yes").await;
    says(&fourth.text(), "can open <t:");
    let threads = |world: &World| world.sandbox.look(|view| view.threads(world.channel).len());
    clock.set(22 * MINUTE);
    world.process().logs("has to wait for its thread").await;
    assert_eq!(threads(world), 3);
    // The count begins anew with a process, and what fails isn't counted.
    let faults = world.faults();
    faults.fail_requests(4, "GET", "/threads/active", 503);
    world.restart().await;
    shows(world, invitation.id, "The table is open").await;
    assert_eq!(threads(world), 4);
}
