//! What happens once people are out of a game: computers play the rest at once, and at some tables
//! whoever is out may look at all hands, alone. Nobody else is ever shown them.

use std::collections::BTreeSet;

use discord_sandbox::{Message, User};
use getaway::cards::{CardSet, MAX_SEATS, Seat};
use getaway::games::getaway::Getaway;
use getaway::games::getaway::computer::certain_loser;
use rand::RngExt;
use rand::seq::IndexedRandom;

use crate::harness::{World, cards_in, plain, says, sensible};

tests! { with_bot
    computers_play_the_rest_at_once_and_the_result_says_so
    the_last_two_end_what_is_certain_with_the_result_that_was_named
    whatever_anybody_presses_only_people_who_are_out_see_open_hands
}

tests! { with_process only_who_is_out_looks_at_all_hands_also_after_a_kill }

/// Options for a table without waiting times.
const QUICK: &str = "take_window:0 turn_seconds:0";
const OPEN: &str = "watch:out take_window:0 turn_seconds:0";
/// How many random presses are made.
const PRESSES: usize = 300;

async fn computers_play_the_rest_at_once_and_the_result_says_so(world: &mut World) {
    let alice = &world.people(1)[..];
    world.deal_alone(&alice[0], &format!("computers:4 level:easy {QUICK}")).await;
    for game in 1.. {
        let result = world.play_out(alice, game).await;
        if plain(&result).contains("Computers played the rest at once") {
            return;
        }
        world.slash(&alice[0], "deal").await;
    }
}

/// Who certainly loses, if two people are left and that can be told; and the two.
fn certain(world: &World, people: &[User]) -> Option<(Seat, Vec<Seat>)> {
    let views = people.iter().filter_map(|user| world.view::<Getaway>(user));
    let last: Vec<_> = views.filter(|it| it.board().in_play().contains(it.seat())).collect();
    let [one, other] = &last[..] else { return None };
    let mut hands = [CardSet::EMPTY; MAX_SEATS];
    for view in [one, other] {
        hands[view.seat().index()] = view.hand();
    }
    let loser = certain_loser(&one.imagine(&hands)?)?;
    Some((loser, vec![one.seat(), other.seat()]))
}

/// Lets somebody who can make one move. Returns whether anybody could.
async fn one_move(world: &World, people: &[User]) -> bool {
    for user in people {
        if let Some(card) = sensible(&world.offers(user).await) {
            world.play(user, card).await;
            return true;
        }
    }
    false
}

async fn the_last_two_end_what_is_certain_with_the_result_that_was_named(world: &mut World) {
    let people = world.people(3);
    world.deal(&people, QUICK).await;
    for game in 1.. {
        while world.result(game).is_none() {
            let before = world.public_text();
            if let Some((loser, two)) = certain(world, &people) {
                let table = world.any_public("End the game with that result?").await;
                let name = people[loser.index()].name();
                says(&table, &format!("**{name}** loses"));
                for seat in two {
                    let agreed = world.press(&people[seat.index()], &table, "End it like that");
                    says(&agreed.await, "You agree to end the game");
                }
                let result = world.newest_public(&format!("Game {game} is over")).await;
                says(&result, "Computers played the rest at once");
                says(&result, &format!("<@{}>", people[loser.index()].id()));
                return;
            }
            if !one_move(world, &people).await {
                world.wait_beyond(&before).await;
            }
        }
        world.slash(&people[0], "deal").await;
    }
}

/// Lets everyone agree to open hands.
async fn all_agree(world: &World, people: &[User]) {
    for user in people {
        let lobby = world.newest_public("Open hands:").await;
        says(&world.press(user, &lobby, "Agree to open hands").await, "You agree");
    }
    world.newest_public("everyone agrees").await;
}

/// Plays until somebody is out of the game and others play on. Returns the table's message. `None`
/// if the game has ended before.
async fn until_one_is_out(world: &World, people: &[User], game: u32) -> Option<Message> {
    loop {
        let before = world.public_text();
        if world.result(game).is_some() {
            return None;
        }
        if let Some(table) = with_button(world, "All hands") {
            return Some(table);
        }
        if !world.play_round(people).await {
            world.wait_beyond(&before).await;
        }
    }
}

/// The newest public message with this button.
fn with_button(world: &World, label: &str) -> Option<Message> {
    let has = |message: &Message| message.button(label).is_some();
    world.sandbox.look(|view| view.public(world.channel).rfind(|message| has(message)).cloned())
}

fn is_open(message: &Message) -> bool {
    message.text().contains("all hands at this moment")
}

async fn only_who_is_out_looks_at_all_hands_also_after_a_kill(world: &mut World) {
    let people = world.people(4);
    let (players, comer) = (&people[..3], &people[3]);
    world.open(players, OPEN).await;
    says(&world.newest_public("3 taken").await, "Missing: Alice, Bob, Carol\n");
    all_agree(world, players).await;
    // Somebody comes and goes: all are asked anew.
    world.slash(comer, "join").await;
    world.newest_public("Missing: Alice, Bob, Carol, Dave").await;
    world.slash(comer, "leave").await;
    world.newest_public("Missing: Alice, Bob, Carol\n").await;
    all_agree(world, players).await;
    world.restart().await;
    world.slash(&players[0], "deal").await;
    world.any_public("game 1 has begun").await;
    let mut game = 1;
    while until_one_is_out(world, players, game).await.is_none() {
        game += 1;
        world.slash(&players[0], "deal").await;
    }
    world.restart().await;
    let mut hands = Vec::new();
    for user in players {
        let hand = world.slash(user, "hand").await.text();
        hands.push((user, hand.contains("You’ve got away"), hand));
    }
    let table = with_button(world, "All hands").expect("somebody is out");
    let held: BTreeSet<String> = hands.iter().flat_map(|(.., hand)| cards_in(hand)).collect();
    let button = table.button("All hands").and_then(|it| it.custom_id);
    let all_hands = button.expect("a button");
    let mut shown = Vec::new();
    for (user, is_out, _) in &hands {
        let answer = world.press_raw(user, &table, &all_hands).await;
        assert!(answer.is_ephemeral());
        assert_eq!(is_open(&answer), *is_out, "{}", answer.text());
        if *is_out {
            assert!(cards_in(&answer.text()).is_subset(&held), "{}", answer.text());
            assert!(!cards_in(&answer.text()).is_empty(), "{}", answer.text());
            shown.push(answer);
        } else {
            says(&answer, "Only people who are out of this game");
        }
    }
    assert!(!shown.is_empty());
    says(&world.press(comer, &table, "All hands").await, "Only people who are out");
    let (out, ..) = hands.iter().find(|(_, is_out, _)| *is_out).expect("somebody is out");
    // Play goes on, and what was shown stays as it is.
    world.play_round(players).await;
    let now = |message: &Message| world.sandbox.look(|view| view.message(message.id).cloned());
    for before in &shown {
        let now = now(before).expect("it stays");
        assert_eq!((now.history().len(), now.text()), (before.history().len(), before.text()));
    }
    // Whoever leaves isn't out any more.
    world.slash(out, "leave").await;
    // The button is gone once nobody is out, so the press may come too late for it.
    let asked = world.press_raw(out, &table, &all_hands).await;
    assert!(!is_open(&asked), "{}", asked.text());
}

/// People with and without a seat press anything that they see, and play in between. Everything that
/// anybody is shown is checked by the watch over all tests.
async fn whatever_anybody_presses_only_people_who_are_out_see_open_hands(world: &mut World) {
    let people = world.people(5);
    let players = &people[..4];
    world.open(players, OPEN).await;
    let (mut rng, mut games, mut opened) = (rand::rng(), 0, 0);
    for press in 0..PRESSES {
        if world.tables().all().is_empty() {
            // All have left.
            world.open(players, OPEN).await;
        }
        if press % 50 == 0 && world.table().snapshot().next_game().is_some() {
            // Random presses may have brought or taken somebody.
            for user in &people {
                let Some(asks) = with_button(world, "Agree to open hands") else { break };
                let button = asks.button("Agree to open hands").and_then(|it| it.custom_id);
                // It may be gone by now.
                let _ = user.press_raw(&asks, &button.expect("a button")).await;
            }
            for user in &people {
                world.slash(user, "deal").await;
            }
            games += 1;
        }
        let user = people.choose(&mut rng).expect("somebody");
        let mut seen: Vec<Message> = world
            .sandbox
            .look(|view| view.seen_by(user.id(), world.channel).rev().take(6).cloned().collect());
        seen.extend(with_button(world, "All hands"));
        let buttons = seen.iter().flat_map(|message| {
            let ids = message.buttons().into_iter().filter_map(|button| button.custom_id);
            ids.map(move |id| (message, id))
        });
        // Nobody ends the table or opens another one.
        let harmless =
            |id: &str| !["stop", "start", "other"].contains(&id.split('.').next().unwrap_or(id));
        let buttons: Vec<_> = buttons.filter(|(_, id)| harmless(id)).collect();
        let watch = buttons.iter().rfind(|(_, id)| id.starts_with("watch."));
        let chosen = watch.filter(|_| rng.random_bool(0.3)).or_else(|| buttons.choose(&mut rng));
        if let Some((message, id)) = chosen
            && let Ok(answer) = user.press_raw(message, id).await
            && answer.modal().is_none()
        {
            opened += usize::from(is_open(&answer.reply().await));
        }
        if rng.random_bool(0.5) {
            world.play_round(players).await;
        }
        assert_eq!(world.leak().await, Ok(()));
    }
    eprintln!("{PRESSES} presses in {games} games, of which {opened} showed open hands");
}
