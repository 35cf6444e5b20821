//! Whole games and all rules in every language.

use super::*;

#[test]
fn every_language_tells_a_whole_game_and_no_name_breaks_it() {
    for language in Language::ALL {
        let mut table = Table {
            language: *language,
            ..Table::new()
        };
        for (info, (id, name)) in table.seats.iter_mut().zip((11..).zip(HOSTILE)) {
            info.owner = person(id, name);
        }
        let everything = |table: &Table| {
            let hands = (0..3)
                .flat_map(|by| [ActsBy::Buttons, ActsBy::Commands].map(|how| table.own(by, how)));
            let stage = table.stage();
            let told = display::history(&table.scene(&stage), commitment(7).game);
            let told = told.unwrap_or_default().into_iter();
            let told = told.chain([table.public()]).chain(hands);
            told.collect::<Vec<_>>().join("\n")
        };
        let mut said = everything(&table);
        let own = table.session.view(seat(0)).unwrap();
        let (hand, up) = (own.hand(), own.board().tableau(seat(0)).up);
        let (hand, up) = (hand.iter().next().unwrap(), up.iter().next().unwrap());
        table.act(0, PlayerMove::Swap { hand, up });
        for by in 0..3 {
            table.act(by, PlayerMove::Ready);
        }
        for _ in 0..60 {
            if table.session.due().is_none() {
                break;
            }
            said += &everything(&table);
            table.go_on();
        }
        let outcome = Outcome {
            commitment: commitment(7),
            secret: "5ec2e7".repeat(10),
            seats: table.seats.clone(),
            results: Results::in_order([2, 0, 1].map(seat)),
            game: AnyView::Palace(table.session.public()),
            counts: true,
            next: cut(8, &[(1, "**kite** @everyone ](http://x.y)"), (0, "پتنگ")]),
        };
        let stage = Stage::Result(outcome.clone());
        let result = display::outcome(&table.scene(&stage), &outcome);
        let picture = result.picture.as_ref().expect("the result has a chart");
        said += &format!("{}\n{}\n{}", read(&result), picture.alt, picture.legend);
        let name = language.info().name;
        for turned in ['\u{202e}', '\u{2067}'] {
            assert!(!said.contains(turned), "{name}");
        }
        // Button labels and alt texts don't render markup, and can't mention anybody.
        let text = said.replace(&picture.alt, "");
        assert!(
            !text.contains("@everyone") && !text.contains("](http"),
            "{name}"
        );
        for line in text.lines().filter(|line| !line.starts_with('[')) {
            let count = |mark| line.chars().filter(|c| *c == mark).count();
            let opened = count('\u{2066}') + count('\u{2068}');
            assert_eq!(opened, count('\u{2069}'), "{name}: {line}");
        }
    }
}

#[test]
fn every_language_has_every_rule() {
    let table = Table::begun();
    for language in Language::ALL {
        let catalog = language.catalog_of(GameKind::Palace);
        let rules = display::rules(catalog, &table.settings, true);
        let text = rules.embed.unwrap().description;
        assert!(text.chars().count() < crate::discord::render::message::DESCRIPTION_MAX);
        assert!(
            text.contains(&PalaceCatalog(catalog).rules_special()),
            "{text}"
        );
    }
    let slow = Table {
        seats: table
            .seats
            .iter()
            .map(|info| SeatInfo {
                acting: Acting::ForSlow,
                ..info.clone()
            })
            .collect(),
        ..table
    };
    let own = slow.own(0, ActsBy::Buttons);
    assert!(own.contains("[I’m back]"), "{own}");
}
