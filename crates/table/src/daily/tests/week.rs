//! A week of many people's games, compared with their records.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use getaway_games::Record;
use getaway_games::cards::Seat;
use getaway_games::getaway::rules::Event;
use getaway_games::kit::Rules;

/// Reads the first seat's place, its number of tricks and the cards it picked up from a record.
fn judged(record: &Record) -> (u32, u32, i64) {
    let Record::Getaway(record) = record else { panic!("it is Getaway") };
    let mut moves = Vec::new();
    record.replay_with(&mut |_, act| moves.push(*act)).unwrap();
    let mut game = record.start().unwrap();
    let (mut out, mut place, mut tricks, mut picked) = (0, None, 0, 0);
    for act in moves {
        let before = game.board().tricks();
        game.make(&act, &mut |event| match event {
            Event::GotAway { seat } => {
                out += 1;
                if seat == Seat::FIRST {
                    place = Some(out);
                    tricks = before + 1;
                }
            }
            Event::PickedUp { seat, cards } if seat == Seat::FIRST => {
                picked += i64::from(cards.len());
            }
            _ => {}
        })
        .unwrap();
    }
    let tricks = place.map_or(game.board().tricks(), |_| tricks);
    (place.unwrap_or(4), tricks, picked)
}

#[tokio::test]
async fn a_week_of_thirty_people_is_what_their_records_say() {
    let mut world = World::new(QUICK).await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(24);
    let first = world.daily().await.today();
    let guild = |user: u64| 7 + u64::from(user > 20);
    let mut played: BTreeMap<u64, BTreeSet<u32>> = BTreeMap::new();
    for _ in 0..7 {
        // Everyone plays at once, as on a busy evening.
        let mut games = tokio::task::JoinSet::new();
        for user in 1..=30_u64 {
            if rng.random_range(0..100) < 20 {
                continue;
            }
            let begun = world.begin(user, guild(user)).await.unwrap();
            played.entry(user).or_default().insert(begun.day().index());
            // A few people play alike, so some results are equal.
            let (daily, seed) = (world.daily().await, rng.random_range(0..6));
            games.spawn(async move { finish(&daily, begun, &mut random(seed)).await });
        }
        for done in games.join_all().await {
            assert!(done.end().is_some());
        }
        world.next_day();
    }
    let today = world.daily().await.today();
    for day in (first.index()..today.index()).map(Day::of_index) {
        let mut by_records = Vec::new();
        for user in 1..=30_u64 {
            let has = played.get(&user).is_some_and(|days| days.contains(&day.index()));
            let record = world.daily().await.record(day, UserId(user)).await.unwrap();
            record.verify().unwrap();
            if has {
                by_records.push((user, judged(&record)));
            }
        }
        let key = |(place, _, picked): (u32, u32, i64)| (place, picked);
        for (user, mine) in &by_records {
            let daily = world.daily().await;
            let board = daily.board(day, place(guild(*user)), UserId(*user), 0..99);
            let (board, own) = board.await.unwrap();
            let own = own.unwrap().result;
            assert_eq!((own.place, own.rounds, own.ties), *mine);
            let shared = daily.share(day, UserId(*user), ChannelId(5));
            assert_eq!(shared.await.unwrap().result, own);
            let better = |u: &u64, r: &(u32, u32, i64)| key(*r) < key(*mine) && u != user;
            let all = by_records.iter();
            let everywhere = all.clone().filter(|(u, r)| better(u, r)).count();
            let here = all.clone().filter(|(u, _)| guild(*u) == guild(*user));
            let count = here.clone().count();
            let better_here = here.clone().filter(|(u, r)| better(u, r)).count();
            assert_eq!(
                (board.here, board.better_here, board.everywhere, board.better_everywhere),
                (count as u32, better_here as u32, by_records.len() as u32, everywhere as u32)
            );
            let mut ranked: Vec<_> = here.map(|(_, r)| key(*r)).collect();
            ranked.sort_unstable();
            let rows = board.rows.iter();
            let shown: Vec<_> = rows.map(|r| (r.result.place, r.result.ties)).collect();
            assert_eq!(shown, ranked);
            for row in &board.rows {
                let name = row.user.map(|user| format!("person {user}"));
                assert_eq!(row.name, name);
                let better = ranked.iter().filter(|r| **r < (row.result.place, row.result.ties));
                assert_eq!(row.rank as usize, better.count() + 1);
            }
        }
    }
    for user in (1..=30).map(UserId) {
        let streaks = world.daily().await.own_streaks(user).await.unwrap();
        let days = played.get(&user.0).cloned().unwrap_or_default();
        let run = |end: u32| (0..).take_while(|n| days.contains(&(end - n))).count() as u32;
        let all = first.index()..today.index();
        assert_eq!(streaks.played, days.len() as u32);
        assert_eq!(streaks.now, run(today.index() - 1));
        assert_eq!(streaks.best, all.map(run).max().unwrap());
    }
    // None of this counts in anyone's tally.
    let board =
        world.store.leaderboard(GuildId(7), "getaway", getaway_store::Order::Fewest, None, 0..9);
    assert_eq!(board.await.unwrap().people, 0);
}
