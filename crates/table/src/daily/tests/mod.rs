//! Days with people who play at random, with a database of their own.

mod lesson;
mod many;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::SystemTime;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::compute::tests::Held;
use crate::state::tests::person;
use crate::time::WallClock;
use crate::{Pace, Tables};
use getaway_games::cards::ChanceProof;
use getaway_games::getaway::rules::View;
use getaway_games::getaway::session;
use getaway_games::options::Value;
use getaway_games::{In, getaway};
use getaway_store::{
    ChannelId, DailyBoard, DailyResult, GuildId, ShardRange, Share, Store, UserId,
};

const KIND: GameKind = GameKind::Getaway;
/// A moment in the middle of a day.
const NOON: u64 = 1_800_014_400;

/// Quick computers, for tests where their skill makes no difference.
const QUICK: Computers = Computers { level: Level::Easy, effort: 1.0 };
/// Computers that search, with few playouts.
const SEARCHING: Computers = Computers { level: Level::Hard, effort: 0.03 };

struct World {
    _dir: tempfile::TempDir,
    store: Store,
    tables: Tables,
    computers: Computers,
    /// The machine's clock, in milliseconds since 1970.
    wall: Arc<AtomicU64>,
    /// The id of the next interaction.
    next: u64,
}

impl World {
    async fn new(computers: Computers) -> World {
        let dir = tempfile::tempdir().unwrap();
        let url = format!("sqlite://{}", dir.path().join("getaway.db").display());
        let store = Store::open(&url).await.unwrap();
        let wall = Arc::new(AtomicU64::new(NOON * 1000));
        let tables = tables(&store, &wall).await;
        World { _dir: dir, store, tables, computers, wall, next: 1 }
    }

    /// Simulates another process with the same database.
    async fn elsewhere(&self) -> Daily {
        let tables = tables(&self.store, &self.wall).await;
        tables.daily(KIND).await.unwrap().with(self.computers)
    }

    /// The deals at this moment.
    async fn daily(&self) -> Daily {
        self.tables.daily(KIND).await.unwrap().with(self.computers)
    }

    fn next_day(&self) {
        self.wall.fetch_add(24 * 60 * 60 * 1000, Ordering::Relaxed);
    }

    fn to(&self, time: SystemTime) {
        let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap();
        let millis = u64::try_from(since.as_millis()).unwrap();
        self.wall.store(millis, Ordering::Relaxed);
    }

    async fn board(
        &self,
        day: Day,
        user: u64,
    ) -> Result<(DailyBoard, Option<OwnEnd>), DailyRefusal> {
        self.daily().await.board(day, place(7), UserId(user), 0..9).await
    }

    /// Asserts that this person doesn't get the record, for this reason.
    async fn tells_nothing(&self, day: Day, user: u64, why: &str) {
        assert_eq!(refused(self.daily().await.record(day, UserId(user)).await), why);
        assert_eq!(refused(self.daily().await.again(day, UserId(user)).await), why);
    }

    async fn begin(&mut self, user: u64, guild: u64) -> Result<Solo, DailyRefusal> {
        self.next += 1;
        let (daily, with) = (self.daily().await, InteractionId(self.next));
        let (day, place) = (daily.today(), place(guild));
        daily.begin(day, person(user), place, with).await
    }

    /// Plays a game to its end.
    async fn finish(&self, solo: Solo, choose: &mut impl FnMut(&View) -> usize) -> Solo {
        finish(&self.daily().await, solo, choose).await
    }
}

async fn finish(daily: &Daily, mut solo: Solo, choose: &mut impl FnMut(&View) -> usize) -> Solo {
    while solo.end().is_none() {
        let view = view(&solo);
        let round = Some(Until::Round(solo.round()));
        let act = card_at(&view, choose(&view));
        let (day, person) = (solo.day(), solo.person().clone());
        let (after, made) = daily.act(day, &person, round, act).await.unwrap();
        made.unwrap();
        solo = after;
    }
    solo
}

async fn tables(store: &Store, wall: &Arc<AtomicU64>) -> Tables {
    let wall = wall.clone();
    let pace = Pace { thinkers: 2, ..Pace::default() };
    let now = move || Duration::from_millis(wall.load(Ordering::Relaxed));
    let clock = WallClock::new(move || SystemTime::UNIX_EPOCH + now());
    Tables::open_at(store.clone(), pace, clock).await.unwrap()
}

fn place(guild: u64) -> Place {
    Place { guild: GuildId(guild), channel: ChannelId(guild * 10) }
}

fn view(solo: &Solo) -> View {
    let view = solo.session().view(solo.seat()).unwrap();
    *<getaway::Getaway as In<getaway_games::View>>::unwrap(view).unwrap()
}

fn card_at(view: &View, at: usize) -> Act {
    let legal = view.legal_cards();
    let card = legal.iter().nth(at % legal.len() as usize).unwrap();
    Act::Getaway(session::Act::Play(card))
}

fn result(solo: &Solo) -> DailyResult {
    solo.end().expect("it has ended").result
}

/// Chooses cards at random.
fn random(seed: u64) -> impl FnMut(&View) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    move |_| rng.random_range(0..52)
}

fn refused<T>(result: Result<T, DailyRefusal>) -> String {
    match result {
        Ok(_) => panic!("it is not refused"),
        Err(refused) => refused.to_string(),
    }
}

#[tokio::test]
async fn the_same_moves_get_the_same_answers_and_a_difference_is_a_decision() {
    let mut world = World::new(SEARCHING).await;
    let first = world.begin(1, 7).await.unwrap();
    let first = world.finish(first, &mut random(3)).await;
    // Somebody else plays in another server. Their process is killed before every move: nothing is
    // left in memory between two moves.
    let mut second = world.begin(2, 8).await.unwrap();
    let mut choose = random(3);
    while second.end().is_none() {
        let daily = world.elsewhere().await;
        let (day, person) = (second.day(), person(2));
        second = daily.game(day, &person).await.unwrap();
        let act = card_at(&view(&second), choose(&view(&second)));
        let round = Some(Until::Round(second.round()));
        second = daily.act(day, &person, round, act).await.unwrap().0;
    }
    assert_eq!(first.moves(), second.moves());
    assert_eq!(result(&first), result(&second));
    let third = world.begin(3, 7).await.unwrap();
    let third = world.finish(third, &mut random(4)).await;
    let common = first.moves().iter().zip(third.moves()).take_while(|(a, b)| a == b).count();
    assert!(common < first.moves().len());
    // The first difference is a move of the person's seat.
    let entry: serde_json::Value = serde_json::from_str(&first.moves()[common]).unwrap();
    assert_eq!(entry["seat"], 0);
}

#[tokio::test]
async fn each_day_has_another_deal() {
    let mut world = World::new(QUICK).await;
    let today = world.begin(1, 7).await.unwrap();
    world.next_day();
    let tomorrow = world.begin(1, 7).await.unwrap();
    assert_ne!(view(&today).hand(), view(&tomorrow).hand());
    assert_eq!(tomorrow.day(), today.day().next());
}

#[tokio::test]
async fn a_person_has_one_try_a_day_whatever_they_press() {
    let mut world = World::new(QUICK).await;
    let day = world.daily().await.today();
    assert_eq!(refused(world.daily().await.game(day, &person(1)).await), "there is no such day");
    world.daily().await.fingerprints().await.unwrap();
    assert_eq!(refused(world.daily().await.game(day, &person(1)).await), "not begun");
    let (here, other) = (world.daily().await, world.elsewhere().await);
    let (one, two) = tokio::join!(
        here.begin(day, person(1), place(7), InteractionId(101)),
        other.begin(day, person(1), place(8), InteractionId(102)),
    );
    let (one, two) = (one.unwrap(), two.unwrap());
    assert_eq!(one.moves(), two.moves());
    // The same button is pressed twice at once, here and in another process. Only one move is made.
    let act = card_at(&view(&one), 0);
    let (person, round) = (person(1), Some(Until::Round(one.round())));
    let (a, b, c) = tokio::join!(
        here.act(day, &person, round, act),
        here.act(day, &person, round, act),
        other.act(day, &person, round, act),
    );
    let made = [a, b, c].map(|acted| acted.unwrap().1.is_ok());
    assert_eq!(made.iter().filter(|made| **made).count(), 1, "{made:?}");
    let solo = world.daily().await.game(day, &person).await.unwrap();
    let done = world.finish(solo, &mut random(1)).await;
    let again = world.begin(1, 9).await.unwrap();
    assert_eq!((result(&again), again.moves()), (result(&done), done.moves()));
    // A finished game takes no more moves.
    let late = world.daily().await.act(day, &person, None, act).await;
    let (late, made) = late.unwrap();
    assert!(made.is_err());
    assert_eq!(late.moves(), done.moves());
}

#[tokio::test]
async fn a_move_counts_although_the_computers_cannot_play_on() {
    let mut world = World::new(SEARCHING).await;
    let mut before = world.begin(1, 7).await.unwrap();
    let (day, compute) = (before.day(), world.tables.compute().clone());
    let after = loop {
        let threads = [Held::new(&compute).await, Held::new(&compute).await];
        let (daily, round) = (world.daily().await, Some(Until::Round(before.round())));
        let act = card_at(&view(&before), 0);
        let acting = tokio::spawn(async move { daily.act(day, &person(1), round, act).await });
        while compute.waiting() == 0 && !acting.is_finished() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        // The move is saved, and a computer is about to think, unless it's the person's turn again.
        let computers_think = !acting.is_finished();
        world.store.refuse_commits(computers_think);
        for held in threads {
            held.release().await;
        }
        let (after, made) = acting.await.unwrap().unwrap();
        made.unwrap();
        if computers_think {
            break after;
        }
        before = after;
    };
    let stored = world.store.daily_game(KIND.name(), day.index(), UserId(1)).await.unwrap();
    assert_eq!(stored.unwrap().moves, after.moves());
    assert!(after.moves().len() > before.moves().len());
    world.store.refuse_commits(false);
    let on = world.daily().await.game(day, &person(1)).await.unwrap();
    assert!(on.moves().starts_with(after.moves()) && on.moves().len() > after.moves().len());
}

#[tokio::test]
async fn a_forgotten_person_gets_no_other_try_until_the_next_day() {
    let mut world = World::new(QUICK).await;
    let running = world.begin(1, 7).await.unwrap();
    let ended = world.begin(2, 7).await.unwrap();
    let ended = world.finish(ended, &mut random(3)).await;
    let (day, card) = (running.day(), card_at(&view(&running), 0));
    for user in [1, 2] {
        world.tables.forget(UserId(user)).await.unwrap();
        assert_eq!(refused(world.begin(user, 7).await), "tried before");
        let act = world.daily().await.act(day, &person(user), None, card).await;
        assert_eq!(refused(act), "not begun");
        assert_eq!(world.daily().await.own_streaks(UserId(user)).await.unwrap().played, 0);
    }
    world.to(day.closes());
    world.begin(1, 7).await.unwrap();
    // A forgotten result stays, and belongs to nobody.
    let (board, _) = world.board(day, 3).await.unwrap();
    let rows: Vec<_> = board.rows.iter().map(|row| (row.user, row.result)).collect();
    assert_eq!(rows, [(None, result(&ended))]);
}

#[tokio::test]
async fn tomorrow_is_fixed_today_and_nothing_is_told_before_a_day_closes() {
    let mut world = World::new(QUICK).await;
    let today = world.daily().await.fingerprints().await.unwrap();
    let day = today.day;
    let tomorrow = world.daily().await.game(day.next(), &person(1)).await;
    assert_eq!(refused(tomorrow), "there is no such day");
    let begun = world.begin(1, 7).await.unwrap();
    let hidden = "the day has not closed, and the game is not finished";
    assert_eq!(refused(world.board(day, 1).await), hidden);
    world.finish(begun, &mut random(5)).await;
    assert_eq!(world.board(day, 1).await.unwrap().0.rows.len(), 1);
    assert_eq!(refused(world.board(day, 2).await), hidden);
    for user in [1, 2] {
        world.tells_nothing(day, user, "the day has not closed").await;
    }
    world.to(day.ends());
    let now = world.daily().await.fingerprints().await.unwrap();
    assert_eq!((now.day, &now.commit), (day.next(), &today.tomorrow));
    world.to(day.closes());
    assert_eq!(world.board(day, 2).await.unwrap().0.rows.len(), 1);
    for user in [1, 2] {
        let record = world.daily().await.record(day, UserId(user)).await.unwrap();
        record.verify().unwrap();
        let proof = record.chance().and_then(ChanceProof::shuffle).unwrap();
        assert_eq!((proof.game, &proof.commit), (day.number().0, &today.commit));
        assert!(proof.ids.is_empty());
        let line = record.to_line().unwrap();
        // People who didn't play see only the deal.
        assert_eq!(line.contains(r#""moves":[]"#), user == 2);
        let again = world.daily().await.again(day, UserId(user)).await.unwrap();
        assert_eq!((again.cards.game, again.cards.seats), (day.number(), SEATS));
        assert_eq!(again.secret.reveal(), proof.secret);
    }
    let late = world.daily().await.begin(day, person(3), place(7), InteractionId(77)).await;
    assert_eq!(refused(late), "the day is over");
}

#[tokio::test]
async fn nobody_can_finish_a_deal_that_counts_with_all_cards_known() {
    let mut world = World::new(QUICK).await;
    let day = world.daily().await.today();
    let minute = Duration::from_secs(60);
    world.to(day.ends() - minute);
    let in_time = world.begin(1, 7).await.unwrap();
    let late = world.begin(2, 7).await.unwrap();
    world.begin(3, 7).await.unwrap();
    let hidden = "the day has not closed, and the game is not finished";
    for now in [day.ends() + minute, day.closes() - minute] {
        world.to(now);
        // The last one has not begun.
        for user in 1..=4 {
            world.tells_nothing(day, user, "the day has not closed").await;
            assert_eq!(refused(world.board(day, user).await), hidden);
        }
    }
    let in_time = world.finish(in_time, &mut random(5)).await;
    world.to(day.closes());
    // Whoever still plays sees nothing.
    for user in [2, 3] {
        let running = "the game is not finished";
        world.tells_nothing(day, user, running).await;
        assert_eq!(refused(world.board(day, user).await), running);
    }
    let late = world.finish(late, &mut random(5)).await;
    assert!(day.counts(in_time.end().unwrap()) && !day.counts(late.end().unwrap()));
    world.daily().await.record(day, UserId(2)).await.unwrap();
    for user in [1, 2, 4] {
        let (board, _) = world.board(day, user).await.unwrap();
        let users: Vec<_> = board.rows.iter().map(|row| row.user).collect();
        assert_eq!(users, [Some(UserId(1))]);
        assert_eq!((board.here, board.everywhere), (1, 1));
        assert_eq!((board.better_here, board.better_everywhere), (0, 0));
    }
    let daily = world.daily().await;
    assert_eq!(refused(daily.share(day, UserId(2), ChannelId(5)).await), "finished late");
    for (user, played) in [(1, 1), (2, 0)] {
        assert_eq!(world.daily().await.own_streaks(UserId(user)).await.unwrap().played, played);
    }
}

#[tokio::test]
async fn a_result_is_shared_once_a_channel_even_if_that_failed_before() {
    let mut world = World::new(QUICK).await;
    let begun = world.begin(1, 7).await.unwrap();
    let day = begun.day();
    let share = |daily: Daily, channel| async move {
        daily.share(day, UserId(1), ChannelId(channel)).await
    };
    assert_eq!(refused(share(world.daily().await, 1).await), "the game is not finished");
    let done = world.finish(begun, &mut random(5)).await;
    let sharing = share(world.daily().await, 1).await.unwrap();
    assert_eq!(sharing.result, result(&done));
    // It is on its way.
    assert_eq!(refused(share(world.daily().await, 1).await), "shared already");
    // It could not be sent.
    drop(sharing);
    let sharing = share(world.daily().await, 1).await.unwrap();
    sharing.sent().await;
    for daily in [world.daily().await, world.elsewhere().await] {
        assert_eq!(refused(share(daily, 1).await), "shared already");
    }
    share(world.daily().await, 2).await.unwrap();
}

#[tokio::test]
async fn days_follow_real_time_while_the_tables_clock_is_stopped() {
    let world = World::new(QUICK).await;
    let day = world.daily().await.today();
    // A shard is down, so the tables' clock is stopped.
    world.tables.stop_clocks();
    world.to(day.ends());
    assert_eq!(world.daily().await.today(), day.next());
}

#[tokio::test]
async fn processes_that_share_a_database_agree_on_the_day() {
    let Some(url) = getaway_testing::postgres::new_database().await else { return };
    let share = |shard| Share {
        range: ShardRange { first: shard, last: shard, total: 2 },
        ..Share::default()
    };
    let mut days = Vec::new();
    // One of them has a clock that is years off.
    for (shard, wall) in [(0, NOON), (1, 0)] {
        let store = Store::open_share(&url, share(shard)).await.unwrap();
        let tables = tables(&store, &Arc::new(AtomicU64::new(wall * 1000))).await;
        let daily = tables.daily(KIND).await.unwrap();
        days.push(daily.fingerprints().await.unwrap().day);
    }
    assert_eq!(days[0], days[1]);
}

#[tokio::test]
async fn a_game_begins_with_the_options_its_day_was_dealt_with() {
    let mut world = World::new(QUICK).await;
    let day = world.daily().await.today();
    // A program with other defaults dealt this day.
    let mut options = KIND.defaults();
    assert!(options.set("direction", &Value::new("anticlockwise")));
    let mut new = dealt::new_day(KIND, day, day, &new_secret()).unwrap();
    new.options = r#"{"direction":"anticlockwise"}"#.to_owned();
    world.store.add_days(vec![new]).await.unwrap();
    assert_eq!(world.begin(1, 7).await.unwrap().snapshot().settings.options, options);
    let mut stored = world.daily().await.day(day).await.unwrap();
    // With piles to choose from, a game has something besides its moves from the start.
    stored.options = r#"{"deal":"choose_a_pile"}"#.to_owned();
    let extra_state = dealt::extra_state(KIND, &stored).unwrap();
    assert!(extra_state.contains(r#""taken":[null,null,null,null]"#), "{extra_state}");
}

#[tokio::test]
async fn a_board_comes_with_the_persons_own_game_and_whether_it_was_begun_there() {
    let mut world = World::new(QUICK).await;
    for (user, guild) in [(1, 7), (2, 8)] {
        let begun = world.begin(user, guild).await.unwrap();
        let day = begun.day();
        world.finish(begun, &mut random(1)).await;
        let (board, own) = world.board(day, user).await.unwrap();
        assert_eq!((own.unwrap().here, board.here), (guild == 7, 1));
    }
}

#[tokio::test]
async fn others_see_only_days_in_their_server_that_have_closed() {
    let mut world = World::new(QUICK).await;
    let user = UserId(1);
    let mut days = Vec::new();
    for guild in [7, 7, 8, 7] {
        let begun = world.begin(1, guild).await.unwrap();
        days.push(begun.day());
        world.finish(begun, &mut random(1)).await;
        world.next_day();
    }
    // The last day has ended, but it hasn't closed.
    let last = days[3];
    world.to(last.closes() - Duration::from_secs(60));
    let (here, there, nowhere) = (GuildId(7), GuildId(8), GuildId(9));
    let seen = async |world: &World, guild| {
        let seen = world.daily().await.streaks_for_others(guild, user).await.unwrap();
        (seen.played, seen.now, seen.best)
    };
    assert_eq!(seen(&world, here).await, (2, 0, 2));
    assert_eq!(seen(&world, there).await, (1, 1, 1));
    assert_eq!(seen(&world, nowhere).await, (0, 0, 0));
    let own = world.daily().await.own_streaks(user).await.unwrap();
    assert_eq!((own.played, own.now, own.best), (4, 4, 4));
    // On the board of that day, its rows can be seen anyway.
    let board = async |world: &World, day| {
        let daily = world.daily().await;
        let streaks = daily.streaks_on_board(day, here, &[user]).await.unwrap();
        (streaks[0].1.played, streaks[0].1.now)
    };
    assert_eq!(board(&world, last).await, (3, 1));
    assert_eq!(board(&world, days[0]).await, (2, 0));
    // A day begins before the one before it has closed, and its board says nothing about that one.
    let begun = world.begin(1, 7).await.unwrap();
    let next = begun.day();
    world.finish(begun, &mut random(1)).await;
    assert_eq!((next, board(&world, next).await), (last.next(), (2, 0)));
    world.to(last.closes());
    assert_eq!(seen(&world, here).await, (3, 1, 2));
    assert_eq!(board(&world, next).await, (4, 2));
}

#[tokio::test]
async fn a_shared_result_has_the_days_in_a_row_up_to_its_own() {
    let mut world = World::new(QUICK).await;
    let mut days = Vec::new();
    for plays in [true, true, false, true] {
        if plays {
            let begun = world.begin(1, 7).await.unwrap();
            days.push(begun.day());
            world.finish(begun, &mut random(1)).await;
        }
        world.next_day();
    }
    for (day, in_a_row) in days.into_iter().zip([1, 2, 1]) {
        let daily = world.daily().await;
        assert_eq!(daily.days_in_a_row(day, UserId(1)).await.unwrap(), in_a_row, "{day}");
    }
}
