//! `/getaway rules`.

use crate::harness::with_bot;

#[tokio::test(flavor = "multi_thread")]
async fn only_the_caller_sees_the_rules() {
    with_bot(async |world| {
        let alice = world.user("Alice");
        let rules = world.slash(&alice, "rules").await;
        assert!(rules.is_ephemeral() && rules.text().contains("Tables in this server start with"));
    })
    .await;
}
