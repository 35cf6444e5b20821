//! Leaderboards and stats, the indexes they use, and what is left of forgotten people.

use super::*;
use crate::leaderboard::{BOARD, RATINGS};
use crate::ratings::recompute::PAST;
use crate::results::{LATEST_RESULTS, OPPONENTS, PLACES, STANDING, TOTALS};

on_both!(
    an_open_table_stays_marked_until_it_has_forgotten_or_ends,
    everyone_who_shares_first_place_wins_and_scores_can_be_negative,
);

/// SQLite's plan for a query.
async fn plan(f: &Fixture, query: &str) -> String {
    let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
    let steps: Vec<(i64, i64, i64, String)> =
        sqlx::query_as(explain).fetch_all(&f.store.reader.pool).await.unwrap();
    let steps: Vec<String> = steps.into_iter().map(|(.., step)| step).collect();
    steps.join("\n")
}

#[tokio::test]
async fn results_are_found_through_indexes() {
    let f = Fixture::new().await;
    for (query, index) in [
        (BOARD, "SEARCH s USING PRIMARY KEY (guild=? AND kind=?)"),
        (BOARD, "SEARCH b USING PRIMARY KEY (user=? AND guild=? AND kind=? AND finished_at=?)"),
        (BOARD, "SEARCH p USING PRIMARY KEY (user=? AND guild=? AND kind=? AND finished_at<?)"),
        (RATINGS, "SEARCH s USING PRIMARY KEY (guild=? AND kind=?)"),
        (PAST, "games_rated (guild=? AND kind=? AND rated>?)"),
        (STANDING, "SEARCH s USING PRIMARY KEY (guild=? AND kind=? AND user=?)"),
        (LATEST_RESULTS, "SEARCH results USING PRIMARY KEY (user=? AND guild=? AND kind=?)"),
        (PLACES, "SEARCH place_sums USING PRIMARY KEY (user=? AND guild=? AND kind=?)"),
        (TOTALS, "SEARCH figure_sums USING PRIMARY KEY (user=? AND guild=? AND kind=?)"),
        (OPPONENTS, "SEARCH m USING PRIMARY KEY (user=? AND guild=? AND kind=?)"),
        (games::LAST_OVER, "USING INDEX games_ended (channel=? AND kind=? AND finished_at>?)"),
        (games::FINISHED_AT, "USING INDEX games_by_table (table_id=?)"),
    ] {
        let plan = plan(&f, query).await;
        assert!(plan.contains(index), "{plan}");
        // Only the results of subqueries are scanned.
        let found = ["SCAN d", "SCAN g", "SCAN (subquery"];
        let is_of_found = |step: &str| found.iter().any(|found| step.starts_with(found));
        let mut scans = plan.lines().filter(|step| step.contains("SCAN"));
        assert!(scans.all(is_of_found), "{plan}");
    }
}

async fn an_open_table_stays_marked_until_it_has_forgotten_or_ends(f: Fixture) {
    let names = async || f.read::<String>("SELECT name FROM people ORDER BY name").await;
    let table = f.open_table().await;
    f.store.forget(UserId(1), DAY).await.unwrap();
    assert_eq!(f.store.to_forget().await.unwrap(), [], "it doesn't name them");
    let keep = async |text, games| f.commit(table, TableChange::Keep(doc(text)), games, 10).await;
    keep("[1, 2, 3]", vec![]).await;
    f.store.forget(UserId(1), DAY).await.unwrap();
    f.store.forget(UserId(1), DAY).await.unwrap();
    let mark = Forgetting { user: UserId(1), table, place: PLACE };
    assert_eq!(f.store.to_forget().await.unwrap(), [mark]);
    // The table has not removed the name yet.
    let game = f.store.new_game().unwrap();
    keep("[1, 2, 3]", whole_game(game, &[1, 2], 0)).await;
    assert_eq!(names().await, ["user 2"]);
    f.store.forgotten_at(UserId(1), vec![table]).await.unwrap();
    assert_eq!(f.store.to_forget().await.unwrap(), []);
    assert_eq!(names().await, ["user 2"]);

    f.store.forget(UserId(2), DAY).await.unwrap();
    f.finished(table, &[2, 3], 0, 11).await;
    f.commit(table, TableChange::End, vec![], 12).await;
    assert_eq!(f.store.to_forget().await.unwrap(), []);
    assert_eq!(names().await, ["user 3"]);
    f.store.forget(UserId(3), DAY).await.unwrap();
    assert_eq!(f.store.to_forget().await.unwrap(), [], "none is open");
}

async fn everyone_who_shares_first_place_wins_and_scores_can_be_negative(f: Fixture) {
    let table = f.open_table().await;
    let day = 86_400;
    for (number, scores) in (0..).zip([[-30, 60, 60], [-10, 5, -20], [7, -3, -40]]) {
        let results = first_wins(scores);
        let game = f.store.new_game().unwrap();
        let players = table_of_three(&[1, 2, 3]);
        let figures = vec![vec![("tricks", -4)]; 3];
        let games = game_of(KIND, game, players, results.clone(), figures);
        f.save(table, games, 10 + number * day).await;
        let stored = f.store.game(game).await.unwrap().unwrap();
        assert_eq!(stored.results, results);
    }
    let board = async |order, since| {
        f.store.leaderboard(GUILD, KIND, order, since, 0..9).await.unwrap().standings
    };
    let all = board(Order::Most, None).await;
    let line = |s: &Standing| (s.user.0, s.games, s.tally, s.mean_score.map(|m| m.round()));
    assert_eq!(
        all.iter().map(line).collect::<Vec<_>>(),
        // User 2 won twice, once with user 3.
        [(2, 3, 2, Some(21.0)), (1, 3, 1, Some(-11.0)), (3, 3, 1, Some(0.0))]
    );
    // A shared win has the same fair share as any game.
    assert_eq!(all[0].against_fair_share(), 2.0);
    let late = board(Order::Most, Some(at(day))).await;
    assert_eq!(
        late.iter().map(line).collect::<Vec<_>>(),
        [(1, 2, 1, Some(-2.0)), (2, 2, 1, Some(1.0)), (3, 2, 0, Some(-30.0))]
    );
    let mut fewest = board(Order::Fewest, None).await;
    assert_eq!(fewest.pop().map(|s| s.user), Some(UserId(2)));

    let stats = f.store.stats(GUILD, KIND, UserId(3)).await.unwrap().unwrap();
    let without = Streak { tallied: false, games: 2 };
    assert_eq!((stats.standing.streak, stats.best.best_score), (without, Some(60)));
    assert_eq!((stats.best.longest_tallied, stats.best.longest_untallied), (1, 2));
    let place = |p: &PlaceTotal| (p.place, p.games, p.tallied);
    let places: Vec<_> = stats.places.iter().map(place).collect();
    assert_eq!(places, [(1, 1, 1), (3, 2, 0)]);
    let tricks = Total { name: "tricks".to_owned(), games: 3, sum: -12, highest: -4 };
    assert_eq!(stats.figures, [tricks]);
    // Level with user 2 once, behind them twice; ahead of user 1 once.
    let met = |o: &Opponent| (o.user.0, o.games, o.ahead);
    let met: Vec<_> = stats.opponents.iter().map(met).collect();
    assert_eq!(met, [(1, 3, 1), (2, 3, 0)]);
    let first = f.store.stats(GUILD, KIND, UserId(1)).await.unwrap();
    assert_eq!(first.unwrap().best.best_score, Some(7));
    // There is nothing of other servers, games and people.
    for (guild, kind) in [(GuildId(1), KIND), (GUILD, OTHER)] {
        assert_eq!(whole_leaderboard(&f.store, guild, kind, None).await.unwrap(), []);
        assert_eq!(f.store.stats(guild, kind, UserId(1)).await.unwrap(), None);
    }
    assert_eq!(f.store.stats(GUILD, KIND, UserId(4)).await.unwrap(), None);
}
