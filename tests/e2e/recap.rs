//! What is told of an evening, once it is over.

use discord_sandbox::{ChannelId, Message, Options, User};
use getaway::cards::Seat;
use getaway::games::king::rules::Penalty;
use getaway::games::{self, GameKind, bus, king, palace};
use getaway::screen::games::bus::table::worth_in_words;
use getaway::screen::i18n::Language;
use getaway::store::{PlayerRow, StoredGame};
use getaway::table::computer_name;
use sqlx::{Executor, PgPool};

use crate::harness::{
    Crew, World, final_reply, new_database, opened_form, says, says_all, slash_in, without_emojis,
};
use crate::record::{events, record_of};
use crate::restart::{killed, no_table_is_open};

tests! { with_bot
    the_next_evening_is_planned_from_the_end_of_this_one
    a_single_game_is_not_an_evening_and_a_server_can_turn_it_off
    an_evening_of_several_games_names_each_of_them
    friendly_games_are_part_of_an_evening_and_nobody_lost_them
    an_evening_goes_on_in_a_thread_and_is_told_in_the_channel
}

tests! { with_process
    a_kill_at_the_end_of_an_evening_still_tells_of_it_once
    an_evening_over_several_tables_is_told_once_when_two_hours_have_passed
}

const TOLD: &str = "That was the evening";

/// Opens a table and plays two short games at it, the first of them with this number.
async fn evening(world: &World, people: &[User], first: u32) {
    world.open(people, "turn_seconds:0 take_window:0").await;
    for game in [first, first + 1] {
        world.slash(&people[0], "deal").await;
        world.lose(&people[0], game).await;
    }
}

/// Closes the table after a result, so nothing may claim that a game is left without one.
async fn close(world: &World, host: &User) -> Message {
    let question = world.slash(host, "stop").await;
    assert!(!question.text().contains("result"), "{}", question.text());
    world.press(host, &question, "End the table").await;
    let closed = world.newest_public(&format!("{} ended the table", host.name())).await;
    assert!(!closed.text().contains("result"), "{}", closed.text());
    closed
}

/// Closes the table after these games, and checks that its last message tells of their moments.
pub async fn is_told(world: &World, kind: GameKind, people: &[User], played: &[StoredGame]) {
    let told = close(world, &people[0]).await.text();
    says_all(&told, ["That was the evening", "2 games in "]);
    for ways in moments(world, kind, people, played).await {
        assert!(ways.iter().any(|moment| told.contains(moment)), "none of {ways:?} in {told}");
    }
}

/// The ways to tell of the best moment, whichever of equal ones it is.
fn best(moments: &[(i64, String)]) -> Vec<String> {
    let most = moments.iter().map(|(worth, _)| *worth).max();
    moments.iter().filter(|(worth, _)| Some(*worth) == most).map(|(_, text)| text.clone()).collect()
}

/// How a seat of a game is called.
fn called(game: &StoredGame, people: &[User], seat: Seat) -> String {
    let until = &game.players[..=seat.index()];
    let owner = |row: &PlayerRow| {
        let user = row.user?;
        Some(people.iter().find(|person| person.id().get() == user.0).expect("they play").name())
    };
    let own = owner(&until[seat.index()]);
    let computers = until.iter().filter(|row| row.user.is_none()).count() as u32;
    own.unwrap_or_else(|| format!("🤖\u{a0}{}", computer_name(computers).latin))
}

/// The moments that the message has to tell, worked out from the records: of each sort the best one,
/// in the ways to tell of it.
async fn moments(
    world: &World,
    kind: GameKind,
    people: &[User],
    played: &[StoredGame],
) -> Vec<Vec<String>> {
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for game in played {
        let (user, number) = (&people[0], u32::try_from(game.number.0).expect("small"));
        let told = |worth: i64, seat, what: String| {
            let name = called(game, people, seat);
            (worth, format!("{name} {what} (game {number})"))
        };
        match kind {
            GameKind::Getaway => {
                use games::getaway::rules::{Event, Position};
                let (mut tricks, mut last) = (0, None);
                for event in events(&record_of::<Position>(world, user, number).await) {
                    tricks +=
                        i64::from(matches!(event, Event::Wasted { .. } | Event::PickedUp { .. }));
                    match event {
                        Event::PickedUp { seat, cards } if cards.len() > 1 => {
                            let what = format!("picked up {} cards at once", cards.len());
                            first.push(told(cards.len().into(), seat, what));
                        }
                        Event::GotAway { seat } => last = Some((tricks, seat)),
                        _ => {}
                    }
                }
                let (tricks, seat) = last.expect("somebody got away");
                if tricks > 1 {
                    second.push(told(tricks, seat, format!("needed {tricks} tricks to get away")));
                }
            }
            GameKind::Palace => {
                use palace::rules::{Event, Position};
                for event in events(&record_of::<Position>(world, user, number).await) {
                    match event {
                        Event::PickedUp { seat, cards } if cards.len() > 1 => {
                            let what = format!("picked up a stack of {} cards", cards.len());
                            first.push(told(cards.len().into(), seat, what));
                        }
                        Event::Burnt { seat, cards } if cards.len() > 1 => {
                            let what = format!("burnt a stack of {} cards", cards.len());
                            second.push(told(cards.len().into(), seat, what));
                        }
                        _ => {}
                    }
                }
            }
            GameKind::Bus => {
                use bus::rules::{Event, Position};
                let catalog = Language::English.catalog_of(kind);
                let mut caller = None;
                for event in events(&record_of::<Position>(world, user, number).await) {
                    match event {
                        Event::Dealt { .. } => caller = None,
                        Event::Called { seat } => caller = Some(seat),
                        Event::Showdown { hands, .. } => {
                            let Some(seat) = caller else { continue };
                            let own = hands[seat.index()].expect("who calls plays").worth();
                            let beaten = hands.iter().flatten().any(|hand| hand.worth() > own);
                            let hand = worth_in_words(catalog, own);
                            let what = format!("stopped the bus with the best hand: {hand}");
                            let what = told(own.number() as i64, seat, what);
                            first.extend((!beaten).then_some(what));
                        }
                        _ => {}
                    }
                }
            }
            GameKind::King => {
                use king::rules::{Event, Position};
                let mut penalty = None;
                for event in events(&record_of::<Position>(world, user, number).await) {
                    match event {
                        Event::Dealt { round, .. } => penalty = round.penalty(),
                        Event::Took { number, trick }
                            if penalty == Some(Penalty::KingOfHearts)
                                && trick.cards.iter().any(|card| card.to_string() == "KH") =>
                        {
                            let what = format!("caught the king of hearts in trick {number}");
                            first.push(told(number as i64, trick.winner, what));
                        }
                        Event::GameOver { scores, .. } => {
                            for (seat, score) in Seat::first(scores.len()).zip(scores) {
                                let what = format!("finished with {score} points");
                                second.push(told(score.into(), seat, what));
                            }
                        }
                        _ => {}
                    }
                }
                assert!(!first.is_empty(), "somebody has to catch it");
            }
        }
    }
    let mut all = vec![best(&first), best(&second)];
    all.retain(|ways| !ways.is_empty());
    all
}

async fn the_next_evening_is_planned_from_the_end_of_this_one(world: &mut World) {
    let people = world.people(3);
    evening(world, &people, 1).await;
    let told = close(world, &people[0]).await;
    says_all(&told, ["That was the evening", "2 games in ", "Lost by Alice (2)."]);
    let praise = "Well played:** Carol (never lost), Bob (never lost), Alice (2 games played)";
    says(&told, praise);
    // Whoever presses plans the next one, with the same options.
    let press = async || people[1].click(&told, "Same time next week?").await.expect("a form");
    let form = opened_form(press).await;
    let value = form.modal().expect("it is filled in").fields[0].value.clone();
    let done = people[1].submit(&form, &[("word", &value)]).await;
    let invitation = done.expect("an answer").reply().await;
    says_all(&invitation, ["shall we play?", "Planned by Bob", "No clock"]);
}

/// Ends an evening, and kills the bot at that moment: before it has told of it, or before it hears
/// that it has. `number`: the first game of the evening.
async fn killed_at_the_end(world: &mut World, people: &[User], number: u32, is_posted: bool) {
    evening(world, people, number).await;
    let question = world.slash(&people[0], "stop").await;
    let faults = world.faults();
    if is_posted {
        faults.cut_requests(100, "POST", "/messages", true);
        faults.hang_requests(100, "GET", "/messages");
    } else {
        faults.hang_requests(1000, "", "/messages");
    }
    faults.hang_requests(1000, "", "/webhooks/");
    people[0].click(&question, "End the table").await.expect("an answer");
    no_table_is_open(world).await;
}

async fn a_kill_at_the_end_of_an_evening_still_tells_of_it_once(world: &mut World) {
    world.loses_answers = true;
    let people = world.people(3);
    let told = |world: &World| world.count_public("That was the evening");
    for (number, is_posted) in [(1, false), (4, true)] {
        killed_at_the_end(world, &people, number, is_posted).await;
        if is_posted {
            world.newest_public("That was the evening").await;
        }
        killed(world).await;
        let message = world.newest_public("That was the evening").await;
        says_all(&message, ["2 games in ", "Lost by Alice (2)."]);
        for button in ["New table", "Same time next week?"] {
            assert!(message.button(button).is_some(), "{button}");
        }
        world.process().logs("cleaned up after 1 ended").await;
        assert_eq!(told(world), if is_posted { 2 } else { 1 });
    }
    // The next process comes a day later.
    killed_at_the_end(world, &people, 7, false).await;
    let earlier = "UPDATE games SET finished_at = finished_at - 86400000";
    world.connect().await.execute(earlier).await.expect("games");
    killed(world).await;
    world.process().logs("cleaned up after 1 ended").await;
    assert_eq!(told(world), 2);
}

async fn a_single_game_is_not_an_evening_and_a_server_can_turn_it_off(world: &mut World) {
    let people = world.dealt(3).await;
    world.lose(&people[0], 1).await;
    says(&close(world, &people[0]).await, "This table is closed");
    says(&world.slash(&people[0], "settings recap:off").await, "without a recap");
    // The first table had committed itself to game 2.
    evening(world, &people, 3).await;
    says(&close(world, &people[0]).await, "This table is closed");
}

/// Makes two hours pass.
async fn two_hours_later(world: &World) {
    let earlier = "UPDATE evenings SET due_at = due_at - 7200000";
    world.connect().await.execute(earlier).await.expect("evenings");
}

async fn an_evening_over_several_tables_is_told_once_when_two_hours_have_passed(world: &mut World) {
    let people = world.people(3);
    evening(world, &people, 1).await;
    // Another table of the same people, after another process has taken over.
    world.restart().await;
    world.slash(&people[0], "start turn_seconds:0 take_window:0").await;
    world.newest_public("3 taken").await;
    world.slash(&people[0], "deal").await;
    let result = world.lose(&people[1], 4).await;
    says_all(&result, ["This evening** (3 games)", "Lost by Alice (2), Bob (1)."]);
    assert_eq!(world.count_public(TOLD), 0);
    world.restart().await;
    two_hours_later(world).await;
    let told = world.newest_public(TOLD).await;
    says_all(&told, ["3 games in ", "Lost by Alice (2), Bob (1).", "Carol (never lost)"]);
    assert!(!told.text().contains("Played:"), "{}", told.text());
    // The table is still there, and another evening begins at it.
    world.restart().await;
    world.slash(&people[0], "deal").await;
    world.lose(&people[2], 5).await;
    says(&close(world, &people[0]).await, "This table is closed");
    assert_eq!(world.count_public(TOLD), 1);
}

async fn an_evening_of_several_games_names_each_of_them(world: &mut World) {
    let people = world.people(3);
    world.open(&people, "turn_seconds:0 take_window:0").await;
    world.slash(&people[0], "deal").await;
    world.play_out(&people, 1).await;
    world.game = "bus";
    world.slash(&people[1], "start turn_seconds:0 tokens:1").await;
    world.newest_public("3 taken").await;
    world.slash(&people[1], "deal").await;
    while world.count_public("Game 3 is over") == 0 {
        for user in &people {
            world.slash(user, "keep stop:yes").await;
            world.slash(user, "keep").await;
        }
    }
    // Whoever closes a table at which nothing was played ends the evening, too.
    world.game = "king";
    world.slash(&people[1], "start").await;
    let told = close(world, &people[1]).await;
    says_all(&told, [TOLD, "2 games in ", "Played: Getaway (1), Stop the Bus (1)."]);
    says_all(&told, ["Lost by ", "Won by ", "(Getaway, game 1)"]);
    assert_eq!(world.count_public(TOLD), 1);
}

async fn friendly_games_are_part_of_an_evening_and_nobody_lost_them(world: &mut World) {
    let people = world.people(3);
    world.open(&people, "turn_seconds:0 take_window:0 friendly:yes").await;
    for game in [1, 2] {
        world.slash(&people[0], "deal").await;
        world.lose(&people[0], game).await;
    }
    let told = close(world, &people[0]).await;
    says_all(&told, [TOLD, "2 games in ", "Alice (2 games played)"]);
    for absent in ["Lost by", "None of you", "never lost"] {
        assert!(!told.text().contains(absent), "{}", told.text());
    }
    let press = async || people[1].click(&told, "Same time next week?").await.expect("a form");
    let form = opened_form(press).await;
    let value = form.modal().expect("it is filled in").fields[0].value.clone();
    let done = people[1].submit(&form, &[("word", &value)]).await;
    says(&done.expect("an answer").reply().await, "Friendly: the game counts nowhere");
}

async fn an_evening_goes_on_in_a_thread_and_is_told_in_the_channel(world: &mut World) {
    let people = world.people(3);
    world.open(&people, "turn_seconds:0 take_window:0").await;
    world.slash(&people[0], "deal").await;
    world.lose(&people[0], 1).await;
    let parent = world.channel;
    world.slash(&people[1], "start thread:yes turn_seconds:0 take_window:0").await;
    world.channel = world.sandbox.look(|view| view.threads(parent)[0].id);
    world.newest_public("a table is open").await;
    world.join(&[people[0].clone(), people[2].clone()]).await;
    world.slash(&people[1], "deal").await;
    world.any_public("has begun").await;
    let last = world.lose(&people[0], 3).await;
    says(&last, "This evening** (2 games)");
    world.channel = parent;
    two_hours_later(world).await;
    says_all(&world.newest_public(TOLD).await, ["2 games in ", "Lost by Alice (2)."]);
}

/// Deals a game in this channel and lets this user lose it.
async fn deal_and_lose(user: &User, channel: ChannelId) {
    slash_in(user, channel, "/getaway deal").await;
    loop {
        let asked = slash_in(user, channel, "/getaway take").await;
        if asked.button("Never mind").is_none() {
            continue;
        }
        let yes = asked.buttons().swap_remove(0).label;
        final_reply(user, &user.click(&asked, &yes).await.expect("an answer")).await;
        if yes == "Take, and lose" {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_goes_on_when_another_process_has_its_server_and_is_told_by_the_next_one() {
    let Some(database) = new_database().await else { return };
    let sandbox = without_emojis(Options::default()).await;
    let mut crew = Crew::new(&sandbox, &[("DATABASE_URL", &database)]);
    let channel = sandbox.channel("general");
    let [alice, bob, carol] = ["Alice", "Bob", "Carol"].map(|name| sandbox.user(name));
    for game in 0..3 {
        crew.start("automatic").await;
        sandbox.commands_registered(2).await;
        // At a table of its own, each time. Those who have come stay.
        slash_in(&alice, channel, "/getaway start take_window:0 turn_seconds:0").await;
        for other in [&bob, &carol] {
            slash_in(other, channel, "/getaway join").await;
        }
        deal_and_lose(&alice, channel).await;
        let over = |view: &discord_sandbox::View<'_>| {
            let all = view.public(channel).filter(|message| message.text().contains("is over"));
            (all.count() > game).then_some(())
        };
        sandbox.wait_for("the result", over).await;
        crew.kill(0).await;
    }
    let pool = PgPool::connect(&database).await.expect("it can be changed");
    pool.execute("UPDATE evenings SET due_at = due_at - 7200000").await.expect("evenings");
    let told = |view: &discord_sandbox::View<'_>| {
        view.public(channel).filter(|message| message.text().contains(TOLD)).count()
    };
    for _ in 0..2 {
        crew.start("automatic").await;
        sandbox.wait_for("the recap", |view| (told(view) > 0).then_some(())).await;
        let left = async || {
            let left = sqlx::query_scalar("SELECT count(*) FROM evenings").fetch_one(&pool).await;
            left.is_ok_and(|left: i64| left == 0)
        };
        crew.story().until_saved(left).await;
        crew.end(0).await;
    }
    assert_eq!(sandbox.look(told), 1);
    let is_whole = |view: &discord_sandbox::View<'_>| {
        view.public(channel).any(|message| message.text().contains("3 games in "))
    };
    assert!(sandbox.look(is_whole));
    sandbox.shutdown().await;
}
