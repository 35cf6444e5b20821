//! `/getaway stop`.

use discord_sandbox::{Permissions, User};
use getaway::games::GameKind;
use getaway::games::options::Named;
use getaway::store::{GameState, StoredGame};

use crate::harness::{World, says, says_all};
use crate::seated::Tables;

tests! { with_bot
    stop_ends_a_table_after_asking
    a_moderator_who_does_not_sit_there_ends_a_game_without_a_result
}

tests! { with_process
    a_game_that_everyone_agrees_to_end_has_no_result
    a_game_that_all_have_left_is_finished_and_counts_even_after_a_kill
}

/// How many moves to make: something has been done then, but nobody is out of any game yet.
const BEGUN: usize = 2;

async fn stop_ends_a_table_after_asking(world: &mut World) {
    let alice = world.user("Alice");
    world.slash(&alice, "start computers:3").await;
    let question = world.slash(&alice, "stop").await;
    says(&world.press(&alice, &question, "Never mind").await, "Nothing was changed");
    world.close(&alice).await;
    world.slash(&alice, "start").await;
    world.any_public("a table is open").await;
}

/// Opens a table of each of these games, and plays until something has been done.
async fn begun(world: &World, people: &[User], kinds: &[GameKind]) -> Tables {
    let (guild, mut tables) = (world.sandbox.guild(), Tables::of(world).await);
    for kind in kinds {
        tables.add(*kind, guild, people.to_vec()).await;
    }
    for table in 0..tables.all.len() {
        while moves(&tables, table).await < BEGUN {
            tables.play(table).await;
        }
    }
    tables
}

async fn moves(tables: &Tables, table: usize) -> usize {
    let stored = tables.stored(table).await;
    stored.map_or(0, |(stored, _)| stored.moves.len())
}

async fn stored(tables: &Tables, table: usize) -> StoredGame {
    tables.stored(table).await.expect("it is dealt").0
}

/// Makes this the table for the next commands.
fn turn_to(world: &mut World, tables: &Tables, table: usize) {
    let seated = &tables.all[table];
    (world.game, world.channel) = (seated.kind.name(), seated.channel);
}

async fn a_game_that_everyone_agrees_to_end_has_no_result(world: &mut World) {
    let people = world.people(3);
    let (alice, bob, carol) = (&people[0], &people[1], &people[2]);
    // A vote is the same in every game.
    let mut tables = begun(world, &people, &[GameKind::Getaway, GameKind::Bus]).await;
    for table in 0..tables.all.len() {
        turn_to(world, &tables, table);
        says(&world.stop(alice).await, "asks the others");
        let shown = world.newest_public("asks to end this game").await;
        says(&shown, "Still asked: Bob, Carol");
        assert_eq!(shown.mentioned, [], "nobody is notified by an edit");
        let agreed = world.press(bob, &shown, "End it").await;
        says(&agreed, "You agree to end the game");
        world.newest_public("Agreed: Bob").await;
    }
    // A kill in the vote: it goes on, and so does the game.
    world.restart().await;
    for table in 0..tables.all.len() {
        turn_to(world, &tables, table);
        let before = moves(&tables, table).await;
        while moves(&tables, table).await == before {
            tables.play(table).await;
        }
        let shown = world.newest_public("Agreed: Bob").await;
        says(&world.press(carol, &shown, "Take back").await, "can take this back");
        for (user, said) in [
            (bob, "You’ve already agreed"),
            (&world.user("Dave"), "Only people who still play"),
            (carol, "The table is closed"),
        ] {
            says(&world.press(user, &shown, "End it").await, said);
        }
        let end = world.newest_public("This table is closed").await;
        says(&end, "everyone else who still played agreed");
        let agree = shown.button("End it").expect("it's asked").custom_id;
        let late = world.press_raw(carol, &shown, &agree.expect("it has an id")).await;
        assert!(!late.text().is_empty());
        assert_eq!(tables.stored(table).await.map(|_| ()), None, "it's stopped");
        world.press(alice, &end, "New table").await;
        world.newest_public("a table is open").await;
    }
}

async fn a_game_that_all_have_left_is_finished_and_counts_even_after_a_kill(world: &mut World) {
    let people = world.people(3);
    let tables = begun(world, &people, GameKind::ALL).await;
    for table in 0..tables.all.len() {
        turn_to(world, &tables, table);
        for user in &people[1..] {
            world.slash(user, "leave").await;
        }
        let question = world.slash(&people[0], "stop").await;
        says(&question, "Nobody else still plays");
        let said = world.press(&people[0], &question, "End the table").await;
        says(&said, "a computer has taken over your seat");
        // A kill in the middle, or just after it.
        world.restart().await;
        // The computers may need longer than a wait for a message lasts.
        let is_finished = async || stored(&tables, table).await.state == GameState::Finished;
        world.story().until_saved(is_finished).await;
        let number = stored(&tables, table).await.number;
        // The last hand of King can be over before the game is.
        world.newest_public(&format!("Game {number} is over")).await;
        let stored = stored(&tables, table).await;
        assert_eq!(stored.state, GameState::Finished);
        getaway::table::record(&stored).unwrap().unwrap().verify().unwrap();
        let board = world.slash(&people[0], "leaderboard").await.text();
        for user in &people {
            says(&board, &user.name());
        }
    }
}

async fn a_moderator_who_does_not_sit_there_ends_a_game_without_a_result(world: &mut World) {
    let people = world.people(4);
    let (three, moderator) = (&people[..3], &people[3]);
    world.deal(three, "take_window:0 turn_seconds:0").await;
    world.play_round(three).await;
    world.grant(moderator, Permissions::MANAGE_MESSAGES);
    says(&world.stop(&people[0]).await, "asks the others");
    let shown = world.newest_public("asks to end this game").await;
    says(&world.press(&people[0], &shown, "Take back").await, "the game goes on");
    let question = world.slash(moderator, "stop").await;
    says(&question, "The game ends without a result");
    world.press(moderator, &question, "End the table").await;
    // Whoever doubts the shuffle can check it, also after a restart.
    let closed = world.newest_public("This table is closed").await;
    says(&closed, "Game 1 ended without a result");
    says(&world.press(&people[0], &closed, "Verify").await, "This game ended without a result");
    world.restart().await;
    for command in ["verify", "verify game:1"] {
        let verified = world.slash(&people[1], command).await;
        says_all(&verified, ["The cards are as promised", "This game ended without a result"]);
    }
    let record = world.slash(&people[1], "record").await;
    says_all(&record, ["The record of game 1", "This game ended without a result"]);
}
