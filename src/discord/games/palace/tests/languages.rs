//! Whole games and all rules in every language.

use super::*;
use crate::discord::games::kit::display;
use crate::discord::render::message::DESCRIPTION_MAX;

#[test]
fn every_language_tells_a_whole_game_and_no_name_breaks_it() {
    for language in Language::ALL {
        let mut table = Table {
            language: *language,
            ..Table::new()
        };
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
        let outcome = Outcome {
            next: cut(8, &[(1, "**kite** @everyone ](http://x.y)"), (0, "پتنگ")]),
            ..table.outcome(Results::in_order([2, 0, 1].map(seat)))
        };
        let result = table.result(&outcome);
        let picture = result.picture.as_ref().expect("the result has a chart");
        said += &format!("{}\n{}", read(&result), picture.legend);
        assert_harmless(&said, &picture.alt, *language);
    }
}

#[test]
fn every_language_has_every_rule() {
    let table = Table::begun();
    for language in Language::ALL {
        let catalog = language.catalog_of(GameKind::Palace);
        let rules = display::rules(catalog, &table.settings, true);
        let text = rules.embed.unwrap().description;
        assert!(text.chars().count() < DESCRIPTION_MAX);
        assert!(text.contains(&catalog.rules_special()), "{text}");
    }
    let mut slow = table;
    for info in &mut slow.seats {
        info.acting = Acting::ForSlow;
    }
    let own = slow.own(0, ActsBy::Buttons);
    assert!(own.contains("[I’m back]"), "{own}");
}
