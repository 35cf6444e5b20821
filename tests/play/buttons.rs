//! Games with buttons and selects alone, once the table is open.

use getaway::sandbox::{Message, User};

use crate::world::World;

/// A card that the hand offers: the custom id of a button, or menu and value of a select.
enum Offer {
    Button(String),
    Select(String, String),
}

fn offer(hand: &Message) -> Option<Offer> {
    let button = hand.buttons().into_iter().find(|button| {
        !button.disabled
            && button
                .custom_id
                .as_deref()
                .is_some_and(|id| id.starts_with("play."))
    });
    if let Some(id) = button.and_then(|button| button.custom_id) {
        return Some(Offer::Button(id));
    }
    let select = hand.selects().into_iter().find(|select| !select.disabled)?;
    let (_, value) = select.options.first()?.clone();
    Some(Offer::Select(select.custom_id, value))
}

async fn take_up(user: &User, hand: &Message) {
    let pressed = match offer(hand) {
        Some(Offer::Button(id)) => user.click(hand, &id).await,
        Some(Offer::Select(id, value)) => user.select(hand, &id, &[&value]).await,
        None => return,
    };
    pressed.unwrap_or_else(|why| panic!("{} cannot play: {why}", user.name()));
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_whole_game_with_buttons_alone() {
    let world = World::start().await;
    let people = world.people(4);
    world
        .open(&people[..1], "take_window:0 turn_seconds:0")
        .await;
    for user in &people[1..] {
        let lobby = world.public_says("a table is open").await;
        let joined = user
            .click(&lobby, "Join")
            .await
            .expect("the lobby has a button Join");
        assert!(joined.is_ephemeral());
        let seat = people.iter().position(|u| u.id() == user.id()).unwrap() + 1;
        world.public_says(&format!("{seat}. {}", user.name())).await;
    }
    let lobby = world.public_says("a table is open").await;
    people[0]
        .click(&lobby, "Deal")
        .await
        .expect("the host deals");

    // Nobody asks for a hand: each arrives by itself, and is kept true.
    for user in &people {
        world.hand_when(user, "arrives", |_| true).await;
    }
    let channel = world.channel;
    let ids: Vec<_> = people.iter().map(User::id).collect();
    loop {
        let next = world
            .sandbox
            .wait_for("somebody's hand to offer a card, or the result", |view| {
                if view
                    .public(channel)
                    .next_back()?
                    .text()
                    .contains("The loser:")
                {
                    return Some(None);
                }
                ids.iter().enumerate().find_map(|(at, id)| {
                    let hand = view
                        .seen_by(*id, channel)
                        .rfind(|m| m.text().contains("**Your hand**"))?;
                    offer(hand).map(|_| Some((at, hand.clone())))
                })
            })
            .await;
        match next {
            None => break,
            Some((at, hand)) => take_up(&people[at], &hand).await,
        }
    }
    let result = world.result(1).expect("the game is over");
    let next = people[0]
        .click(&result, "Next game")
        .await
        .expect("there is a next game");
    next.reply().await;
    world.public_says("Game 2, trick 1").await;
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_button_and_a_second_press_change_nothing() {
    let world = World::start().await;
    let people = world.people(3);
    world.deal(&people, "take_window:0 turn_seconds:0").await;
    let mut opener = None;
    for user in &people {
        if world.offers(user).await == ["AS"] {
            opener = Some(user.clone());
        }
    }
    let opener = opener.expect("somebody holds the ace of spades");
    let hand = world
        .hand_when(&opener, "can open", |hand| offer(hand).is_some())
        .await;
    let Some(Offer::Button(ace)) = offer(&hand) else {
        panic!("one card is a button")
    };
    opener
        .click(&hand, &ace)
        .await
        .expect("the ace can be played");
    let again = opener.press_raw(&hand, &ace).await.expect("an answer");
    assert!(again.text().contains("already"), "{}", again.text());

    while !world.public_text().contains("trick 2") {
        world.play_round(&people, 0).await;
    }
    let stale = opener.press_raw(&hand, &ace).await.expect("an answer");
    assert!(
        stale.text().contains("That moment has passed"),
        "{}",
        stale.text()
    );

    // Delivered twice, a press is one press: the take is announced, not announced and withdrawn.
    // A card may end a trick: only while one is open a take is announced rather than made.
    let (taker, hand, take) = 'open: loop {
        assert!(world.result(1).is_none(), "no trick lay open");
        for (at, user) in people.iter().enumerate() {
            let Some(card) = world.offers(user).await.first().cloned() else {
                continue;
            };
            world.slash(user, &format!("play card:{card}")).await;
            let taker = &people[(at + 1) % 3];
            let hand = world.slash(taker, "hand").await;
            let mut buttons = hand.buttons().into_iter();
            let later = buttons.find(|button| button.label.starts_with("After this trick"));
            if let Some(take) = later.and_then(|button| button.custom_id) {
                break 'open (taker, hand, take);
            }
        }
    };
    world.sandbox.faults().duplicate_interactions(1);
    taker.click(&hand, &take).await.expect("an answer");
    let after = world.slash(taker, "hand").await;
    assert!(
        after.text().contains("You will take the next player"),
        "{}",
        after.text()
    );
    world.end().await;
}
