//! `/getaway play`: whole games with commands alone.

use std::time::Duration;

use getaway::games::getaway::rules::Record;

use crate::hand::cards;
use crate::harness::{says, with_bot};

#[tokio::test(flavor = "multi_thread")]
async fn play_a_whole_game_as_four_people() {
    with_bot(async |world| {
        let people = world.people(4);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        let result = world.play_out(&people, 1).await;
        assert_eq!(
            result.text().matches("got away").count(),
            3,
            "{}",
            result.text()
        );

        // Everyone can get the record of the game, and it is valid.
        let answer = world.slash(&people[1], "record").await;
        let file = &answer.attachments()[0];
        assert_eq!(file.filename, "getaway-1.json");
        let text =
            String::from_utf8(world.sandbox.file(file.id).expect("the file is kept")).unwrap();
        let record = Record::from_line(text.trim_end()).expect("a game record");
        let game = record.replay().expect("every move is legal");
        assert_eq!(game.board().loser(), record.end.loser);
        record.verify().expect("the shuffle is as promised");
        assert_eq!(
            record.chance.expect("a real game has its chance").ids.len(),
            5
        );

        let verified = world.slash(&people[2], "verify game:1").await;
        says(&verified.text(), "the ids and the hands as dealt agree");
        println!("acknowledged: {:?}", world.sandbox.latencies());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_a_whole_game_with_three_computers() {
    with_bot(async |world| {
        let people = world.people(1);
        world
            .deal(
                &people,
                "computers:3 level:normal take_window:0 turn_seconds:0",
            )
            .await;
        let result = world.play_out(&people, 1).await;
        says(&result.text(), "doesn’t count for the leaderboard");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_accepts_cards_typed_in_many_ways() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "take_window:0 turn_seconds:0").await;
        for user in &people {
            if world.offers(user).await == ["AS"] {
                let played = world.slash(user, r#"play card:"ace of spades""#).await;
                says(&played.text(), "You played A♠");
            }
        }
        for user in &people {
            if let Some(card) = world.offers(user).await.first() {
                let played = world
                    .slash(user, &format!("play card:{}", card.to_lowercase()))
                    .await;
                says(&played.text(), "You played");
            }
        }
        world.newest_public("trick 2").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_offers_exactly_the_legal_cards() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        world
            .slash(&alice, "start computers:2 take_window:0 turn_seconds:0")
            .await;
        world.slash(&alice, "deal").await;
        for _ in 0..3 {
            let mut offered = world.offers(&alice).await;
            while offered.is_empty() {
                if world.result(1).is_some() {
                    return;
                }
                // The computers are playing.
                tokio::time::sleep(Duration::from_millis(20)).await;
                offered = world.offers(&alice).await;
            }
            let hand = world.slash(&alice, "hand").await;
            let (hand_offers, offered) = (cards(&hand).len(), offered.len());
            assert_eq!(hand_offers.min(25), offered, "{}", hand.text());
            let card = cards(&hand).pop().unwrap();
            let played = world.slash(&alice, &format!("play card:{card}")).await;
            says(&played.text(), "You played");
        }
    })
    .await;
}
