//! Forgetting people whose games still run, in this process or another.

use sqlx::Connection;

use super::super::sql::Run;
use super::*;
use crate::copy::{TABLES, Table};

on_both!(
    a_game_that_ends_later_does_not_bring_a_person_back,
    results_without_a_link_from_a_game_are_forgotten_too,
    what_comes_after_the_request_stays,
);

on_postgres!(super::two_processes:
    a_game_that_ends_later_in_another_process_does_not_bring_a_person_back,
    a_game_dealt_at_that_moment_in_another_process_is_forgotten_too,
    a_table_that_ends_at_that_moment_in_another_process_is_not_marked,
);

/// A table's document that names two people.
const NAMES: &str = "[1, 2]";

/// The database tables that still mention a person.
async fn tables_that_know(store: &Store, user: u64) -> Vec<&'static str> {
    let mut knowing = Vec::new();
    let mut reader = store.reader.pool.acquire().await.unwrap();
    for name in TABLES {
        let table = Table::of(store.database.dialect, &mut reader, name);
        let columns = table.await.unwrap().columns;
        let of_people = ["user", "opponent"];
        for column in columns.iter().filter(|c| of_people.contains(&&*c.name)) {
            let count = format!("SELECT count(*) FROM {name} WHERE \"{}\" = $1", column.name);
            let counted = reader.one("counting", sqlx::AssertSqlSafe(count), (user,));
            let count: i64 = counted.await.unwrap();
            if count > 0 && !knowing.contains(&name) {
                knowing.push(name);
            }
        }
    }
    knowing
}

/// A game of two people up to the last step, and that last step. The table's document has this text.
async fn running(f: &Fixture, table: TableId, text: &str) -> (GameNumber, Batch) {
    let game = f.store.new_game().unwrap();
    let mut games = whole_game(game, &[1, 2], 0);
    let end = games.split_off(games.len() - 1);
    f.commit(table, TableChange::Keep(doc(text)), games, 10).await;
    let end = f.batch(table, TableChange::Keep(doc(text)), end, 20).await;
    (game, end)
}

/// Forgets the first person through `asked` while their game runs, then lets the game end.
async fn forgotten_meanwhile(f: &Fixture, asked: &Store) {
    let table = f.open_table().await;
    f.finished(table, &[1, 2], 1, 5).await;
    let (game, end) = running(f, table, NAMES).await;
    asked.forget(UserId(1), DAY).await.unwrap();
    assert_eq!(tables_that_know(asked, 1).await, ["forgetting"]);
    f.store.forgotten_at(UserId(1), vec![table]).await.unwrap();
    f.store.commit(end).await.unwrap();
    assert_eq!(tables_that_know(asked, 1).await, [""; 0]);

    let all = whole_leaderboard(&f.store, GUILD, KIND, None).await.unwrap();
    let line = |s: &Standing| (s.user.0, s.games, s.tally);
    assert_eq!(all.iter().map(line).collect::<Vec<_>>(), [(2, 2, 1)]);
    assert_eq!(all[0].fair_share, FairShare::of_games(2, 3));
    let left = f.store.stats(GUILD, KIND, UserId(2)).await.unwrap();
    assert_eq!(left.unwrap().opponents, []);
    let stored = f.store.game(game).await.unwrap().unwrap();
    assert_eq!((stored.state, stored.people), (GameState::Finished, 2));
    assert_eq!(stored.players[0].user, None);
    assert_eq!(stored.results, last_loses(0));
}

async fn a_game_that_ends_later_does_not_bring_a_person_back(f: Fixture) {
    forgotten_meanwhile(&f, &f.store).await;
}

async fn results_without_a_link_from_a_game_are_forgotten_too(f: Fixture) {
    let table = f.open_table().await;
    f.finished(table, &[1, 2], 0, 10).await;
    f.execute("UPDATE game_players SET \"user\" = NULL").await;
    assert!(tables_that_know(&f.store, 1).await.contains(&"results"));
    f.store.forget(UserId(1), DAY).await.unwrap();
    assert_eq!(tables_that_know(&f.store, 1).await, [""; 0]);
}

/// A table that names a person is marked, and carries the mark out weeks later or ends.
async fn what_comes_after_the_request_stays(f: Fixture) {
    let marked = f.open_table().await;
    running(&f, marked, NAMES).await;
    f.store.forget(UserId(1), DAY).await.unwrap();
    let newer = f.store.new_table().unwrap();
    let elsewhere = Batch {
        place: Place { channel: ChannelId(2), ..PLACE },
        ..f.batch(newer, TableChange::Open(doc(NAMES)), vec![], 30).await
    };
    f.store.commit(elsewhere).await.unwrap();
    let game = f.finished(newer, &[1, 2], 1, 40).await;
    let kept = async || {
        let stats = f.store.stats(GUILD, KIND, UserId(1)).await.unwrap();
        let ratings = f.store.ratings().await.unwrap();
        let board = whole_leaderboard(&f.store, GUILD, KIND, None).await.unwrap();
        let game = f.store.game(game).await.unwrap().unwrap();
        (stats.unwrap(), ratings, board, game.players[0].user)
    };
    let before = kept().await;
    assert_eq!((before.0.standing.games, before.3), (1, Some(UserId(1))));
    let named = before.2.iter().any(|s| s.name.as_deref() == Some("user 1"));
    assert!(named, "{:?}", before.2);

    f.store.forgotten_at(UserId(1), vec![marked]).await.unwrap();
    assert_eq!(kept().await, before);
    f.store.forget(UserId(2), DAY).await.unwrap();
    let before = kept().await;
    f.commit(marked, TableChange::End, vec![], 50).await;
    f.commit(newer, TableChange::End, vec![], 50).await;
    assert_eq!(kept().await, before);
    assert_eq!(tables_that_know(&f.store, 2).await, [""; 0]);
}

/// Two processes, each with half of the servers.
async fn two_processes() -> Option<(Fixture, Store)> {
    let url = new_database().await?;
    let [store, other] = testing::two_stores(&url).await;
    let dir = tempfile::tempdir().unwrap();
    Some((Fixture { dir, url, store }, other))
}

async fn a_game_that_ends_later_in_another_process_does_not_bring_a_person_back(
    (f, other): (Fixture, Store),
) {
    forgotten_meanwhile(&f, &other).await;
}

/// Forgets the first person in one process while another is about to commit a step, and returns
/// once both have.
async fn forgotten_during(f: &Fixture, other: &Store, step: &Batch) {
    let mut process = f.store.database.connect().await.unwrap();
    let mut stepping = process.begin().await.unwrap();
    step.save(&mut stepping).await.unwrap();
    let waits = "SELECT count(*) FROM pg_stat_activity
                 WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE 'UPDATE %'";
    let asked = other.clone();
    let forgetting = tokio::spawn(async move { asked.forget(UserId(1), DAY).await });
    while f.read::<i64>(waits).await == [0] && !forgetting.is_finished() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    stepping.commit().await.unwrap();
    forgetting.await.unwrap().unwrap();
}

/// Neither process sees what the other has not committed yet.
#[tokio::test]
async fn a_game_that_ends_at_that_moment_in_another_process_leaves_nothing_behind() {
    // The person may have left the table, which then no longer names them.
    for (text, knowing) in [(NAMES, &["forgetting"][..]), ("{}", &[])] {
        let Some((f, other)) = two_processes().await else { return };
        let table = f.open_table().await;
        let (_, end) = running(&f, table, text).await;
        forgotten_during(&f, &other, &end).await;
        assert_eq!(tables_that_know(&other, 1).await, knowing, "{text}");
    }
}

async fn a_game_dealt_at_that_moment_in_another_process_is_forgotten_too(
    (f, other): (Fixture, Store),
) {
    let table = f.open_table().await;
    let keep = || TableChange::Keep(doc(NAMES));
    f.commit(table, keep(), vec![], 2).await;
    let game = f.store.new_game().unwrap();
    let mut dealing = whole_game(game, &[1, 2], 0);
    dealing.truncate(2);
    let deal = f.batch(table, keep(), dealing, 3).await;
    forgotten_during(&f, &other, &deal).await;
    assert_eq!(tables_that_know(&other, 1).await, ["forgetting"]);
}

/// No process runs such a table any more, so nobody would remove its mark.
async fn a_table_that_ends_at_that_moment_in_another_process_is_not_marked(
    (f, other): (Fixture, Store),
) {
    let table = f.open_table().await;
    f.commit(table, TableChange::Keep(doc(NAMES)), vec![], 2).await;
    let end = f.batch(table, TableChange::End, vec![], 3).await;
    forgotten_during(&f, &other, &end).await;
    assert_eq!(tables_that_know(&other, 1).await, [""; 0]);
}
