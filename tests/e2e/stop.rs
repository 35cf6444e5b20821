//! `/getaway stop`.

use crate::harness::{says, with_bot};

#[tokio::test(flavor = "multi_thread")]
async fn stop_ends_a_table_after_asking() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        world.slash(&alice, "start computers:3").await;
        let question = world.slash(&alice, "stop").await;
        let never = alice.click(&question, "Never mind").await.unwrap();
        says(&never.text(), "Nothing was changed");
        let question = world.slash(&alice, "stop").await;
        alice.click(&question, "End the table").await.unwrap();
        world.any_public("This table is closed").await;
        world.slash(&alice, "start").await;
        world.any_public("a table is open").await;
    })
    .await;
}
