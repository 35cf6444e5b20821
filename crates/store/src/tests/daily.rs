//! The deal of the day in the database: one deal per day, one try per person, and what remains of
//! people who are forgotten.

use super::*;

on_both!(
    the_first_deal_of_a_day_stays,
    a_person_has_one_try_a_day,
    a_step_is_saved_upon_the_version_it_was_made_from,
    boards_rank_and_count_as_a_plain_count_does,
    what_is_finished_after_the_close_counts_nowhere,
    who_is_forgotten_leaves_a_result_and_gets_no_other_try_that_day,
    tries_of_past_days_go_with_the_name,
    nobody_tries_a_day_again_if_the_clock_was_once_ahead,
    a_lesson_goes_with_whoever_leaves_it_or_is_forgotten,
);

fn deal_of(day: u32, secret: &str) -> NewDay {
    NewDay {
        kind: KIND,
        day,
        secret: secret.to_owned(),
        rules_version: 1,
        options: "{}".to_owned(),
        dealer: 0,
        deal: "[]".to_owned(),
        today: day,
    }
}

fn try_of(user: u64, day: u32, with: u64) -> NewDaily {
    NewDaily {
        with: InteractionId(with),
        kind: KIND,
        day,
        guild: GUILD,
        person: Person { id: UserId(user), name: format!("person {user}") },
        tried: format!("{day}:{user}"),
        extra_state: "{}".to_owned(),
        at: UNIX_EPOCH,
    }
}

fn result(place: u32, ties: i64) -> DailyResult {
    DailyResult { place, ties, rounds: 13 }
}

fn step_of(game: &DailyGame, entries: &[&str], end: Option<DailyResult>) -> DailyStep {
    let entries = entries.iter();
    DailyStep {
        game: game.id,
        version: game.version,
        from: game.moves.len(),
        entries: entries.map(|entry| (*entry).to_owned()).collect(),
        extra_state: r#"{"more":1}"#.to_owned(),
        end: end.map(|result| DailyEnd {
            result,
            tallied: result.place == 4,
            at: daily_closes(DAY) - Duration::from_millis(1),
        }),
    }
}

async fn game_of(f: &Fixture, user: u64, day: u32) -> Option<DailyGame> {
    f.store.daily_game(KIND, day, UserId(user)).await.unwrap()
}

async fn played(f: &Fixture, user: u64, day: u32, guild: GuildId, how: DailyResult) {
    let new = NewDaily { guild, ..try_of(user, day, user * 100_000 + u64::from(day)) };
    f.store.begin_daily(new).await.unwrap();
    let game = game_of(f, user, day).await;
    let step = step_of(&game.unwrap(), &["a"], Some(how));
    f.store.save_daily(step).await.unwrap();
}

/// Plays a whole game in one step with these entries, and reads it.
pub async fn long_step(f: &Fixture, entries: &[String]) {
    f.store.begin_daily(try_of(1, DAY, 11)).await.unwrap();
    let game = game_of(f, 1, DAY).await.unwrap();
    let entries_of = entries.iter().map(String::as_str);
    let step = step_of(&game, &entries_of.collect::<Vec<_>>(), None);
    f.store.save_daily(step).await.unwrap();
    assert_eq!(game_of(f, 1, DAY).await.unwrap().moves, entries);
}

/// Adds a day, games and a share, for people who stay and for one who is forgotten later.
pub async fn furnish(f: &Fixture) {
    f.store.add_days(vec![deal_of(DAY, "s")]).await.unwrap();
    played(f, 1, DAY, GUILD, result(1, 0)).await;
    played(f, 3, DAY, GUILD, result(2, 0)).await;
    let game = game_of(f, 1, DAY).await;
    f.store.share_daily(game.unwrap().id, CHANNEL).await.unwrap();
}

async fn the_first_deal_of_a_day_stays(f: Fixture) {
    let days = vec![deal_of(DAY, "first"), deal_of(DAY + 1, "next")];
    f.store.add_days(days).await.unwrap();
    f.store.add_days(vec![deal_of(DAY, "second")]).await.unwrap();
    let day = f.store.daily_day(KIND, DAY).await.unwrap().unwrap();
    assert_eq!(day.secret_for_game(), "first");
    let closes = daily_closes(DAY);
    assert_eq!(day.shown_secret(closes - Duration::from_nanos(1)), None);
    assert_eq!(day.shown_secret(closes), Some("first"));
    assert!(!format!("{day:?}").contains("first"));
    assert!(f.store.daily_day(OTHER, DAY).await.unwrap().is_none());
}

async fn a_person_has_one_try_a_day(f: Fixture) {
    // Two processes do the same at once.
    let (one, two) = tokio::join!(
        f.store.begin_daily(try_of(1, DAY, 11)),
        f.store.begin_daily(try_of(1, DAY, 12)),
    );
    assert!(one.is_ok() && two.is_ok());
    let game = game_of(&f, 1, DAY).await.unwrap();
    assert!([11, 12].contains(&game.id));
    assert_eq!((game.guild, game.version, game.end), (GUILD, 0, None));
    f.store.begin_daily(try_of(2, DAY, 13)).await.unwrap();
    f.store.begin_daily(try_of(1, DAY + 1, 14)).await.unwrap();
    for (user, day, id) in [(2, DAY, 13), (1, DAY + 1, 14)] {
        let game = game_of(&f, user, day).await;
        assert_eq!(game.unwrap().id, id);
    }
}

async fn a_step_is_saved_upon_the_version_it_was_made_from(f: Fixture) {
    f.store.begin_daily(try_of(1, DAY, 11)).await.unwrap();
    let game = game_of(&f, 1, DAY).await.unwrap();
    let step = step_of(&game, &["a", "b"], None);
    f.store.save_daily(step.clone()).await.unwrap();
    let again = f.store.save_daily(step).await.unwrap_err();
    assert!(matches!(again, StoreError::Conflict), "{again}");
    let game = game_of(&f, 1, DAY).await.unwrap();
    assert_eq!((game.version, &game.extra_state[..]), (1, r#"{"more":1}"#));
    assert_eq!(game.moves, ["a", "b"]);
    let end = step_of(&game, &["c"], Some(result(2, 5)));
    f.store.save_daily(end).await.unwrap();
    let game = game_of(&f, 1, DAY).await.unwrap();
    assert_eq!(game.end.unwrap().result, result(2, 5));
    // A finished game doesn't change any more.
    let after = f.store.save_daily(step_of(&game, &["d"], None)).await;
    assert!(matches!(after, Err(StoreError::Conflict)));
    assert_eq!(game.moves, ["a", "b", "c"]);

    let is_shared = async || f.store.daily_is_shared(game.id, CHANNEL).await.unwrap();
    assert!(!is_shared().await);
    f.store.share_daily(game.id, CHANNEL).await.unwrap();
    assert!(is_shared().await);
    let twice = f.store.share_daily(game.id, CHANNEL).await;
    assert!(matches!(twice, Err(StoreError::Conflict)));
    f.store.share_daily(game.id, ChannelId(5)).await.unwrap();
}

async fn boards_rank_and_count_as_a_plain_count_does(f: Fixture) {
    let other = GuildId(77);
    let how: Vec<DailyResult> = (0..12).map(|n| result(1 + n % 4, i64::from(n * 7 % 5))).collect();
    for (user, how) in (1..).zip(&how) {
        let guild = if user % 3 == 0 { other } else { GUILD };
        played(&f, user, DAY, guild, *how).await;
    }
    // A game of another day and an unfinished game are not on the board.
    played(&f, 50, DAY + 1, GUILD, result(1, 0)).await;
    f.store.begin_daily(try_of(51, DAY, 5151)).await.unwrap();
    let key = |r: &DailyResult| (r.place, r.ties);
    let here: Vec<DailyResult> =
        (1..).zip(&how).filter(|(u, _)| u % 3 != 0).map(|(_, r)| *r).collect();
    for mine in &how {
        let board = f.store.daily_board(KIND, DAY, GUILD, Some(*mine), 0..100).await.unwrap();
        let better = |all: &[DailyResult]| all.iter().filter(|r| key(r) < key(mine)).count();
        assert_eq!((board.here as usize, board.everywhere as usize), (here.len(), how.len()));
        assert_eq!(board.better_here as usize, better(&here));
        assert_eq!(board.better_everywhere as usize, better(&how));
        let mut ranked: Vec<_> = here.iter().map(key).collect();
        ranked.sort_unstable();
        let rows = board.rows.iter().map(|row| key(&row.result));
        assert_eq!(rows.collect::<Vec<_>>(), ranked);
        for row in &board.rows {
            let before = here.iter().filter(|r| key(r) < key(&row.result));
            assert_eq!(row.rank as usize, before.count() + 1);
            assert_eq!(row.name, row.user.map(|user| format!("person {user}")));
        }
    }
    let board =
        async |day, places| f.store.daily_board(KIND, day, GUILD, None, places).await.unwrap();
    let part = board(DAY, 2..5).await;
    assert_eq!((part.rows.len(), part.here), (3, 8));
    assert_eq!((part.better_here, part.better_everywhere), (0, 0));
    let empty = board(DAY + 9, 0..5).await;
    assert_eq!(empty, DailyBoard::default());
}

async fn what_is_finished_after_the_close_counts_nowhere(f: Fixture) {
    played(&f, 1, DAY, GUILD, result(2, 0)).await;
    let new = try_of(2, DAY, 22);
    f.store.begin_daily(new).await.unwrap();
    let game = game_of(&f, 2, DAY).await.unwrap();
    let mut step = step_of(&game, &["a"], Some(result(1, 0)));
    let end = step.end.as_mut().unwrap();
    end.at = daily_closes(DAY);
    let late = *end;
    f.store.save_daily(step).await.unwrap();
    assert_eq!(game_of(&f, 2, DAY).await.unwrap().end, Some(late));
    let mine = Some(result(2, 0));
    let board = f.store.daily_board(KIND, DAY, GUILD, mine, 0..9).await.unwrap();
    assert_eq!((board.rows.len(), board.here, board.everywhere), (1, 1, 1));
    assert_eq!((board.better_here, board.better_everywhere), (0, 0));
    let users = [UserId(1), UserId(2)];
    for (guild, expected) in
        [(None, &[UserId(1)][..]), (Some(GUILD), &[UserId(1)]), (Some(GuildId(99)), &[])]
    {
        let days = f.store.daily_days_of(KIND, &users, guild, DAY).await.unwrap();
        let users: Vec<_> = days.iter().map(|(user, _)| *user).collect();
        assert_eq!(users, expected);
    }
    let later = f.store.daily_days_of(KIND, &users, None, DAY + 1);
    assert_eq!(later.await.unwrap(), []);
}

async fn who_is_forgotten_leaves_a_result_and_gets_no_other_try_that_day(f: Fixture) {
    f.store.add_days(vec![deal_of(DAY, "s")]).await.unwrap();
    played(&f, 1, DAY, GUILD, result(1, 0)).await;
    played(&f, 2, DAY, GUILD, result(2, 0)).await;
    f.store.forget(UserId(1), DAY).await.unwrap();
    assert!(game_of(&f, 1, DAY).await.is_none());
    let board = f.store.daily_board(KIND, DAY, GUILD, None, 0..5).await.unwrap();
    let names: Vec<_> = board.rows.iter().map(|row| row.name.as_deref()).collect();
    assert_eq!(names, [None, Some("person 2")]);
    assert_eq!(board.rows[0].user, None);
    let days = f.store.daily_days_of(KIND, &[UserId(1), UserId(2)], None, 0).await.unwrap();
    let when = DailyWhen { day: DAY, tallied: Some(false) };
    assert_eq!(days, [(UserId(2), when)]);

    f.store.begin_daily(try_of(1, DAY, 99)).await.unwrap();
    assert!(game_of(&f, 1, DAY).await.is_none());
    let left = async |name: &str| {
        let count = format!("SELECT count(*) FROM daily_games WHERE {name}");
        f.read::<i64>(sqlx::AssertSqlSafe(count)).await[0]
    };
    assert_eq!(left("\"user\" = 1").await, 0);
    assert_eq!(left("tried IS NULL").await, 0);
    // The next day, nothing can be traced to them any more.
    f.store.add_days(vec![deal_of(DAY + 1, "t")]).await.unwrap();
    assert_eq!(left("tried IS NULL").await, 1);
}

async fn tries_of_past_days_go_with_the_name(f: Fixture) {
    for day in [DAY - 1, DAY, DAY + 1] {
        let days = vec![deal_of(day, "s"), deal_of(day + 1, "t")];
        f.store.add_days(days).await.unwrap();
        played(&f, 1, day, GUILD, result(1, 0)).await;
        played(&f, 2, day, GUILD, result(2, 0)).await;
    }
    f.store.forget(UserId(1), DAY + 1).await.unwrap();
    let left = "SELECT day FROM daily_games WHERE \"user\" IS NULL AND tried IS NOT NULL";
    assert_eq!(f.read::<i64>(left).await, [i64::from(DAY + 1)]);
}

async fn nobody_tries_a_day_again_if_the_clock_was_once_ahead(f: Fixture) {
    let days = vec![deal_of(DAY + 500, "far"), deal_of(DAY, "s")];
    f.store.add_days(days).await.unwrap();
    played(&f, 1, DAY, GUILD, result(1, 0)).await;
    f.store.forget(UserId(1), DAY).await.unwrap();
    f.store.begin_daily(try_of(1, DAY, 99)).await.unwrap();
    assert!(game_of(&f, 1, DAY).await.is_none());
}

/// On a server, the answer to the question what was saved would be lost, too.
#[tokio::test]
async fn a_step_whose_answer_was_lost_is_saved_if_it_is_there() {
    let f = Fixture::new().await;
    f.store.begin_daily(try_of(1, DAY, 11)).await.unwrap();
    let game = game_of(&f, 1, DAY).await.unwrap();
    f.store.lose_answers(true);
    f.store.save_daily(step_of(&game, &["a"], None)).await.unwrap();
    // Another process has made another move.
    let other = f.store.save_daily(step_of(&game, &["b"], None)).await;
    assert!(matches!(other, Err(StoreError::Commit(_))), "{other:?}");
    let game = game_of(&f, 1, DAY).await.unwrap();
    f.store.save_daily(step_of(&game, &[], Some(result(2, 5)))).await.unwrap();
    let game = game_of(&f, 1, DAY).await.unwrap();
    assert_eq!((game.version, &game.moves[..]), (2, &["a".to_owned()][..]));
    assert_eq!(game.end.unwrap().result, result(2, 5));
}

/// The lessons of somebody, and of somebody else who has the same.
async fn a_lesson_goes_with_whoever_leaves_it_or_is_forgotten(f: Fixture) {
    let lessons = async || [game_of(&f, 1, LESSON).await, game_of(&f, 2, LESSON).await];
    let begin = async |with| {
        f.store.begin_daily(try_of(1, LESSON, with)).await.unwrap();
        let game = game_of(&f, 1, LESSON).await.unwrap();
        f.store.save_daily(step_of(&game, &["a", "b"], None)).await.unwrap();
    };
    played(&f, 2, LESSON, GUILD, result(1, 0)).await;
    played(&f, 1, DAY, GUILD, result(1, 0)).await;
    begin(21).await;
    // Nothing of a lesson counts, even where it is over.
    let days = f.store.daily_days_of(KIND, &[UserId(2)], None, 0).await.unwrap();
    assert_eq!(days, []);
    f.store.leave_lesson("another", UserId(1)).await.unwrap();
    assert!(lessons().await[0].is_some());
    f.store.leave_lesson(KIND, UserId(1)).await.unwrap();
    assert!(lessons().await[0].is_none());
    begin(22).await;
    f.store.forget(UserId(1), DAY).await.unwrap();
    let [own, other] = lessons().await;
    assert!(own.is_none() && other.is_some());
    let left = "SELECT count(*) FROM daily_games g WHERE day = 0
                UNION ALL SELECT count(*) FROM daily_moves m
                JOIN daily_games g ON g.id = m.game WHERE g.day = 0";
    assert_eq!(f.read::<i64>(left).await, [1, 1]);
}
