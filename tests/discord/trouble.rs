use crate::stage::Stage;

#[tokio::test]
async fn an_interaction_delivered_twice_is_handled_once() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start").await;
    stage.sandbox.faults().duplicate_interactions(1);
    let joined = bob.click(&lobby, "Join").await.unwrap();
    assert!(
        joined.text().contains("You have seat 2"),
        "{}",
        joined.text()
    );
    let lobby = stage.public("2 taken").await;
    let left = bob.click(&lobby, "Leave").await.unwrap();
    assert!(left.text().contains("You have left"), "{}", left.text());
}

#[tokio::test]
async fn a_deleted_message_comes_back() {
    let stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start").await;
    stage.sandbox.delete_message(lobby.id);
    stage.say(&bob, "/getaway join").await;
    let fresh = stage.public("2 taken").await;
    assert_ne!(fresh.id, lobby.id);
}

#[tokio::test]
async fn after_a_restart_the_same_message_goes_on() {
    let mut stage = Stage::new().await;
    let (alice, bob) = (stage.user("Alice"), stage.user("Bob"));
    let lobby = stage.say(&alice, "/getaway start").await;
    stage.public("1 taken").await;
    stage.restart().await;
    let joined = bob.click(&lobby, "Join").await.unwrap();
    assert!(
        joined.text().contains("You have seat 2"),
        "{}",
        joined.text()
    );
    let after = stage.public("2 taken").await;
    assert_eq!(after.id, lobby.id);
}
