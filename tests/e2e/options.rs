//! `/getaway start` with the variants of the rules.

use getaway::games::getaway::rules::{Entry, Options, Slip};

use crate::harness::{cards_in, plain, says, with_bot};
use crate::record::record;

#[tokio::test(flavor = "multi_thread")]
async fn start_with_piles_anticlockwise_and_a_draw_by_choice() {
    with_bot(async |world| {
        let people = world.people(3);
        let options = "deal:choose_a_pile direction:anticlockwise last_card:draw_from_any \
                   first_trick:in_turn take_window:0 turn_seconds:0";
        world.open(&people, options).await;
        // A draw by choice comes up in about one game out of five: plays until there is one.
        for game in 1..=100 {
            world.slash(&people[0], "deal").await;
            world.play_out(&people, game).await;
            let record = record(world, &people[0], game).await;
            if record
                .moves
                .iter()
                .any(|entry| matches!(entry, Entry::Draw { .. }))
            {
                return;
            }
        }
        panic!("in 100 games nobody had the power without a card");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn start_with_penalties_for_mistakes() {
    with_bot(async |world| {
        let people = world.people(3);
        world
            .deal(&people, "house:strict take_window:0 turn_seconds:0")
            .await;
        // Plays until somebody leads after the first trick. Then the last player in turn plays too
        // early.
        let leader = loop {
            let mut leader = None;
            for (at, user) in people.iter().enumerate() {
                let leads = world
                    .slash(user, "hand")
                    .await
                    .text()
                    .contains("You have the power");
                if let Some(card) = world.offers(user).await.first() {
                    world.slash(user, &format!("play card:{card}")).await;
                }
                if leads {
                    leader = Some(at);
                    break;
                }
            }
            if let Some(at) = leader {
                break at;
            }
        };
        let hasty = &people[(leader + 2) % 3];
        let hand = world.hand(hasty).expect("everyone has a hand");
        // Above the hand, the message says what was done before.
        let (_, held) = hand
            .content()
            .split_once("**Your hand**")
            .expect("it is a hand");
        let card = cards_in(held).into_iter().next().expect("a card");
        let slip = world.slash(hasty, &format!("play card:{card}")).await;
        says(&slip.text(), "it wasn’t your turn. You pick up the trick.");
        world.newest_public("out of turn. That mistake").await;
        world.play_out(&people, 1).await;
        let record = record(world, hasty, 1).await;
        let slipped = |entry: &Entry| {
            matches!(
                entry,
                Entry::Play {
                    slip: Some(Slip::OutOfTurn),
                    ..
                }
            )
        };
        assert!(record.moves.iter().any(slipped));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn start_options_override_the_house_and_the_house_overrides_settings() {
    with_bot(async |world| {
        let people = world.people(3);
        let saved = world
            .slash(&people[0], "settings last_card:draw_from_neighbour packs:1")
            .await;
        says(&saved.text(), "Saved");

        world.open(&people, "turn_seconds:0 take_window:0").await;
        let lobby = world.newest_public("a table is open").await;
        assert!(
            plain(&lobby).contains("draw from the next player"),
            "{}",
            lobby.text()
        );
        world.slash(&people[0], "stop").await;
        let asked = people[0].sees(world.channel).pop().expect("a question");
        people[0]
            .click(&asked, "End the table")
            .await
            .expect("they are sure");
        world.newest_public("ended the table").await;

        world
            .open(
                &people,
                "house:strict mistakes:refuse turn_seconds:0 take_window:0",
            )
            .await;
        world.slash(&people[0], "deal").await;
        world.play_out(&people, 2).await;
        let expected = Options {
            first_trick: getaway::games::getaway::rules::FirstTrick::InTurn,
            ..Options::default()
        };
        assert_eq!(record(world, &people[0], 2).await.rules, expected);
    })
    .await;
}
