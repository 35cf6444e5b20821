//! Whole games and the names of all hands, in every language.

use super::*;
use getaway_games::bus::computer::Why;
use getaway_games::bus::rules::{Act, Worth};
use std::collections::BTreeSet;

#[test]
fn every_language_tells_a_whole_game_and_no_name_breaks_it() {
    for language in Language::ALL {
        let mut table = Table { language: *language, ..Table::new() };
        with_hostile_names(&mut table.seats);
        let everything = |table: &Table| {
            let stops = (0..3).map(|by| read(&table.hand(by, true)));
            stops.chain([table.everything()]).collect::<Vec<_>>().join("\n")
        };
        let mut said = String::new();
        while !matches!(table.session.public().board.due(), Due::Over(_)) {
            said += &everything(&table);
            table.swap();
            said += &everything(&table);
            table.deal();
            said += &everything(&table);
        }
        table.assert_harmless(&said, Some(table.results()));
    }
}

#[test]
fn every_language_has_every_hand() {
    let pack: Vec<Card> = getaway_games::cards::CardSet::pack(1).iter().collect();
    let mut worths = BTreeSet::new();
    for (n, &a) in pack.iter().enumerate() {
        for (m, &b) in pack.iter().enumerate().skip(n + 1) {
            worths.extend(pack[m + 1..].iter().map(|&c| Worth::of([a, b, c])));
        }
    }
    for language in Language::ALL {
        let catalog = language.catalog_of(GameKind::Bus);
        let told: BTreeSet<String> =
            worths.iter().map(|worth| table::worth_in_words(catalog, *worth)).collect();
        // 13 prials, 12 running flushes, 12 runs and 13 pairs. Flushes and high cards differ only
        // by their highest card, which is at least a five.
        assert_eq!(told.len(), 13 + 12 + 12 + 13 + 10 + 10, "{told:?}");
    }
}

#[test]
fn hands_have_the_names_that_card_players_use() {
    let catalog = Language::English.catalog_of(GameKind::Bus);
    let said = |cards: &str| {
        let cards: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        table::worth_in_words(catalog, Worth::of([cards[0], cards[1], cards[2]]))
    };
    assert_eq!(said("3S 3H 3D"), "three threes");
    assert_eq!(said("AC 2C 3C"), "a running flush, A 2 3");
    assert_eq!(said("KS QD JH"), "a run, K Q J");
    assert_eq!(said("KS 9S 2S"), "a flush, king high");
    assert_eq!(said("9S 9H 4D"), "a pair of nines");
    assert_eq!(said("AD KS 2H"), "ace high");
}

#[test]
fn advice_gives_the_chance_of_winning() {
    let catalog = Language::English.catalog_of(GameKind::Bus);
    let act = |exchange, stop| Act { exchange, stop };
    let [give, take] = ["9D", "3S"].map(|card| card.parse().unwrap());
    let estimate = |candidate, loss_probability| getaway_games::Estimate {
        candidate,
        loss_probability,
        playouts: 100,
    };
    let advice = Advice {
        estimates: vec![
            estimate(act(Exchange::One { give, take }, true), 0.45),
            estimate(act(Exchange::Keep, false), 0.59),
        ],
        why: vec![Why::BestHand, Why::StopNow],
    };
    let hint = hint(catalog, &advice).unwrap();
    insta::assert_snapshot!(plain(&hint.0), @r"
    **Best:** 9♦→3♠ and stop the bus (you win 55%; keep: 41%).
    It makes the best hand you can have now. It’s good enough to stop the bus.
    Estimated from what you can know: your hand, the middle, and what the others took and gave.
    ");
}
