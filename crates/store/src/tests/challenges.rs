//! Questions to one person whether they play now.

use super::*;

const LASTS: Duration = Duration::from_secs(600);

pub(super) async fn asks(store: &Store, id: u64, user: u64, asked: SystemTime) -> Result<()> {
    let (id, by, doc) = (InteractionId(id), UserId(user), "?".to_owned());
    store.add_challenge(NewChallenge { id, place: PLACE, by, asked, lasts: LASTS, doc }, 3).await
}

async fn due(store: &Store, now: SystemTime) -> Vec<(u64, Option<u64>)> {
    let due = store.challenges_due(now).await.unwrap().into_iter();
    due.map(|due| (due.id.0, due.message)).collect()
}

on_both! {
    somebody_can_ask_three_times_an_hour_and_each_question_is_answered_once,
    a_question_closes_when_one_of_the_two_is_forgotten_and_names_nobody_afterwards,
}

async fn a_question_closes_when_one_of_the_two_is_forgotten_and_names_nobody_afterwards(
    f: Fixture,
) {
    let at = |seconds: u64| SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000 + seconds);
    for (id, doc) in [(1, "accept.71.72.1"), (2, "accept.73.71.2"), (3, "accept.73.74.3")] {
        let (id, by, doc) = (InteractionId(id), UserId(70 + id), doc.to_owned());
        let new = NewChallenge { id, place: PLACE, by, asked: at(0), lasts: LASTS, doc };
        f.store.add_challenge(new, 3).await.unwrap();
    }
    f.store.forget(UserId(71), 0).await.unwrap();
    let mut closed = due(&f.store, at(1)).await;
    closed.sort_unstable();
    assert_eq!(closed, [(1, None), (2, None)]);
    for id in [1, 2] {
        f.store.challenge_gone(InteractionId(id)).await.unwrap();
    }
    let docs: Vec<String> =
        f.store.reader.all("", "SELECT doc FROM challenges ORDER BY id", ()).await.unwrap();
    assert_eq!(docs, ["", "", "accept.73.74.3"]);
}

async fn somebody_can_ask_three_times_an_hour_and_each_question_is_answered_once(f: Fixture) {
    let store = &f.store;
    let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000 + seconds);
    for id in 1..=3 {
        asks(store, id, 7, at(id)).await.unwrap();
    }
    assert!(matches!(asks(store, 4, 7, at(4)).await, Err(StoreError::Conflict)));
    asks(store, 5, 8, at(4)).await.unwrap();
    store.challenge_posted(InteractionId(1), 11).await.unwrap();
    assert_eq!(due(store, at(600)).await, []);
    assert_eq!(due(store, at(601)).await, [(1, Some(11))]);

    // Answered, and again, and when it is too late.
    store.close_challenge(InteractionId(2), at(5)).await.unwrap();
    assert!(matches!(
        store.close_challenge(InteractionId(2), at(5)).await,
        Err(StoreError::Conflict)
    ));
    assert!(matches!(
        store.close_challenge(InteractionId(1), at(601)).await,
        Err(StoreError::Conflict)
    ));
    assert_eq!(due(store, at(6)).await, [(2, None)]);
    store.reopen_challenge(InteractionId(2), LASTS).await.unwrap();
    assert_eq!(due(store, at(6)).await, []);
    store.close_challenge(InteractionId(2), at(7)).await.unwrap();
    for id in [1, 2] {
        store.challenge_gone(InteractionId(id)).await.unwrap();
    }
    // A message that is gone stays gone.
    store.reopen_challenge(InteractionId(2), LASTS).await.unwrap();
    assert_eq!(due(store, at(603)).await, [(3, None)]);

    // They count for an hour, also when they are over and after a restart.
    f.store.forget_challenges(at(3600)).await.unwrap();
    let f = f.reopened().await;
    assert!(matches!(asks(&f.store, 6, 7, at(3600)).await, Err(StoreError::Conflict)));
    asks(&f.store, 6, 7, at(3601)).await.unwrap();
    f.store.forget_challenges(at(3601)).await.unwrap();
    let left: Vec<u64> =
        f.store.reader.all("", "SELECT id FROM challenges ORDER BY id", ()).await.unwrap();
    assert_eq!(left, [2, 3, 5, 6], "a question that isn't deleted yet is kept");
    f.store.forget(UserId(8), 0).await.unwrap();
    assert!(due(&f.store, at(4000)).await.contains(&(5, None)), "it still has to be deleted");
}
