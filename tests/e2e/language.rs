//! The language of messages: the server's if everyone reads them; if one person does, what they
//! have chosen, else the server's if it was chosen, else that of their Discord.

use crate::harness::{World, says};

tests! {
    with_process
    everyone_reads_their_own_hand_in_their_own_language
    english_can_be_chosen_and_is_no_longer_when_the_choice_is_taken_back
}

async fn everyone_reads_their_own_hand_in_their_own_language(world: &mut World) {
    let people = world.people(3);
    for (user, locale) in people.iter().zip(["en-GB", "hi", "fr"]) {
        world.sandbox.set_locale(user.id(), locale);
    }
    // In a server that has chosen no language, people read that of their Discord.
    says(&world.slash(&people[1], "hand").await, "टेबल");
    let saved = world.slash(&people[0], "language language:english").await;
    says(&saved, "I speak this language to you");
    world.slash(&people[1], "language language:hindi").await;
    says(&world.slash(&people[0], "settings language:urdu").await, "Saved");

    says(&world.slash(&people[0], "start turn_seconds:0").await, "میز");
    world.join(&people[1..]).await;
    world.slash(&people[0], "deal").await;
    let headings = ["**Your hand**", "**आपके पत्ते**", "**آپ کے پتے**"];
    let hands = async |world: &World| {
        for (user, heading) in people.iter().zip(headings) {
            user.sees_text(world.channel, heading).await;
        }
    };
    hands(world).await;
    says(&world.slash(&people[1], "deal").await, "पत्ते");
    // The next process knows the languages, too.
    world.process().logs("3 hands are kept").await;
    world.restart().await;
    hands(world).await;
    // Without a language, the command asks, and changes nothing.
    let menu = world.slash(&people[1], "language").await;
    says(&menu, "किस भाषा");
    says(&world.slash(&people[1], "hand").await, "**आपके पत्ते**");
    // Whoever takes their choice back reads the server's language, whatever their Discord speaks.
    let select = &menu.selects()[0].custom_id;
    says(&world.choose(&people[1], &menu, select, "server").await, "سرور کی زبان");
    let board = world.slash(&people[1], "leaderboard").await;
    assert!(!board.text().contains("लीडरबोर्ड"), "{}", board.text());
}

async fn english_can_be_chosen_and_is_no_longer_when_the_choice_is_taken_back(world: &mut World) {
    let people = world.people(2);
    world.sandbox.set_locale(people[1].id(), "hi");
    let (hindi, english) = ("इस चैनल में", "There’s no table");
    says(&world.slash(&people[1], "hand").await, hindi);
    says(&world.slash(&people[0], "settings language:english").await, "Saved");
    says(&world.slash(&people[1], "hand").await, english);
    world.restart().await;
    says(&world.slash(&people[1], "hand").await, english);
    world.slash(&people[0], "settings language:automatic").await;
    says(&world.slash(&people[1], "hand").await, hindi);
}
