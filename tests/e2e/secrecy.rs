//! Checks that the watch over every test finds a hand that reaches another player.

use std::collections::BTreeSet;

use discord_sandbox::{ChannelId, Message, Sandbox, User};

use getaway::games::GameKind;
use getaway::games::bus::Bus;
use getaway::games::king::King;
use getaway::games::options::Named;
use serde_json::{Value, json};

use crate::harness::{World, cards_in, readable, says, says_all, with_bot};

fn public(world: &World) -> BTreeSet<String> {
    world
        .sandbox
        .messages(world.channel)
        .iter()
        .filter(|message| !message.is_ephemeral())
        .flat_map(|m| m.history().map(|v| v.text()).collect::<Vec<_>>())
        .flat_map(|t| cards_in(&t))
        .collect()
}

/// Posts this from the bot's account in a channel.
pub async fn plant(sandbox: &Sandbox, channel: ChannelId, body: &Value) {
    post(sandbox, &format!("channels/{channel}/messages"), body).await;
}

/// Sends a request of the bot's account.
pub async fn post(sandbox: &Sandbox, path: &str, body: &Value) {
    send(sandbox, path, "application/json", body.to_string()).await;
}

/// Sends a request of the bot's account, whose body is of this kind.
pub async fn send(sandbox: &Sandbox, path: &str, kind: &str, body: impl Into<reqwest::Body>) {
    let posted = reqwest::Client::builder()
        .no_proxy()
        .build()
        .expect("a client")
        .post(format!("{}/api/v10/{path}", sandbox.base_url()))
        .header("Authorization", format!("Bot {}", sandbox.token()))
        .header("Content-Type", kind)
        .body(body)
        .send()
        .await
        .expect("the stand-in answers");
    assert!(posted.status().is_success(), "{}", posted.status());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_watch_over_all_tests_finds_a_planted_leak() {
    for kind in GameKind::ALL {
        with_bot(async |world| {
            world.game = kind.name();
            let least = *kind.defaults().seats().start();
            let people = world.people(least.max(3));
            world.open(&people, "turn_seconds:0").await;
            world.slash(&people[0], "deal").await;
            let hand = world.hand_when(&people[1], "arrives", |_| true).await;
            let public = public(world);
            let held = cards_in(&hand.text());
            let own = held.iter().find(|card| !public.contains(*card) && *card != "A♠");
            let own = own.expect("a card that nobody else has seen").clone();
            assert_eq!(world.leak().await, Ok(()));

            let said = json!({ "content": format!("Bob has {own}\u{fe0e}") });
            plant(&world.sandbox, world.channel, &said).await;
            says_all(&world.leak().await.expect_err("it is public"), [&own, "Bob has"]);

            let code = [('♠', "S"), ('♥', "H"), ('♦', "D"), ('♣', "C")]
                .into_iter()
                .fold(own.clone(), |code, (suit, letter)| code.replace(suit, letter));
            let id = format!("getaway.play.1.0.{code}");
            let button = json!({ "type": 2, "style": 2, "label": "A card", "custom_id": id });
            let rows = json!([{ "type": 1, "components": [button] }]);
            let table = json!({ "content": "A table", "components": rows });
            plant(&world.sandbox, world.channel, &table).await;
            says(&world.leak().await.expect_err("everyone gets the button"), &own);
            assert_eq!(world.leak().await, Ok(()), "each leak is reported once");
        })
        .await;
    }
}

/// Whether the second deal of King or of Stop the Bus is being played.
fn is_second_deal(world: &World, user: &User) -> bool {
    if world.game == "king" {
        let own = world.view::<King>(user).expect("it is played");
        own.board().round().number() == 2 && own.board().play().is_some()
    } else {
        world.view::<Bus>(user).expect("it is played").board().deals() == 2
    }
}

/// Plays the first deal by commands. It doesn't look at the table's message, which may be out of
/// date.
async fn play_first_deal(world: &World, people: &[User]) {
    for user in people.iter().cycle() {
        if is_second_deal(world, user) {
            return;
        }
        if world.game == "king" {
            if let Some(card) = world.offers(user).await.first() {
                world.play(user, card).await;
            }
        } else if !world.offered(user, "swap give").await.is_empty() {
            let done = world.slash(user, "keep stop:yes").await;
            if done.text().contains("has already stopped the bus") {
                world.slash(user, "keep").await;
            }
        }
    }
}

/// The cards that somebody holds in King or in Stop the Bus.
fn held(world: &World, user: &User) -> BTreeSet<String> {
    let cards = match world.game {
        "king" => world.view::<King>(user).map(|view| view.hand()),
        _ => (world.view::<Bus>(user)).and_then(|view| Some(view.hand()?.set())),
    };
    readable(cards.expect("it is played"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_watch_checks_each_deal_of_a_game_separately() {
    for (game, count, options, second) in [
        ("king", 4, "turn_seconds:0", "Game 1, hand 2 of 10"),
        ("bus", 3, "tokens:5 turn_seconds:0", "Game 1, deal 2"),
    ] {
        with_bot(async |world| {
            world.game = game;
            let people = world.people(count);
            world.deal(&people, options).await;
            play_first_deal(world, &people).await;
            for user in &people {
                let own = held(world, user);
                let shows = |hand: &Message| cards_in(&hand.text()).is_superset(&own);
                world.hand_when(user, "shows the second deal", shows).await;
            }
            assert_eq!(world.leak().await, Ok(()));
            world.nothing_is_late().await;

            // In the first deal, everyone has seen this card, or somebody has held it.
            let mut own = held(world, &people[1]).into_iter();
            let own = own.find(|card| card != "A♠").expect("another card");
            for said in
                [format!("Bob has {own}\u{fe0e}"), format!("{second}\nBob has {own}\u{fe0e}")]
            {
                plant(&world.sandbox, world.channel, &json!({ "content": said })).await;
                says_all(&world.leak().await.expect_err("it is public"), [&own, "Bob has"]);
            }
        })
        .await;
    }
}
