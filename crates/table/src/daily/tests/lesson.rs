//! Guided first games: what somebody tries, what is kept of it, and that nothing of it counts.

use super::*;
use getaway_games::Step;
use getaway_store::{DailyStep, LESSON};

impl World {
    /// Continues a lesson in another process, which knows only what is stored, or begins one.
    async fn learn(&mut self, user: u64, anew: bool) -> Solo {
        self.next += 1;
        let (daily, with) = (self.elsewhere().await, InteractionId(self.next));
        daily.learn(person(user), place(7), with, anew).await.unwrap()
    }
}

/// Any card that they hold.
fn any_card(solo: &Solo, rng: &mut Xoshiro256PlusPlus) -> Act {
    let hand = view(solo).hand();
    let card = hand.iter().nth(rng.random_range(0..hand.len()) as usize).unwrap();
    Act::Getaway(session::Act::Play(card))
}

fn number(step: Option<Step>) -> Option<usize> {
    step.map(|step| step.number)
}

#[tokio::test]
async fn somebody_who_tries_any_card_comes_to_the_end_in_any_process_and_nothing_counts() {
    let mut world = World::new(QUICK).await;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut solo = world.learn(1, false).await;
    assert_eq!(number(solo.step_of_lesson()), Some(1));
    let (mut illegal, mut poor) = (0, 0);
    while let Some(step) = solo.step_of_lesson() {
        let (before, act) = (solo.moves().to_vec(), any_card(&solo, &mut rng));
        let daily = world.elsewhere().await;
        let at = Some(Until::Round(solo.round()));
        let (after, made) = daily.act(Day::LESSON, &person(1), at, act).await.unwrap();
        match made {
            Ok(_) => {
                // The same press once more is too late.
                let again = daily.act(Day::LESSON, &person(1), at, act).await.unwrap();
                assert_eq!(again.1, Err(NotMade::Stale));
                assert_eq!(again.0.moves(), after.moves());
                assert_ne!(number(after.step_of_lesson()), Some(step.number));
            }
            Err(why) => {
                assert_eq!((after.moves(), after.step_of_lesson()), (&before[..], Some(step)));
                *(if why == NotMade::OffLesson { &mut poor } else { &mut illegal }) += 1;
            }
        }
        solo = world.learn(1, false).await;
        assert_eq!(solo.moves(), after.moves());
    }
    assert!(illegal > 0 && poor > 0, "{illegal} {poor}");
    let daily = world.daily().await;
    assert_eq!(daily.own_streaks(UserId(1)).await.unwrap(), Streaks::default());
    let board = daily.board(Day::LESSON, place(7), UserId(2), 0..9).await.unwrap();
    assert_eq!((board.0.rows.len(), board.0.here), (0, 0));
    // It stays over until they begin anew.
    assert_eq!(world.learn(1, false).await.step_of_lesson(), None);
    assert_eq!(number(world.learn(1, true).await.step_of_lesson()), Some(1));
}

#[tokio::test]
async fn a_lesson_that_has_changed_since_begins_anew_and_a_forgotten_one_is_gone() {
    let mut world = World::new(QUICK).await;
    world.learn(1, false).await;
    let store = world.store.clone();
    let stored = async || store.daily_game(KIND.name(), LESSON, UserId(1)).await.unwrap();
    let game = stored().await.unwrap();
    let step = DailyStep {
        game: game.id,
        version: game.version,
        from: game.moves.len(),
        entries: vec!["{}".to_owned()],
        extra_state: game.extra_state,
        end: None,
    };
    store.save_daily(step).await.unwrap();
    let daily = world.daily().await;
    assert_eq!(refused(daily.game(Day::LESSON, &person(1)).await), "not begun");
    assert_eq!(number(world.learn(1, false).await.step_of_lesson()), Some(1));
    assert!(!stored().await.unwrap().moves.contains(&"{}".to_owned()));
    store.forget(UserId(1), daily.today().index()).await.unwrap();
    assert!(stored().await.is_none());
    assert_eq!(refused(daily.game(Day::LESSON, &person(1)).await), "not begun");
    world.learn(1, false).await;
}
