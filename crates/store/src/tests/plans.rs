//! Plans in the database: a step is saved once, and a server can have only a few.

use super::*;
use crate::PlanLimits;

const LIMITS: PlanLimits = PlanLimits { of_server: 5, of_person: 2 };

on_both!(
    a_server_and_a_person_have_only_so_many_plans,
    a_table_opens_together_with_its_plan_or_not_at_all,
    the_end_of_a_table_makes_the_plan_due_that_waits_for_it,
    a_step_is_saved_upon_the_version_that_it_was_made_from,
    plans_are_found_by_time_server_and_person,
    a_zone_is_remembered_until_its_person_is_forgotten,
);

fn plan_of(id: u64, doc: &str) -> StoredPlan {
    StoredPlan {
        id: PlanId(id),
        guild: GUILD,
        organiser: Some(UserId(id)),
        version: 0,
        doc_version: 1,
        doc: doc.to_owned(),
        ahead: true,
        table_id: None,
        due_at: Some(UNIX_EPOCH),
    }
}

async fn added(f: &Fixture, id: u64, due: u64) {
    let plan = StoredPlan {
        due_at: Some(UNIX_EPOCH + Duration::from_secs(due)),
        ..plan_of(id, &format!(r#"{{"user":{id}}}"#))
    };
    f.store.add_plan(plan, LIMITS).await.unwrap();
}

/// Adds a plan, and the zone of a person.
pub async fn furnish(f: &Fixture) {
    added(f, 1, 10).await;
    let saved = f.store.save_zone(UserId(1), "Europe/Berlin".to_owned());
    saved.await.unwrap();
}

async fn a_server_and_a_person_have_only_so_many_plans(f: Fixture) {
    let add = |id, of, guild| {
        let plan = StoredPlan { guild, organiser: Some(UserId(of)), ..plan_of(id, "{}") };
        f.store.add_plan(plan, LIMITS)
    };
    let elsewhere = GuildId(GUILD.0 + 1);
    for id in [1, 2] {
        add(id, 7, GUILD).await.unwrap();
    }
    let refused = add(3, 7, GUILD).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    add(3, 7, elsewhere).await.unwrap();
    for id in 4..=6 {
        add(id, id, GUILD).await.unwrap();
    }
    let refused = add(7, 9, GUILD).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    add(7, 9, elsewhere).await.unwrap();
    // What isn't ahead any more takes nobody's place.
    let over = StoredPlan { ahead: false, organiser: Some(UserId(7)), ..plan_of(1, "{}") };
    f.store.save_plan(over).await.unwrap();
    add(8, 7, GUILD).await.unwrap();
    let mut servers = f.store.servers_with_plans().await.unwrap();
    servers.sort();
    assert_eq!(servers, [GUILD, elsewhere]);
}

/// Opens a table together with a plan that was read at this version, and then waits for it.
async fn opened(f: &Fixture, version: i64) -> (TableId, Result<()>) {
    let table = f.store.new_table().unwrap();
    let open = TableChange::Open(doc("{}"));
    let plan = StoredPlan { version, table_id: Some(table), due_at: None, ..plan_of(1, "opened") };
    let batch = Batch { plan: Some(plan), ..f.batch(table, open, vec![], 1).await };
    (table, f.store.commit(batch).await)
}

async fn a_table_opens_together_with_its_plan_or_not_at_all(f: Fixture) {
    added(&f, 1, 10).await;
    f.store.save_plan(plan_of(1, "{}")).await.unwrap();
    let (table, refused) = opened(&f, 0).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    assert!(f.store.open_table(table).await.unwrap().is_none());
    let (table, saved) = opened(&f, 1).await;
    saved.unwrap();
    assert!(f.store.is_open(table, PLACE).await.unwrap());
    let elsewhere = Place { channel: ChannelId(PLACE.channel.0 + 1), ..PLACE };
    assert!(!f.store.is_open(table, elsewhere).await.unwrap());
    let plan = f.store.plan(PlanId(1)).await.unwrap().unwrap();
    assert_eq!((plan.version, plan.doc.as_str()), (2, "opened"));
    assert_eq!(f.store.plans_due(at(1_000)).await.unwrap(), []);
}

async fn the_end_of_a_table_makes_the_plan_due_that_waits_for_it(f: Fixture) {
    added(&f, 1, 10).await;
    let (table, saved) = opened(&f, 0).await;
    saved.unwrap();
    f.commit(table, TableChange::End, vec![], 2).await;
    let due = async || f.store.plans_due(at(3)).await.unwrap().len();
    assert_eq!(due().await, 1);
    // Whoever saves the plan as one that waits doesn't know yet that there is nothing to wait for.
    let waits =
        StoredPlan { version: 2, table_id: Some(table), due_at: None, ..plan_of(1, "waits") };
    f.store.save_plan(waits).await.unwrap();
    assert_eq!(due().await, 1);
}

async fn a_step_is_saved_upon_the_version_that_it_was_made_from(f: Fixture) {
    added(&f, 1, 10).await;
    f.store.save_plan(plan_of(1, "{}")).await.unwrap();
    let saved = f.store.save_plan(plan_of(1, "[]")).await;
    let deleted = f.store.delete_plan(PlanId(1), 0).await;
    for refused in [saved, deleted] {
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    }
    let plan = f.store.plan(PlanId(1)).await.unwrap().unwrap();
    assert_eq!((plan.version, plan.doc.as_str()), (1, "{}"));
    f.store.delete_plan(PlanId(1), 1).await.unwrap();
    assert_eq!(f.store.plan(PlanId(1)).await.unwrap(), None);
}

async fn plans_are_found_by_time_server_and_person(f: Fixture) {
    for (id, due) in [(11, 10), (12, 20)] {
        added(&f, id, due).await;
    }
    let ids = |plans: Vec<StoredPlan>| plans.iter().map(|plan| plan.id.0).collect::<Vec<_>>();
    let due = f.store.plans_due(at(15)).await.unwrap();
    assert_eq!(due.iter().map(|plan| plan.id.0).collect::<Vec<_>>(), [11]);
    assert_eq!(ids(f.store.plans_of(GUILD).await.unwrap()).len(), 2);
    let naming = f.store.plans_naming(UserId(12)).await.unwrap();
    assert_eq!(ids(naming), [12]);
}

async fn a_zone_is_remembered_until_its_person_is_forgotten(f: Fixture) {
    let zone = async || f.store.zone(UserId(1)).await.unwrap();
    assert_eq!(zone().await, None);
    for name in ["Europe/Berlin", "Asia/Kolkata"] {
        f.store.save_zone(UserId(1), name.to_owned()).await.unwrap();
        assert_eq!(zone().await.as_deref(), Some(name));
    }
    f.store.forget(UserId(1), DAY).await.unwrap();
    assert_eq!(zone().await, None);
}

/// On a server, the answer to the question what was saved would be lost, too.
#[tokio::test]
async fn a_plan_whose_answer_was_lost_is_saved_if_it_is_there() {
    let f = Fixture::new().await;
    f.store.lose_answers(true);
    f.store.add_plan(plan_of(1, "{}"), LIMITS).await.unwrap();
    f.store.save_plan(plan_of(1, "[]")).await.unwrap();
    // Another process has saved another step.
    let other = f.store.save_plan(plan_of(1, "{}")).await;
    f.store.lose_answers(false);
    let late = f.store.save_plan(plan_of(1, "[]")).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    let plan = f.store.plan(PlanId(1)).await.unwrap().unwrap();
    assert_eq!((plan.version, plan.doc.as_str()), (1, "[]"));
    f.store.refuse_commits(true);
    let added = f.store.add_plan(plan_of(2, "{}"), LIMITS).await;
    let saved = f.store.save_plan(StoredPlan { version: 1, ..plan_of(1, "{}") }).await;
    for unsaved in [other, added, saved] {
        assert!(matches!(unsaved, Err(StoreError::Commit(_))), "{unsaved:?}");
    }
}
