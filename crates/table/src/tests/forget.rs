//! Forgetting a person who sits at a table.

use super::*;
use crate::plan::tests::{answer, plan};
use crate::plan::{Answer, HeldPlan, Plan};
use getaway_store::{PlanId, Standing};
use getaway_testing::{execute, whole_leaderboard};

/// Whether the store has stats or a name of a person.
async fn is_known(tables: &Tables, person: u64) -> bool {
    let guild = GuildId(1);
    tables.store().stats(guild, "getaway", UserId(person)).await.unwrap().is_some()
}

#[tokio::test]
async fn a_running_game_ends_without_results_for_a_forgotten_person() {
    let (_dir, tables) = fresh().await;
    let table = dealt(&tables, 1, 2, 2).await;
    tables.forget(UserId(2)).await.unwrap();
    assert_eq!(table.snapshot().seats[3].person().unwrap().name, "");
    let doc = &tables.store().open_tables().await.unwrap()[0].doc;
    assert!(!doc.contains("person 2"));
    play_until(&table, is_over).await;
    assert!(is_known(&tables, 1).await && !is_known(&tables, 2).await);
    assert_eq!(tables.store().to_forget().await.unwrap(), []);
}

#[tokio::test]
async fn a_game_of_another_process_ends_without_results_for_a_forgotten_person() {
    let Some([tables, other]) = two_processes().await else { return };
    let table = dealt(&tables, 1, 2, 2).await;
    assert!(other.find(ChannelId(1)).is_none());
    other.forget(UserId(2)).await.unwrap();
    tokio::select! {
        never = tables.watch_forget_marks() => match never {},
        _ = until(&table, |now| now.seats[3].person().unwrap().name.is_empty()) => {}
    }
    play_until(&table, is_over).await;
    assert!(is_known(&other, 1).await && !is_known(&other, 2).await);
    tables.forget(UserId(9)).await.unwrap();
    assert_eq!(other.store().to_forget().await.unwrap(), []);
}

/// The name in a resumed table's document is older than the request, what was played meanwhile is
/// newer.
#[tokio::test]
async fn a_table_that_is_resumed_later_forgets_the_name_and_nothing_that_came_after() {
    let (dir, tables) = fresh().await;
    dealt(&tables, 1, 2, 2).await;
    tables.shutdown().await;
    let file = dir.path().join("getaway.db");
    execute(&file, "UPDATE tables SET doc_version = doc_version + 100").await;

    let tables = self::tables(&dir).await;
    assert!(tables.parked_at(ChannelId(1)).is_some());
    tables.forget(UserId(2)).await.unwrap();
    let newer = dealt(&tables, 2, 2, 2).await;
    play_until(&newer, is_over).await;
    tables.shutdown().await;
    execute(&file, "UPDATE tables SET doc_version = doc_version - 100 WHERE id = 1").await;

    let tables = self::tables(&dir).await;
    let name = |channel| {
        let now = tables.find(ChannelId(channel)).unwrap().snapshot();
        let names = now.seats.iter().filter_map(|seat| {
            let person = seat.person()?;
            (person.id == UserId(2)).then(|| person.name.clone())
        });
        names.collect::<String>()
    };
    assert_eq!((name(1).as_str(), name(2).as_str()), ("", "person 2"));
    assert_eq!(tables.store().to_forget().await.unwrap(), []);
    play_until(&tables.find(ChannelId(1)).unwrap(), is_over).await;
    let board = whole_leaderboard(tables.store(), GuildId(1), "getaway", None);
    let known = |s: &Standing| s.name.clone().map(|name| (s.user.0, name, s.games));
    let known: Vec<_> = board.await.unwrap().iter().filter_map(known).collect();
    let expected = |id: u64, games| (id, format!("person {id}"), games);
    assert!(known.contains(&expected(2, 1)), "{known:?}");
    assert!(known.contains(&expected(1, 2)), "{known:?}");
}

const EVENING: PlanId = PlanId(7);

/// Plans an evening for which the first two people are in.
async fn planned(tables: &Tables) {
    let mut plan = plan();
    answer(&mut plan, 2, Answer::In).unwrap();
    tables.plans().add(EVENING, &plan).await.unwrap();
}

/// Opens the table of the evening for those who were in when it was read.
async fn opened(tables: &Tables, held: &HeldPlan, plan: &Plan) -> Result<TableHandle, Refusal> {
    let people = plan.guests.iter().map(|guest| (guest.person.clone(), guest.with)).collect();
    tables.start_planned(held, plan, plan.place, people, quiet(), 1).await
}

/// The open tables and the evening, as they are stored.
async fn documents(tables: &Tables) -> String {
    let open = tables.store().open_tables().await.unwrap();
    let plan = tables.store().plan(EVENING).await.unwrap();
    format!("{open:?} {plan:?}")
}

#[tokio::test]
async fn whoever_is_forgotten_while_their_evening_opens_has_no_name_at_its_table() {
    let (_dir, tables) = fresh().await;
    planned(&tables).await;
    let held = tables.plans().hold(EVENING).await;
    let plan = held.read().await.unwrap().unwrap();
    let asked = tables.clone();
    let forgetting = tokio::spawn(async move { asked.forget(UserId(2)).await });
    // The request waits for whoever holds the evening.
    for _ in 0..100 {
        tokio::task::yield_now().await;
    }
    let table = opened(&tables, &held, &plan).await.unwrap();
    drop(held);
    forgetting.await.unwrap().unwrap();
    let seats = table.snapshot().seats.clone();
    let named = |name: &str| seats.iter().any(|seat| seat.person().is_some_and(|p| p.name == name));
    assert!(named("person 1") && !named("person 2"), "{seats:?}");
    let stored = documents(&tables).await;
    assert!(stored.contains("person 1") && !stored.contains("person 2"), "{stored}");
}

#[tokio::test]
async fn whoever_another_process_forgets_while_their_evening_opens_has_no_name_at_its_table() {
    let Some([tables, other]) = two_processes().await else { return };
    planned(&tables).await;
    let held = tables.plans().hold(EVENING).await;
    let plan = held.read().await.unwrap().unwrap();
    other.forget(UserId(2)).await.unwrap();
    // What was read is no longer true.
    assert_eq!(opened(&tables, &held, &plan).await.unwrap_err(), Refusal::Busy);
    let plan = held.read().await.unwrap().unwrap();
    opened(&tables, &held, &plan).await.unwrap();
    let stored = documents(&tables).await;
    assert!(stored.contains("person 1") && !stored.contains("person 2"), "{stored}");
}
