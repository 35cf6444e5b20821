//! What holds for every game, whichever people play: it goes on after kills, can be played by
//! commands alone, leaves its traces, and stays on one screen with few requests.

use discord_sandbox::{Message, User};
use getaway::games::bus::rules::Entry;
use getaway::games::kit::{Record, Rules};
use getaway::games::options::Named;
use getaway::games::{GameKind, bus, king, palace};

use crate::harness::{World, mostly_first, says, with_short_waits};
use crate::offers::{controls, press};
use crate::record::last_record;
use crate::screen::{effort, is_done, posted, requests, settled, table_message};
use crate::seated::Tables;

tests! { with_bot every_game_can_be_played_by_commands_alone_and_leaves_its_traces }

tests! { with_short_waits
    a_game_of_palace_stays_on_one_screen_and_takes_three_requests_a_play
    a_game_of_king_stays_on_one_screen_and_takes_three_requests_a_play
}

tests! { with_process every_game_goes_on_after_kills }

async fn every_game_goes_on_after_kills(world: &mut World) {
    let mut tables = Tables::of(world).await;
    for kind in GameKind::ALL {
        let person = |seat| world.sandbox.create_user(&format!("{kind}{seat}"));
        let people = (0..3).map(person).collect();
        let seated = tables.open(*kind, world.sandbox.guild(), people).await;
        tables.all.push(seated);
    }
    // Right after the deals, and twice in the middle of the games.
    for plays in [0, 5, 7] {
        for table in 0..tables.all.len() {
            for _ in 0..plays {
                tables.play(table).await;
            }
        }
        world.restart().await;
        tables.all_become_true("a kill").await;
    }
    tables.play_to_the_end().await;
}

/// What a game between people leaves behind.
struct Traces {
    kind: GameKind,
    people: usize,
    /// What the result says, and how often.
    result: &'static [(&'static str, usize)],
    /// What its picture's alternative text says, and how often.
    picture: &'static [(&'static str, usize)],
    /// What the leaderboard and the players' stats say.
    leaderboard: &'static [&'static str],
    stats: &'static [&'static str],
}

const TRACES: [Traces; 4] = [
    Traces {
        kind: GameKind::Getaway,
        people: 3,
        result: &[("got away", 2), ("**The loser:**", 1)],
        picture: &[],
        leaderboard: &["lost 1 of 1", "lost 0 of 1"],
        stats: &[],
    },
    Traces {
        kind: GameKind::Palace,
        people: 3,
        result: &[("got away", 2), ("stack by stack", 1)],
        picture: &[("away in stack", 2), ("the loser, with", 1)],
        leaderboard: &["lost 1 of 1", "lost 0 of 1"],
        stats: &["Cards picked up: ", "Stacks burnt: ", "didn’t fit: "],
    },
    Traces {
        kind: GameKind::Bus,
        people: 3,
        result: &[("**The winner:**", 1), ("loser", 0)],
        picture: &[("out in deal", 2), ("has 1 token left", 1)],
        leaderboard: &["won 1 of 1", "won 0 of 1"],
        stats: &["Deals won: ", "Times they stopped the bus: ", "Best hand: "],
    },
    Traces {
        kind: GameKind::King,
        people: 4,
        result: &[("**After 10 of 10 hands:**", 1), ("loser", 0)],
        picture: &[("\n", 4)],
        leaderboard: &["won 1 of 1", "won 0 of 1"],
        stats: &["Negative hands without a penalty: ", "Auctions won: "],
    },
];

async fn every_game_can_be_played_by_commands_alone_and_leaves_its_traces(world: &mut World) {
    let mut tables = Tables::of(world).await;
    tables.presses = false;
    for traces in &TRACES {
        let people = world.people(traces.people);
        let seated = tables
            .open(traces.kind, world.sandbox.guild(), people.clone())
            .await;
        (world.game, world.channel) = (traces.kind.name(), seated.channel);
        tables.all = vec![seated];
        tables.play_out(0, usize::MAX).await;
        let (stored, _) = tables.stored(0).await.expect("a game was played");
        let over = format!("Game {} is over", stored.number);
        let result = world.newest_public(&over).await;
        let counted = |text: &str, said: &[(&str, usize)]| {
            for (part, times) in said {
                assert_eq!(text.matches(part).count(), *times, "{part}: {text}");
            }
        };
        counted(&result.text(), traces.result);
        let [picture] = result.attachments() else {
            panic!("one picture: {}", result.text());
        };
        let alt = picture.description.clone().expect("an alternative text");
        counted(&alt, traces.picture);
        let review = people[1].click(&result, "Review").await.unwrap();
        let review = review.reply().await;
        assert!(review.is_ephemeral());
        says(&review.text(), "A look back at");
        for (command, said) in [
            ("leaderboard", traces.leaderboard),
            ("stats", traces.stats),
            ("verify", &["agree"]),
        ] {
            let text = world.slash(&people[0], command).await.text();
            said.iter().for_each(|said| says(&text, said));
        }
    }
}

/// Plays a game by buttons, and checks that it stays on one screen and takes at most this many
/// requests after its first turn has begun. Returns how many there were before that.
async fn stays_on_one_screen<R: Rules>(
    world: &World,
    people: &[User],
    can_move: impl Fn(&Message) -> bool,
    act: impl AsyncFn(&User, &Message, usize) -> bool,
    most: impl Fn(&Record<R>) -> usize,
) -> usize {
    let (mut turns, mut apart, mut before, mut begun) = (0, 0, String::new(), None);
    while let Some((next, hand, table)) = settled(world, people, &before, &can_move).await {
        begun.get_or_insert_with(|| requests(world));
        let user = &people[next];
        apart = apart.max(world.sandbox.look(|view| {
            let table = table_message(view, world).expect("there is a table").id;
            let seen = view.seen_by(user.id(), world.channel);
            seen.filter(|m| table < m.id && m.id < hand.id).count()
        }));
        if act(user, &hand, turns).await {
            before = table;
        }
        turns += 1;
        world.look_for_leaks().await;
    }
    let begun = begun.expect("somebody played");
    let all = requests(world) - begun;
    let (pings, presses) = effort(world);
    println!(
        "{all} requests for {turns} turns, {presses} presses, {pings} pings, {} public messages",
        posted(world)
    );
    // At first, the answer to the host's command may be in between.
    assert!(apart <= 1, "{apart}");
    assert!(posted(world) <= 4, "{}", posted(world));
    let record: Record<R> = last_record(world, &people[0]).await;
    assert!(all <= most(&record), "{all}");
    begun
}

/// Presses something in the hand, mostly the first. Returns whether that did something.
async fn press_any(user: &User, hand: &Message, _: usize) -> bool {
    let mut offered = controls(hand);
    // This only shows other buttons.
    offered.retain(|control| !control.id.starts_with("bus.show."));
    let rng = &mut rand::rng();
    let control = mostly_first(&offered, rng).expect("something to press");
    is_done(press(user, hand, control, rng).await).await
}

async fn a_game_of_palace_stays_on_one_screen_and_takes_three_requests_a_play(world: &mut World) {
    world.game = "palace";
    let people = world.people(3);
    world.deal(&people, "length:short turn_seconds:0").await;
    let can_be_ready = |hand: &Message| hand.button("Ready").is_some();
    for user in &people {
        world.hand_when(user, "can be ready", can_be_ready).await;
    }
    let dealt = requests(world);
    for user in &people {
        let hand = world.hand_when(user, "can be ready", can_be_ready).await;
        user.click(&hand, "Ready").await.unwrap();
    }
    let can_move = |hand: &Message| !can_be_ready(hand) && !controls(hand).is_empty();
    // Each play takes the answer to the press, the table's edit, and the next player's hand. The
    // end of the game takes some more.
    let most = |record: &Record<palace::rules::Game>| 3 * (record.moves.len() - 3) + 12;
    let begun = stays_on_one_screen(world, &people, can_move, press_any, most).await;
    // The exchange takes three answers, an edit of the table after each, and all hands when
    // play begins. On a slow machine there may be a mention, too.
    assert!(begun - dealt <= 3 + 3 + 3 + 2, "{}", begun - dealt);
}

async fn a_game_of_king_stays_on_one_screen_and_takes_three_requests_a_play(world: &mut World) {
    world.game = "king";
    let people = world.people(4);
    world.deal(&people, "turn_seconds:0").await;
    let can_move = |hand: &Message| !controls(hand).is_empty();
    let most = |record: &Record<king::rules::Game>| record.moves.len() * 33 / 10;
    stays_on_one_screen(world, &people, can_move, press_any, most).await;
}

/// Plays Bus so that somebody stops the bus whenever that is possible at such a turn.
async fn a_game_of_bus(options: &str, stops: impl Fn(usize) -> bool) {
    let can_move = |hand: &Message| hand.button("Keep").is_some();
    let act = async |user: &User, hand: &Message, turn: usize| {
        if hand.button("Stop the bus…").is_some() && stops(turn) {
            match user.click(hand, "Stop the bus…").await {
                Ok(stops) => is_done(user.click(&stops.reply().await, "🛑 Keep").await).await,
                Err(refused) => is_done(Err(refused)).await,
            }
        } else if turn.is_multiple_of(2) {
            press_any(user, hand, turn).await
        } else {
            is_done(user.click(hand, "Keep").await).await
        }
    };
    // Each turn takes three requests: the answer, the table and the next player's hand. The second
    // press of a call takes one more. The last turn of a deal adds the new hands of everyone but
    // the two people who get theirs anyway. Some more are for the end of the game, and for mentions
    // on a slow machine.
    let most = |record: &Record<bus::rules::Game>| {
        let count = |is: fn(&Entry) -> bool| record.moves.iter().filter(|entry| is(entry)).count();
        let deals = count(|entry| matches!(entry, Entry::Deal(_)));
        let calls = count(|entry| {
            matches!(
                entry,
                Entry::Keep { stop: true, .. } | Entry::Swap { stop: true, .. }
            )
        });
        let turns = record.moves.len() - deals;
        3 * turns + calls + (record.seats.len() - 2) * (deals - 1) + 12
    };
    with_short_waits(async |world| {
        world.game = "bus";
        let people = world.people(3);
        world.deal(&people, options).await;
        stays_on_one_screen(world, &people, can_move, act, most).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_bus_stays_on_one_screen_and_takes_few_requests_a_turn() {
    a_game_of_bus("tokens:2 turn_seconds:0", |turn| turn % 10 == 9).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn deals_of_bus_that_end_in_their_first_round_take_few_requests() {
    a_game_of_bus("tokens:3 turn_seconds:0", |_| true).await;
}
