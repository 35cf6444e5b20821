//! Stopping a game that counts: the others are asked, or it is played out.

use super::*;
use crate::games::Level;
use crate::store::GameState;

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
        Stage::Playing(Playing {
            stop: Some(Stop::Vote(vote)),
            ..
        }) => Some(vote.clone()),
        _ => None,
    }
}

#[tokio::test]
async fn a_stopped_game_still_counts() {
    let (_dir, tables) = fresh().await;
    let table = begun(&tables).await;
    table.ask(request(1, STOP)).await.unwrap();
    pass(120).await;
    let over = ends(&table).await;
    let outcome = outcome(&over);
    assert!(outcome.counts);
    assert_eq!(outcome.stopped_by, Some(UserId(1)));
    assert_eq!(
        (counted(&tables, 1).await, counted(&tables, 2).await),
        (1, 1)
    );
    let record = record_of(tables.store(), outcome.commitment.game).await;
    record.verify().unwrap();
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
    assert_eq!(vote(&table), before);
    let id = before.unwrap().id;
    let agreed = table.ask(request(2, RequestKind::AgreeToStop(id))).await;
    assert_eq!(agreed, Ok(RequestOutcome::Stopped));
    let stored = tables.store().game(number).await.unwrap().unwrap();
    assert_eq!(stored.state, GameState::Stopped);
    assert_eq!(counted(&tables, 1).await, 0);
}

#[tokio::test]
async fn a_game_is_played_out_after_a_restart_in_the_middle() {
    let (dir, tables) = fresh().await;
    let hard = Settings {
        level: Level::Hard,
        ..settings()
    };
    let table = dealt_with(&tables, hard, 6).await;
    play_until(&table, |now| tricks(now) > 0).await;
    let number = game(&table);
    table.ask(request(2, RequestKind::Leave)).await.unwrap();
    let moves = async |tables: &Tables| {
        let stored = tables.store().game(number).await.unwrap().unwrap();
        (stored.state, stored.moves)
    };
    let before = moves(&tables).await.1.len();
    let done = table.ask(request(1, STOP)).await;
    assert_eq!(done, Ok(RequestOutcome::PlayedOut));
    let shown = table.snapshot().version;
    // The first part of several.
    while moves(&tables).await.1.len() <= before {
        tokio::task::yield_now().await;
    }
    assert_eq!(table.snapshot().version, shown, "nobody sees a part");
    let asked = table.ask(request(1, STOP)).await;
    tables.shutdown().await;

    let tables = super::tables(&dir).await;
    let table = tables.find(ChannelId(1)).unwrap();
    let (state, part) = moves(&tables).await;
    if state == GameState::Running {
        assert_eq!(asked, Err(Refusal::PlayedOut));
    }
    let over = ends(&table).await;
    assert_eq!(outcome(&over).stopped_by, Some(UserId(1)));
    let (state, all) = moves(&tables).await;
    assert_eq!(state, GameState::Finished);
    assert_eq!(all[..part.len()], part, "what was saved stays");
    record_of(tables.store(), number).await.verify().unwrap();
    assert_eq!(counted(&tables, 1).await, 1);
}
