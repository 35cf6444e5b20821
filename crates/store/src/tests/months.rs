//! Months in the database: which servers have results in one, and which are closed.

use super::*;

on_both!(a_month_has_what_counted_in_it_until_it_is_closed);

async fn a_month_has_what_counted_in_it_until_it_is_closed(f: Fixture) {
    let table = f.open_table().await;
    f.finished(table, &[1, 2], 0, 99).await;
    let first = f.finished(table, &[1, 2, 3], 2, 100).await;
    let last = f.finished(table, &[1, 2], 0, 199).await;
    // A person alone, and a game after the month.
    f.finished(table, &[1], 0, 150).await;
    f.finished(table, &[1, 2], 0, 200).await;
    let servers = || f.store.servers_of_month(202_611, at(100), at(200));
    assert_eq!(servers().await.unwrap(), [GUILD]);
    let results = f.store.results_of_month(GUILD, at(100), at(200)).await.unwrap();
    let told = results.iter().map(|row| (row.game, row.user.0, row.tallied, row.players));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            (first, 1, false, 3),
            (first, 2, false, 3),
            (first, 3, true, 3),
            (last, 1, true, 3),
            (last, 2, false, 3),
        ]
    );
    assert_eq!((results[0].channel, results[0].name.as_deref()), (CHANNEL, Some("user 1")));
    for _ in 0..2 {
        f.store.close_month(GUILD, 202_611).await.unwrap();
    }
    assert_eq!(servers().await.unwrap(), []);
    let next = f.store.servers_of_month(202_612, at(100), at(200)).await.unwrap();
    assert_eq!(next, [GUILD]);
}
