use super::*;
use crate::custom_id::Period;
use crate::i18n::Language;
use getaway_store::{Best, FairShare, PastGame, PlaceTotal, UserId};

fn standing(user: u64, name: &str, tally: u32) -> Standing {
    Standing {
        user: UserId(user),
        name: Some(name.to_owned()),
        games: 3,
        tally,
        fair_share: FairShare::of_games(3, 3),
        streak: Streak { tallied: tally > 0, games: 2 },
        mean_score: None,
    }
}

fn board(standings: Vec<Standing>) -> LeaderboardPage {
    LeaderboardPage {
        first: 0,
        people: u32::try_from(standings.len()).unwrap(),
        places: places(standings.iter().map(Standing::against_fair_share)),
        standings,
    }
}

fn told(catalog: &Catalog, tally: Tally, board: &LeaderboardPage) -> (String, String) {
    let kind = match tally {
        Tally::LastLoses => GameKind::Getaway,
        Tally::FirstWins => GameKind::King,
    };
    let message = leaderboard(catalog, kind, Period::All, board);
    (message.embed.unwrap().description, message.picture.unwrap().alt)
}

fn rated(points: i64, uncertainty: i64) -> Rating {
    Rating { strength: points * 1000, uncertainty: uncertainty * 1000 }
}

/// Somebody who won two of three games, with negative scores.
fn scored() -> Stats {
    let place = |place, games, tallied| PlaceTotal { place, games, tallied };
    let past = |tallied, against_fair_share| PastGame {
        tallied,
        against_fair_share,
        rating: rated(1_400 + 100 * i64::from(tallied), 130),
    };
    Stats {
        standing: Standing { mean_score: Some(-12.34), ..standing(1, "Ann", 2) },
        best: Best { longest_untallied: 1, longest_tallied: 2, best_score: Some(-3) },
        rating: rated(1_534, 128),
        latest: vec![past(false, 0.0), past(true, 1.5), past(true, 2.0)],
        places: vec![place(1, 2, 2), place(4, 1, 0)],
        figures: Vec::new(),
        opponents: Vec::new(),
    }
}

#[test]
fn names_on_a_leaderboard_are_harmless() {
    let names = ["**Ann** @everyone", "\u{202e}boB", "شہلا", "```x"];
    let standings = (1..).zip(names).map(|(user, name)| standing(user, name, 1));
    let board = board(standings.collect());
    let (text, _) = told(Language::English.catalog(), Tally::LastLoses, &board);
    assert!(text.contains("**Ann** @\u{200b}everyone"), "{text}");
    assert!(text.contains("boB") && !text.contains('\u{202e}'), "{text}");
    assert!(text.contains("\u{2068}شہلا\u{2069}"), "{text}");
    assert_eq!(text.matches("```").count(), 2, "no name ends the block: {text}");
}

#[test]
fn a_leaderboard_shows_losses_or_wins_depending_on_the_tally() {
    let english = Language::English.catalog();
    let mut ann = standing(1, "Ann", 2);
    let board_of = |ann: &Standing| board(vec![ann.clone(), standing(2, "Bob", 0)]);
    let (text, alt) = told(english, Tally::LastLoses, &board_of(&ann));
    insta::assert_snapshot!(text, @r"
    ```
    #    ×   /  ±
    1 2.00 2/3 −2 Ann
    2 0.00 0/3 +2 Bob
    ```
    `×` fair share: 1.00 is average, less is better; big tables, or playing often, don’t count against you. `/` lost of games. `±` games in a row: safe (+) or lost (−). This order is a good one where everyone plays everyone. Where people mostly meet their equals, ratings say more.
    ");
    assert!(alt.starts_with("Losses against"), "{alt}");
    ann.mean_score = Some(-0.04);
    let (text, alt) = told(english, Tally::FirstWins, &board_of(&ann));
    insta::assert_snapshot!(text, @r"
    ```
    #    ×   /  ±   Ø
    1 2.00 2/3 +2 0.0 Ann
    2 0.00 0/3 −2   – Bob
    ```
    `×` fair share: 1.00 is average, more is better; big tables, or playing often, don’t count against you. `/` won of games. `±` games in a row: won (+) or not (−). `Ø` average score. This order is a good one where everyone plays everyone. Where people mostly meet their equals, ratings say more.
    ");
    assert!(alt.starts_with("Wins against"), "{alt}");
}

#[test]
fn people_with_few_games_stand_below_a_line_if_somebody_has_enough() {
    let english = Language::English.catalog();
    let with = |games: &[u32]| board(games_of(games));
    let line = |games: &[u32]| {
        let (text, _) = told(english, Tally::LastLoses, &with(games));
        let said = text.contains("Below the line: fewer than 5 games.");
        let at = text.lines().position(|line| line.starts_with('─'));
        assert_eq!(at.is_some(), said, "{text}");
        at
    };
    assert_eq!(line(&[4, 1]), None);
    assert_eq!(line(&[9, 5]), None);
    // Below the block's first line and its heads.
    assert_eq!(line(&[9, 5, 4, 1]), Some(4));
}

fn games_of(games: &[u32]) -> Vec<Standing> {
    let standings = (1..).zip(games);
    standings.map(|(user, games)| Standing { games: *games, ..standing(user, "Ann", 1) }).collect()
}

#[test]
fn stats_show_losses_or_wins_depending_on_the_tally() {
    let english = Language::English.catalog();
    let mut stats = scored();
    insta::assert_snapshot!(results(english, GameKind::King, &stats).join("\n"), @r"
    Won 2 of 3 (67%)
    Wins against the fair share: 2.00 (1.00 is average, more is better)
    Now: won 2 games in a row
    Longest runs: 2 won, 1 without a win
    Rating: about 1,534
    Places: 1. ×2 · 4. ×1
    Score: best −3, −12.3 a game
    ");
    let picture = results_curve(english, Tally::FirstWins, "Ann", &stats);
    insta::assert_snapshot!(picture.alt, @r"
    Ann: wins against the fair share after each of the games 1 to 3; 1.00 is average. Won: 2, 3. Now: 2.00
    Rating after these games: 1,400 after the first, 1,500 now, at least 1,400, at most 1,500
    ");
    assert!(matches!(picture.chart, Chart::Results(r) if r.more_is_better));
    (stats.best.best_score, stats.standing.mean_score) = (None, None);
    stats.places = vec![PlaceTotal { place: 4, games: 3, tallied: 2 }];
    insta::assert_snapshot!(results(english, GameKind::Getaway, &stats).join("\n"), @r"
    Lost 2 of 3 (67%)
    Losses against the fair share: 2.00 (1.00 is average, less is better)
    Now: lost 2 games in a row
    Longest runs: 1 safe, 2 lost
    First to get away: 0 times
    Rating: about 1,534
    Against three computers at `normal`: would lose about 24 of 100 games
    Got away in place: 4. ×1
    ");
    let picture = results_curve(english, Tally::LastLoses, "Ann", &stats);
    assert!(picture.alt.contains("Lost: 2, 3."), "{}", picture.alt);
    stats.latest.iter_mut().for_each(|game| game.tallied = false);
    for (tally, none) in
        [(Tally::LastLoses, "No game lost. Now: "), (Tally::FirstWins, "No game won. Now: ")]
    {
        let alt = |language: Language| results_curve(language.catalog(), tally, "Ann", &stats).alt;
        assert!(alt(Language::English).contains(none), "{}", alt(Language::English));
        for language in Language::ALL {
            let alt = alt(*language);
            assert!(!alt.contains(['–', '{']) && !alt.contains(": ;"), "{alt}");
        }
    }
}

#[test]
fn wins_and_losses_have_words_of_their_own_in_every_language() {
    for language in Language::ALL {
        let catalog = language.catalog();
        let board = board(vec![standing(1, "Ann", 2), standing(2, "Bob", 0)]);
        let said = |tally| {
            let (text, alt) = told(catalog, tally, &board);
            let picture = results_curve(catalog, tally, "Ann", &scored());
            let kind = match tally {
                Tally::LastLoses => GameKind::Getaway,
                Tally::FirstWins => GameKind::King,
            };
            let stats = results(catalog, kind, &scored());
            let lines = vec![text.lines().last().unwrap().to_owned()];
            [lines, stats[..4].to_vec(), vec![alt, picture.alt, picture.legend]].concat()
        };
        for (lost, won) in said(Tally::LastLoses).iter().zip(said(Tally::FirstWins)) {
            assert!(*lost != won, "{language:?}: {won}");
        }
    }
}

#[test]
fn points_have_a_minus_sign_and_no_hyphen() {
    let told = [0, 999, 1_500, -500, -1_500].map(thousands);
    assert_eq!(told, ["0", "999", "1,500", "−500", "−1,500"]);
}

#[test]
fn ratings_say_how_certain_they_are() {
    let english = Language::English.catalog();
    let rated = |user, name: &str, games, rating| Rated {
        user: UserId(user),
        name: Some(name.to_owned()),
        games,
        rating,
    };
    let board = LeaderboardPage {
        first: 20,
        people: 22,
        places: vec![21, 22],
        standings: vec![
            rated(1, "**Ann**", 200, self::rated(1_537, 90)),
            rated(2, "Bob", 1, self::rated(962, 190)),
        ],
    };
    let (kind, period) = (GameKind::King, Period::Week);
    let message = ratings(english, kind, period, &board);
    insta::assert_snapshot!(message.embed.as_ref().unwrap().description, @r"
    ```
     #     ≈   n
    21 1,537 200 **Ann**
    ────────────
    22  962?   1 Bob
    ```
    `≈` rating, `?` still uncertain, `n` games. How strong somebody plays, from all their games with two or more people. The computer at `normal` has 1,500. Ratings that are still uncertain come last. The period only decides who is listed: people who have played in it. Ratings allow for who was at the table, so they count where equals play equals, too. Below the line: fewer than 5 games.
    Page 2 of 2
    ");
    let shown = format!("{:?}", message.rows);
    assert!(shown.contains("Earlier") && !shown.contains("Later"), "{shown}");
    for language in Language::ALL {
        let message = ratings(language.catalog(), kind, period, &board);
        let text = message.embed.unwrap().description;
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[2].contains("1,537") && lines[4].contains("962?"), "{text}");
        assert!(text.contains("1,500"), "{text}");
    }
}

#[test]
fn the_menus_of_a_leaderboard_show_what_it_shows_even_if_that_is_nothing() {
    let english = Language::English.catalog();
    let (kind, period) = (GameKind::Palace, Period::Month);
    let nothing: LeaderboardPage<Rated> =
        LeaderboardPage { first: 0, people: 0, places: Vec::new(), standings: Vec::new() };
    for (message, by) in [
        (leaderboard(english, kind, period, &board(Vec::new())), "results"),
        (ratings(english, kind, period, &nothing), "ratings"),
    ] {
        assert!(message.picture.is_none());
        let text = message.embed.unwrap().description;
        assert_eq!(text, "No game with two or more people was finished in this time.");
        let chosen = message.rows.iter().filter_map(|row| match row {
            Row::Select { options, .. } => options.iter().find(|option| option.chosen),
            Row::Buttons(_) => None,
        });
        let chosen: Vec<_> = chosen.map(|option| option.label.as_str()).collect();
        assert_eq!(chosen, ["the last 30 days", by]);
    }
}

#[test]
fn only_the_board_of_all_time_says_that_no_game_has_been_finished_yet() {
    let english = Language::English.catalog();
    for period in Period::ALL {
        let message = leaderboard(english, GameKind::King, *period, &board(Vec::new()));
        let text = message.embed.unwrap().description;
        assert_eq!(text.contains(" yet."), *period == Period::All, "{text}");
    }
}

#[test]
fn equal_results_share_a_place_and_people_of_one_name_are_told_apart() {
    assert_eq!(places([5, 5, 4, 3, 3, 3, 1]), [1, 1, 3, 4, 4, 4, 7]);
    let english = Language::English.catalog();
    let board = board(vec![
        standing(1_001, "Ann", 1),
        standing(1_002, "ann", 1),
        standing(1_003, "Bob", 2),
    ]);
    let (text, alt) = told(english, Tally::LastLoses, &board);
    for line in ["1 1.00 1/3 −2 Ann (…1001)", "1 1.00 1/3 −2 ann (…1002)", "3 2.00 2/3 −2 Bob"]
    {
        assert!(text.lines().any(|shown| shown == line), "{line}: {text}");
    }
    for line in ["1. Ann (…1001):", "1. ann (…1002):", "3. Bob:"] {
        assert!(alt.contains(line), "{line}: {alt}");
    }
}
