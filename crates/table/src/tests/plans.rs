//! Planned evenings in the store: what counts towards a server's and a person's limits.

use super::*;
use crate::plan::tests::plan;
use crate::plan::{EndReason, NotDone};
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
