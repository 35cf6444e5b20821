//! `/getaway pile`.

use crate::harness::with_bot;

#[tokio::test(flavor = "multi_thread")]
async fn a_pile_is_picked_by_the_player_whose_turn_it_is() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let lobby = world
            .slash(&alice, "start computers:3 deal:choose_a_pile take_window:0")
            .await;
        alice.click(&lobby, "Deal").await.unwrap();
        let piles = world.any_public("**Alice**, pick a pile").await;
        let free = piles
            .buttons()
            .into_iter()
            .find(|b| b.label.starts_with("Pile "))
            .unwrap();
        let choices = alice
            .autocomplete(world.channel, "/getaway pile number:", "")
            .await
            .unwrap();
        assert!(!choices.is_empty());
        let picked = alice.click(&piles, &free.label).await.unwrap();
        assert!(picked.is_ephemeral(), "{}", picked.text());
        world.hand_when(&alice, "arrives", |_| true).await;
        world.any_public("trick 1").await;
    })
    .await;
}
