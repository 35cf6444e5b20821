//! The replay of a finished game, and the picture of what decided it.

use discord_sandbox::{Message, Permissions, View, Whose};

use crate::harness::{World, says, says_all, slash_in};

tests! { with_bot
    a_finished_game_is_replayed_by_those_who_were_dealt_in
    what_decided_a_game_is_posted_in_its_channel
    forgotten_people_are_nobody_in_a_replay
}

/// Plays a game of three people to its end. Only then it can be replayed.
async fn over(world: &World) -> (Vec<discord_sandbox::User>, Message) {
    let people = world.dealt(3).await;
    let hand = world.slash(&people[0], "hand").await;
    says(&world.press_raw(&people[0], &hand, "replay.1.1").await, "hasn’t finished");
    let result = world.play_out(&people, 1).await;
    (people, result)
}

/// The number of the step that a replay shows, and how many there are.
fn step(message: &Message) -> (u32, u32) {
    let text = message.text();
    let title = text.lines().find(|line| line.contains("· Trick ")).expect("a title");
    let steps = title.trim_matches('*').rsplit("· ").next().and_then(|steps| steps.split_once('/'));
    let (step, count) = steps.unwrap_or_else(|| panic!("{title}"));
    (step.parse().expect("a number"), count.parse().expect("a number"))
}

async fn a_finished_game_is_replayed_by_those_who_were_dealt_in(world: &mut World) {
    let (people, result) = over(world).await;
    let erin = world.user("Erin");
    says(&world.press(&erin, &result, "Replay").await, "Only people who were dealt into game 1");
    let history = world.press_raw(&people[1], &result, "history.1.0").await;
    let first = world.press(&people[1], &history, "Replay").await;
    assert_eq!(first.id, history.id);
    let (at, count) = step(&first);
    assert_eq!(at, 1);
    people.iter().for_each(|user| says(&first, &user.name()));
    says(&first, "A♠");
    let mut page = first;
    for at in 2..=count {
        page = world.press(&people[1], &page, &format!("{at} ▶")).await;
        assert_eq!(step(&page), (at, count));
    }
    assert!(page.buttons().iter().all(|button| !button.label.contains('▶')), "{}", page.text());
    says(&page, "loser");
    let back = world.press(&people[1], &page, &format!("◀ {}", count - 1)).await;
    assert_eq!(step(&back), (count - 1, count));
    // A number beyond the end is the last step, and a record leads to its replay, too.
    let last = world.press_raw(&people[1], &back, "replay.1.999").await;
    assert_eq!(step(&last), (count, count));
    let record = world.slash(&people[2], "record").await;
    let replay = world.press(&people[2], &record, "Replay").await;
    assert_eq!(step(&replay), (1, count));
    assert!(replay.attachments().is_empty(), "the file belongs to the record");
    assert!(world.slash(&erin, "record").await.button("Replay").is_none());
    says(&world.press_raw(&people[1], &last, "replay.99.1").await, "There’s no such game");
}

async fn what_decided_a_game_is_posted_in_its_channel(world: &mut World) {
    let (people, result) = over(world).await;
    let replay = async |user: usize| world.press_raw(&people[user], &result, "replay.1.0").await;
    let deciding = replay(0).await;
    says(&deciding, "⭐ This decided the game.");
    let public = |view: &View<'_>| view.public(world.channel).count();
    let before = world.sandbox.look(public);
    // Somebody who can't write here doesn't post by a button either.
    let (whose, none) = (Whose::Member(people[1].id()), Permissions::default());
    world.sandbox.overwrite(world.channel, whose, none, Permissions::SEND_MESSAGES);
    let mute = world.press(&people[1], &replay(1).await, "Post picture").await;
    says(&mute, "You can’t write in this channel");
    let erin = world.user("Erin");
    let foreign = world.press_raw(&erin, &result, "share-replay.1").await;
    says(&foreign, "Only people who were dealt into game 1");
    // In another channel it is shown, but not posted.
    let other = world.sandbox.channel("general");
    let record = slash_in(&people[0], other, "/getaway record game:1").await;
    let elsewhere = world.press_raw(&people[0], &record, "replay.1.0").await;
    says(&elsewhere, "⭐");
    assert!(elsewhere.button("Post picture").is_none());
    says(
        &world.press_raw(&people[0], &elsewhere, "share-replay.1").await,
        "That moment has passed",
    );
    assert_eq!(world.sandbox.look(public), before);

    world.press(&people[0], &deciding, "Post picture").await;
    let posted = world.any_public("shows what decided game 1").await;
    says_all(&posted, ["**Alice**", "Trick "]);
    let [picture] = posted.attachments() else { panic!("one picture: {}", posted.text()) };
    let alt = picture.description.clone().expect("an alternative text");
    assert!(alt.contains(" of "), "{alt}");
    assert!(posted.mentioned.is_empty() && posted.reply_to.is_none());
    assert_eq!(step(&world.press(&people[2], &posted, "Replay").await).0, 1);
}

async fn forgotten_people_are_nobody_in_a_replay(world: &mut World) {
    let (people, result) = over(world).await;
    let question = world.slash(&people[2], "forget-me").await;
    world.press(&people[2], &question, "Remove my name").await;
    let first = world.press(&people[0], &result, "Replay").await;
    let name = people[2].name();
    says(&first, "somebody");
    assert!(!first.text().contains(&name), "{}", first.text());
    let replay = world.press_raw(&people[0], &first, "replay.1.0").await;
    assert!(!replay.text().contains(&name), "{}", replay.text());
    says(&world.press_raw(&people[2], &result, "replay.1.1").await, "Only people who were dealt");
    world.press(&people[0], &replay, "Post picture").await;
    let posted = world.any_public("shows what decided game 1").await;
    assert!(!posted.text().contains(&name), "{}", posted.text());
}
