//! `/getaway pile`.

use crate::harness::World;

tests! { with_bot a_pile_is_picked_by_the_player_whose_turn_it_is }

async fn a_pile_is_picked_by_the_player_whose_turn_it_is(world: &mut World) {
    let alice = world.user("Alice");
    let line = "start computers:3 deal:choose_a_pile take_window:0";
    let lobby = world.slash(&alice, line).await;
    alice.click(&lobby, "Deal").await.unwrap();
    let piles = world.any_public("**Alice**, pick a pile").await;
    let mut buttons = piles.buttons().into_iter();
    let free = buttons.find(|b| b.label.starts_with("Pile ")).unwrap();
    assert!(!world.offered(&alice, "pile number").await.is_empty());
    let picked = alice.click(&piles, &free.label).await.unwrap();
    assert!(picked.is_ephemeral(), "{}", picked.text());
    world.hand_when(&alice, "arrives", |_| true).await;
    world.any_public("trick 1").await;
}
