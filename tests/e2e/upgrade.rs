//! A table that another version of the bot saved waits for that version: its channel is told once,
//! anyone who asks gets an explanation, and it goes on when that version runs again.

use std::time::SystemTime;

use discord_sandbox::View;
use getaway::store::{Batch, OpenTable, TableChange, TableDoc};

use crate::harness::{World, says};

tests! { with_bot
    a_table_of_a_later_version_waits_with_a_single_notice_and_goes_on_later
    a_table_with_an_unreadable_document_can_be_ended
}

/// The only table, as it is stored.
async fn only_table(world: &World) -> OpenTable {
    world.tables().store().open_tables().await.unwrap().remove(0)
}

/// Stores the table's document as if another version had written it.
async fn store_as(world: &World, table: &OpenTable, version: u32) {
    let now = only_table(world).await;
    let batch = Batch {
        table: table.table,
        place: table.place,
        at: SystemTime::now(),
        from_version: now.version,
        change: TableChange::Keep(TableDoc { kind: "getaway", version, text: table.doc.clone() }),
        games: Vec::new(),
        plan: None,
    };
    world.tables().store().commit(batch).await.unwrap();
}

async fn a_table_of_a_later_version_waits_with_a_single_notice_and_goes_on_later(
    world: &mut World,
) {
    let people = world.dealt(3).await;
    let stored = only_table(world).await;
    // A later version than any that this program knows.
    store_as(world, &stored, stored.doc_version + 100).await;

    world.restart().await;
    world.any_public("so it waits").await;
    for line in ["hand", "join", "table", "start", "play card:AS", "stop"] {
        says(&world.slash(&people[0], line).await, "saved by another version");
    }
    world.restart().await;
    says(&world.slash(&people[1], "hand").await, "saved by another version");
    assert_eq!(world.count_public("so it waits"), 1, "told once");

    assert_eq!(only_table(world).await.doc, stored.doc, "untouched");
    store_as(world, &stored, stored.doc_version).await;
    world.restart().await;
    // Tricks may go by faster than the message is edited.
    loop {
        world.play_round(&people).await;
        if !world.public_text().contains("Game 1, trick 1") {
            break;
        }
    }
}

async fn a_table_with_an_unreadable_document_can_be_ended(world: &mut World) {
    let people = world.dealt(3).await;
    let mut stored = only_table(world).await;
    stored.doc = r#"{"core":"spilt coffee"}"#.to_owned();
    store_as(world, &stored, stored.doc_version).await;
    world.restart().await;
    world.any_public("so it waits").await;

    let refused = world.slash(&people[1], "stop").await;
    assert!(refused.buttons().is_empty(), "{}", refused.text());

    let asked = world.slash(&people[0], "stop").await;
    world.press(&people[0], &asked, "Never mind").await;
    assert_eq!(world.tables().parked().len(), 1);
    let asked = world.slash(&people[0], "stop").await;
    says(&world.press(&people[0], &asked, "End the table").await, "is closed");
    assert!(world.tables().parked().is_empty());
    let is_bare = |view: &View<'_>| view.public(world.channel).all(|m| m.buttons().is_empty());
    world.until("the table's message to lose its buttons", is_bare).await;

    // The channel is free, even after a restart.
    world.restart().await;
    says(&world.slash(&people[1], "start").await, "1 taken");
}
