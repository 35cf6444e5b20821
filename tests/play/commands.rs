//! Games with slash commands alone.

use getaway::rules::Record;

use crate::world::World;

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_whole_game_with_commands_alone() {
    let world = World::start().await;
    let people = world.people(4);
    world.deal(&people, "take_window:0 turn_seconds:0").await;
    let result = world.play_out(&people, 1, 0).await;
    assert_eq!(
        result.text().matches("got away").count(),
        3,
        "{}",
        result.text()
    );

    // The record of the game is there for everybody, and it holds.
    let answer = world.slash(&people[1], "record").await;
    let file = &answer.attachments()[0];
    assert_eq!(file.filename, "getaway-1.json");
    let text = String::from_utf8(world.sandbox.file(file.id).expect("the file is kept")).unwrap();
    let record = Record::from_line(text.trim_end()).expect("a game record");
    let game = record.replay().expect("every move is legal");
    assert_eq!(game.board().loser(), record.loser);
    record.verify().expect("the shuffle is as promised");
    assert_eq!(
        record.chance.expect("a real game has its chance").ids.len(),
        5
    );

    let verified = world.slash(&people[2], "verify game:1").await;
    assert!(
        verified.text().contains("no card was stacked"),
        "{}",
        verified.text()
    );
    println!("acknowledged: {:?}", world.sandbox.latencies());
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_with_three_computers() {
    let world = World::start().await;
    let people = world.people(1);
    world
        .deal(
            &people,
            "computers:3 level:normal take_window:0 turn_seconds:0",
        )
        .await;
    let result = world.play_out(&people, 1, 1).await;
    assert!(
        result.text().contains("does not count for the leaderboard"),
        "{}",
        result.text()
    );
    world.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_can_be_typed_in_many_ways() {
    let world = World::start().await;
    let people = world.people(3);
    world.deal(&people, "take_window:0 turn_seconds:0").await;
    for user in &people {
        if world.offers(user).await == ["AS"] {
            let played = world.slash(user, r#"play card:"ace of spades""#).await;
            assert!(played.text().contains("You played A♠"), "{}", played.text());
        }
    }
    for user in &people {
        if let Some(card) = world.offers(user).await.first() {
            let played = world
                .slash(user, &format!("play card:{}", card.to_lowercase()))
                .await;
            assert!(played.text().contains("You played"), "{}", played.text());
        }
    }
    world.public_says("trick 2").await;
    world.end().await;
}
