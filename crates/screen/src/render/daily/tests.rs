use super::*;
use crate::games::kit::testing::buttons;
use crate::i18n::Language;
use crate::render::message::DESCRIPTION_MAX;
use getaway_store::DailyEnd;

const KIND: GameKind = GameKind::Getaway;

fn about(language: Language, phase: Phase) -> About {
    About { catalog: language.catalog_of(KIND), kind: KIND, day: Day::of_index(20_780), phase }
}

fn streaks(now: u32) -> Streaks {
    Streaks { played: now + 2, tallied: 1, now, last: now, best: now + 1 }
}

fn today() -> Today {
    Today { day: Day::of_index(20_780), commit: "a".repeat(64), tomorrow: "b".repeat(64) }
}

fn how(place: u32, ties: i64) -> DailyResult {
    DailyResult { place, ties, rounds: 14 }
}

fn in_time(here: bool) -> OwnEnd {
    let at = Day::of_index(20_780).ends();
    OwnEnd { end: DailyEnd { result: how(2, 6), tallied: false, at }, here }
}

/// A full page of people whose names try to break it.
fn board_of(rows: u32) -> DailyBoard {
    let row = |rank: u32| DailyRow {
        rank,
        user: (rank != 5).then_some(UserId(rank.into())),
        name: (rank != 5).then(|| format!("**[@everyone](x)** {}", "*_`~".repeat(9))),
        result: how(rank % 4 + 1, rank.into()),
    };
    DailyBoard {
        rows: (1..=rows).map(row).collect(),
        here: rows * 3,
        everywhere: rows * 100,
        better_here: 1,
        better_everywhere: 17,
    }
}

fn own_result<'a>(board: &'a DailyBoard, result: DailyResult, squares: &'a str) -> OwnResult<'a> {
    OwnResult { result, squares, counts: true, board, here: true, streaks: streaks(3) }
}

fn description(message: &Message) -> &str {
    &message.embed.as_ref().unwrap().description
}

#[test]
fn a_result_says_how_somebody_did_and_how_the_others_did() {
    let board = board_of(8);
    let own_result = own_result(&board, how(2, 6), "🔹🔺🏁");
    let shown = result(about(Language::English, Phase::Running), own_result, Some(&today()));
    let text = description(&shown).replace(&"b".repeat(60), "…");
    // Also without embeds.
    assert!(shown.said().ends_with("** · **You got away:** place 2 of 4."), "{}", shown.said());
    insta::assert_snapshot!(text, @r"
    🔹🔺🏁
    Tricks: 14 · Cards picked up: 6

    In this server: place 2 of 24. In all servers: place 18 of 800.

    Your streak: 3 days in a row. Your best: 4 days in a row.

    The review, the record and the shuffle of this deal are shown when it closes, <t:1795485600:t> (<t:1795485600:R>).

    Tomorrow’s secret is fixed already. Its fingerprint: `…bbbb`
    ");
    // Only a day that has closed has buttons for review, record and shuffle.
    let labels = |message: &Message| {
        buttons(message).into_iter().map(|button| &*button.label).collect::<Vec<_>>().join(" · ")
    };
    assert_eq!(labels(&shown), "Board · Share · History");
    let over = result(about(Language::English, Phase::Closed), own_result, None);
    assert_eq!(labels(&over), "Board · Share · History · Verify · Review · Replay · Record");
    let lost = OwnResult { result: how(4, 30), ..own_result };
    let lost = result(about(Language::English, Phase::Closed), lost, None);
    assert!(lost.said().ends_with("** · **You were the last one left:** place 4 of 4."));
    // What was finished late is compared with nobody, and can't be shared.
    let late = OwnResult { counts: false, ..own_result };
    let late = result(about(Language::English, Phase::Closed), late, None);
    assert!(description(&late).contains("You finished this deal after it had closed"));
    assert!(!description(&late).contains("In this server") && !labels(&late).contains("Share"));
}

#[test]
fn a_board_names_people_and_says_what_breaks_ties() {
    let mut board = board_of(2);
    board.rows[0].name = Some("Asha".to_owned());
    board.rows[1].name = None;
    let streaks = [(UserId(1), streaks(3)), (UserId(2), streaks(1))];
    let about = about(Language::English, Phase::Closed);
    let shown = self::board(about, &board, 1, &streaks, Some(in_time(true)), None, None);
    insta::assert_snapshot!(description(&shown), @r"
    1\. **Asha**: place 2 · Tricks: 14 · Cards picked up: 1 · 🔥 3 days in a row
    2\. **somebody**: place 3 · Tricks: 14 · Cards picked up: 2

    In the same place, whoever picked up fewer cards is ahead.
    In this server: place 2 of 6. In all servers: place 18 of 200.
    ");
}

#[test]
fn a_result_from_another_server_has_no_place_in_this_one() {
    let (about, board) = (about(Language::English, Phase::Running), board_of(2));
    let shown = self::board(about, &board, 1, &[], Some(in_time(false)), None, None);
    let (_, place) = description(&shown).rsplit_once('\n').unwrap();
    assert_eq!(place, "In all servers: place 18 of 200.");
    let own_result = OwnResult { here: false, ..own_result(&board, how(2, 6), "🔹🏁") };
    let shown = result(about, own_result, None);
    let text = description(&shown);
    assert!(text.contains("place 18 of 200") && !text.contains("In this server"), "{text}");
}

#[test]
fn the_board_of_the_day_before_is_offered_only_if_that_day_had_a_deal() {
    let (about, board) = (about(Language::English, Phase::Running), board_of(2));
    for before in [None, Some(about.day.before())] {
        for shown in [
            intro(about, &today(), streaks(3), None, before),
            self::board(about, &board, 1, &[], None, None, before),
        ] {
            let shown = buttons(&shown);
            let is_offered = shown.iter().any(|button| button.label == "Board of #37");
            assert_eq!(is_offered, before.is_some(), "{shown:?}");
        }
    }
}

#[test]
fn a_shared_result_has_no_card_and_mentions_nobody() {
    let (about, name) = (about(Language::English, Phase::Running), "**<@1>** @everyone");
    let squares = "🔹🔹🏁";
    let shown = shared(about, name, how(1, 0), 3, squares);
    let text = shown.content.replace('\u{200b}', "");
    insta::assert_snapshot!(text, @r"
    **\*\*\<@1\>\*\* @everyone** · Getaway #38 · 1st of 4 · picked up 0 · 3 days in a row
    🔹🔹🏁
    ");
    assert_eq!(shown.mentions, []);
    // A first day is no streak.
    let alone =
        DailyBoard { here: 1, everywhere: 1, better_here: 0, better_everywhere: 0, ..board_of(0) };
    let shown = shared(about, "Ann", how(1, 0), 1, squares);
    assert_eq!(shown.content, "**Ann** · Getaway #38 · 1st of 4 · picked up 0\n🔹🔹🏁");
    let said = "Nobody else in this server has finished this deal yet.";
    assert_eq!(ranked(about.catalog, &alone, true), said);
}

#[test]
fn everything_fits_in_every_language() {
    for language in Language::ALL {
        for phase in [Phase::Running, Phase::Ended, Phase::Closed] {
            let about = about(*language, phase);
            let (board, mine, before) =
                (board_of(SHOWN), Some(in_time(true)), Some(about.day.before()));
            let users = board.rows.iter().filter_map(|row| row.user);
            let streaks: Vec<_> = users.map(|user| (user, self::streaks(365))).collect();
            let own_result = OwnResult {
                counts: phase < Phase::Closed,
                streaks: self::streaks(365),
                ..own_result(&board, how(4, 999), "🔹🔺💥🏁")
            };
            for message in [
                intro(about, &today(), self::streaks(365), before, before),
                result(about, own_result, Some(&today())),
                self::board(about, &board, 2, &streaks, mine, Some(&today()), before),
            ] {
                let mut labels: Vec<_> = buttons(&message).into_iter().map(|b| &b.label).collect();
                labels.sort();
                assert!(labels.windows(2).all(|two| two[0] != two[1]), "{labels:?}");
                let text = description(&message);
                assert!(text.chars().count() <= DESCRIPTION_MAX, "{text}");
                assert!(message.rows.len() <= 5);
            }
            let OwnResult { result, streaks, squares, .. } = own_result;
            let shared = shared(about, &"*".repeat(32), result, streaks.now, squares);
            assert!(shared.content.chars().count() <= 2000);
            assert!(!figures(about.catalog, KIND, self::streaks(4)).is_empty());
        }
    }
}
