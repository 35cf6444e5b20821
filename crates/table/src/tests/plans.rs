//! Planned evenings in the store: what counts towards a server's and a person's limits.

use super::*;
use crate::plan::tests::plan;
use crate::plan::{EndReason, NotDone, Plan};
use getaway_store::{PlanId, StoredPlan};

#[tokio::test]
async fn evenings_that_are_called_off_or_cannot_be_read_take_nobodys_place() {
    let (_dir, tables) = fresh().await;
    let (plans, plan) = (tables.plans(), plan());
    let add = async |id| plans.add(PlanId(id), &plan).await;
    assert_eq!((add(1).await, add(2).await), (Ok(()), Ok(())));
    assert_eq!(add(3).await, Err(NotDone::TooManyOwn(2)));
    // Nobody has shown yet that it is called off.
    let off = plans.hold(PlanId(1)).await;
    off.change(|plan| plan.end(EndReason::CalledOff)).await.unwrap();
    drop(off);
    assert_eq!(add(3).await, Ok(()));
    assert_eq!(add(4).await, Err(NotDone::TooManyOwn(2)));
    let stored = tables.store().plan(PlanId(2)).await.unwrap().unwrap();
    let unreadable = StoredPlan { doc: "{}".to_owned(), ..stored };
    tables.store().save_plan(unreadable).await.unwrap();
    assert_eq!(add(4).await, Ok(()));
    assert_eq!(add(5).await, Err(NotDone::TooManyOwn(2)));
}

#[tokio::test]
async fn a_server_has_a_limit_that_is_not_a_persons_own() {
    let (_dir, tables) = fresh().await;
    let plans = tables.plans();
    let add = async |id, who| {
        let organiser = Some(crate::state::tests::person(who));
        plans.add(PlanId(id), &Plan { organiser, ..plan() }).await
    };
    for (id, who) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        assert_eq!(add(id, who).await, Ok(()));
    }
    // An evening that is called off doesn't count.
    assert_eq!(add(5, 3).await, Ok(()));
    plans.hold(PlanId(5)).await.change(|plan| plan.end(EndReason::CalledOff)).await.unwrap();
    assert_eq!(add(6, 1).await, Err(NotDone::TooManyOwn(2)));
    assert_eq!(add(6, 3).await, Ok(()));
    assert_eq!(add(7, 4).await, Err(NotDone::TooMany(5)));
}

#[tokio::test]
async fn plans_are_due_at_their_time_and_listed_the_soonest_first() {
    let (_dir, tables) = fresh().await;
    let (plans, now) = (tables.plans(), tables.plans().now().await.unwrap());
    for (id, who, hours) in [(1, 1, 20), (2, 2, 10), (3, 3, 0), (4, 4, 0)] {
        let organiser = Some(crate::state::tests::person(who));
        let at = now + Duration::from_secs(hours * 3600);
        plans.add(PlanId(id), &Plan { organiser, at, ..plan() }).await.unwrap();
    }
    // A later version of this program has written one.
    let stored = tables.store().plan(PlanId(4)).await.unwrap().unwrap();
    let newer = StoredPlan { doc_version: stored.doc_version + 1, ..stored };
    tables.store().save_plan(newer).await.unwrap();
    assert_eq!(plans.hold(PlanId(4)).await.read().await, Err(NotDone::NotSaved));
    assert_eq!(plans.due().await.unwrap(), [PlanId(3)]);
    let listed: Vec<PlanId> =
        plans.of(plan().place.guild).await.unwrap().into_iter().map(|(id, _)| id).collect();
    assert_eq!(listed, [3, 2, 1].map(PlanId));
}

#[tokio::test]
async fn the_plans_of_a_channel_that_is_gone_are_deleted_even_weekly_ones() {
    let (_dir, tables) = fresh().await;
    let (plans, place) = (tables.plans(), plan().place);
    for (id, channel) in [(1, 2), (2, 3)] {
        let place = Place { channel: ChannelId(channel), ..place };
        plans.add(PlanId(id), &Plan { place, weekly: true, ..plan() }).await.unwrap();
    }
    let there = async || {
        let plans = plans.of(place.guild).await.unwrap();
        plans.into_iter().map(|(id, _)| id.0).collect::<Vec<_>>()
    };
    plans.gone(place.guild, Some(ChannelId(3))).await;
    assert_eq!(there().await, [1]);
    // A weekly one that goes on has another evening.
    let held = plans.hold(PlanId(1)).await;
    held.finish(true).await.unwrap();
    assert_eq!(held.read().await.unwrap().map(|plan| plan.round), Some(1));
    drop(held);
    plans.gone(place.guild, None).await;
    assert!(there().await.is_empty());
}

#[tokio::test]
async fn only_the_deleted_message_of_its_own_channel_is_a_plans_invitation() {
    let (_dir, tables) = fresh().await;
    let (plans, place) = (tables.plans(), plan().place);
    plans.add(PlanId(1), &plan()).await.unwrap();
    let invitation = async || {
        let read = plans.hold(PlanId(1)).await.read().await;
        read.unwrap().expect("a plan").invitation
    };
    plans.deleted(place, &[4]).await;
    plans.deleted(Place { channel: ChannelId(3), ..place }, &[5]).await;
    assert_eq!(invitation().await, Some(5));
    plans.deleted(place, &[4, 5]).await;
    assert_eq!(invitation().await, None);
}

#[tokio::test]
async fn a_plan_is_changed_once_by_one_at_a_time() {
    let (_dir, tables) = fresh().await;
    let plans = tables.plans();
    plans.add(PlanId(1), &plan()).await.unwrap();
    let held = plans.hold(PlanId(1)).await;
    assert!(plans.try_hold(PlanId(1)).is_none());
    assert!(plans.try_hold(PlanId(2)).is_some());
    let changed = held.change(|plan| plan.round += 1).await.unwrap();
    assert_eq!(changed.round, 1);
    assert_eq!(held.read().await, Ok(Some(changed.clone())));
    // What changes nothing isn't saved.
    assert_eq!(held.change(|_| ()).await, Ok(changed.clone()));
    assert_eq!(held.read().await, Ok(Some(changed)));
}

#[tokio::test]
async fn what_is_unknown_in_a_plan_leaves_it_alone_and_stops_no_other_one() {
    let (_dir, tables) = fresh().await;
    let (plans, store) = (tables.plans(), tables.store());
    let at = plans.now().await.unwrap() + Duration::from_secs(20 * 3600);
    let add = async |id, who| {
        let organiser = Some(person(who));
        plans.add(PlanId(id), &Plan { organiser, at, ..plan() }).await
    };
    let due = async || {
        let mut due = plans.due().await.unwrap();
        due.sort();
        due
    };
    let unknown = [("getaway", "bridge"), ("Europe/Berlin", "Mars/Base"), ("planned", "dreamt")];
    let ids = [1, 2, 3].map(PlanId);
    for (id, (known, other)) in ids.into_iter().zip(unknown) {
        assert_eq!(add(id.0, id.0).await, Ok(()));
        let stored = store.plan(id).await.unwrap().unwrap();
        let doc = stored.doc.replace(&format!("\"{known}\""), &format!("\"{other}\""));
        assert_ne!(doc, stored.doc);
        let due_at = Some(SystemTime::UNIX_EPOCH);
        store.save_plan(StoredPlan { doc, due_at, ..stored }).await.unwrap();
    }
    assert_eq!(add(4, 1).await, Ok(()));
    // Each is an evening that is ahead.
    assert_eq!(add(5, 1).await, Err(NotDone::TooManyOwn(2)));
    assert_eq!(due().await, ids);
    for id in ids {
        assert_eq!(plans.hold(id).await.read().await, Err(NotDone::NotSaved));
    }
    assert_eq!(due().await, [], "nobody tries it again and again");
    assert_eq!(plans.forget(UserId(1)).await, Err(NotDone::NotSaved));
    let known = plans.hold(PlanId(4)).await.read().await.unwrap().unwrap();
    assert_eq!((known.organiser, known.guests), (None, vec![]));
    for id in ids {
        assert_eq!(store.plan(id).await.unwrap().map(|plan| plan.version), Some(1));
    }
    // Once somebody has changed it, it is looked at again.
    let stored = store.plan(ids[0]).await.unwrap().unwrap();
    store.save_plan(stored).await.unwrap();
    assert_eq!(due().await, [ids[0], PlanId(4)]);
}

#[tokio::test]
async fn a_plan_is_there_once_although_the_answer_was_lost() {
    let (_dir, tables) = fresh().await;
    let plans = tables.plans();
    tables.store().lose_answers(true);
    assert_eq!(plans.add(PlanId(1), &plan()).await, Ok(()));
    let changed = plans.hold(PlanId(1)).await.change(|plan| plan.round += 1).await.unwrap();
    assert_eq!(plans.hold(PlanId(1)).await.read().await, Ok(Some(changed)));
    tables.store().lose_answers(false);
    tables.store().refuse_commits(true);
    assert_eq!(plans.add(PlanId(2), &plan()).await, Err(NotDone::NotSaved));
}

#[tokio::test]
async fn a_planned_table_waits_while_another_one_may_open_in_its_channel() {
    let (_dir, tables) = fresh().await;
    let (plans, plan) = (tables.plans(), plan());
    plans.add(PlanId(1), &plan).await.unwrap();
    let held = plans.hold(PlanId(1)).await;
    let open = async || {
        let people = vec![(person(1), InteractionId(1))];
        tables.start_planned(&held, &plan, plan.place, people, quiet(), 1).await
    };
    let shared = tables.shared();
    let opening = shared.begin_to_open(plan.place).unwrap();
    let refused = open().await;
    assert!(matches!(refused, Err(Refusal::Busy)), "{refused:?}");
    drop(opening);
    open().await.unwrap();
}
