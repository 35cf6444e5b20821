//! What people read, message by message.

use super::testing::{Told, promise, seat};
use super::*;
use crate::discord::look::{Look, Row, Seen};
use crate::rules::{LastCard, Mistakes, Move, Options, Packs, SeatSet};
use crate::table::{Acting, Outcome, Settings, Stage};

/// A message as plain text: text, panel, then a line for each row.
fn read(look: &Look) -> String {
    let mut lines = vec![look.text.clone()];
    if let Some(panel) = &look.panel {
        lines.push(format!("# {}\n{}", panel.title, panel.body));
    }
    for row in &look.rows {
        lines.push(match row {
            Row::Buttons(buttons) => {
                let labels = buttons.iter().map(|b| format!("[{}]", b.label));
                labels.collect::<Vec<_>>().join(" ")
            }
            Row::Select { hint, choices, .. } => format!("({hint}: {} choices)", choices.len()),
        });
    }
    lines.retain(|line| !line.is_empty());
    lines.join("\n---\n")
}

fn public(told: &Told) -> String {
    let (stage, playing) = (told.stage(), told.playing());
    read(&trick::open(&told.scene(&stage), &playing, u32::MAX))
}

fn own(told: &Told, by: usize) -> String {
    let (stage, playing) = (told.stage(), told.playing());
    read(&hand::own(&told.scene(&stage), &playing, &told.view(by)))
}

#[test]
fn the_lobby_says_who_sits_what_is_played_and_what_the_shuffle_is_bound_to() {
    let told = Told::new();
    let stage = Stage::Lobby(promise(7));
    insta::assert_snapshot!(read(&lobby::open(&told.scene(&stage), &promise(7))), @r"
    # Getaway: a table is open (game 7)
    Get rid of your cards; the last player left is the loser. Press **Join** to take a seat. When enough seats are taken, the host presses **Deal**.

    **Seats:** 3 taken, 3 to 8 can play
    1. **Ann** (host)
    2. **\*Bob\***
    3. **Computer 1** (normal)
    Play goes down this list.

    **This table plays:**
    120 seconds for each turn
    3 seconds to take a hand before each lead
    The classic rules

    **Fair shuffle:** the cards of game 7 are bound to a secret, fixed before anybody joined. Its fingerprint: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Deal] [Rules]
    ");
}

#[test]
fn the_first_trick_says_who_opens_and_who_still_plays() {
    let mut told = Told::new();
    insta::assert_snapshot!(public(&told), @r"
    <@11>, open with A♠.
    ---
    # Game 7, trick 1
    **Players and cards**
    **Ann**: 18 cards, has the power
    **\*Bob\***: 17 cards
    **Computer 1**: 17 cards

    <@11>, open with A♠.
    ---
    [My hand] [Take] [Rules]
    ");
    told.play(0, "AS");
    insta::assert_snapshot!(public(&told), @r"
    Everybody plays at once. Still to play: <@12>, **Computer 1**
    ---
    # Game 7, trick 1
    **On the table** (♠ spades led)
    Ann **A♠**

    **Players and cards**
    **Ann**: 17 cards, has the power
    **\*Bob\***: 17 cards
    **Computer 1**: 17 cards

    Everybody plays at once. Still to play: <@12>, **Computer 1**
    ---
    [My hand] [Take] [Rules]
    ");
}

#[test]
fn a_later_trick_says_what_the_last_one_did_and_whose_turn_it_is() {
    let mut told = Told::new();
    told.play(0, "AS");
    told.play(1, "2S");
    told.play(2, "3S");
    told.play(0, "4S");
    told.announced = SeatSet::of(seat(1));
    insta::assert_snapshot!(public(&told), @r"
    <@12>, it is your turn.
    ---
    # Game 7, trick 2
    **Trick 1:** Ann played highest with A♠ and has the power. The cards go to the waste.

    **On the table** (♠ spades led)
    Ann **4♠**

    **Players and cards**
    **Ann**: 16 cards, has the power
    **\*Bob\***: 16 cards
    **Computer 1**: 16 cards

    \*Bob\* will take the next player’s cards after this trick.
    <@12>, it is your turn.
    ---
    [My hand] [Take] [Rules]
    ");
}

#[test]
fn tricks_without_a_message_of_their_own_are_told_whole() {
    let mut told = Told::new();
    told.play(0, "AS");
    told.play(1, "2S");
    told.play(2, "3S");
    let (stage, playing) = (told.stage(), told.playing());
    let look = trick::open(&told.scene(&stage), &playing, 1);
    assert!(read(&look).contains("**Trick 1:** Ann **A♠** · \\*Bob\\* **2♠**"));
}

#[test]
fn a_tochoo_a_take_and_the_end_are_told() {
    let hands = ["QH 2C", "3H 4D", "5S 6S"];
    let mut told = Told::position(Options::default(), hands, 0);
    told.act(Move::Take { seat: seat(1) });
    told.play(0, "QH");
    told.play(1, "3H");
    told.play(0, "2C");
    told.play(1, "6S");
    let playing = told.playing();
    let stage = told.stage();
    let scene = told.scene(&stage);
    let closed = trick::closed(&scene, promise(7).game, &playing.past[0]);
    insta::assert_snapshot!(read(&closed), @r"
    # Game 7, trick 9
    \*Bob\* takes all 2 cards of Computer 1.
    Computer 1 gets away.
    **On the table** (♥ hearts led)
    Ann **Q♥** · \*Bob\* **3♥**
    Ann played highest with Q♥ and has the power. The cards go to the waste.
    ");
    insta::assert_snapshot!(read(&trick::closed(&scene, promise(7).game, &playing.past[1])), @r"
    # Game 7, trick 10
    **On the table** (♣ clubs led)
    Ann **2♣** · \*Bob\* **6♠** (tochoo)
    Ann picks up all 2 cards and has the power.
    ");
}

#[test]
fn a_draw_and_a_mistake_are_told() {
    let options = Options {
        last_card: LastCard::DrawFromNeighbour,
        mistakes: Mistakes::Penalise,
        ..Options::default()
    };
    let mut told = Told::position(options, ["QH", "3H 4D 7C", "5H 6S"], 0);
    told.play(0, "QH");
    told.play(1, "3H");
    told.play(2, "5H");
    insta::assert_snapshot!(own(&told, 0), @r"
    **Your hand** (no card)

    You have the power but no card: choose from whose hand to draw.
    ---
    [Draw from *Bob* (2)]
    ");
    let from = crate::rules::trick::Source::Seat(seat(1));
    let (seat, card) = (seat(0), testing::card("4D"));
    told.act(Move::Draw { seat, from, card });
    let slip = crate::rules::Slip::OutOfTurn;
    let (seat, card) = (testing::seat(2), testing::card("6S"));
    told.act(Move::Slip { seat, card, slip });
    insta::assert_snapshot!(public(&told), @r"
    It is the turn of Computer 1.
    ---
    # Game 7, trick 11
    **Trick 10:** Computer 1 played 6♠ out of turn: a mistake, it ends the trick. Computer 1 picks up all 2 cards and has the power. Ann gets away.

    **Players and cards**
    **\*Bob\***: 1 card
    **Computer 1**: 2 cards, has the power
    Away and safe: Ann

    It is the turn of Computer 1.
    ---
    [My hand] [Take] [Rules]
    ");
}

#[test]
fn a_hand_shows_every_card_and_what_may_be_played() {
    let mut told = Told::new();
    insta::assert_snapshot!(own(&told, 0), @r"
    **Your hand** (18 cards)
    ♠ spades: **A♠ K♠ 10♠ 7♠ 4♠**
    ♥ hearts: **K♥ 10♥ 7♥ 4♥**
    ♦ diamonds: **Q♦ 9♦ 6♦ 3♦**
    ♣ clubs: **A♣ J♣ 8♣ 5♣ 2♣**

    You hold A♠: it opens the first trick.
    ---
    [A♠]
    ---
    [Take all of *Bob* (17)]
    ");
    insta::assert_snapshot!(own(&told, 1), @r"
    **Your hand** (17 cards)
    ♠ spades: **J♠ 8♠ 5♠ 2♠**
    ♥ hearts: **A♥ J♥ 8♥ 5♥ 2♥**
    ♦ diamonds: **K♦ 10♦ 7♦ 4♦**
    ♣ clubs: **Q♣ 9♣ 6♣ 3♣**

    It is not your turn. The table’s message shows whose it is.
    ---
    [Take all of Computer 1 (17)]
    ");
    told.play(0, "AS");
    insta::assert_snapshot!(own(&told, 1), @r"
    **Your hand** (17 cards)
    ♠ spades: **J♠ 8♠ 5♠ 2♠**
    ♥ hearts: **A♥ J♥ 8♥ 5♥ 2♥**
    ♦ diamonds: **K♦ 10♦ 7♦ 4♦**
    ♣ clubs: **Q♣ 9♣ 6♣ 3♣**

    It is your turn: follow with one of your spades.
    ---
    [J♠] [8♠] [5♠] [2♠]
    ---
    [After this trick, take the cards of Computer 1]
    ");
    told.play(1, "2S");
    told.play(2, "3S");
    told.announced = SeatSet::of(seat(1));
    told.seats[1].acting = Acting::ForSlow;
    insta::assert_snapshot!(own(&told, 1), @r"
    **Your hand** (16 cards)
    ♠ spades: **J♠ 8♠ 5♠**
    ♥ hearts: **A♥ J♥ 8♥ 5♥ 2♥**
    ♦ diamonds: **K♦ 10♦ 7♦ 4♦**
    ♣ clubs: **Q♣ 9♣ 6♣ 3♣**

    A computer plays for you. Play a card or press **I’m back** to take over.
    You will take the next player’s cards when this trick is over.
    It is not your turn. The table’s message shows whose it is.
    ---
    [Take all of Computer 1 (16)] [I’m back]
    ");
}

#[test]
fn a_hand_too_large_for_buttons_has_selects() {
    let options = Options {
        packs: Packs::Two,
        ..Options::default()
    };
    let cards = crate::rules::CardSet::pack(2);
    let hands = crate::rules::Seat::first(6).map(|s| {
        let dealt = cards.iter().enumerate().filter(|(n, _)| n % 6 == s.index());
        dealt.map(|(_, card)| card).collect()
    });
    let hands: Vec<crate::rules::CardSet> = hands.collect();
    let taken = hands
        .iter()
        .fold(crate::rules::CardSet::EMPTY, |all, hand| all.or(*hand));
    assert_eq!(taken.len(), 104);
    let setup = crate::rules::Setup {
        options,
        dealer: seat(0),
        hands: vec![
            hands[0].or(hands[1]).or(hands[2]).or(hands[3]),
            hands[4],
            Default::default(),
            Default::default(),
            Default::default(),
            Default::default(),
        ],
        away: (2..6).map(seat).collect(),
        power: seat(0),
        tricks: 3,
    };
    let game = crate::rules::Game::try_from(&setup).unwrap();
    let memory = crate::rules::Memory::new(&game);
    let view = crate::rules::View::new(&game, &memory, seat(0));
    let told = Told::new();
    let stage = told.stage();
    let playing = crate::table::Playing {
        board: *game.board(),
        ..told.playing()
    };
    let look = hand::own(&told.scene(&stage), &playing, &view);
    let body = serde_json::to_value(look.body(Seen::ByOne)).unwrap();
    let rows = body["components"].as_array().unwrap();
    assert!(rows.len() <= 5);
    let selects = rows.iter().filter(|row| row["components"][0]["type"] == 3);
    let options: usize = selects
        .map(|row| row["components"][0]["options"].as_array().unwrap().len())
        .sum();
    assert_eq!(options, cards::faces(view.legal_cards()).len());
    assert!(body["content"].as_str().unwrap().chars().count() <= 2000);
}

#[test]
fn a_result_says_who_lost_and_shows_the_secret() {
    let mut told = Told::new();
    told.seats[1].losses = 1;
    let outcome = Outcome {
        promise: promise(7),
        secret: "5ec2e7".repeat(10),
        seats: told.seats.clone(),
        loser: seat(1),
        away: vec![seat(2), seat(0)],
        past: Vec::new(),
        counts: false,
        next: promise(8),
    };
    let stage = Stage::Result(outcome.clone());
    insta::assert_snapshot!(read(&outcome::open(&told.scene(&stage), &outcome, 1)), @r"
    <@12> is the loser of this game.
    ---
    # Game 7 is over
    **The loser:** **\*Bob\***
    1. Computer 1 got away
    2. Ann got away

    **Lost in this series** (0 games)
    Ann: 0
    \*Bob\*: 1
    Computer 1: 0
    This game does not count for the leaderboard: it takes two people for that.

    **The secret of game 7:** `5ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e75ec2e7`
    `/getaway verify` shows that the cards followed from it.

    **Next, game 8.** The fingerprint of its secret: `c0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffee`
    ---
    [Join] [Leave] [Next game] [Rules] [Review]
    ");
}

#[test]
fn the_rules_follow_the_options() {
    let words = crate::discord::words::Language::English.words();
    for options in Options::all() {
        let settings = Settings {
            options,
            ..Settings::default()
        };
        let look = rules::short(words, &settings, true);
        let body = look.panel.unwrap().body;
        assert!(body.chars().count() <= 4096);
        assert_eq!(
            body.contains("Mistakes:"),
            options.mistakes == Mistakes::Penalise
        );
    }
}

#[test]
fn the_largest_table_fits_discords_limits() {
    let mut told = Told::new();
    let long = crate::table::Owner::Person(crate::table::Person {
        id: crate::table::UserId(u64::MAX),
        name: "*".repeat(32),
    });
    told.seats = vec![told.seats[0].clone(); 16];
    for info in &mut told.seats {
        info.owner = long.clone();
    }
    told.settings.options.packs = Packs::Two;
    let stage = Stage::Lobby(promise(7));
    let look = lobby::open(&told.scene(&stage), &promise(7));
    assert!(look.panel.unwrap().body.chars().count() <= 4096);
}
