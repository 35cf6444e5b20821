//! `/getaway forget-me`.

use crate::harness::with_bot;

#[tokio::test(flavor = "multi_thread")]
async fn forget_me_removes_a_name_after_a_question() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let question = world.slash(&alice, "forget-me").await;
        let done = alice.click(&question, "Remove my name").await.unwrap();
        assert!(done.reply().await.text().contains("Your name is removed"));
    })
    .await;
}
