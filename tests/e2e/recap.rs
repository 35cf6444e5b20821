//! What a table's last message tells of an evening.

use discord_sandbox::{Message, User};
use getaway::games::getaway::rules::{Event, Record};
use getaway::games::kit::{Record as GameRecord, Rules};
use getaway::games::options::Named;
use getaway::games::{GameKind, bus, king, palace};

use crate::harness::{World, says, with_bot};
use crate::record::record_of;
use crate::seated::{LIMIT, Tables};

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
pub async fn most_picked_up(world: &World, user: &User, game: u32) -> u32 {
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

/// What is to be told of one or two games of another kind, from their records.
async fn moments(world: &World, kind: GameKind, user: &User, games: &[u32]) -> Vec<String> {
    let mut told = Vec::new();
    match kind {
        GameKind::Getaway => {}
        GameKind::Palace => {
            let (mut most, mut burnt) = (0, 0);
            for &game in games {
                let record = record_of::<palace::rules::Game>(world, user, game).await;
                for event in events(&record) {
                    match event {
                        palace::rules::Event::PickedUp { cards, .. } => {
                            most = most.max(cards.len())
                        }
                        palace::rules::Event::Burnt { cards, .. } => burnt = burnt.max(cards.len()),
                        _ => {}
                    }
                }
            }
            let picked = (most > 0).then(|| format!("picked up a stack of {most} cards"));
            told.extend(picked);
            told.extend((burnt > 0).then(|| format!("burnt a stack of {burnt} cards")));
        }
        GameKind::Bus => {
            let mut best = false;
            for &game in games {
                let record = record_of::<bus::rules::Game>(world, user, game).await;
                let (mut caller, mut hands_of) = (None, Vec::new());
                for event in events(&record) {
                    match event {
                        bus::rules::Event::Dealt { .. } => caller = None,
                        bus::rules::Event::Called { seat } => caller = Some(seat),
                        bus::rules::Event::Showdown { hands, .. } => {
                            hands_of.extend(caller.map(|seat| (seat, hands)));
                        }
                        _ => {}
                    }
                }
                best |= hands_of.iter().any(|(seat, hands)| {
                    let own = hands[seat.index()].map(|hand| hand.worth());
                    hands.iter().flatten().all(|hand| Some(hand.worth()) <= own)
                });
            }
            told.extend(best.then(|| "stopped the bus with the best hand".to_owned()));
        }
        GameKind::King => {
            let mut best = i64::MIN;
            for &game in games {
                let record = record_of::<king::rules::Game>(world, user, game).await;
                for event in events(&record) {
                    if let king::rules::Event::GameOver { scores, .. } = event {
                        let scores = scores.iter().map(|score| i64::from(*score));
                        best = best.max(scores.max().expect("four"));
                    }
                }
            }
            told.push(format!("finished with {best} points"));
        }
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_has_moments_from_its_records() {
    with_bot(async |world| {
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
                games.push(u32::try_from(stored.number.0).expect("a small number"));
                tables.play_out(0, usize::MAX).await;
            }
            let told = close(world, &people[0]).await;
            says(&told.text(), "That was the evening");
            for moment in moments(world, kind, &people[0], &games).await {
                let text = told.text();
                assert!(text.contains(&moment), "{games:?}: no {moment} in {text}");
            }
        }
    })
    .await;
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
