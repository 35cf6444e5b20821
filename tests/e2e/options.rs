//! `/getaway start` with the variants of the rules, and the form in which the host changes them.

use discord_sandbox::{Answer, Message, User, View};
use getaway::games::getaway::rules::{Entry, Slip};

use crate::harness::{World, cards_in, final_reply, opened_form, plain, says, says_all};
use crate::record::record;

tests! { with_bot
    start_with_piles_anticlockwise_and_a_draw_by_choice
    start_with_penalties_for_mistakes
    friendly_games_count_nowhere_and_their_host_can_end_them
    the_host_changes_an_open_lobby_on_one_form
    every_games_lobby_has_a_form_of_what_it_plays_by
}

async fn start_with_piles_anticlockwise_and_a_draw_by_choice(world: &mut World) {
    let people = world.people(3);
    let options = "deal:choose_a_pile direction:anticlockwise last_card:draw_from_any \
               first_trick:in_turn take_window:0 turn_seconds:0";
    world.open(&people, options).await;
    world.slash(&people[0], "deal").await;
    // The first one presses a button, and the others type it.
    let piles = world.any_public(", pick a pile").await;
    let is_due = |user: &&User| piles.text().contains(&format!("**{}**, pick", user.name()));
    let first = people.iter().find(is_due).expect("somebody picks first");
    let mut buttons = piles.buttons().into_iter();
    let free = buttons.find(|button| button.label.starts_with("Pile "));
    let picked = world.press(first, &piles, &free.expect("a pile").label).await;
    assert!(picked.is_ephemeral(), "{}", picked.text());
    // A draw by choice comes up in about one game out of five: plays until there is one.
    for game in 1..=100 {
        world.play_out(&people, game).await;
        let record = record(world, &people[0], game).await;
        if record.moves.iter().any(|entry| matches!(entry, Entry::Draw { .. })) {
            return;
        }
        world.slash(&people[0], "deal").await;
    }
    panic!("in 100 games nobody had the power without a card");
}

async fn start_with_penalties_for_mistakes(world: &mut World) {
    let people = world.people(3);
    world.deal(&people, "house:strict take_window:0 turn_seconds:0").await;
    // Plays until somebody leads after the first trick. Then the last player in turn plays too
    // early.
    let leader = 'leads: loop {
        for (at, user) in people.iter().enumerate() {
            let hand = world.slash(user, "hand").await.text();
            if let Some(card) = world.offers(user).await.first() {
                world.play(user, card).await;
            }
            if hand.contains("You have the power") {
                break 'leads at;
            }
        }
    };
    let hasty = &people[(leader + 2) % 3];
    let hand = world.hand(hasty).expect("everyone has a hand");
    // Above the hand, the message says what was done before.
    let held = hand.content().split_once("**Your hand**");
    let (_, held) = held.expect("it is a hand");
    let slip = world.play(hasty, &cards_in(held).into_iter().next().expect("a card")).await;
    says(&slip, "it wasn’t your turn. You pick up the trick.");
    world.newest_public("out of turn. That mistake").await;
    world.lose(hasty, 1).await;
    let record = record(world, hasty, 1).await;
    let early = Some(Slip::OutOfTurn);
    let slipped = |entry: &Entry| matches!(entry, Entry::Play { slip, .. } if *slip == early);
    assert!(record.moves.iter().any(slipped));
}

async fn friendly_games_count_nowhere_and_their_host_can_end_them(world: &mut World) {
    let people = world.people(3);
    world.open(&people, "friendly:yes turn_seconds:0").await;
    world.any_public("Friendly: the game counts nowhere").await;
    world.slash(&people[0], "deal").await;
    world.any_public("game 1 has begun").await;
    let result = world.lose(&people[0], 1).await;
    says(&result, "Friendly: the game counts nowhere");
    says(&world.slash(&people[0], "stats").await, "No games that count yet");
    // They have a record like any game.
    assert!(!record(world, &people[0], 1).await.moves.is_empty());
    world.slash(&people[0], "deal").await;
    world.any_public("Game 2, trick 1").await;
    let question = world.slash(&people[0], "stop").await;
    world.press(&people[0], &question, "End the table").await;
    world.any_public("**Alice** ended the table").await;
}

/// Opens the form of the lobby.
async fn options_form(user: &User, lobby: &Message) -> Answer {
    opened_form(async || user.click(lobby, "Options").await.expect("an answer")).await
}

/// Sends the form with these values, and returns the answer.
async fn send(user: &User, form: &Answer, values: &[(&str, &str)]) -> Message {
    let sent = user.submit(form, values).await.expect("it fits");
    final_reply(user, &sent).await
}

async fn the_host_changes_an_open_lobby_on_one_form(world: &mut World) {
    let people = world.people(2);
    let [alice, bob] = &people[..] else { panic!() };
    world.open(&people, "").await;
    let lobby = world.newest_public("2 taken").await;
    says(&world.press(bob, &lobby, "Options").await, "Only the host");
    let form = options_form(alice, &lobby).await;
    let modal = form.modal().expect("a form");
    let fields: Vec<_> = modal.fields.into_iter().map(|field| field.custom_id).collect();
    assert_eq!(fields, ["computers", "level", "turn_seconds", "house", "also"]);
    let chosen = [
        ("computers", "2"),
        ("level", "hard"),
        ("turn_seconds", "30"),
        ("house", "shootout"),
        ("also", "Make it friendly: the games count nowhere"),
    ];
    says(&send(alice, &form, &chosen).await, "Changed");
    let lobby = world.newest_public("4 taken").await;
    let said = ["🤖\u{a0}Bo (hard)", "30 seconds a turn", "the game counts nowhere"];
    says_all(&plain(&lobby), said);

    // What is left as it is, empty or missing changes nothing.
    world.slash(alice, "cut word:mango").await;
    world.newest_public("mango").await;
    let empty =
        [("computers", ""), ("level", ""), ("turn_seconds", ""), ("house", ""), ("also", "")];
    for values in [&[][..], &empty] {
        let form = options_form(alice, &lobby).await;
        says(&send(alice, &form, values).await, "Nothing was changed");
        let now = plain(&world.newest_public("mango").await);
        says_all(&now, said);
        assert!(!now.contains("void"), "{now}");
    }
    // Each form has an id of its own, since phones keep what they showed under one.
    let forms = [options_form(alice, &lobby).await, options_form(alice, &lobby).await];
    let [one, other] = forms.each_ref().map(|form| form.modal().expect("a form").custom_id);
    assert_ne!(one, other);
    // A tick turns it back, and the menus know what the form has changed.
    says(&send(alice, &forms[0], &[("also", "Let the games count again")]).await, "Changed");
    let counts = |view: &View<'_>| {
        let lobby = view.public(world.channel).next_back()?;
        (!lobby.text().contains("counts nowhere")).then(|| lobby.clone())
    };
    let lobby = world.sandbox.wait_for("a lobby whose games count", counts).await;
    let menus = world.press(alice, &lobby, "More options").await;
    says(&menus, "Seconds for a turn: 30");
    // A form that is sent after the deal comes too late.
    world.press(alice, &lobby, "Deal").await;
    world.any_public("game 1 has begun").await;
    says(&send(alice, &forms[1], &[("level", "easy")]).await, "That moment has passed");
}

async fn every_games_lobby_has_a_form_of_what_it_plays_by(world: &mut World) {
    let alice = world.user("Alice");
    for (game, house) in [("getaway", true), ("palace", false), ("bus", false), ("king", false)] {
        world.game = game;
        let lobby = world.lobby(&alice, "start").await;
        let form = options_form(&alice, &lobby).await;
        let modal = form.modal().expect("a form");
        assert_eq!(modal.fields.iter().any(|field| field.custom_id == "house"), house, "{game}");
        says(&send(&alice, &form, &[("computers", "1"), ("turn_seconds", "0")]).await, "Changed");
        world.newest_public("No clock").await;
    }
}
