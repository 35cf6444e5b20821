//! Many people's games, compared with their records.

use super::*;
use getaway_games::Record;
use getaway_games::cards::Seat;
use getaway_games::getaway::rules::Event;
use getaway_games::kit::Rules;
use getaway_testing::whole_leaderboard;

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
async fn the_results_of_thirty_people_are_what_their_records_say() {
    let mut world = World::new(QUICK).await;
    let day = world.daily().await.today();
    // Everyone plays at once, as on a busy evening.
    let mut games = tokio::task::JoinSet::new();
    for user in 1..=30 {
        let begun = world.begin(user, 7).await.unwrap();
        let daily = world.daily().await;
        games.spawn(async move { finish(&daily, begun, &mut random(user)).await });
    }
    games.join_all().await;
    world.next_day();
    let daily = world.daily().await;
    for user in (1..=30).map(UserId) {
        let record = daily.record(day, user).await.unwrap();
        record.verify().unwrap();
        let (_, own) = daily.board(day, place(7), user, 0..99).await.unwrap();
        let own = own.unwrap().end.result;
        assert_eq!((own.place, own.rounds, own.ties), judged(&record));
        assert_eq!(daily.share(day, user, ChannelId(5)).await.unwrap().result, own);
    }
    // None of this counts in anyone's tally.
    assert_eq!(whole_leaderboard(&world.store, GuildId(7), "getaway", None).await.unwrap(), []);
}
