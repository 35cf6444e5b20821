//! The language of messages: people's own if only they read them, the server's if everyone does.

use discord_sandbox::View;

use crate::harness::{World, says};

tests! { with_process everyone_reads_their_own_hand_in_their_own_language }

async fn everyone_reads_their_own_hand_in_their_own_language(world: &mut World) {
    let people = world.people(3);
    for (user, locale) in people.iter().zip(["en-GB", "hi", "fr"]) {
        world.sandbox.set_locale(user.id(), locale);
    }
    let saved = world.slash(&people[0], "settings language:urdu").await;
    says(&saved.text(), "Saved");

    let lobby = world.slash(&people[0], "start turn_seconds:0").await;
    says(&lobby.text(), "میز");
    world.join(&people[1..]).await;
    world.slash(&people[0], "deal").await;
    let headings = ["**Your hand**", "**आपके पत्ते**", "**آپ کے پتے**"];
    let hands = async |world: &World| {
        for (user, heading) in people.iter().zip(headings) {
            let what = format!("{} to read {heading}", user.name());
            let is_read = |view: &View<'_>| {
                let mut seen = view.seen_by(user.id(), world.channel);
                seen.any(|message| message.text().contains(heading))
            };
            world.until(&what, is_read).await;
        }
    };
    hands(world).await;
    let refused = world.slash(&people[1], "deal").await;
    says(&refused.text(), "पत्ते");
    // The next process knows the languages, too.
    world.process().logs("3 hands are kept").await;
    world.restart().await;
    hands(world).await;
    let board = world.slash(&people[1], "leaderboard").await;
    assert!(!board.text().contains("लीडरबोर्ड"), "{}", board.text());
}
