//! The language of messages: people's own if only they read them, the server's if everyone does.

use crate::harness::{says, with_process};

#[tokio::test(flavor = "multi_thread")]
async fn everyone_reads_their_own_hand_in_their_own_language() {
    with_process(&[], async |world| {
        let people = world.people(3);
        for (user, locale) in people.iter().zip(["en-GB", "hi", "fr"]) {
            world.sandbox.set_locale(user.id(), locale);
        }
        let saved = world.slash(&people[0], "settings language:urdu").await;
        says(&saved.text(), "Saved");

        let lobby = world.slash(&people[0], "start turn_seconds:0").await;
        says(&lobby.text(), "میز");
        for user in &people[1..] {
            world.slash(user, "join").await;
        }
        world.slash(&people[0], "deal").await;
        let headings = ["**Your hand**", "**आपके पत्ते**", "**آپ کے پتے**"];
        let hands = async |world: &crate::harness::World| {
            for (user, heading) in people.iter().zip(headings) {
                let what = format!("{} to read {heading}", user.name());
                let hand = world.sandbox.wait_for(&what, |view| {
                    let mut seen = view.seen_by(user.id(), world.channel);
                    seen.any(|message| message.text().contains(heading))
                        .then_some(())
                });
                hand.await;
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
    })
    .await;
}
