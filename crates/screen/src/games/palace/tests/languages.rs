//! A whole game in every language.

use super::*;

#[test]
fn every_language_tells_a_whole_game_and_no_name_breaks_it() {
    for language in Language::ALL {
        let two_packs = Options { packs: Packs::Two, ..HOUSE };
        let mut five =
            Table { language: *language, ..Table::of(two_packs, vec![seats()[0].clone(); 5]) };
        with_hostile_names(&mut five.seats);
        let mut said = five.everything();
        for by in 0..5 {
            five.act(by, Act::Ready);
        }
        for _ in 0..60 {
            said += &five.everything();
            five.go_on();
        }
        let skipped = language.catalog().skipped("");
        let word = skipped.split(':').next().unwrap();
        assert!(said.contains(word), "{word}");
        five.assert_harmless(&said, Results::in_order([4, 2, 0, 1, 3].map(seat)));

        let mut table = Table { language: *language, ..Table::new() };
        with_hostile_names(&mut table.seats);
        let mut said = table.everything();
        let own = table.session.view(seat(0)).unwrap();
        let (hand, up) = (own.hand(), own.board().tableau(seat(0)).up);
        let (hand, up) = (hand.iter().next().unwrap(), up.iter().next().unwrap());
        table.act(0, Act::Swap { hand, up });
        for by in 0..3 {
            table.act(by, Act::Ready);
        }
        for _ in 0..60 {
            if table.session.due().is_none() {
                break;
            }
            said += &table.everything();
            table.go_on();
        }
        table.assert_harmless(&said, Results::in_order([2, 0, 1].map(seat)));
    }
}
