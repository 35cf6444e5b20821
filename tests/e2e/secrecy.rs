//! Checks that nobody's hand reaches another player.

use std::collections::BTreeSet;

use discord_sandbox::{ChannelId, Message, Sandbox, User};

use getaway::games::GameKind;
use getaway::games::bus::Bus;
use getaway::games::king::King;
use getaway::games::options::Named;
use serde_json::{Value, json};

use crate::harness::{World, cards_in, says, with_bot, with_process, written};

tests! { with_bot people_see_their_own_cards_and_the_played_ones }

fn seen(world: &World, user: &User) -> BTreeSet<String> {
    world.sandbox.everything_seen_by(user.id()).iter().flat_map(|text| cards_in(text)).collect()
}

fn public(world: &World) -> BTreeSet<String> {
    let messages = world.sandbox.messages(world.channel);
    let public = messages.iter().filter(|message| !message.is_ephemeral());
    public
        .flat_map(|m| m.history().map(|v| v.text()).collect::<Vec<_>>())
        .flat_map(|t| cards_in(&t))
        .collect()
}

async fn people_see_their_own_cards_and_the_played_ones(world: &mut World) {
    let people = world.dealt(4).await;
    let mut hands = Vec::new();
    for user in &people {
        let hand = world.hand_when(user, "arrives", |_| true).await;
        hands.push(cards_in(hand.content()));
    }
    assert_eq!(hands.iter().map(BTreeSet::len).sum::<usize>(), 52);
    let nobody_saw_more = |played: &BTreeSet<String>| {
        assert!(public(world).is_subset(played), "{:?}", public(world));
        for (user, hand) in people.iter().zip(&hands) {
            let more = &(&seen(world, user) - hand) - played;
            assert!(more.is_empty(), "{} saw {more:?}", user.name());
        }
    };
    let mut played = BTreeSet::from(["A♠".to_owned()]);
    nobody_saw_more(&played);
    for _ in 0..8 {
        for user in &people {
            let offers = world.offers(user).await;
            let Some(card) = offers.get(2 % offers.len().max(1)) else {
                continue;
            };
            let done = world.play(user, card).await;
            let said = done.text().lines().next().map(cards_in).unwrap_or_default();
            assert_eq!(said.len(), 1, "{}", done.text());
            played.extend(said);
        }
    }
    nobody_saw_more(&played);
    // Everyone who sees a message gets its custom ids, so those of public messages must not
    // name cards.
    let messages = world.sandbox.messages(world.channel).into_iter();
    for message in messages.filter(|message| !message.is_ephemeral()) {
        let buttons = message.history().flat_map(|version| version.buttons());
        for id in buttons.filter_map(|button| button.custom_id) {
            assert!(!id.starts_with("getaway.play."), "{id}");
        }
    }
}

/// Posts this from the bot's account in a channel.
pub async fn plant(sandbox: &Sandbox, channel: ChannelId, body: &Value) {
    post(sandbox, &format!("channels/{channel}/messages"), body).await;
}

/// Sends a request of the bot's account.
pub async fn post(sandbox: &Sandbox, path: &str, body: &Value) {
    let posted = reqwest::Client::builder()
        .no_proxy()
        .build()
        .expect("a client")
        .post(format!("{}/api/v10/{path}", sandbox.base_url()))
        .header("Authorization", format!("Bot {}", sandbox.token()))
        .header("Content-Type", "application/json")
        .body(body.to_string())
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
            let found = world.leak().await.expect_err("it is public");
            says(&found, &own);
            says(&found, "Bob has");

            let letters = [('♠', "S"), ('♥', "H"), ('♦', "D"), ('♣', "C")];
            let code = letters
                .into_iter()
                .fold(own.clone(), |code, (suit, letter)| code.replace(suit, letter));
            let id = format!("getaway.play.1.0.{code}");
            let button = json!({ "type": 2, "style": 2, "label": "A card", "custom_id": id });
            let rows = json!([{ "type": 1, "components": [button] }]);
            let table = json!({ "content": "A table", "components": rows });
            plant(&world.sandbox, world.channel, &table).await;
            let found = world.leak().await.expect_err("everyone gets the button");
            says(&found, &own);
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
    cards.expect("it is played").iter().filter_map(|card| written(&card.to_string())).collect()
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
                let found = world.leak().await.expect_err("it is public");
                says(&found, &own);
                says(&found, "Bob has");
            }
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_holds_a_token_or_a_hand_at_any_level() {
    // The harness runs the process at `trace`, and reads its whole log at the end.
    with_process(async |world| {
        let alice = world.user("Alice");
        let options = "computers:3 take_window:0 turn_seconds:0";
        let hand = world.deal_alone(&alice, options).await;
        // With the trick, if a computer has opened.
        assert!(cards_in(hand.content()).len() >= 13);
        world.offers(&alice).await;
        world.slash(&alice, "hand").await;
    })
    .await;
}
