//! What a table's last message tells of an evening.

use discord_sandbox::{Message, User};
use getaway::games::getaway::rules::{Event, Record};
use getaway::games::kit::Rules;

use crate::harness::{World, says, with_bot};

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
    host.click(&question, "End the table")
        .await
        .expect("it ends");
    let closed = world.newest_public("ended the table").await;
    assert!(!closed.text().contains("result"), "{}", closed.text());
    closed
}

/// The biggest pick-up of a game, computed from its record.
async fn most_picked_up(world: &World, user: &User, game: u32) -> u32 {
    let answer = world.slash(user, &format!("record game:{game}")).await;
    let file = world.sandbox.file(answer.attachments()[0].id);
    let text = String::from_utf8(file.expect("it is kept")).expect("text");
    let record = Record::from_line(text.trim_end()).expect("a record");
    let mut most = 0;
    let replayed = record.replay_with(&mut |before, act| {
        let made = before.clone().make(act, &mut |event| {
            if let Event::PickedUp { cards, .. } = event {
                most = most.max(cards.len());
            }
        });
        made.expect("a recorded move is legal");
    });
    replayed.expect("the record is right");
    most
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_is_told_with_moments_from_its_records() {
    with_bot(async |world| {
        let people = world.people(3);
        let told = evening(world, &people).await;
        for expected in ["That was the evening", "2 games in ", "**Lost:** ", "Alice"] {
            says(&told.text(), expected);
        }
        let first = most_picked_up(world, &people[0], 1).await;
        let second = most_picked_up(world, &people[0], 2).await;
        let game = if second > first { 2 } else { 1 };
        let most = first.max(second);
        if most > 0 {
            let moment = format!("picked up {most} cards at once (game {game})");
            says(&told.text(), &moment);
        }
        assert!(
            told.text().contains(" tricks to get away"),
            "{}",
            told.text()
        );

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
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_single_game_is_not_an_evening_and_a_server_can_turn_it_off() {
    with_bot(async |world| {
        let people = world.people(3);
        world.deal(&people, "turn_seconds:0 take_window:0").await;
        world.play_out(&people, 1).await;
        let closed = close(world, &people[0]).await;
        says(&closed.text(), "This table is closed");
        let saved = world.slash(&people[0], "settings recap:off").await;
        says(&saved.text(), "without a look back");
        world
            .slash(&people[0], "start turn_seconds:0 take_window:0")
            .await;
        for user in &people[1..] {
            world.slash(user, "join").await;
        }
        // The first table had committed itself to game 2.
        for game in [3, 4] {
            world.slash(&people[0], "deal").await;
            world.play_out(&people, game).await;
        }
        let closed = close(world, &people[0]).await;
        says(&closed.text(), "This table is closed");
    })
    .await;
}
