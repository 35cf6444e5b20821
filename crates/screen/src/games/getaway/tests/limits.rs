//! How the largest hands, tables and results fit into Discord's limits.

use std::sync::Arc;

use super::*;
use getaway_games::cards::CardSet;
use getaway_games::getaway::session;
use getaway_games::options::Named;
use getaway_games::{self, Results};
use getaway_table::{Commitment, Owner, SeatInfo};

#[test]
fn a_hand_too_large_for_buttons_has_menus() {
    let options = Options { packs: Packs::Two, ..Options::default() };
    let cards = CardSet::pack(2);
    let hands = Seat::first(6).map(|s| {
        cards.iter().enumerate().filter(|(n, _)| n % 6 == s.index()).map(|(_, card)| card).collect()
    });
    let hands: Vec<CardSet> = hands.collect();
    let mut left = [CardSet::EMPTY; 6];
    left[0] = hands[0].or(hands[1]).or(hands[2]).or(hands[3]);
    left[1] = hands[4];
    let game = rules::Position::between_tricks(options, &left, seat(0), 3);
    let memory = rules::Memory::new(&game);
    let view = rules::View::new(&game, &memory, seat(0));
    let table = TestTable::new();
    let stage = table.stage();
    let playing = Stage::Playing(table.playing_on(game));
    let scene = table.scene(&stage);
    let message = hand::own(&scene, self::game(&playing), &view).message(&scene, ActsBy::Buttons);
    let body = message.shown(Visibility::Ephemeral, &CardStyle::default());
    let body = serde_json::to_value(body).unwrap();
    let rows = body["components"].as_array().unwrap();
    assert!(rows.len() <= 5);
    let selects = rows.iter().filter(|row| row["components"][0]["type"] == 3);
    let options: usize =
        selects.map(|row| row["components"][0]["options"].as_array().unwrap().len()).sum();
    assert_eq!(options, cards::faces(view.legal_cards()).len());
    let plain = body["content"].as_str().unwrap();
    assert!(plain.chars().count() <= 2000);

    // The text also fits with emojis. The options are labels in any case.
    let pictured = serde_json::to_value(message.shown(Visibility::Ephemeral, &pictured())).unwrap();
    let text = pictured["content"].as_str().unwrap();
    assert!(text.chars().count() <= 2000, "{text}");
    assert_eq!(text.matches("<:").count(), cards::faces(view.hand()).len());
    let first = &pictured["components"][0]["components"][0]["options"][0];
    assert_eq!(first["label"], "A♠ – ace of spades");
    assert!(first["emoji"].is_null(), "{first}");
}

/// A card style with emojis.
pub fn pictured() -> CardStyle {
    CardStyle { emojis: Some(Arc::new(EmojiSet::numbered())), ..CardStyle::default() }
}

#[test]
fn a_hand_of_seventeen_and_its_trick_have_room_for_pictures() {
    let mut table = TestTable::new();
    table.plays([(0, "AS"), (1, "2S"), (2, "3S"), (0, "4S")]);
    let stage = table.stage();
    let scene = table.scene(&stage);
    for message in [
        hand::own(&scene, game(&stage), &table.view(1)).message(&scene, ActsBy::Buttons),
        table::open(&scene, game(&stage)),
    ] {
        let bare = message.shown(Visibility::Ephemeral, &CardStyle::default());
        let body = message.shown(Visibility::Ephemeral, &pictured());
        let (bare, body) =
            (serde_json::to_string(&bare).unwrap(), serde_json::to_string(&body).unwrap());
        assert!(body.matches("<:").count() >= 4, "{body}");
        println!("{} bytes without emojis, {} with", bare.len(), body.len());
        assert!(!bare.contains("<:"), "{bare}");
    }
}

/// A person whose name takes the most room: each of its 32 characters is escaped.
fn longest(id: u64) -> Owner {
    person(u64::MAX - id, &"*".repeat(32))
}

#[test]
fn the_largest_table_fits_discords_limits() {
    let message = table_of_sixteen().lobby_of(&commitment(7));
    assert!(message.embed.unwrap().description.chars().count() <= 4096);
}

/// A commitment for which everyone at a table of 16 has cut with the word that takes the most
/// room.
fn all_have_cut(game: u64) -> Commitment {
    let words: Vec<String> = (0..16).map(|at| format!("{:*>40}", at)).collect();
    let words: Vec<(usize, &str)> = words.iter().map(String::as_str).enumerate().collect();
    cut(game, &words)
}

/// A table with two packs and sixteen people with the longest names and tallies.
fn table_of_sixteen() -> TestTable {
    let info = |id| SeatInfo { tally: u32::MAX, ..SeatInfo::new(longest(id)) };
    let mut table = TestTable { seats: (0..16).map(info).collect(), ..TestTable::new() };
    table.options().rules.packs = Packs::Two;
    table
}

/// The description as it is sent. Checks that it is within the limit and has all 16 words.
fn with_all_words(message: &Message) -> String {
    let body = message.shown(Visibility::Public, &CardStyle::default());
    let body = serde_json::to_value(&body).unwrap();
    assert!(body["content"].as_str().unwrap().chars().count() <= 2000);
    let text = body["embeds"][0]["description"].as_str().unwrap().to_owned();
    assert!(text.chars().count() <= 4096, "{text}");
    for cut in all_have_cut(1).cuts {
        let word = crate::render::names::escaped(cut.word.as_str());
        let line = |line: &&str| line.contains('✂') && line.contains(&word);
        assert!(text.lines().any(|l| line(&l)), "{word}: {text}");
    }
    text
}

#[test]
fn sixteen_hostile_words_fit_the_lobby_of_every_game_and_the_longest_result_in_every_language() {
    let mut table = table_of_sixteen();
    let next = all_have_cut(7);
    let outcome = Outcome {
        commitment: next.clone(),
        results: Results::in_order(Seat::first(16)),
        next: next.clone(),
        ..table.lost()
    };
    // Other people have come since, so the result lists them, too.
    for (id, info) in (16..).zip(&mut table.seats) {
        info.owner = longest(id);
    }
    for language in Language::ALL {
        for kind in GameKind::ALL {
            let lobby = Stage::Lobby(next.clone());
            let scene = Scene { catalog: language.catalog_of(*kind), ..table.scene(&lobby) };
            let text = with_all_words(&lobby::open(&scene, &next));
            assert!(text.contains(&next.commit[..40]), "{text}");
            with_all_words(&lobby::closed(&scene, &next));
        }
        let stage = Stage::Result(outcome.clone());
        let scene =
            Scene { catalog: language.catalog_of(GameKind::Getaway), ..table.scene(&stage) };
        let text = with_all_words(&display::outcome(&scene, &outcome));
        assert!(text.contains(&next.commit[..40]), "{text}");
    }
}

#[test]
fn a_table_of_sixteen_with_the_longest_names_fits() {
    let hands: Vec<CardSet> = Seat::first(16)
        .map(|s| {
            let pack = CardSet::pack(2);
            let dealt = pack.iter().take(96).enumerate().filter(|(n, _)| n % 16 == s.index());
            dealt.map(|(_, card)| card).collect()
        })
        .collect();
    let options = Options { packs: Packs::Two, ..Options::default() };
    let mut rules = rules::Position::between_tricks(options, &hands, seat(0), 3);
    let table = table_of_sixteen();
    let mut events = Vec::new();
    let mut history = rules::History::new(&rules);
    for _ in 0..16 {
        let (rules::Due::Play(by) | rules::Due::Lead(by)) = rules.board().due() else { break };
        let card = rules.board().legal_cards(by, rules.hand(by)).iter().next().unwrap();
        let act = Move::Play { seat: by, card };
        history.apply(&mut rules, act, &mut |event| events.push(event)).unwrap();
        let (stage, mut playing) = (table.stage(), table.playing_on(rules));
        let getaway_games::PublicView::Getaway(session::PublicView::Playing(view)) =
            &mut playing.game
        else {
            panic!("cards are played")
        };
        let log = session::TrickLog { number: 4, events: events.clone() };
        view.counts = vec![6; 16];
        view.past = vec![Arc::new(log.clone())];
        view.present = log;
        let playing = Stage::Playing(playing);
        let message = table::open(&table.scene(&stage), game(&playing));
        let body = message.embed.unwrap().description;
        assert!(body.chars().count() <= 4096, "{}", body.chars().count());
    }
}
