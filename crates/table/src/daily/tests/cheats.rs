//! A week in which cheats of several kinds try to gain something, and don't.

use super::*;

/// An honest player, who sees the board of each day.
const HONEST: u64 = 1;
/// Begins a minute before midnight, and would finish with all cards known.
const LATE: u64 = 2;
/// Has another account that never plays, to ask for what the first one may not see.
const SPARE: u64 = 3;
/// Begins again, here, elsewhere and in another server.
const AGAIN: u64 = 4;
/// Finishes, and has the result forgotten to get another try.
const FORGETS_A_RESULT: u64 = 5;
/// Looks at the cards, and has the game forgotten to get another try.
const FORGETS_A_GAME: u64 = 6;

impl World {
    /// Somebody tries to begin a day's deal once more.
    async fn again(&mut self, day: Day, user: u64) -> Result<Solo, Refused> {
        self.next += 1;
        let (daily, with) = (self.elsewhere().await, InteractionId(self.next));
        daily.begin(day, person(user), place(8), with).await
    }

    async fn streak(&self, user: u64) -> (u32, u32) {
        let streaks = self.daily().await.own_streaks(UserId(user)).await.unwrap();
        (streaks.played, streaks.now)
    }
}

#[tokio::test]
async fn a_week_of_cheats_gains_nothing() {
    let mut world = World::new(QUICK).await;
    let minute = Duration::from_secs(60);
    for days in 1..=7 {
        let day = world.daily().await.today();
        let begun = world.begin(HONEST, 7).await.unwrap();
        world.finish(begun, &mut random(1)).await;

        let begun = world.begin(AGAIN, 7).await.unwrap();
        let done = world.finish(begun, &mut random(2)).await;
        let second = world.again(day, AGAIN).await.unwrap();
        assert_eq!(second.moves(), done.moves());

        let begun = world.begin(FORGETS_A_RESULT, 7).await.unwrap();
        let forgotten = world.finish(begun, &mut random(3)).await;
        let kept = world.begin(FORGETS_A_GAME, 7).await.unwrap();
        for user in [FORGETS_A_RESULT, FORGETS_A_GAME] {
            world.tables.forget(UserId(user)).await.unwrap();
            assert_eq!(refused(world.again(day, user).await), "tried before");
        }

        world.to(day.ends() - minute);
        let late = world.begin(LATE, 7).await.unwrap();
        for now in [day.ends() - minute, day.ends(), day.closes() - minute] {
            world.to(now);
            for user in 1..=6 {
                let closed = "the day has not closed";
                world.tells_nothing(day, user, closed).await;
            }
            assert!(world.board(day, SPARE).await.is_err());
        }
        for user in [FORGETS_A_RESULT, FORGETS_A_GAME] {
            assert_eq!(refused(world.again(day, user).await), "the day is over");
        }
        // A forgotten game can't be continued either.
        let card = card_at(&view(&kept), 0);
        let daily = world.daily().await;
        let on = daily.act(day, kept.person(), None, card);
        assert_eq!(refused(on.await), "not begun");

        world.to(day.closes());
        let running = "the game is not finished";
        world.tells_nothing(day, LATE, running).await;
        // The other account tells all cards, but too late.
        world.daily().await.record(day, UserId(SPARE)).await.unwrap().verify().unwrap();
        let late = world.finish(late, &mut random(4)).await;
        assert!(!day.counts(late.end().unwrap()));

        let (board, _) = world.board(day, HONEST).await.unwrap();
        let mut users: Vec<_> = board.rows.iter().map(|row| row.user).collect();
        users.sort_unstable();
        // A forgotten result stays, and belongs to nobody.
        assert_eq!(users, [None, Some(UserId(HONEST)), Some(UserId(AGAIN))]);
        let nameless = board.rows.iter().find(|row| row.user.is_none());
        assert_eq!(nameless.unwrap().result, result(&forgotten));
        for user in [HONEST, AGAIN] {
            assert_eq!(world.streak(user).await, (days, days));
        }
        for user in [LATE, SPARE, FORGETS_A_RESULT, FORGETS_A_GAME] {
            assert_eq!(world.streak(user).await, (0, 0));
        }
    }
}
