//! Pictures: emojis for cards, and charts with results and stats.

use discord_sandbox::{Attachment, Message, Request, Sandbox, View};

use crate::harness::{World, cards_in, says, says_all, with_pictures_in_process};

tests! { with_bot
    results_and_stats_have_pictures_with_alternative_texts
    a_server_can_switch_pictures_off
}

tests! { with_pictures cards_are_pictures_in_the_chosen_colours_and_buttons_have_labels }

/// One emoji for each card, a second one for the two suits that change in four colours, and one for
/// the back.
const EMOJIS: usize = 52 + 26 + 1;

pub async fn all_uploaded(world: &World) {
    // Discord's announced limit alone makes this take a second or two.
    world.until("all emojis", |view| view.emojis().count() == EMOJIS).await;
}

/// The number of successful requests with this method for emojis.
fn requests(world: &World, method: &str) -> usize {
    world
        .sandbox
        .requests()
        .into_iter()
        .filter(|request| {
            request.method == method && request.path.contains("/emojis") && request.status < 300
        })
        .count()
}

/// The picture on a message. Checks that it is a PNG, and that it stands in the embed.
fn picture(world: &World, message: &Message) -> Attachment {
    let [file] = message.attachments() else { panic!("one picture: {}", message.text()) };
    assert_eq!(file.content_type.as_deref(), Some("image/png"));
    let png = world.sandbox.file(file.id).expect("it is kept");
    assert!(png.starts_with(b"\x89PNG"));
    assert_eq!(png.len(), file.size);
    let embed = &message.now().embeds[0];
    assert_eq!(embed["image"]["url"], file.url, "{embed}");
    file.clone()
}

fn alt(file: &Attachment) -> &str {
    file.description.as_deref().expect("an alternative text")
}

#[tokio::test(flavor = "multi_thread")]
async fn each_emoji_is_uploaded_once_whenever_the_bot_is_killed() {
    let nothing = |_: &Sandbox| {};
    with_pictures_in_process(&[], nothing, async |world| {
        world.until("some emojis", |view| view.emojis().count() > 5).await;
        world.restart().await;
        all_uploaded(world).await;
        assert_eq!(requests(world, "POST"), EMOJIS, "none is uploaded twice");
        let before = requests(world, "GET");
        world.restart().await;
        let looked = |view: &View<'_>| {
            let of_emojis = |one: &&Request| one.method == "GET" && one.path.contains("/emojis");
            view.requests().filter(of_emojis).count() > before + 1
        };
        world.until("the third start", looked).await;
        assert_eq!((requests(world, "POST"), requests(world, "DELETE")), (EMOJIS, 0));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn trouble_with_emojis_does_not_affect_games() {
    let trouble = |sandbox: &Sandbox| {
        sandbox.faults().fail_requests(1, "GET", "/emojis", 429);
        sandbox.faults().fail_requests(1, "POST", "/emojis", 503);
    };
    with_pictures_in_process(&[], trouble, async |world| {
        let people = world.dealt(3).await;
        let hand = world.hand_when(&people[0], "any", |_| true).await;
        // On a slow machine some have pictures by now.
        assert!(cards_in(&hand.text()).len() >= 17, "{}", hand.text());
        all_uploaded(world).await;
    })
    .await;
}

async fn cards_are_pictures_in_the_chosen_colours_and_buttons_have_labels(world: &mut World) {
    all_uploaded(world).await;
    let people = world.dealt(3).await;
    let ask = async |what: &str| world.slash(&people[0], what).await.text();
    // One of the three hands has the queen of clubs.
    let mut holder = None;
    for (who, user) in people.iter().enumerate() {
        let hand = world.slash(user, "hand").await;
        if hand.text().contains("<:queen_of_clubs:") {
            holder = Some((who, hand));
        }
    }
    let (who, hand) = holder.expect("somebody holds it");
    let text = hand.text();
    says(&text, "\n## <:");
    assert!(!text.contains("clubs: ") && !text.contains("Q♣"), "{text}");
    let lead = world.turn_of(&people).await;
    let buttons = world.slash(&people[lead], "hand").await;
    let is_a_card = |label: &str| label.ends_with(['♠', '♥', '♦', '♣']);
    let cards = buttons.buttons();
    assert!(cards.iter().any(|button| is_a_card(&button.label)));
    assert!(cards.iter().all(|button| button.emoji.is_none()));
    ask("settings colours:four").await;
    let text = world.slash(&people[who], "hand").await.text();
    says(&text, "<:green_queen_of_clubs:");
    says(&ask("settings cards:text").await, "No pictures");
    let text = world.slash(&people[who], "hand").await.text();
    assert!(!text.contains("<:") && !text.contains("## "), "{text}");
    says_all(&text, ["♣ clubs", "Q♣"]);
}

async fn results_and_stats_have_pictures_with_alternative_texts(world: &mut World) {
    let people = world.dealt(3).await;
    let result = world.lose(&people[0], 1).await;
    let story = picture(world, &result);
    for user in &people {
        says(alt(&story), &user.name());
    }
    // The loser is mentioned, the others are named.
    assert!(people[0].was_notified_by(&result), "{}", result.text());
    for named in [people[0].mention(), people[1].name(), people[2].name()] {
        says(&result, &named);
    }

    // Other changes to the message leave its picture alone.
    world.slash(&people[2], "leave").await;
    let changed = world.newest_public("Left:").await;
    assert_eq!(changed.id, result.id);
    assert_eq!(picture(world, &changed).id, story.id);

    let board = world.slash(&people[0], "leaderboard").await;
    let bars = picture(world, &board);
    assert!(alt(&bars).contains("Carol: "), "{}", alt(&bars));
    let stats = world.slash(&people[0], "stats").await;
    let course = picture(world, &stats);
    assert!(alt(&course).contains("after one game"), "{}", alt(&course));
}

async fn a_server_can_switch_pictures_off(world: &mut World) {
    let people = world.people(3);
    world.slash(&people[0], "settings cards:text").await;
    world.deal(&people, "turn_seconds:0").await;
    let result = world.lose(&people[0], 1).await;
    let board = world.slash(&people[0], "leaderboard").await;
    let stats = world.slash(&people[0], "stats").await;
    for message in [result, board, stats] {
        assert!(message.attachments().is_empty(), "{}", message.text());
        assert!(!message.text().contains("by trick"));
    }
}
