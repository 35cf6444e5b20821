//! Leaderboards and stats of a schema 9 database, from before places could be shared, stay the
//! same: see `tests/data/schema-9.md`.

use serde_json::{Value as Json, json};

use super::super::testing::{SCHEMA_9_MADE, load_schema_9};
use super::*;

/// The answers of the program with schema 9.
fn said() -> Vec<Json> {
    let said = include_str!(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/data/schema-9.json"
    ));
    serde_json::from_str(said).unwrap()
}

fn sign(streak: Streak) -> i64 {
    let games = i64::from(streak.games);
    if streak.tallied { -games } else { games }
}

fn number(value: f64) -> Json {
    // Sums of fractions differ in the last digits.
    json!((value * 1e9).round())
}

/// Rounds all fractions, which may differ in the last digits.
fn rounded(value: &Json) -> Json {
    match value {
        Json::Number(n) if n.is_f64() => number(n.as_f64().unwrap()),
        Json::Array(all) => all.iter().map(rounded).collect(),
        Json::Object(all) => all.iter().map(|(k, v)| (k.clone(), rounded(v))).collect(),
        other => other.clone(),
    }
}

async fn leaderboard(store: &Store, of: &Json) -> Json {
    let since = of["days"].as_u64().map(|days| {
        UNIX_EPOCH + Duration::from_millis(SCHEMA_9_MADE) - Duration::from_secs(86_400 * days)
    });
    let guild = GuildId(of["guild"].as_u64().unwrap());
    let board = store.whole_leaderboard(guild, of["kind"].as_str().unwrap(), since);
    let line = |s: &Standing| {
        assert_eq!(s.mean_score, None);
        json!({
            "user": s.user.0, "name": s.name, "games": s.games, "losses": s.tally,
            "fair_share": s.fair_share, "streak": sign(s.streak),
        })
    };
    board.await.unwrap().iter().map(line).collect()
}

async fn stats(store: &Store, of: &Json) -> Json {
    let guild = GuildId(of["guild"].as_u64().unwrap());
    let user = UserId(of["user"].as_u64().unwrap());
    let stats = store.stats(guild, of["kind"].as_str().unwrap(), user);
    let Some(s) = stats.await.unwrap() else {
        return Json::Null;
    };
    assert_eq!(s.best.best_score, None);
    let away = |place: u32| {
        let found = s.places.iter().find(|p| p.place == place);
        found.map_or(0, |p| p.games - p.tallied)
    };
    // The loser did not get away.
    let worst = s.places.iter().filter(|p| p.games > p.tallied);
    let worst = worst.map(|p| p.place).max().unwrap_or(0);
    let past = |g: &PastGame| json!([g.tallied, g.against_fair_share]);
    let mut figures: Vec<_> = s.figures.iter().collect();
    figures.sort_by_key(|f| &f.name);
    let figure = |f: &&Total| json!([f.name, f.games, f.sum]);
    let opponent = |o: &Opponent| json!([o.user.0, o.name, o.games, o.ahead]);
    json!({
        "losses": s.standing.tally, "games": s.standing.games,
        "longest_safe": s.best.longest_untallied, "longest_lost": s.best.longest_tallied,
        "first_away": away(1),
        "places": (1..=worst).map(away).collect::<Vec<_>>(),
        "latest": s.latest.iter().map(past).collect::<Vec<_>>(),
        "figures": figures.iter().map(figure).collect::<Vec<_>>(),
        "opponents": s.opponents.iter().map(opponent).collect::<Vec<_>>(),
    })
}

async fn assert_as_it_was(url: &str) {
    load_schema_9(url).await;
    let store = Store::open(url).await.unwrap();
    let (mut boards, mut people) = (0, 0);
    for then in said() {
        if then.get("leaderboard").is_some() {
            let now = leaderboard(&store, &then).await;
            assert_eq!(rounded(&now), rounded(&then["leaderboard"]), "{then}");
            boards += usize::from(now != json!([]));
        } else {
            let now = stats(&store, &then).await;
            let mut expected = rounded(&then["stats"]);
            if let Some(figures) = expected.get_mut("figures").and_then(Json::as_array_mut) {
                figures.sort_by_key(|figure| figure[0].to_string());
            }
            assert_eq!(rounded(&now), expected, "{then}");
            people += usize::from(!now.is_null());
        }
    }
    assert!(
        boards > 10 && people > 15,
        "{boards} boards, {people} people"
    );
    assert_eq!(
        store
            .game(GameNumber(144))
            .await
            .unwrap()
            .unwrap()
            .moves
            .len(),
        1
    );
    assert!(store.new_game().unwrap() > GameNumber(144));
}

#[tokio::test]
async fn leaderboards_and_stats_are_unchanged_on_sqlite() {
    let dir = tempfile::tempdir().unwrap();
    assert_as_it_was(&url(&dir)).await;
}

#[tokio::test]
async fn leaderboards_and_stats_are_unchanged_on_postgres() {
    if let Some(url) = new_database().await {
        assert_as_it_was(&url).await;
    }
}
