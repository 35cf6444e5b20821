//! Signs of life.

use super::*;

on_both! {
    the_last_sign_of_life_is_there_after_a_restart,
    hints_are_counted_before_and_after_the_end_of_a_game,
    a_game_that_ended_without_a_result_is_the_last_one_of_its_channel,
}

async fn the_last_sign_of_life_is_there_after_a_restart(f: Fixture) {
    assert_eq!(f.store.signs_of_life().await.unwrap().last(GUILD), None);
    for seconds in [10, 20, 15] {
        f.store.note_life(at(seconds)).await.unwrap();
    }
    let f = f.reopened().await;
    // The clock may have been set back.
    assert_eq!(f.store.signs_of_life().await.unwrap().last(GUILD), Some(at(15)));
}

async fn hints_are_counted_before_and_after_the_end_of_a_game(f: Fixture) {
    let table = f.open_table().await;
    let game = f.store.new_game().unwrap();
    let figures = (0..3).map(|seat| vec![("picked_up", 10 + seat)]).collect();
    let mut changes = game_of(KIND, game, table_of_three(&[1, 2]), last_loses(0), figures);
    let finish = changes.split_off(4);
    f.save(table, changes, 10).await;
    for hints in [1, 2] {
        f.save(table, vec![GameChange::Hints { game, seat: 1, hints }], 11).await;
    }
    let hints = async || {
        let stored = f.store.game(game).await.unwrap().unwrap();
        stored.players.iter().map(|player| player.hints).collect::<Vec<_>>()
    };
    assert_eq!(hints().await, [0, 2, 0]);
    f.save(table, finish, 12).await;
    assert_eq!(hints().await, [0, 2, 0]);
}

async fn a_game_that_ended_without_a_result_is_the_last_one_of_its_channel(f: Fixture) {
    let table = f.open_table().await;
    let finished = f.finished(table, &[1, 2], 0, 10).await;
    let game = f.store.new_game().unwrap();
    let mut dealt = game_of(KIND, game, table_of_three(&[1, 2]), vec![], vec![]);
    dealt.truncate(3);
    f.save(table, dealt, 11).await;
    let last = async || f.store.last_over(CHANNEL, KIND).await.unwrap();
    assert_eq!(last().await, Some(finished), "the other one still runs");
    // Nobody has seen a card of this one.
    let undealt = f.store.new_game().unwrap();
    let commit = GameChange::Commit { game: undealt, kind: KIND, secret: "ab".repeat(32) };
    f.save(table, vec![commit], 12).await;
    f.commit(table, TableChange::End, vec![], 13).await;
    assert_eq!(last().await, Some(game));
    let stored = f.store.game(game).await.unwrap().unwrap();
    assert_eq!((stored.state, stored.results.len()), (GameState::Stopped, 0));
    assert!(stored.shown_secret().is_some());
}
