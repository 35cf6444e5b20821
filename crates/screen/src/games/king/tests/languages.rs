//! A whole game in every language.

use super::*;

#[test]
fn every_language_tells_a_whole_game_and_no_name_breaks_it() {
    for language in Language::ALL {
        let mut table = Table { language: *language, ..Table::new(Options::default()) };
        with_hostile_names(&mut table.seats);
        let mut said = String::new();
        let mut auctions = 0;
        loop {
            // Tricks are much alike, so a sample is enough.
            let board = table.session.public().board;
            let in_trick =
                matches!(board.due(), Due::Play(_)) && !table.session.round().is_multiple_of(8);
            if !in_trick {
                let hands = (0..4).map(|by| table.own(by, ActsBy::Buttons));
                said += &hands.chain([table.public()]).collect::<Vec<_>>().join("\n");
            }
            match table.session.public().board.due() {
                Due::Over => break,
                Due::Deal(_) => table.next_hand(),
                // Two dealers hold an auction, which the next player wins.
                Due::Choose(_)
                    if auctions < 2 && table.session.public().board.bidding().is_none() =>
                {
                    auctions += 1;
                    said += &table.answer(Act::Choose(Choice::Auction));
                    for call in [Act::Bid(Bid::new(1).unwrap()), Act::Pass, Act::Pass] {
                        said += &table.answer(call);
                    }
                }
                _ => table.go_on(),
            }
        }
        said += &table.history().join("\n");
        table.assert_harmless(&said, Some(table.results()));
    }
}
