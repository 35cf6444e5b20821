//! Documents that the store keeps without looking inside: settings and saved messages.

use super::*;

on_both!(
    settings_of_a_later_version_are_not_overwritten,
    settings_and_saved_messages_are_kept,
    the_tokens_and_people_of_saved_messages_are_removed_when_the_table_ends,
);

async fn settings_of_a_later_version_are_not_overwritten(f: Fixture) {
    let later = settings(3, "from the future");
    f.store.save_settings(GUILD, &later).await.unwrap();
    let refused = f.store.save_settings(GUILD, &settings(2, "older")).await;
    assert_eq!(
        refused.unwrap_err().to_string(),
        "the server's settings document is of version 3, from a later version of this program; this one knows versions up to 2"
    );
    assert_eq!(f.store.settings(GUILD).await.unwrap(), Some(later));
    let newer = settings(4, "newer still");
    f.store.save_settings(GUILD, &newer).await.unwrap();
    assert_eq!(f.store.settings(GUILD).await.unwrap(), Some(newer));
}

async fn settings_and_saved_messages_are_kept(f: Fixture) {
    let table = f.open_table().await;
    assert_eq!(f.store.settings(GUILD).await.unwrap(), None);
    for text in ["some", "others"] {
        f.store.save_settings(GUILD, &settings(2, text)).await.unwrap();
        let stored = f.store.settings(GUILD).await.unwrap();
        assert_eq!(stored, Some(settings(2, text)));
    }
    assert_eq!(f.store.saved_messages::<u64>(table).await.unwrap(), None);
    f.store.save_messages(table, &u64::MAX).await.unwrap();
    assert_eq!(f.store.saved_messages(table).await.unwrap(), Some(u64::MAX));
}

async fn the_tokens_and_people_of_saved_messages_are_removed_when_the_table_ends(f: Fixture) {
    let messages = serde_json::json!({"message": 5, "hands": ["a token"], "waits": [1]});
    let without = Some(serde_json::json!({"message": 5}));
    let table = f.open_table().await;
    f.store.save_messages(table, &messages).await.unwrap();
    let kept = f.store.saved_messages(table).await.unwrap();
    assert_eq!(kept, Some(messages.clone()));
    assert_eq!(ended(&f, None, 9).await, []);
    f.commit(table, TableChange::End, vec![], 2).await;
    assert_eq!(f.store.saved_messages(table).await.unwrap(), without);
    // It is too late to save more.
    f.store.save_messages(table, &messages).await.unwrap();
    assert_eq!(f.store.saved_messages(table).await.unwrap(), without);

    let parked = f.open_table().await;
    f.store.save_messages(parked, &messages).await.unwrap();
    f.store.end_parked(parked, at(3)).await.unwrap();
    assert_eq!(f.store.saved_messages(parked).await.unwrap(), without);

    assert_eq!(ended(&f, None, 9).await, [table, parked]);
    assert_eq!(ended(&f, Some(table), 9).await, [parked]);
    assert_eq!(ended(&f, None, 3).await, [table]);
    f.store.forget_messages_of(vec![table, parked]).await.unwrap();
    assert_eq!(ended(&f, None, 9).await, []);
    // If there was nothing else, nothing is left.
    let last = f.open_table().await;
    let only = serde_json::json!({"hands": ["a token"]});
    f.store.save_messages(last, &only).await.unwrap();
    f.commit(last, TableChange::End, vec![], 4).await;
    let left: Option<serde_json::Value> = f.store.saved_messages(last).await.unwrap();
    assert_eq!(left, None);
}

/// The ended tables that still have saved messages.
async fn ended(f: &Fixture, after: Option<TableId>, before: u64) -> Vec<TableId> {
    let tables =
        f.store.ended_tables::<serde_json::Value>(after, at(before)).await.unwrap().into_iter();
    tables.inspect(|table| assert!(table.messages.is_some())).map(|table| table.table).collect()
}
