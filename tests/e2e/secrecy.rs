//! Checks that nobody's hand reaches another player.

use std::collections::BTreeSet;

use discord_sandbox::{ChannelId, Message, Sandbox, User};
use getaway::cards::Card;
use getaway::games::GameKind;
use getaway::games::bus::Bus;
use getaway::games::king::King;
use getaway::games::options::Named;
use serde_json::json;

use crate::harness::{World, cards_in, with_bot, with_process, written};

fn seen(world: &World, user: &User) -> BTreeSet<String> {
    let texts = world.sandbox.everything_seen_by(user.id());
    texts.iter().flat_map(|text| cards_in(text)).collect()
}

fn public(world: &World) -> BTreeSet<String> {
    let messages = world.sandbox.messages(world.channel);
    let public = messages.iter().filter(|message| !message.is_ephemeral());
    public
        .flat_map(|m| m.history().map(|v| v.text()).collect::<Vec<_>>())
        .flat_map(|t| cards_in(&t))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_see_their_own_cards_and_the_played_ones() {
    with_bot(async |world| {
        let people = world.people(4);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        let mut hands = Vec::new();
        for user in &people {
            let hand = world.hand_when(user, "arrives", |_| true).await;
            hands.push(cards_in(hand.content()));
        }
        assert_eq!(hands.iter().map(BTreeSet::len).sum::<usize>(), 52);
        let ace = BTreeSet::from(["A♠".to_owned()]);
        assert!(public(world).is_subset(&ace), "{:?}", public(world));
        for (user, hand) in people.iter().zip(&hands) {
            let allowed: BTreeSet<_> = hand.union(&ace).cloned().collect();
            assert!(
                seen(world, user).is_subset(&allowed),
                "{} saw too much",
                user.name()
            );
        }
        let mut played = ace;
        for _ in 0..8 {
            for user in &people {
                let offers = world.offers(user).await;
                let Some(card) = offers.get(2 % offers.len().max(1)) else {
                    continue;
                };
                let done = world.slash(user, &format!("play card:{card}")).await;
                let said = done.text().lines().next().map(cards_in).unwrap_or_default();
                assert_eq!(said.len(), 1, "{}", done.text());
                played.extend(said);
            }
        }
        assert!(
            public(world).is_subset(&played),
            "a card is public although nobody played it"
        );
        for (user, hand) in people.iter().zip(&hands) {
            let allowed: BTreeSet<_> = hand.union(&played).cloned().collect();
            assert!(
                seen(world, user).is_subset(&allowed),
                "{} saw too much",
                user.name()
            );
        }
        // Everyone who sees a message gets its custom ids, so those of public messages must not
        // name cards.
        for message in world
            .sandbox
            .messages(world.channel)
            .iter()
            .filter(|m| !m.is_ephemeral())
        {
            for version in message.history() {
                for id in version
                    .buttons()
                    .into_iter()
                    .filter_map(|button| button.custom_id)
                {
                    assert!(!id.starts_with("getaway.play."), "{id}");
                }
            }
        }
    })
    .await;
}

/// Posts this from the bot's account in a channel.
pub async fn plant(sandbox: &Sandbox, channel: ChannelId, body: &serde_json::Value) {
    let url = format!("{}/api/v10/channels/{channel}/messages", sandbox.base_url());
    let posted = reqwest::Client::new()
        .post(url)
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
            let game = kind.name();
            world.game = game;
            let people = world.people(if game == "king" { 4 } else { 3 });
            let options = if game == "getaway" { "take_window:0 turn_seconds:0" } else { "turn_seconds:0" };
            world.open(&people, options).await;
            world.slash(&people[0], "deal").await;
            let hand = world.hand_when(&people[1], "arrives", |_| true).await;
            let public = public(world);
            let held = cards_in(&hand.text());
            let own = held.iter().find(|card| !public.contains(*card) && *card != "A♠");
            let own = own.expect("a card that nobody else has seen").clone();
            assert_eq!(world.leak().await, Ok(()));

            plant(&world.sandbox, world.channel, &json!({ "content": format!("Bob has {own}") })).await;
            let found = world.leak().await.expect_err("it is public");
            assert!(found.contains(&own) && found.contains("Bob has"), "{found}");

            let suit = own.chars().next_back().expect("a suit");
            let letter = ["S", "H", "D", "C"]["♠♥♦♣".chars().position(|s| s == suit).expect("one of four")];
            let code = own.replace(suit, letter);
            let button = json!({ "type": 2, "style": 2, "label": "A card", "custom_id": format!("getaway.play.1.0.{code}") });
            let rows = json!([{ "type": 1, "components": [button] }]);
            plant(&world.sandbox, world.channel, &json!({ "content": "A table", "components": rows })).await;
            let found = world.leak().await.expect_err("everyone gets the button");
            assert!(found.contains(&own), "{found}");
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
        let own = world.view::<Bus>(user).expect("it is played");
        own.board().deals() == 2
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
                world.slash(user, &format!("play card:{card}")).await;
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
    let cards: Vec<Card> = match world.game {
        "king" => world
            .view::<King>(user)
            .expect("it is played")
            .hand()
            .iter()
            .collect(),
        _ => world
            .view::<Bus>(user)
            .expect("it is played")
            .hand()
            .expect("a hand")
            .cards()
            .into(),
    };
    cards
        .iter()
        .filter_map(|card| written(&card.to_string()))
        .collect()
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
            let own = held(world, &people[1])
                .into_iter()
                .find(|card| card != "A♠");
            let own = own.expect("more than one card");
            for said in [format!("Bob has {own}"), format!("{second}\nBob has {own}")] {
                plant(&world.sandbox, world.channel, &json!({ "content": said })).await;
                let found = world.leak().await.expect_err("it is public");
                assert!(found.contains(&own) && found.contains("Bob has"), "{found}");
            }
        })
        .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_log_holds_a_token_or_a_hand_at_any_level() {
    // The harness runs the process at `trace`, and reads its whole log at the end.
    with_process(&[], async |world| {
        let alice = world.user("Alice");
        let lobby = world
            .slash(&alice, "start computers:3 take_window:0 turn_seconds:0")
            .await;
        alice.click(&lobby, "Deal").await.unwrap();
        let hand = world.hand_when(&alice, "arrives", |_| true).await;
        assert_eq!(cards_in(hand.content()).len(), 13);
        world.offers(&alice).await;
        world.slash(&alice, "hand").await;
    })
    .await;
}
