//! Hands that have buttons before it's their player's turn, because a channel's requests through
//! tokens are scarce: with this many people there aren't enough for everyone's hand at every turn.

use discord_sandbox::{Message, User};
use getaway::cards::Card;
use getaway::games::getaway::{Getaway, rules};

use crate::hand::plays;
use crate::harness::{World, says};

tests! { with_bot_for_people
    a_hand_drawn_ahead_is_redrawn_when_its_turn_has_come
    a_hand_drawn_ahead_is_pressed_too_early_too_often_and_against_the_rules
}

/// The cards that the person's hand offers.
async fn offered(world: &World, user: &User) -> Vec<(String, Card)> {
    let hand = world.hand_when(user, "is there", |_| true).await;
    let ids = plays(&hand).into_iter().map(|control| control.id);
    let card = |id: &str| id.rsplit('.').next()?.parse::<Card>().ok();
    ids.filter_map(|id| Some((id.clone(), card(&id)?))).collect()
}

/// Presses a button of the person's hand, and returns what the answer says.
async fn press(world: &World, user: &User, id: &str) -> String {
    let hand = world.hand_when(user, "is there", |_| true).await;
    world.press_raw(user, &hand, id).await.text()
}

fn is_ahead(hand: &Message) -> bool {
    hand.text().contains("Drawn ahead (you’re all quick")
}

/// Deals to more people than there can be edits for at once. Returns who opens, and the others, who
/// are shown their hands ahead.
async fn dealt(world: &World) -> (User, Vec<User>) {
    let person = |number| world.sandbox.create_user(&format!("P{number}"));
    let people: Vec<User> = (0..13).map(person).collect();
    world.deal(&people, "packs:2 mistakes:penalise take_window:0 turn_seconds:0").await;
    let opens = |user: &User| !view(world, user).legal_cards().is_empty();
    let (openers, others): (Vec<User>, Vec<User>) = people.into_iter().partition(opens);
    for user in &others {
        world.hand_when(user, "has all its cards", is_ahead).await;
    }
    (openers.into_iter().next().expect("somebody opens"), others)
}

fn view(world: &World, user: &User) -> Box<rules::View> {
    world.view::<Getaway>(user).expect("everyone has a hand")
}

async fn a_hand_drawn_ahead_is_redrawn_when_its_turn_has_come(world: &mut World) {
    let (opener, others) = dealt(world).await;
    // The last ones have to wait for a moment.
    let early = others.last().expect("somebody else");
    let (id, _) = &offered(world, early).await[0];
    says(&press(world, early, id).await, "That was too early");
    let (ace, _) = &offered(world, &opener).await[0];
    says(&press(world, &opener, ace).await, "You played");
    // In the first trick, everyone plays at once.
    for user in &others {
        let is_right = |hand: &Message| {
            let says = hand.text();
            !is_ahead(hand) && !says.contains("too early") && says.contains(" led:")
        };
        world.hand_when(user, "is right at its turn", is_right).await;
    }
}

async fn a_hand_drawn_ahead_is_pressed_too_early_too_often_and_against_the_rules(
    world: &mut World,
) {
    let (opener, others) = dealt(world).await;
    let view = |user: &User| view(world, user);
    let early = &others[0];
    let (id, _) = &offered(world, early).await[0];
    // The hand stays as it is when turns pass, so it names nobody.
    says(&press(world, early, id).await, "That was too early");
    assert_eq!(view(early).hand().len(), 8);
    let (ace, _) = &offered(world, &opener).await[0];
    says(&press(world, &opener, ace).await, "You played");
    // Choosing a card against the rules isn't
    // penalised as a mistake, because the hand offers it.
    for user in others.iter().rev() {
        let legal = view(user).legal_cards();
        let all = offered(world, user).await;
        let Some((wrong, _)) = all.iter().find(|(_, card)| !legal.contains(*card)) else {
            continue;
        };
        let right = all.iter().find(|(_, card)| legal.contains(*card));
        let (right, _) = right.expect("they can play");
        says(&press(world, user, wrong).await, "follow");
        assert_eq!(view(user).hand().len(), 8);
        says(&press(world, user, right).await, "You played");
        says(&press(world, user, right).await, "already");
        return;
    }
    panic!("nobody had to follow");
}
