//! Checks the sums that are kept game by game against a count through all games.

use std::collections::BTreeMap;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::*;

on_both!(
    kept_results_equal_a_count_of_all_games,
    kept_sums_equal_a_count_of_results_and_figures,
    results_stay_in_order_when_the_clock_is_set_back,
);

/// A game at a table of three: the people dealt in from seat 0 on, the loser, and when it ended.
struct Played {
    people: Vec<u64>,
    loser: u8,
    when: u64,
}

impl Played {
    fn counts(&self) -> bool {
        self.people.len() >= 2
    }

    fn seat(&self, user: u64) -> Option<u8> {
        let seat = self.people.iter().position(|person| *person == user)?;
        u8::try_from(seat).ok()
    }

    fn lost(&self, user: u64) -> Option<bool> {
        self.seat(user).map(|seat| seat == self.loser)
    }

    fn place(&self, user: u64) -> Option<u8> {
        let places = last_loses(self.loser);
        self.seat(user).map(|seat| places[usize::from(seat)].place)
    }
}

/// The expected `stats`, counted through all games.
fn counted(games: &[Played], user: u64) -> Option<Stats> {
    let own: Vec<&Played> =
        games.iter().filter(|game| game.counts() && game.seat(user).is_some()).collect();
    let lost: Vec<bool> = own.iter().filter_map(|game| game.lost(user)).collect();
    let run = |lost: &[bool]| {
        let last = *lost.last().expect("a run has a game");
        let length = lost.iter().rev().take_while(|one| **one == last).count();
        (last, length as u32)
    };
    let longest = |what: bool| {
        let runs = (1..=lost.len()).map(|n| run(&lost[..n]));
        runs.filter(|(last, _)| *last == what).map(|(_, n)| n).max()
    };
    let mut places: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    let mut opponents: BTreeMap<u64, (u32, u32)> = BTreeMap::new();
    let mut latest = Vec::new();
    for (number, game) in (1..).zip(&own) {
        let place = game.place(user)?;
        let times = places.entry(place.into()).or_default();
        times.0 += 1;
        times.1 += u32::from(place == 3);
        for other in game.people.iter().filter(|other| **other != user) {
            let met = opponents.entry(*other).or_default();
            met.0 += 1;
            met.1 += u32::from(place < game.place(*other)?);
        }
        let losses = lost[..number].iter().filter(|lost| **lost).count();
        latest.push(PastGame {
            tallied: lost[number - 1],
            against_fair_share: FairShare::of_games(number as u32, 3).against(losses as u32),
            rating: Rating::start(KIND),
        });
    }
    let total = |(place, (games, tallied))| PlaceTotal { place, games, tallied };
    let picked_up = own.iter().filter_map(|game| game.seat(user)).map(|seat| 10 + i64::from(seat));
    let (last, length) = run(lost.get(..).filter(|lost| !lost.is_empty())?);
    let mut opponents: Vec<Opponent> = opponents
        .into_iter()
        .map(|(user, (games, ahead))| Opponent {
            user: UserId(user),
            name: Some(format!("user {user}")),
            games,
            ahead,
        })
        .collect();
    opponents.sort_by_key(|o| (std::cmp::Reverse((o.games, o.ahead)), o.user));
    Some(Stats {
        standing: Standing {
            user: UserId(user),
            name: Some(format!("user {user}")),
            games: own.len() as u32,
            tally: lost.iter().filter(|lost| **lost).count() as u32,
            fair_share: FairShare::of_games(own.len() as u32, 3),
            streak: Streak { tallied: last, games: length },
            mean_score: None,
        },
        best: Best {
            longest_untallied: longest(false).unwrap_or(0),
            longest_tallied: longest(true).unwrap_or(0),
            best_score: None,
        },
        latest: latest.split_off(latest.len().saturating_sub(100)),
        rating: Rating::start(KIND),
        places: places.into_iter().map(total).collect(),
        figures: vec![Total {
            name: "picked_up".to_owned(),
            games: own.len() as u32,
            sum: picked_up.clone().sum(),
            highest: picked_up.max()?,
        }],
        opponents,
    })
}

async fn played(f: &Fixture, seed: u64) -> Vec<Played> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let table = f.open_table().await;
    let mut games = Vec::new();
    for number in 0..160 {
        let mut users: Vec<u64> = (1..=4).collect();
        let people = rng.random_range(1..=3);
        let people: Vec<u64> =
            (0..people).map(|_| users.remove(rng.random_range(0..users.len()))).collect();
        let (loser, when) = (rng.random_range(0..3), 40_000 * number);
        f.finished(table, &people, loser, when).await;
        games.push(Played { people, loser, when });
    }
    games
}

/// 3/3.3 isn't 1/1.1 if the shares are rounded first.
#[test]
fn equal_results_are_equal_whatever_was_played() {
    for (games, players) in (1..=60).flat_map(|games| (2..=8).map(move |players| (games, players)))
    {
        let against = |times| FairShare::of_games(times * games, players).against(times);
        assert!((2..=9).all(|times| against(times) == against(1)), "{games} of {players}");
    }
}

/// The stats without ratings, which have tests of their own.
fn unrated(stats: Stats) -> Stats {
    let rating = Rating::start(KIND);
    let latest = stats.latest.into_iter().map(|game| PastGame { rating, ..game }).collect();
    Stats { rating, latest, ..stats }
}

async fn assert_counted(f: &Fixture, games: &[Played], seed: u64) {
    let all = whole_leaderboard(&f.store, GUILD, KIND, None).await.unwrap();
    assert_eq!(all.len(), 4, "seed {seed}");
    for user in 1..=4 {
        let stats = f.store.stats(GUILD, KIND, UserId(user)).await.unwrap();
        let (stats, counted) = (stats.unwrap(), counted(games, user).unwrap());
        assert!(all.contains(&stats.standing), "seed {seed}");
        assert_eq!(unrated(stats), counted, "seed {seed}");
    }
    let part =
        async |places| f.store.leaderboard(GUILD, KIND, Order::Fewest, None, places).await.unwrap();
    let (second, beyond) = (part(1..3).await, part(7..9).await);
    assert_eq!((second.first, second.people), (1, 4), "seed {seed}");
    assert_eq!(second.standings, all[1..3], "seed {seed}");
    assert_eq!((beyond.first, beyond.people), (0, 4), "seed {seed}");
    assert_eq!(beyond.standings, all[..2], "seed {seed}");
    assert!(all.is_sorted_by_key(Standing::against_fair_share));
    // Whole weeks, single days, and both.
    for days in [0, 3, 8, 10, 14, 31] {
        assert_counted_since(f, games, days, seed).await;
    }
}

/// Checks a period with some but not all games.
async fn assert_counted_since(f: &Fixture, games: &[Played], days: u64, seed: u64) {
    let day = 86_400;
    let since = games[games.len() - 1].when - days * day;
    let first = games.partition_point(|game| game.when / day < since / day);
    assert!(first > 0);
    let late = &games[first..];
    let people: Vec<_> = (1..=4).filter_map(|user| counted(late, user)).collect();
    let period = whole_leaderboard(&f.store, GUILD, KIND, Some(at(since))).await.unwrap();
    assert_eq!(period.len(), people.len(), "seed {seed}, {days} days");
    for Stats { standing, .. } in people {
        let kept = period.iter().find(|kept| kept.user == standing.user);
        let kept = kept.unwrap_or_else(|| panic!("seed {seed}, {days} days: {standing:?}"));
        assert_eq!(*kept, standing, "seed {seed}, {days} days");
    }
}

async fn kept_results_equal_a_count_of_all_games(f: Fixture) {
    let seed = rand::random();
    let games = played(&f, seed).await;
    assert_counted(&f, &games, seed).await;
}

/// Results are listed in the order in which they came, and a period contains what came since its
/// start.
async fn results_stay_in_order_when_the_clock_is_set_back(f: Fixture) {
    let table = f.open_table().await;
    let day = 86_400;
    f.finished(table, &[1, 2], 0, 9 * day).await;
    // The clock is set back by a week, and later set right.
    f.finished(table, &[1, 2], 1, 2 * day).await;
    f.finished(table, &[1, 2], 1, 2 * day).await;
    f.finished(table, &[1, 2], 0, 10 * day).await;
    let stats = f.store.stats(GUILD, KIND, UserId(1)).await.unwrap();
    let latest: Vec<bool> = stats.unwrap().latest.iter().map(|g| g.tallied).collect();
    assert_eq!(latest, [true, false, false, true]);
    for (since, games) in [(2, 4), (9, 4), (10, 1)] {
        let period = whole_leaderboard(&f.store, GUILD, KIND, Some(at(since * day))).await.unwrap();
        let played: Vec<u32> = period.iter().map(|standing| standing.games).collect();
        assert_eq!(played, [games, games], "since day {since}");
        assert!(period.iter().all(|s| s.against_fair_share().is_finite()));
    }
    let later = whole_leaderboard(&f.store, GUILD, KIND, Some(at(11 * day)));
    assert_eq!(later.await.unwrap(), []);
}

/// The kept sums, each with the query that counts the same from all results and figures.
const SUMS: [(&str, &str); 4] = [
    (
        "concat_ws(' ', guild, kind, \"user\", best_score) FROM standings",
        "concat_ws(' ', guild, kind, \"user\", max(score)) FROM results
         GROUP BY guild, kind, \"user\"",
    ),
    (
        "concat_ws(' ', guild, kind, \"user\", place, games, tallied) FROM place_sums",
        "concat_ws(' ', guild, kind, \"user\", place, count(*), sum(tallied)) FROM results
         GROUP BY guild, kind, \"user\", place",
    ),
    (
        "concat_ws(' ', guild, kind, \"user\", name, games, sum, highest) FROM figure_sums",
        "concat_ws(' ', guild, kind, \"user\", name, count(*), sum(value), max(value)) FROM results r
         JOIN game_figures f ON f.game = r.game AND f.seat = r.seat
         GROUP BY guild, kind, \"user\", name",
    ),
    (
        "concat_ws(' ', guild, kind, \"user\", opponent, games, ahead) FROM meetings",
        "concat_ws(' ', r.guild, r.kind, r.\"user\", q.\"user\", count(*),
                   sum(CASE WHEN r.place < q.place THEN 1 ELSE 0 END)) FROM results r
         JOIN results q ON q.game = r.game AND q.\"user\" <> r.\"user\"
         GROUP BY r.guild, r.kind, r.\"user\", q.\"user\"",
    ),
];

/// Games of two kinds, with and without scores and figures, between people who may ask to be
/// forgotten and play on.
async fn kept_sums_equal_a_count_of_results_and_figures(f: Fixture) {
    let seed = rand::random();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let table = f.open_table().await;
    let mut users: Vec<u64> = (1..=5).collect();
    for number in 0..120 {
        users.shuffle(&mut rng);
        if rng.random_ratio(1, 30) {
            f.store.forget(UserId(users[0]), DAY).await.unwrap();
        }
        let people = &users[..rng.random_range(1..=3)];
        let mut results = first_wins(std::array::from_fn(|_| rng.random_range(-3..=3)));
        if rng.random() {
            results.iter_mut().for_each(|placed| placed.score = None);
        }
        let mut figure = |name| {
            let is_there: bool = rng.random();
            is_there.then(|| (name, rng.random_range(-9..=9)))
        };
        let names = ["picked_up", "tricks"];
        let figures = (0..3).map(|_| names.into_iter().filter_map(&mut figure).collect()).collect();
        let kind = if rng.random() { KIND } else { OTHER };
        let game = f.store.new_game().unwrap();
        let games = game_of(kind, game, table_of_three(people), results, figures);
        f.save(table, games, number).await;
    }
    for (kept, counted) in SUMS {
        let read = async |what: &str| {
            let mut rows: Vec<String> = f.read(sqlx::AssertSqlSafe(format!("SELECT {what}"))).await;
            rows.sort();
            rows
        };
        let (kept, counted) = (read(kept).await, read(counted).await);
        assert!(!kept.is_empty() && kept == counted, "seed {seed}: {kept:#?} {counted:#?}");
    }
}
