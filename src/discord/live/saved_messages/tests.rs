use super::*;
use crate::discord::live::testing::{HOST, ask, person, table};
use crate::store::MESSAGE_SECRETS;
use crate::table::{ChannelId, RequestKind};

#[test]
fn a_stored_document_is_read() {
    let text = r#"{"message":5,"page":{"game":7}}"#;
    let document: Document = serde_json::from_str(text).unwrap();
    let page = Page::Game(GameNumber(7));
    let table = SavedTable { message: 5, page, former: Vec::new() };
    assert_eq!(document.table, Some(table));
    assert_eq!(document.hands, []);
}

#[test]
fn a_token_is_restored_with_its_age_and_hidden_in_debug_output() {
    let hand = hand(1, "secret");
    let text = serde_json::to_string(&hand).unwrap();
    let read: SavedHand = serde_json::from_str(&text).unwrap();
    assert_eq!(read.token(), Some(&Token::new("secret")));
    assert!(!format!("{read:?}").contains("secret"));
    let mut old = serde_json::to_value(&hand).unwrap();
    let issued = old["issued_ms"].as_u64().unwrap();
    old["issued_ms"] = (issued - 15 * 60 * 1000).into();
    let old: SavedHand = serde_json::from_value(old).unwrap();
    assert!(old.token().is_none());
    // It is stored without its token, and can be read again.
    let text = serde_json::to_string(&old).unwrap();
    assert!(!text.contains("secret"), "{text}");
    assert_eq!(serde_json::from_str::<SavedHand>(&text).unwrap(), old);
}

fn hand(user: u64, token: &str) -> SavedHand {
    let token = Some(Token::new(token));
    SavedHand { user: UserId(user), game: None, shown: None, language: None, token }
}

async fn stored(store: &Store, table: TableId) -> Option<Document> {
    store.saved_messages(table).await.unwrap()
}

#[tokio::test]
async fn a_document_that_cannot_be_read_is_not_overwritten() {
    let (_dir, store, tables, table) = table(ChannelId(2)).await;
    let table = table.snapshot().table;
    let first = SavedMessages::new(store.clone(), table);
    first.set_mentions(vec![7], Vec::new()).await;
    first.set_hands(vec![hand(1, "a"), hand(2, "b")]).await;
    let before = stored(&store, table).await;
    assert_eq!(before.as_ref().map(|kept| kept.hands.len()), Some(2));

    let later = SavedMessages::unread(store.clone(), table);
    store.refuse_reads(true);
    assert!(later.read(|_| panic!("there is nothing")).await.is_err());
    // Somebody presses a button in the meantime.
    later.set_hands(vec![hand(3, "c")]).await;
    later.flush().await;
    store.refuse_reads(false);
    assert_eq!(stored(&store, table).await, before);

    let mut restored = Vec::new();
    later.read(|hands| restored.extend_from_slice(hands)).await.unwrap();
    assert_eq!(restored.len(), 2);
    assert_eq!(later.mentions().await, (vec![7], Vec::new()));
    later.set_hands(vec![hand(3, "c")]).await;
    let after = stored(&store, table).await.unwrap();
    assert_eq!((after.hands.len(), after.mentions), (1, vec![7]));
    tables.shutdown().await;
}

#[tokio::test]
async fn tokens_are_deleted_when_the_table_ends_and_the_rest_after_its_messages() {
    let (_dir, store, tables, table) = table(ChannelId(2)).await;
    let id = table.snapshot().table;
    let saved = SavedMessages::new(store.clone(), id);
    let kept = SavedTable {
        message: 5,
        page: Page::Game(GameNumber(1)),
        former: vec![SavedFormer { message: 4, goes: true }],
    };
    saved.set_table(kept.clone()).await;
    saved.set_hands(vec![hand(1, "a")]).await;
    let before = stored(&store, id).await.unwrap();
    assert_eq!(before.hands.len(), 1);

    ask(&table, person(HOST, "Ann"), RequestKind::Stop { as_moderator: false }).await;
    let after = stored(&store, id).await.unwrap();
    assert_eq!((after.hands, after.table), (vec![], Some(kept)));
    // An answer that was in flight when the table ended.
    saved.set_hands(vec![hand(1, "b")]).await;
    assert_eq!(stored(&store, id).await.unwrap().hands, []);
    let left: Unfinished = store.saved_messages(id).await.unwrap().unwrap();
    let left: Vec<_> = left.former.iter().map(|left| (left.message, left.goes)).collect();
    assert_eq!(left, [(4, true), (5, false)]);

    saved.set_hands(Vec::new()).await;
    saved.forget_messages().await;
    assert_eq!(stored(&store, id).await, None);
    tables.shutdown().await;
}

#[tokio::test]
async fn a_finished_former_message_is_not_saved() {
    let (_dir, store, tables, table) = table(ChannelId(2)).await;
    let id = table.snapshot().table;
    let saved = SavedMessages::new(store.clone(), id);
    let former = SavedFormer { message: 4, goes: true };
    let mut kept = SavedTable { message: 5, page: Page::Game(GameNumber(1)), former: vec![former] };
    saved.set_table(kept.clone()).await;
    kept.former.clear();
    saved.set_table(kept.clone()).await;
    assert_eq!(stored(&store, id).await.unwrap().table, Some(kept));
    tables.shutdown().await;
}

#[test]
fn the_store_knows_which_parts_hold_tokens_and_people() {
    let turn = Awaited::Turn(UserId(77_777), None);
    let late = Wait {
        what: turn,
        since: Instant::now(),
        mentioned: true,
        reminded: false,
        lapses: 0,
        changes: 0,
    };
    let document = Document {
        hands: vec![hand(1, "secret")],
        waits: vec![Mention { late: vec![late], sent: vec![4] }],
        ..Document::default()
    };
    let mut json = serde_json::to_value(&document).unwrap();
    let is_told = |json: &serde_json::Value| {
        let said = json.to_string();
        said.contains("secret") || said.contains("77777")
    };
    assert!(is_told(&json));
    json.as_object_mut().unwrap().retain(|field, _| !MESSAGE_SECRETS.contains(&&field[..]));
    assert!(!is_told(&json), "{json}");
}
