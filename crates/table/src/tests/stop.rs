//! Stopping a game that counts: the others are asked, or a computer takes over the asker's seat.

use super::*;
use getaway_store::GameState;

/// Deals a game to two people and two computers, and plays its first trick.
async fn begun(tables: &Tables) -> TableHandle {
    let table = dealt(tables, 1, 2, 2).await;
    play_until(&table, |now| tricks(now) > 0).await;
    table
}

/// How many games the store counts for a person.
async fn counted(tables: &Tables, person: u64) -> u32 {
    let stats = tables.store().stats(GuildId(1), "getaway", UserId(person));
    stats.await.unwrap().map_or(0, |stats| stats.standing.games)
}

fn vote(table: &TableHandle) -> Option<Vote> {
    match &table.snapshot().stage {
        Stage::Playing(GameSnapshot { vote: Some(vote), .. }) => Some(vote.clone()),
        _ => None,
    }
}

#[tokio::test]
async fn a_vote_goes_on_after_a_restart() {
    let (dir, tables) = fresh().await;
    let table = begun(&tables).await;
    let number = game(&table);
    table.ask(request(1, STOP)).await.unwrap();
    let before = vote(&table);
    assert!(before.is_some());
    tables.shutdown().await;

    let tables = super::tables(&dir).await;
    let table = tables.find(ChannelId(1)).unwrap();
    // The clock of this process isn't ahead, so the vote ends earlier by it.
    let without_time =
        |vote: Option<Vote>| vote.map(|vote| (vote.by, vote.id, vote.agreed, vote.asked));
    assert_eq!(without_time(vote(&table)), without_time(before.clone()));
    let id = before.unwrap().id;
    let agreed = table.ask(request(2, RequestKind::AgreeToStop(id))).await;
    assert_eq!(agreed, Ok(RequestOutcome::Stopped));
    assert_eq!(tables.store().game(number).await.unwrap().unwrap().state, GameState::Stopped);
    assert_eq!(counted(&tables, 1).await, 0);
}

#[tokio::test]
async fn computers_finish_a_game_that_all_have_left_also_after_a_restart() {
    let (dir, tables) = fresh().await;
    let table = begun(&tables).await;
    let number = game(&table);
    table.ask(request(2, RequestKind::Leave)).await.unwrap();
    assert_eq!(table.ask(request(1, STOP)).await, Ok(RequestOutcome::ReplacedAtOnce));
    tables.shutdown().await;

    let tables = super::tables(&dir).await;
    let table = tables.find(ChannelId(1)).unwrap();
    let over = until(&table, is_over).await;
    assert!(outcome(&over).counts);
    record_of(tables.store(), number).await.verify().unwrap();
    assert_eq!(counted(&tables, 1).await, 1);
}

#[tokio::test]
async fn whoever_wants_the_channel_of_a_deserted_game_gets_it_when_the_game_is_over() {
    let (_dir, tables) = fresh().await;
    let table = begun(&tables).await;
    for who in [1, 2] {
        table.ask(request(who, RequestKind::Leave)).await.unwrap();
    }
    let start = || tables.start(place(1), person(9), InteractionId(9), quiet(), 3);
    start().await.unwrap();
    assert_eq!(table.snapshot().stage, Stage::Ended(End::Deserted));
    assert_eq!((counted(&tables, 1).await, counted(&tables, 2).await), (1, 1));
}

#[tokio::test]
async fn a_game_in_a_channel_that_is_gone_counts() {
    let (_dir, tables) = fresh().await;
    let table = begun(&tables).await;
    table.ask(request(1, STOP)).await.unwrap();
    tables.channel_gone(ChannelId(1)).await;
    until(&table, |now| now.stage == Stage::Ended(End::ChannelGone)).await;
    assert_eq!((counted(&tables, 1).await, counted(&tables, 2).await), (1, 1));
}
