//! A game that is over is dealt again, with restarts before the deal and after it.

use super::*;
use crate::state::tests::with_rules;
use getaway_games::cards::ChanceProof;
use getaway_games::getaway::rules::{FirstTrick, Options};

async fn restarted(tables: Tables, dir: &TempDir) -> (Tables, TableHandle) {
    tables.shutdown().await;
    let tables = super::tables(dir).await;
    let table = tables.find(ChannelId(2)).expect("it is there");
    (tables, table)
}

#[tokio::test]
async fn a_game_is_dealt_again_for_other_people_after_restarts_too() {
    let (dir, mut tables) = fresh().await;
    let rules = Options { first_trick: FirstTrick::InTurn, ..Options::default() };
    let first = dealt_with(&tables, with_rules(rules), 2, 1).await;
    let unfinished = tables.store().game(GameNumber(1)).await.unwrap().unwrap();
    assert!(Again::of(&unfinished).is_none(), "it isn't over");
    play_until(&first, is_over).await;
    let mut of = GameNumber(1);
    // Then the second one is dealt again, which has the cards of the first one.
    for round in 0..2 {
        let stored = tables.store().game(of).await.unwrap().unwrap();
        let again = Again::of(&stored).unwrap();
        let settings = Settings { options: again.options, ..quiet() };
        let people = vec![(person(7), InteractionId(7)), (person(8), InteractionId(8))];
        let opened = tables.start_with(place(2), people, settings, 0, Some(again)).await.unwrap();
        assert_eq!(opened.snapshot().deals_again(), Some(GameNumber(1)));
        let table;
        (tables, table) = restarted(tables, &dir).await;
        assert_eq!(table.snapshot().deals_again(), Some(GameNumber(1)));
        let refused =
            table.ask(request(7, RequestKind::Cut("word".to_owned().try_into().unwrap())));
        assert_eq!(refused.await, Err(Refusal::DealtAgain(GameNumber(1))));
        let Ok(RequestOutcome::Dealt(number)) = table.ask(request(7, RequestKind::Deal)).await
        else {
            panic!("not dealt in round {round}")
        };
        let table;
        (tables, table) = restarted(tables, &dir).await;
        assert_eq!(table.snapshot().deals_again(), Some(GameNumber(1)));
        play_until(&table, is_over).await;
        let table;
        (tables, table) = restarted(tables, &dir).await;
        let shown = table.snapshot();
        let over = outcome(&shown);
        assert_eq!(over.commitment.again.map(|again| again.game), Some(GameNumber(1)));
        assert!(!over.counts && over.next.again.is_none());
        let (one, other) = (
            record_of(tables.store(), GameNumber(1)).await,
            record_of(tables.store(), number).await,
        );
        assert_eq!(other.chance(), Some(&ChanceProof::Again { again: 1 }));
        other.check().unwrap();
        other.verify_again(&one).unwrap();
        table.ask(request(7, STOP)).await.unwrap();
        of = number;
    }
    let earlier = tables.store().earlier_game(GuildId(1), GameNumber(1), None).await.unwrap();
    let ids: Vec<u64> = earlier.known_to.iter().map(|person| person.id.0).collect();
    assert_eq!(ids, [1, 2, 7, 8]);
    assert_eq!((earlier.players.len(), earlier.results.len()), (3, 3));
}
