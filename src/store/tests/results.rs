//! Leaderboards and stats, how they are found, and what is left of who is forgotten.

use super::*;
use crate::store::board::{STANDINGS, STANDINGS_SINCE};
use crate::store::results::{LATEST_RESULTS, OPPONENTS, PLACES, STANDING, TOTALS};

/// How SQLite finds what a query asks for.
async fn plan(f: &Fixture, query: &str) -> String {
    let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
    let steps: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain)
        .fetch_all(&f.store.reader.pool)
        .await
        .unwrap();
    let steps: Vec<String> = steps.into_iter().map(|(.., step)| step).collect();
    steps.join("\n")
}

#[tokio::test]
async fn results_are_found_by_indexes() {
    let f = Fixture::new().await;
    for (query, index) in [
        (STANDINGS, "SEARCH s USING PRIMARY KEY (guild=? AND kind=?)"),
        (
            STANDING,
            "SEARCH s USING PRIMARY KEY (guild=? AND kind=? AND user=?)",
        ),
        (
            STANDINGS_SINCE,
            "SEARCH standings_by_day USING PRIMARY KEY (guild=? AND kind=? AND day>? AND day<?)",
        ),
        (
            STANDINGS_SINCE,
            "SEARCH standings_by_week USING PRIMARY KEY (guild=? AND kind=? AND week>?)",
        ),
        (
            LATEST_RESULTS,
            "SEARCH results USING PRIMARY KEY (guild=? AND user=? AND kind=?)",
        ),
        (
            PLACES,
            "SEARCH place_totals USING PRIMARY KEY (guild=? AND user=? AND kind=?)",
        ),
        (
            TOTALS,
            "SEARCH figure_totals USING PRIMARY KEY (guild=? AND user=? AND kind=?)",
        ),
        (
            OPPONENTS,
            "SEARCH e USING PRIMARY KEY (guild=? AND user=? AND kind=?)",
        ),
        (
            games::LAST_FINISHED,
            "USING COVERING INDEX games_by_channel (channel=? AND kind=?)",
        ),
    ] {
        let plan = plan(&f, query).await;
        assert!(plan.contains(index), "{plan}");
        // What was found before is gone through, and nothing else.
        let found = ["SCAN d", "SCAN p", "SCAN (subquery"];
        let is_of_found = |step: &str| found.iter().any(|found| step.starts_with(found));
        let mut scans = plan.lines().filter(|step| step.contains("SCAN"));
        assert!(scans.all(is_of_found), "{plan}");
    }
}

pub(super) async fn the_tally_counts_games_of_two_or_more_people(f: Fixture) {
    let table = f.open_table().await;
    f.finished(table, &[1, 2], 0, 10).await;
    f.finished(table, &[1, 2], 2, 20).await;
    f.finished(table, &[1, 2], 2, 30).await;
    f.finished(table, &[1], 0, 40).await;
    let all = f.store.whole_leaderboard(GUILD, KIND, None).await.unwrap();
    let line = |s: &Standing| (s.user.0, s.games, s.losses, s.streak);
    assert_eq!(
        all.iter().map(line).collect::<Vec<_>>(),
        [(2, 3, 0, Streak::Safe(3)), (1, 3, 1, Streak::Safe(2))]
    );
    assert!((all[1].fair_share - 1.0).abs() < 1e-9);
    assert!((all[1].against_fair_share() - 1.0).abs() < 1e-9);
    assert!(
        f.store
            .whole_leaderboard(GuildId(1), KIND, None)
            .await
            .unwrap()
            .is_empty()
    );

    let stats = f
        .store
        .stats(GUILD, KIND, UserId(2))
        .await
        .unwrap()
        .unwrap();
    assert_eq!((stats.longest_safe, stats.longest_lost), (3, 0));
    assert_eq!(stats.first_away, 1);
    assert_eq!(f.store.stats(GUILD, KIND, UserId(3)).await.unwrap(), None);
    assert_eq!(f.store.stats(GUILD, OTHER, UserId(2)).await.unwrap(), None);
    let other = f.store.whole_leaderboard(GUILD, OTHER, None).await.unwrap();
    assert_eq!(other, []);
}

pub(super) async fn an_open_table_is_to_forget_somebody_until_it_has_or_ends(f: Fixture) {
    let names = async || -> Vec<String> {
        let names = sqlx::query_scalar("SELECT name FROM people ORDER BY name");
        names.fetch_all(&f.store.reader.pool).await.unwrap()
    };
    let table = f.open_table().await;
    f.store.forget(UserId(1)).await.unwrap();
    f.store.forget(UserId(1)).await.unwrap();
    let mark = Forgetting {
        user: UserId(1),
        table,
        place: PLACE,
        has_ended: false,
    };
    assert_eq!(f.store.to_forget().await.unwrap(), [mark]);
    // The table does not know of it yet.
    f.finished(table, &[1, 2], 0, 10).await;
    assert_eq!(names().await, ["user 1", "user 2"]);
    f.store.forgotten_at(UserId(1), vec![table]).await.unwrap();
    assert_eq!(f.store.to_forget().await.unwrap(), []);
    assert_eq!(names().await, ["user 2"]);

    f.store.forget(UserId(2)).await.unwrap();
    f.finished(table, &[2, 3], 0, 11).await;
    f.commit(table, TableChange::End, vec![], 12).await;
    assert_eq!(f.store.to_forget().await.unwrap(), []);
    assert_eq!(names().await, ["user 3"]);
    f.store.forget(UserId(3)).await.unwrap();
    assert_eq!(f.store.to_forget().await.unwrap(), [], "none is open");
}

pub(super) async fn somebody_forgotten_leaves_their_results_to_nobody(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    f.store.forget(UserId(1)).await.unwrap();
    let left = f.store.whole_leaderboard(GUILD, KIND, None).await.unwrap();
    assert_eq!(left.len(), 1);
    assert!((left[0].fair_share - 1.0 / 3.0).abs() < 1e-9);
    let game = f.store.game(game).await.unwrap().unwrap();
    assert_eq!((game.ranking.last(), game.people), (Some(&0), 2));
    assert_eq!(game.players[0].user, None);
    let names: Vec<String> = sqlx::query_scalar("SELECT name FROM people")
        .fetch_all(&f.store.reader.pool)
        .await
        .unwrap();
    assert_eq!(names, ["user 2"]);
}
