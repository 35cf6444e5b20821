//! Before and after the games: the lobby and the result.

use super::*;
use getaway_games::Results;
use getaway_games::cards::{Card, CardSet};
use getaway_table::Commitment;

#[test]
fn a_lobby_that_is_over_shows_the_words_of_the_cuts() {
    let table = TestTable::new();
    let next = cut(7, &[(1, "**mango** @everyone"), (0, "پتنگ")]);
    let stage = Stage::Lobby(next.clone());
    let scene = table.scene(&stage);
    let begun = read(&lobby::closed(&scene, &next));
    let end = &begun[begun.find("-# ✂️").unwrap()..];
    insta::assert_snapshot!(end.replace(['\u{200b}', '\u{2068}', '\u{2069}'], "¦"), @r"
    -# ✂️ \*Bob\*: \*\*mango\*\* @¦everyone
    -# ✂️ Ann: ¦پتنگ¦
    -# Fair shuffle of game 7: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ff`
    ");
}

#[test]
fn lobbies_and_results_say_that_words_have_become_void() {
    let table = TestTable::new();
    let next = Commitment { voided: 2, ..commitment(8) };
    let lobby = read(&table.lobby_of(&next));
    let result = read(&table.result(&Outcome { next, ..table.lost() }));
    let void =
        "-# **The words so far are void.** Seats or rules have changed: cut again if you like.";
    for shown in [lobby, result] {
        assert!(shown.lines().any(|line| line == void), "{shown}");
    }
}

#[test]
fn a_result_shows_the_words_for_the_next_game() {
    let table = TestTable::new();
    let outcome = Outcome {
        commitment: cut(7, &[(1, "mango")]),
        next: cut(8, &[(0, "kite")]),
        ..table.lost()
    };
    let result = read(&table.result(&outcome));
    assert!(result.contains("✂️ Ann: kite") && !result.contains("mango"), "{result}");
}

#[test]
fn a_result_says_that_its_game_does_not_count() {
    let table = TestTable::new();
    let said = "-# Not counted for the leaderboard: that takes two people.";
    for counts in [true, false] {
        let result = read(&table.result(&Outcome { counts, ..table.lost() }));
        assert_eq!(result.lines().any(|line| line == said), !counts, "{result}");
    }
}

#[test]
fn the_result_tells_of_a_take_that_ends_the_game() {
    let mut table = TestTable::position(Options::default(), ["QH 3S", "4C", ""], 0);
    table.act(Move::Take { seat: seat(0) });
    let results = Results::in_order([2, 1, 0].map(seat));
    let result = read(&table.result(&table.outcome(results)));
    let told = r"<@11> loses: picked up nothing, 3 cards left; \*Bob\* was away in trick 1.";
    assert!(result.starts_with(told), "{result}");
}

#[test]
fn the_result_of_a_loser_without_cards_says_so() {
    let mut table = TestTable::position(Options::default(), ["3H", "4H", ""], 0);
    table.plays([(0, "3H"), (1, "4H")]);
    let result = read(&table.result(&table.lost()));
    let told = "<@12> loses: picked up nothing, no cards left; Ann was away in trick 1.";
    assert!(result.starts_with(told), "{result}");
}

#[test]
fn an_evening_tells_of_neither_a_single_card_nor_a_single_trick() {
    let narrator = Narrator { catalog: Language::English.catalog(), names: &[] };
    let told = |texts: &[&str]| {
        let seat = seat(0);
        let cards: CardSet = texts.iter().map(|text| text.parse::<Card>().unwrap()).collect();
        let picked_up = texts.iter().map(|_| Event::PickedUp { seat, cards });
        let events: Vec<Event> = picked_up.chain([Event::GotAway { seat }]).collect();
        Getaway::moments(&narrator, &events).len()
    };
    assert_eq!((told(&["3H"]), told(&["3H", "4H"])), (0, 2));
}

#[test]
fn a_lobby_says_what_is_special_about_the_table_and_nothing_that_is_as_usual() {
    let mut table = TestTable::new();
    let usual = table.lobby();
    assert!(!usual.contains("**Options"), "{usual}");
    table.options().rules.packs = Packs::Two;
    let special = table.lobby();
    let (_, told) = special.split_once("**Options:** ").unwrap();
    assert!(told.starts_with("Packs of cards"), "{told}");
    assert!(!told.contains("120 seconds"), "{told}");
}

#[test]
fn a_lobby_has_at_most_sixty_words_and_a_result_too() {
    let table = TestTable::new();
    for shown in [table.lobby(), read(&table.result(&table.lost()))] {
        let words = shown.split_whitespace().filter(|word| word.contains(char::is_alphabetic));
        assert!(words.count() <= 60, "{shown}");
    }
}
