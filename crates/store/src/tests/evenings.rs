//! Evenings in the database: which games belong together, and when a recap is due.

use sqlx::AssertSqlSafe;

use super::*;

on_both!(
    an_evening_goes_on_while_half_of_the_people_do,
    an_evening_goes_on_for_two_hours_in_its_channel,
    an_evening_is_over_when_somebody_closes_the_table,
    a_game_that_ends_with_its_table_does_not_keep_an_evening_open,
    an_evening_that_is_ended_gets_no_further_game,
    what_counts_of_an_evening_is_added_up_over_its_tables,
);

const HOUR: u64 = 3600;

/// Deals these people a game, and says which evening it belongs to.
async fn dealt(f: &Fixture, table: TableId, people: &[u64], when: u64) -> (GameNumber, GameNumber) {
    dealt_in(f, table, people, when, CHANNEL).await
}

async fn dealt_in(
    f: &Fixture,
    table: TableId,
    people: &[u64],
    when: u64,
    channel: ChannelId,
) -> (GameNumber, GameNumber) {
    let game = f.store.new_game().unwrap();
    let mut changes = whole_game(game, people, 0);
    changes.pop();
    for change in &mut changes {
        if let GameChange::Begin { home, .. } = change {
            *home = channel;
        }
    }
    f.save(table, changes, when).await;
    let evening = format!("SELECT evening FROM games WHERE number = {game}");
    (game, f.read(AssertSqlSafe(evening)).await[0])
}

async fn finish(f: &Fixture, table: TableId, game: GameNumber, counts: bool, when: u64) {
    let finish = GameChange::Finish { game, results: last_loses(0), figures: Vec::new(), counts };
    f.save(table, vec![finish], when).await;
}

/// Plays a whole game, of a minute, and says which evening it belongs to.
async fn played(f: &Fixture, table: TableId, people: &[u64], when: u64) -> GameNumber {
    let (game, evening) = dealt(f, table, people, when).await;
    finish(f, table, game, true, when + 60).await;
    evening
}

/// The first games of the evenings whose recaps are due.
async fn due(f: &Fixture, by: u64) -> Vec<GameNumber> {
    let due = f.store.evenings_due(at(by)).await.unwrap();
    due.iter().map(|evening| evening.first_game).collect()
}

async fn close(f: &Fixture, table: TableId, people: &[u64], when: u64) {
    let people = people.iter().copied().map(UserId).collect();
    f.commit(table, TableChange::Close { home: CHANNEL, people }, vec![], when).await;
}

async fn an_evening_goes_on_while_half_of_the_people_do(f: Fixture) {
    let table = f.open_table().await;
    let first = played(&f, table, &[1, 2, 3], 100).await;
    // Another table of theirs.
    f.commit(table, TableChange::End, vec![], 200).await;
    let table = f.open_table().await;
    assert_eq!(played(&f, table, &[1, 2], 300).await, first, "two of three");
    assert_eq!(played(&f, table, &[1, 4, 5], 400).await, first, "one of two");
    let second = played(&f, table, &[6, 7, 1], 500).await;
    assert_ne!(second, first, "one of three");
    // Whoever was forgotten can't be recognised, and isn't counted.
    f.store.forget(UserId(6), 1).await.unwrap();
    assert_eq!(played(&f, table, &[7], 600).await, second, "one of two who are known");
    // Among several evenings, the one of most of the people.
    assert_eq!(played(&f, table, &[1, 4, 5], 700).await, first);
}

async fn an_evening_goes_on_for_two_hours_in_its_channel(f: Fixture) {
    let table = f.open_table().await;
    let first = played(&f, table, &[1, 2], 100).await;
    assert_eq!(due(&f, 159 + 2 * HOUR).await, []);
    assert_eq!(due(&f, 160 + 2 * HOUR).await, [first]);
    let (_, elsewhere) = dealt_in(&f, table, &[1, 2], 200, ChannelId(3)).await;
    assert_ne!(elsewhere, first);
    let last = played(&f, table, &[1, 2], 160 + 2 * HOUR).await;
    assert_eq!(last, first, "just in time");
    assert_ne!(played(&f, table, &[1, 2], 221 + 4 * HOUR).await, first, "too late");
    assert_eq!(due(&f, 221 + 4 * HOUR).await, [first]);
    f.store.evening_told(first).await.unwrap();
    f.store.evening_told(first).await.unwrap();
    assert_eq!(due(&f, 221 + 4 * HOUR).await, []);
}

async fn an_evening_is_over_when_somebody_closes_the_table(f: Fixture) {
    let table = f.open_table().await;
    let first = played(&f, table, &[1, 2, 3], 100).await;
    close(&f, table, &[9], 200).await;
    let closed = f.store.evening_closed_by(table).await.unwrap().unwrap();
    assert_eq!((closed.first_game, closed.due_at), (first, Some(UNIX_EPOCH)));
    assert_eq!(due(&f, 200).await, [first]);
    // The same people begin another one, and go on at a table at which nothing is played.
    let table = f.open_table().await;
    let second = played(&f, table, &[1, 2, 3], 300).await;
    assert_ne!(second, first);
    f.commit(table, TableChange::End, vec![], 400).await;
    for (people, closed) in [(&[4, 5, 1][..], None), (&[2, 3, 4], Some(second))] {
        let table = f.open_table().await;
        close(&f, table, people, 500).await;
        let evening = f.store.evening_closed_by(table).await.unwrap();
        assert_eq!(evening.map(|it| it.first_game), closed, "{people:?}");
    }
}

async fn a_game_that_ends_with_its_table_does_not_keep_an_evening_open(f: Fixture) {
    let table = f.open_table().await;
    let first = played(&f, table, &[1, 2], 100).await;
    dealt(&f, table, &[1, 2], 200).await;
    assert_eq!(due(&f, 9 * HOUR).await, []);
    f.commit(table, TableChange::End, vec![], 300).await;
    assert_eq!(due(&f, 299 + 2 * HOUR).await, []);
    assert_eq!(due(&f, 300 + 2 * HOUR).await, [first]);
}

async fn an_evening_that_is_ended_gets_no_further_game(f: Fixture) {
    let table = f.open_table().await;
    let first = played(&f, table, &[1, 2], 100).await;
    let seen = f.store.evening(first).await.unwrap().unwrap();
    // A game was dealt since.
    assert_eq!(played(&f, table, &[1, 2], 200).await, first);
    let refused = f.store.end_evening(&seen).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    let seen = f.store.evening(first).await.unwrap().unwrap();
    f.store.end_evening(&seen).await.unwrap();
    assert_ne!(played(&f, table, &[1, 2], 300).await, first);
    assert_eq!(f.store.games_of_evening(first, 9).await.unwrap().len(), 2);
    // Trying again is fine until it was told.
    let seen = f.store.evening(first).await.unwrap().unwrap();
    f.store.end_evening(&seen).await.unwrap();
}

async fn what_counts_of_an_evening_is_added_up_over_its_tables(f: Fixture) {
    let table = f.open_table().await;
    let (game, _) = dealt(&f, table, &[1, 2], 100).await;
    finish(&f, table, game, true, 160).await;
    let alone = f.store.evening_so_far(game).await.unwrap();
    assert_eq!((alone.games, alone.tables, alone.people.len()), (1, 1, 0));
    f.commit(table, TableChange::End, vec![], 200).await;
    let table = f.open_table().await;
    let game = f.store.new_game().unwrap();
    f.save(table, whole_game(game, &[2, 1], 0), 300).await;
    // A friendly game counts for nobody.
    let friendly = f.store.new_game().unwrap();
    let mut changes = whole_game(friendly, &[2, 1], 0);
    for change in &mut changes {
        match change {
            GameChange::Begin { friendly, .. } => *friendly = true,
            GameChange::Finish { counts, .. } => *counts = false,
            _ => {}
        }
    }
    f.save(table, changes, 400).await;
    let so_far = f.store.evening_so_far(game).await.unwrap();
    assert_eq!((so_far.games, so_far.tables), (3, 2));
    let people = so_far.people.iter().map(|one| (one.user, &one.kind[..], one.games, one.tally));
    let [one, two] = [1, 2].map(|user| Some(UserId(user)));
    assert_eq!(people.collect::<Vec<_>>(), [(one, KIND, 2, 1), (two, KIND, 2, 1)]);
    assert!(f.store.game(friendly).await.unwrap().unwrap().friendly);
    // What somebody did who was forgotten isn't anybody's, but it was done.
    f.store.forget(UserId(2), 1).await.unwrap();
    let so_far = f.store.evening_so_far(game).await.unwrap();
    let forgotten = so_far.people.iter().find(|one| one.user.is_none()).unwrap();
    assert_eq!((forgotten.games, forgotten.tally, so_far.people.len()), (2, 1, 2));
}
