//! Who comes during a game waits for the next one, and watches; the same seats play again.

use crate::harness::with_process;

#[tokio::test(flavor = "multi_thread")]
async fn who_joins_during_a_game_is_dealt_into_the_next() {
    with_process(&[], async |world| {
        let people = world.people(5);
        let (players, erin) = (&people[..3], &people[4]);
        world.deal(players, "take_window:0 turn_seconds:0").await;
        let table = world.newest_public("Game 1, trick").await;
        let waits = erin.click(&table, "Join").await.unwrap();
        assert!(waits.text().contains("so you wait"), "{}", waits.text());
        world.any_public("In the next game:** Erin").await;
        let again = world.slash(erin, "join").await;
        assert!(again.text().contains("wait for the next game already"));
        assert!(world.slash(erin, "hand").await.text().contains("no seat"));

        // It can be given up, and is there after a kill.
        let dave = &people[3];
        let waits = world.slash(dave, "join").await;
        let left = dave.click(&waits, "Leave").await.unwrap();
        assert!(left.text().contains("You wait no more"), "{}", left.text());
        world.restart().await;
        let again = world.slash(erin, "join").await;
        assert!(again.text().contains("wait for the next game already"));

        world.play_out(players, 1, 0).await;
        let result = world.newest_public("Game 1 is over").await;
        assert!(result.text().contains("Erin"), "{}", result.text());
        people[0].click(&result, "Again").await.unwrap();
        let hand = world.hand_when(erin, "arrives by itself", |_| true).await;
        assert!(hand.text().contains("13 cards"), "{}", hand.text());
        let table = world.any_public("Game 2, trick").await;
        assert!(
            !table.text().contains("In the next game"),
            "{}",
            table.text()
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_all_seats_taken_says_so_and_anybody_may_watch() {
    with_process(&[], async |world| {
        let people = world.people(5);
        let players = &people[..4];
        world.deal(players, "turn_seconds:0").await;
        let table = world.any_public("Game 1, trick 1").await;
        let watcher = &people[4];
        // Until a trick is over there is nothing to look back on.
        let past = loop {
            let past = watcher.click(&table, "History").await.unwrap();
            assert!(past.is_ephemeral());
            if past.text().contains("**Trick 1:**") {
                break past;
            }
            world.play_round(players, 0).await;
        };
        assert!(past.text().contains("A♠"), "{}", past.text());
        let rules = watcher.click(&table, "Rules").await.unwrap();
        assert!(rules.is_ephemeral());
    })
    .await;
}
