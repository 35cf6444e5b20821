//! Steps of tables: saved completely or not at all, and read back.

use super::*;

on_both!(
    a_channel_has_at_most_one_open_table,
    a_step_is_saved_completely_or_not_at_all,
    numbers_are_never_reused,
    a_finished_game_reads_back_and_the_secret_is_hidden_until_the_end,
    results_must_cover_exactly_the_seats_that_were_dealt_in,
    a_game_without_a_result_is_finished_and_does_not_count,
    a_parked_table_stays_untouched_until_a_program_continues_it,
    a_failed_step_does_not_affect_others_saved_with_it,
    whoever_was_dealt_the_same_cards_knows_them,
);

async fn a_channel_has_at_most_one_open_table(f: Fixture) {
    let first = f.open_table().await;
    let open = TableChange::Open(doc("{}"));
    let second = f.batch(f.store.new_table().unwrap(), open, vec![], 2).await;
    let refused = f.store.commit(second.clone()).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken)));
    f.commit(first, TableChange::End, vec![], 3).await;
    f.store.commit(second.clone()).await.unwrap();
    let open = f.store.open_tables().await.unwrap();
    assert_eq!(open.len(), 1);
    assert_eq!((open[0].table, open[0].place), (second.table, PLACE));
}

async fn a_step_is_saved_completely_or_not_at_all(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let again = GameChange::Moves { game, from: 0, entries: vec!["{}".to_owned()] };
    let keep = TableChange::Keep(doc("lost"));
    let twice = f.batch(table, keep, vec![again], 11).await;
    assert!(f.store.commit(twice).await.is_err());
    assert_eq!(f.store.open_tables().await.unwrap()[0].doc, "{}");
    assert_eq!(f.store.game(game).await.unwrap().unwrap().moves.len(), 1);
}

async fn numbers_are_never_reused(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 0, 10).await;
    let f = f.reopened().await;
    assert!(f.store.new_game().unwrap() > game);
    assert!(f.store.new_table().unwrap() > table);
}

async fn a_finished_game_reads_back_and_the_secret_is_hidden_until_the_end(f: Fixture) {
    let table = f.open_table().await;
    let game = f.finished(table, &[1, 2], 1, 10).await;
    let stored = f.store.game(game).await.unwrap().unwrap();
    assert_eq!((stored.kind.as_str(), stored.rules_version), (KIND, 3));
    assert_eq!((stored.state, stored.people), (GameState::Finished, 2));
    assert_eq!(stored.options.as_deref(), Some("some options"));
    assert_eq!(stored.deal.as_deref(), Some("some cards"));
    assert_eq!((stored.dealer, stored.mix.ids), (Some(0), vec!["1".to_owned()]));
    assert_eq!(stored.moves, ["a move"]);
    assert_eq!(stored.results, last_loses(1));
    let labels: Vec<_> = stored.players.iter().map(|p| p.label.as_str()).collect();
    assert_eq!(labels, ["person", "person", "easy"]);
    assert_eq!((stored.started, stored.finished), (Some(at(10)), Some(at(10))));
    let last = async |channel, kind| f.store.last_over(channel, kind).await.unwrap();
    assert_eq!(last(CHANNEL, KIND).await, Some(game));
    assert_eq!(last(CHANNEL, OTHER).await, None);
    assert_eq!(last(ChannelId(1), KIND).await, None);

    let next = f.store.new_game().unwrap();
    let secret = "cd".repeat(32);
    let commitment = GameChange::Commit { game: next, kind: OTHER, secret: secret.clone() };
    f.save(table, vec![commitment], 11).await;
    let committed = f.store.game(next).await.unwrap().unwrap();
    assert_eq!(committed.state, GameState::Committed);
    assert_eq!((committed.kind.as_str(), committed.shown_secret()), (OTHER, None));
    assert_eq!(committed.secret_for_table(), secret);
    f.commit(table, TableChange::End, vec![], 12).await;
    let stopped = f.store.game(next).await.unwrap().unwrap();
    assert_eq!(stopped.state, GameState::Stopped);
    assert_eq!(stopped.shown_secret(), Some(secret.as_str()));
    assert_eq!(stopped.results, []);
}

async fn results_must_cover_exactly_the_seats_that_were_dealt_in(f: Fixture) {
    let table = f.open_table().await;
    let three = last_loses(0);
    for results in [three[..2].to_vec(), [&three[..], &three[..1]].concat()] {
        let game = f.store.new_game().unwrap();
        let games = game_of(KIND, game, table_of_three(&[1, 2]), results, vec![]);
        let batch = f.batch(table, TableChange::Keep(doc("{}")), games, 10).await;
        assert!(f.store.commit(batch).await.is_err());
        assert!(f.store.game(game).await.unwrap().is_none());
    }
}

async fn a_game_without_a_result_is_finished_and_does_not_count(f: Fixture) {
    let table = f.open_table().await;
    let game = f.store.new_game().unwrap();
    let games = game_of(KIND, game, table_of_three(&[1, 2]), vec![], vec![]);
    f.save(table, games, 10).await;
    let stored = f.store.game(game).await.unwrap().unwrap();
    assert_eq!(stored.state, GameState::Finished);
    assert_eq!(stored.results, []);
    assert!(stored.shown_secret().is_some(), "it can be verified");
    let all = whole_leaderboard(&f.store, GUILD, KIND, None).await.unwrap();
    assert_eq!(all, []);
    assert_eq!(f.store.stats(GUILD, KIND, UserId(1)).await.unwrap(), None);
}

async fn a_parked_table_stays_untouched_until_a_program_continues_it(f: Fixture) {
    let table = f.open_table().await;
    f.store.park(table, "0.2.0").await.unwrap();
    f.store.park(table, "0.3.0").await.unwrap();
    let parked = f.store.open_tables().await.unwrap().remove(0);
    assert_eq!(parked.parked_by.as_deref(), Some("0.3.0"));
    assert_eq!((parked.kind.as_str(), parked.doc_version), (KIND, 5));
    assert_eq!(parked.doc, "{}");
    f.commit(table, TableChange::Keep(doc("more")), vec![], 2).await;
    let kept = f.store.open_tables().await.unwrap().remove(0);
    assert_eq!((kept.doc.as_str(), kept.parked_by), ("more", None));
    f.commit(table, TableChange::End, vec![], 3).await;
    assert!(f.store.park(table, "0.3.0").await.is_err());
}

async fn a_failed_step_does_not_affect_others_saved_with_it(f: Fixture) {
    let open = |channel| Batch {
        place: Place { channel: ChannelId(channel), ..PLACE },
        ..opening(f.store.new_table().unwrap(), 1)
    };
    // Polled together, they wait together. The second in the same channel fails, the third doesn't.
    let (first, second, third) =
        tokio::join!(f.store.commit(open(1)), f.store.commit(open(1)), f.store.commit(open(2)),);
    first.unwrap();
    assert!(matches!(second, Err(StoreError::ChannelTaken)));
    third.unwrap();
    assert_eq!(f.store.open_tables().await.unwrap().len(), 2);
    let late = open(3);
    f.store.close().await;
    let closed = f.store.commit(late).await;
    assert!(matches!(closed, Err(StoreError::Closed)));
}

async fn whoever_was_dealt_the_same_cards_knows_them(f: Fixture) {
    let table = f.open_table().await;
    let first = f.finished(table, &[1, 2], 0, 10).await;
    let mut changes = whole_game(f.store.new_game().unwrap(), &[2, 3], 1);
    if let GameChange::Begin { mix, .. } = &mut changes[1] {
        mix.again = Some(first.0);
    }
    f.save(table, changes, 11).await;
    f.finished(table, &[4], 0, 12).await;
    let known = async |guild| {
        let earlier = f.store.earlier_game(guild, first, None).await.unwrap();
        assert_eq!((earlier.players.len(), earlier.results), (3, last_loses(0)));
        let named = earlier.known_to.into_iter().map(|person| (person.id.0, person.name));
        named.collect::<Vec<_>>()
    };
    let named = |ids: &[u64]| ids.iter().map(|id| (*id, format!("user {id}"))).collect::<Vec<_>>();
    assert_eq!(known(GUILD).await, named(&[1, 2, 3]));
    assert_eq!(known(GuildId(1)).await, []);
    f.store.forget(UserId(2), DAY).await.unwrap();
    assert_eq!(known(GUILD).await, named(&[1, 3]));
}
