//! What a table's last message tells of an evening.

use discord_sandbox::{Message, User, View};
use getaway::cards::Seat;
use getaway::games::getaway::rules::Event;
use getaway::games::king::rules::Penalty;
use getaway::games::kit::{Record as GameRecord, Rules};
use getaway::games::options::Named;
use getaway::games::{GameKind, bus, king, palace};
use getaway::store::{PlayerRow, StoredGame};
use sqlx::{Connection, Executor};

use crate::bus::in_words;
use crate::harness::{World, says};
use crate::record::{record, record_of};
use crate::restart::killed;
use crate::seated::{LIMIT, Tables};

tests! { with_bot
    every_game_has_moments_from_its_records
    an_evening_is_told_with_moments_from_its_records
    a_single_game_is_not_an_evening_and_a_server_can_turn_it_off
}

tests! { with_process a_kill_at_the_end_of_an_evening_still_tells_of_it_once }

/// Plays two games, and closes the table.
async fn evening(world: &World, people: &[User]) -> Message {
    world.deal(people, "turn_seconds:0 take_window:0").await;
    world.play_out(people, 1).await;
    world.slash(&people[0], "deal").await;
    world.play_out(people, 2).await;
    close(world, &people[0]).await
}

/// Closes the table after a result, so nothing may claim that a game is left without one.
async fn close(world: &World, host: &User) -> Message {
    let question = world.slash(host, "stop").await;
    assert!(!question.text().contains("result"), "{}", question.text());
    world.press(host, &question, "End the table").await;
    let closed = world.newest_public("ended the table").await;
    assert!(!closed.text().contains("result"), "{}", closed.text());
    closed
}

/// The biggest pick-up of a game, computed from its record.
pub async fn most_picked_up(world: &World, user: &User, game: u32) -> u32 {
    let picked_up = |event| match event {
        Event::PickedUp { cards, .. } => Some(cards.len()),
        _ => None,
    };
    let all = events(&record(world, user, game).await);
    all.into_iter().filter_map(picked_up).max().unwrap_or(0)
}

/// Everything that happens in a record.
fn events<R: Rules>(record: &GameRecord<R>) -> Vec<R::Event> {
    let mut events = Vec::new();
    let replayed = record.replay_with(&mut |before, act| {
        let made = before.clone().make(act, &mut |event| events.push(event));
        made.expect("a recorded move is legal");
    });
    replayed.expect("the record is right");
    events
}

/// The ways to tell of the best moment, whichever of equal ones it is.
fn best<T: Ord + Copy>(moments: &[(T, String)]) -> Vec<String> {
    let most = moments.iter().map(|(worth, _)| *worth).max();
    let best = moments.iter().filter(|(worth, _)| Some(*worth) == most);
    best.map(|(_, text)| text.clone()).collect()
}

/// How a seat of a game is called.
fn called(game: &StoredGame, people: &[User], seat: Seat) -> String {
    let until = &game.players[..=seat.index()];
    let owner = |row: &PlayerRow| {
        let user = row.user?;
        let person = people.iter().find(|person| person.id().get() == user.0);
        Some(person.expect("they play").name())
    };
    let own = owner(&until[seat.index()]);
    let computers = until.iter().filter(|row| row.user.is_none()).count();
    own.unwrap_or_else(|| format!("Computer {computers}"))
}

/// The moments that the message has to tell, worked out from the records.
async fn moments(
    world: &World,
    kind: GameKind,
    people: &[User],
    games: &[StoredGame],
) -> Vec<Vec<String>> {
    // The moments of each sort, with what they are worth.
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for game in games {
        let number = u32::try_from(game.number.0).expect("a small number");
        let told = |seat, what: String| {
            let name = called(game, people, seat);
            format!("{name} {what} (game {number})")
        };
        match kind {
            GameKind::Getaway => {}
            GameKind::Palace => {
                let record = record_of::<palace::rules::Game>(world, &people[0], number).await;
                for event in events(&record) {
                    match event {
                        palace::rules::Event::PickedUp { seat, cards } => {
                            let count = cards.len() as i64;
                            let what = format!("picked up a stack of {count} cards");
                            first.push((count, told(seat, what)));
                        }
                        palace::rules::Event::Burnt { seat, cards } => {
                            let count = cards.len() as i64;
                            let what = format!("burnt a stack of {count} cards");
                            second.push((count, told(seat, what)));
                        }
                        _ => {}
                    }
                }
            }
            GameKind::Bus => {
                let record = record_of::<bus::rules::Game>(world, &people[0], number).await;
                let mut caller = None;
                for event in events(&record) {
                    match event {
                        bus::rules::Event::Dealt { .. } => caller = None,
                        bus::rules::Event::Called { seat } => caller = Some(seat),
                        bus::rules::Event::Showdown { hands, .. } => {
                            let Some(seat) = caller else { continue };
                            let own = hands[seat.index()].expect("who calls plays").worth();
                            let beaten = hands.iter().flatten().any(|hand| hand.worth() > own);
                            let hand = in_words(own);
                            let what = format!("stopped the bus with the best hand: {hand}");
                            let what = told(seat, what);
                            first.extend((!beaten).then_some((own.number() as i64, what)));
                        }
                        _ => {}
                    }
                }
            }
            GameKind::King => {
                let record = record_of::<king::rules::Game>(world, &people[0], number).await;
                let mut penalty = None;
                for event in events(&record) {
                    match event {
                        king::rules::Event::Dealt { round, .. } => penalty = round.penalty(),
                        king::rules::Event::Took { number, trick }
                            if penalty == Some(Penalty::KingOfHearts)
                                && trick.cards.iter().any(|card| card.to_string() == "KH") =>
                        {
                            let what = format!("caught the king of hearts in trick {number}");
                            first.push((number as i64, told(trick.winner, what)));
                        }
                        king::rules::Event::GameOver { scores, .. } => {
                            for (seat, score) in Seat::first(scores.len()).zip(scores) {
                                let what = format!("finished with {score} points");
                                second.push((score.into(), told(seat, what)));
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

async fn every_game_has_moments_from_its_records(world: &mut World) {
    let story = world.story();
    let seed = rand::random();
    let mut tables = Tables::new(&world.sandbox, &world.database(), seed, LIMIT, story).await;
    // Commands alone, so nobody presses for a further game.
    tables.presses = false;
    let people = world.people(2);
    for kind in [GameKind::Palace, GameKind::Bus, GameKind::King] {
        let guild = world.sandbox.guild();
        let seated = tables.open(kind, guild, people.clone()).await;
        (world.game, world.channel) = (kind.name(), seated.channel);
        tables.all = vec![seated];
        let mut games = Vec::new();
        for game in 0..2 {
            if game > 0 {
                world.slash(&people[0], "deal").await;
            }
            let (stored, _) = tables.stored(0).await.expect("a game is played");
            games.push(stored);
            tables.play_out(0, usize::MAX).await;
        }
        let told = close(world, &people[0]).await;
        says(&told.text(), "That was the evening");
        for ways in moments(world, kind, &people, &games).await {
            let text = told.text();
            let is_told = ways.iter().any(|moment| text.contains(moment));
            assert!(is_told, "seed {seed}: none of {ways:?} in {text}");
        }
    }
}

/// Ends an evening, and kills the bot at that moment: before it has told of it, or before it hears
/// that it has. `number`: the first game of the evening.
async fn killed_at_the_end(world: &mut World, people: &[User], number: u32, is_posted: bool) {
    world.deal(people, "turn_seconds:0 take_window:0").await;
    world.play_out(people, number).await;
    world.slash(&people[0], "deal").await;
    world.play_out(people, number + 1).await;
    let question = world.slash(&people[0], "stop").await;
    let faults = world.faults();
    if is_posted {
        faults.cut_requests(100, "POST", "/messages", true);
        faults.hang_requests(100, "GET", "/messages");
    } else {
        faults.hang_requests(1000, "", "/messages");
    }
    faults.hang_requests(1000, "", "/webhooks/");
    let press = people[0].click(&question, "End the table").await;
    says(&press.expect("an answer").text(), "The table is closed");
}

async fn a_kill_at_the_end_of_an_evening_still_tells_of_it_once(world: &mut World) {
    world.loses_answers = true;
    let people = world.people(3);
    let is_told = |message: &&Message| message.text().contains("That was the evening");
    let told = |world: &World| {
        let told = |view: &View<'_>| view.public(world.channel).filter(is_told).count();
        world.sandbox.look(told)
    };
    for (number, is_posted) in [(1, false), (4, true)] {
        killed_at_the_end(world, &people, number, is_posted).await;
        if is_posted {
            world.newest_public("That was the evening").await;
        }
        killed(world).await;
        let message = world.newest_public("That was the evening").await;
        for expected in ["2 games in ", "**Lost:** "] {
            says(&message.text(), expected);
        }
        assert!(message.button("Same time next week?").is_some());
        world.process().logs("cleaned up after 1 ended").await;
        assert_eq!(told(world), if is_posted { 2 } else { 1 });
    }
    // The next process comes a day later.
    killed_at_the_end(world, &people, 7, false).await;
    let database = sqlx::SqliteConnection::connect(&world.database()).await;
    let mut database = database.expect("the bot has made it");
    let earlier = "UPDATE games SET finished_at = finished_at - 86400000";
    database.execute(earlier).await.expect("games");
    killed(world).await;
    world.process().logs("cleaned up after 1 ended").await;
    assert_eq!(told(world), 2);
}

async fn an_evening_is_told_with_moments_from_its_records(world: &mut World) {
    let people = world.people(3);
    let told = evening(world, &people).await;
    for expected in ["That was the evening", "2 games in ", "**Lost:** ", "Alice"] {
        says(&told.text(), expected);
    }
    let first = most_picked_up(world, &people[0], 1).await;
    let second = most_picked_up(world, &people[0], 2).await;
    let game = if second > first { 2 } else { 1 };
    let most = first.max(second);
    let moment = format!("picked up {most} cards at once (game {game})");
    assert!(most == 0 || told.text().contains(&moment), "{moment}");
    says(&told.text(), " tricks to get away");

    // Whoever presses plans the next one, with the same options.
    let form = people[1].click(&told, "Same time next week?").await;
    let form = form.expect("a form");
    let modal = form.modal().expect("it is filled in");
    let value = modal.fields[0].value.clone();
    let done = people[1].submit(&form, &[("word", &value)]).await;
    let invitation = done.expect("an answer").reply().await;
    for expected in ["shall we play?", "Planned by Bob", "No clock"] {
        says(&invitation.text(), expected);
    }
}

async fn a_single_game_is_not_an_evening_and_a_server_can_turn_it_off(world: &mut World) {
    let people = world.people(3);
    world.deal(&people, "turn_seconds:0 take_window:0").await;
    world.play_out(&people, 1).await;
    let closed = close(world, &people[0]).await;
    says(&closed.text(), "This table is closed");
    let saved = world.slash(&people[0], "settings recap:off").await;
    says(&saved.text(), "without a look back");
    world.open(&people, "turn_seconds:0 take_window:0").await;
    // The first table had committed itself to game 2.
    for game in [3, 4] {
        world.slash(&people[0], "deal").await;
        world.play_out(&people, game).await;
    }
    let closed = close(world, &people[0]).await;
    says(&closed.text(), "This table is closed");
}
