//! A cup in the result of a game: everyone's points, and in the end who has won, with the course of the
//! points as a picture.

use super::chart::signed;
use super::message::Picture;
use super::names::{computer, distinct_names, escaped};
use super::scores;
use crate::i18n::Catalog;
use crate::pictures::{Chart, Scores};
use getaway_table::{Cup, CupPlayer, Owner, UserId};

/// How many players are in the picture, the best ones.
const DRAWN: usize = 16;

/// What the cup has come to: who has won, if this was the last game, and everyone's points.
pub fn lines(catalog: &Catalog, cup: &Cup) -> Vec<String> {
    let ranked = ranked(catalog, cup);
    let places = scores::places(ranked.iter().map(|(_, player)| player.sum()));
    let told = places
        .iter()
        .zip(&ranked)
        .map(|(place, (name, player))| {
            let points = catalog.series_seat(escaped(name), player.sum());
            catalog.outcome_place(*place as usize, points)
        })
        .collect::<Vec<_>>()
        .join(" · ");
    let points = catalog.cup_points(cup.played(), cup.games, told);
    let won = Some(winners(&ranked)).filter(|won| cup.is_over() && !won.is_empty()).map(|won| {
        let best = won[0].1.sum();
        let names: Vec<String> = won.iter().map(|(name, _)| escaped(name)).collect();
        let is_shared = names.len() > 1;
        let who = catalog.list(names);
        if is_shared { catalog.cup_shared(who, best) } else { catalog.cup_won(who, best) }
    });
    won.into_iter().chain([points]).collect()
}

/// The course of everyone's points.
pub fn picture(catalog: &Catalog, cup: &Cup) -> Box<Picture> {
    let mut ranked = ranked(catalog, cup);
    ranked.truncate(DRAWN);
    let told = (1_usize..).zip(&ranked).map(|(number, (name, player))| {
        let sums = catalog.list(player.points.iter().map(u32::to_string));
        catalog.cup_player(number, name.clone(), sums)
    });
    let line = |player: &CupPlayer| {
        let points = player.points.iter().map(|points| i32::try_from(*points).unwrap_or(i32::MAX));
        [0].into_iter().chain(points).collect()
    };
    Box::new(Picture {
        legend: catalog.cup_legend(signed(catalog, ranked.iter().map(|(name, _)| escaped(name)))),
        alt: catalog.cup_alt(told.collect::<Vec<_>>().join("\n")),
        name: "cup",
        chart: Chart::Scores(Scores {
            lines: ranked.iter().map(|(_, player)| line(player)).collect(),
            won: winners(&ranked).len(),
        }),
    })
}

/// The players with their names, the one with most points first.
fn ranked<'a>(catalog: &Catalog, cup: &'a Cup) -> Vec<(String, &'a CupPlayer)> {
    let person = |player: &'a CupPlayer| match &player.owner {
        Owner::Person(person) => (person.id, Some(&person.name[..])),
        Owner::Computer { .. } => (UserId(0), None),
    };
    let names = distinct_names(catalog, cup.players.iter().map(person)).into_iter();
    let called = names.zip(&cup.players).map(|(name, player)| match player.owner {
        Owner::Person(_) => (name, player),
        Owner::Computer { number, .. } => (computer(catalog, number), player),
    });
    let mut ranked: Vec<_> = called.collect();
    ranked.sort_by_key(|(_, player)| std::cmp::Reverse(player.sum()));
    ranked
}

/// Those with the most points, of players in order. Without any result nobody has won.
fn winners<'a, 'b>(ranked: &'b [(String, &'a CupPlayer)]) -> &'b [(String, &'a CupPlayer)] {
    let best = ranked.first().map_or(0, |(_, player)| player.sum());
    let count = ranked.partition_point(|(_, player)| best > 0 && player.sum() == best);
    &ranked[..count]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kit::testing::person;
    use crate::i18n::Language;
    use getaway_games::Level;

    fn cup(games: u32, points: [&[u32]; 3]) -> Cup {
        let owners = [
            person(1, "Ann"),
            person(2, "*Bob*"),
            Owner::Computer { level: Level::Easy, number: 1 },
        ];
        let player = |(owner, points): (Owner, &[u32])| CupPlayer { owner, points: points.into() };
        Cup { games, players: owners.into_iter().zip(points).map(player).collect() }
    }

    #[test]
    fn a_cup_says_everyones_points_and_in_the_end_who_has_won() {
        let catalog = Language::English.catalog();
        let said = |cup: &Cup| lines(catalog, cup).join("\n").replace('\u{a0}', " ");
        let first = cup(2, [&[0], &[2], &[1]]);
        let points = "🏆 **Cup, game 1 of 2:** 1\\. \\*Bob\\*: 2 · 2\\. 🤖 Ada: 1 · 3\\. Ann: 0";
        assert_eq!(said(&first), points);
        let last = cup(2, [&[0, 2], &[2, 3], &[1, 1]]);
        let told = said(&last);
        assert!(told.starts_with("🏆 **\\*Bob\\* wins the cup** with 3 points!\n"), "{told}");
        let shared = said(&cup(2, [&[0, 2], &[2, 2], &[1, 1]]));
        assert!(
            shared.starts_with("🏆 **Ann, \\*Bob\\* share the cup** with 2 points each!\n"),
            "{shared}"
        );
        assert!(shared.contains("1\\. Ann: 2 · 1\\. \\*Bob\\*: 2 · 3\\. 🤖 Ada: 1"), "{shared}");
    }

    #[test]
    fn nobody_wins_a_cup_in_which_no_game_had_a_result() {
        let cup = cup(2, [&[0, 0], &[0, 0], &[0, 0]]);
        for language in Language::ALL {
            let told = lines(language.catalog(), &cup);
            assert_eq!(told.len(), 1, "{told:?}");
            let picture = picture(language.catalog(), &cup);
            let Chart::Scores(scores) = &picture.chart else { panic!("a curve") };
            assert_eq!(scores.won, 0, "{language:?}");
        }
    }

    #[test]
    fn the_course_of_a_cup_is_drawn_and_told_in_every_language() {
        for language in Language::ALL {
            let picture = picture(language.catalog(), &cup(2, [&[0, 2], &[2, 3], &[1, 1]]));
            assert!(picture.alt.contains("Ann") && picture.legend.contains("Ann"), "{language:?}");
            let Chart::Scores(scores) = &picture.chart else { panic!("a curve") };
            assert_eq!((scores.lines[0].clone(), scores.won), (vec![0, 2, 3], 1));
            picture.chart.png().expect("it can be drawn");
        }
    }
}
