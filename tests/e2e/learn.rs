//! `/getaway learn` and its kin: guided first games, played by buttons only.

use discord_sandbox::{Message, User};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;

use crate::harness::{World, says, slash_in};

tests! { with_bot
    whoever_presses_anything_comes_to_the_end_of_every_lesson
    a_lesson_says_why_not_and_can_be_left_continued_and_forgotten
    the_first_lobby_that_somebody_opens_offers_to_learn
}

/// The text of a lesson that is over.
const OVER: &str = "At a real table the cards are shuffled fairly";

/// The ids of everything that can be pressed.
fn ids(message: &Message) -> Vec<String> {
    message.buttons().into_iter().filter_map(|button| button.custom_id).collect()
}

/// Presses the button whose id contains this.
async fn press(world: &World, user: &User, message: &Message, part: &str) -> Message {
    let id = ids(message).into_iter().find(|id| id.contains(part));
    let id = id.unwrap_or_else(|| panic!("no {part}: {}", message.text()));
    world.press(user, message, &id).await
}

async fn whoever_presses_anything_comes_to_the_end_of_every_lesson(world: &mut World) {
    let user = world.user("Alice");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(57);
    for game in ["getaway", "palace", "bus", "king"] {
        let mut message = slash_in(&user, world.channel, &format!("/{game} learn")).await;
        assert!(message.is_ephemeral());
        says(&message, "These cards are chosen");
        while !message.text().contains(OVER) {
            let said = message.content().lines().nth(1).unwrap_or_default();
            assert!(!said.is_empty(), "without embeds nobody knows what to do: {}", message.text());
            let ids = ids(&message);
            let id = ids.choose(&mut rng).expect("there is something to press");
            message = world.press(&user, &message, id).await;
        }
        let again = world.press(&user, &message, "Once more").await;
        says(&again, "These cards are chosen");
    }
}

async fn a_lesson_says_why_not_and_can_be_left_continued_and_forgotten(world: &mut World) {
    let user = world.user("Alice");
    let first = world.slash(&user, "learn").await;
    says(&first, "step 1 of 16");
    let refused = press(world, &user, &first, ".KH").await;
    says(&refused, "The first trick is opened with A♠");
    let second = press(world, &user, &refused, ".AS").await;
    says(&second, "step 2 of 16");
    let poor = press(world, &user, &second, ".2S").await;
    says(&poor, "That’s allowed, but keep your low cards");
    says(&poor, "step 2 of 16");
    let asked = press(world, &user, &poor, "take-from").await;
    says(&asked, "leave it alone in your first games");
    // Nothing of it is in memory.
    world.restart().await;
    let third = world.slash(&user, "learn").await;
    says(&third, "step 2 of 16");
    let third = press(world, &user, &third, ".KH").await;
    says(&third, "step 3 of 16");
    says(&world.slash(&user, "stats").await, "No games");
    let asks = world.slash(&user, "forget-me").await;
    world.press(&user, &asks, "Remove my name").await;
    says(&world.slash(&user, "learn").await, "step 1 of 16");
}

async fn the_first_lobby_that_somebody_opens_offers_to_learn(world: &mut World) {
    let (alice, bob) = (world.user("Alice"), world.user("Bob"));
    let lobby = world.slash(&alice, "start").await;
    let learn = world.press(&bob, &lobby, "Learn to play").await;
    assert!(learn.is_ephemeral());
    says(&learn, "step 1 of 16");
    world.slash(&alice, "stop").await;
    let lobby = world.slash(&bob, "start").await;
    assert!(lobby.button("Learn to play").is_none());
}
