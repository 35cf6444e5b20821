//! The board with which a month closes.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use discord_sandbox::{ChannelKind, Permissions, Whose};
use getaway::table::daily::Month;
use sqlx::Executor;

use crate::harness::{World, plain, says, says_all};

tests! { with_process a_month_closes_with_one_post_that_names_the_best_of_it }

const TOLD: &str = "The month’s best: ";
const CLOSED: &str = "a month is closed";

/// Moves all games that are over into the month before this one, as if the bot had been away since.
async fn a_month_ago(world: &World) {
    let (begins, _) = Month::of(SystemTime::now()).before().times();
    let then = begins + Duration::from_secs(14 * 86_400);
    let then = then.duration_since(UNIX_EPOCH).expect("after 1970").as_millis();
    let moved = format!("UPDATE games SET finished_at = {then} + number WHERE state = 'finished'");
    let mut database = world.connect().await;
    database.execute(sqlx::AssertSqlSafe(moved)).await.expect("games");
    database.execute("DELETE FROM evenings").await.expect("evenings");
    database.execute("DELETE FROM months").await.expect("months");
}

async fn a_month_closes_with_one_post_that_names_the_best_of_it(world: &mut World) {
    let (people, sandbox) = (world.people(3), world.sandbox.clone());
    let usual = world.channel;
    world.open(&people, "turn_seconds:0 take_window:0").await;
    for game in 1..=5 {
        world.slash(&people[0], "deal").await;
        let loser = if game == 5 { &people[1] } else { &people[0] };
        world.lose(loser, game).await;
    }
    // Most is played where not everyone looks in.
    let hidden = sandbox.create_channel(sandbox.guild(), "back-room", ChannelKind::Text);
    world.channel = hidden;
    world.open(&people, "turn_seconds:0 take_window:0").await;
    for game in 7..=12 {
        world.slash(&people[0], "deal").await;
        world.lose(&people[2], game).await;
    }
    let (view, none) = (Permissions::VIEW_CHANNEL, Permissions::default());
    sandbox.overwrite(hidden, Whose::Role(sandbox.guild().get().into()), none, view);
    sandbox.overwrite(hidden, Whose::Member(sandbox.application_id().get().into()), view, none);
    world.channel = usual;

    // Nobody has asked for it.
    a_month_ago(world).await;
    world.restart().await;
    world.process().logs(CLOSED).await;
    assert_eq!(world.count_public(TOLD), 0);

    says(&world.slash(&people[0], "settings monthly:on").await, "names its best three");
    a_month_ago(world).await;
    world.restart().await;
    let board = world.newest_public(TOLD).await;
    let text = plain(&board);
    says_all(&text, ["Getaway (5 games)", "Carol: lost 0 of 5 (0.00 × fair share)"]);
    says_all(&text, ["Bob: lost 1 of 5 (0.60 × fair share)", "Alice: lost 4 of 5"]);
    const SILENT: u64 = 1 << 12;
    assert!(board.mentioned.is_empty() && board.now().flags & SILENT != 0, "phones ring");
    world.process().logs(CLOSED).await;
    // A process that was killed before it could note that looks for what is there.
    a_month_ago(world).await;
    world.restart().await;
    world.process().logs(CLOSED).await;
    assert_eq!(world.count_public(TOLD), 1);
    world.channel = hidden;
    assert_eq!(world.count_public(TOLD), 0);
}
