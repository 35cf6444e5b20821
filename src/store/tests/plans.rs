//! Plans in the database: a step is saved once, and a server can have only a few.

use super::*;

on_both!(
    a_server_has_only_so_many_plans,
    a_step_is_saved_upon_the_version_that_it_was_made_from,
    plans_are_found_by_time_server_and_person,
    a_zone_is_remembered_until_its_person_is_forgotten,
);

fn plan_of(id: u64, doc: &str) -> StoredPlan {
    StoredPlan {
        id: PlanId(id),
        guild: GUILD,
        version: 0,
        doc_version: 1,
        doc: doc.to_owned(),
        due_at: UNIX_EPOCH,
    }
}

async fn added(f: &Fixture, id: u64, due: u64) {
    let plan = StoredPlan {
        due_at: UNIX_EPOCH + Duration::from_secs(due),
        ..plan_of(id, &format!(r#"{{"user":{id}}}"#))
    };
    f.store.add_plan(plan, 5).await.unwrap();
}

/// Adds a plan, and the zone of a person.
pub async fn furnish(f: &Fixture) {
    added(f, 1, 10).await;
    let saved = f.store.save_zone(UserId(1), "Europe/Berlin".to_owned());
    saved.await.unwrap();
}

async fn a_server_has_only_so_many_plans(f: Fixture) {
    for id in 1..=5 {
        added(&f, id, 10).await;
    }
    let add = |guild| {
        let plan = StoredPlan {
            guild,
            ..plan_of(6, "{}")
        };
        f.store.add_plan(plan, 5)
    };
    let refused = add(GUILD).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    add(GuildId(GUILD.0 + 1)).await.unwrap();
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
    let by = UNIX_EPOCH + Duration::from_secs(15);
    assert_eq!(ids(f.store.plans_due(by).await.unwrap()), [11]);
    assert_eq!(ids(f.store.plans_of(GUILD).await.unwrap()).len(), 2);
    let naming = f.store.plans_naming(UserId(12)).await.unwrap();
    assert_eq!(ids(naming), [12]);
}

async fn a_zone_is_remembered_until_its_person_is_forgotten(f: Fixture) {
    let zone = async || f.store.zone(UserId(1)).await.unwrap();
    assert_eq!(zone().await, None);
    for name in ["Europe/Berlin", "Asia/Kolkata"] {
        let saved = f.store.save_zone(UserId(1), name.to_owned()).await;
        saved.unwrap();
        assert_eq!(zone().await.as_deref(), Some(name));
    }
    f.store.forget(UserId(1)).await.unwrap();
    assert_eq!(zone().await, None);
}
