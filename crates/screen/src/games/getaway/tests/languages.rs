//! Lobby, table, hand and result as people read them in each language, with names that try to break
//! them.

use super::*;
use crate::games::kit::testing::{assert_harmless, with_hostile_names};
use getaway_table::{Person, UserId};

/// Words for cuts, as hostile as a word can be.
const WORDS: [(usize, &str); 3] =
    [(2, "**mango** ||<@&1>|| @everyone"), (0, "`x`](http://x.y) -# @here"), (1, "پتنگ 🪁 王")];

/// The lobby, the table in the first trick, two hands and the result, one below the other.
fn messages(catalog: &'static Catalog) -> String {
    let mut table = TestTable::new();
    with_hostile_names(&mut table.seats);
    table.play(0, "AS");
    let waiting = [Person { id: UserId(14), name: "_Dee_ @here".to_owned() }];
    let scene = |stage| Scene { catalog, waiting: &waiting, ..table.scene(stage) };
    let before = Stage::Lobby(cut(7, &WORDS));
    let playing = table.stage();
    let outcome = Outcome { next: cut(8, &WORDS), ..table.lost() };
    let result = Stage::Result(outcome.clone());
    let game = Running::of::<Getaway>(&playing).and_then(super::playing).expect("cards are played");
    let hand = |by| hand::own(&scene(&playing), game, &table.view(by));
    [
        lobby::open(&scene(&before), &cut(7, &WORDS)),
        display::playing(&scene(&playing), &table.playing()),
        hand(1).message(&scene(&playing), ActsBy::Buttons),
        hand(2).message(&scene(&playing), ActsBy::Commands),
        display::outcome(&scene(&result), &outcome),
    ]
    .map(|message| read(&message))
    .join("\n\n==========\n\n")
}

#[test]
fn every_language_says_it_all_and_no_name_breaks_a_message() {
    for language in Language::ALL {
        let (all, name) = (messages(language.catalog()), language.info().name);
        // Button labels don't render markup, and can't mention anybody.
        let text = all.lines().filter(|line| !line.starts_with('[')).collect::<Vec<_>>().join("\n");
        assert!(!text.contains("@here") && !text.contains("**Ann**"), "{name}");
        assert_harmless(&text, "", *language);
        insta::assert_snapshot!(name, all);
    }
}
