//! What a table's last message tells of an evening.

use discord_sandbox::{Message, User};
use getaway::cards::Seat;
use getaway::games::king::rules::Penalty;
use getaway::games::{self, GameKind, bus, king, palace};
use getaway::screen::games::bus::table::worth_in_words;
use getaway::screen::i18n::Language;
use getaway::store::{PlayerRow, StoredGame};
use getaway::table::computer_name;
use sqlx::Executor;

use crate::harness::{World, opened_form, says, says_all};
use crate::record::{events, record_of};
use crate::restart::{killed, no_table_is_open};

tests! { with_bot
    the_next_evening_is_planned_from_the_end_of_this_one
    a_single_game_is_not_an_evening_and_a_server_can_turn_it_off
}

tests! { with_process a_kill_at_the_end_of_an_evening_still_tells_of_it_once }

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
                use games::getaway::rules::{Event, Game};
                let (mut tricks, mut last) = (0, None);
                for event in events(&record_of::<Game>(world, user, number).await) {
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
                use palace::rules::{Event, Game};
                for event in events(&record_of::<Game>(world, user, number).await) {
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
                use bus::rules::{Event, Game};
                let catalog = Language::English.catalog_of(kind);
                let mut caller = None;
                for event in events(&record_of::<Game>(world, user, number).await) {
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
                use king::rules::{Event, Game};
                let mut penalty = None;
                for event in events(&record_of::<Game>(world, user, number).await) {
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
